"""Random actions, legal and not, for whole random games."""

import random
from dataclasses import replace

from chevalet.game import actions as a
from chevalet.game.board import Direction, Laid, Square
from chevalet.game.edition import Edition
from chevalet.game.play import CardUse
from chevalet.game.state import State
from chevalet.game.timing import is_late
from tests.oracle import Rules, judge

Tiles = tuple[Laid, ...]

_WORDS = """
    AI AN AS AU CE DE DU EN ES ET EU IL JE LA LE LU ME NE NI NU ON OS OU PU RE SA SE SI SU TA TE
    TU UN US UT VA VU AIR AME ANE ARE EAU LES MER MES NET NOS NUE OSE RAS RAT RIE SEL SES SUR TES
    TIR TRI UNE USE VIE AIRE NOTE RATE SEUL TIRE AIMER NOTER RATES TIRES AINES OSERA RESTAIS
"""
WORDS = frozenset(_WORDS.split())
PHONY = frozenset({"EA", "IS", "NES", "SET", "TOU", "RLE", "SAU"})
_MULTIPLIERS = {"d": (2, 1), "t": (3, 1), "D": (1, 2), "T": (1, 3), "*": (1, 2)}


def rules_of(edition: Edition) -> Rules:
    marks = [[_MULTIPLIERS.get(p.mark, (1, 1)) for p in row] for row in edition.layout.rows]
    return Rules(
        letters=tuple(tuple(letter for letter, _ in row) for row in marks),
        words=tuple(tuple(word for _, word in row) for row in marks),
        values=edition.values,
        rack_size=edition.rack_size,
        bonus=edition.bonus,
    )


def legal_placements(r: random.Random, state: State, seat: int, edition: Edition) -> list[Tiles]:
    """A few legal placements: words through or beside a random tile, judged by the oracle."""
    board, rack, rules = state.public.board, state.rack(seat), rules_of(edition)
    lying = [one.square for one in board.laid()] or [edition.layout.star]
    found: list[Tiles] = []
    # Where words wait for a contest, some that no list holds are laid as well.
    words = WORDS | PHONY if state.public.setup.word_rule == "contestation" else WORDS
    ordered = sorted(words)
    for _ in range(150):
        anchor, word = r.choice(lying), r.choice(ordered)
        direction, beside = r.choice(list(Direction)), r.choice([0, 0, 0, 1, -1])
        row, column = (
            direction.other.step(anchor, beside).row,
            direction.other.step(anchor, beside).column,
        )
        start = direction.step(Square(row, column), -r.randrange(len(word)))
        squares = [direction.step(start, by) for by in range(len(word))]
        laid = fill(word, squares, state, rack)
        cells = {(one.square.row, one.square.column): one.tile for one in laid or ()}
        if laid and judge(board.rows, cells, words, rules) is not None:
            found.append(laid)
            if len(found) == 3:
                break
    return found


def fill(word: str, squares: list[Square], state: State, rack: str) -> Tiles | None:
    """The tiles of the rack that complete a word there, if it holds them."""
    laid = []
    for letter, square in zip(word, squares, strict=True):
        lying = state.public.board.at(square)
        if lying is not None:
            if lying.upper() != letter:
                return None
        elif letter in rack:
            rack = rack.replace(letter, "", 1)
            laid.append(Laid(square, letter))
        elif "?" in rack:
            rack = rack.replace("?", "", 1)
            laid.append(Laid(square, letter.lower()))
        else:
            return None
    return tuple(laid)


def random_uses(r: random.Random, state: State, seat: int, edition: Edition) -> list[CardUse]:
    held = list(state.hands[seat].cards)
    return [random_use(r, name, state, seat) for name in r.sample(held, r.randint(0, len(held)))]


def random_use(r: random.Random, name: str, state: State, seat: int) -> CardUse:
    """A card about anything at all: often enough about something that makes sense."""
    size = state.public.board.size
    rack = state.rack(seat)
    some = "".join(r.sample(rack, r.randint(0, len(rack))))
    return CardUse(
        name,
        word=r.choice([None, None, "LA", "SE"]),
        square=r.choice([None, Square(r.randrange(size), r.randrange(size))]),
        seat=r.choice([None, *state.public.seats]),
        tiles=r.choice(["", some, some[:1]]),
    )


def sensible_use(r: random.Random, name: str, state: State, seat: int) -> CardUse:
    """A card played by itself, about another seat, or about tiles of one's own rack."""
    others = [s for s in state.public.seats if s != seat]
    rack = state.rack(seat)
    some = "".join(r.sample(rack, min(len(rack), 2)))
    return CardUse(name, seat=r.choice(others), tiles=some if name == "echanger-et-jouer" else "")


def fitting_use(r: random.Random, use: CardUse, laid: tuple[Laid, ...], state: State) -> CardUse:
    """For cards about a square: one that lies in the line, or a joker among the tiles laid."""
    lying = [one.square for one in state.public.board.laid()]
    if use.card == "case-deja-utilisee" and lying:
        return replace(use, word=None, square=r.choice(lying))
    # Squares and tiles that the card has nothing to do with must do no harm.
    return replace(use, word=None, square=r.choice(laid).square)


def random_placement(r: random.Random, state: State, seat: int, edition: Edition) -> a.Place:
    """A legal placement most of the time, with cards if there are any."""
    found = legal_placements(r, state, seat, edition)
    if not found or r.random() < 0.15:
        return nonsense(r, state, seat)
    laid = r.choice(found)
    uses = [fitting_use(r, u, laid, state) for u in random_uses(r, state, seat, edition)]
    then: tuple[Tiles, ...] = ()
    if any(use.card == "retourner" for use in uses):
        rack = state.rack(seat)
        spare = next((t for t in rack if t != "?" and t not in [one.tile for one in laid]), "")
        turned = laid[0]
        laid = (Laid(turned.square, turned.tile.lower()), *laid[1:])
        uses = [
            CardUse("retourner", square=turned.square, tiles=spare) if u.card == "retourner" else u
            for u in uses
        ]
    if any(use.card == "plusieurs-mots" for use in uses) and len(found) > 1:
        then = (r.choice(found),)
    keep = r.choice([None, Direction.ACROSS, Direction.DOWN])
    return a.Place(seat, laid, then=then, cards=tuple(uses), keep=keep)


def nonsense(r: random.Random, state: State, seat: int) -> a.Place:
    """Tiles anywhere: off the board, askew, not held, on top of others."""
    size = state.public.board.size
    squares = [Square(r.randint(-1, size), r.randint(-1, size)) for _ in range(r.randint(0, 3))]
    letters = state.rack(seat) + "AZ?é"
    return a.Place(seat, tuple(Laid(square, r.choice(letters)) for square in squares))


def random_action(r: random.Random, state: State, edition: Edition, now: int) -> a.Action:
    """Anything a seat could ask for; mostly what moves the game on."""
    public = state.public
    seat = public.turn
    if public.paused and r.random() < 0.5:
        return a.Resume(r.choice(list(public.seats)))
    if len(public.playing) < len(public.seats) and r.random() < 0.2:
        return a.Return(r.choice(list(public.seats)))
    if r.random() < 0.1 or is_late(public, public.turn, now):
        return a.Tick()
    holders = [s for s in public.seats if state.hands[s].cards]
    if holders and r.random() < 0.2 and public.window is None:
        holder = r.choice(holders)
        return a.PlayCard(
            holder, sensible_use(r, r.choice(state.hands[holder].cards), state, holder)
        )
    if public.window is not None:
        able = [s for s in public.window.waiting if "invalider" in state.hands[s].cards]
        seat = r.choice(able or public.window.waiting)
        cancel = r.choice(public.window.uses).card if able else None
        return r.choice([a.Answer(seat, cancel), a.Answer(seat), anything(r, state, edition)])
    if public.dropping is not None:
        held = state.hands[public.dropping].cards
        if held and r.random() < 0.3:
            # What may be used at once, or given back for the words of two letters.
            card = r.choice(held)
            if r.random() < 0.3:
                return a.SeeTwoLetterWords(public.dropping, card)
            return a.PlayCard(public.dropping, sensible_use(r, card, state, public.dropping))
        number = public.surplus if r.random() < 0.8 else r.randint(0, len(held))
        return a.DropCards(public.dropping, tuple(r.sample(held, number)))
    if public.pending is not None:
        seat = public.after(public.pending.seat)
        words = [word.text for word in public.pending.play.words]
        chosen = tuple(r.sample(words, r.randint(0, len(words))))
        match r.randrange(4):
            case 0:
                return a.Accept(seat)
            case 1:
                return a.Contest(r.choice(list(public.seats)), chosen)
            case 2:
                return random_placement(r, state, seat, edition)
            case _:
                return anything(r, state, edition)
    if r.random() < 0.6:
        return random_placement(r, state, seat, edition)
    return anything(r, state, edition)


def anything(r: random.Random, state: State, edition: Edition) -> a.Action:
    public = state.public
    seat = public.turn if r.random() < 0.7 else r.choice([-1, *public.seats, len(public.seats)])
    inside = seat if seat in public.seats else 0
    rack = state.rack(inside)
    cards = state.hands[inside].cards or ("doubler",)
    some = "".join(r.sample(rack, r.randint(0, len(rack))))
    # Only the action that is chosen is made: finding placements takes time.
    if r.random() < 0.05:
        return a.Hold(seat, random_placement(r, state, inside, edition))
    choices: list[a.Action] = [
        a.Exchange(seat, some),
        a.Exchange(seat, some + r.choice(["", "", "W"])),
        a.Pass(seat),
        a.Accept(seat),
        a.Contest(seat, ("LA",)),
        a.PlayCard(seat, random_use(r, r.choice(cards), state, inside)),
        a.PlayCard(seat, random_use(r, r.choice(cards), state, inside)),
        a.PlayCard(seat, random_use(r, r.choice(cards), state, inside)),
        a.SeeTwoLetterWords(seat, r.choice(cards)),
        a.DropCards(seat, tuple(cards[:1])),
        a.Answer(seat),
        a.Tick(),
        a.Pause(seat),
        a.Resume(seat),
        a.Leave(seat),
        a.Return(seat),
        a.Return(seat),
        nonsense(r, state, inside),
    ]
    if r.random() < 0.005:
        return a.Resign(seat)
    return r.choice(choices)


def closing_actions(state: State) -> list[a.Action]:
    """What brings any game to its end: answer, drop, accept, pass, come back, wake up."""
    public = state.public
    if public.paused:
        able = [s for s in public.seats if s in public.playing]
        return [a.Resume(able[0])] if able else returning(state)
    if not public.playing:
        return returning(state)
    if public.window is not None:
        return [a.Answer(public.window.waiting[0])]
    if public.dropping is not None:
        held = state.hands[public.dropping].cards
        return [a.DropCards(public.dropping, held[: public.surplus])]
    if public.pending is not None:
        return [a.Accept(public.after(public.pending.seat))]
    return [a.Pass(public.turn)]


def returning(state: State) -> list[a.Action]:
    public = state.public
    away = [s for s in public.seats if public.standings[s] == "away"]
    return [a.Return(away[0])]
