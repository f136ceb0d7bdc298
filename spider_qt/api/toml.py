"""Reading TOML that strangers wrote: only what can be read in a moment.

``tomllib`` takes half a minute for a dotted key of 64 kilobytes, and a plugin's files are
read before anybody has said yes to it.
"""

from typing import Any

from spider_qt.api.variant_file_lines import DEEPEST, LONGEST_NUMBER, scan


def load_toml(text: str) -> dict[str, Any]:
    """Return what a TOML text holds.

    Raises:
        ValueError: if it is not TOML, or would take too long; the message names the line.
    """
    found = scan(text)
    if found.too_deep:
        raise ValueError(f"more than {DEEPEST} levels lie in each other (at line {found.too_deep})")
    if found.too_long:
        most = LONGEST_NUMBER
        raise ValueError(f"a number has more than {most} digits (at line {found.too_long})")
    import tomllib  # a start whose manifests are known does not need it

    return tomllib.loads(text)
