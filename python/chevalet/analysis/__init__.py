"""Analysis: what a position is worth, by simulation and by search; records."""
