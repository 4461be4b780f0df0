"""A game of one seat in the terminal: turn by turn on the board, then as a score sheet."""

import time
from collections.abc import Iterator

from rich.console import Group
from rich.live import Live
from rich.table import Table
from rich.text import Text

from chevalet.cli import board
from chevalet.cli.output import console
from chevalet.game.board import Board
from chevalet.game.history import Turn, history
from chevalet.game.play import Play
from chevalet.game.refusals import Refusal
from chevalet.lexicon import Lexicon
from chevalet.messages import text
from chevalet.notation import gcg, gcg_faults, gcg_log
from chevalet.notation.squares import Place, to_french
from chevalet.play import Game


def checked(record: gcg.Gcg, words: Lexicon) -> Game:
    """The game of a record, every turn played anew by the rules and with this word list."""
    setup = gcg_log.setup_of(record)
    if setup is None or len(setup.seats) != 1:
        raise gcg_faults.GcgNotReplayable(line=1, detail=gcg.SETUP_PRAGMA)
    game = Game.new(setup.edition, seats=setup.seats, words=words)
    for move in record.moves:
        if isinstance(move, gcg.PassedTurn):
            game.pass_turn()
        elif isinstance(move, gcg.Placed):
            _place(game, move)
        else:
            raise gcg_faults.GcgNotReplayable(line=move.at.line, detail=type(move).__name__)
    return game


def _place(game: Game, move: gcg.Placed) -> None:
    start, direction = move.place
    line, column, before = move.at.line, move.at.column, game.score[0]
    squares = [direction.step(start, by) for by in range(len(move.word))]
    word = "".join(
        letter if letter != "." else game.board.at(square) or "."
        for letter, square in zip(move.word, squares, strict=True)
    )
    try:
        game.play(to_french(move.place), word)
    except Refusal as refusal:
        raise gcg_faults.GcgIllegal(line=line, column=column, word=word) from refusal
    counted = game.score[0] - before
    if counted != move.points:
        raise gcg_faults.GcgPoints(line=line, column=column, points=move.points, counted=counted)


def rows(game: Game) -> Iterator[tuple[str, str, int, int]]:
    """Place, word, points and total of every word laid."""
    for turn, play in _words_laid(game):
        main = play.words[0]
        yield to_french(Place(main.start, main.direction)), main.text, turn.points, turn.total


def show(game: Game, pause: float) -> None:
    """The replay, so many seconds a turn on a terminal; then the last board and the score sheet."""
    plays = [play for _, play in _words_laid(game)]
    if pause and console.is_terminal:
        with Live(console=console, auto_refresh=False, transient=True) as live:
            for count, (place, word, points, total) in enumerate(rows(game), start=1):
                said = Text(f" {place}  {word}  +{points}  {total}")
                live.update(Group(_board(game, plays[:count]), said), refresh=True)
                time.sleep(pause)
    sheet = Table(box=None)
    for title in ("cli-record-place", "cli-record-word"):
        sheet.add_column(text(title))
    for title in ("cli-record-points", "cli-record-total"):
        sheet.add_column(text(title), justify="right")
    for row in rows(game):
        sheet.add_row(*map(str, row))
    console.print(_board(game, plays))
    console.print(sheet)


def _words_laid(game: Game) -> Iterator[tuple[Turn, Play]]:
    for turn in history(game.events):
        if turn.play is not None:
            yield turn, turn.play


def _board(game: Game, plays: list[Play]) -> Text:
    """The board after some plays; what the last one laid stands out."""
    lying = Board.empty(game.board.size)
    for play in plays:
        lying = lying.with_tiles(play.laid)
    last = {one.square for play in plays[-1:] for one in play.laid}
    return board.draw(lying.rows, game.edition.layout, game.edition.signs, last)
