"""Every worked example of the rulebooks, with its printed points."""

import json
from pathlib import Path

import pytest

from chevalet.editions import ANCIEN, CLASSIQUE, DEFI, GEANT
from chevalet.game import events as e
from chevalet.game.actions import Place
from chevalet.game.board import Board, Direction, Laid
from chevalet.game.edition import Edition
from chevalet.game.laying import consider
from chevalet.game.reasons import EndReason
from tests.game.support import ACROSS, DOWN, Table, found, square, tiles

JEU_TYPE = Path(__file__).parent / "jeu-type.json"


def points(
    table: Table, rack: str, start: str, word: str, direction: Direction = ACROSS
) -> dict[str, int]:
    """The words that the play forms and their points, with the total under `total`."""
    table.hold(0, rack)
    play = consider(table.state, table.place(0, start, direction, word), table.given)
    assert play.points == sum(w.points for w in play.words) + play.bonus
    return {**{w.text: w.points for w in play.words}, "total": play.points}


@pytest.fixture(params=[CLASSIQUE, GEANT, ANCIEN], ids=lambda edition: str(edition.name))
def empty(request: pytest.FixtureRequest) -> Table:
    edition: Edition = request.param
    return Table(edition)


@pytest.fixture
def passe(empty: Table) -> Table:
    return empty.board("H8", ACROSS, "PASSE")


def test_passe_16(empty: Table) -> None:
    """classique, « placer le premier mot » : (3+1+1+1+1x2) x 2."""
    assert points(empty, "SPOESVA", "H8", "PASSE") == {"PASSE": 16, "total": 16}


def test_repasserai_36(passe: Table) -> None:
    assert points(passe, "RERAI", "F8", "REPASSERAI")["total"] == 36


def test_depliez_29(passe: Table) -> None:
    assert points(passe, "DELIEZ", "H6", "DEPLIEZ", DOWN)["total"] == 29


def test_munie_20(passe: Table) -> None:
    assert points(passe, "MUNIE", "G9", "MUNIE") == {
        "MUNIE": 9,
        "PU": 4,
        "AN": 3,
        "SI": 2,
        "SE": 2,
        "total": 20,
    }


def test_riz_21(passe: Table) -> None:
    assert points(passe, "RIZ", "M8", "RIZ", DOWN) == {"RIZ": 13, "PASSER": 8, "total": 21}


def test_radiation_99(passe: Table) -> None:
    """Around an R, a D and an A, by the legal way of the examples."""
    table = passe
    for start, direction, word in (
        ("I8", DOWN, "ALLEMAND"),
        ("K8", DOWN, "SECOUERA"),
        ("G11", ACROSS, "RUE"),
        ("G11", DOWN, "RAMER"),
    ):
        place = table.place(0, start, direction, word)
        table.hold(0, "".join(one.tile for one in place.tiles))
        consider(table.state, place, table.given)
        table.board(start, direction, word)
    assert points(table, "AITION", "G15", "RADIATION") == {"RADIATION": 99, "total": 99}


def test_x_et_a_onze_points(empty: Table) -> None:
    """« Il reste un X et un A à l'un des joueurs, son score sera réduit de 11 points. »"""
    table = empty.hold(0, "AS").hold(1, "XA").empty_bag()
    before = table.public.scores
    events = table.act(table.place(0, "H8", ACROSS, "AS"))
    scored = found(events, e.PlayScored).points
    assert found(events, e.Settled).changes == (11, -11)
    assert table.public.scores == (before[0] + scored + 11, before[1] - 11)


def test_les_quatre_premiers_tours_de_l_ancien() -> None:
    """MITES 12, SOUTE 10, QUAI 27, FERME 11."""
    table = Table(ANCIEN)
    for rack, start, direction, word, expected in (
        ("MITES", "G8", ACROSS, "MITES", 12),
        ("OUTE", "K8", DOWN, "SOUTE", 10),
        ("QAI", "J10", ACROSS, "QUAI", 27),
        ("FERE", "G5", DOWN, "FERME", 11),
    ):
        assert points(table, rack, start, word, direction)["total"] == expected
        table.board(start, direction, word)


def test_le_jeu_type_267_506_773() -> None:
    """ancien, the whole sample game, turn by turn at board level; the second joker is the E of
    TAXE, and L is left to A."""
    moves = json.loads(JEU_TYPE.read_text(encoding="utf-8"))["moves"]
    table, scores = Table(ANCIEN), {"A": 0, "B": 0}
    for move in moves:
        laid = tuple(Laid(square(name), tile) for name, tile in move["tiles"].items())
        rack = "".join("?" if one.tile.islower() else one.tile for one in laid)
        table.hold(0, rack)
        play = consider(table.state, Place(0, laid), table.given)
        words = move["words"].items() if isinstance(move["words"], dict) else move["words"]
        assert sorted((w.text, w.points) for w in play.words) == sorted(map(tuple, words))
        assert play.points == move["score"], move["turn"]
        scores[move["player"]] += play.points
        public = table.public
        table.board_of(public.board.with_tiles(laid))
    # B has gone out; A holds an L.
    assert (scores["A"], scores["B"]) == (268, 505)
    table.hold(0, "L").hold(1, "").empty_bag()
    changes = ANCIEN.settlement.changes(table.course(), EndReason.WENT_OUT)
    assert changes == (-1, 1)
    assert (scores["A"] - 1, scores["B"] + 1, sum(scores.values())) == (267, 506, 773)


# Dé-fi prints no points, only what stays. The centre of its board is E5.


def defi(faces: str, *, on_board: str | None = "PASSE") -> Table:
    table = Table(DEFI)
    if on_board:
        table.roll(on_board).act(table.place(0, "C5", ACROSS, on_board))
        table.roll(faces, seat=1)
    return table


def lying(board: Board) -> set[Laid]:
    return set(board.laid())


def test_porte_reste_seul() -> None:
    """« Le deuxième joueur a ajouté ORTE à la suite de la lettre P de PASSE. »"""
    table = defi("ORTE")
    table.act(table.place(1, "C5", DOWN, "PORTE"))
    assert lying(table.public.board) == set(tiles("C5", DOWN, "PORTE"))


def test_passes_vide_le_plateau() -> None:
    """« Le second joueur a ajouté un S à PASSE. À la fin du tour, PASSES est enlevé. »"""
    table = defi("S")
    table.act(table.place(1, "C5", ACROSS, "PASSES"))
    assert table.public.board.is_empty


def test_depasser_vide_le_plateau() -> None:
    table = defi("DER")
    table.act(table.place(1, "A5", ACROSS, "DEPASSER"))
    assert table.public.board.is_empty


def test_apporte() -> None:
    table = defi("APORTE")
    table.act(table.place(1, "C3", DOWN, "APPORTE"))
    assert lying(table.public.board) == set(tiles("C3", DOWN, "APPORTE"))


def test_sain_donne_as_sa_si_en() -> None:
    table = defi("SAIN")
    laid = found(table.act(table.place(1, "D6", ACROSS, "SAIN")), e.WordLaid)
    assert [word.text for word in laid.play.words] == ["SAIN", "AS", "SA", "SI", "EN"]
    assert lying(table.public.board) == set(tiles("D6", ACROSS, "SAIN"))


def test_route_fait_passer() -> None:
    table = defi("ROUTE")
    laid = found(table.act(table.place(1, "H5", DOWN, "ROUTE")), e.WordLaid)
    assert [word.text for word in laid.play.words] == ["ROUTE", "PASSER"]
    assert lying(table.public.board) == set(tiles("H5", DOWN, "ROUTE"))
