"""Starting the server as a person does."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from chevalet.server.refusals import NoAddressFree
from chevalet.server.serving import Settings, address_of, listening


def test_another_port_is_taken_when_the_usual_one_is() -> None:
    with listening(Settings(port=0)) as first:
        first.listen()
        port = first.getsockname()[1]
        with listening(Settings(port=port)) as second:
            assert port < second.getsockname()[1] < port + 20
            assert address_of(second, "127.0.0.1") == f"http://localhost:{second.getsockname()[1]}/"


def test_a_port_that_was_asked_for_is_that_port_or_none() -> None:
    with listening(Settings(port=0)) as first:
        first.listen()
        port = first.getsockname()[1]
        with pytest.raises(NoAddressFree) as refused:
            listening(Settings(port=port, exact_port=True))
        assert (refused.value.first, refused.value.last) == (port, port)


async def test_small_messages_do_not_wait_to_be_sent_together() -> None:
    at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def met(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        at_once.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listening(Settings(port=0)) as listener:
        async with await asyncio.start_server(met, sock=listener):
            _, caller = await asyncio.open_connection(*listener.getsockname())
            assert await at_once == 1
            caller.close()


@pytest.mark.parametrize("command", [["serve"], ["play", "--no-browser"]])
def test_it_says_where_it_is_and_stops_when_interrupted(command: list[str], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with subprocess.Popen(
        [sys.executable, "-m", "chevalet", *command, "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CHEVALET_LANG": "en"},
    ) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said.startswith("Chevalet is here: http://localhost:")
            port = said.strip().rstrip("/").rsplit(":", 1)[1]
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 130
            assert server.stderr is not None
            assert "Traceback" not in server.stderr.read()
        finally:
            server.kill()
    assert (tmp_path / "games.sqlite3").exists()


def test_a_wrong_address_of_the_database_is_one_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "chevalet", "serve", "--port", "0", "--database", "oracle://x/y"],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "CHEVALET_LANG": "en"},
    )
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1].startswith("chevalet: ")
    assert "Traceback" not in done.stderr
