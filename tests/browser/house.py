"""The real server, for tests in a browser: `python -m tests.browser.house DATABASE [PORT]`.

It says its address on the first line and runs until it is told to stop. Tests come faster than
people do, so its limits are wide.
"""

import sys

from chevalet.server.limits import Limits, Pace
from chevalet.server.serving import Settings, serve

ROOMY = Limits(
    requests=Pace(10_000, 10_000),
    games=Pace(1_000, 1_000),
    messages=Pace(10_000, 10_000),
    sockets=1_000,
)


def main(database: str, port: str = "0") -> None:
    settings = Settings(port=int(port), database=database, limits=ROOMY, exact_port=port != "0")
    serve(settings, lambda address: print(address, flush=True))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
