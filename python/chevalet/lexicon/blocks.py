"""A sorted table in compressed blocks: small on disk, quick to open, one block read per look-up.

The file is a magic line, the length of the index, the index, then the blocks. Each block is a run
of lines `key TAB value` in the order of their keys; the index says where each begins and its first
key. A key may have several lines, all in one block.
"""

from __future__ import annotations

import bisect
import functools
import itertools
import json
import lzma
import struct
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any

MAGIC = b"chevalet blocks 1\n"
BLOCK_BYTES = 48 * 1024

# A dictionary no larger than a block: LZMA would set aside 64 MB for each otherwise.
_FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 16}]


def pack(lines: Iterable[tuple[str, str]], extra: dict[str, Any]) -> bytes:
    """The bytes of a table; `extra` is kept with its index. The same table gives the same bytes.

    >>> table = pack([("B", "two"), ("A", "one"), ("B", "deux")], {"what": "numbers"})
    >>> table == pack([("A", "one"), ("B", "deux"), ("B", "two")], {"what": "numbers"})
    True
    """
    blocks: list[bytes] = []
    firsts: list[str] = []
    block, first = b"", ""
    for key, group in itertools.groupby(sorted(lines), key=lambda line: line[0]):
        text = "".join(f"{key}\t{value}\n" for _, value in group).encode()
        if block and len(block) + len(text) > BLOCK_BYTES:
            blocks.append(_compress(block))
            firsts.append(first)
            block = b""
        if not block:
            first = key
        block += text
    if block:
        blocks.append(_compress(block))
        firsts.append(first)
    index = {"extra": extra, "firsts": firsts, "sizes": [len(packed) for packed in blocks]}
    packed_index = _compress(json.dumps(index, ensure_ascii=False, sort_keys=True).encode())
    return MAGIC + struct.pack("<I", len(packed_index)) + packed_index + b"".join(blocks)


def _compress(data: bytes) -> bytes:
    return lzma.compress(data, lzma.FORMAT_RAW, filters=_FILTERS)


def _decompress(data: bytes) -> bytes:
    return lzma.decompress(data, lzma.FORMAT_RAW, filters=_FILTERS)


class Table:
    """A packed table, opened: the index is read at once, a block when it is asked for."""

    def __init__(self, file: Traversable) -> None:
        self._data = file.read_bytes()
        start = len(MAGIC) + 4
        if self._data[: len(MAGIC)] != MAGIC:
            raise ValueError(f"{file.name} is not a table of this program")
        (length,) = struct.unpack_from("<I", self._data, len(MAGIC))
        index = json.loads(_decompress(self._data[start : start + length]))
        self.extra: dict[str, Any] = index["extra"]
        self._firsts: list[str] = index["firsts"]
        self._ends = list(itertools.accumulate(index["sizes"], initial=start + length))
        self._block = functools.lru_cache(maxsize=16)(self._read_block)

    def _read_block(self, number: int) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        data = _decompress(self._data[self._ends[number] : self._ends[number + 1]])
        for line in data.decode().splitlines():
            key, _, value = line.partition("\t")
            found.setdefault(key, []).append(value)
        return found

    def __getitem__(self, key: str) -> list[str]:
        """The values of a key, in order; none if it is not there."""
        number = bisect.bisect_right(self._firsts, key) - 1
        return self._block(number).get(key, []) if number >= 0 else []
