"""Setups that are unknown or contradict themselves, and actions that make no sense."""

from dataclasses import replace
from typing import Any

import pytest

from chevalet.editions import ANCIEN_SOLITAIRE, CLASSIQUE, DEFI, DELIRE, EDITIONS, GEANT, edition
from chevalet.game import refusals as r
from chevalet.game.actions import Accept, Contest, Exchange, Pass, Place
from chevalet.game.board import Laid, Square
from chevalet.game.clock import MINUTE, TotalClock, TurnClock
from chevalet.game.opening import create
from chevalet.game.setup import Options, Setup
from tests.game.support import ACROSS, CONTESTATION, Table, tiles


def refused(kind: type[r.Refusal], box: Any = CLASSIQUE, **changes: Any) -> r.Refusal:
    table = Table(box, seats=box.seats.start)
    setup: Setup = replace(table.setup, **changes)
    with pytest.raises(kind) as refusal:
        create(setup, table.given)
    return refusal.value


def test_the_editions_have_their_names() -> None:
    assert [one.name for one in EDITIONS if edition(one.name) is not one] == []
    with pytest.raises(r.UnknownEdition):
        edition("junior")


def test_setups_are_refused_by_name() -> None:
    refused(r.UnknownEdition, edition="geant")
    refused(r.WrongNumberOfSeats, seats=("a",))
    refused(r.WrongNumberOfSeats, seats=tuple("abcde"))
    refused(r.WrongNumberOfSeats, DEFI, seats=tuple("abcdefghi"))
    refused(r.BadSeatName, seats=("a", "a"))
    refused(r.BadSeatName, seats=("a", " "))
    refused(r.SeatsNotNamed, seats="ab")
    refused(r.SeatsNotNamed, seats=("a", 2))
    refused(r.NoTurnLimit, options=Options(turn_limit=30))
    refused(r.BadTurnLimit, ANCIEN_SOLITAIRE, options=Options(turn_limit=31))
    refused(r.TurnLimitMissing, ANCIEN_SOLITAIRE, options=Options())
    refused(r.NobodyToContest, ANCIEN_SOLITAIRE, word_rule=CONTESTATION)
    refused(r.PenaltyWithoutContest, options=Options(contest_penalty=5))
    refused(r.BadOption, word_rule=CONTESTATION, options=Options(contest_penalty=-5))
    refused(r.BadOption, options=Options(answer_time=-1))
    refused(r.ProperNounsMissing, DELIRE, proper_nouns=None)


@pytest.mark.parametrize(
    "clock",
    [
        TurnClock(0),
        TurnClock(MINUTE, beep_left=-1),
        TurnClock(MINUTE, rings=-1),
        TotalClock(0),
        TotalClock(MINUTE, increment=-1),
        TotalClock(MINUTE, penalty=-1),
        TotalClock(MINUTE, limit=0),
    ],
)
def test_a_clock_makes_sense(clock: Any) -> None:
    refused(r.BadClock, clock=clock)


# --- bad input ------------------------------------------------------------------------------------


def test_bad_placements_are_refused_and_change_nothing() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE").hold(0, "RIZ?AS")
    before = table.state
    cases: list[tuple[type[r.Refusal], tuple[Laid, ...]]] = [
        (r.NothingLaid, ()),
        (r.TileNotOnRack, tiles("M8", ACROSS, "W")),
        (r.TileNotOnRack, tiles("M8", ACROSS, "ZZ")),
        (r.OffTheBoard, (Laid(Square(7, 15), "R"),)),
        (r.OffTheBoard, (Laid(Square(-1, 0), "R"),)),
        (r.SquareOccupied, tiles("L8", ACROSS, "R")),
        (r.SquareLaidTwice, (Laid(Square(7, 12), "R"), Laid(Square(7, 12), "I"))),
        (r.NotOnOneLine, (Laid(Square(7, 12), "R"), Laid(Square(8, 13), "I"))),
        (r.GapInLine, (Laid(Square(7, 12), "R"), Laid(Square(7, 14), "I"))),
        (r.NotTouching, tiles("A1", ACROSS, "RIZ")),
        (r.NotTouching, tiles("A1", ACROSS, "R")),
        (r.JokerWithoutLetter, tiles("M8", ACROSS, "?")),
        (r.NotATile, tiles("M8", ACROSS, "é")),
        (r.NotATile, (Laid(Square(7, 12), "RI"),)),
        (r.NotATile, (Laid(Square(7, 12), ""),)),
        (r.WordsNotAllowed, tiles("M8", ACROSS, "Z")),
    ]
    for kind, laid in cases:
        with pytest.raises(kind):
            table.act(Place(0, laid))
        assert table.state == before


def test_other_bad_actions_are_refused_and_change_nothing() -> None:
    table = Table(GEANT).hold(0, "RIZ?AS")
    before = table.state
    for kind, action in (
        (r.NotYourTurn, Pass(1)),
        (r.NoSuchSeat, Pass(2)),
        (r.NoSuchSeat, Pass(-1)),
        (r.NothingExchanged, Exchange(0, "")),
        (r.TileNotOnRack, Exchange(0, "W")),
        (r.TileNotOnRack, Exchange(0, "RR")),
        (r.NothingToContest, Contest(1, ("AS",))),
        (r.NothingToContest, Accept(1)),
        (r.FirstWordOffStar, Place(0, tiles("A1", ACROSS, "AS"))),
        (r.WordTooShort, Place(0, tiles("H8", ACROSS, "A"))),
    ):
        with pytest.raises(kind):
            table.act(action)
        assert table.state == before
