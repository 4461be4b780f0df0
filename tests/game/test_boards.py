"""The boards and the tiles of the boxes."""

import pytest

from chevalet.editions import CLASSIQUE
from chevalet.game.board import Board, Direction, Laid, Square, grid
from chevalet.game.tiles import NotHeld, draw, put, take, total


def test_cent_deux_lettres() -> None:
    """classique, contenu: 102 lettres; 2 jokers."""
    assert len(CLASSIQUE.bag) == 102
    assert CLASSIQUE.bag.count("?") == 2


def test_la_grille_est_symetrique() -> None:
    rows = CLASSIQUE.layout.rows
    assert rows == rows[::-1] == tuple(row[::-1] for row in rows) == tuple(zip(*rows, strict=True))
    marks = str(CLASSIQUE.layout)
    assert {mark: marks.count(mark) for mark in "TDtd*"} == {
        "T": 8,
        "D": 16,
        "t": 12,
        "d": 24,
        "*": 1,
    }
    assert CLASSIQUE.layout.star == Square(7, 7)


@pytest.mark.parametrize("drawing", ["* .", ". .\n. .", "* *\n. ."])
def test_a_grid_is_square_with_one_star(drawing: str) -> None:
    with pytest.raises(ValueError, match="one star"):
        grid(drawing)


def test_lines_are_read_in_both_directions() -> None:
    board = Board.empty(5).with_tiles(
        [Laid(Square(1, c), t) for c, t in enumerate("AB.CD") if t != "."]
    )
    board = board.with_tiles([Laid(Square(2, 1), "e")])
    assert board.line(Square(1, 0), Direction.ACROSS).text == "AB"
    assert board.line(Square(1, 4), Direction.ACROSS).tiles == "CD"
    down = board.line(Square(2, 1), Direction.DOWN)
    assert (down.start, down.tiles, down.text) == (Square(1, 1), "Be", "BE")
    assert down.squares == (Square(1, 1), Square(2, 1))
    assert down.ends == (Square(0, 1), Square(3, 1))
    assert board.without(down.squares).at(Square(1, 1)) is None
    assert board.at(Square(9, 9)) is None


def test_multisets_keep_every_tile() -> None:
    assert take(put("AB", "?A"), "A?") == "AB"
    with pytest.raises(NotHeld):
        take("AB", "AA")
    assert draw("ABC", 2, lambda n: n - 1) == "BC"
    assert draw("AB", 7, lambda n: 0) == "AB"
    assert total("XA?", CLASSIQUE.values) == 11
