"""What each address of HTTP does."""

import asyncio
from typing import Annotated

from fastapi import Path, Query, Request, Response
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from chevalet import _core
from chevalet.errors import ChevaletError
from chevalet.server import boxes, lookups, making
from chevalet.server.connection import Connection
from chevalet.server.guard import address_of, require_own_origin
from chevalet.server.house import Holder, TheHouse, house_of
from chevalet.server.identity import hashed, introduce, new_secret, token_of
from chevalet.server.metrics import CONTENT_TYPE
from chevalet.server.positions import read as read_positions
from chevalet.server.protocol import LONGEST_GAME_NAME, VERSION, Following
from chevalet.server.refusals import ComputerSeat, NotYourSeat
from chevalet.server.replay import replay as replayed
from chevalet.server.rest import (
    LONGEST_LEXICON_NAME,
    AskInvite,
    Claim,
    Claimed,
    EditionInfo,
    GameMade,
    GameSummary,
    Health,
    Invited,
    LevelInfo,
    LexiconInfo,
    NewGame,
    RackWords,
    Rematch,
    Replay,
    WordInfo,
)
from chevalet.server.study import position_of
from chevalet.server.study_messages import AskPositions, CgpMade, PositionJson, PositionsRead
from chevalet.store import Kind

GameName = Annotated[str, Path(min_length=1, max_length=LONGEST_GAME_NAME)]
LexiconName = Annotated[str, Path(min_length=1, max_length=LONGEST_LEXICON_NAME)]
AskedWord = Annotated[str, Path(min_length=1, max_length=30)]
AskedRack = Annotated[
    str, Query(min_length=1, max_length=15, pattern=r"^[A-Za-z]*(\?[A-Za-z]*){0,3}$")
]
REFUSED = 1008


async def editions() -> tuple[EditionInfo, ...]:
    """Every edition, with its board, its tiles, its cards."""
    return boxes.editions()


async def levels() -> tuple[LevelInfo, ...]:
    """The levels of the computer players, weakest first."""
    return boxes.levels()


async def lexicons() -> tuple[LexiconInfo, ...]:
    """The word lists a game can be played with."""
    return boxes.lexicons()


async def new_game(
    wanted: NewGame, house: TheHouse, request: Request, response: Response
) -> GameMade:
    """Make a game. Seats `here` are held by this browser; open ones are given away by links."""
    made = await making.make(house.club, wanted, introduce(request, response))
    house.metrics.games.labels(wanted.edition).inc()
    return made


async def games(
    house: TheHouse,
    holder: Holder,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
) -> tuple[GameSummary, ...]:
    """The games of this browser, the one last played first."""
    return () if holder is None else await house.listing.games(holder, limit, offset)


async def game(game: GameName, house: TheHouse, holder: Holder) -> GameSummary:
    """A game in a few words, and the seats that this browser holds in it."""
    return await house.listing.game(game, holder)


async def claim(
    game: GameName, claim: Claim, house: TheHouse, request: Request, response: Response
) -> Claimed:
    """Take the seat of a link: it gives it once."""
    invite, holder = hashed(claim.invite), introduce(request, response)
    return Claimed(game=game, seat=await house.club.seating.claim(game, invite, holder))


async def invite(game: GameName, asked: AskInvite, house: TheHouse, holder: Holder) -> Invited:
    """A new link for a seat that this browser holds, to go on from another device."""
    room = await house.club.room(game)
    seats = room.arrangement.seats
    if asked.seat < len(seats) and seats[asked.seat].kind is Kind.COMPUTER:
        raise ComputerSeat(seat=asked.seat)
    if holder is None:
        raise NotYourSeat(seat=asked.seat)
    await house.club.require_seat(game, asked.seat, holder)
    secret = new_secret()
    await house.club.seating.invite(game, [(asked.seat, hashed(secret))])
    return Invited(game=game, seat=asked.seat, invite=secret)


async def replay(
    game: GameName,
    house: TheHouse,
    holder: Holder,
    seat: Annotated[int | None, Query(ge=0, lt=64)] = None,
) -> Replay:
    """A game to step through: a finished one with every rack open, else as the seat saw it."""
    room = await house.club.room(game)
    if seat is not None and not room.table.is_over:
        await house.club.require_seat(game, seat, holder)
    return replayed(room, seat)


async def gcg(game: GameName, house: TheHouse) -> Response:
    """The record of a finished game, as other programs read it."""
    room = await house.club.room(game)
    name = f'attachment; filename="chevalet-{game}.gcg"'
    return PlainTextResponse(room.table.gcg(), headers={"content-disposition": name})


async def rematch(game: GameName, house: TheHouse, request: Request, response: Response) -> Rematch:
    """The same people at another game; whoever asks second is led to the same one."""
    following = await making.rematch(house.club, game, introduce(request, response))
    room = await house.club.room(game)
    room.tell_all(Following(game=following.game))
    return following


async def word(lexicon: LexiconName, word: AskedWord, house: TheHouse, holder: Holder) -> WordInfo:
    """Is it a word, its forms, what the Littré says of it, what can be added before and after."""
    return await lookups.word(house.club, holder, lexicon, word)


async def rack(lexicon: LexiconName, rack: AskedRack, house: TheHouse, holder: Holder) -> RackWords:
    """The words that a rack makes; `?` is a joker."""
    return await lookups.rack(house.club, holder, lexicon, rack)


async def positions(asked: AskPositions) -> PositionsRead:
    """The positions of a CGP line or of a GCG record, to be studied."""
    return await asyncio.to_thread(read_positions, asked)


async def position_cgp(position: PositionJson) -> CgpMade:
    """A position as one line of CGP, to be shared."""
    return CgpMade(cgp=str(position_of(position)))


async def health(house: TheHouse, response: Response) -> Health:
    """Does the server answer, and its database?"""
    status = await house.club.healthy()
    response.status_code = 200 if status else 503
    return Health(status="ok" if status else "unavailable", version=_core.VERSION, protocol=VERSION)


async def metrics(house: TheHouse) -> Response:
    """Figures for Prometheus."""
    return Response(house.metrics.page(), media_type=CONTENT_TYPE)


async def socket(socket: WebSocket) -> None:
    """The socket of a page; docs/protocol.md has its messages."""
    house, address = house_of(socket), address_of(socket.scope)
    try:
        require_own_origin(socket)
        house.sockets.require_room(address)
    except ChevaletError as refusal:
        house.metrics.refusals.labels(refusal.key).inc()
        await socket.close(REFUSED)
        return
    greeting = Response()
    holder = introduce(socket, greeting)
    cookies = [header for header in greeting.raw_headers if header[0] == b"set-cookie"]
    await socket.accept(headers=[] if token_of(socket) else cookies)
    connection = Connection(socket, house.club, house.works, house.metrics, house.limits, holder)
    with house.sockets.holding(address, connection):
        await connection.run()
