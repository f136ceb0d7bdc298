"""What players get from the solver: hints, and whether a game can still be won."""
