"""From a log of events to a GCG record, and back as far as GCG tells."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from chevalet.errors import ChevaletError
from chevalet.game import events as e
from chevalet.game.board import Line, Square
from chevalet.game.edition import Edition
from chevalet.game.endings import winners
from chevalet.game.placement import lines_formed
from chevalet.game.play import Play, Word
from chevalet.game.public import Pending
from chevalet.game.reasons import EndReason, PassReason, TakenBack
from chevalet.game.refusals import Refusal
from chevalet.game.scoring import full_rack_bonus, line_points
from chevalet.game.setup import Setup
from chevalet.game.state import State, evolve, opened
from chevalet.game.tiles import NotHeld, on_rack, put, take
from chevalet.notation import gcg
from chevalet.notation.squares import Place
from chevalet.notation.values import Malformed, from_json, to_json
from chevalet.notation.words import tiles_laid


class GcgPoints(ChevaletError):
    """A move whose points are not those that the rules count."""

    line: int
    column: int
    points: int
    counted: int


class GcgRack(ChevaletError):
    """A rack that cannot be: letters that the seat did not hold, or that the bag has no more."""

    line: int
    column: int
    rack: str


class GcgIllegal(ChevaletError):
    """A word that cannot lie where the record puts it; the refusal is the cause."""

    line: int
    column: int
    word: str


class GcgNotReplayable(ChevaletError):
    """A record that leaves out what a replay needs."""

    detail: str


# What GCG says by itself; any other event with a meaning goes into a pragma.
_UNSAID = (
    e.DiceRolled,
    e.SquaresCleared,
    e.CardsDrawn,
    e.CardPlayed,
    e.CardsDropped,
    e.CardsTakenBack,
    e.CardCancelled,
    e.PlayChanged,
    e.RacksSwapped,
    e.RackShown,
    e.TileTaken,
    e.ScoreTaken,
    e.TwoLetterWordsShown,
    e.SeatResigned,
    e.SeatLeft,
    e.SeatReturned,
    e.GameEnded,
)


def record(log: Sequence[e.Event]) -> gcg.Gcg:
    """The GCG record of a game; what GCG cannot say is in its pragmas."""
    created = log[0]
    if not isinstance(created, e.GameCreated):
        raise GcgNotReplayable(detail="GameCreated")
    writer = _Writer(opened(created))
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
    def __init__(self, state: State) -> None:
        self.state = state
        self.entries: list[gcg.Entry] = []
        # A nick has no spaces; two names that differ in spaces only get a number.
        self.nicks: list[str] = []
        for name in state.public.setup.seats:
            nick = "_".join(name.replace(":", " ").split()) or "_"
            self.nicks.append(nick if nick not in self.nicks else f"{nick}{len(self.nicks) + 1}")
        self.totals = [0] * len(self.nicks)

    def follow(self, event: e.Event) -> None:
        before, self.state = self.state, evolve(self.state, event)
        if isinstance(event, _UNSAID):
            self.entries.append(gcg.Pragma(gcg.EVENT_PRAGMA, _one_line(event)))
        self.say(event, before)

    def finish(self) -> None:
        """The racks of a game that is not over."""
        if self.state.public.ended is None:
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


def setup_of(game: gcg.Gcg) -> Setup | None:
    """The setup that a record of ours carries; nothing for the records of other programs."""
    text = game.pragma(gcg.SETUP_PRAGMA)
    if text is None:
        return None
    try:
        setup: Setup = from_json(Setup, json.loads(text))
    except (ValueError, Malformed):
        raise GcgNotReplayable(detail=gcg.SETUP_PRAGMA) from None
    return setup


def log_of(game: gcg.Gcg, edition: Edition, setup: Setup) -> tuple[e.Event, ...]:
    """The log of a game of tiles, checked move by move against the rules of counting.

    Draws are read off the racks; where a record does not tell them, any tiles of the bag do.
    """
    if edition.dice or edition.deck or any(_is_event(one, e.ScoreTaken) for one in game.entries):
        raise GcgNotReplayable(detail=edition.name)
    if len(game.players) != len(setup.seats):
        raise GcgNotReplayable(detail="players")
    replayer = _Replayer(game, edition, setup)
    replayer.run()
    return tuple(replayer.log)


def _is_event(entry: gcg.Entry, kind: type[e.Event]) -> bool:
    named = isinstance(entry, gcg.Pragma) and entry.name == gcg.EVENT_PRAGMA
    return named and f'"type":"{kind.__name__}"' in getattr(entry, "text", "")


def _ending(text: str) -> e.GameEnded:
    try:
        ending: e.GameEnded = from_json(e.GameEnded, json.loads(text))
    except (ValueError, Malformed):
        raise GcgNotReplayable(detail=gcg.EVENT_PRAGMA) from None
    return ending


class _Replayer:
    def __init__(self, game: gcg.Gcg, edition: Edition, setup: Setup) -> None:
        self.game, self.edition = game, edition
        self.seats = {player.nick: seat for seat, player in enumerate(game.players)}
        self.moves = game.moves
        created = e.GameCreated(
            setup, edition.layout.size, edition.bag, open_racks=edition.open_racks
        )
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
        for index, move in enumerate(self.moves):
            seat = self.seats[move.nick]
            if isinstance(move, gcg.LeftOver):
                settled[seat] = move.points
            else:
                self.move(index, seat, move)
        self.finish(settled)

    def finish(self, settled: dict[int, int]) -> None:
        """The settlement and the end, or the turn of the seat that plays on."""
        if settled:
            changes = tuple(settled.get(seat, 0) for seat in self.seats.values())
            self.add(e.Settled(tuple(hand.rack for hand in self.state.hands), changes))
        public = self.state.public
        told = next((one for one in self.game.entries if _is_event(one, e.GameEnded)), None)
        if isinstance(told, gcg.Pragma):
            self.add(_ending(told.text))
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
                raise GcgRack(line=line, column=column, rack=move.rack)
        match move:
            case gcg.Placed(word=word):
                try:
                    self.placed(index, seat, move)
                except Refusal as refusal:
                    raise GcgIllegal(line=line, column=column, word=word) from refusal
            case gcg.Swapped(tiles=tiles):
                if tiles.isdigit():
                    raise GcgNotReplayable(detail=f"-{tiles}")
                kept = self.without(self.state.rack(seat), tiles, index)
                drawn = self.wanted(seat, index + 1, kept, len(tiles))
                self.add(e.Exchanged(seat, "".join(sorted(tiles)), drawn))
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
            raise GcgNotReplayable(detail=f"-- ({index + 1})")
        self.add(
            e.WordTakenBack(seat, pending.play.laid, TakenBack.WRONG_WORD),
            e.Passed(seat, PassReason.WORD_TAKEN_BACK),
        )

    def fill(self, seat: int, index: int) -> None:
        """The draw that leads to the next rack that the record tells."""
        rack = self.state.rack(seat)
        missing = min(self.edition.rack_size - len(rack), len(self.state.bag))
        if missing > 0:
            self.add(e.TilesDrawn(seat, self.wanted(seat, index, rack, missing)))

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
