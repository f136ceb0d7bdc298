"""Watching a game again: its moments, how they are walked through, and their window."""
