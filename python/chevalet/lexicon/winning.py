"""The chance to win by score difference and tiles left: the list's own table, else the shipped one.

The rest of a game changes a score difference much alike whatever the French list, so that the
shipped table serves every list that has none of its own.
"""

import lzma
from importlib import resources
from pathlib import Path

from chevalet.lexicon import atomic
from chevalet.lexicon.folders import data_folder
from chevalet.lexicon.lexicon import Lexicon
from chevalet.lexicon.opening import DEFAULT


def winning_of(lexicon: Lexicon) -> bytes:
    """The content of a table of chances."""
    own = own_file(lexicon)
    if own.exists():
        return own.read_bytes()
    shipped = resources.files("chevalet.lexicon").joinpath("data", f"{DEFAULT}.win.xz")
    return lzma.decompress(shipped.read_bytes())


def keep(lexicon: Lexicon, table: bytes) -> Path:
    """Make a table the list's own; gives the file."""
    path = own_file(lexicon)
    atomic.write(path, table)
    return path


def packed(table: bytes) -> bytes:
    """A table as it is shipped: chances rise along a row, so that differences compress best."""
    filters = [
        {"id": lzma.FILTER_DELTA, "dist": 2},
        {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME},
    ]
    return lzma.compress(table, filters=filters)


def own_file(lexicon: Lexicon) -> Path:
    return data_folder() / "winning" / f"{lexicon.hash}.win"
