"""What the analysis of a game says, in the player's language.

Proven and unknown are kept apart: "no way was found" is never "there is none".
"""

from spider_qt.engine.game import Outcome
from spider_qt.engine.scoring import Action
from spider_qt.solver.search import Verdict
from spider_qt.ui.i18n import translate
from spider_qt.ui.messages import StepApplied
from spider_qt.ui.solving.analysis import Analysis
from spider_qt.ui.table.spoken import step_words


def move_of(analysis: Analysis, place: int) -> int:
    """The number of the move that leads to a position, as the player counts moves."""
    return analysis.session.start_moves + place


def done_words(analysis: Analysis, place: int) -> str:
    """Return what led to a position, for instance "8 of spades to column 2"."""
    if not place:
        return translate("Analysis", "the beginning")
    step = analysis.session.history.steps[place - 1]
    return step_words(StepApplied(step, Action.PLAY, step.after))


def state_words(state: Verdict) -> str:
    """Return what is known of a position."""
    if state is Verdict.WINNABLE:
        return translate("Analysis", "can be won")
    if state is Verdict.UNWINNABLE:
        return translate("Analysis", "cannot be won")
    return translate("Analysis", "unknown")


def headline(analysis: Analysis) -> str:
    """Return where the game was lost, as far as that is known."""
    last, end = analysis.last, len(analysis) - 1
    if analysis.session.outcome is Outcome.WON:
        return translate("Analysis", "The game is won: it could be won all the time.")
    if last is None:
        if analysis.lost == 0:
            return translate("Analysis", "It is proven that this deal cannot be won.")
        if analysis.asked is not None:
            return translate("Analysis", "No position is known yet from which it can be won.")
        return translate(
            "Analysis",
            "No way to win was found from any position that was looked at. That proves nothing.",
        )
    if last == end:
        return translate("Analysis", "The game can still be won from where it stands.")
    if analysis.lost == last + 1:
        text = translate("Analysis", "Move {next} lost the game: {step}.")
    elif analysis.asked is None:
        text = translate(
            "Analysis",
            "After move {number} the game can be won. Move {next} may have lost it: {step}.",
        )
    else:
        text = translate("Analysis", "After move {number} the game can be won.")
    text = text.replace("{number}", str(move_of(analysis, last)))
    text = text.replace("{next}", str(move_of(analysis, last + 1)))
    return text.replace("{step}", done_words(analysis, last + 1))


def comparison(analysis: Analysis) -> list[str]:
    """Return how many moves the player and the solver need, sentence by sentence."""
    told, last, end = [], analysis.last, len(analysis) - 1
    played = translate("Analysis", "You have played %n move(s).", "", end)
    told.append(played)
    whole = analysis.line(0)
    if whole is not None:
        text = translate(
            "Analysis", "The solver's way from the beginning has %n move(s).", "", len(whole)
        )
        told.append(text)
    rest = None if last is None else analysis.line(last)
    if last and rest:
        text = translate("Analysis", "Its way from move {number} on has %n move(s).", "", len(rest))
        told.append(text.replace("{number}", str(move_of(analysis, last))))
        if last < end:
            text = translate("Analysis", "You went on for %n move(s) from there.", "", end - last)
            told.append(text)
    return told


def progress_words(analysis: Analysis) -> str:
    """Return what is being done, or that it has come to an end."""
    asked = analysis.asked
    if asked is not None:
        text = translate("Analysis", "Looking for a way to win after move {number}…")
        return text.replace("{number}", str(move_of(analysis, asked)))
    if analysis.trouble:
        text = translate("Analysis", "The solver gave no answer ({reason}).")
        return text.replace("{reason}", analysis.trouble)
    if analysis.open:
        return translate("Analysis", "Stopped.")
    if analysis.has_unknown:
        return translate(
            "Analysis",
            "Done. Unknown: no way was found within %n second(s) a position; there may be one.",
            "",
            round(analysis.seconds),
        )
    return translate("Analysis", "Done.")
