"""Who sits where: computers and people, who holds a seat, and the links that give one.

Nothing here can be used to sit down: of a person's token and of a link only hashes are kept.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from chevalet.errors import ChevaletError
from chevalet.store.store import Summary


class InviteGone(ChevaletError):
    """A link that gave its seat to somebody already, or never gave one."""

    game: str


class Kind(StrEnum):
    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class Sitting:
    """What sits at a seat; a computer has a level."""

    kind: Kind = Kind.PERSON
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What was agreed about a game beside its rules."""

    seats: tuple[Sitting, ...]
    hints: bool = False
    """May people be helped while they play?"""

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(s for s, one in enumerate(self.seats) if one.kind is Kind.PERSON)


@dataclass(frozen=True, slots=True)
class HeldGame:
    """A game of the list of whoever holds seats in it."""

    summary: Summary
    arrangement: Arrangement
    seats: tuple[int, ...]


class Seating(Protocol):
    """Seats by game and number; holders and invites are hashes."""

    async def arrange(
        self, game: str, arrangement: Arrangement, holders: Iterable[tuple[int, str]] = ()
    ) -> None:
        """Write down how a new game is arranged, and who holds which seats."""

    async def arrangement(self, game: str) -> Arrangement | None:
        """How a game was arranged, if anybody ever said so."""

    async def seats_of(self, game: str, holder: str) -> tuple[int, ...]:
        """The seats that somebody holds."""

    async def holders(self, game: str) -> tuple[tuple[int, str], ...]:
        """Every seat that is held, and by whom."""

    async def games_of(
        self, holder: str, limit: int | None = 50, offset: int = 0
    ) -> tuple[HeldGame, ...]:
        """The games in which somebody holds a seat, the one last played first."""

    async def invite(self, game: str, invites: Sequence[tuple[int, str]]) -> None:
        """Keep links, each for a seat."""

    async def claim(self, game: str, invite: str, holder: str) -> int:
        """Give the seat of a link, once; raises `InviteGone` ever after."""

    async def follow_up(self, game: str, following: str) -> str:
        """Name the game that follows one, unless one is named already; gives the one named."""

    async def alive(self, at: int) -> int:
        """Note that the program runs at this time; gives the time of the last such note."""
