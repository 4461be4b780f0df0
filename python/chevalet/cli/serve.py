"""`chevalet serve`: the server of games, for a household, a club or the whole world."""

from collections.abc import Callable
from typing import Annotated

import typer

from chevalet.cli.output import console
from chevalet.messages import text

Host = Annotated[str, typer.Option("--host", metavar=text("cli-host"), help=text("cli-serve-host"))]
Port = Annotated[
    int | None, typer.Option("--port", "-p", min=0, max=65_535, help=text("cli-serve-port"))
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help=text("cli-serve-database")),
]
LogLevel = Annotated[str, typer.Option("--log", metavar="LEVEL", help=text("cli-serve-log"))]
LOCAL = "127.0.0.1"


def serve(
    host: Host = LOCAL, port: Port = None, database: Database = None, log: LogLevel = "info"
) -> None:
    """Runs until it is interrupted or told to stop."""
    start(host, port, database, log, lambda address: None)


def start(
    host: str, port: int | None, database: str | None, log: str, ready: Callable[[str], None]
) -> None:
    """Start the server, say where it is, and go on until it is stopped."""
    # Loaded here: the other commands need none of it, and it takes longer than most of them run.
    from chevalet.server import logs
    from chevalet.server.serving import DEFAULT_PORT, Settings, serve

    def tell(address: str) -> None:
        console.print(text("cli-serve-address", address=address), style="bold", soft_wrap=True)
        ready(address)

    logs.set_up(log)
    wanted = DEFAULT_PORT if port is None else port
    settings = Settings(host=host, port=wanted, database=database, exact_port=port is not None)
    serve(settings, tell)
