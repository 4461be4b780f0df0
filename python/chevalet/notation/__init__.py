"""How squares, positions and games are written: French and international, CGP, GCG, JSON."""
