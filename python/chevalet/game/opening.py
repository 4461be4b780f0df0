"""Making a game: the setup is checked, the first seat is drawn, the racks are filled."""

from typing import Protocol

from chevalet.game import events as e
from chevalet.game.clock import wrong_clock
from chevalet.game.edition import Edition
from chevalet.game.given import Course, Given
from chevalet.game.refusals import (
    BadClock,
    BadOption,
    BadSeatName,
    BadTurnLimit,
    NobodyToContest,
    NoTurnLimit,
    PenaltyWithoutContest,
    ProperNounsMissing,
    SeatsNotNamed,
    TurnLimitMissing,
    UnknownEdition,
    WrongNumberOfSeats,
)
from chevalet.game.setup import Setup, WordRule
from chevalet.game.state import opened
from chevalet.game.tiles import JOKER
from chevalet.game.timing import synchronise
from chevalet.game.turns import begin_turn


class OpeningRule(Protocol):
    def rank(self, tile: str) -> str:
        """The smaller, the nearer to the first turn."""


class JokerBeatsA:
    """« La lettre la plus proche de A ... (Un joker l'emporte contre un A.) » (classique)"""

    def rank(self, tile: str) -> str:
        return "" if tile == JOKER else tile


class JokerCountsAsA:
    """« Un Joker remplace la lettre de votre choix » (geant): nobody would choose another."""

    def rank(self, tile: str) -> str:
        return "A" if tile == JOKER else tile


def create(setup: Setup, given: Given) -> tuple[e.Event, ...]:
    """The events that make a game, up to the first turn."""
    edition = given.edition
    check_setup(setup, edition)
    created = e.GameCreated(
        setup=setup,
        size=edition.layout.size,
        bag=edition.bag,
        dice=len(edition.dice),
        deck=edition.deck.names if edition.deck else (),
        hand_limit=edition.deck.hand_limit if edition.deck else 0,
        open_racks=edition.open_racks,
    )
    course = Course(opened(created), given, [created])
    course.add(first_seat(course))
    edition.supply.deal(course)
    begin_turn(course, course.public.turn)
    synchronise(course)
    return tuple(course.events)


def first_seat(course: Course) -> e.FirstSeatChosen:
    """Everyone draws; who is nearest to A starts; those who tie draw again."""
    tied = list(course.public.seats)
    draw_round, rank = course.edition.supply.opening_rounds(course), course.edition.opening.rank
    rounds = []
    while len(tied) > 1:
        drawn = draw_round(tied)
        rounds.append(drawn)
        best = min(rank(one.tile) for one in drawn)
        tied = [one.seat for one in drawn if rank(one.tile) == best]
    return e.FirstSeatChosen(tied[0], tuple(rounds))


def check_setup(setup: Setup, edition: Edition) -> None:
    """Refuse what the edition does not know, and what contradicts itself."""
    if setup.edition != edition.name:
        raise UnknownEdition(name=setup.edition, known=(edition.name,))
    names, options = setup.seats, setup.options
    # Python takes a text for a tuple of texts: "ab" would seat two.
    seats: object = names
    if not isinstance(seats, tuple) or not all(isinstance(name, str) for name in seats):
        raise SeatsNotNamed(given=str(seats))
    if len(names) not in edition.seats:
        least, most = edition.seats.start, edition.seats.stop - 1
        raise WrongNumberOfSeats(seats=len(names), least=least, most=most)
    for index, name in enumerate(names):
        if not name.strip() or name in names[:index]:
            raise BadSeatName(name=name)
    contested = setup.word_rule is WordRule.CONTESTATION
    if contested and edition.one_person:
        raise NobodyToContest()
    if options.contest_penalty and not contested:
        raise PenaltyWithoutContest(points=options.contest_penalty)
    for option, number in (
        ("contest_penalty", options.contest_penalty),
        ("answer_time", options.answer_time),
    ):
        if number < 0:
            raise BadOption(name=option, value=number)
    check_turn_limit(options.turn_limit, edition.turn_limits)
    if (fault := wrong_clock(setup.clock)) is not None:
        raise BadClock(detail=fault)
    if setup.proper_nouns is None and needs_proper_nouns(edition):
        raise ProperNounsMissing()


def check_turn_limit(limit: int | None, allowed: tuple[int, ...]) -> None:
    if limit is None:
        if allowed:
            raise TurnLimitMissing(allowed=allowed)
    elif not allowed:
        raise NoTurnLimit(turns=limit)
    elif limit not in allowed:
        raise BadTurnLimit(turns=limit, allowed=allowed)


def needs_proper_nouns(edition: Edition) -> bool:
    """Does a card allow a proper noun, so that a second word list is needed?"""
    cards = edition.deck.cards if edition.deck else ()
    return any(card.changes is not None and card.changes.proper_noun for card in cards)
