"""Analysis: what a position is worth, by simulation and by search to the end."""
