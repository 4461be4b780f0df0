"""Games dealt by hand: a real log with the draws that a test wants, put into the house's database.

Only what chance would have decided is chosen: the racks, the hands of cards, the deck, the dice.
Everything else is decided by the rules, and the server opens the game as any other.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Self

from playwright.sync_api import Page

from chevalet import lexicon
from chevalet.game import events as e
from chevalet.game.actions import Pause
from chevalet.game.tiles import take
from chevalet.lexicon import Lexicon
from chevalet.play import Game
from chevalet.table.timer import wall_clock
from tests.browser.player import Player
from tests.browser.shelf import Shelf
from tests.game.support import dice_showing

NAMES = ("Nord", "Sud", "Est", "Ouest")
Seat = Callable[..., list[Player]]


@cache
def _words() -> Lexicon:
    return lexicon.find("fr")


class Deal:
    """A game whose first seat is to play. `racks` and `cards` (names, between spaces) go by seat.

    `deck` are the cards left to draw. Where dice are rolled the first rack is the roll.
    """

    def __init__(
        self,
        edition: str,
        *racks: str,
        seats: int = 2,
        cards: Sequence[str] = (),
        deck: str = "",
        **more: Any,
    ) -> None:
        words = _words()
        self.game = Game.new(edition, seats=NAMES[:seats], words=words, now=wall_clock, **more)
        hands = [tuple(sorted(hand.split())) for hand in cards]
        if self._created.bag:
            rest, size = take(self._created.bag, "".join(racks)), self.game.edition.rack_size
            racks += tuple(rest[size * seat :][:size] for seat in range(seats - len(racks)))
        log = [self._dealt(event, racks) for event in self.game.events]
        if self._created.deck:
            box = tuple(sorted([*deck.split(), *(card for hand in hands for card in hand)]))
            log[0] = replace(self._created, deck=box)
        log += [e.CardsDrawn(seat, hand) for seat, hand in enumerate(hands) if hand]
        self._go_on_from(log)

    def lay(self, place: str, word: str, draw: str = "", *, sweep: bool = True) -> Self:
        """The seat to play lays a word, by the rules, and draws these; or they are rolled next.

        Without `sweep` dice stay that should leave.
        """
        before = self.game.events
        self.game.play(place, word)
        then = self.game.events[len(before) :]
        self._go_on_from(before)
        for event in then:
            if sweep or not isinstance(event, e.SquaresCleared):
                self.game.follow([self._drawn(event, draw)])
        return self

    def pause(self) -> Self:
        """No time runs until somebody goes on."""
        self.game.submit(Pause(self.game.turn))
        return self

    def at(self, database: str, *pages: Page) -> list[Player]:
        """The people of these pages sit down, one a seat; the first is to play."""
        turn, count = self.game.turn, len(self.game.setup.seats)
        seated: list[Page | None] = [None] * count
        for place, page in enumerate(pages):
            seated[(turn + place) % count] = page
        game = Shelf(database).put(self.game, *seated)
        players = [Player(page, game, self.game.setup.edition) for page in pages]
        for player in players:
            player.sit()
        return players

    @property
    def _created(self) -> e.GameCreated:
        created = self.game.events[0]
        assert isinstance(created, e.GameCreated)
        return created

    def _dealt(self, event: e.Event, racks: Sequence[str]) -> e.Event:
        match event:
            case e.FirstSeatChosen() | e.TurnBegan() | e.ClockStarted():
                return replace(event, seat=0)
            case e.TilesDrawn(seat):
                return self._drawn(event, racks[seat])
            case e.DiceRolled() if racks:
                return self._drawn(replace(event, seat=0), racks[0])
            case _:
                return event

    def _drawn(self, event: e.Event, tiles: str) -> e.Event:
        match event:
            case e.TilesDrawn():
                return replace(event, tiles="".join(sorted(tiles)))
            case e.DiceRolled():
                return replace(event, dice=self._rolled(tiles))
            case _:
                return event

    def _rolled(self, faces: str) -> tuple[e.Die, ...]:
        """These faces, then whatever is left in the box, seven dice at the most."""
        dice, table = self.game.edition.dice, self.game.state.public.dice
        box = set(range(len(dice))) - {number for _, number in (table.laid if table else ())}
        numbers = dice_showing(dice, box, faces)
        others = sorted(box - set(numbers))[: self.game.edition.rack_size - len(faces)]
        return (*map(e.Die, numbers, faces), *(e.Die(number, dice[number][0]) for number in others))

    def _go_on_from(self, log: Sequence[e.Event]) -> None:
        self.game = Game.from_events(log, words=_words(), now=wall_clock)


def dealt(*racks: str, edition: str = "classique", **more: Any) -> Game:
    """A game with these racks, one a seat; the first seat is to play."""
    return Deal(edition, *racks, seats=len(racks), **more).game
