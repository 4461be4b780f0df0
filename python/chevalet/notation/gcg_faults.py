"""What is wrong with a GCG record that can be read and not replayed."""

from chevalet.errors import ChevaletError


class GcgPoints(ChevaletError):
    """A move whose points are not those that the rules count."""

    line: int
    column: int
    points: int
    counted: int


class GcgRack(ChevaletError):
    """A rack that cannot be: letters that the seat did not hold, or that the bag has no more."""

    line: int
    column: int
    rack: str


class GcgIllegal(ChevaletError):
    """A word that cannot lie where the record puts it; the refusal is the cause."""

    line: int
    column: int
    word: str


class GcgContradicts(ChevaletError):
    """A move that is not the one that the events beside it tell."""

    line: int


class GcgNotReplayable(ChevaletError):
    """A record that leaves out what a replay needs; at its first line when it is missing."""

    line: int
    detail: str
