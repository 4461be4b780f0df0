"""Plays as an analysis tells them: what to do, and what it is worth."""

from dataclasses import dataclass, replace
from typing import Literal

from chevalet import _core
from chevalet.game.board import Direction, Square
from chevalet.notation.squares import Place, to_french


@dataclass(frozen=True, slots=True)
class Advice:
    """One play of a position and what is known of it; what is not known is `None`."""

    kind: Literal["place", "exchange", "pass"]
    points: int
    start: Square | None = None
    direction: Direction | None = None
    word: str = ""
    """The whole word, jokers in lower case."""
    tiles: str = ""
    """What is laid, `.` where a tile lies already; or the tiles to exchange."""
    leave: str = ""
    """What stays on the rack."""
    equity: float | None = None
    """Points and the worth of what is kept."""
    win: float | None = None
    """The chance to win, from 0 to 1."""
    bounds: tuple[float, float] | None = None
    """Proven bounds of `win`."""
    spread: float | None = None
    """The score difference to expect."""
    error: float | None = None
    """The standard error of `win`."""
    iterations: int = 0
    dropped: bool = False
    """Surely not the best: it was not played on to the end."""

    @property
    def place(self) -> str:
        """Where, in French notation; empty unless tiles are laid."""
        if self.start is None or self.direction is None:
            return ""
        return to_french(Place(self.start, self.direction))

    def __str__(self) -> str:
        if self.kind == "place":
            return f"{self.place} {self.word} {self.points}"
        return f"{self.kind} {self.tiles}".strip()


def told(play: _core.Placement | str | None, rack: str, points: int) -> Advice:
    """A play of the native core as a value, nothing known of it yet."""
    if play is None:
        return Advice("pass", 0, leave=rack)
    if isinstance(play, str):
        kept = rack
        for tile in play:
            kept = kept.replace(tile, "", 1)
        return Advice("exchange", 0, tiles=play, leave=kept)
    return Advice(
        "place",
        points,
        Square(play.row, play.column),
        Direction(play.direction),
        play.word,
        play.tiles,
        play.leave,
    )


def simulated(candidate: _core.Candidate, rack: str) -> Advice:
    """A candidate of a simulation as a value."""
    return replace(
        told(candidate.play, rack, candidate.points),
        equity=candidate.equity,
        win=candidate.win,
        spread=candidate.spread,
        error=candidate.error,
        iterations=candidate.iterations,
        dropped=candidate.dropped,
    )
