"""Where letters come from: a bag, a pool in sight, or a box of dice."""

from collections.abc import Callable, Sequence
from typing import Protocol

from chevalet.game import events as e
from chevalet.game.given import Course
from chevalet.game.play import Play
from chevalet.game.tiles import JOKER, draw

OpeningRound = Callable[[Sequence[int]], tuple[e.DrawnForStart, ...]]


class Supply(Protocol):
    def opening_rounds(self, course: Course) -> OpeningRound:
        """How the seats named draw to see who starts."""

    def deal(self, course: Course) -> None:
        """The letters before the first turn."""

    def begin_turn(self, course: Course, seat: int) -> None:
        """The letters at the start of a turn."""

    def lay(self, course: Course, play: Play) -> None:
        """What more there is to say about the tiles just laid."""

    def end_turn(self, course: Course, seat: int) -> None:
        """The letters at the end of a turn."""


class TileBag:
    """« Récupérer autant de lettres dans le sac que de lettres jouées » (classique)."""

    def opening_rounds(self, course: Course) -> OpeningRound:
        def drawn(seats: Sequence[int]) -> tuple[e.DrawnForStart, ...]:
            # Nobody looks before all have drawn, so the tiles are drawn one by one and put back.
            bag, found = list(course.state.bag), []
            for seat in seats:
                found.append(e.DrawnForStart(seat, bag.pop(course.given.chance(len(bag)))))
            return tuple(found)

        return drawn

    def deal(self, course: Course) -> None:
        seat = course.public.turn
        for _ in course.public.seats:
            refill(course, seat, course.edition.rack_size)
            seat = course.public.after(seat)

    def begin_turn(self, course: Course, seat: int) -> None:
        pass

    def lay(self, course: Course, play: Play) -> None:
        pass

    def end_turn(self, course: Course, seat: int) -> None:
        cards = course.public.cards
        short = cards.short[seat] if cards else 0
        refill(course, seat, course.edition.rack_size - short)


def refill(course: Course, seat: int, size: int) -> None:
    """Draw until the rack has so many tiles, or the bag is empty."""
    missing = size - len(course.state.rack(seat))
    if missing > 0 and course.state.bag:
        drawn = draw(course.state.bag, missing, course.given.chance)
        course.add(e.TilesDrawn(seat, drawn, open=course.edition.open_racks))


class OpenPool(TileBag):
    """« Laisser visibles toutes les lettres » (ancien): the one rack holds them all."""

    def deal(self, course: Course) -> None:
        refill(course, course.public.turn, len(course.state.bag))

    def end_turn(self, course: Course, seat: int) -> None:
        pass


class DiceBox:
    """« Secouer la boîte »: seven of the dice in the box, or all when there are fewer (defi)."""

    def opening_rounds(self, course: Course) -> OpeningRound:
        # « On choisit un dé lettre et chaque joueur le lance »
        chance = course.given.chance
        faces = course.edition.dice[chance(len(course.edition.dice))]

        def thrown(seats: Sequence[int]) -> tuple[e.DrawnForStart, ...]:
            return tuple(e.DrawnForStart(seat, faces[chance(len(faces))]) for seat in seats)

        return thrown

    def deal(self, course: Course) -> None:
        pass

    def begin_turn(self, course: Course, seat: int) -> None:
        dice = course.public.dice
        box = list(dice.box) if dice else []
        chance, rolled = course.given.chance, []
        for _ in range(min(course.edition.rack_size, len(box))):
            number = box.pop(chance(len(box)))
            faces = course.edition.dice[number]
            rolled.append(e.Die(number, faces[chance(len(faces))]))
        course.add(e.DiceRolled(seat, tuple(rolled)))

    def lay(self, course: Course, play: Play) -> None:
        """Which die lies where: of two dice with the same face, the one rolled first."""
        rolled = list(course.public.dice.rolled) if course.public.dice else []
        squares, numbers = [], []
        for laid in play.laid:
            face = JOKER if laid.tile.islower() else laid.tile
            die = next(die for die in rolled if die.face == face)
            rolled.remove(die)
            squares.append(laid.square)
            numbers.append(die.number)
        course.add(e.DiceLaid(tuple(squares), tuple(numbers)))

    def end_turn(self, course: Course, seat: int) -> None:
        """« Replacer tout dé inutilisé dans la boîte »."""
        course.add(e.DiceReturned(seat))
