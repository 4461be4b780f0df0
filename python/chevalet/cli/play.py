"""`chevalet play`, or `chevalet` alone: start the game and open it in the browser."""

from typing import Annotated

import typer

from chevalet.cli.serve import LOCAL, Database, Host, LogLevel, Port, start
from chevalet.messages import text


def play(
    host: Host = LOCAL,
    port: Port = None,
    database: Database = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help=text("cli-play-no-browser"))
    ] = False,
    log: LogLevel = "warning",
) -> None:
    """Runs until it is interrupted."""
    from chevalet.server.serving import open_browser

    start(host, port, database, log, (lambda address: None) if no_browser else open_browser)
