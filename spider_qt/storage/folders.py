"""The folders of the kept games, by name; known without loading the library."""

from typing import Final

FINISHED: Final = "finished"
"""Games that are over, to be watched again."""
DELETED: Final = "deleted"
"""Games that were deleted in the list; the last hundred."""
UNCOUNTED: Final = (DELETED, "uncounted")
"""Games in progress that were deleted and can still be brought back."""
