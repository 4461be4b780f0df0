"""Move generation: every legal placement of a rack, or the best one, by the native core.

>>> from chevalet.editions import EDITIONS
>>> from chevalet.engine import Engine, word_index
>>> engine = Engine(EDITIONS[0], word_index(["AS", "SA", "PASSE", "PASSES"]))
>>> board = ["." * 15] * 15
>>> [(move.row, move.column, move.word, move.points) for move in engine.moves(board, "AS")][:2]
[(7, 6, 'AS', 4), (7, 6, 'SA', 4)]
>>> engine.best(board, "PASSEZK").points
20
"""

from chevalet.engine.engine import (
    BoardUnfit,
    Engine,
    LeavesUnreadable,
    Outcome,
    RackUnfit,
    word_index,
)
from chevalet.engine.rules import exchange_needs, rule_table

__all__ = [
    "BoardUnfit",
    "Engine",
    "LeavesUnreadable",
    "Outcome",
    "RackUnfit",
    "exchange_needs",
    "rule_table",
    "word_index",
]
