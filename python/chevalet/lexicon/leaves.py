"""The leave table of a word list: one the user has learned, else the one that comes with it."""

import lzma
import struct
from importlib import resources
from pathlib import Path

from chevalet.lexicon import atomic
from chevalet.lexicon.folders import data_folder
from chevalet.lexicon.lexicon import Lexicon

_FOUR_BYTES = [
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 2, "pb": 2}
]
"""Tells the compressor that numbers come every four bytes."""


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


def packed(table: bytes) -> bytes:
    """A KLV2 file as it is shipped: values to the nearest 64th of a point, compressed."""
    nodes = int.from_bytes(table[:4], "little")
    head = 4 + 4 * nodes + 4
    count = len(table[head:]) // 4
    values = struct.unpack_from(f"<{count}f", table, head)
    rounded = struct.pack(f"<{count}f", *(round(value * 64) / 64 for value in values))
    return lzma.compress(table[:head] + rounded, filters=_FOUR_BYTES)


def own_file(lexicon: Lexicon) -> Path:
    return data_folder() / "leaves" / f"{lexicon.hash}.klv2"
