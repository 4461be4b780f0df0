"""The commands by name, and how a line finds its own."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from chevalet.commands import doing, speaking
from chevalet.commands.refusals import (
    AmbiguousCommand,
    MisspeltCommand,
    NoSuchCommand,
    NothingSaid,
)
from chevalet.commands.request import Do, Preview, Request, Said, SheetRow, key
from chevalet.game.views import View
from chevalet.messages import LANGUAGES, Language


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, how it is said in each language, what else it answers to."""

    name: str
    """What `command-NAME` explains."""
    french: str
    english: str
    run: Callable[[Request], Said | Do]
    more: tuple[str, ...] = ()

    def usage(self, language: Language) -> str:
        return self.french if language == "fr" else self.english

    @property
    def words(self) -> tuple[str, ...]:
        """Every word it answers to, the French one first."""
        return (self.french.split()[0], self.english.split()[0], *self.more)


def aid(asked: Request) -> Said:
    """All commands, or one."""
    said = asked.take(0, 1)
    chosen = [find(said[0], asked.language)] if said else COMMANDS
    return Said(
        tuple(f"{one.usage(asked.language)} : {asked.say(f'command-{one.name}')}" for one in chosen)
    )


COMMANDS = (
    Command("play", "jouer H4 MOT", "play H4 WORD", doing.play, ("poser",)),
    Command("try", "essai H4 MOT", "try H4 WORD", speaking.tried, ("essayer",)),
    Command("hold", "retenir H4 MOT", "hold H4 WORD", doing.hold),
    Command("exchange", "échanger ABC", "exchange ABC", doing.exchange, ("changer", "swap")),
    Command("pass", "passer", "pass", doing.pass_turn),
    Command("contest", "contester MOT", "challenge WORD", doing.contest, ("contest",)),
    Command("accept", "accepter", "accept", doing.accept),
    Command("rack", "tirage", "rack", speaking.rack, ("chevalet", "lettres")),
    Command("bag", "sac E", "bag E", speaking.bag),
    Command("score", "score", "score", speaking.score, ("scores", "points")),
    Command("turn", "tour", "turn", speaking.turn, ("qui", "who")),
    Command("time", "temps", "time", speaking.time, ("pendule", "clock")),
    Command("board", "plateau", "board", speaking.board, ("grille",)),
    Command("row", "ligne H", "row H", speaking.row, ("rangée",)),
    Command("column", "colonne 8", "column 8", speaking.column),
    Command("square", "case H8", "square H8", speaking.square),
    Command("last", "dernier", "last", speaking.last),
    Command("cards", "cartes", "cards", speaking.cards),
    Command("card", "carte NOM", "card NAME", doing.card),
    Command("drop", "écarter NOM", "drop NAME", doing.drop),
    Command("two-letters", "deux NOM", "two NAME", doing.two_letters),
    Command("cancel", "invalider NOM", "cancel NAME", doing.cancel, ("annuler",)),
    Command("let-be", "laisser", "let", doing.let_be),
    Command("dice", "dés", "dice", speaking.dice),
    Command("pause", "pause", "pause", doing.pause),
    Command("resume", "reprendre", "resume", doing.resume),
    Command("resign", "abandonner oui", "resign yes", doing.resign),
    Command("help", "aide", "help", aid, ("?",)),
)


def interpret(
    text: str,
    view: View,
    *,
    language: Language = LANGUAGES[0],
    sheet: Sequence[SheetRow] = (),
    preview: Preview | None = None,
    now: int | None = None,
) -> Said | Do:
    """What a line of the command box means to the seat that looks.

    `preview` tells the words and points of a placement, `sheet` is the score sheet so far, `now`
    the time in milliseconds by the clock of the game. Raises a `ChevaletError` for nonsense.
    """
    words = text.split()
    if not words:
        raise NothingSaid()
    command = find(words[0], language)
    return command.run(
        Request(
            words=tuple(words[1:]),
            usage=command.usage(language),
            view=view,
            language=language,
            sheet=sheet,
            preview=preview,
            now=now,
        )
    )


def find(said: str, language: Language) -> Command:
    """The command of that name, or whose name begins so; accents and case do not matter."""
    wanted = key(said) or said
    if exact := _named(lambda word: word == wanted):
        return exact[0]
    begun = _named(lambda word: word.startswith(wanted))
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise AmbiguousCommand(said=said, meant=_shown(begun, language))
    known = [key(word) for command in COMMANDS for word in command.words]
    close = get_close_matches(wanted, known, n=3)
    if meant := _named(lambda word: word in close):
        raise MisspeltCommand(said=said, meant=_shown(meant, language))
    raise NoSuchCommand(said=said)


def _named(fits: Callable[[str], bool]) -> list[Command]:
    return [one for one in COMMANDS if any(fits(key(word) or word) for word in one.words)]


def _shown(commands: Iterable[Command], language: Language) -> tuple[str, ...]:
    return tuple(one.usage(language).split()[0] for one in commands)
