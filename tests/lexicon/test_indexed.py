"""The index that move generation reads: kept, made again when it is damaged, refused when vast."""

import struct
from pathlib import Path

import pytest

from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.lexicon import Lexicon, find
from chevalet.lexicon.folders import cache_folder
from chevalet.lexicon.indexed import indexed
from chevalet.lexicon.refusals import GraphTooLarge


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEVALET_DATA", str(tmp_path))


def _best(lexicon: Lexicon) -> list[str]:
    indexed.cache_clear()  # as in a new process
    engine = Engine(EDITIONS[0], indexed(lexicon))
    return sorted({move.word for move in engine.moves(["." * 15] * 15, "CHATSI?")})


def test_an_index_is_made_once_and_then_mapped() -> None:
    lexicon = Lexicon.from_words(["CHAT", "CHATS", "TACHIST"])
    made = _best(lexicon)
    (file,) = (cache_folder() / "indexes").iterdir()
    written = file.stat().st_mtime_ns
    assert _best(lexicon) == made
    assert file.stat().st_mtime_ns == written


@pytest.mark.parametrize("place", [0, 9, 40, -1])
def test_a_damaged_index_is_made_again(place: int) -> None:
    lexicon = Lexicon.from_words(["CHAT", "CHATS", "TACHIST"])
    made = _best(lexicon)
    (file,) = (cache_folder() / "indexes").iterdir()
    sound = file.read_bytes()
    damaged = bytearray(sound)
    damaged[place] ^= 0xFF
    file.write_bytes(damaged)
    assert _best(lexicon) == made
    assert file.read_bytes() == sound


def test_a_small_graph_of_very_many_words_is_refused(tmp_path: Path) -> None:
    # Five lists of 26 letters, each letter ending a word and leading to the next list.
    size, accepts, ends = 26, 1 << 23, 1 << 22
    nodes = [ends | 2, ends]
    for depth in range(5):
        following = 2 + size * (depth + 1) if depth < 4 else 0
        for tile in range(1, size + 1):
            nodes.append(tile << 24 | accepts | (ends if tile == size else 0) | following)
    file = tmp_path / "vast.kwg"
    file.write_bytes(struct.pack(f"<{len(nodes)}I", *nodes))
    lexicon = find(file)
    assert len(lexicon) == sum(size**length for length in range(1, 6))
    with pytest.raises(GraphTooLarge):
        indexed(lexicon)
