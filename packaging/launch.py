"""Where the frozen program begins: the same entrance as the installed command."""

import sys

from spider_qt.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
