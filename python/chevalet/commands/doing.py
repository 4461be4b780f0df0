"""Commands that act: what the player wants, as an action that the rules judge."""

from collections.abc import Sequence

from chevalet.commands.refusals import CommandIncomplete
from chevalet.commands.request import Do, Request, Said, key
from chevalet.commands.tokens import card_name, card_use, placement, rack_letters, words_said
from chevalet.game import actions as a


def play(asked: Request) -> Do:
    return Do(placement(asked))


def hold(asked: Request) -> Do:
    """Keep a word for the end of the turn's time; none, and nothing is kept."""
    if not asked.words:
        return Do(a.Hold(asked.seat, None))
    return Do(a.Hold(asked.seat, placement(asked)))


def exchange(asked: Request) -> Do:
    return Do(a.Exchange(asked.seat, rack_letters(asked.take(1))))


def pass_turn(asked: Request) -> Do:
    asked.take(0, 0)
    return Do(a.Pass(asked.seat))


def accept(asked: Request) -> Do:
    asked.take(0, 0)
    return Do(a.Accept(asked.seat))


def contest(asked: Request) -> Do:
    """The words named; the one word laid needs no name."""
    pending = asked.public.pending
    words = words_said(asked.words)
    if not words and pending is not None and len(pending.play.words) == 1:
        words = (pending.play.words[0].text,)
    if not words:
        raise CommandIncomplete(usage=asked.usage)
    return Do(a.Contest(asked.seat, words))


def card(asked: Request) -> Do:
    return Do(a.PlayCard(asked.seat, card_use(asked, asked.take(1))))


def drop(asked: Request) -> Do:
    """Put cards aside, one name after the other; none at all when nothing is too many."""
    said: Sequence[str] = asked.take(0)
    dropped = []
    while said:
        name, said = card_name(asked, said)
        dropped.append(name)
    return Do(a.DropCards(asked.seat, tuple(dropped)))


def two_letters(asked: Request) -> Do:
    name, _ = card_name(asked, asked.take(1))
    return Do(a.SeeTwoLetterWords(asked.seat, name))


def cancel(asked: Request) -> Do:
    """Cancel the card just played; its name may be left out when it is alone."""
    window = asked.public.window
    if not asked.words and window is not None and len(window.uses) == 1:
        return Do(a.Answer(asked.seat, window.uses[0].card))
    name, _ = card_name(asked, asked.take(1))
    return Do(a.Answer(asked.seat, name))


def let_be(asked: Request) -> Do:
    asked.take(0, 0)
    return Do(a.Answer(asked.seat))


def pause(asked: Request) -> Do:
    asked.take(0, 0)
    return Do(a.Pause(asked.seat))


def resume(asked: Request) -> Do:
    asked.take(0, 0)
    return Do(a.Resume(asked.seat))


def resign(asked: Request) -> Do | Said:
    """For good, so it is said twice."""
    sure = [key(word) for word in asked.take(0, 1)]
    if sure and sure[0] in ("oui", "yes"):
        return Do(a.Resign(asked.seat))
    return Said((asked.say("said-resign-sure", usage=asked.usage),))
