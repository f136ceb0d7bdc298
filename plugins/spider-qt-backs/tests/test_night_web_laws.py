"""The back keeps the laws of pictures: safe, quick to draw, of a card's shape, not blank."""

import spider_qt_backs

from spider_qt.testing import ThemeConformance

(NIGHT_WEB,) = spider_qt_backs.spider_card_themes()


class TestNightWeb(ThemeConformance):
    """Every law that concerns a theme with a back alone."""

    theme = NIGHT_WEB
