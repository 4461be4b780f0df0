"""From a log of events to a GCG record."""

import json
from collections.abc import Sequence

from chevalet.game import events as e
from chevalet.game.edition import Edition
from chevalet.game.public import Pending
from chevalet.game.reasons import PassReason, TakenBack
from chevalet.game.state import State, evolve, opened
from chevalet.game.tiles import on_rack, put
from chevalet.notation import gcg
from chevalet.notation.gcg_faults import GcgNotReplayable
from chevalet.notation.squares import Place
from chevalet.notation.values import to_json

# What the lines of a game of tiles leave out and its course depends on.
_UNSAID = (e.SeatResigned, e.SeatLeft, e.SeatReturned, e.GameEnded)


def told_by_lines(edition: Edition) -> bool:
    """Do racks and words say it all? Not where dice, cards or a pool of letters play a part."""
    return not edition.dice and edition.deck is None and edition.tiles_a_turn is None


def record(log: Sequence[e.Event], edition: Edition) -> gcg.Gcg:
    """The GCG record of a game; what GCG cannot say is in its pragmas.

    Where the lines do not say it all, every event stands beside them.
    """
    created = log[0]
    if not isinstance(created, e.GameCreated):
        raise GcgNotReplayable(line=1, detail="GameCreated")
    writer = _Writer(opened(created), whole=not told_by_lines(edition))
    for event in log[1:]:
        writer.follow(event)
    writer.finish()
    names = created.setup.seats
    nicks = writer.nicks
    return gcg.Gcg(
        players=tuple(gcg.Player(nick, name) for nick, name in zip(nicks, names, strict=True)),
        header=(
            gcg.Pragma("lexicon", created.setup.words.name),
            gcg.Pragma(gcg.SETUP_PRAGMA, _one_line(created.setup)),
        ),
        entries=tuple(writer.entries),
    )


def _one_line(value: object) -> str:
    return json.dumps(to_json(value), ensure_ascii=False, separators=(",", ":"))


class _Writer:
    def __init__(self, state: State, *, whole: bool) -> None:
        self.state, self.whole = state, whole
        self.entries: list[gcg.Entry] = []
        # A nick has no spaces; two names that differ in spaces only get a number.
        self.nicks: list[str] = []
        for name in state.public.setup.seats:
            nick = "_".join(name.replace(":", " ").split()) or "_"
            self.nicks.append(nick if nick not in self.nicks else f"{nick}{len(self.nicks) + 1}")
        self.totals = [0] * len(self.nicks)

    def follow(self, event: e.Event) -> None:
        before, self.state = self.state, evolve(self.state, event)
        if self.whole or isinstance(event, _UNSAID):
            self.entries.append(gcg.Pragma(gcg.EVENT_PRAGMA, _one_line(event)))
        self.say(event, before)

    def finish(self) -> None:
        """The racks that no settlement tells."""
        if self.state.public.left is None and not self.whole:
            for seat, hand in enumerate(self.state.hands):
                self.entries.append(gcg.Pragma(f"rack{seat + 1}", hand.rack))

    def add(self, seat: int, points: int) -> tuple[int, int]:
        self.totals[seat] += points
        return points, self.totals[seat]

    def say(self, event: e.Event, before: State) -> None:
        match event:
            case e.PlayScored(seat, points) if before.public.pending:
                self.placed(before, before.public.pending, points)
            case e.WordTakenBack(seat, _, TakenBack.WRONG_WORD) if before.public.pending:
                pending = before.public.pending
                self.placed(before, pending, pending.play.points)
                nick, rack = self.nicks[seat], self.state.rack(seat)
                points = -pending.play.points
                self.entries.append(gcg.Withdrawn(nick, rack, *self.add(seat, points)))
            case e.Exchanged(seat, str(given), by_card=False):
                rack = before.rack(seat)
                scored = self.add(seat, 0)
                self.entries.append(gcg.Swapped(self.nicks[seat], rack, given, *scored))
            case e.Passed(seat, reason) if reason is not PassReason.WORD_TAKEN_BACK:
                scored = self.add(seat, 0)
                self.entries.append(gcg.PassedTurn(self.nicks[seat], before.rack(seat), *scored))
            case e.Contested(seat, penalty=penalty) if penalty:
                self.adjusted(seat, "challenge", -penalty)
            case e.Penalised(seat, points):
                self.adjusted(seat, "time", -points)
            case e.Settled(left, changes):
                self.settled(left, changes)
            case e.ScoreTaken(seat, other, points):
                self.add(seat, points)
                self.add(other, -points)
            case _:
                pass

    def placed(self, state: State, pending: Pending, points: int) -> None:
        """A play as one line: its first word, with dots for the letters that lay there."""
        seat, play = pending.seat, pending.play
        laid = {one.square: one.tile for one in play.layings[0]}
        word = play.words[0]
        text = "".join(laid.get(square, ".") for square in word.squares)
        rack = put(state.rack(seat), "".join(on_rack(one.tile) for one in play.laid))
        place = Place(word.start, word.direction)
        scored = self.add(seat, points)
        self.entries.append(gcg.Placed(self.nicks[seat], rack, place, text, *scored))

    def adjusted(self, seat: int, reason: str, points: int) -> None:
        scored = self.add(seat, points)
        rack = self.state.rack(seat)
        self.entries.append(gcg.Adjusted(self.nicks[seat], rack, reason, *scored))

    def settled(self, left: tuple[str, ...], changes: tuple[int, ...]) -> None:
        for seat, change in enumerate(changes):
            gained = change > 0
            tiles = "".join(left) if gained else left[seat]
            if tiles:
                rack = "" if gained else left[seat]
                scored = self.add(seat, change)
                self.entries.append(gcg.LeftOver(self.nicks[seat], rack, tiles, *scored))
