"""From the picture before to the picture after: the tracks that cards travel on."""

from collections.abc import Iterable, Sequence
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
        end = begin
        for card, place in places.items():
            now = at[card]
            if _same(now, place):
                continue
            start = begin + stage.delays.get(card, 0.0) * factor
            leg = _leg(scene, now, place, start, factor, rise=stage.delays.get(card, 0.0))
            legs.setdefault(card, []).append(leg)
            at[card] = place
            end = max(end, leg.start + leg.duration)
        begin = end + PAUSE * factor
    result = []
    for card, journey in legs.items():
        place = picture.places[card]
        item = scene.cards[card]
        item.show_or_hide(True)
        if place.face_up:
            scene.look.face(card)  # Drawn for the first time here, not in the middle of motion.
        result.append(Track(item, journey, place.z, shown=place.visible))
    return result


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
