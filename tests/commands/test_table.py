"""docs/commands.md says what the commands say."""

from pathlib import Path

from chevalet.commands import COMMANDS
from chevalet.messages import text

DOCS = Path(__file__).parents[2] / "docs" / "commands.md"


def test_the_table_of_commands_is_that_of_the_code() -> None:
    lines = DOCS.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if line.startswith("| `")]
    assert rows == [
        f"| `{one.french}` | `{one.english}` | {', '.join(one.more)} |"
        f" {text(f'command-{one.name}', language='en')} |".replace("|  |", "| |")
        for one in COMMANDS
    ]
