"""Positions from texts: a CGP line, or every turn of a GCG record."""

from collections.abc import Iterator

from chevalet.analysis.situation import TwoSeatsNeeded
from chevalet.editions import edition as edition_named
from chevalet.game import events as e
from chevalet.game.setup import Setup, WordListId
from chevalet.game.state import State, evolve, opened
from chevalet.lexicon import names
from chevalet.notation import cgp, gcg, gcg_log
from chevalet.notation.squares import Place, to_french
from chevalet.server.study import require_tiles
from chevalet.server.study_messages import (
    AskPositions,
    PositionJson,
    PositionRead,
    PositionsRead,
)


def read(asked: AskPositions) -> PositionsRead:
    """Every position of a text; raises what is wrong with it, and where."""
    text = asked.text.strip()
    if text.startswith(("#", ">")):
        return from_record(asked.text, asked.edition)
    position = cgp.parse(text)
    if len(position.racks) != 2:
        raise TwoSeatsNeeded(seats=len(position.racks))
    found = PositionRead(position=told(position), cgp=str(position), turn=None, name="", played="")
    return PositionsRead(
        kind="cgp",
        edition=edition_named(asked.edition).name,
        words=position.lexicon if position.lexicon in names() else None,
        positions=(found,),
    )


def from_record(text: str, edition: str) -> PositionsRead:
    game = gcg.read(text)
    setup = gcg_log.setup_of(game)
    box = edition_named(edition if setup is None else setup.edition)
    require_tiles(box)
    if len(game.players) != 2:
        raise TwoSeatsNeeded(seats=len(game.players))
    if setup is None:
        seats = tuple(player.name for player in game.players)
        setup = Setup(box.name, seats, WordListId("", ""))
    log = gcg_log.log_of(game, box, setup)
    positions = tuple(_turns(log, setup.seats, has_racks(game)))
    words = setup.words.name
    return PositionsRead(
        kind="gcg",
        edition=box.name,
        words=words if words in names() else None,
        positions=positions,
    )


def has_racks(game: gcg.Gcg) -> bool:
    """Does the record tell the racks? Otherwise those of its log are made up."""
    return all(move.rack for move in game.moves if isinstance(move, gcg.Placed))


def _turns(log: tuple[e.Event, ...], seats: tuple[str, ...], racks: bool) -> Iterator[PositionRead]:
    """The position before every turn, and the one at the end."""
    created = log[0]
    assert isinstance(created, e.GameCreated)
    state, before, number = opened(created), None, 0
    for event in log[1:]:
        if isinstance(event, e.TurnBegan):
            before = state = evolve(state, event)
            continue
        state = evolve(state, event)
        played = _said(event)
        if before is not None and played is not None:
            number += 1
            yield _shown(before, number, seats, racks, played)
            before = None
    yield _shown(state, number + 1, seats, racks, "")


def _said(event: e.Event) -> str | None:
    match event:
        case e.WordLaid(_, play):
            word = play.words[0]
            place = to_french(Place(word.start, word.direction))
            return f"{place} {word.text} {play.points}"
        case e.Exchanged(by_card=False) | e.Passed():
            return "–"
        case _:
            return None


def _shown(
    state: State, turn: int, seats: tuple[str, ...], racks: bool, played: str
) -> PositionRead:
    public = state.public
    mover = public.turn
    other = public.after(mover)
    position = cgp.Position(
        rows=public.board.rows,
        racks=(state.rack(mover) if racks else "", ""),
        scores=(public.scores[mover], public.scores[other]),
    )
    return PositionRead(
        position=told(position), cgp=str(position), turn=turn, name=seats[mover], played=played
    )


def told(position: cgp.Position) -> PositionJson:
    return PositionJson(rows=position.rows, racks=position.racks, scores=position.scores)
