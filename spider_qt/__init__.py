"""Spider Qt: the Spider family of solitaires for the desktop.

Holds the version and imports nothing, so that asking for the version or
starting a command without a screen costs nothing.
"""

__version__ = "0.1.0"
