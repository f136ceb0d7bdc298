"""Writes every picture: ``python -m resources.cardgen [folder]``."""

import sys
from pathlib import Path

from resources.cardgen.build import write_all

if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
