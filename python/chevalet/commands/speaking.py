"""Questions about the table, answered for the ear: what matters first, and short."""

from collections import Counter
from itertools import groupby

from chevalet.commands.refusals import NotALetter, NotALine, NothingToTryWith
from chevalet.commands.request import Request, Said, plain
from chevalet.commands.tokens import placement
from chevalet.game.board import EMPTY, PLAIN, Direction, Square
from chevalet.game.clock import NoClock
from chevalet.game.tiles import ALPHABET, JOKER
from chevalet.notation.squares import Place, french, square_name, to_french

_ACROSS, _DOWN = Direction.ACROSS, Direction.DOWN


def rack(asked: Request) -> Said:
    asked.take(0, 0)
    hand = asked.view.hands[asked.seat]
    if hand is None or not hand.rack:
        return Said((asked.say("said-rack-empty"),))
    return Said((", ".join(letter_name(asked, tile) for tile in hand.rack),))


def letter_name(asked: Request, tile: str) -> str:
    return asked.say("said-joker") if tile == JOKER else tile


def bag(asked: Request) -> Said:
    """How many are left, and which are not seen; or one letter alone."""
    words, public = asked.take(0, 1), asked.public
    if public.dice is not None:
        return Said((asked.say("said-box", count=len(public.dice.box)),))
    unseen = Counter(asked.view.unseen)
    if words:
        letter = plain(words[0]).upper()
        letter = JOKER if letter == "JOKER" else letter
        if letter not in tuple(ALPHABET + JOKER):
            raise NotALetter(said=words[0])
        name, total = letter_name(asked, letter), public.box.count(letter)
        return Said((asked.say("said-bag-letter", letter=name, count=unseen[letter], total=total),))
    lines = [asked.say("said-bag", count=public.bag_count)]
    if unseen:
        told = [
            f"{letter_name(asked, tile)} {unseen[tile]}"
            for tile in ALPHABET + JOKER
            if unseen[tile]
        ]
        lines.append(asked.say("said-unseen", letters=", ".join(told)))
    return Said(tuple(lines))


def name_of(asked: Request, seat: int) -> str:
    return asked.say("said-you") if seat == asked.view.seat else asked.public.setup.seats[seat]


def score(asked: Request) -> Said:
    asked.take(0, 0)
    return Said(
        tuple(
            asked.say("said-score", name=name_of(asked, seat), points=asked.public.scores[seat])
            for seat in asked.public.seats
        )
    )


def turn(asked: Request) -> Said:
    """Whom the table waits for, or how the game ended."""
    asked.take(0, 0)
    public = asked.public
    if public.ended is not None:
        names = ", ".join(public.setup.seats[seat] for seat in public.winners)
        return Said((asked.say("said-ended", names=names),))
    if public.paused:
        return Said((asked.say("said-paused"),))
    if asked.view.seat in public.awaited:
        return Said((asked.say("said-your-turn"),))
    names = ", ".join(public.setup.seats[seat] for seat in public.awaited)
    return Said((asked.say("said-turn", names=names or "-"),))


def time(asked: Request) -> Said:
    asked.take(0, 0)
    public = asked.public
    if isinstance(public.setup.clock, NoClock):
        return Said((asked.say("said-no-clock"),))
    now = public.times.since if asked.now is None else asked.now
    lines = []
    for seat in public.seats:
        left = public.times.left_at(seat, now) // 1000
        key = "said-time" if left >= 0 else "said-overtime"
        told = duration(asked, abs(left))
        lines.append(asked.say(key, name=name_of(asked, seat), time=told))
    return Said(tuple(lines))


def duration(asked: Request, time: int) -> str:
    minutes, seconds = divmod(time, 60)
    told = [asked.say("said-minutes", count=minutes)] if minutes else []
    if seconds or not minutes:
        told.append(asked.say("said-seconds", count=seconds))
    return " ".join(told)


def square(asked: Request) -> Said:
    (name,) = asked.take(1, 1)
    where = french(plain(name), asked.public.board.size).square
    return Said((f"{contents(asked, where)}, {square_name(where)}",))


def contents(asked: Request, where: Square) -> str:
    """What lies on a square, or what it is worth."""
    board, cards = asked.public.board, asked.public.cards
    tile = board.at(where)
    if tile is None:
        told = [asked.say("said-empty")]
        if cards is not None and where in cards.closed:
            told.append(asked.say("said-closed"))
        premium = asked.edition.layout[where]
        if premium is not PLAIN:
            told.append(asked.say(asked.edition.signs[premium.name].name))
        return ", ".join(told)
    if cards is not None and where in cards.turned:
        return f"{tile.upper()}, {asked.say('said-face-down')}"
    if tile.islower():
        return f"{tile.upper()}, {asked.say('said-joker')}"
    return tile


def row(asked: Request) -> Said:
    (name,) = asked.take(1, 1)
    letters = ALPHABET[: asked.public.board.size]
    said = plain(name).upper()
    if said not in tuple(letters):
        raise NotALine(said=name, usage=asked.usage)
    start = Square(letters.index(said), 0)
    return line(asked, start, _ACROSS)


def column(asked: Request) -> Said:
    (name,) = asked.take(1, 1)
    size = asked.public.board.size
    numbers = [str(number) for number in range(1, size + 1)]
    if name not in numbers:
        raise NotALine(said=name, usage=asked.usage)
    return line(asked, Square(0, numbers.index(name)), _DOWN)


def line(asked: Request, start: Square, direction: Direction) -> Said:
    """A row or a column from its beginning: words, premium squares, and the empty ones between."""
    board = asked.public.board
    squares = [direction.step(start, by) for by in range(board.size)]
    told = []
    for kind, run in groupby(squares, key=lambda one: _kind(asked, one)):
        some = list(run)
        first, last = (_place(one, direction) for one in (some[0], some[-1]))
        where = first if first == last else asked.say("said-from-to", first=first, last=last)
        if kind == "word":
            word = "".join((board.at(one) or EMPTY).upper() for one in some)
            told.append(f"{where} {word}")
            told += [
                f"{_place(one, direction)} {contents(asked, one)}"
                for one in some
                if len(contents(asked, one)) > 1
            ]
        else:
            told.append(f"{where} {kind}")
    return Said((", ".join(told),))


def _kind(asked: Request, where: Square) -> str:
    if asked.public.board.at(where) is not None:
        return "word"
    told = contents(asked, where).split(", ")
    return ", ".join(told[1:] or told)


def _place(where: Square, direction: Direction) -> str:
    name = square_name(where)
    return name[1:] if direction is _ACROSS else name[0]


def board(asked: Request) -> Said:
    """Every word that lies there, with its place."""
    asked.take(0, 0)
    table = asked.public.board
    found = []
    for laid in table.laid():
        for direction in (_ACROSS, _DOWN):
            run = table.line(laid.square, direction)
            if run.start == laid.square and len(run.tiles) > 1:
                place = to_french(Place(run.start, direction))
                found.append(asked.say("said-word-at", word=run.text, place=place))
    return Said(tuple(found) or (asked.say("said-board-empty"),))


def last(asked: Request) -> Said:
    """The last row of the sheet that is about a turn."""
    asked.take(0, 0)
    turns = [one for one in asked.sheet if one.kind in ("word", "taken-back", "exchange", "pass")]
    pending = asked.public.pending
    if pending is not None:
        main = pending.play.words[0]
        place = to_french(Place(main.start, main.direction))
        name = name_of(asked, pending.seat)
        points = pending.play.points
        return Said(
            (asked.say("said-laid", word=main.text, place=place, points=points, name=name),)
        )
    if not turns:
        return Said((asked.say("said-nothing-yet"),))
    row = turns[-1]
    facts: dict[str, object] = {"name": name_of(asked, row.seat)}
    match str(row.kind):
        case "word":
            facts |= {"word": row.word.upper(), "place": row.place, "points": row.points}
        case "taken-back":
            facts |= {"word": row.word.upper(), "place": row.place}
        case "exchange":
            facts |= {"count": row.tiles}
    return Said((asked.say(f"said-last-{row.kind}", **facts),))


def tried(asked: Request) -> Said:
    """The words and points that a placement would make."""
    place = placement(asked)
    if asked.preview is None:
        raise NothingToTryWith()
    play = asked.preview(place)
    words = ", ".join(f"{word.text} {word.points}" for word in play.words)
    lines = [asked.say("said-tried", points=play.points, words=words)]
    if play.bonus:
        lines.append(asked.say("said-bonus", points=play.bonus))
    return Said(tuple(lines))


def cards(asked: Request) -> Said:
    """The cards in hand, each with its sentence; then how many the others hold."""
    asked.take(0, 0)
    table = asked.public.cards
    if table is None:
        return Said((asked.say("said-no-cards-here"),))
    lines = [f"{name} : {asked.say(f'card-{name}')}" for name in asked.cards]
    lines = lines or [asked.say("said-no-cards-held")]
    for seat in asked.public.seats:
        if seat != asked.view.seat and table.hand_counts[seat]:
            lines.append(
                asked.say("said-cards-of", name=name_of(asked, seat), count=table.hand_counts[seat])
            )
    return Said(tuple(lines))


def dice(asked: Request) -> Said:
    """The dice just rolled, and those left in the box."""
    asked.take(0, 0)
    table = asked.public.dice
    if table is None:
        return Said((asked.say("said-no-dice-here"),))
    laid = {number for _, number in table.laid}
    faces = [die.face for die in table.rolled if die.number not in laid]
    told = ", ".join(letter_name(asked, face) for face in sorted(faces))
    return Said((told or asked.say("said-rack-empty"), asked.say("said-box", count=len(table.box))))
