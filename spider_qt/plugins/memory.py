"""How much memory the process has, and a limit to it while a plugin's code runs.

The limit is the system's (``RLIMIT_AS``) and stands only during a call: programs that
ours starts, such as a browser, would inherit it and could not live with it.
"""

import os
import sys
from typing import Final

_STATM: Final = "/proc/self/statm"


def resident_bytes() -> int:
    """Return the memory that the process occupies, in bytes; 0 where that is not known."""
    pages = _statm(1)
    if pages is not None:
        return pages
    return _resident_elsewhere()


def _statm(field: int) -> int | None:
    """A field of Linux' account of this process in bytes: 0 addresses, 1 resident."""
    try:
        with open(_STATM, "rb") as stream:  # noqa: PTH123 - twice a second, and cheaper so
            return int(stream.read().split()[field]) * os.sysconf("SC_PAGESIZE")
    except (OSError, ValueError, IndexError, AttributeError):
        return None


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS of the Windows API."""

        _fields_ = [
            ("cb", wintypes.DWORD),
            ("PageFaultCount", wintypes.DWORD),
            ("PeakWorkingSetSize", ctypes.c_size_t),
            ("WorkingSetSize", ctypes.c_size_t),
            ("QuotaPeakPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPagedPoolUsage", ctypes.c_size_t),
            ("QuotaPeakNonPagedPoolUsage", ctypes.c_size_t),
            ("QuotaNonPagedPoolUsage", ctypes.c_size_t),
            ("PagefileUsage", ctypes.c_size_t),
            ("PeakPagefileUsage", ctypes.c_size_t),
        ]

    def _resident_elsewhere() -> int:
        counters = _Counters()
        counters.cb = ctypes.sizeof(counters)
        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        ask = kernel.K32GetProcessMemoryInfo
        ask.argtypes = [wintypes.HANDLE, ctypes.POINTER(_Counters), wintypes.DWORD]
        if not ask(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.cb):
            return 0
        return int(counters.PagefileUsage)

else:

    def _resident_elsewhere() -> int:
        """The peak on other systems: it only grows, and growth is what is asked for."""
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak if sys.platform == "darwin" else peak * 1024


class MemoryLimit:
    """The system's limit, narrow during a call and wide between calls."""

    def __init__(self) -> None:
        self.on = False
        """Whether calls are limited; ``allow`` switches it on where it can be had."""
        self._narrow: tuple[int, int] | None = None
        self._wide: tuple[int, int] | None = None

    def allow(self) -> None:
        """Limit calls from the next measuring on, where the system can (Linux)."""
        self.on = sys.platform == "linux"

    def measure(self, budget: int) -> None:
        """Set the limit to what the process has now and a budget of bytes."""
        if not self.on:
            return
        have = _statm(0)
        if have is None:
            self.on = False
            return
        import resource

        self._wide = soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        wanted = have + 2 * budget
        if soft != resource.RLIM_INFINITY:
            wanted = min(wanted, soft)
        self._narrow = (wanted, hard)

    def narrow(self) -> None:
        """A call begins."""
        self._set(self._narrow)

    def widen(self) -> None:
        """A call ends."""
        self._set(self._wide)

    def _set(self, limits: tuple[int, int] | None) -> None:
        if limits is None:
            return
        import resource

        try:
            resource.setrlimit(resource.RLIMIT_AS, limits)
        except (OSError, ValueError):
            self.on = False
