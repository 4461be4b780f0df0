"""Squares, positions and games as text."""
