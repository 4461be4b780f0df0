"""Where tiles may be laid, and the lines of letters they make."""

from collections.abc import Collection

from chevalet.game.board import Board, Direction, Laid, Layout, Line, Square
from chevalet.game.refusals import (
    FirstWordOffStar,
    GapInLine,
    NothingLaid,
    NotOnOneLine,
    NotTouching,
    OffTheBoard,
    SquareClosed,
    SquareLaidTwice,
    SquareOccupied,
    WordTooShort,
)


def lines_formed(
    board: Board,
    layout: Layout,
    tiles: tuple[Laid, ...],
    *,
    anywhere: bool = False,
    closed: Collection[Square] = (),
    keep: Direction | None = None,
) -> tuple[Line, ...]:
    """Every run of two or more letters that the tiles form, the one along the tiles first.

    Refuses what cannot lie there. `anywhere` lifts the star and the touching, `keep` chooses the
    main line of a single tile that makes two.
    """
    check_squares(board, tiles, closed)
    direction = direction_of(tiles)
    first = min(tiles).square
    laid = board.with_tiles(tiles)
    main = laid.line(first, direction)
    reached = set(main.squares)
    # « Toutes les lettres jouées doivent être placées sur une ligne continue » (classique)
    if any(tile.square not in reached for tile in tiles):
        raise GapInLine(square=main.ends[1])
    cross = [laid.line(tile.square, direction.other) for tile in sorted(tiles)]
    lines = tuple(line for line in (main, *cross) if len(line.tiles) > 1)
    if not anywhere:
        check_contact(board, layout, tiles, lines)
    if not lines:
        raise WordTooShort(square=first)
    if len(tiles) == 1 and len(lines) == 2 and keep is not None:
        lines = tuple(sorted(lines, key=lambda line: line.direction is not keep))
    return lines


def check_squares(board: Board, tiles: tuple[Laid, ...], closed: Collection[Square]) -> None:
    """Every tile on a free square of its own."""
    if not tiles:
        raise NothingLaid()
    taken: set[Square] = set()
    for square in (tile.square for tile in tiles):
        if not board.holds(square):
            raise OffTheBoard(square=square)
        if (lying := board.at(square)) is not None:
            raise SquareOccupied(square=square, tile=lying)
        if square in taken:
            raise SquareLaidTwice(square=square)
        if square in closed:
            raise SquareClosed(square=square)
        taken.add(square)


def direction_of(tiles: tuple[Laid, ...]) -> Direction:
    """« Soit horizontalement, soit verticalement »: never askew. One tile counts as across."""
    first = tiles[0].square
    if all(tile.square.row == first.row for tile in tiles):
        return Direction.ACROSS
    if all(tile.square.column == first.column for tile in tiles):
        return Direction.DOWN
    askew = (t.square for t in tiles if first.row != t.square.row)
    raise NotOnOneLine(square=next(askew))


def check_contact(
    board: Board, layout: Layout, tiles: tuple[Laid, ...], lines: tuple[Line, ...]
) -> None:
    """The first word covers the star; every other play touches what lies there."""
    squares = {tile.square for tile in tiles}
    if board.is_empty:
        # « Le premier joueur forme un mot de deux lettres ou plus ... sur la case centrale »
        if layout.star not in squares:
            raise FirstWordOffStar(star=layout.star)
        if not lines:
            raise WordTooShort(square=tiles[0].square)
    elif not any(square not in squares for line in lines for square in line.squares):
        raise NotTouching(square=min(squares))
