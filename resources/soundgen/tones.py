"""The voices that the game's sounds are made of: sums of sines and filtered noise.

Everything is a list of numbers between -1 and 1, one per sample. Noise comes from a
generator of our own, so that a sound is the same wherever it is made.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Final

RATE: Final = 22_050
"""Samples a second."""

Sound = list[float]


def silence(seconds: float) -> Sound:
    """Return nothing, for so long."""
    return [0.0] * round(seconds * RATE)


def tap(pitch: float, seconds: float = 0.09, seed: int = 1) -> Sound:
    """Return a card that meets another: a breath of paper over a soft thud.

    Args:
        pitch: of the thud, in hertz.
        seconds: how long.
        seed: which noise.
    """
    noise = _noise(seed)
    made, soft = [], 0.0
    for place in range(round(seconds * RATE)):
        now = place / RATE
        soft += 0.22 * (next(noise) - soft)
        paper = soft * math.exp(-now / 0.012) * min(1.0, now / 0.0015)
        thud = math.sin(math.tau * pitch * now) * math.exp(-now / 0.02) * min(1.0, now / 0.003)
        made.append(0.55 * paper + 0.3 * thud)
    return made


def bell(pitch: float, seconds: float, warmth: float = 0.25) -> Sound:
    """Return a soft plucked tone with few overtones that die away first.

    Args:
        pitch: in hertz.
        seconds: how long.
        warmth: after how many seconds it is down to about a third.
    """
    parts = ((1.0, 1.0, 1.0), (2.0, 0.28, 0.55), (3.0, 0.1, 0.35))
    made = []
    for place in range(round(seconds * RATE)):
        now = place / RATE
        value = sum(
            share * math.sin(math.tau * pitch * times * now) * math.exp(-now / (warmth * lasting))
            for times, share, lasting in parts
        )
        fade = min(1.0, now / 0.006, (seconds - now) / 0.03)
        made.append(0.4 * value * fade)
    return made


def swish(seconds: float, seed: int = 7) -> Sound:
    """Return a card drawn back over cloth: noise that swells and ends."""
    noise = _noise(seed)
    made, soft = [], 0.0
    for place in range(round(seconds * RATE)):
        part = place / (seconds * RATE)
        soft += (0.1 + 0.15 * part) * (next(noise) - soft)
        made.append(0.5 * soft * math.sin(math.pi * part) ** 2)
    return made


def mixed(parts: Sequence[tuple[float, float, Sound]]) -> Sound:
    """Return sounds together.

    Args:
        parts: for each when it begins, in seconds, how loud it is, and the sound.
    """
    length = max(round(start * RATE) + len(sound) for start, _, sound in parts)
    made = [0.0] * length
    for start, loud, sound in parts:
        first = round(start * RATE)
        for place, value in enumerate(sound):
            made[first + place] += loud * value
    return made


def echoed(sound: Sound, delay: float, share: float) -> Sound:
    """Return a sound with a fainter copy of itself after a delay in seconds."""
    return mixed([(0.0, 1.0, sound), (delay, share, sound)])


def _noise(seed: int) -> Iterator[float]:
    """Numbers from -1 to 1 by the "minimal standard" of Park and Miller (1988)."""
    state = seed
    while True:
        state = state * 48_271 % 2_147_483_647
        yield state / 1_073_741_823.5 - 1
