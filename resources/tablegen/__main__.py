"""Writes every tile: ``python -m resources.tablegen [folder]``."""

import sys
from pathlib import Path

from resources.tablegen.tiles import write_all

if __name__ == "__main__":
    write_all(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent)
