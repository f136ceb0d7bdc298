"""From the picture before to the picture after: the tracks that cards travel on."""

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Final

from spider_qt.engine.cards import Card
from spider_qt.ui.table.animator import Leg, Track
from spider_qt.ui.table.choreography import Stage
from spider_qt.ui.table.items import CardItem
from spider_qt.ui.table.placement import FLYING, Place
from spider_qt.ui.table.scene import TableScene

TRAVEL: Final = (130.0, 240.0)
"""The least and the most time of a card's way, in milliseconds at normal speed."""

TURN: Final = 180.0
PAUSE: Final = 110.0
"""Between two stages, so that a finished run is seen before it leaves."""

GATHER: Final = 190.0
"""How long a finished run takes to gather on its lowest card before it leaves."""

FADE: Final = 140.0
FAINT: Final = 0.35
"""How long a card takes to appear where nothing is to travel, and how faint a refused one is."""

SHAKE: Final = 340.0
SWAY: Final = 0.06
_FAR: Final = 10.0
_STILL: Final = 0.5


def tracks_through(scene: TableScene, stages: Sequence[Stage], factor: float) -> list[Track]:
    """Return the tracks of all cards from where they are through some layouts.

    Args:
        scene: where the cards are now; its picture is that of the last stage.
        stages: the layouts to go through.
        factor: what durations are multiplied with.
    """
    picture = scene.picture
    assert picture is not None
    legs: dict[Card, list[Leg]] = {}
    at = {card: _now(item) for card, item in scene.cards.items()}
    begin = 0.0
    for number, stage in enumerate(stages):
        last = number == len(stages) - 1
        places = picture.places if last else picture.showing(stage.layout).places
        heads = _heads(stage, at if stage.leaves else places)
        if heads and stage.leaves:
            _slide(legs, at, heads, begin, factor)
            begin += GATHER * factor
        end = begin
        for card, target in places.items():
            now, place = at[card], target
            head = None if stage.leaves else heads.get(card)
            if head is not None:  # back onto the lowest card first
                place = target._replace(x=head.x, y=head.y)
            if _same(now, place):
                continue
            start = begin + stage.delays.get(card, 0.0) * factor
            leg = _leg(scene, now, place, start, factor, rise=stage.delays.get(card, 0.0))
            legs.setdefault(card, []).append(leg)
            at[card] = place
            end = max(end, leg.start + leg.duration)
        if heads and not stage.leaves:
            _slide(legs, at, {card: places[card] for card in heads}, end, factor)
            end += GATHER * factor
        begin = end + PAUSE * factor
    result = []
    stands = _last_to_leave(legs)
    for card, journey in legs.items():
        place = picture.places[card]
        item = scene.cards[card]
        if place.face_up:
            scene.look.face(card)  # Drawn for the first time here, not in the middle of motion.
        late = stands.get(journey[0].origin, card) != card and not item.face_up
        result.append(Track(item, journey, place.z, shown=place.visible, late=late))
    return result


def tracks_still(scene: TableScene, factor: float) -> list[Track]:
    """Return the tracks of all cards to where they belong, for eyes that travel tires.

    Each appears at its place at once and within a moment.

    Args:
        scene: where the cards are now, and its picture.
        factor: what durations are multiplied with.
    """
    picture = scene.picture
    assert picture is not None
    result = []
    for card, place in picture.places.items():
        item = scene.cards[card]
        if place.visible and not _same(_now(item), place):
            result.append(_appearing(item, place, 0.0, factor))
    return result


def tracks_faint(
    scene: TableScene, cards: Iterable[Card], held: Sequence[Card], factor: float
) -> list[Track]:
    """Return the tracks of refused cards that flicker at their places, without travel.

    Args:
        scene: where the cards are now, and its picture.
        cards: the cards that were refused.
        held: other cards that must go home as well.
        factor: what durations are multiplied with.
    """
    picture = scene.picture
    assert picture is not None
    every = dict.fromkeys((*cards, *held))
    return [_appearing(scene.cards[card], picture.places[card], FAINT, factor) for card in every]


def tracks_refused(
    scene: TableScene, cards: Iterable[Card], held: Sequence[Card], factor: float
) -> list[Track]:
    """Return the tracks of cards that go home, or stay there, shaking their heads.

    Args:
        scene: where the cards are now.
        cards: the cards that were refused.
        held: other cards that must go home as well.
        factor: what durations are multiplied with.
    """
    picture = scene.picture
    assert picture is not None
    refused = set(cards)
    result = []
    for card in dict.fromkeys((*refused, *held)):
        item, place = scene.cards[card], picture.places[card]
        now = _now(item)
        journey: list[Leg] = []
        start = 0.0
        if not _same(now, place):
            journey.append(_leg(scene, now, place, 0.0, factor, rise=0.0))
            start = journey[-1].duration
        if card in refused:
            home = (place.x, place.y)
            side = 1.0 if place.face_up else 0.0
            sway = SWAY * scene.look.width
            shaking = Leg(start, SHAKE * factor, home, home, (side, side), place.z, sway)
            journey.append(shaking)
        if journey:
            result.append(Track(item, journey, place.z, shown=place.visible))
    return result


def _appearing(item: CardItem, place: Place, faint: float, factor: float) -> Track:
    at, side = (place.x, place.y), 1.0 if place.face_up else 0.0
    leg = Leg(0.0, FADE * factor, at, at, (side, side), place.z, faint=faint)
    return Track(item, [leg], place.z, shown=place.visible)


def _last_to_leave(legs: Mapping[Card, Sequence[Leg]]) -> dict[tuple[float, float], Card]:
    """For each place that hidden cards leave, the last one: it stands for all till then."""
    last: dict[tuple[float, float], Card] = {}
    for card, journey in legs.items():
        first = journey[0]
        if first.turn[0] == 0.0:
            other = last.get(first.origin)
            if other is None or legs[other][0].start <= first.start:
                last[first.origin] = card
    return last


def _heads(stage: Stage, places: Mapping[Card, Place]) -> dict[Card, Place]:
    """For each card of the runs that leave or come back, the place of the run's lowest."""
    return {card: places[run[0]] for run in stage.runs for card in run}


def _slide(
    legs: dict[Card, list[Leg]],
    at: dict[Card, Place],
    goals: Mapping[Card, Place],
    begin: float,
    factor: float,
) -> None:
    """Let the cards of runs slide within their columns: together, or apart."""
    for card, goal in goals.items():
        now = at[card]
        side = 1.0 if now.face_up else 0.0
        order = FLYING + max(now.z, goal.z)
        here, there = (now.x, now.y), (goal.x, goal.y)
        leg = Leg(begin, GATHER * factor, here, there, (side, side), order, gentle=True)
        legs.setdefault(card, []).append(leg)
        at[card] = now._replace(x=goal.x, y=goal.y)


def _leg(
    scene: TableScene, now: Place, place: Place, start: float, factor: float, rise: float
) -> Leg:
    way = hypot(place.x - now.x, place.y - now.y)
    far = min(1.0, way / (_FAR * max(1.0, scene.look.width)))
    time = TRAVEL[0] + (TRAVEL[1] - TRAVEL[0]) * far
    if now.face_up != place.face_up:
        time = max(time, TURN)
    moves = way > _STILL * max(scene.look.width * 0.6, 1.0)
    order = FLYING + place.z + rise if moves else place.z
    turn = (1.0 if now.face_up else 0.0, 1.0 if place.face_up else 0.0)
    return Leg(start, time * factor, (now.x, now.y), (place.x, place.y), turn, order)


def _now(item: CardItem) -> Place:
    return Place(item.x(), item.y(), item.zValue(), item.face_up, item.isVisible())


def _same(now: Place, place: Place) -> bool:
    near = abs(now.x - place.x) < _STILL and abs(now.y - place.y) < _STILL
    return near and now.face_up == place.face_up
