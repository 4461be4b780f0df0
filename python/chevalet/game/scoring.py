"""Counting points, in the order the rulebooks count them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from chevalet.game.board import Layout, Line, Square
from chevalet.game.tiles import value


@dataclass(frozen=True, slots=True)
class Favours:
    """What cards change when one word is counted; a game without cards changes nothing."""

    joker_value: int = 0
    one_point_letters: int = 1
    letters_times: int = 1
    added: int = 0
    times: int = 1
    again: Square | None = None


NO_FAVOURS = Favours()


def line_points(
    line: Line,
    laid: Collection[Square],
    layout: Layout,
    values: Mapping[str, int],
    favours: Favours = NO_FAVOURS,
) -> int:
    """The points of one line.

    « On multiplie d'abord la valeur de la lettre avant de multiplier la valeur du mot »; two word
    premiums multiply each other. « Les points supplémentaires ne comptent que lors du tour où les
    lettres sont placées »: only squares in `laid` count.
    """
    letters, word = favours.added, favours.times
    for square, tile in zip(line.squares, line.tiles, strict=True):
        points = letter_points(tile, values, favours)
        if square in laid or square == favours.again:
            premium = layout[square]
            points *= premium.letter
            word *= premium.word
        letters += points
    return letters * word


def letter_points(tile: str, values: Mapping[str, int], favours: Favours = NO_FAVOURS) -> int:
    """What is printed on a tile; a joker « n'a pas de valeur », unless a card gives it one."""
    if tile.islower():
        return favours.joker_value
    printed = value(tile, values)
    return (favours.one_point_letters if printed == 1 else printed) * favours.letters_times


def full_rack_bonus(tiles_laid: int, rack_size: int, bonus: int) -> int:
    """Laying a full rack at once earns 50 points, after all multipliers.

    classique, « 50 points bonus ».
    """
    return bonus if tiles_laid >= rack_size else 0
