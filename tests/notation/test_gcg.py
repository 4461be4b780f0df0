"""GCG records: read, written, replayed, and refused with line and column."""

import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chevalet import Game
from chevalet.editions import ANCIEN_LETTRES_VISIBLES, CLASSIQUE, DEFI, DELIRE, EDITIONS
from chevalet.errors import ChevaletError
from chevalet.game import events as e
from chevalet.game.actions import Accept, Pass, Place, Resign, Tick
from chevalet.game.clock import MINUTE, Clock, NoClock, TotalClock, TurnClock
from chevalet.game.edition import Edition
from chevalet.game.history import history
from chevalet.game.refusals import FirstWordOffStar, Refusal
from chevalet.game.setup import Options, Setup, WordListId
from chevalet.game.state import fold, replay
from chevalet.notation import gcg
from chevalet.notation.gcg_faults import (
    GcgContradicts,
    GcgIllegal,
    GcgNotReplayable,
    GcgPoints,
    GcgRack,
)
from chevalet.notation.gcg_log import log_of, setup_of
from chevalet.notation.gcg_record import record, told_by_lines
from tests.game import chance
from tests.game.support import ACROSS, ARBITRE, CONTESTATION, DOWN, Table

RECORD = """\
#character-encoding UTF-8
#player1 Alice Alice Martin
#player2 Bob Bob
#title Une partie
#lexicon fr
>Alice: AEPSSV? 8H PASsE +14 14
#note le joker est un S
>Bob: DEEILLZ H6 DE.LIEZ +29 29
>Alice: ?AEINRT -AE +0 14
>Bob: EFGHIKL - +0 29
>Alice: INRTUVW 13A VRUN +20 34
>Alice: INRTUVW -- -20 14
>Bob: EFGHIKL (challenge) -10 19
>Alice: INRTUVW (time) -20 -6
>Bob: (INRTUVW) +23 42
>Alice: INRTUVW (INRTUVW) -23 -29
"""


def test_every_kind_of_line_is_read_and_written_again() -> None:
    game = gcg.read(RECORD)
    assert [type(entry).__name__ for entry in game.entries] == [
        "Placed",
        "Pragma",
        "Placed",
        "Swapped",
        "PassedTurn",
        "Placed",
        "Withdrawn",
        "Adjusted",
        "Adjusted",
        "LeftOver",
        "LeftOver",
    ]
    assert game.players[0] == gcg.Player("Alice", "Alice Martin")
    assert game.pragma("title") == "Une partie"
    first = game.moves[0]
    assert isinstance(first, gcg.Placed)
    assert (first.place.square.row, first.place.square.column) == (7, 7)
    assert (first.place.direction, first.word) == (ACROSS, "PASsE")
    second = game.moves[1]
    assert isinstance(second, gcg.Placed)
    assert (second.place.direction, second.word) == (DOWN, "DE.LIEZ")
    assert gcg.write(game) == RECORD
    assert gcg.read(gcg.write(game)) == game


@pytest.mark.parametrize(
    ("line", "column", "text"),
    [
        (1, 1, "hello"),
        (1, 2, "#"),
        (1, 2, "#player2 sud"),
        (2, 2, "#player1 nord\n#player2 nord"),
        (2, 7, "#player1 nord\n>nord:"),
        (2, 8, "#player1 nord\n>nord: abc 8H PASSE +16 16"),
        (2, 16, "#player1 nord\n>nord: SPOESVA 99 PASSE +16 16"),
        (2, 19, "#player1 nord\n>nord: SPOESVA 8H PA55E +16 16"),
        (2, 25, "#player1 nord\n>nord: SPOESVA 8H PASSE 16 16"),
        (2, 28, "#player1 nord\n>nord: SPOESVA 8H PASSE +16"),
        (2, 29, "#player1 nord\n>nord: SPOESVA 8H PASSE +16 x"),
        (2, 32, "#player1 nord\n>nord: SPOESVA 8H PASSE +16 16 17"),
        (2, 16, "#player1 nord\n>nord: SPOESVA -ab +0 0"),
        (2, 16, "#player1 nord\n>nord: SPOESVA (a) +0 0"),
    ],
)
def test_malformed_lines_have_a_line_and_a_column(line: int, column: int, text: str) -> None:
    with pytest.raises(gcg.GcgMalformed) as fault:
        gcg.read(text)
    assert (fault.value.line, fault.value.column) == (line, column)


def test_unknown_players_and_wrong_totals() -> None:
    with pytest.raises(gcg.GcgUnknownPlayer):
        gcg.read("#player1 nord\n>sud: AB - +0 0")
    with pytest.raises(gcg.GcgTotal) as fault:
        gcg.read("#player1 nord\n>nord: SPOESVA 8H PASSE +16 17")
    assert (fault.value.line, fault.value.expected) == (2, 16)


def test_encodings() -> None:
    assert "é" in gcg.decode("#title été\n".encode("iso-8859-1"))
    assert "é" in gcg.decode("#character-encoding UTF-8\n#title été\n".encode())
    assert "é" in gcg.decode("\ufeff#title été\n".encode())
    for data in (b"#character-encoding EBCDIC\n", b"#character-encoding UTF-8\n\xff\n"):
        with pytest.raises(gcg.GcgEncoding):
            gcg.decode(data)


@given(place=st.integers(0, len(RECORD) - 1), letter=st.characters(max_codepoint=255))
@settings(max_examples=300, deadline=None)
def test_one_wrong_character_never_gives_a_traceback(place: int, letter: str) -> None:
    with suppress(ChevaletError):
        log_of(gcg.read(RECORD[:place] + letter + RECORD[place + 1 :]), CLASSIQUE, SETUP)


SETUP = Setup("classique", ("Alice", "Bob"), WordListId("fr", "0"))


CLOCKS: tuple[Clock, ...] = (NoClock(), TurnClock(MINUTE), TotalClock(2 * MINUTE))


def random_game(edition: Edition, seed: int, steps: int = 60) -> Table:
    """A whole random game: anything a seat may ask for, with a clock that runs out."""
    r, now = random.Random(seed), 0
    rule = ARBITRE if edition.one_person else r.choice([ARBITRE, CONTESTATION])
    limit = edition.turn_limits[0] if edition.turn_limits else None
    penalty = 5 if rule is CONTESTATION else 0
    table = Table(
        edition,
        seats=r.choice(edition.seats),
        rule=rule,
        clock=r.choice(CLOCKS),
        options=Options(contest_penalty=penalty, turn_limit=limit),
        words=chance.WORDS,
        seed=seed,
        first=None,
    )
    for _ in range(steps):
        if table.public.ended:
            break
        now += r.choice([0, 1_500, 20_000])
        action = chance.random_action(r, table.state, edition, now)
        with suppress(Refusal):
            table.act(action, now=now)
    for _ in range(200):
        if table.public.ended:
            break
        try:
            table.act(chance.closing_actions(table.state)[0], now=now)
        except Refusal:
            now += MINUTE
            with suppress(Refusal):
                table.act(Tick(), now=now)
    assert table.public.ended is not None
    return table


def course(log: Sequence[e.Event]) -> list[tuple[Any, ...]]:
    """A game as anyone at the table followed it: after every turn its words, the board, scores."""
    state, boards = replay(log[:1]), []
    for event in log[1:]:
        state = fold(state, [event])
        # A board for every event that a turn of the history stands for.
        if len(history([event])) == 1:
            boards.append(state.public.board.rows)
    turns = [(turn.seat, turn.kind, turn.points, turn.words) for turn in history(log)]
    return list(zip(turns, boards, strict=True))


@given(edition=st.sampled_from(EDITIONS), seed=st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_a_game_of_any_edition_comes_back_from_its_record(edition: Edition, seed: int) -> None:
    table = random_game(edition, seed)
    text = gcg.write(record(table.log, edition))
    game = gcg.read(text)
    assert gcg.write(game) == text
    setup = setup_of(game)
    assert setup == table.setup
    log = log_of(game, edition, setup)
    again = replay(log)
    assert course(log) == course(table.log)
    assert again.public.scores == table.public.scores
    assert [hand.rack for hand in again.hands] == [hand.rack for hand in table.state.hands]
    assert again.public.ended == table.public.ended
    assert again.public.winners == table.public.winners
    assert again.public.standings == table.public.standings
    if not told_by_lines(edition):
        assert log == tuple(table.log)


def whole(edition: Edition) -> list[str]:
    return gcg.write(record(random_game(edition, 3).log, edition)).splitlines()


@pytest.mark.parametrize(
    "edition", [DELIRE, DEFI, ANCIEN_LETTRES_VISIBLES], ids=lambda e: str(e.name)
)
def test_lines_and_events_must_agree(edition: Edition) -> None:
    """Cards, dice and pools: the events are the game, and no line may say another thing."""
    lines = whole(edition)
    moves = [number for number, line in enumerate(lines) if line.startswith(">")]
    setup = setup_of(gcg.read("\n".join(lines)))
    assert setup is not None
    gone = lines[: moves[0]] + lines[moves[0] + 1 :]
    with pytest.raises(GcgContradicts):
        log_of(gcg.read("\n".join(gone)), edition, setup)
    events = [number for number, line in enumerate(lines) if "chevalet-event" in line]
    broken = [*lines]
    broken[events[1]] = broken[events[1]][:-1]
    with pytest.raises(GcgNotReplayable) as fault:
        log_of(gcg.read("\n".join(broken)), edition, setup)
    assert fault.value.line == events[1] + 1
    with pytest.raises(GcgNotReplayable):
        log_of(gcg.read("\n".join(lines[: events[0]])), edition, setup)


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_record_of_events_never_gives_a_traceback(data: st.DataObject) -> None:
    edition = data.draw(st.sampled_from([DELIRE, DEFI]))
    text = RECORDS[edition.name]
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from('0123456789-ABCz?."{}[],: \n'))
    with suppress(ChevaletError):
        game = gcg.read(text[:place] + letter + text[place + 1 :])
        setup = setup_of(game)
        if setup is not None:
            log_of(game, edition, setup)


RECORDS = {edition.name: "\n".join(whole(edition)) for edition in (DELIRE, DEFI)}


def test_an_unfinished_game_comes_back_with_its_racks() -> None:
    table = Table(CLASSIQUE, seed=12, words=chance.WORDS)
    placed = chance.legal_placements(random.Random(1), table.state, 0, CLASSIQUE)
    table.act(Place(0, placed[0]))
    table.act(Pass(1))
    game = gcg.read(gcg.write(record(table.log, CLASSIQUE)))
    again = replay(log_of(game, CLASSIQUE, table.setup))
    assert [hand.rack for hand in again.hands] == [hand.rack for hand in table.state.hands]
    assert again.bag == table.state.bag


def test_points_and_racks_are_checked() -> None:
    head = "#player1 Alice\n#player2 Bob\n"
    with pytest.raises(GcgPoints) as points:
        log_of(gcg.read(head + ">Alice: SPOESVA 8H PASSE +17 17\n"), CLASSIQUE, SETUP)
    assert (points.value.line, points.value.column, points.value.counted) == (3, 20, 16)
    with pytest.raises(GcgRack) as rack:
        log_of(gcg.read(head + ">Alice: SPOEVA 8H PASSE +16 16\n"), CLASSIQUE, SETUP)
    assert (rack.value.line, rack.value.column) == (3, 9)
    with pytest.raises(GcgRack):
        log_of(gcg.read(head + ">Alice: KKPASSE 8H PASSE +16 16\n"), CLASSIQUE, SETUP)
    with pytest.raises(GcgIllegal) as illegal:
        log_of(gcg.read(head + ">Alice: SPOESVA 1A PASSE +16 16\n"), CLASSIQUE, SETUP)
    assert (illegal.value.line, illegal.value.column, illegal.value.word) == (3, 20, "PASSE")
    assert isinstance(illegal.value.__cause__, FirstWordOffStar)
    with pytest.raises(GcgRack):
        log_of(gcg.read(head + ">Alice: SPOESVA -8 +0 0\n"), CLASSIQUE, SETUP)
    with pytest.raises(GcgNotReplayable):
        log_of(gcg.read("#player1 Alice\n"), CLASSIQUE, SETUP)


def test_the_printed_game_of_two_programs() -> None:
    """Points are recounted: a record that is right is a game."""
    log = log_of(gcg.read(RECORD.split(">Alice: ?AEINRT", maxsplit=1)[0]), CLASSIQUE, SETUP)
    state = fold(replay(log[:1]), log[1:])
    assert state.public.scores == (14, 29)


def test_from_the_python_api() -> None:
    game = Game.new("classique", seats=["nord", "sud"], words=["CALA", "LA"], seed=7)
    game.play("H5", "CALA")
    text = game.gcg()
    assert ">nord: AACLLQT 8E CALA +12 12" in text or ">sud: AACLLQT 8E CALA +12 12" in text
    again = Game.from_gcg(text, words=["CALA", "LA"])
    assert again.score == game.score
    assert again.board == game.board
    assert again.rack(again.turn) == game.rack(game.turn)
    assert isinstance(again.events[0], e.GameCreated)


def test_a_record_of_another_program_names_no_edition() -> None:
    foreign = "#player1 A Alice\n#player2 B Bob\n>A: AACLLQT 8E CALA +12 12\n"
    with pytest.raises(GcgNotReplayable):
        Game.from_gcg(foreign, words=["CALA"])
    game = Game.from_gcg(foreign, words=["CALA"], edition="classique")
    assert (game.setup.seats, game.score, game.turn) == (("Alice", "Bob"), (12, 0), 1)
    game.pass_turn()


def test_an_exchange_told_by_its_number_only() -> None:
    """The letters given are those that the next rack has no more."""
    text = "#player1 Alice\n#player2 Bob\n>Alice: AEIKSTZ -2 +0 0\n>Bob: - +0 0\n"
    text += ">Alice: AEILSTU - +0 0\n"
    log = log_of(gcg.read(text), CLASSIQUE, SETUP)
    exchanged = next(event for event in log if isinstance(event, e.Exchanged))
    assert (exchanged.given, exchanged.drawn) == ("KZ", "LU")


def test_who_gave_up_draws_no_more_in_the_record_either() -> None:
    table = Table(CLASSIQUE, seats=3, rule=CONTESTATION, words=chance.WORDS, seed=12)
    placed = chance.legal_placements(random.Random(1), table.state, 0, CLASSIQUE)
    table.act(Place(0, placed[0]))
    table.act(Resign(0))
    for seat in (1, 1, 2, 1, 2):
        table.act(Accept(seat) if table.public.pending else Pass(seat))
    assert table.public.ended is not None
    assert table.public.rack_counts[0] < 7
    game = gcg.read(gcg.write(record(table.log, CLASSIQUE)))
    again = replay(log_of(game, CLASSIQUE, table.setup))
    assert [hand.rack for hand in again.hands] == [hand.rack for hand in table.state.hands]
