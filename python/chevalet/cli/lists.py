"""The word list and the leave table a command is asked to use, ready for the engine."""

from functools import cache
from pathlib import Path

from chevalet import _core
from chevalet.engine import Engine
from chevalet.game.edition import Edition
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed


def engine_for(edition: Edition, lexicon: str, leaves: Path | None) -> Engine:
    """The engine for an edition, a list (its name or its file) and perhaps a leave table's file."""
    return Engine(edition, _words(lexicon), leaves=None if leaves is None else _content(leaves))


@cache
def _words(lexicon: str) -> _core.Words:
    return indexed(find(lexicon))


@cache
def _content(file: Path) -> bytes:
    return file.read_bytes()
