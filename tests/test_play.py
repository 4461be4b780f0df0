"""The Python API: what a programmer sees."""

from dataclasses import replace

import pytest

from chevalet import Game, lexicon
from chevalet.game import events as e
from chevalet.game.actions import Pass
from chevalet.game.board import Direction, Laid, Square
from chevalet.game.card_refusals import NoCards
from chevalet.game.play import CardUse
from chevalet.game.reasons import EndReason
from chevalet.game.refusals import (
    CorruptLog,
    GameIsOver,
    JokerNotOnRack,
    JokerWithoutLetter,
    LetterDiffers,
    OffTheBoard,
    RackTooLarge,
    Refusal,
    StaleVersion,
    UnknownEdition,
    UnknownWordRule,
    WordListMissing,
    WordsNotAllowed,
    WrongWordList,
)
from chevalet.lexicon.refusals import UnknownLexicon
from chevalet.notation.events_json import dumps, loads
from chevalet.notation.squares import NotASquare
from chevalet.notation.words import NotAWord

SEATS = ["nord", "sud"]


@pytest.fixture
def game() -> Game:
    """Seed 7 gives the first seat AACLLQT."""
    return Game.new("classique", seats=SEATS, words=["CALA", "CALAT", "LA", "AL"], seed=7)


def test_a_seed_gives_the_same_game_again(game: Game) -> None:
    again = Game.new("classique", seats=SEATS, words=["CALA", "CALAT", "LA", "AL"], seed=7)
    assert again.events == game.events


def test_play_preview_and_history(game: Game) -> None:
    seat = game.turn
    assert game.rack(seat) == "AACLLQT"
    preview = game.preview("H5", "CALA")
    assert ([word.text for word in preview.words], preview.points) == (["CALA"], 12)
    version = game.version
    game.play("H5", "CALA")
    assert game.version > version
    assert game.score[seat] == 12
    assert [(turn.seat, turn.words, turn.points) for turn in game.history] == [
        (seat, ("CALA",), 12)
    ]
    assert game.board.rows[7] == "....CALA......."
    assert game.turn != seat


def test_legal_moves_can_be_played(game: Game) -> None:
    moves = game.legal_moves()
    assert len(moves) == len(list(moves)) > 0
    best = moves[0]
    assert game.preview(best).points == best.points
    assert game.preview(best.place, best.word).points == best.points
    game.play(best)
    assert game.history[-1].points == best.points


def test_a_refusal_leaves_the_game_as_it_was(game: Game) -> None:
    before = (game.events, game.state)
    with pytest.raises(Refusal):
        game.play("H5", "CALAL")
    with pytest.raises(Refusal):
        game.exchange("ZZ")
    with pytest.raises(Refusal):
        game.contest("CALA")
    with pytest.raises(Refusal):
        game.submit(Pass(1 - game.turn))
    assert (game.events, game.state) == before


def test_what_is_wrong_and_where(game: Game) -> None:
    with pytest.raises(WordsNotAllowed) as wrong:
        game.play("H8", "CALL")
    assert wrong.value.words == ("CALL",)
    with pytest.raises(OffTheBoard) as off:
        game.play("H14", "CALA")
    assert (off.value.square.row, off.value.square.column) == (7, 15)
    with pytest.raises(NotASquare):
        game.play("H0", "CALA")
    with pytest.raises(NotAWord):
        game.play("H8", "CA-A")
    game.play("H5", "CALA")
    with pytest.raises(LetterDiffers) as differs:
        game.play("H5", "CILA")
    assert (differs.value.tile, differs.value.given) == ("A", "I")


def test_a_stale_version_is_refused(game: Game) -> None:
    with pytest.raises(StaleVersion):
        game.submit(Pass(game.turn), version=game.version - 1)
    game.submit(Pass(game.turn), version=game.version)


def test_a_game_is_read_without_its_words_and_played_with_them(game: Game) -> None:
    read = Game.from_events(loads(dumps(game.events)))
    assert read.state == game.state
    assert read.view(0) == game.view(0)
    with pytest.raises(WordListMissing):
        read.pass_turn()
    with pytest.raises(WordListMissing):
        read.legal_moves()
    with pytest.raises(WrongWordList):
        Game.from_events(game.events, words=["LA"])
    words = ["CALA", "CALAT", "LA", "AL"]
    assert Game.from_events(game.events, words=words).play("H5", "CALA")


def test_unknown_and_contradictory_setups_are_refused() -> None:
    with pytest.raises(UnknownEdition):
        Game.new("junior", seats=SEATS, words=["LA"])
    with pytest.raises(UnknownWordRule):
        Game.new("classique", seats=SEATS, words=["LA"], word_rule="libre")


def test_proper_nouns_come_with_the_program() -> None:
    game = Game.new("delire", seats=SEATS, words=["LA"], seed=1)
    assert game.setup.proper_nouns is not None
    assert game.setup.proper_nouns.name == "noms-propres"
    assert game.proper_nouns is not None
    assert "PARIS" in game.proper_nouns
    again = Game.from_events(game.events, words=["LA"])
    assert again.proper_nouns is not None


def test_every_edition_can_be_begun() -> None:
    for name, seats in {
        "classique": 4,
        "geant": 2,
        "delire": 3,
        "ancien": 2,
        "ancien-solitaire": 1,
        "ancien-deux-chevalets": 2,
        "ancien-lettres-visibles": 1,
        "defi": 8,
    }.items():
        game = Game.new(
            name, seats=list("abcdefgh"[:seats]), words=["LA"], proper_nouns=["NIL"], seed=1
        )
        assert not game.is_over
        assert isinstance(game.events[-1], e.TurnBegan | e.DiceRolled | e.ClockStarted)


def test_all_letters_in_sight_have_too_many_moves_to_list() -> None:
    game = Game.new("ancien-lettres-visibles", seats=["moi"], words=lexicon("fr"), seed=1)
    with pytest.raises(RackTooLarge):
        game.legal_moves()
    game.play("H8", "LA")
    # Few tiles: the whole list is short enough to compare with.
    few = game.best_moves(10_000, most=1)
    assert [move.points for move in few] == sorted((m.points for m in few), reverse=True)
    assert {len(move.tiles) for move in few} == {1}
    assert list(game.best_moves(3, most=1)) == list(few)[:3]
    assert max(len(move.tiles) for move in game.best_moves(20, word="PLATEAU")) <= 7
    best = game.best_moves(5, through="H8")
    assert len(best) == 5
    for move in best:
        assert Square(7, 7) in [move.direction.step(move.start, by) for by in range(len(move.word))]
        assert game.preview(move).points == move.points


def test_the_best_moves_are_the_first_of_all() -> None:
    game = Game.new("classique", seats=SEATS, words=lexicon("fr"), seed=7)
    game.play("H5", "CALA")
    moves = list(game.legal_moves())
    assert len(moves) > 100
    assert list(game.best_moves(50)) == moves[:50]
    assert list(game.best_moves(0)) == []
    short = next(move.word for move in moves if len(move.tiles) == 1)
    assert list(game.best_moves(99, word=short)) == [m for m in moves if m.word == short]
    assert list(game.best_moves(99, most=1)) == [m for m in moves if len(m.tiles) == 1]


def test_all_letters_in_sight_until_nothing_is_left_to_play() -> None:
    """The game ends by itself although its moves are too many to list."""
    words = ["LE", "LA"]
    game = Game.new("ancien-lettres-visibles", seats=["moi"], words=words, seed=1)
    game.play("H8", "LE")
    while not game.is_over:
        game.play(game.best_moves(1)[0])
    assert game.state.public.ended is EndReason.NOTHING_LEFT_TO_PLAY
    assert len(game.rack(0)) > 10


def test_squares_closed_by_the_last_word_count_for_the_end() -> None:
    """A word backwards closes the squares beyond its ends before the end is looked for."""
    words = ["LE", "ELS"]
    game = Game.new("delire", seats=SEATS, words=words, proper_nouns=["NIL"], seed=1)
    public = game.state.public
    assert public.cards is not None
    mine = replace(game.state.hands[game.turn], rack="EKL", cards=("a-l-envers",))
    other = replace(game.state.hands[1 - game.turn], rack="S")
    hands = (mine, other) if game.turn == 0 else (other, mine)
    counts = tuple(len(hand.rack) for hand in hands)
    held = tuple(len(hand.cards) for hand in hands)
    cards = replace(public.cards, hand_counts=held)
    public = replace(public, bag_count=0, rack_counts=counts, cards=cards)
    game.state = replace(game.state, public=public, hands=hands, bag="")
    game.play("H8", "EL", cards=[CardUse("a-l-envers")])
    # S would make ELS, read from left to right, but nobody lengthens that word.
    assert game.state.public.ended is EndReason.NOTHING_LEFT_TO_PLAY


def test_the_position_in_cgp(game: Game) -> None:
    game.play("H5", "CALA")
    position = game.position()
    assert str(position).split()[0].split("/")[7] == "4CALA7"
    assert position.racks == (game.rack(game.turn), "")


def test_no_cards_in_a_game_without_cards(game: Game) -> None:
    with pytest.raises(NoCards):
        game.play("H5", "CALA", cards=[CardUse("doubler")])


def test_a_whole_game_with_the_built_in_list() -> None:
    game = Game.new("classique", seats=SEATS, words=lexicon("fr"), seed=11)
    while not game.is_over:
        moves = game.legal_moves()
        if moves:
            game.play(moves[0])
        elif game.state.bag:
            game.exchange(game.rack(game.turn)[: len(game.state.bag)])
        else:
            game.pass_turn()
    assert sum(game.score) > 400
    assert game.winners
    assert game.state.public.ended is not None


def test_the_notation_says_which_of_two_words_one_tile_makes() -> None:
    game = Game.new("classique", seats=SEATS, words=["CALA", "CALAS", "SU"], seed=7)
    game.play("H5", "CALA")
    board = game.board.with_tiles((Laid(Square(8, 8), "U"),))
    game.state = replace(game.state, public=replace(game.state.public, board=board))
    assert "S" in game.rack(game.turn)
    across, down = game.preview("H5", "CALAS"), game.preview("9H", "SU")
    assert [word.text for word in across.words] == ["CALAS", "SU"]
    assert [word.text for word in down.words] == ["SU", "CALAS"]
    assert across.points == down.points
    assert game.preview("9H", "SU", keep=Direction.ACROSS) == across


def test_a_log_about_another_table_is_corrupt(game: Game) -> None:
    created, *rest = game.events
    assert isinstance(created, e.GameCreated)
    for size in (-1, 0, 9):
        with pytest.raises(CorruptLog):
            Game.from_events([replace(created, size=size)])
    with pytest.raises(CorruptLog):
        Game.from_events([replace(created, setup=replace(created.setup, seats=()))])
    for seat in (-1, -2, 2):
        for wrong in (e.PlayScored(seat, 5), e.TurnBegan(seat), e.SeatLeft(seat)):
            with pytest.raises(CorruptLog) as fault:
                Game.from_events([created, *rest, wrong])
            assert fault.value.index == len(rest) + 1


def test_a_joker_that_is_not_there_or_names_no_letter(game: Game) -> None:
    for word in ("CaLA", "C(A)LA", "C[A]LA"):
        with pytest.raises(JokerNotOnRack):
            game.play("H5", word)
    with pytest.raises(JokerNotOnRack):
        game.exchange("?")
    with pytest.raises(JokerWithoutLetter) as fault:
        game.play("H5", "C?LA")
    assert fault.value.square == Square(7, 5)


def test_a_preview_is_refused_where_the_play_would_be(game: Game) -> None:
    with pytest.raises(NoCards):
        game.preview("H5", "CALA", cards=[CardUse("doubler")])
    while not game.is_over:
        game.pass_turn()
    with pytest.raises(GameIsOver):
        game.preview("H5", "CALA")


def test_a_list_may_be_named() -> None:
    game = Game.new("classique", seats=SEATS, words="fr", seed=7)
    assert game.setup.words.hash == lexicon("fr").hash
    with pytest.raises(UnknownLexicon):
        Game.new("classique", seats=SEATS, words="nulle-part")


def test_a_game_goes_on_from_its_log_alone() -> None:
    game = Game.new("classique", seats=SEATS, words=lexicon("fr"), seed=7)
    again = Game.from_events(loads(dumps(game.events)))
    again.play(again.legal_moves()[0])
    assert max(again.score) > 0
    created, *rest = game.events
    assert isinstance(created, e.GameCreated)
    other = replace(created.setup, words=replace(created.setup.words, hash="another"))
    with pytest.raises(WordListMissing):
        Game.from_events([replace(created, setup=other), *rest]).pass_turn()


def test_a_log_with_an_event_missing_is_corrupt() -> None:
    """Who starts, every draw, every word and its points, every turn that somebody played."""
    game = Game.new("classique", seats=SEATS, words=lexicon("fr"), seed=7)
    for _ in range(4):
        game.play(game.legal_moves()[0])
    log = game.events
    for index in range(1, len(log) - 1):
        with pytest.raises(CorruptLog):
            Game.from_events([*log[:index], *log[index + 1 :]])


def test_points_that_are_not_those_of_the_word_are_corrupt(game: Game) -> None:
    game.play("H5", "CALA")
    changed = [replace(x, points=99) if isinstance(x, e.PlayScored) else x for x in game.events]
    with pytest.raises(CorruptLog):
        Game.from_events(changed)
