"""What an SVG of a theme must not be before Qt sees it: the plugin host's check, used here."""

from spider_qt.plugins.svgcheck import svg_fault

__all__ = ["svg_fault"]
