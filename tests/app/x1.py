"""A real four-suit game that others recorded, to its last card (case X1).

Columns and rows as dealt, then 101 actions, each "from, to, how many" with columns
0 to 9 and a for ten cards, or D for a deal. The end is known: 599 points if every
action costs one.
"""

from typing import Final

_COLUMNS: Final = """
7D 4S 4C KS AD AS / AC 2H QD 5C 9C 4H / AC 7C AD 5D 6C 6D / AS QH 9C TC 3H 8D / QS 8S AH 7H QS /
9H 5S KS KH 3D / 4D 7S JD JH KC / 2C KD 3C KD 7D / AH 3S 5H KC 3S / TS 7S 9S 6H 4D
"""
_ROWS: Final = """
8H JS 9D 2D 2S TD QD 5S 5D 6H | TH 2C TS 9S TD 8H QC 5H 7C TH | TC 8C JD KH 3C 2S 8D JC 4H JH |
8C 8S 6C 4S QH JC 6S 3D 3H 9D | 6S 5C 6D 7H 9H QC 4C 2H JS 2D
"""
_LINE: Final = """
271 461 241 271 591 733 811 932 D 251 231 201 241 791 671 358 51a 651 621 651 671 17a D 301 501
251 621 601 671 371 171 511 521 561 261 361 341 351 371 031 041 011 341 631 621 163 321 532 654
061 D 071 481 411 581 451 471 421 671 691 051 101 481 511 561 751 671 061 D 541 591 151 211 652
568 351 562 521 123 161 451 431 461 531 711 751 273 521 756 761 781 161 711 671 262 922 692 461
491 481 691
"""


def _column(number: int, cards: str) -> str:
    *hidden, top = cards.split()
    return f"T{number}: " + " ".join([*(card + "*" for card in hidden), top])


def _move(word: str) -> str:
    if word == "D":
        return word
    source, target, count = (int(letter, 16) for letter in word)
    return f"T{source + 1}x{count}>T{target + 1}"


POSITION: Final = "\n".join(
    [
        "suits: 4",
        f"stock: {' '.join(_ROWS.split())}",
        *(_column(n, cards) for n, cards in enumerate(_COLUMNS.split("/"), start=1)),
    ]
)
"""The deal in the text notation."""

MOVES: Final = tuple(_move(word) for word in _LINE.split())
"""The actions in the text notation."""
