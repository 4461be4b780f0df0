"""Tables to speak about."""

from collections.abc import Sequence
from typing import Any

from chevalet.commands import Do, Said, interpret
from chevalet.game.actions import Action, Place
from chevalet.game.laying import consider
from chevalet.game.play import Play
from chevalet.game.views import view
from tests.game.support import Table


def ask(made: Table, text: str, seat: int | None = 0, **more: Any) -> Sequence[str]:
    """The lines that a command says."""
    said = interpret(text, view(made.state, seat), **more)
    assert isinstance(said, Said), said
    return said.lines


def do(made: Table, text: str, seat: int | None = 0, **more: Any) -> Action:
    """The action that a command asks for."""
    done = interpret(text, view(made.state, seat), **more)
    assert isinstance(done, Do), done
    return done.action


def previewing(made: Table) -> Any:
    def preview(place: Place) -> Play:
        return consider(made.state, place, made.given)

    return preview
