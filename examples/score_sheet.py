"""Two players who always take the best-paid word, and the score sheet of their game.

python examples/score_sheet.py 7
"""

import sys

from chevalet import Game, lexicon
from chevalet.notation.squares import Place, to_french


def played(seed: int) -> Game:
    game = Game.new("classique", seats=["Nord", "Sud"], words=lexicon("fr"), seed=seed)
    while not game.is_over:
        if moves := game.legal_moves():
            game.play(max(moves, key=lambda move: move.points))
        elif game.state.bag:
            game.exchange(game.rack(game.turn)[: len(game.state.bag)])
        else:
            game.pass_turn()
    return game


def sheet(game: Game) -> str:
    """One line a turn: who, the main word, where, points and total."""
    lines = []
    for number, turn in enumerate(game.history, start=1):
        if turn.play is None:
            word, place = f"({turn.kind})", ""
        else:
            first = turn.play.words[0]
            word, place = first.text, to_french(Place(first.start, first.direction))
        seat = game.setup.seats[turn.seat]
        lines.append(f"{number:3} {seat:5} {word:15} {place:4} {turn.points:4} {turn.total:5}")
    scores = zip(game.setup.seats, game.score, strict=True)
    ends = ", ".join(f"{seat} {score}" for seat, score in scores)
    return "\n".join([*lines, str(game.board), ends])


if __name__ == "__main__":
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    sys.stdout.write(sheet(played(seed)) + "\n")
