"""The leave table of a word list: one the user has learned, else the one that comes with it."""

import lzma
from importlib import resources
from pathlib import Path

from chevalet.lexicon import atomic
from chevalet.lexicon.folders import data_folder
from chevalet.lexicon.lexicon import Lexicon


def leaves_of(lexicon: Lexicon) -> bytes | None:
    """The content of a KLV2 file, or nothing if there is none for this list."""
    own = own_file(lexicon)
    if own.exists():
        return own.read_bytes()
    shipped = resources.files("chevalet.lexicon").joinpath("data", f"{lexicon.name}.klv2.xz")
    return lzma.decompress(shipped.read_bytes()) if shipped.is_file() else None


def keep(lexicon: Lexicon, table: bytes) -> Path:
    """Make a table the list's own; gives the file."""
    path = own_file(lexicon)
    atomic.write(path, table)
    return path


def own_file(lexicon: Lexicon) -> Path:
    return data_folder() / "leaves" / f"{lexicon.hash}.klv2"
