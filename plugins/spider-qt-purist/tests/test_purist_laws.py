"""The scheme keeps the laws of scoring, and charges for undo as it says."""

from spider_qt_purist import PuristScoring

from spider_qt.testing import ScoringConformance


class TestPurist(ScoringConformance):
    """Every law; undo gives nothing back."""

    scheme = PuristScoring()
    undo_restores = False
