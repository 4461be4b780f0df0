"""Typer's own words, in the user's language: panel titles, the help option, unknown commands."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any

from typer.core import TyperGroup

from chevalet.cli.faults import UnknownCommand
from chevalet.messages import text


class Group(TyperGroup):
    """A group of commands that refuses an unknown one in the user's language."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command named by the first argument."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            similar = get_close_matches(name, self.list_commands(ctx))
            raise UnknownCommand(name=name, similar=", ".join(similar) or "none")
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Show the help of a group, which needs no `--help` when it is called without a command."""
        _translate_panels()
        super().format_help(ctx, formatter)


def speaking(command: Any, arguments: Sequence[str]) -> Any:
    """The same command tree with the texts that Typer supplies translated."""
    _translate(command)
    if "--help" in arguments:
        _translate_panels()
    return command


_SUPPLIED = {
    "help": "help-help",
    "install_completion": "help-install-completion",
    "show_completion": "help-show-completion",
}


def _translate(command: Any) -> None:
    context = command.context_class(command)
    for parameter in command.get_params(context):
        if parameter.name in _SUPPLIED:
            parameter.help = text(_SUPPLIED[parameter.name])
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""  # else Typer says `<bool>`, which a flag does not take
    if isinstance(command, TyperGroup):
        command.subcommand_metavar = text("help-subcommand")
        for child in command.commands.values():
            _translate(child)


def _translate_panels() -> None:
    # Imported only when help is shown: it costs more time than most answers.
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = text("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = text("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = text("help-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{text('help-required')}]"
    rich_utils.DEFAULT_STRING = f"[{text('help-default')}: {{}}]"
