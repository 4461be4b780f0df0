"""GCG: the record of a game, as the programs of the field read and write it.

>>> game = read('''#player1 nord Nord
... #player2 sud Sud
... >nord: SPOESVA 8H PASSE +16 16
... >sud: RIZ M8 RIZ +21 21
... >nord: OVAEIS? -OV +0 16
... ''')
>>> [type(entry).__name__ for entry in game.entries]
['Placed', 'Placed', 'Swapped']
>>> write(game).splitlines()[3]
'>nord: SPOESVA 8H PASSE +16 16'

What GCG cannot say goes into pragmas: `#chevalet-setup` and `#chevalet-event`, each with one JSON
value. Other programs pass over them; unknown pragmas are kept as they are. A game with dice, cards
or a pool of letters has all its events there, beside the lines that others read.
"""

import re
from dataclasses import dataclass, field, replace

from chevalet.errors import ChevaletError
from chevalet.notation.squares import LARGEST_BOARD, Place, international, to_international

_ENCODINGS = {"utf-8": "utf-8", "iso-8859-1": "iso-8859-1", "latin-1": "iso-8859-1"}
_RACK = re.compile(r"[A-Z?]*")
_WORD = re.compile(r"[A-Za-z.]+")
_EXCHANGED = re.compile(r"-([A-Z?]+|[0-9]{1,3})")
_LEFT = re.compile(r"\([A-Z?]*\)")
_NUMBER = re.compile(r"[+-][0-9]{1,9}")
_TOTAL = re.compile(r"-?[0-9]{1,9}")
EVENT_PRAGMA = "chevalet-event"
SETUP_PRAGMA = "chevalet-setup"


class GcgMalformed(ChevaletError):
    """A line that makes no sense; line and column are counted from 1."""

    line: int
    column: int
    wanted: str


class GcgUnknownPlayer(ChevaletError):
    """A move of somebody whom no pragma has named."""

    line: int
    nick: str


class GcgTotal(ChevaletError):
    """A total that is not the one before plus the points."""

    line: int
    total: int
    expected: int


class GcgEncoding(ChevaletError):
    """A text in an encoding that is not known, or that is not what it says."""

    encoding: str


@dataclass(frozen=True, slots=True)
class At:
    """Where in the text a move was read: its line, the column of its word or tiles, from 1, and
    the column of its rack.

    Two records are the same wherever their moves stand in the text.
    """

    line: int = field(compare=False)
    column: int = field(compare=False)
    rack: int = field(compare=False, default=0)


NOWHERE = At(0, 0)


@dataclass(frozen=True, slots=True)
class Player:
    nick: str
    name: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A word laid; `.` stands for letters that lay there, lower case for jokers."""

    nick: str
    rack: str
    place: Place
    word: str
    points: int
    total: int
    at: At = NOWHERE


@dataclass(frozen=True, slots=True)
class Swapped:
    """Letters exchanged, or only their number."""

    nick: str
    rack: str
    tiles: str
    points: int
    total: int
    at: At = NOWHERE


@dataclass(frozen=True, slots=True)
class PassedTurn:
    nick: str
    rack: str
    points: int
    total: int
    at: At = NOWHERE


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """The word before was taken back."""

    nick: str
    rack: str
    points: int
    total: int
    at: At = NOWHERE


@dataclass(frozen=True, slots=True)
class Adjusted:
    """Points for a challenge or for time."""

    nick: str
    rack: str
    reason: str
    points: int
    total: int
    at: At = NOWHERE


@dataclass(frozen=True, slots=True)
class LeftOver:
    """The settlement: letters of the others that count for, or of one's own that count against."""

    nick: str
    rack: str
    tiles: str
    points: int
    total: int
    at: At = NOWHERE


@dataclass(frozen=True, slots=True)
class Pragma:
    """A line that starts with `#`, wherever it stands."""

    name: str
    text: str
    at: At = NOWHERE


Scored = Placed | Swapped | PassedTurn | Withdrawn | Adjusted | LeftOver
Entry = Scored | Pragma


@dataclass(frozen=True, slots=True)
class Gcg:
    """A record: the players, the pragmas before the first move, the moves with what is between."""

    players: tuple[Player, ...]
    header: tuple[Pragma, ...] = ()
    entries: tuple[Entry, ...] = ()

    @property
    def moves(self) -> tuple[Scored, ...]:
        return tuple(entry for entry in self.entries if not isinstance(entry, Pragma))

    def pragma(self, name: str) -> str | None:
        """The text of a pragma of the header."""
        return next((one.text for one in self.header if one.name == name), None)


def decode(data: bytes) -> str:
    """The text of a file: in the encoding it names, else Latin-1, as the format has it."""
    first = data.split(b"\n", 1)[0].decode("ascii", "replace").strip()
    name = "utf-8" if data.startswith(b"\xef\xbb\xbf") else "iso-8859-1"
    if first.lower().startswith("#character-encoding"):
        name = first.split(maxsplit=1)[1].strip().lower() if " " in first else ""
    try:
        return data.decode(_ENCODINGS[name]).removeprefix("\ufeff")
    except (KeyError, UnicodeDecodeError):
        raise GcgEncoding(encoding=name) from None


def read(text: str) -> Gcg:
    """A record from its text; refuses what is malformed, with its line and column."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            reader.take(number, line.rstrip())
    return Gcg(tuple(reader.players), tuple(reader.header), tuple(reader.entries))


class _Reader:
    def __init__(self) -> None:
        self.players: list[Player] = []
        self.header: list[Pragma] = []
        self.entries: list[Entry] = []
        self.totals: dict[str, int] = {}
        self.free_totals = False

    def take(self, number: int, line: str) -> None:
        if line.startswith("#"):
            self.pragma(number, line)
        elif line.startswith(">"):
            self.move(number, line)
        else:
            raise GcgMalformed(line=number, column=1, wanted="# | >")

    def pragma(self, number: int, line: str) -> None:
        name, _, text = line[1:].partition(" ")
        text = text.strip()
        if not name:
            raise GcgMalformed(line=number, column=2, wanted="pragma")
        if re.fullmatch(r"player[1-9]", name):
            nick, _, full = text.partition(" ")
            if int(name[6:]) != len(self.players) + 1 or not nick or nick in self.totals:
                raise GcgMalformed(line=number, column=2, wanted=f"player{len(self.players) + 1}")
            self.players.append(Player(nick, full.strip() or nick))
            self.totals[nick] = 0
        elif self.entries or name in (EVENT_PRAGMA, "note"):
            self.entries.append(Pragma(name, text, At(number, len(name) + 3)))
            # Points may move between players in ways that only the event tells.
            self.free_totals = self.free_totals or name == EVENT_PRAGMA
        else:
            self.header.append(Pragma(name, text, At(number, len(name) + 3)))

    def move(self, number: int, line: str) -> None:
        words = _Words(number, line)
        nick = words.next("nick:", re.compile(r">[^\s:]+:"))[1:-1]
        if nick not in self.totals:
            raise GcgUnknownPlayer(line=number, nick=nick)
        entry = _entry(words, nick)
        expected = self.totals[nick] + entry.points
        if entry.total != expected and not self.free_totals:
            raise GcgTotal(line=number, total=entry.total, expected=expected)
        self.totals[nick] = entry.total
        self.entries.append(entry)


class _Words:
    """The words of a line, taken one by one, with the column of each."""

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.words = [(m.start() + 1, m.group()) for m in re.finditer(r"\S+", text)]
        self.end = len(text) + 1

    @property
    def left(self) -> int:
        return len(self.words)

    def peek(self) -> str:
        return self.words[0][1] if self.words else ""

    def next(self, wanted: str, pattern: re.Pattern[str]) -> str:
        column, word = self.words[0] if self.words else (self.end, "")
        if not self.words or not pattern.fullmatch(word):
            raise GcgMalformed(line=self.line, column=column, wanted=wanted)
        self.words.pop(0)
        return word

    @property
    def at(self) -> At:
        """Where the next word stands."""
        return At(self.line, self.words[0][0] if self.words else self.end)

    def at_with(self, rack: int) -> At:
        """Where the next word stands, and where the rack stood."""
        return replace(self.at, rack=rack)

    def skip(self) -> None:
        self.words.pop(0)

    def place(self) -> Place:
        column, word = self.words[0] if self.words else (self.end, "")
        try:
            place = international(word, LARGEST_BOARD)
        except ChevaletError:
            raise GcgMalformed(line=self.line, column=column, wanted="8H | H8") from None
        self.words.pop(0)
        return place

    def points(self) -> tuple[int, int]:
        """The points and the total that end a line."""
        points = int(self.next("+points", _NUMBER))
        total = int(self.next("total", _TOTAL))
        if self.words:
            raise GcgMalformed(line=self.line, column=self.words[0][0], wanted="end of line")
        return points, total


def _entry(words: _Words, nick: str) -> Scored:
    # A settlement for the letters of others has no rack of its own.
    start = words.at.column
    rack = "" if words.peek().startswith(("(", "-")) else words.next("rack", _RACK)
    kind, at = words.peek(), words.at_with(start)
    if kind == "-":
        words.skip()
        return PassedTurn(nick, rack, *words.points(), at)
    if kind == "--":
        words.skip()
        return Withdrawn(nick, rack, *words.points(), at)
    if kind.startswith("-"):
        tiles = words.next("-tiles", _EXCHANGED)[1:]
        return Swapped(nick, rack, tiles, *words.points(), at)
    if kind in ("(challenge)", "(time)"):
        words.skip()
        return Adjusted(nick, rack, kind[1:-1], *words.points(), at)
    if kind.startswith("("):
        tiles = words.next("(tiles)", _LEFT)[1:-1]
        return LeftOver(nick, rack, tiles, *words.points(), at)
    place = words.place()
    at = words.at_with(start)
    word = words.next("word", _WORD)
    return Placed(nick, rack, place, word, *words.points(), at)


def write(game: Gcg) -> str:
    """The text of a record."""
    header = [one for one in game.header if one.name != "character-encoding"]
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{n} {p.nick} {p.name}" for n, p in enumerate(game.players, start=1)]
    lines += [f"#{one.name} {one.text}".rstrip() for one in header]
    lines += [_line(entry) for entry in game.entries]
    return "\n".join(lines) + "\n"


def _line(entry: Entry) -> str:
    if isinstance(entry, Pragma):
        return f"#{entry.name} {entry.text}".rstrip()
    rack = f" {entry.rack}" if entry.rack else ""
    return f">{entry.nick}:{rack} {_said(entry)} {entry.points:+d} {entry.total}"


def _said(entry: Scored) -> str:
    match entry:
        case Placed(_, _, place, word):
            return f"{to_international(place)} {word}"
        case Swapped(_, _, tiles):
            return f"-{tiles}"
        case PassedTurn():
            return "-"
        case Withdrawn():
            return "--"
        case Adjusted(_, _, reason):
            return f"({reason})"
        case LeftOver(_, _, tiles):
            return f"({tiles})"
