"""Words that only a card makes possible: each kind of card has its own way to look for them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from chevalet._core import Placement
from chevalet.game.actions import Place
from chevalet.game.board import Direction, Laid, Square
from chevalet.game.cards import Card
from chevalet.game.laying import consider, wrong_words
from chevalet.game.play import CardUse, Play
from chevalet.game.refusals import Refusal
from chevalet.game.tiles import JOKER, take
from chevalet.lexicon import Lexicon
from chevalet.players.turns import Candidate, Thought

FEW = 4
"""Words tried for each way to look for them."""


def possible_with(thought: Thought, card: Card, moves: list[Placement]) -> Iterator[Candidate]:
    """Placements that need this card; their value is not yet lessened by what the card is worth."""
    change = card.changes
    if change is None:
        return
    if change.turn_over:
        yield from turned_over(thought, card)
    if change.quadrupled:
        listed = (
            m for m in moves if any(text.upper() in change.quadrupled for *_, text in m.words)
        )
        for move in islice(listed, 2 * FEW):
            yield with_card(thought, move, CardUse(card.name))
    if change.proper_noun:
        yield from nouns(thought, card)
    if change.several_words:
        yield from two_words(thought, card, moves)
    if change.premium_again:
        yield from premiums_again(thought, card, moves)
    if change.anywhere:
        yield from anywhere(thought, card)
    if change.backwards:
        yield from backwards(thought, card)


def considered(thought: Thought, place: Place) -> Play | None:
    """The play that a placement makes, if it may be made and all its words are good."""
    try:
        play = consider(thought.state, place, thought.kit.given)
    except Refusal:
        return None
    return None if wrong_words(play, thought.kit.given) else play


def with_card(thought: Thought, move: Placement, use: CardUse) -> Candidate:
    found = thought.candidate(move)
    return replace(found, place=replace(found.place, cards=(use,)))


def turned_over(thought: Thought, card: Card) -> Iterator[Candidate]:
    """Any letter of the rack, face down, as a joker."""
    rack = thought.view.rack
    for letter in sorted(set(rack) - {JOKER}):
        for move in thought.moves(take(rack, letter) + JOKER)[:FEW]:
            found = thought.candidate(move)
            joker = next((one.square for one in found.place.tiles if one.tile.islower()), None)
            if joker is not None:
                use = CardUse(card.name, square=joker, tiles=letter)
                yield replace(found, place=replace(found.place, cards=(use,)))


def nouns(thought: Thought, card: Card) -> Iterator[Candidate]:
    """Words of which one is a proper noun."""
    words, seen = thought.kit.words, 0
    for move in thought.kit.with_nouns.moves(thought.public.board.rows, thought.view.rack[:8]):
        strange = [text.upper() for *_, text in move.words if text.upper() not in words]
        if len(strange) == 1:
            yield with_card(thought, move, CardUse(card.name, word=strange[0]))
            seen += 1
        if seen == FEW:
            return


def two_words(thought: Thought, card: Card, moves: list[Placement]) -> Iterator[Candidate]:
    """A word, then another with what is left of the rack."""
    for move in moves[: 2 * FEW]:
        first = thought.candidate(move)
        rest = move.leave
        if not rest or first.full:
            continue
        rows = thought.public.board.with_tiles(first.place.tiles).rows
        found = thought.kit.plain.moves(rows, rest, limit=1)
        if found:
            start, direction = Square(found[0].row, found[0].column), Direction(found[0].direction)
            squares = (direction.step(start, by) for by in range(len(found[0].word)))
            second = tuple(
                Laid(square, tile)
                for square, tile in zip(squares, found[0].word, strict=True)
                if rows[square.row][square.column] == "."
            )
            place = replace(first.place, then=(second,), cards=(CardUse(card.name),), keep=None)
            value = first.value + found[0].points
            yield Candidate(place, first.points + found[0].points, value)


def premiums_again(thought: Thought, card: Card, moves: list[Placement]) -> Iterator[Candidate]:
    """Words over premium squares that others have used."""
    layout = thought.kit.edition.layout
    for move in moves[: 5 * FEW]:
        found = thought.candidate(move)
        laid = {one.square for one in found.place.tiles}
        for row, column, direction, text in move.words:
            start = Square(row, column)
            for by in range(len(text)):
                square = Direction(direction).step(start, by)
                if square not in laid and (layout[square].word > 1 or layout[square].letter > 1):
                    use = CardUse(card.name, square=square)
                    yield replace(found, place=replace(found.place, cards=(use,)))


def anywhere(thought: Thought, card: Card) -> Iterator[Candidate]:
    """Words of the rack over the best squares that lie free."""
    words, board = thought.kit.words, thought.public.board
    if not isinstance(words, Lexicon) or board.is_empty:
        return
    layout = thought.kit.edition.layout
    rich = [s for s in layout.squares() if layout[s].word == 3 and board.at(s) is None]
    made = words.from_rack(thought.view.rack[:8], order="length", limit=3 * FEW)
    for one in made:
        for square in rich:
            for direction in Direction:
                for back in (0, len(one.tiles) - 1, len(one.tiles) // 2):
                    start = direction.step(square, -back)
                    laid = tuple(
                        Laid(direction.step(start, by), tile) for by, tile in enumerate(one.tiles)
                    )
                    if all(board.holds(x.square) and board.at(x.square) is None for x in laid):
                        place = Place(thought.seat, laid, cards=(CardUse(card.name),))
                        kept = take(thought.view.rack, _on_rack(one.tiles))
                        yield Candidate(place, 0, thought.worth_of(kept))


def backwards(thought: Thought, card: Card) -> Iterator[Candidate]:
    """Words that are read from the right or from below: in a mirror they are read as usual."""
    board, table, last = thought.public.board, thought.public.cards, thought.public.board.size - 1
    for direction in Direction:

        def turned(square: Square, by: Direction = direction) -> Square:
            if by is Direction.ACROSS:
                return Square(square.row, last - square.column)
            return Square(last - square.row, square.column)

        across = direction is Direction.ACROSS
        rows = [row[::-1] for row in board.rows] if across else board.rows[::-1]
        closed = [turned(square) for square in table.closed] if table else []
        found = thought.engine.moves(rows, thought.view.rack, closed=closed)
        for move in islice((m for m in found if m.direction == direction), 2 * FEW):
            start = Square(move.row, move.column)
            squares = [turned(direction.step(start, by)) for by in range(len(move.word))]
            laid = tuple(
                Laid(square, tile)
                for square, tile in zip(squares, move.word, strict=True)
                if board.at(square) is None
            )
            place = Place(thought.seat, laid[::-1], cards=(CardUse(card.name),), keep=direction)
            yield Candidate(place, move.points, move.equity)


def _on_rack(tiles: str) -> str:
    return "".join(JOKER if tile.islower() else tile for tile in tiles)
