"""What a command is given, and what it answers."""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from chevalet.commands.refusals import CommandIncomplete, CommandTooLong, WatchingOnly
from chevalet.editions import edition
from chevalet.game.actions import Action, Place
from chevalet.game.edition import Edition
from chevalet.game.play import Play
from chevalet.game.public import Public
from chevalet.game.views import View
from chevalet.messages import Language, text

Preview = Callable[[Place], Play]
"""The words and points of a placement, or a refusal: told by whoever holds the game."""


class SheetRow(Protocol):
    """A row of the score sheet, as far as it is read aloud."""

    @property
    def seat(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def word(self) -> str: ...
    @property
    def place(self) -> str: ...
    @property
    def tiles(self) -> int: ...
    @property
    def points(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Said:
    """An answer in words, line by line."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Do:
    """What the player wants to do: the caller submits it."""

    action: Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A command as it was typed, with what its seat may see."""

    words: tuple[str, ...]
    """What follows the name of the command."""
    usage: str
    view: View
    language: Language
    sheet: Sequence[SheetRow] = ()
    preview: Preview | None = None
    now: int | None = None

    @property
    def public(self) -> Public:
        return self.view.public

    @property
    def edition(self) -> Edition:
        return edition(self.public.setup.edition)

    @property
    def seat(self) -> int:
        """The seat that speaks."""
        if self.view.seat is None:
            raise WatchingOnly()
        return self.view.seat

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards in hand."""
        hand = self.view.hands[self.seat]
        return hand.cards if hand else ()

    def say(self, key: str, /, **variables: object) -> str:
        return text(key, language=self.language, **variables)

    def take(self, least: int, most: int | None = None) -> tuple[str, ...]:
        """The words that follow, if they are just as many as the command takes."""
        if len(self.words) < least:
            raise CommandIncomplete(usage=self.usage)
        if most is not None and len(self.words) > most:
            raise CommandTooLong(rest=" ".join(self.words[most:]), usage=self.usage)
        return self.words


def plain(said: str) -> str:
    """Without accents or ligatures, in the same case.

    >>> plain("Échanger"), plain("cœur")
    ('Echanger', 'coeur')
    """
    spread = said.replace("œ", "oe").replace("Œ", "OE").replace("æ", "ae").replace("Æ", "AE")
    return "".join(_plain(spread))


def _plain(said: str) -> Iterator[str]:
    for character in unicodedata.normalize("NFKD", said):
        if not unicodedata.combining(character):
            yield character


def key(said: str) -> str:
    """Letters and digits only, in lower case: what is the same when two texts sound the same.

    >>> key("À l'envers") == key("a-l-envers")
    True
    """
    return "".join(c for c in plain(said).casefold() if c.isalnum())
