"""What is asked and answered over HTTP."""

from typing import Annotated, Literal

from pydantic import Field

from chevalet.game.cards import Deed, When
from chevalet.game.clock import Clock
from chevalet.game.setup import WordRule
from chevalet.server.mirror import AsJson
from chevalet.server.parts import Asked, Part, SquareJson
from chevalet.server.protocol import Fault, Seat
from chevalet.server.seat_view import EndShown, SetupShown
from chevalet.server.sheet import Row, Settlement

LONGEST_NAME = 40
LONGEST_INVITE = 64
LONGEST_LEXICON_NAME = 60

ClockJson = Annotated[Clock, AsJson()]


class Problem(Part):
    """The answer to everything that cannot be done."""

    error: Fault


# --- boxes, levels, word lists -------------------------------------------------------------------


class SignInfo(Part):
    """How a premium square is told apart without its colour; `name` is a key of the catalogue."""

    symbol: str
    name: str


Need = Literal["word", "square", "tile", "tiles", "seat", "words"]


class CardInfo(Part):
    """A card of the box, and what a use of it must name."""

    name: str
    sentence: str
    explanation: str
    when: When
    deed: Deed | None
    needs: tuple[Need, ...]
    count: int


class SeatRange(Part):
    min: int
    max: int


class EditionInfo(Part):
    """One box, with all that a page needs to draw it."""

    name: str
    seats: SeatRange
    size: int
    layout: tuple[tuple[str, ...], ...]
    """The premium of every square by name, row by row."""
    signs: dict[str, SignInfo]
    values: dict[str, int]
    tiles: dict[str, int]
    dice: tuple[str, ...]
    """The faces of each die."""
    rack_size: int
    bonus: int
    clock: ClockJson
    clocks: tuple[ClockJson, ...]
    turn_limits: tuple[int, ...]
    one_person: bool
    open_racks: bool
    contestable: bool
    exchange: int | None
    """The least number of tiles in the bag for an exchange; null where there is none."""
    cards: tuple[CardInfo, ...]


class LevelInfo(Part):
    """A level of the computer players, weakest first; its shown name is the message level-NAME."""

    name: str


class LexiconInfo(Part):
    """A word list that a game can be played with."""

    name: str
    words: int
    description: str
    licence: str
    default: bool


# --- games ---------------------------------------------------------------------------------------


class NewSeat(Asked):
    """`here`: played at this browser; `open`: given away by a link; or a computer of a level."""

    kind: Literal["here", "computer", "open"]
    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
    level: Annotated[str, Field(max_length=LONGEST_NAME)] | None = None


class NewOptions(Asked):
    """What may be agreed on beyond the box; what is missing is as the box has it."""

    turn_limit: Annotated[int, Field(ge=1, le=1000)] | None = None
    contest_penalty: Annotated[int, Field(ge=0, le=100)] = 0
    answer_time: Annotated[int, Field(ge=1_000, le=120_000)] = 15_000


class NewGame(Asked):
    """A game to be made. Without `hints`, help is allowed to whoever plays alone."""

    edition: Annotated[str, Field(max_length=LONGEST_NAME)]
    seats: Annotated[tuple[NewSeat, ...], Field(min_length=1, max_length=8)]
    words: Annotated[str, Field(max_length=LONGEST_LEXICON_NAME)] = "fr"
    word_rule: WordRule = WordRule.ARBITRE
    clock: Annotated[Clock | None, AsJson()] = None
    options: NewOptions = NewOptions()
    hints: bool | None = None


class SeatMade(Part):
    """A seat of a new game; an open one comes with the secret that its link carries."""

    seat: int
    kind: Literal["here", "computer", "open"]
    invite: str | None


class GameMade(Part):
    game: str
    seats: tuple[SeatMade, ...]


class Claim(Asked):
    """The secret of a link."""

    invite: Annotated[str, Field(min_length=1, max_length=LONGEST_INVITE)]


class Claimed(Part):
    game: str
    seat: int


class AskInvite(Asked):
    """A link for a seat one holds, to go on from another device."""

    seat: Seat


class Invited(Part):
    game: str
    seat: int
    invite: str


class GameSummary(Part):
    """A game of the list. Times are milliseconds since 1970."""

    game: str
    edition: str
    setup: SetupShown
    scores: tuple[int, ...]
    awaited: tuple[int, ...]
    mine: tuple[int, ...]
    """The seats that whoever asks holds."""
    version: int
    changed: int
    ended: EndShown | None


class Frame(Part):
    """The game after one row of the sheet, or at its start."""

    version: int
    row: Row | None
    board: tuple[str, ...]
    racks: tuple[str | None, ...]
    scores: tuple[int, ...]
    bag_count: int
    last: tuple[SquareJson, ...]


class Replay(Part):
    """A game to step through: as whoever asks saw it, or all of it once it is over."""

    game: str
    edition: str
    setup: SetupShown
    frames: tuple[Frame, ...]
    settlement: tuple[Settlement, ...]
    ended: EndShown | None


class Rematch(Part):
    game: str


# --- words ---------------------------------------------------------------------------------------


class Form(Part):
    """What a word is a form of."""

    spelling: str
    lemma: str
    pos: str
    inflection: str


class Article(Part):
    """An article of an old dictionary."""

    headword: str
    grammar: str
    senses: tuple[str, ...]
    cut: bool


class Definition(Part):
    source: str
    articles: tuple[Article, ...]


class WordInfo(Part):
    """All there is to say about a word."""

    word: str
    lexicon: str
    valid: bool
    forms: tuple[Form, ...]
    before: tuple[str, ...]
    """Words with one more letter before."""
    after: tuple[str, ...]
    without_first: str | None
    without_last: str | None
    anagrams: tuple[str, ...]
    inside: tuple[str, ...]
    near: tuple[str, ...]
    definition: Definition


class MadeWord(Part):
    """A word that a rack makes; letters that jokers stand for in lower case."""

    word: str
    tiles: str
    points: int


class RackWords(Part):
    """The words that a rack makes, the dearest first, and how many there are in all."""

    rack: str
    lexicon: str
    words: tuple[MadeWord, ...]
    total: int


class Health(Part):
    status: Literal["ok", "unavailable"]
    version: str
    protocol: int
