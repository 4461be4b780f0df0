"""A whole game in words: whatever the rules allow can be said."""

import random

import pytest

from chevalet import Game, lexicon
from chevalet.commands import Do, interpret
from chevalet.game.actions import Place


def said(game: Game, text: str) -> None:
    meant = interpret(text, game.view(game.turn), language="fr")
    assert isinstance(meant, Do)
    game.submit(meant.action)


def with_brackets(word: str) -> str:
    return "".join(f"({letter})" if letter.islower() else letter for letter in word)


@pytest.mark.parametrize(("edition", "seats"), [("classique", 2), ("defi", 3)])
def test_every_move_of_a_game_can_be_said(edition: str, seats: int) -> None:
    names = ["nord", "sud", "est"][:seats]
    game = Game.new(edition, seats=names, words=lexicon("fr"), seed=5)
    r = random.Random(5)
    while not game.is_over:
        moves = game.legal_moves()
        for move in r.sample(list(moves), min(20, len(moves))):
            for word in (with_brackets(move.word), with_brackets(move.word).lower()):
                meant = interpret(f"jouer {move.place} {word}", game.view(game.turn))
                assert isinstance(meant, Do)
                assert isinstance(meant.action, Place)
                assert meant.action.tiles == move.tiles
        if moves:
            said(game, f"jouer {moves[0].place} {with_brackets(moves[0].word)}")
        elif game.state.bag:
            said(game, f"échanger {game.rack(game.turn)[0]}")
        else:
            said(game, "passer")
    assert max(game.score) >= 200
