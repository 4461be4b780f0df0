"""What a placement would make, told to the seat that is trying it."""

from dataclasses import dataclass, replace

from chevalet.game.actions import Place
from chevalet.game.admission import admit
from chevalet.game.carding import check_cards_of_word
from chevalet.game.given import Course
from chevalet.game.laying import consider
from chevalet.game.play import Play
from chevalet.game.refusals import WordsNotAllowed
from chevalet.play import Game


@dataclass(frozen=True, slots=True)
class Tried:
    """The words and points of tiles that are not played yet.

    `wrong` names the words that would be refused. Where words are contested nobody is told.
    """

    play: Play
    wrong: tuple[str, ...] = ()


class _AnyWord:
    def __contains__(self, word: object) -> bool:
        return True


def tried(game: Game, place: Place) -> Tried:
    """Try a placement; raises the refusal that it would meet, save for its words."""
    given = game.given()
    admit(game.state.public, place)
    check_cards_of_word(Course(game.state, given), place.seat, place.cards)
    try:
        return Tried(consider(game.state, place, given))
    except WordsNotAllowed as fault:
        play = consider(game.state, place, replace(given, words=_AnyWord()))
        return Tried(play, fault.words)
