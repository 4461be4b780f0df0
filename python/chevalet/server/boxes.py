"""What can be played: the editions, the levels of the computers, the word lists."""

from collections.abc import Iterator
from functools import cache

from chevalet.editions import EDITIONS
from chevalet.game.cards import Card, Deed
from chevalet.game.edition import Edition
from chevalet.game.exchanges import ExchangeIfBagHolds
from chevalet.lexicon import DEFAULT, built_in, names, store
from chevalet.lexicon.about import About
from chevalet.play import PROPER_NOUNS
from chevalet.players import LEVELS
from chevalet.server.rest import (
    CardInfo,
    EditionInfo,
    LevelInfo,
    LexiconInfo,
    Need,
    SeatRange,
    SignInfo,
)

_DEEDS: dict[Deed, tuple[Need, ...]] = {
    Deed.SWAP_RACKS: ("seat",),
    Deed.EXCHANGE: ("tiles",),
    Deed.LOOK: ("seat",),
    Deed.TAKE_TILE: ("seat",),
    Deed.TAKE_SCORE: ("seat",),
}


@cache
def editions() -> tuple[EditionInfo, ...]:
    """Every edition, with what a page needs to draw its board and its box."""
    return tuple(described(edition) for edition in EDITIONS)


def levels() -> tuple[LevelInfo, ...]:
    """The levels of the computer players, weakest first."""
    return tuple(LevelInfo(name=level.name) for level in LEVELS)


def lexicons() -> tuple[LexiconInfo, ...]:
    """The word lists a game can be played with."""
    return tuple(
        LexiconInfo(
            name=name,
            words=about.words,
            description=about.description,
            licence=about.licence,
            default=name == DEFAULT,
        )
        for name in names()
        # An addition to a list for one card, and no list to play with.
        if name != PROPER_NOUNS
        for about in [about_list(name)]
    )


def about_list(name: str) -> About:
    return built_in.about(name) if name in built_in.names() else store.about(name)


def described(edition: Edition) -> EditionInfo:
    exchange = edition.exchange
    return EditionInfo(
        name=edition.name,
        seats=SeatRange(min=edition.seats.start, max=edition.seats.stop - 1),
        size=edition.layout.size,
        layout=tuple(tuple(premium.name for premium in row) for row in edition.layout.rows),
        signs={
            name: SignInfo(symbol=sign.symbol, name=sign.name)
            for name, sign in edition.signs.items()
        },
        values=dict(edition.values),
        tiles=dict(edition.tiles),
        dice=edition.dice,
        rack_size=edition.rack_size,
        bonus=edition.bonus,
        clock=edition.clock,
        clocks=edition.clocks,
        turn_limits=edition.turn_limits,
        one_person=edition.one_person,
        open_racks=edition.open_racks,
        contestable=not edition.one_person,
        exchange=exchange.required if isinstance(exchange, ExchangeIfBagHolds) else None,
        cards=tuple(_cards(edition)),
    )


def _cards(edition: Edition) -> Iterator[CardInfo]:
    if edition.deck is None:
        return
    for card in edition.deck.cards:
        yield CardInfo(
            name=card.name,
            sentence=card.sentence,
            explanation=card.explanation,
            when=card.when,
            deed=card.deed,
            needs=needs(card),
            count=edition.deck.names.count(card.name),
        )


def needs(card: Card) -> tuple[Need, ...]:
    """What a use of the card must name."""
    if card.deed is not None:
        return _DEEDS.get(card.deed, ())
    changes = card.changes
    if changes is None:
        return ()
    wanted: list[Need] = []
    if changes.names_word:
        wanted.append("word")
    if changes.premium_again or changes.turn_over:
        wanted.append("square")
    if changes.turn_over:
        wanted.append("tile")
    if changes.several_words:
        wanted.append("words")
    return tuple(wanted)
