"""A play as its seat knows it: the table sees tiles face down, the hand knows their faces."""

from dataclasses import replace

from chevalet.game.actions import Place
from chevalet.game.play import CardUse, Play
from chevalet.game.state import State


def whole_play(state: State) -> Play:
    """The play that lies there, with the faces of its turned tiles."""
    pending = state.public.pending
    if pending is None:
        raise ValueError("nothing lies there")
    faces = dict(state.hands[pending.seat].turned)

    def known(use: CardUse) -> CardUse:
        face = faces.get(use.square, "") if use.square is not None else ""
        return replace(use, tiles=face)

    return replace(pending.play, uses=tuple(known(use) for use in pending.play.uses))


def placement_of(play: Play, seat: int, uses: tuple[CardUse, ...]) -> Place:
    """The placement that would make this play with these cards."""
    return Place(seat, play.layings[0], then=play.layings[1:], cards=uses, keep=play.keep)
