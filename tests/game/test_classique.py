"""The sentences of the usual rulebook, one test each."""

from dataclasses import replace

import pytest

from chevalet.editions import ANCIEN, CLASSIQUE, DELIRE, GEANT
from chevalet.game import events as e
from chevalet.game.actions import Exchange, Pass, Place
from chevalet.game.board import Direction, Laid, Square
from chevalet.game.laying import consider
from chevalet.game.opening import JokerBeatsA, create, first_seat
from chevalet.game.play import Play
from chevalet.game.reasons import EndReason
from chevalet.game.refusals import (
    BagTooSmall,
    FirstWordOffStar,
    GameIsOver,
    GapInLine,
    NotOnOneLine,
    NotTouching,
    OnePlaceATurn,
    SquareOccupied,
    WordsNotAllowed,
    WordTooShort,
)
from chevalet.game.scoring import line_points
from chevalet.game.state import opened
from tests.game.support import ACROSS, DOWN, Table, found, tiles


def looked_at(table: Table, rack: str, start: str, direction: Direction, word: str) -> Play:
    table.hold(0, rack)
    return consider(table.state, table.place(0, start, direction, word), table.given)


# --- preparation ----------------------------------------------------------------------------------


class Scripted:
    """Chance that draws what it is told to, tile by tile, out of any sorted bag."""

    def __init__(self, bag: str, *wanted: str) -> None:
        self.bag, self.wanted = list(bag), list(wanted)
        self.round: list[str] = []

    def __call__(self, number: int) -> int:
        if number == len(self.bag):
            self.round = list(self.bag)
        tile = self.wanted.pop(0)
        place = self.round.index(tile)
        self.round.pop(place)
        return place


def drawn(edition_table: Table, *wanted: str) -> e.FirstSeatChosen:
    created = edition_table.log[0]
    assert isinstance(created, e.GameCreated)
    course = edition_table.course()
    course.state = opened(created)
    chance = Scripted(edition_table.given.edition.bag, *wanted)
    course.given = replace(edition_table.given, chance=chance)
    return first_seat(course)


def test_la_lettre_la_plus_proche_de_a_commence() -> None:
    assert drawn(Table(CLASSIQUE, seats=3), "D", "B", "C").seat == 1


def test_un_joker_l_emporte_contre_un_a() -> None:
    assert drawn(Table(CLASSIQUE), "A", "?").seat == 1
    assert JokerBeatsA().rank("?") < JokerBeatsA().rank("A")


def test_les_joueurs_a_egalite_tirent_de_nouveau() -> None:
    chosen = drawn(Table(CLASSIQUE, seats=3), "A", "B", "A", "Z", "E")
    assert chosen.seat == 2
    assert [[one.seat for one in drawing] for drawing in chosen.rounds] == [[0, 1, 2], [0, 2]]


def test_les_lettres_tirees_sont_remises_dans_le_sac() -> None:
    events = create(Table(CLASSIQUE).setup, Table(CLASSIQUE).given)
    table = Table(CLASSIQUE)
    assert table.public.bag_count == 102 - 14
    assert [type(event).__name__ for event in events[:4]] == [
        "GameCreated",
        "FirstSeatChosen",
        "TilesDrawn",
        "TilesDrawn",
    ]


def test_chaque_joueur_pioche_sept_lettres() -> None:
    for seats in (2, 3, 4):
        assert Table(CLASSIQUE, seats=seats).public.rack_counts == (7,) * seats


# --- laying tiles ---------------------------------------------------------------------------------


def test_le_premier_mot_a_deux_lettres_ou_plus() -> None:
    with pytest.raises(WordTooShort):
        looked_at(Table(CLASSIQUE), "A", "H8", ACROSS, "A")


def test_le_premier_mot_couvre_la_case_centrale() -> None:
    with pytest.raises(FirstWordOffStar):
        looked_at(Table(CLASSIQUE), "AS", "A1", ACROSS, "AS")
    assert looked_at(Table(CLASSIQUE), "AS", "H7", DOWN, "AS").points == 4


def test_les_mots_en_diagonale_ne_sont_pas_autorises() -> None:
    table = Table(CLASSIQUE).hold(0, "AS")
    askew = (Laid(Square(7, 7), "A"), Laid(Square(8, 8), "S"))
    with pytest.raises(NotOnOneLine):
        consider(table.state, Place(0, askew), table.given)


def test_les_lettres_sont_sur_une_ligne_continue() -> None:
    table = Table(CLASSIQUE).hold(0, "AS")
    apart = (Laid(Square(7, 7), "A"), Laid(Square(7, 9), "S"))
    with pytest.raises(GapInLine) as gap:
        consider(table.state, Place(0, apart), table.given)
    assert gap.value.square == Square(7, 8)


def test_les_mots_se_touchent_comme_dans_les_mots_croises() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE")
    with pytest.raises(NotTouching):
        looked_at(table, "AS", "A1", ACROSS, "AS")


def test_toute_lettre_en_contact_forme_un_mot_entier() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE")
    with pytest.raises(WordsNotAllowed) as wrong:
        looked_at(table, "RUE", "H9", ACROSS, "RUE")
    # RUE under PAS makes PR and AU, and SE: only the first is none.
    assert wrong.value.words == ("PR",)


def test_un_seul_endroit_par_tour() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE").hold(0, "RS")
    place = table.place(0, "M8", ACROSS, "R", then=(tiles("M9", ACROSS, "S"),))
    with pytest.raises(OnePlaceATurn):
        consider(table.state, place, table.given)


def test_une_lettre_posee_ne_se_remplace_pas() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE").hold(0, "A")
    with pytest.raises(SquareOccupied):
        consider(table.state, Place(0, tiles("H8", ACROSS, "A")), table.given)


def test_un_meme_mot_peut_etre_joue_plusieurs_fois() -> None:
    table = Table(CLASSIQUE, words=frozenset({"AS", "SA"}))
    assert looked_at(table, "AS", "H8", ACROSS, "AS").words[0].text == "AS"
    table.board("H8", ACROSS, "AS")
    assert looked_at(table, "S", "H8", DOWN, "AS").words[0].text == "AS"


# --- counting -------------------------------------------------------------------------------------


def test_la_lettre_d_abord_le_mot_ensuite() -> None:
    """A on a double letter (L8 in EXAMPLES notation), the word on the star: (1 + 1 + ... ) x 2."""
    assert looked_at(Table(CLASSIQUE), "PASSE", "H8", ACROSS, "PASSE").points == 16


def test_deux_mots_doubles_font_quatre_fois_et_deux_triples_neuf_fois() -> None:
    layout, values = CLASSIQUE.layout, CLASSIQUE.values
    row = tiles("A1", ACROSS, "AAAAAAAA")
    board = Table(CLASSIQUE).public.board.with_tiles(row)
    line = board.line(Square(0, 0), ACROSS)
    # Eight A, one of them on a double letter, from one triple word to the next.
    assert line_points(line, [one.square for one in row], layout, values) == 9 * 9
    column = tiles("B2", DOWN, "AAAAAAAAAAAAA")
    board = Table(CLASSIQUE).public.board.with_tiles(column)
    line = board.line(Square(1, 1), DOWN)
    ends = [Square(1, 1), Square(13, 1)]
    assert line_points(line, ends, layout, values) == 13 * 4


def test_les_primes_ne_comptent_qu_une_fois() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE")
    play = looked_at(table, "R", "M8", ACROSS, "R")
    assert play.points == 3 + 1 + 1 + 1 + 1 + 1


def test_le_joker_ne_vaut_rien_meme_sur_une_case_lettre() -> None:
    """E of PASSE on a double letter, played with a joker: (3+1+1+1+0) x 2."""
    assert looked_at(Table(CLASSIQUE), "PASS?", "H8", ACROSS, "PASSe").points == 12


def test_le_joker_sur_une_case_mot_double_le_mot() -> None:
    assert looked_at(Table(CLASSIQUE), "?ASSE", "H8", ACROSS, "pASSE").points == 10


def test_le_joker_garde_sa_lettre() -> None:
    table = Table(CLASSIQUE).hold(0, "?ASSE")
    table.act(table.place(0, "H8", ACROSS, "pASSE"))
    table.hold(1, "U")
    table.act(table.place(1, "H8", DOWN, "pU"))
    assert table.public.board.at(Square(7, 7)) == "p"


def test_les_lettres_communes_comptent_dans_chaque_mot() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE")
    play = looked_at(table, "MUNIE", "G9", ACROSS, "MUNIE")
    assert play.points == sum(word.points for word in play.words) == 20


def test_cinquante_points_pour_sept_lettres_apres_les_multiplications() -> None:
    words = frozenset({"ALLEMAND", "LLEMAND"})
    table = Table(CLASSIQUE, words=words)
    play = looked_at(table, "LLEMAND", "H8", ACROSS, "LLEMAND")
    word = 2 * (1 + 1 + 1 + 2 + 2 * 1 + 1 + 2)
    assert (play.bonus, play.points) == (50, word + 50)
    table.board("H8", ACROSS, "LLEMAND")
    assert looked_at(table, "A", "G8", ACROSS, "A").bonus == 0


def test_la_pioche_ramene_a_sept_lettres() -> None:
    table = Table(CLASSIQUE).hold(0, "PASSEXY")
    before = table.public.bag_count
    events = table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert len(found(events, e.TilesDrawn).tiles) == 5
    assert table.public.rack_counts == (7, 7)
    assert table.public.bag_count == before - 5


def test_au_joueur_suivant() -> None:
    table = Table(CLASSIQUE, seats=3).hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.turn == 1
    table.act(Pass(1))
    table.act(Pass(2))
    assert table.public.turn == 0


# --- exchanging and passing -----------------------------------------------------------------------


def test_echanger_une_plusieurs_ou_toutes_les_lettres() -> None:
    table = Table(CLASSIQUE).hold(0, "ABCDEFG")
    exchanged = found(table.act(Exchange(0, "ABCDEFG")), e.Exchanged)
    assert (exchanged.given, len(exchanged.drawn)) == ("ABCDEFG", 7)
    assert table.state.rack(0) == exchanged.drawn
    assert table.public.turn == 1
    assert table.public.scores == (0, 0)


def test_les_lettres_ecartees_ne_reviennent_pas_aussitot() -> None:
    """Set aside, draw, then put back: with two tiles in the bag, those two are drawn."""
    table = Table(CLASSIQUE).hold(0, "ABCDEFG")
    table.state = replace(table.state, bag="XY", public=replace(table.public, bag_count=2))
    table.act(Exchange(0, "AB"))
    assert table.state.rack(0) == "CDEFGXY"
    assert table.state.bag == "AB"


def test_on_n_echange_pas_plus_que_le_sac_ne_contient() -> None:
    table = Table(CLASSIQUE).hold(0, "ABCDEFG")
    table.state = replace(table.state, bag="XY", public=replace(table.public, bag_count=2))
    with pytest.raises(BagTooSmall):
        table.act(Exchange(0, "ABC"))


def test_tous_passent_deux_fois_la_partie_est_terminee() -> None:
    for edition in (CLASSIQUE, GEANT, DELIRE, ANCIEN):
        table = Table(edition)
        for number in range(4):
            assert table.public.ended is None
            table.act(Pass(number % 2))
        assert table.public.ended is EndReason.ALL_PASSED_TWICE


def test_un_echange_ou_un_mot_interrompt_la_serie() -> None:
    table = Table(CLASSIQUE).hold(0, "PASSEAB")
    for seat in (0, 1):
        table.act(Pass(seat))
    table.act(Exchange(0, "A"))
    table.act(Pass(1))
    assert table.public.passes == 1
    table.hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.passes == 0


# --- the end --------------------------------------------------------------------------------------


def test_fin_quand_le_sac_est_vide_et_un_chevalet_aussi() -> None:
    table = Table(CLASSIQUE).hold(0, "PASSE").empty_bag()
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.ended is EndReason.WENT_OUT
    with pytest.raises(GameIsOver):
        table.act(Pass(1))


def test_pas_de_fin_tant_que_le_sac_n_est_pas_vide() -> None:
    table = Table(CLASSIQUE).hold(0, "PASSE")
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.ended is None


def test_chacun_soustrait_ses_lettres_restantes() -> None:
    table = Table(CLASSIQUE, seats=3).hold(0, "PASSE").hold(1, "XA").hold(2, "K?").empty_bag()
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.scores == (16 + 11 + 10, -11, -10)
    assert table.public.winners == (0,)


def test_sans_sortie_chacun_ne_fait_que_soustraire() -> None:
    table = Table(CLASSIQUE).hold(0, "XA").hold(1, "K").empty_bag()
    for number in range(4):
        table.act(Pass(number % 2))
    assert table.public.scores == (-11, -10)


def test_toutes_les_combinaisons_ont_ete_jouees() -> None:
    """The bag is empty and nobody has a placement: the game ends by itself."""
    table = Table(CLASSIQUE).hold(0, "PASSEW").hold(1, "K").empty_bag()
    table.given = replace(table.given, can_place=lambda public, rack: False)
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.ended is EndReason.NOTHING_LEFT_TO_PLAY


def test_le_jeu_continue_tant_qu_une_combinaison_reste() -> None:
    table = Table(CLASSIQUE).hold(0, "PASSEW").hold(1, "R").empty_bag()
    table.given = replace(table.given, can_place=lambda public, rack: "R" in rack)
    table.act(table.place(0, "H8", ACROSS, "PASSE"))
    assert table.public.ended is None


def test_le_plus_de_points_gagne_et_l_egalite_se_partage() -> None:
    table = Table(CLASSIQUE).hold(0, "XA").hold(1, "KS").empty_bag()
    for number in range(4):
        table.act(Pass(number % 2))
    assert table.public.scores == (-11, -11)
    assert table.public.winners == (0, 1)


def test_les_flexions_sont_admises_si_la_liste_les_a() -> None:
    table = Table(CLASSIQUE).board("H8", ACROSS, "PASSE")
    assert looked_at(table, "S", "M8", ACROSS, "S").words[0].text == "PASSES"


# --- geant ----------------------------------------------------------------------------------------


def test_geant_un_joker_compte_comme_un_a() -> None:
    chosen = drawn(Table(GEANT), "?", "A", "C", "B")
    assert chosen.seat == 1
    assert len(chosen.rounds) == 2


def test_l_echange_demande_sept_lettres_dans_le_sac() -> None:
    """geant, 2.3"""
    for held, allowed in (("BCDEFG", False), ("BCDEFGH", True)):
        table = Table(GEANT).hold(0, "AAEEIIO")
        bag = replace(table.public, bag_count=len(held))
        table.state = replace(table.state, bag=held, public=bag)
        if allowed:
            table.act(Exchange(0, "AA"))
        else:
            with pytest.raises(BagTooSmall):
                table.act(Exchange(0, "AA"))


def test_geant_les_cases_ont_une_forme() -> None:
    """geant, 1.2: triangle creux et plein, rond creux et plein, étoile."""
    assert {kind: sign.name for kind, sign in GEANT.signs.items()} == {
        "double-letter": "sign-hollow-triangle",
        "triple-letter": "sign-full-triangle",
        "double-word": "sign-hollow-circle",
        "triple-word": "sign-full-circle",
        "star": "sign-star",
    }
    assert [sign.symbol for sign in GEANT.signs.values()] == ["△", "▲", "○", "●", "★"]
