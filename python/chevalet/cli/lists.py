"""The word list and the leave table a command is asked to use, ready for the engine."""

from pathlib import Path

from chevalet.engine import Engine
from chevalet.game.edition import Edition
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed


def engine_for(edition: Edition, lexicon: str, leaves: Path | None) -> Engine:
    """The engine for an edition, a list (its name or its file) and perhaps a leave table's file."""
    words = indexed(find(lexicon))
    return Engine(edition, words, leaves=None if leaves is None else leaves.read_bytes())
