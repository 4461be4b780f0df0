"""What the strongest level thinks of: cards, dice, clocks, contests."""

from dataclasses import replace

import pytest

from chevalet import Game, lexicon
from chevalet.analysis.arena import play
from chevalet.game.actions import Accept, Contest, Place, PlayCard
from chevalet.game.board import Board, Direction, Laid, Square
from chevalet.game.clock import TotalClock, TurnClock
from chevalet.game.hands import Hand
from chevalet.game.laying import consider
from chevalet.game.setup import Options
from chevalet.game.state import State
from chevalet.game.views import View, view
from chevalet.players import LEVELS, Budget, computer
from chevalet.players.alone import PRICE, tile_price
from chevalet.players.card_words import considered, possible_with
from chevalet.players.champion import thinking_time
from chevalet.players.computer import Computer
from chevalet.players.dice import left_behind, outlook
from chevalet.players.kit import kit_for
from chevalet.players.levels import level_named
from chevalet.players.turns import Thought

BRIEF = Budget(seconds=0.05)


def champion() -> Computer:
    return computer("champion", words=lexicon("fr"), seed=1, budget=BRIEF)


def thought_of(seen: View) -> Thought:
    words = lexicon("fr")
    return Thought(seen, kit_for(seen.public.setup, words), level_named("champion"), "1")


def delire(cards: tuple[str, ...], rack: str, board: Board | None = None) -> State:
    """A table of cards where the seat to play holds these."""
    game = Game.new("delire", seats=["a", "b"], words=lexicon("fr"), seed=1)
    state, seat = game.state, game.turn
    hands = list(state.hands)
    hands[seat] = Hand(rack=rack, cards=tuple(sorted(cards)))
    table = state.public.cards
    assert table is not None
    counts = tuple(len(hand.cards) for hand in hands)
    public = replace(
        state.public, cards=replace(table, hand_counts=counts), board=board or state.public.board
    )
    return replace(state, hands=tuple(hands), public=public)


def with_word(row: int, column: int, word: str) -> Board:
    return Board.empty(15).with_tiles(
        Laid(Square(row, column + by), tile) for by, tile in enumerate(word)
    )


@pytest.mark.parametrize(
    ("card", "rack"),
    [
        ("tripler", "EINRSTA"),
        ("un-vaut-dix", "EINRSTA"),
        ("nom-propre", "MARSEIL"),
        ("plusieurs-mots", "AEIRSTL"),
        ("retourner", "EINRSTW"),
        ("n-importe-ou", "EINRSTA"),
        ("case-deja-utilisee", "EINRSTA"),
        ("fois-quatre", "DUVWKQX"),
    ],
)
def test_a_card_is_played_with_a_word_that_the_rules_allow(card: str, rack: str) -> None:
    state = delire((card,), rack, with_word(7, 4, "CHATEAUX"))
    seat = state.public.turn
    action = champion().choose(view(state, seat))
    assert isinstance(action, Place)
    play = consider(state, action, kit_for(state.public.setup, lexicon("fr")).given)
    without = computer("expert", words=lexicon("fr"), seed=1).choose(
        view(delire((), rack, state.public.board), seat)
    )
    if action.cards:
        assert isinstance(without, Place)
        given = kit_for(state.public.setup, lexicon("fr")).given
        assert play.points >= consider(state, without, given).points


def test_a_card_that_triples_is_used_for_a_long_word() -> None:
    state = delire(("tripler",), "EINRSTA", with_word(7, 4, "CHATEAUX"))
    action = champion().choose(view(state, state.public.turn))
    assert isinstance(action, Place)
    assert [use.card for use in action.cards] == ["tripler"]


def test_words_are_found_backwards_too() -> None:
    state = delire(("a-l-envers",), "EINRSTZ", with_word(7, 4, "CHATEAUX"))
    thought = thought_of(view(state, state.public.turn))
    deck = thought.kit.edition.deck
    card = deck.find("a-l-envers") if deck else None
    assert card is not None
    found = list(possible_with(thought, card, thought.moves()))
    plays = [considered(thought, one.place) for one in found]
    assert {one.place.keep for one in found} == set(Direction)
    for one, made in zip(found, plays, strict=True):
        assert made is not None
        assert made.points == one.points
        assert made.words[0].text.upper() in lexicon("fr")


def test_a_word_that_is_better_backwards_is_worth_its_card() -> None:
    state = delire(("a-l-envers",), "PIEEESJ", with_word(7, 4, "CHATEAUX"))
    action = champion().choose(view(state, state.public.turn))
    assert isinstance(action, Place)
    assert [use.card for use in action.cards] == ["a-l-envers"]
    given = kit_for(state.public.setup, lexicon("fr")).given
    assert consider(state, action, given).words[0].text.upper() in lexicon("fr")


def test_a_large_score_is_pocketed() -> None:
    state = delire(("empocher-le-score",), "EINRSTA", with_word(7, 4, "CHATEAUX"))
    seat = state.public.turn
    rich = tuple(90 if s != seat else 0 for s in (0, 1))
    state = replace(state, public=replace(state.public, last_scores=rich, scores=rich))
    action = champion().choose(view(state, seat))
    assert isinstance(action, PlayCard)
    assert action.use.card == "empocher-le-score"


def test_a_throw_that_reaches_the_goal_ends_the_game() -> None:
    game = Game.new("defi", seats=["a", "b"], words=lexicon("fr"), seed=2)
    seat = game.turn
    scores = tuple(199 if s == seat else 0 for s in (0, 1))
    state = replace(game.state, public=replace(game.state.public, scores=scores))
    thought = thought_of(view(state, seat))
    candidate = thought.seen(thought.moves(), 1)[0]
    assert outlook(thought, candidate) > 900


def test_what_is_left_behind_is_what_the_rules_leave() -> None:
    """The dice of a play and the board that the next seat finds, as the game itself has them."""
    game = Game.new("defi", seats=["a", "b"], words=lexicon("fr"), seed=4)
    for _ in range(6):
        thought = thought_of(game.view(game.turn))
        place = thought.seen(thought.moves(), 1)[0].place
        play = consider(thought.state, place, thought.kit.given)
        expected = left_behind(thought, play)
        game.submit(place)
        assert game.board.rows == expected.rows
        dice = game.state.public.dice
        assert dice is not None
        assert {number for _, number in dice.laid}.isdisjoint(expected.box)


def test_a_clock_bounds_the_thinking() -> None:
    words = lexicon("fr")
    for clock, most in ((TurnClock(8000), 2.0), (TotalClock(24_000), 2.0)):
        game = Game.new("classique", seats=["a", "b"], words=words, seed=1, clock=clock)
        seconds = thinking_time(thought_of(game.view(game.turn)), 60.0)
        assert 0 < seconds <= most


@pytest.mark.parametrize("level", [level.name for level in LEVELS[-2:]])
def test_a_wrong_word_is_contested_and_a_good_one_is_not(level: str) -> None:
    words = lexicon("fr")
    for word, expected in (("XYZ", Contest), ("ZOO", Accept)):
        game = Game.new(
            "classique", seats=["a", "b"], words=words, word_rule="contestation", seed=1
        )
        seat = game.turn
        hands = list(game.state.hands)
        hands[seat] = Hand(rack="".join(sorted(word)))
        game.state = replace(game.state, hands=tuple(hands))
        game.play("H8", word)
        action = computer(level, words=words, seed=1).choose(game.view(1 - seat))
        assert isinstance(action, expected)


def test_alone_with_turns_to_spare_tiles_have_a_price() -> None:
    game = Game.new("ancien-solitaire", seats=["a"], words=lexicon("fr"), seed=1)
    setup = replace(game.state.public.setup, options=Options(turn_limit=30))
    public = replace(game.state.public, setup=setup)
    assert 0 < tile_price(public) < PRICE
    assert tile_price(replace(public, turns=15)) == 0
    assert tile_price(replace(public, turns=15, bag_count=10)) > tile_price(public)


def test_alone_the_champion_makes_more_of_its_tiles_than_who_takes_the_best_word() -> None:
    scores = {}
    for level in ("expert", "champion"):
        players = [computer(level, words=lexicon("fr"), seed=1) for _ in range(4)]
        games = [
            play("ancien-solitaire", lexicon("fr"), [one], seed=f"{seed}")
            for seed, one in enumerate(players)
        ]
        scores[level] = sum(game.scores[0] for game in games)
    assert scores["champion"] > scores["expert"]
