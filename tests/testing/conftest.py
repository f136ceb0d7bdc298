"""The kit's fixture, whether the project is installed with its entry points or not."""

from spider_qt.testing.plugin import table_pilot

__all__ = ["table_pilot"]
