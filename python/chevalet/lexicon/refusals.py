"""What a word list, a look-up or the store of word lists may refuse."""

from chevalet.errors import ChevaletError


class UnknownLexicon(ChevaletError):
    """No word list has this name, and no file either."""

    name: str
    known: str


class LexiconNameTaken(ChevaletError):
    """Another word list has this name."""

    name: str


class BadLexiconName(ChevaletError):
    """A name has small letters, digits and `.-_`, and begins with a letter or a digit."""

    name: str


class BuiltInLexicon(ChevaletError):
    """What comes with the program can be neither removed nor replaced."""

    name: str


class LexiconAltered(ChevaletError):
    """The file of a list is sound but not the one that was kept."""

    name: str


class StoreBusy(ChevaletError):
    """Another process has been changing the word lists for too long."""

    folder: str


class FileAlreadyThere(ChevaletError):
    """A file of this name exists and was not to be replaced."""

    file: str


class FileTooLarge(ChevaletError):
    """No word list and no graph is nearly so large."""

    file: str
    megabytes: int
    most: int


class EmptyWordList(ChevaletError):
    """The file has no line."""

    file: str


class NotText(ChevaletError):
    """The file is neither a text nor a word graph."""

    file: str


class FewWords(ChevaletError):
    """Most lines of the file are no words; one of them is shown."""

    file: str
    words: int
    lines: int
    line: int
    example: str


class GraphTooLarge(ChevaletError):
    """The list has too many words for the format of word graphs."""

    file: str


class BrokenGraph(ChevaletError):
    """The file is a damaged word graph, or none."""

    file: str
    detail: str
    """For programmers: what the core found wrong, in English."""


class BrokenDescription(ChevaletError):
    """The description of a list in the store cannot be read."""

    name: str
    file: str


class NotLetters(ChevaletError):
    """A word or a rack has something that is no letter."""

    text: str
    character: str


class BadWordLength(ChevaletError):
    """A word has no letter, or more than any board has squares in a line."""

    word: str


class LookUpTooLarge(ChevaletError):
    """A rack has more tiles than can be looked up."""

    held: int
    most: int


class PatternCharacter(ChevaletError):
    """A character has no meaning in a pattern."""

    pattern: str
    place: int
    character: str


class PatternUnclosed(ChevaletError):
    """A choice of letters is not closed by `]`."""

    pattern: str
    place: int


class PatternEmptyChoice(ChevaletError):
    """A choice of letters admits none."""

    pattern: str
    place: int


class PatternTooLong(ChevaletError):
    """A pattern is longer than any word."""

    pattern: str


class BadExpression(ChevaletError):
    """A regular expression cannot be read."""

    expression: str
    place: int
    detail: str
    """For programmers: what the core found wrong, in English."""


class ExpressionTooLarge(ChevaletError):
    """A regular expression needs too much memory."""

    expression: str
