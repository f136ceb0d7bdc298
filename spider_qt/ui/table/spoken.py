"""What a screen reader is told: piles, cards and steps in words."""

from spider_qt.engine.events import (
    CardsMoved,
    ColumnRefilled,
    RowDealt,
    RunCompleted,
    WasteTurnedOver,
)
from spider_qt.engine.piles import STOCK, Pile, PileId, PileKind
from spider_qt.engine.scoring import Action
from spider_qt.text.cards import card_name, pile_name
from spider_qt.ui.i18n import shown, translate
from spider_qt.ui.messages import StepApplied
from spider_qt.ui.table.placement import Picture, Spot


def spot_words(picture: Picture, spot: Spot) -> str:
    """Return what lies at a spot, for instance "10 of hearts, column 3, card 4 of 6, ..."."""
    layout = picture.layout
    if spot.index is None or spot.pile not in layout or not picture.spread(spot.pile):
        return pile_words(picture, spot.pile)
    pile = layout[spot.pile]
    if spot.index >= len(pile):
        return pile_words(picture, spot.pile)
    if spot.index < pile.face_down:
        words = translate("Table", "face-down card, {pile}, card {place} of {count}")
    elif (run := _run_length(picture, spot)) > 1:
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


def pile_words(picture: Picture, pile_id: PileId) -> str:
    """Return what a pile is and holds, for instance "stock, 5 deals left"."""
    layout = picture.layout
    name = picture_pile_name(picture, pile_id)
    pile = layout[pile_id] if pile_id in layout else Pile()
    if pile_id == STOCK:
        return _filled(_stock_words(picture), pile=name)
    if not pile:
        return _filled(translate("Table", "{pile}, empty"), pile=name)
    if pile_id.kind is PileKind.FOUNDATION and pile_id not in picture.habits.built:
        words = translate("Table", "{pile}, {card} on top")
        return _filled(words, pile=name, card=shown(card_name(pile.cards[0])))
    if pile_id.kind is PileKind.TABLEAU or pile.face_down == len(pile):
        return _filled(translate("Table", "{pile}, %n card(s)", "", len(pile)), pile=name)
    card = shown(card_name(pile.cards[-1]))
    if len(pile) == 1:
        return _filled(translate("Table", "{pile}, {card}"), pile=name, card=card)
    words = translate("Table", "{pile}, {card} on top of %n card(s)", "", len(pile) - 1)
    return _filled(words, pile=name, card=card)


def picture_pile_name(picture: Picture, pile_id: PileId) -> str:
    """Return a pile's name as players of this game call it."""
    if pile_id in picture.habits.built:
        words = translate("Table", "foundation {number}")
        return _filled(words, number=str(pile_id.place + 1))
    return shown(pile_name(pile_id))


def peek_words(picture: Picture, spot: Spot) -> str:
    """Return what is said while a covered card is shown whole."""
    pile = picture.layout[spot.pile]
    over = picture.count_from(spot) - 1
    words = translate("Table", "{card}, shown whole, under %n card(s)", "", over)
    return _filled(words, card=shown(card_name(pile.cards[spot.index or 0])))


def _called(picture: Picture | None, pile_id: PileId) -> str:
    return shown(pile_name(pile_id)) if picture is None else picture_pile_name(picture, pile_id)


def _dealt(event: RowDealt) -> str:
    """What a deal did: a row, or the card that lies on the waste now."""
    pile_id, card = event.cards[-1]
    if pile_id.kind is not PileKind.WASTE:
        return translate("Table", "a row was dealt")
    words = translate("Table", "{card} to {pile}")
    return _filled(words, card=shown(card_name(card)), pile=shown(pile_name(pile_id)))


def _stock_words(picture: Picture) -> str:
    """What is left of the stock, and how often the waste may be turned over."""
    habits, layout = picture.habits, picture.layout
    left = habits.left(layout)
    if habits.row:
        return translate("Table", "{pile}, %n deal(s) left", "", left)
    words = translate("Table", "{pile}, %n card(s) left", "", left)
    if not layout.ids(PileKind.WASTE):
        return words
    if habits.redeals is None:
        again = translate("Table", "the waste may be turned over at any time")
    elif (turns := habits.redeals - layout.redeals) > 0:
        again = translate("Table", "the waste may be turned over %n time(s)", "", turns)
    else:
        again = translate("Table", "the waste is not turned over")
    return f"{words}, {again}"


def step_words(fact: StepApplied, picture: Picture | None = None) -> str:
    """Return what a step did, for instance "8 of spades and 1 more to column 2".

    Args:
        fact: the step.
        picture: the table, if piles are to be called as players of this game call them.
    """
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
            parts.append(_filled(words, card=name, pile=_called(picture, target)))
        elif isinstance(event, RowDealt):
            parts.append(_dealt(event))
        elif isinstance(event, RunCompleted):
            words = translate("Table", "a run is finished: {card} to ace")
            parts.append(_filled(words, card=shown(card_name(event.cards[0]))))
        elif isinstance(event, WasteTurnedOver):
            parts.append(translate("Table", "the waste was turned over"))
        elif isinstance(event, ColumnRefilled):
            words = translate("Table", "{pile} was filled with %n card(s)", "", len(event.cards))
            parts.append(_filled(words, pile=shown(pile_name(event.column))))
    told = ", ".join(parts)
    if fact.action is Action.UNDO:
        return _filled(translate("Table", "undone: {step}"), step=told)
    if fact.action is Action.REDO:
        return _filled(translate("Table", "played again: {step}"), step=told)
    return told


def _run_length(picture: Picture, spot: Spot) -> int:
    """How many cards the group has that a card belongs to, by what travels together here."""
    pile, joined = picture.layout[spot.pile], picture.habits.joined
    cards = pile.cards
    first = last = spot.index or 0
    while first > pile.face_down and joined(cards[first], cards[first - 1]):
        first -= 1
    while last + 1 < len(cards) and joined(cards[last + 1], cards[last]):
        last += 1
    return last - first + 1


def _filled(words: str, **places: str) -> str:
    for name, text in places.items():
        words = words.replace("{" + name + "}", text)
    return words
