"""A play: the tiles laid in one turn, the words they form and the points they earn."""

from dataclasses import dataclass, replace

from chevalet.game.board import Direction, Laid, Line, Square


@dataclass(frozen=True, slots=True)
class Hidden:
    """So many things that the reader may not see."""

    count: int


@dataclass(frozen=True, slots=True)
class CardUse:
    """A card as it is played: which one, and what or whom it is about."""

    card: str
    word: str | None = None
    square: Square | None = None
    seat: int | None = None
    tiles: str | Hidden = ""

    @property
    def concealed(self) -> "CardUse":
        """As the other seats see it: the tiles it is about lie face down."""
        return replace(self, tiles=Hidden(len(self.tiles))) if isinstance(self.tiles, str) else self

    @property
    def known_tiles(self) -> str:
        """The tiles, for whoever may see them."""
        if isinstance(self.tiles, Hidden):
            raise ValueError("these tiles are hidden")
        return self.tiles


@dataclass(frozen=True, slots=True)
class Word:
    """One word formed, as it is read, where it lies, and its points."""

    text: str
    points: int
    start: Square
    direction: Direction

    @property
    def squares(self) -> tuple[Square, ...]:
        return Line(self.start, self.direction, self.text).squares


@dataclass(frozen=True, slots=True)
class Play:
    """All that one turn put on the board. The first word is the one along the tiles laid."""

    layings: tuple[tuple[Laid, ...], ...]
    words: tuple[Word, ...]
    points: int
    bonus: int = 0
    extra: int = 0
    uses: tuple[CardUse, ...] = ()
    cards_earned: int = 0
    keep: Direction | None = None

    @property
    def laid(self) -> tuple[Laid, ...]:
        return tuple(tile for laying in self.layings for tile in laying)

    @property
    def concealed(self) -> "Play":
        if not self.uses:
            return self
        return replace(self, uses=tuple(use.concealed for use in self.uses))
