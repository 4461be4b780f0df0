"""A word list as a file for other programs."""

from pathlib import Path

from chevalet.lexicon import atomic
from chevalet.lexicon.lexicon import Lexicon
from chevalet.lexicon.refusals import FileAlreadyThere


def export(lexicon: Lexicon, path: Path, *, replacing: bool = False) -> None:
    """Write a word graph if the name ends in `.kwg`, else a text with one word a line."""
    if path.is_dir():
        raise IsADirectoryError(None, None, str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(None, None, str(path.parent))
    if path.exists() and not replacing:
        raise FileAlreadyThere(file=str(path))
    if path.suffix == ".kwg":
        data = lexicon.graph.to_bytes()
    else:
        data = "".join(f"{word}\n" for word in lexicon).encode("ascii")
    try:
        atomic.write(path, data)
    except OSError as error:
        error.filename = str(path)  # the name that was asked for, not a temporary one
        raise
