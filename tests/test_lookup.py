"""`chevalet lookup`, with a person at a terminal and with questions from a pipe."""

import contextlib
import os
import pty
import select
import subprocess
import sys
import time

import pytest

from tests.test_cli import ENGLISH, chevalet


def test_questions_from_a_pipe_are_answered_one_a_line() -> None:
    done = chevalet("lookup", typed="avalanche\nAEINRS?\nz.z*\n:q\nzut\n")
    assert done.returncode == 0
    assert "AVALANCHE" in done.stdout
    assert "AEINRS?" in done.stdout
    assert "ZIZANIE" in done.stdout
    assert "ZUT" not in done.stdout
    assert "word>" not in done.stdout


def test_a_question_that_makes_no_sense_is_refused_and_the_next_is_answered() -> None:
    done = chevalet("lookup", typed="3%\navalanche\n")
    assert done.returncode == 0
    assert len(done.stderr.splitlines()) == 1
    assert "AVALANCHE" in done.stdout


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_a_person_is_greeted_and_may_leave(key: bytes) -> None:
    ours, theirs = pty.openpty()
    program = subprocess.Popen(
        [sys.executable, "-m", "chevalet", "lookup"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**ENGLISH, "TERM": "dumb"},
        start_new_session=True,
        preexec_fn=_take_terminal,
    )
    os.close(theirs)
    try:
        shown = _until(ours, b"word> ")
        os.write(ours, b"avalanche\n")
        shown = _until(ours, b"word> ")
        assert b"AVALANCHE" in shown
        assert _press_until_it_ends(ours, key, program) == 0
    finally:
        program.kill()
        os.close(ours)


def _press_until_it_ends(terminal: int, key: bytes, program: subprocess.Popen[bytes]) -> int:
    # Python's prompt misses a signal that comes after it is shown and before it listens.
    for _ in range(40):
        os.write(terminal, key)
        with contextlib.suppress(subprocess.TimeoutExpired):
            return program.wait(timeout=0.5)
    raise AssertionError("the program goes on")


def _take_terminal() -> None:
    # Ctrl-C is a signal only to those whose terminal it is typed at.
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def _until(terminal: int, prompt: bytes) -> bytes:
    shown = b""
    end = time.monotonic() + 30
    while not shown.endswith(prompt):
        ready, _, _ = select.select([terminal], [], [], max(0.0, end - time.monotonic()))
        assert ready, f"no prompt after {shown!r}"
        shown += os.read(terminal, 4096)
    assert b"Traceback" not in shown
    return shown
