"""Makes the lists of deals that ship: long computations, whose results are in ``deals/``."""
