"""The frozen shuffle: a deal number always gives the same order of cards.

Specified to the bit in docs/shuffle.md and held by golden vectors. It must never
change, because game codes and saves carry only the number. Generator: xoshiro256**
(Blackman and Vigna, 2018), seeded by SplitMix64 (Steele, Lea and Flood, 2014), as
its authors advise; independent of Python's random module.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

_MASK: Final = (1 << 64) - 1
T = TypeVar("T")


def splitmix64(seed: int) -> Iterator[int]:
    """Yield SplitMix64's 64-bit words for a seed (its low 64 bits), without end."""
    state = seed & _MASK
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def _rotl(value: int, bits: int) -> int:
    return ((value << bits) | (value >> (64 - bits))) & _MASK


def xoshiro256(state: tuple[int, int, int, int]) -> Iterator[int]:
    """Yield xoshiro256**'s 64-bit words from a state of four 64-bit words, without end."""
    s0, s1, s2, s3 = state
    while True:
        yield (_rotl((s1 * 5) & _MASK, 7) * 9) & _MASK
        shifted = (s1 << 17) & _MASK
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= shifted
        s3 = _rotl(s3, 45)


def words(number: int) -> Iterator[int]:
    """Yield the generator's 64-bit words for a deal number, without end."""
    seeds = splitmix64(number)
    return xoshiro256((next(seeds), next(seeds), next(seeds), next(seeds)))


def below(limit: int, source: Iterator[int]) -> int:
    """Return a uniform whole number from 0 to ``limit`` - 1 by rejection."""
    ceiling = (1 << 64) - (1 << 64) % limit
    while True:
        word = next(source)
        if word < ceiling:
            return word % limit


def shuffled(cards: Sequence[T], number: int) -> tuple[T, ...]:
    """Return the cards in the order that belongs to a deal number.

    Fisher and Yates' shuffle from the last place down to the second, each place
    swapped with a uniformly chosen one at or below it.

    Args:
        cards: the unshuffled pack.
        number: the deal number, 0 or more; only its low 64 bits count.
    """
    order = list(cards)
    source = words(number)
    for place in range(len(order) - 1, 0, -1):
        chosen = below(place + 1, source)
        order[place], order[chosen] = order[chosen], order[place]
    return tuple(order)
