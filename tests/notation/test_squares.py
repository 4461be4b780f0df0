"""Squares in French and international notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chevalet.game.board import Direction, Square
from chevalet.notation import squares
from chevalet.notation.squares import NotASquare, Place, SquareOffBoard

SIZES = st.integers(1, squares.LARGEST_BOARD)


@st.composite
def places(draw: st.DrawFn) -> tuple[Place, int]:
    size = draw(SIZES)
    line = st.integers(0, size - 1)
    return Place(Square(draw(line), draw(line)), draw(st.sampled_from(Direction))), size


@given(places())
def test_what_is_written_is_read_back(case: tuple[Place, int]) -> None:
    place, size = case
    assert squares.french(squares.to_french(place), size) == place
    assert squares.international(squares.to_international(place), size) == place


@given(places())
def test_the_same_text_is_the_mirrored_square_in_the_other_notation(
    case: tuple[Place, int],
) -> None:
    place, size = case
    row, column = place.square.row, place.square.column
    mirrored = Place(Square(column, row), place.direction.other)
    assert squares.international(squares.to_french(place), size) == mirrored


def test_french_h4_is_international_8d() -> None:
    assert squares.to_international(squares.french("H4")) == "8D"
    assert squares.to_international(squares.french("4H")) == "D8"
    assert squares.french(" h4 ") == squares.french("H4")


@pytest.mark.parametrize("text", ["", "H", "4", "HH", "44", "H0", "H04", "H-1", "H4 5", "É4", "H٤"])
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(NotASquare):
        squares.french(text)


@pytest.mark.parametrize(("text", "size"), [("P1", 15), ("A16", 15), ("Z99", 21), ("J1", 9)])
def test_a_square_off_the_board_is_refused(text: str, size: int) -> None:
    with pytest.raises(SquareOffBoard):
        squares.french(text, size)
