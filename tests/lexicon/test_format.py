"""The file format of other programs, read and written here from its description alone.

Little-endian 32-bit nodes: tile in bits 31-24, "accepts" 23, "last sibling" 22, first child 21-0.
Node 0 points to the DAWG, node 1 to the GADDAG.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chevalet import _core
from chevalet.lexicon import Lexicon, find

WORDS = st.sets(st.text("ABCXYZ", min_size=2, max_size=6), max_size=30)

Trie: TypeAlias = dict[str, "Trie"]
END = ""


def turned(word: str) -> Iterator[str]:
    """CARE is stored as ERAC, RAC@E, AC@RE and C@ARE."""
    yield word[::-1]
    for turn in range(1, len(word)):
        yield f"{word[:turn][::-1]}@{word[turn:]}"


def trie(paths: set[str]) -> Trie:
    root: Trie = {}
    for path in paths:
        node = root
        for letter in path:
            node = node.setdefault(letter, {})
        node[END] = {}
    return root


def plain_file(words: set[str]) -> bytes:
    """The simplest file: nothing shared, every list after all lists below it."""
    nodes = [0, 0]

    def lay(node: Trie) -> int:
        letters = sorted(letter for letter in node if letter != END)
        if not letters:
            return 0
        children = [lay(node[letter]) for letter in letters]
        first = len(nodes)
        for letter, child in zip(letters, children, strict=True):
            accepts = (END in node[letter]) << 23
            last = (letter == letters[-1]) << 22
            nodes.append((ord(letter) - ord("@")) << 24 | accepts | last | child)
        return first

    nodes[0] = lay(trie(words))
    nodes[1] = lay(trie({path for word in words for path in turned(word)}))
    return struct.pack(f"<{len(nodes)}I", *nodes)


def paths(data: bytes, root: int) -> set[str]:
    """Every path of a graph that ends at an accepting node."""
    nodes = struct.unpack(f"<{len(data) // 4}I", data)
    found: set[str] = set()

    def walk(index: int, path: str) -> None:
        while index:
            node = nodes[index]
            longer = path + chr((node >> 24) + ord("@"))
            if node >> 23 & 1:
                found.add(longer)
            walk(node & 0x3FFFFF, longer)
            index = 0 if node >> 22 & 1 else index + 1

    walk(nodes[root] & 0x3FFFFF, "")
    return found


@given(WORDS)
def test_what_we_write_is_the_format(words: set[str]) -> None:
    data = Lexicon.from_words(words).graph.to_bytes()
    assert paths(data, 0) == words
    assert paths(data, 1) == {path for word in words for path in turned(word)}


@given(WORDS)
def test_the_simplest_file_of_the_format_is_read(words: set[str]) -> None:
    graph = _core.Graph.from_bytes(plain_file(words))
    assert graph.words() == sorted(words)
    assert graph.has_gaddag
    assert graph.rebuilt().to_bytes() == Lexicon.from_words(words).graph.to_bytes()


def test_such_a_file_opens_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "FRA.kwg"
    path.write_bytes(plain_file({"CARE", "CARES"}))
    lexicon = find(path)
    assert (lexicon.name, list(lexicon)) == ("FRA", ["CARE", "CARES"])
    assert lexicon.path == path


@pytest.mark.parametrize("letter", [27, 32, 255])
def test_letters_of_other_alphabets_are_refused(letter: int) -> None:
    data = struct.pack("<3I", 2, 0, letter << 24 | 3 << 22)
    with pytest.raises(_core.BadGraph, match="not a letter"):
        _core.Graph.from_bytes(data)
