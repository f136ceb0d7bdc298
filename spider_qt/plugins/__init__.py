"""The host side of plugins: finding, checking, loading and guarding them.

Plugins themselves import ``spider_qt.api`` alone and never this package.
"""
