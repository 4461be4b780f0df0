"""A table with cards in hand."""

from dataclasses import replace

from chevalet.editions import DELIRE
from chevalet.game.board import Direction
from chevalet.game.laying import consider
from chevalet.game.play import CardUse, Play
from tests.game.support import Table


def table(*cards: str, rack: str = "", **more: object) -> Table:
    made = Table(DELIRE, **more)  # type: ignore[arg-type]
    made.cards(0, *cards)
    return made.hold(0, rack) if rack else made


def looked_at(
    made: Table, rack: str, start: str, direction: Direction, word: str, *uses: CardUse
) -> Play:
    made.hold(0, rack)
    return consider(made.state, made.place(0, start, direction, word, *uses), made.given)


def use(card: str, **about: object) -> CardUse:
    return CardUse(card, **about)  # type: ignore[arg-type]


def answered(*cards: str, other: str = "invalider", **more: object) -> Table:
    made = table(*cards, **more)  # type: ignore[arg-type]
    return made.cards(1, other)


def drawing(made: Table, *cards: str) -> Table:
    """These cards are all that the deck still holds."""
    table = replace(made.public.cards, deck_count=len(cards))
    public = replace(made.public, cards=table)
    made.state = replace(made.state, public=public, deck=tuple(sorted(cards)))
    return made
