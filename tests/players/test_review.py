"""The review of a game, from GCG or typed by hand, and hints."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from chevalet import Game, lexicon
from chevalet.analysis import sheet
from chevalet.analysis.hints import NoHintNow, NoSuchHint, hint
from chevalet.analysis.report import chances, page
from chevalet.analysis.review import (
    Depth,
    NothingPlayed,
    NotReviewable,
    Stop,
    TurnReview,
    laid_count,
    review,
    summaries,
)
from chevalet.cli.app import run as chevalet
from chevalet.game import events as e
from chevalet.messages import text
from chevalet.players import computer
from chevalet.store import open_store

QUICK = Depth(iterations=20, candidates=6)
TYPED = """
Anne  SPEESVA  H4  PASSE  20     # the first word
Bob   REUIZAL  8H  ERE    3
Anne  EVATINO  -OV
Bob   -        passe
"""


@pytest.fixture(scope="module")
def game() -> Game:
    return played(Anne="debutant", Bob="expert")


def played(**seats: str) -> Game:
    """A game to its end between computers of these levels."""
    words = lexicon("fr")
    # A seed whose end is small: it is solved in a moment on any machine.
    game = Game.new("classique", seats=list(seats), words=words, seed=6)
    players = [computer(level, words=words, seed=1) for level in seats.values()]
    while not game.is_over:
        action = players[game.turn].choose(game.view(game.turn))
        assert action is not None
        game.submit(action)
    return game


@pytest.fixture(scope="module")
def turns(game: Game) -> list[TurnReview]:
    return list(review(game.events, lexicon("fr"), QUICK))


def test_every_turn_is_there_with_what_it_cost(game: Game, turns: list[TurnReview]) -> None:
    assert [turn.number for turn in turns] == list(range(1, len(game.history) + 1))
    for turn, told in zip(turns, game.history, strict=True):
        assert (turn.seat, turn.played.points) == (told.seat, told.points)
        assert turn.win_lost >= 0
        assert turn.played.win is not None, "what was played took part"
        assert turn.played in turn.plays
    weak, strong = summaries(game.setup.seats, game.score, turns)
    assert weak.win_lost > strong.win_lost
    assert weak.points_lost > strong.points_lost
    assert (weak.score, strong.score) == game.score


def test_a_scrabble_that_was_missed_is_named(turns: list[TurnReview]) -> None:
    missed = [turn for turn in turns if turn.missed_full_rack is not None]
    assert missed
    for turn in missed:
        assert turn.missed_full_rack is not None
        assert laid_count(turn.missed_full_rack) == 7
        assert laid_count(turn.played) < 7


def test_the_end_is_solved(game: Game, turns: list[TurnReview]) -> None:
    last = turns[-1]
    assert last.is_solved
    seat = last.seat
    final = game.score[seat] - game.score[1 - seat]
    assert last.played.spread == final, "what the last play led to is how the game ended"
    assert all(turn.best.spread is not None for turn in turns if turn.is_solved)


def test_the_same_seed_gives_the_same_review(game: Game, turns: list[TurnReview]) -> None:
    again = review(game.events, lexicon("fr"), QUICK)
    assert [next(again) for _ in range(3)] == turns[:3]


def test_a_stop_ends_it_at_once(game: Game) -> None:
    stop = Stop()
    threading.Timer(0.2, stop.set).start()
    done = list(review(game.events, lexicon("fr"), Depth(iterations=10**9), stop=stop))
    assert len(done) < len(game.history)


def test_what_cannot_be_reviewed() -> None:
    words = lexicon("fr")
    with pytest.raises(NotReviewable):
        list(review(Game.new("delire", seats=["a", "b"], words=words, seed=1).events, words))
    alone = Game.new("ancien-solitaire", seats=["a"], words=words, seed=5)
    with pytest.raises(NotReviewable):
        list(review(alone.events, words))
    with pytest.raises(NothingPlayed):
        list(review(Game.new("classique", seats=["a", "b"], words=words, seed=1).events, words))


def test_a_game_of_three_is_reviewed_to_its_end(tmp_path: Path) -> None:
    game = played(Anne="debutant", Bob="expert", Cleo="expert")
    turns = list(review(game.events, lexicon("fr"), QUICK))
    assert [turn.number for turn in turns] == list(range(1, len(game.history) + 1))
    assert {turn.seat for turn in turns} == {0, 1, 2}
    assert all(turn.played.win is not None for turn in turns)
    weak, *strong = summaries(game.setup.seats, game.score, turns)
    assert all(weak.win_lost > one.win_lost for one in strong)
    lines = chances(turns, 3)
    assert [len(line) for line in lines] == [len(turns) + 1] * 3
    for number, turn in enumerate(turns, 1):
        assert lines[turn.seat][number] == turn.played.win
        still = [line for seat, line in enumerate(lines) if seat != turn.seat]
        assert all(line[number] == line[number - 1] for line in still)
    html = page(game.setup.seats, turns, [weak, *strong], text)
    assert html.count("Cleo") >= 4


def test_of_two_one_line_tells_the_chances_of_both(turns: list[TurnReview]) -> None:
    (line,) = chances(turns, 2)
    for turn, chance in zip(turns, line[1:], strict=True):
        assert turn.played.win is not None
        assert chance == (turn.played.win if turn.seat == 0 else 1 - turn.played.win)


def test_the_command_reads_gcg_and_writes_a_page(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, page = tmp_path / "game.gcg", tmp_path / "game.html"
    record.write_text(game.gcg())
    assert chevalet(["review", str(record), "--html", str(page), "--time", "0.02", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [player["name"] for player in told["players"]] == ["Anne", "Bob"]
    assert len(told["turns"]) == len(game.history)
    html = page.read_text()
    assert html.count("<svg") == 2
    assert "<script" not in html
    assert "http" not in html
    assert len(html) < 100_000


async def kept(name: str, events: tuple[e.Event, ...]) -> None:
    store = await open_store()
    await store.append(name, 0, events, 0)
    await store.close()


def test_a_stored_game_once_it_is_over(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(kept("finie", game.events))
    asyncio.run(kept("encours", game.events[:20]))
    assert chevalet(["review", "finie", "--time", "0.01", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["turns"]) == len(game.history)
    assert chevalet(["review", "encours"]) == 2
    assert chevalet(["review", "nulle-part"]) == 2
    assert "nulle-part" in capsys.readouterr().err


def test_a_game_typed_by_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = tmp_path / "game.txt"
    typed.write_text(TYPED)
    assert chevalet(["review", str(typed), "--time", "0.02", "--json"]) == 0
    turns = json.loads(capsys.readouterr().out)["turns"]
    kinds = [turn["played"]["kind"] for turn in turns]
    assert kinds == ["place", "place", "exchange"], (
        "nobody knows what Bob could have played in the fourth"
    )


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("Anne", "rack"),
        ("Anne ABC4", "rack"),
        ("Anne ABC", "square"),
        ("Anne ABC ZZ MOT 3", "square"),
        ("Anne ABC H4", "word"),
        ("Anne ABC H4 M-T 3", "word"),
        ("Anne ABC H4 CAB", "points"),
        ("Anne ABC H4 CAB beaucoup", "points"),
        ("Anne ABC H4 CAB 3 4", "end"),
        ("Anne ABC passe 3", "end"),
    ],
)
def test_a_line_that_makes_no_sense(line: str, wanted: str) -> None:
    with pytest.raises(sheet.TypedLineMalformed) as refused:
        sheet.read("\n" + line)
    assert (refused.value.line, refused.value.wanted) == (2, wanted)


def test_a_word_over_other_letters() -> None:
    with pytest.raises(sheet.TypedWordMisplaced) as refused:
        sheet.read("A - H4 PASSE 16\nB - H4 LASSE 16")
    assert refused.value.line == 2
    with pytest.raises(sheet.TypedWordMisplaced):
        sheet.read("A - H14 PASSE 16")


def test_an_impossible_score_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    for content, line in (
        ("Anne SPOESVA H4 PASSE 99", "1"),
        ("#player1 a A\n#player2 b B\n>a: SPOESVA 8D PASSE +99 99\n", "3"),
    ):
        file.write_text(content)
        assert chevalet(["review", str(file)]) == 2
        assert line in capsys.readouterr().err


def test_hints_come_in_three_steps() -> None:
    words = lexicon("fr")
    game = Game.new("classique", seats=["a", "b"], words=words, seed=5)
    seen = game.view(game.turn)
    first, second, third = (hint(seen, words, step) for step in (1, 2, 3))
    assert (first.start, first.word) == (None, None)
    assert second.start is not None
    assert second.word is None
    assert third.word is not None
    assert len(third.word) == second.length
    assert third.full_rack is True
    game.play(f"{game.legal_moves()[0].place}", game.legal_moves()[0].word)
    with pytest.raises(NoHintNow):
        hint(game.view(1 - game.turn), words, 1)
    with pytest.raises(NoSuchHint):
        hint(seen, words, 4)
