"""The door to ``python -m gallery`` for those who look for it among the scripts."""

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if __name__ == "__main__":
    runpy.run_module("gallery", run_name="__main__")
