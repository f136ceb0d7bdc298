"""The composition root: how the program starts, with a window or on the command line."""
