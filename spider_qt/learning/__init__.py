"""The learning path from one suit to four: its steps, their goals, and how far a player is.

Pure: it judges games from what was played and knows neither files nor windows. A step of
the path is a ``Lesson`` here, as a ``Step`` is a committed move in the engine.
"""
