"""Storage works on a machine without Qt, and asks for nothing but its own layers."""

import pkgutil
import subprocess
import sys
from pathlib import Path

import spider_qt.storage


def test_no_module_of_storage_imports_qt_or_the_interface(project_root: Path) -> None:
    names = [
        f"spider_qt.storage.{m.name}" for m in pkgutil.iter_modules(spider_qt.storage.__path__)
    ]
    assert "spider_qt.storage.journal" in names
    script = (
        f"import sys, {', '.join(names)}\n"
        "heads = ('PySide6', 'shiboken6', 'spider_qt.ui', 'spider_qt.app', 'pickle')\n"
        "print([name for name in sys.modules if name.startswith(heads)])\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, cwd=project_root, check=True
    )
    assert run.stdout.split() == [b"[]"]
