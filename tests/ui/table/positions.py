"""Tables that the tests of the table begin with, in the text notation."""

LONG = """suits: 4
T1: 2C* 4C* 6C* 8C* TC* KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2D KH QC JH TC 9H 8C 7H 6C
T2: 5H
T3: 9D
T4: 8D* 7D
T5: KD QD JD TD
T6:
T7: 3C* 3C
T8: KC
T9: AD
T10: AH
stock: 2H 3H 4H 6H 7C 9H 9C TH JC QH | KD QD JD TD 9D 8D 7D 6D 5D 4D
done: S
"""
"""A table with a column of 25 cards, five of them hidden, and one empty column."""


SMALL = """suits: 4
T1: KC* 8S 7S
T2: 9S
T3: 9H
T4: 4D
T5:
T6:
T7:
T8:
T9:
T10:
stock: 2H 3H 4H 6H 7C 2S 9C TH JC QH
done: H
"""
"""A table on which 8S 7S goes best onto 9S, next onto 9H, and not onto 4D."""


NEARLY_DONE = """suits: 4
T1: 4D* KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
T2: 9H AS
T3: 3D
T4: 5D
T5: 6D
T6: 7D
T7: 8D
T8: 9D
T9: TD
T10: JD
stock: 2H 3H 4H 6H 7C 2S 9C TH JC QH
"""
"""A table on which moving AS to column 1 finishes a run and uncovers 4D."""
