"""The word list and the leave table a command is asked to use, ready for the engine."""

from pathlib import Path

from chevalet.engine import Engine, LeavesUnreadable
from chevalet.errors import ChevaletError
from chevalet.game.edition import Edition
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed
from chevalet.lexicon.leaves import leaves_of
from chevalet.lexicon.reading import content


class LeavesFileUnreadable(ChevaletError):
    """The file named as a leave table is none."""

    file: str


def engine_for(edition: Edition, lexicon: str, leaves: Path | None) -> Engine:
    """The engine for an edition and a list (name or file), with its leaves or those given."""
    words = find(lexicon)
    table = leaves_of(words) if leaves is None else content(leaves)
    try:
        return Engine(edition, indexed(words), leaves=table)
    except LeavesUnreadable as error:
        raise LeavesFileUnreadable(file=str(leaves)) from error
