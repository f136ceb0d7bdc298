"""What a screen reader is told: piles, cards and steps in words."""

from spider_qt.engine.events import CardsMoved, RowDealt, RunCompleted
from spider_qt.engine.layout import Layout
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.rules import joins
from spider_qt.engine.scoring import Action
from spider_qt.text.cards import card_name, pile_name
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.messages import StepApplied
from spider_qt.ui.table.placement import Spot, stock_rows


def spot_words(layout: Layout, spot: Spot) -> str:
    """Return what lies at a spot, for instance "10 of hearts, column 3, card 4 of 6, ..."."""
    if spot.index is None or spot.pile not in layout or spot.pile.kind is not PileKind.TABLEAU:
        return pile_words(layout, spot.pile)
    pile = layout[spot.pile]
    if spot.index >= len(pile):
        return pile_words(layout, spot.pile)
    if spot.index < pile.face_down:
        words = translate("Table", "face-down card, {pile}, card {place} of {count}")
    elif (run := _run_length(pile, spot.index)) > 1:
        words = translate(
            "Table", "{card}, {pile}, card {place} of {count}, face up, run of %n card(s)", "", run
        )
    else:
        words = translate("Table", "{card}, {pile}, card {place} of {count}, face up")
    return _filled(
        words,
        card=shown(card_name(pile.cards[spot.index])),
        pile=shown(pile_name(spot.pile)),
        place=str(spot.index + 1),
        count=str(len(pile)),
    )


def pile_words(layout: Layout, pile_id: PileId) -> str:
    """Return what a pile is and holds, for instance "stock, 5 deals left"."""
    name = shown(pile_name(pile_id))
    pile = layout[pile_id] if pile_id in layout else Pile()
    if pile_id == STOCK:
        rows = stock_rows(layout)
        return _filled(translate("Table", "{pile}, %n deal(s) left", "", rows), pile=name)
    if not pile:
        return _filled(translate("Table", "{pile}, empty"), pile=name)
    if pile_id.kind is PileKind.FOUNDATION:
        words = translate("Table", "{pile}, {card} on top")
        return _filled(words, pile=name, card=shown(card_name(pile.cards[0])))
    return _filled(translate("Table", "{pile}, %n card(s)", "", len(pile)), pile=name)


def step_words(fact: StepApplied) -> str:
    """Return what a step did, for instance "8 of spades and 1 more to column 2"."""
    parts = []
    for event in fact.step.events:
        if isinstance(event, CardsMoved):
            back = fact.action is Action.UNDO
            target = event.source if back else event.target
            if len(event.cards) > 1:
                words = translate(
                    "Table",
                    "{card} and %n more card(s) to {pile}",
                    "",
                    len(event.cards) - 1,
                )
            else:
                words = translate("Table", "{card} to {pile}")
            name = shown(card_name(event.cards[0]))
            parts.append(_filled(words, card=name, pile=shown(pile_name(target))))
        elif isinstance(event, RowDealt):
            parts.append(translate("Table", "a row was dealt"))
        elif isinstance(event, RunCompleted):
            words = translate("Table", "a run is finished: {card} to ace")
            parts.append(_filled(words, card=shown(card_name(event.cards[0]))))
    told = ", ".join(parts)
    if fact.action is Action.UNDO:
        return _filled(translate("Table", "undone: {step}"), step=told)
    if fact.action is Action.REDO:
        return _filled(translate("Table", "played again: {step}"), step=told)
    return told


def _run_length(pile: Pile, index: int) -> int:
    """How many cards the same-suit run has that a card belongs to."""
    cards = pile.cards
    first = last = index
    while first > pile.face_down and joins(cards[first], cards[first - 1]):
        first -= 1
    while last + 1 < len(cards) and joins(cards[last + 1], cards[last]):
        last += 1
    return last - first + 1


def _filled(words: str, **places: str) -> str:
    for name, text in places.items():
        words = words.replace("{" + name + "}", text)
    return words
