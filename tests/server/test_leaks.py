"""Nothing that a seat may not know reaches it: the bytes of real sockets are compared.

The same game is told to every seat and to a spectator, once as it is, and once with everything
changed that this seat may not see: other racks, other draws, other cards, another bag. If a single
byte of what the seat is sent differed, it could have told something.
"""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import accumulate
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import orjson
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from chevalet.editions import EDITIONS, edition
from chevalet.game import events as e
from chevalet.game.board import CARD, PLAIN, Layout
from chevalet.game.clock import TurnClock
from chevalet.game.decide import apply
from chevalet.game.edition import Edition
from chevalet.game.given import Given
from chevalet.game.opening import create
from chevalet.game.play import CardUse, Hidden, Play, Word
from chevalet.game.refusals import Refusal
from chevalet.game.setup import Options, Setup, WordListId, WordRule
from chevalet.game.state import State, evolve, replay
from chevalet.game.views import redact, view
from chevalet.lexicon import find
from chevalet.play import PROPER_NOUNS
from chevalet.server.mirror import AsJson
from chevalet.server.outbox import encoded
from chevalet.server.protocol import Rows, Update, server_messages
from chevalet.server.replay import frames
from chevalet.server.room import Room
from chevalet.server.seat_view import seat_view, setup_shown
from chevalet.server.sheet import Sheet
from chevalet.store import Arrangement, MemoryStore, Sitting
from chevalet.table import Table
from tests.game import chance
from tests.game.laws import SECRETS, scrambled, scrambled_state
from tests.server.kit import Page, Running
from tests.table.support import Clock

NAMES = ("nord", "sud", "est")
NOUNS = find(PROPER_NOUNS)
EventJson = Annotated[e.Event, AsJson()]


def rich_in_cards(box: Edition) -> Edition:
    """The same box with a card on every plain square: games are short, and cards hide most."""
    if box.deck is None:
        return box
    rows = tuple(tuple(CARD if one is PLAIN else one for one in row) for row in box.layout.rows)
    return replace(box, layout=Layout(rows))


def random_log(name: str, seed: int, steps: int) -> tuple[e.Event, ...]:
    """A game in which anything at all is tried."""
    r, box = random.Random(seed), rich_in_cards(edition(name))
    seats = NAMES[: max(box.seats.start, min(3, box.seats.stop - 1))]
    rule = WordRule.ARBITRE if box.one_person else r.choice(list(WordRule))
    setup = Setup(
        edition=name,
        seats=seats,
        words=WordListId("words", "0"),
        proper_nouns=WordListId(PROPER_NOUNS, "0") if box.deck else None,
        word_rule=rule,
        clock=TurnClock(120_000),
        options=Options(turn_limit=next(iter(box.turn_limits), None)),
    )
    now = 1_000_000

    def given_now() -> Given:
        return Given(
            edition=box, words=chance.WORDS, proper_nouns=NOUNS, chance=r.randrange, now=now
        )

    log = create(setup, given_now())
    state = replay(log)
    for _ in range(steps):
        if state.public.ended is not None:
            break
        now += r.choice([0, 1_000, 20_000, 130_000])
        try:
            state, more = apply(state, chance.random_action(r, state, box, now), given_now())
        except Refusal:
            continue
        log += more
    return log


def told(
    log: Sequence[e.Event], states: Sequence[State], seat: int | None, batches: Sequence[int]
) -> Iterator[bytes]:
    """The updates that a seat is sent, in pieces: what `Room.update` makes of the same things."""
    sheet, arrangement = Sheet(seat), Arrangement((Sitting(),) * len(states[0].hands))
    setup = setup_shown(states[0].public, arrangement)
    since = 0
    for version in batches:
        events = tuple(redact(event, seat) for event in log[since:version])
        sheet.follow(events)
        first, rows = sheet.rows_since(since)
        seen = view(states[version - 1], seat)
        update = Update(
            game="game",
            seat=seat,
            since=since,
            version=version,
            now=0,
            events=events,
            view=seat_view(seen, sheet, setup),
            rows=Rows.model_validate({"from": first, "rows": rows}),
        )
        yield encoded(update).encode()
        since = version
    events = tuple(redact(event, seat) for event in log)
    for frame in frames(events, Sheet(seat), seat, whole=False):
        yield encoded(frame).encode()


def states_of(log: Sequence[e.Event]) -> list[State]:
    return list(accumulate(log[1:], evolve, initial=replay(log[:1])))


@pytest.mark.parametrize("name", [box.name for box in EDITIONS])
@settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_other_secrets_would_give_the_same_bytes(name: str, seed: int) -> None:
    check_log(random_log(name, seed, steps=50), seed)


def check_log(log: tuple[e.Event, ...], seed: int) -> None:
    r, states = random.Random(seed), states_of(log)
    batches = sorted({*r.sample(range(1, len(log) + 1), min(12, len(log))), len(log)})
    over = states[-1].public.ended is not None
    for seat in (*range(len(states[0].hands)), None):
        other_log = [scrambled(event, seat, r) for event in log]
        other_states = [scrambled_state(state, seat, r) for state in states]
        bytes_sent = list(told(log, states, seat, batches))
        assert bytes_sent == list(told(other_log, other_states, seat, batches))
        if not over:
            for raw in bytes_sent[: len(batches)]:
                check_update(raw, states, seat)


def check_update(raw: bytes, states: list[State], seat: int | None) -> None:
    """Looked for by itself, in the message of the moment: no other rack, no other hand, no bag."""
    server_messages.validate_json(raw)
    shown = orjson.loads(raw)["view"]
    state = states[shown["version"] - 1]
    if state.public.open_racks:
        return
    for owner, hand in enumerate(state.hands):
        if owner != seat:
            assert shown["racks"][owner] is None
        # Cards let a seat look at a rack, or take it.
        if owner != seat and len(hand.rack) >= 5 and state.public.cards is None:
            assert f'"{hand.rack}"'.encode() not in raw
    # Before the racks are filled everything is in the bag, as everybody knows.
    if 5 <= len(state.bag) < len(shown["unseen"]):
        assert f'"{state.bag}"'.encode() not in raw


MARK = "QXQXQXQ"
OPEN_TO = {
    **{kind: owners for kind, (_, owners) in SECRETS.items()},
    e.WordHeld: ("seat",),
    e.WordLaid: ("seat",),
    e.PlayChanged: ("seat",),
    e.CardPlayed: ("seat",),
}
"""Whose the secrets of an event are, written down apart from the code that hides them."""


def marked(kind: Any) -> Any:
    """A value of a type, with the mark wherever something may be hidden."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        if Hidden not in arguments:
            return None if NoneType in arguments else marked(arguments[0])
        if str in arguments:
            return MARK
        return marked(next(one for one in arguments if one not in (Hidden, NoneType)))
    if origin in (tuple, frozenset):
        return origin([marked(arguments[0])])
    if is_dataclass(kind) and isinstance(kind, type):
        hints = get_type_hints(kind)
        told = {field.name: marked(hints[field.name]) for field in fields(kind)}
        return kind(**{**told, **NUMBERS.get(kind, {})})
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    return {int: 0, str: MARK, bool: False}[kind]


# Two seats where an event is about two; tiles that lie on the board are no secret, nor are names.
NUMBERS: dict[type[Any], dict[str, Any]] = {
    e.RackShown: {"other": 1},
    e.RacksSwapped: {"other": 1},
    e.TileTaken: {"other": 1},
    e.TwoLetterWordsShown: {"card": "carte"},
    CardUse: {"card": "carte"},
    Word: {"text": "MOT"},
    Play: {"layings": ()},
}


@pytest.mark.parametrize("kind", get_args(e.Event), ids=lambda kind: kind.__name__)
def test_every_event_is_told_to_those_it_is_for(kind: type[Any]) -> None:
    """Hidden tiles are marked; a search of the bytes finds the mark where it may be, and only
    there."""
    event = marked(kind)
    # A window never holds a secret in the first place: the rules conceal its cards (see below).
    if not hides(kind) or kind is e.WindowOpened:
        assert kind not in OPEN_TO
        return
    owners = [getattr(event, name) for name in OPEN_TO[kind]]
    for seat in (0, 1, 2, None):
        raw = TypeAdapter[Any](EventJson).dump_json(redact(event, seat))
        assert (MARK.encode() in raw) is (seat in owners), (kind, seat)


def hides(kind: Any) -> bool:
    """Can anything of this type be hidden?"""
    if is_dataclass(kind) and kind is not Hidden:
        return any(hides(hint) for hint in get_type_hints(kind).values())
    return kind is Hidden or any(hides(one) for one in get_args(kind))


def test_windows_hold_no_secrets() -> None:
    logs = [random_log("delire", seed, steps=60) for seed in range(6)]
    windows = [event for log in logs for event in log if isinstance(event, e.WindowOpened)]
    uses = [use for window in windows for use in window.uses]
    assert uses
    assert all(isinstance(use.tiles, Hidden) for use in uses)


def test_the_check_can_fail() -> None:
    log = random_log("classique", 5, steps=10)
    states = states_of(log)
    raw = next(told(log, states, 0, [len(log)]))
    with pytest.raises(AssertionError):
        check_update(raw, states, 1)


async def test_over_the_socket(server: Running) -> None:
    """The tiles drawn, by sight of the whole log: each seat reads its own, and nobody else does."""
    async with server.browser() as family, server.browser() as eve:
        game = (await family.new_game("here", "here", "here", edition="delire"))["game"]
        async with family.page() as a, family.page() as b, family.page() as c, eve.page() as d:
            pages: dict[int | None, Page] = {0: a, 1: b, 2: c, None: d}
            for seat, page in pages.items():
                await page.watch(game, seat, since=0)
            for _ in range(6):
                state = (await server.club.room(game)).table.view(None)
                turn = state.public.turn
                rack = (await server.club.room(game)).table.view(turn).rack
                await pages[turn].act(state.version, "Exchange", turn, tiles=rack)
            for page in pages.values():
                await page.ask("ping")
        log = (await server.club.store.read(game)).events
        drawn = [event for event in log if isinstance(event, e.TilesDrawn)]
        swapped = [event for event in log if isinstance(event, e.Exchanged)]
        secrets = [(event.seat, event.tiles) for event in drawn]
        secrets += [(event.seat, event.drawn) for event in swapped]
        assert len(secrets) == 9
        for owner, tiles in secrets:
            assert isinstance(tiles, str)
            for seat, page in pages.items():
                found = f'"{tiles}"'.encode() in b"".join(page.raw)
                assert found is (seat == owner)


async def test_what_a_room_tells_is_what_was_compared() -> None:
    """`told` above is what a room makes, byte for byte, save the time and the name of the game."""
    clock = Clock()
    table = await Table.new(
        MemoryStore(), "classique", seats=NAMES, words=chance.WORDS, seed=3, now=clock
    )
    room = Room(table, Arrangement((Sitting(),) * 3))
    log = table._game.events
    for seat in (0, 1, None):
        update = room.update(seat, 0).model_copy(update={"game": "game", "now": 0})
        expected = next(told(log, states_of(log), seat, [len(log)]))
        assert encoded(update).encode() == expected
    await room.close()
    await asyncio.sleep(0)
