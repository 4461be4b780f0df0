"""What a store refuses, and how it fails."""

from chevalet.errors import ChevaletError


class StaleAppend(ChevaletError):
    """The log does not end where the new events begin: somebody else has gone on."""

    game: str
    given: int
    current: int


class UnknownGame(ChevaletError):
    """The store holds no game of that name."""

    game: str


class StoreUnavailable(ChevaletError):
    """The database does not answer. Whether the last append was kept is not known.

    The reason is the name of the fault alone: its text could tell a password.
    """

    reason: str


class StoreAddress(ChevaletError):
    """An address that names no kind of store we know."""

    scheme: str


class StoreDriverMissing(ChevaletError):
    """The package that speaks to this kind of database is not installed."""

    package: str


class StoreTooNew(ChevaletError):
    """The database was made by a newer version of the program."""

    known: str
