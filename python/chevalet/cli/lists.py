"""The word list and the leave table a command is asked to use, ready for the engine."""

from pathlib import Path

from chevalet.engine import Engine, LeavesUnreadable
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed
from chevalet.lexicon.reading import content


class LeavesFileUnreadable(ChevaletError):
    """The file named as a leave table is none."""

    file: str


def engine_for(edition: Edition, lexicon: str, leaves: Path | None) -> Engine:
    """The engine for an edition, a list (its name or its file) and perhaps a leave table's file."""
    words = indexed(find(lexicon))
    try:
        return Engine(edition, words, leaves=None if leaves is None else content(leaves))
    except LeavesUnreadable as error:
        raise LeavesFileUnreadable(file=str(leaves)) from error
