"""Every word of the built-in schemes is where lupdate finds it."""

from typing import Final

from hypothesis import given, settings

from spider_qt.api import DealMove
from spider_qt.builtins import spider_scoring_schemes
from spider_qt.engine import session
from spider_qt.engine.scoring import described
from spider_qt.engine.scoring_lines import account_of, generic_lines, lines_of
from spider_qt.text.scoring import DESCRIPTIONS, LABELS, description_sentence, label_sentence
from spider_qt.ui import names
from tests.engine.helpers import SPIDER
from tests.engine.tables import Played, games

STEADY: Final = settings(derandomize=True, database=None, deadline=None, max_examples=15)


def test_every_scheme_has_a_name_and_a_description_to_translate() -> None:
    for scheme in spider_scoring_schemes():
        assert described(scheme) in DESCRIPTIONS
        assert scheme.name in names.BUILT_IN


@STEADY
@given(games)
def test_every_label_is_there_to_translate(played: Played) -> None:
    for scheme in spider_scoring_schemes():
        at = session.begin(played.at.variant, scheme, played.start.start)
        for entry in played.at.journal:
            done = session.replay(at, entry)
            assert isinstance(done, session.Session)
            at = done
        lines = (*lines_of(at), *generic_lines(account_of(at.hint())))
        assert {line.label for line in lines} <= set(LABELS)


def test_a_plugins_words_are_shown_as_they_are() -> None:
    assert label_sentence("Bonus for {courage}").english == "Bonus for {courage}"
    assert description_sentence("Rewards courage.").english == "Rewards courage."
    dealt = session.deal(SPIDER, spider_scoring_schemes()[0], 3).play(DealMove())  # type: ignore[index]  # a tuple
    assert isinstance(dealt, session.Advance)
    assert label_sentence(lines_of(dealt.session)[0].label).english == "At the beginning"
