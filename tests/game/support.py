"""Making positions for tests: a real game, then the tiles, cards and board that a test wants."""

import random
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from chevalet.game import events as e
from chevalet.game.actions import Action, Place
from chevalet.game.board import Board, Direction, Laid, Square
from chevalet.game.clock import Clock
from chevalet.game.decide import decide
from chevalet.game.edition import Edition
from chevalet.game.given import Course, Given
from chevalet.game.opening import create
from chevalet.game.play import CardUse
from chevalet.game.setup import Options, Setup, WordListId, WordRule
from chevalet.game.state import State, fold, replay
from chevalet.game.tiles import put, take

ACROSS, DOWN = Direction.ACROSS, Direction.DOWN
ARBITRE, CONTESTATION = WordRule.ARBITRE, WordRule.CONTESTATION

_WORDS = """
    AN AS AU DE DU EH EN ET HE JE LA LE LU NI NU ON OU PU SA SE SI SU TA TE TU UN US
    AIR ANE ANES BOL BREVE BRUN CHEVRE DANS DEFI DEPASSER DEPLIEZ ECARTE FERME GRAND
    ALLEMAND APPORTE ASPERGEZ JADE JOUES LIN MALIN MITES MOTIFS MOUE MUNIE OKAPI PASSE
    PASSER PASSES PORTE QUAI QUAIS RADIATION RAMER REPASSERAI RIZ ROUTE RUE SAIN SALIN
    SECOUERA SEL SOUTE SOYEUX SU TAXE UNE WHIST
"""
WORDS = frozenset(_WORDS.split())
NOUNS = frozenset({"PARIS", "NIL", "EU"})


class Table:
    """A game under test: acts, and keeps the log."""

    def __init__(
        self,
        edition: Edition,
        *,
        seats: int = 2,
        rule: WordRule = ARBITRE,
        clock: Clock | None = None,
        options: Options | None = None,
        words: frozenset[str] = WORDS,
        seed: int = 7,
        first: int | None = 0,
    ) -> None:
        if options is None:
            limit = edition.turn_limits[0] if edition.turn_limits else None
            options = Options(turn_limit=limit)
        self.chance = random.Random(seed).randrange
        self.given = Given(
            edition=edition, words=words, proper_nouns=NOUNS, chance=self.chance, now=0
        )
        names = ("nord", "sud", "est", "ouest", "a", "b", "c", "d")[:seats]
        self.setup = Setup(
            edition=edition.name,
            seats=names,
            words=WordListId("test", "0"),
            proper_nouns=WordListId("nouns", "0"),
            word_rule=rule,
            clock=edition.clock if clock is None else clock,
            options=options,
        )
        events = create(self.setup, self.given)
        while first is not None and events[1] != replace_first(events[1], first):
            events = create(self.setup, self.given)
        self.log: list[e.Event] = list(events)
        self.state: State = replay(self.log)

    def act(self, action: Action, now: int | None = None) -> tuple[e.Event, ...]:
        if now is not None:
            self.given = replace(self.given, now=now)
        events = decide(self.state, action, self.given)
        self.log += events
        self.state = fold(self.state, events)
        return events

    @property
    def public(self) -> Any:
        return self.state.public

    def hold(self, seat: int, rack: str) -> "Table":
        """Give a seat this rack, out of the bag and the other racks if need be."""
        rack = "".join(sorted(rack))
        state = self.state
        bag = put(state.bag, state.rack(seat))
        hands = list(state.hands)
        for tile in dict.fromkeys(rack):
            while bag.count(tile) < rack.count(tile):
                other = next(s for s, h in enumerate(hands) if s != seat and tile in h.rack)
                spare = next(t for t in bag if t not in rack or bag.count(t) > rack.count(t))
                hands[other] = replace(hands[other], rack=put(take(hands[other].rack, tile), spare))
                bag = put(take(bag, spare), tile)
        hands[seat] = replace(hands[seat], rack=rack)
        bag = take(bag, rack)
        counts = tuple(len(hand.rack) for hand in hands)
        public = replace(state.public, bag_count=len(bag), rack_counts=counts)
        self.state = replace(state, public=public, hands=tuple(hands), bag=bag)
        return self

    def empty_bag(self) -> "Table":
        """As if all the tiles of the bag had been played."""
        public = replace(self.state.public, bag_count=0)
        self.state = replace(self.state, public=public, bag="")
        return self

    def cards(self, seat: int, *names: str) -> "Table":
        """Give a seat these cards, out of the deck."""
        event = e.CardsDrawn(seat, tuple(sorted(names)))
        self.state = fold(self.state, [event])
        return self

    def board(self, start: str, direction: Direction, word: str) -> "Table":
        """Tiles that lie on the board already."""
        board = self.public.board.with_tiles(tiles(start, direction, word))
        self.state = replace(self.state, public=replace(self.public, board=board))
        return self

    def board_of(self, board: Board) -> "Table":
        self.state = replace(self.state, public=replace(self.public, board=board))
        return self

    def roll(self, faces: str, seat: int = 0) -> "Table":
        """Let the dice left in the box show these faces."""
        edition, box = self.given.edition, set(self.public.dice.box)
        box |= {die.number for die in self.public.dice.rolled}
        dice = dice_showing(edition.dice, box, faces)
        event = e.DiceRolled(seat, tuple(e.Die(n, f) for n, f in zip(dice, faces, strict=True)))
        self.state = fold(self.state, [event])
        return self

    def course(self) -> Course:
        return Course(self.state, self.given)

    def place(
        self,
        seat: int,
        start: str,
        direction: Direction,
        word: str,
        *uses: CardUse,
        **more: Any,
    ) -> Place:
        """The placement of a word over what lies there."""
        laid = tiles(start, direction, word)
        free = tuple(one for one in laid if self.public.board.at(one.square) is None)
        return Place(seat, free, cards=tuple(uses), **more)

    def play(
        self,
        seat: int,
        start: str,
        direction: Direction,
        word: str,
        *uses: CardUse,
        **more: Any,
    ) -> tuple[e.Event, ...]:
        """Give the seat the tiles that the word needs, and play it."""
        place = self.place(seat, start, direction, word, *uses, **more)
        return self.act(place)


def dice_showing(dice: tuple[str, ...], box: set[int], faces: str) -> tuple[int, ...]:
    """Different dice of the box that can show these faces, found by trying."""
    if not faces:
        return ()
    for number in sorted(box):
        if faces[0] in dice[number]:
            try:
                return (number, *dice_showing(dice, box - {number}, faces[1:]))
            except LookupError:
                continue
    raise LookupError(faces)


def replace_first(event: e.Event, seat: int) -> e.Event:
    assert isinstance(event, e.FirstSeatChosen)
    return replace(event, seat=seat)


def square(name: str) -> Square:
    """As in EXAMPLES: the column's letter, then the row's number; H8 is the star."""
    return Square(int(name[1:]) - 1, ord(name[0]) - ord("A"))


def tiles(start: str, direction: Direction, word: str) -> tuple[Laid, ...]:
    first = square(start)
    return tuple(Laid(direction.step(first, by), tile) for by, tile in enumerate(word))


def found(events: Iterable[e.Event], kind: type[Any]) -> Any:
    """The one event of a kind."""
    (event,) = [event for event in events if isinstance(event, kind)]
    return event


def kinds(events: Iterable[e.Event]) -> list[str]:
    return [type(event).__name__ for event in events]
