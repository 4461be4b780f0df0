"""The `chevalet` command."""

import sys
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """The entry point of the installed program."""
    try:
        # Loaded here, so that who interrupts the loading sees no traceback either.
        from chevalet.cli.app import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
