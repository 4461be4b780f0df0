"""What a command prints: text for people through Rich, one JSON value for programs."""

import json
import sys

from rich.console import Console

console = Console(highlight=False)


def print_json(value: object) -> None:
    """Print `value` as JSON on one line, letters with accents as they are."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, separators=(", ", ": ")) + "\n")
