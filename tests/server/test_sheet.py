"""The score sheet and the replay: what French players write down, and who may read it."""

import pytest

from chevalet import Game
from chevalet.game import events as e
from chevalet.game.state import replay as replayed
from chevalet.game.views import redact
from chevalet.notation.squares import square_name
from chevalet.server.replay import frames
from chevalet.server.sheet import RowKind, Sheet
from tests.server.kit import Running
from tests.server.test_leaks import random_log

WORDS = ["CALA", "CALAT", "CALATE", "LA", "AL", "TA", "AA"]


def sheet_of(game: Game, seat: int | None) -> Sheet:
    sheet = Sheet(seat)
    sheet.follow([redact(event, seat) for event in game.events])
    return sheet


def test_a_word_has_its_rack_its_place_and_its_points() -> None:
    game = Game.new("classique", seats=["nord", "sud"], words=WORDS, seed=7)
    mover = game.turn
    rack = game.rack(mover)
    game.play("H5", "CALA")
    game.pass_turn()
    word, passed = sheet_of(game, mover).rows
    assert (word.number, word.kind, word.rack) == (1, RowKind.WORD, rack)
    assert (word.word, word.place, word.words) == ("CALA", "H5", ("CALA",))
    assert (word.points, word.total, word.tiles) == (game.score[mover], game.score[mover], 4)
    assert (passed.number, passed.kind, passed.rack) == (2, RowKind.PASS, None)


def test_the_rack_of_another_is_not_on_the_sheet() -> None:
    game = Game.new("classique", seats=["nord", "sud"], words=WORDS, seed=7)
    mover = game.turn
    game.play("H5", "CALA")
    for seat in (1 - mover, None):
        (row,) = sheet_of(game, seat).rows
        assert (row.rack, row.word) == (None, "CALA")


def test_the_last_word_is_marked_until_it_is_taken_back() -> None:
    game = Game.new(
        "classique", seats=["nord", "sud"], words=["LA"], seed=7, word_rule="contestation"
    )
    mover = game.turn
    game.play("H5", "CALA")
    sheet = sheet_of(game, mover)
    assert [square_name(square) for square in sheet.last] == ["H5", "H6", "H7", "H8"]
    assert sheet.rows == []
    game.contest("CALA")
    sheet = sheet_of(game, mover)
    assert sheet.last == ()
    (row,) = sheet.rows
    assert (row.kind, row.word, row.points, row.total) == (RowKind.TAKEN_BACK, "CALA", 0, 0)


def test_rows_come_once() -> None:
    game = Game.new("classique", seats=["nord", "sud"], words=WORDS, seed=7)
    versions = [game.version]
    for _ in range(3):
        game.pass_turn()
        versions.append(game.version)
    sheet = sheet_of(game, 0)
    assert [sheet.rows_since(version)[0] for version in versions] == [0, 1, 2, 3]
    first, rows = sheet.rows_since(versions[1])
    assert (first, [row.number for row in rows]) == (1, [2, 3])


@pytest.mark.parametrize("edition", ["classique", "delire", "ancien", "defi", "geant"])
def test_totals_are_the_scores(edition: str) -> None:
    """Whatever happens, the last total of every seat is its score."""
    for seed in range(4):
        log = random_log(edition, seed, steps=60)
        sheet = Sheet(None)
        sheet.follow([redact(event, None) for event in log])
        scores = replayed(log).public.scores
        totals = dict.fromkeys(range(len(scores)), 0)
        for row in sheet.rows:
            totals[row.seat] = row.total
        assert tuple(totals.values()) == scores


def test_a_replay_shows_the_game_after_every_row() -> None:
    log = random_log("classique", 2, steps=60)
    events = tuple(redact(event, 1) for event in log)
    sheet = Sheet(1)
    shown = list(frames(events, sheet, 1, whole=False))
    assert [frame.row for frame in shown] == [None, *sheet.rows]
    for frame in shown:
        state = replayed(log[: frame.version])
        assert frame.board == state.public.board.rows
        assert frame.scores == state.public.scores
        assert frame.racks == (None, state.hands[1].rack, None)


async def test_a_finished_game_is_open_to_all(server: Running) -> None:
    async with server.browser() as ada, server.browser() as eve:
        game = (await ada.new_game("here", "here"))["game"]
        running = await eve.get(f"/api/games/{game}/replay")
        assert all(rack is None for frame in running["frames"] for rack in frame["racks"])
        await eve.get(f"/api/games/{game}/replay?seat=0", 403)
        mine = await ada.get(f"/api/games/{game}/replay?seat=0")
        assert [bool(rack) for rack in mine["frames"][0]["racks"]] == [True, False]
        async with ada.page() as page:
            state = await page.watch(game, 0)
            await page.act(state["version"], "Resign", 0)
        over = await eve.get(f"/api/games/{game}/replay")
        assert all(len(rack) == 7 for rack in over["frames"][0]["racks"])
        log = (await server.club.store.read(game)).events
        drawn = {event.seat: event.tiles for event in log if isinstance(event, e.TilesDrawn)}
        assert over["frames"][0]["racks"] == [drawn[0], drawn[1]]
