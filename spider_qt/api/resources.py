"""Where the program's own data files are: beside the package or in the checkout."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent


def resource_path(*parts: str) -> Path:
    """Return the path of a file or folder of ``resources/``, installed or in a checkout.

    Args:
        parts: the way below ``resources/``, for instance ``"cards", "classic"``.
    """
    installed = _PACKAGE / "resources"
    base = installed if installed.is_dir() else _PACKAGE.parent / "resources"
    return base.joinpath(*parts)
