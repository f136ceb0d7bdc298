"""What is said of ways to win, in the player's language.

Three things are kept apart in all of it: what is proven to be winnable, what is proven not
to be, and what is unknown, which proves nothing.
"""

from spider_qt.solver.search import Verdict
from spider_qt.text.sentence import QT_TRANSLATE_NOOP, Sentence
from spider_qt.ui.i18n import translate
from spider_qt.ui.solving.inquiry import Found
from spider_qt.ui.solving.knowledge import Standing, State

_CONTEXT = "Solving"

LOOKING = Sentence(_CONTEXT, QT_TRANSLATE_NOOP("Solving", "Looking for a way to win…"))
STOPPED = Sentence(_CONTEXT, QT_TRANSLATE_NOOP("Solving", "Stopped. Play on from here."))
OVER = Sentence(_CONTEXT, QT_TRANSLATE_NOOP("Solving", "The game is won already."))
_UNKNOWN = QT_TRANSLATE_NOOP(
    "Solving", "Unknown: no way to win was found within %n second(s). There may be one."
)
_UNWINNABLE = QT_TRANSLATE_NOOP(
    "Solving", "This position cannot be won: every way to go on was looked at."
)
_TROUBLE = QT_TRANSLATE_NOOP("Solving", "Unknown: the solver gave no answer ({reason}).")


def in_vain(found: Found) -> Sentence:
    """Say that no way to win was found, and whether that proves anything."""
    if found.trouble:
        return Sentence(_CONTEXT, _TROUBLE, {"reason": found.trouble})
    if found.verdict is Verdict.UNWINNABLE:
        return Sentence(_CONTEXT, _UNWINNABLE)
    return Sentence(_CONTEXT, _UNKNOWN, count=max(1, round(found.seconds)))


def demo_words(done: int, count: int) -> str:
    """Return how far the demonstration is.

    Args:
        done: how many moves were shown.
        count: how many there are.
    """
    text = translate("Solving", "The solution: move {done} of {count}. Esc or a click stops it.")
    return text.replace("{done}", str(done)).replace("{count}", str(count))


def standing_words(standing: Standing) -> str:
    """Return how a game stands, short enough to be read beside the figures."""
    if standing.state is State.WINNABLE:
        return translate("Solving", "yes")
    if standing.state is State.LOOKING:
        return translate("Solving", "looking…")
    if standing.state is State.UNKNOWN:
        return translate("Solving", "unknown")
    if standing.state is State.UNWINNABLE:
        return translate("Solving", "cannot be won")
    if standing.since is not None:
        text = translate("Solving", "no longer since move {number}")
        return text.replace("{number}", str(standing.since))
    text = translate("Solving", "no longer; it was after move {number}")
    return text.replace("{number}", str(standing.last))


def standing_told(standing: Standing) -> str:
    """Return what a standing means, and what can be done about it."""
    if standing.state is State.WINNABLE:
        told = translate("Solving", "A way to win from here is known.")
    elif standing.state is State.LOOKING:
        told = translate("Solving", "The solver is looking for a way to win from here.")
    elif standing.state is State.UNKNOWN:
        told = translate(
            "Solving",
            "No way to win was found within %n second(s). That proves nothing.",
            "",
            max(1, round(standing.seconds)),
        )
    else:
        told = translate("Solving", "It is proven that no way from here wins.")
    if standing.last is None:
        return told
    back = translate("Solving", "After move {number} there was one: press to go back there.")
    return f"{told} {back.replace('{number}', str(standing.last))}"


def back_sentence(move: int) -> Sentence:
    """Say that the game is at the last position that is known to be winnable."""
    source = QT_TRANSLATE_NOOP("Solving", "After move {number}: from here the game can be won.")
    return Sentence(_CONTEXT, source, {"number": move})


def too_far_sentence(back: int, allowed: int) -> Sentence:
    """Say that undo does not go back as far.

    Args:
        back: how many steps it would be.
        allowed: how many steps can be taken back.
    """
    source = QT_TRANSLATE_NOOP(
        "Solving",
        "The last position known to be winnable is {back} moves back; undo goes back {allowed}.",
    )
    return Sentence(_CONTEXT, source, {"back": back, "allowed": allowed})


NO_WAY_BACK = Sentence(
    _CONTEXT,
    QT_TRANSLATE_NOOP("Solving", "No earlier position of this game is known to be winnable."),
)
STILL_WINNABLE = Sentence(
    _CONTEXT, QT_TRANSLATE_NOOP("Solving", "The game can be won from here: no need to go back.")
)
