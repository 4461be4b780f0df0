"""What is wrong with a line of the command box."""

from chevalet.errors import ChevaletError


class NothingSaid(ChevaletError):
    """An empty line."""


class NoSuchCommand(ChevaletError):
    """A word that is no command, and like none."""

    said: str


class MisspeltCommand(ChevaletError):
    """A word that is no command, but looks like some."""

    said: str
    meant: tuple[str, ...]


class AmbiguousCommand(ChevaletError):
    """The beginning of several commands."""

    said: str
    meant: tuple[str, ...]


class CommandIncomplete(ChevaletError):
    """A command that needs more; `usage` shows it whole."""

    usage: str


class CommandTooLong(ChevaletError):
    """A command with words after its end."""

    rest: str
    usage: str


class NotALine(ChevaletError):
    """What should name a row or a column of the board does not."""

    said: str
    usage: str


class NotALetter(ChevaletError):
    """What should be letters is something else."""

    said: str


class NotACard(ChevaletError):
    """No card is called so, or several begin so."""

    said: str
    known: tuple[str, ...]


class NotAPlayer(ChevaletError):
    """Nobody at the table is called so."""

    said: str
    names: tuple[str, ...]


class WatchingOnly(ChevaletError):
    """Whoever has no seat looks on."""


class NothingToTryWith(ChevaletError):
    """Here a word cannot be tried out."""
