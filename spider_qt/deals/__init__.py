"""Deals that are chosen rather than drawn: by their grade, by the day, winnable by proof.

Pure: it knows the engine and the solver, and reads the lists that ship as data.
"""
