"""The dialogs: shown with ``open``, so that the game never waits for one."""
