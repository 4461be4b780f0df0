"""From a GCG record back to the log of a game."""

import json
from collections import Counter
from collections.abc import Iterator

from chevalet.game import events as e
from chevalet.game.board import Line, Square
from chevalet.game.edition import Edition
from chevalet.game.endings import winners
from chevalet.game.placement import lines_formed
from chevalet.game.play import Play, Word
from chevalet.game.public import Standing
from chevalet.game.reasons import EndReason, PassReason, TakenBack
from chevalet.game.refusals import CorruptLog, Refusal
from chevalet.game.scoring import full_rack_bonus, line_points
from chevalet.game.setup import Setup
from chevalet.game.state import evolve, opened, replay
from chevalet.game.tiles import NotHeld, on_rack, put, take
from chevalet.notation import gcg
from chevalet.notation.events_json import EventMalformed, event_from_json
from chevalet.notation.gcg_faults import (
    GcgContradicts,
    GcgIllegal,
    GcgNotReplayable,
    GcgPoints,
    GcgRack,
)
from chevalet.notation.gcg_record import record, told_by_lines
from chevalet.notation.values import from_json
from chevalet.notation.words import tiles_laid


def setup_of(game: gcg.Gcg) -> Setup | None:
    """The setup that a record of ours carries; nothing for the records of other programs."""
    told = next((one for one in game.header if one.name == gcg.SETUP_PRAGMA), None)
    if told is None:
        return None
    try:
        setup: Setup = from_json(Setup, json.loads(told.text))
    except (ValueError, RecursionError):
        raise GcgNotReplayable(line=told.at.line, detail=gcg.SETUP_PRAGMA) from None
    return setup


def log_of(game: gcg.Gcg, edition: Edition, setup: Setup) -> tuple[e.Event, ...]:
    """The log of a game.

    A game of tiles is checked move by move against the rules of counting: draws are read off the
    racks; where a record does not tell them, any tiles of the bag do. Where lines do not say it
    all, the events of the pragmas are the log, and the lines must agree with them.
    """
    if len(game.players) != len(setup.seats):
        raise GcgNotReplayable(line=1, detail="players")
    if not told_by_lines(edition):
        return _told_by_events(game, edition, setup)
    replayer = _Replayer(game, edition, setup)
    replayer.run()
    return tuple(replayer.log)


def _created(edition: Edition, setup: Setup) -> e.GameCreated:
    deck = edition.deck
    return e.GameCreated(
        setup,
        edition.layout.size,
        edition.bag,
        dice=len(edition.dice),
        deck=deck.names if deck else (),
        hand_limit=deck.hand_limit if deck else 0,
        open_racks=edition.open_racks,
    )


def _told_by_events(game: gcg.Gcg, edition: Edition, setup: Setup) -> tuple[e.Event, ...]:
    pragmas = [entry for entry in game.entries if isinstance(entry, gcg.Pragma)]
    told = [one for one in pragmas if one.name == gcg.EVENT_PRAGMA]
    if not told:
        raise GcgNotReplayable(line=1, detail=gcg.EVENT_PRAGMA)
    log = (_created(edition, setup), *(_event(one) for one in told))
    try:
        replay(log)
    except CorruptLog as fault:
        line = told[fault.index - 1].at.line if fault.index else 1
        raise GcgNotReplayable(line=line, detail=fault.detail) from None
    moves = record(log, edition).moves
    for index, move in enumerate(game.moves):
        if index >= len(moves) or moves[index] != move:
            raise GcgContradicts(line=move.at.line)
    if len(moves) > len(game.moves):
        raise GcgContradicts(line=told[-1].at.line)
    return log


def _event(pragma: gcg.Pragma) -> e.Event:
    try:
        return event_from_json(json.loads(pragma.text))
    except (ValueError, RecursionError, EventMalformed):
        raise GcgNotReplayable(line=pragma.at.line, detail=gcg.EVENT_PRAGMA) from None


class _Replayer:
    def __init__(self, game: gcg.Gcg, edition: Edition, setup: Setup) -> None:
        self.game, self.edition = game, edition
        self.seats = {player.nick: seat for seat, player in enumerate(game.players)}
        self.moves = game.moves
        created = _created(edition, setup)
        self.state = opened(created)
        self.log: list[e.Event] = [created]

    def add(self, *events: e.Event) -> None:
        for event in events:
            self.state = evolve(self.state, event)
            self.log.append(event)

    def run(self) -> None:
        turns = [m for m in self.moves if not isinstance(m, gcg.LeftOver | gcg.Adjusted)]
        first = self.seats[turns[0].nick] if turns else 0
        self.add(e.FirstSeatChosen(first))
        for seat in self.seats.values():
            self.fill(seat, 0)
        settled: dict[int, int] = {}
        told: e.GameEnded | None = None
        index = 0
        for entry in self.game.entries:
            if isinstance(entry, gcg.Pragma):
                if entry.name == gcg.EVENT_PRAGMA:
                    told = self.told(entry) or told
                continue
            seat = self.seats[entry.nick]
            if isinstance(entry, gcg.LeftOver):
                settled[seat] = entry.points
            else:
                self.move(index, seat, entry)
            index += 1
        self.finish(settled, told)

    def told(self, pragma: gcg.Pragma) -> e.GameEnded | None:
        """Who came and went in between happens now; the end is told at the end."""
        event = _event(pragma)
        match event:
            case e.GameEnded(winners=named) if all(s in self.state.public.seats for s in named):
                return event
            case e.SeatResigned(seat) | e.SeatLeft(seat) | e.SeatReturned(seat) if (
                seat in self.state.public.seats
            ):
                self.add(event)
                return None
            case _:
                raise GcgNotReplayable(line=pragma.at.line, detail=type(event).__name__)

    def finish(self, settled: dict[int, int], told: e.GameEnded | None) -> None:
        """The settlement and the end, or the turn of the seat that plays on."""
        if settled:
            changes = tuple(settled.get(seat, 0) for seat in self.seats.values())
            self.add(e.Settled(tuple(hand.rack for hand in self.state.hands), changes))
        public = self.state.public
        if told is not None:
            self.add(told)
        elif settled:
            out = any(points > 0 for points in settled.values())
            reason = EndReason.WENT_OUT if out else EndReason.ALL_PASSED_TWICE
            self.add(e.GameEnded(reason, winners(public.scores, public.standings)))
        elif public.pending is None:
            self.add(e.TurnBegan(public.after(public.turn) if self.moves else public.turn))

    def move(self, index: int, seat: int, move: gcg.Scored) -> None:
        withdrawn, line, column = isinstance(move, gcg.Withdrawn), move.at.line, move.at.column
        if not withdrawn and not isinstance(move, gcg.Adjusted):
            self.add(e.TurnBegan(seat))
            if move.rack and sorted(move.rack) != list(self.state.rack(seat)):
                raise GcgRack(line=line, column=move.at.rack, rack=move.rack)
        match move:
            case gcg.Placed(word=word):
                try:
                    self.placed(index, seat, move)
                except Refusal as refusal:
                    raise GcgIllegal(line=line, column=column, word=word) from refusal
            case gcg.Swapped(tiles=tiles):
                given = self.given(seat, index, int(tiles)) if tiles.isdigit() else tiles
                kept = self.without(self.state.rack(seat), given, index)
                drawn = self.wanted(seat, index + 1, kept, len(given))
                opened = self.edition.open_racks
                self.add(e.Exchanged(seat, "".join(sorted(given)), drawn, open=opened))
            case gcg.PassedTurn():
                self.add(e.Passed(seat))
            case gcg.Withdrawn():
                self.withdraw(seat, index)
            case gcg.Adjusted(reason=reason, points=points):
                penalty = e.Penalised(seat, -points)
                self.add(e.Contested(seat, (), (), -points) if reason == "challenge" else penalty)
            case gcg.LeftOver():
                pass

    def placed(self, index: int, seat: int, move: gcg.Placed) -> None:
        board = self.state.public.board
        start, direction = move.place
        word = "".join(
            board.at(direction.step(start, by)) or "." if letter == "." else letter
            for by, letter in enumerate(move.word)
        )
        laid = tiles_laid(board, start, direction, word)
        self.without(self.state.rack(seat), "".join(on_rack(one.tile) for one in laid), index)
        lines = lines_formed(board, self.edition.layout, laid, keep=direction)
        squares = {one.square for one in laid}
        words = tuple(self.counted(line, squares) for line in lines)
        bonus = full_rack_bonus(len(laid), self.edition.rack_size, self.edition.bonus)
        points = sum(one.points for one in words) + bonus
        if points != move.points:
            raise GcgPoints(
                line=move.at.line, column=move.at.column, points=move.points, counted=points
            )
        self.add(e.WordLaid(seat, Play((laid,), words, points, bonus)))
        after = self.moves[index + 1] if index + 1 < len(self.moves) else None
        if not isinstance(after, gcg.Withdrawn):
            self.add(e.PlayScored(seat, points))
            self.fill(seat, index + 1)

    def counted(self, line: Line, laid: set[Square]) -> Word:
        layout, values = self.edition.layout, self.edition.values
        points = line_points(line, laid, layout, values)
        return Word(line.text, points, line.start, line.direction)

    def withdraw(self, seat: int, index: int) -> None:
        pending = self.state.public.pending
        if pending is None or pending.seat != seat:
            raise GcgNotReplayable(line=self.moves[index].at.line, detail="--")
        self.add(
            e.WordTakenBack(seat, pending.play.laid, TakenBack.WRONG_WORD),
            e.Passed(seat, PassReason.WORD_TAKEN_BACK),
        )

    def given(self, seat: int, index: int, number: int) -> str:
        """An exchange of which only the number is told: what the next rack has no more, first."""
        rack = self.state.rack(seat)
        if number > len(rack):
            at = self.moves[index].at
            raise GcgRack(line=at.line, column=at.column, rack=rack)
        told = Counter(next(self.racks_told(seat, index + 1), ""))
        gone = list((Counter(rack) - told).elements())
        kept = list((Counter(rack) & told).elements())
        return "".join((gone + kept)[:number])

    def fill(self, seat: int, index: int) -> None:
        """The draw that leads to the next rack that the record tells."""
        if self.state.public.standings[seat] is Standing.RESIGNED:
            return
        rack = self.state.rack(seat)
        missing = min(self.edition.rack_size - len(rack), len(self.state.bag))
        if missing > 0:
            drawn = self.wanted(seat, index, rack, missing)
            self.add(e.TilesDrawn(seat, drawn, open=self.edition.open_racks))

    def wanted(self, seat: int, index: int, kept: str, count: int) -> str:
        """So many tiles to draw: those of the next rack told, or any that nobody else will draw."""
        told = next(self.racks_told(seat, index), None)
        known = "" if told is None else "".join((Counter(told) - Counter(kept)).elements())
        bag = self.without(self.state.bag, known[:count], index)
        for other in self.seats.values():
            for tile in self.to_draw(other, index) if other != seat else "":
                bag = bag.replace(tile, "", 1) if len(bag) > count - len(known) else bag
        return put("".join(sorted(known[:count])), bag[: max(count - len(known), 0)])

    def racks_told(self, seat: int, index: int) -> Iterator[str]:
        """The racks of a seat that the record tells from a move on; the last may be a pragma."""
        for move in self.moves[index:]:
            if self.seats[move.nick] == seat and move.rack:
                yield move.rack
        name = f"rack{seat + 1}"
        pragmas = [one for one in self.game.entries if isinstance(one, gcg.Pragma)]
        yield from (one.text for one in (*self.game.header, *pragmas) if one.name == name)

    def to_draw(self, seat: int, index: int) -> str:
        """What a seat will have drawn by its next rack told."""
        told = next(self.racks_told(seat, index), "")
        return "".join((Counter(told) - Counter(self.state.rack(seat))).elements())

    def without(self, tiles: str, taken: str, index: int) -> str:
        try:
            return take(tiles, taken)
        except NotHeld:
            at = self.moves[min(index, len(self.moves) - 1)].at if self.moves else gcg.NOWHERE
            raise GcgRack(line=at.line, column=at.column, rack=taken) from None
