"""Ends of games through the Python API; the native tests compare more of them with minimax."""

import threading
import time
from dataclasses import replace
from itertools import pairwise

import pytest

import chevalet
from chevalet import Game
from chevalet.analysis.endgame import BagNotEmpty, Solved, solve_endgame
from chevalet.analysis.situation import NothingLeftToPlay
from chevalet.analysis.tools import TimeLimitUnfit
from chevalet.editions import EDITIONS
from chevalet.engine import Engine
from chevalet.game.board import Board, Direction
from chevalet.game.tiles import take
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed
from chevalet.moves import Moves
from tests.analysis.ends import end_of, small_ends

LINE = "/".join(["15"] * 7 + ["4PASSE6"] + ["15"] * 7)


def test_what_is_promised_is_reached() -> None:
    """Both sides play what the search says; the game's own rules count the final score."""
    game: Game = end_of(3)
    game = Game.from_events(game.events, words=chevalet.lexicon("fr"))
    first = game.turn
    promised = solve_endgame(game, threads=2)
    assert promised.exact
    while not game.is_over:
        told = solve_endgame(game, threads=2)
        sign = 1 if game.turn == first else -1
        assert told.exact
        assert told.spread == sign * promised.spread
        if told.best.kind == "pass":
            game.pass_turn()
        else:
            game.play(told.best.place, told.best.word)
    assert game.score[first] - game.score[1 - first] == promised.spread


@pytest.mark.parametrize("number", range(10))
def test_small_ends_with_the_whole_list_agree_with_plain_minimax(number: int) -> None:
    game = small_ends(10)[number]
    mine, theirs = (game.state.rack(seat) for seat in (game.turn, 1 - game.turn))
    ahead = game.score[game.turn] - game.score[1 - game.turn]
    gain = Minimax(game).value(game.state.public.board.rows, mine, theirs)
    assert solve_endgame(game).spread == ahead + gain


class Minimax:
    """What the side to move gains with best play, by trying everything; it knows no jokers."""

    def __init__(self, game: Game) -> None:
        self.values = game.edition.values
        self.engine = Engine(game.edition, indexed(find("fr")))
        self.known: dict[tuple[tuple[str, ...], str, str, int], int] = {}

    def value(self, rows: tuple[str, ...], rack: str, other: str, passes: int = 0) -> int:
        if not other:
            return -2 * self.held(rack)
        if passes == 4:
            return self.held(other) - self.held(rack)
        key = (rows, rack, other, passes)
        if key not in self.known:
            best = -self.value(rows, other, rack, passes + 1)
            for move in Moves(Board(rows), self.engine.moves(rows, rack)):
                cells = [list(row) for row in rows]
                for laid in move.tiles:
                    cells[laid.square.row][laid.square.column] = laid.tile
                used = "".join(one.tile for one in move.tiles)
                after = tuple("".join(row) for row in cells)
                best = max(best, move.points - self.value(after, other, take(rack, used)))
            self.known[key] = best
        return self.known[key]

    def held(self, tiles: str) -> int:
        return sum(self.values[tile] for tile in tiles)


def test_bounds_are_there_at_once_and_only_tighten() -> None:
    game = end_of(5)
    waits = []
    for _ in range(3):
        seen: list[tuple[float, Solved]] = []

        def tell(one: Solved, seen: list[tuple[float, Solved]] = seen) -> None:
            seen.append((time.monotonic(), one))

        began = time.monotonic()
        solve_endgame(game, time=1, threads=1, progress=tell)
        waits.append(seen[0][0] - began)
        for (_, before), (_, after) in pairwise(seen):
            assert before.bounds[0] <= after.bounds[0] <= after.bounds[1] <= before.bounds[1]
    # Others may use the machine: the quickest of some tries tells.
    assert min(waits) < 0.3


def test_the_side_with_nothing_to_lay_passes() -> None:
    tiles = {"P": 1, "A": 1, "S": 2, "E": 1, "K": 1, "W": 2, "Z": 1}
    small = replace(EDITIONS[0], tiles=tiles)
    solved = solve_endgame(f"{LINE} KW/ZW 0/0 0", edition=small, words="fr")
    assert solved.best.direction in (None, Direction.ACROSS, Direction.DOWN)
    assert solved.exact


def test_tiles_in_the_bag_are_refused() -> None:
    with pytest.raises(BagNotEmpty):
        solve_endgame(f"{LINE} AEINRST/ 0/0 0")
    with pytest.raises(TimeLimitUnfit):
        solve_endgame(f"{LINE} AEINRST/ 0/0 0", time=0)


def test_a_game_that_is_over_is_refused() -> None:
    small = replace(EDITIONS[0], tiles={"P": 1, "A": 1, "S": 3, "E": 1})
    with pytest.raises(NothingLeftToPlay):
        solve_endgame(f"{LINE} S/ 0/0 0", edition=small)


def test_a_stop_ends_it_at_once() -> None:
    def takes() -> float:
        stop = chevalet.Stop()
        done: list[float] = []

        def search() -> None:
            solve_endgame(end_of(5), stop=stop, threads=1)
            done.append(time.monotonic())

        thread = threading.Thread(target=search)
        thread.start()
        time.sleep(0.1)
        stopped = time.monotonic()
        stop.set()
        thread.join()
        return done[0] - stopped

    end_of(5)
    # Others may use the machine: the quickest of some tries tells.
    assert min(takes() for _ in range(5)) < 0.05
