"""The command line as a person meets it: run as a program, seen from outside."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ENGLISH = {**os.environ, "CHEVALET_LANG": "en"}
FRENCH = {**os.environ, "CHEVALET_LANG": "fr"}


def chevalet(
    *arguments: str, environment: dict[str, str] = ENGLISH, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "chevalet", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        timeout=60,
    )


def test_version() -> None:
    assert chevalet("--version").stdout.startswith("chevalet 0.")


def test_help_speaks_the_users_language() -> None:
    assert "Show this message" in chevalet("--help").stdout
    assert "Montrer cette aide" in chevalet("--help", environment=FRENCH).stdout


@pytest.mark.parametrize("arguments", [("frobnicate",), ("--frob",), ("--version=3",)])
@pytest.mark.parametrize("environment", [ENGLISH, FRENCH])
def test_misuse_is_one_line_and_code_2(
    arguments: tuple[str, ...], environment: dict[str, str]
) -> None:
    done = chevalet(*arguments, environment=environment)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("chevalet: ")


def test_the_shell_completes_options_and_commands() -> None:
    asked = {
        "_CHEVALET_COMPLETE": "complete_bash",
        "COMP_WORDS": "chevalet --ver",
        "COMP_CWORD": "1",
    }
    assert chevalet(environment={**ENGLISH, **asked}).stdout.split() == ["--version"]


def test_completion_installs_itself(tmp_path: Path) -> None:
    # A shell that has something left to do stays the parent, which is how it is recognised.
    script = f"{sys.executable} -m chevalet --install-completion; true"
    home = {**ENGLISH, "HOME": str(tmp_path)}
    subprocess.run(["bash", "-c", script], env=home, check=True, capture_output=True, timeout=60)
    assert ".bash_completions/chevalet.sh" in (tmp_path / ".bashrc").read_text()
    assert "_CHEVALET_COMPLETE" in (tmp_path / ".bash_completions/chevalet.sh").read_text()


def test_what_is_quoted_can_neither_move_the_cursor_nor_add_a_line() -> None:
    done = chevalet("\x1b[2Jfro\nb\u202fn")
    assert done.stderr == "chevalet: “\ufffd[2Jfro\ufffdb\u202fn” is not a command.\n"
