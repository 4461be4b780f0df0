"""What stays on the board after a turn."""

from typing import Protocol

from chevalet.game.board import Board, Square
from chevalet.game.play import Play


class StayingRule(Protocol):
    def leaving(self, board: Board, play: Play) -> tuple[Square, ...]:
        """The squares that are cleared once a play is counted; the board holds the play already."""


class EverythingStays:
    """« Une fois qu'une lettre est placée sur la grille, elle ne peut pas être retirée »."""

    def leaving(self, board: Board, play: Play) -> tuple[Square, ...]:
        return ()


class OnlyTheWordStays:
    """« Le joueur enlève toutes les autres lettres qui ne sont pas utilisées dans le mot qu'il
    vient de jouer. ... Si un joueur ne fait qu'allonger le mot déjà présent sans former un second
    mot, tous les dés sont retirés » (defi)."""

    def leaving(self, board: Board, play: Play) -> tuple[Square, ...]:
        squares = {laid.square for laid in board.laid()}
        word = set(play.words[0].squares)
        old = squares - {laid.square for laid in play.laid}
        only_lengthened = bool(old) and old <= word and len(play.words) == 1
        return tuple(sorted(squares if only_lengthened else squares - word))
