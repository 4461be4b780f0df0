"""Training on a real Ray cluster of two workers, on this machine."""

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from chevalet.cli.app import run
from chevalet.editions import EDITIONS
from chevalet.engine import rule_table
from chevalet.engine.training import Plan, Training
from chevalet.lexicon import DEFAULT, find
from chevalet.lexicon.indexed import indexed

PLAN = Plan(games=2048, generations=2, seed=8)

TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}

# Ray leaves sockets and threads behind, so it runs in processes of its own.
DRIVER = """
import sys
from pathlib import Path
from chevalet.editions import EDITIONS
from chevalet.engine import rule_table
from chevalet.engine.cluster import Cluster
from chevalet.engine.training import Plan, Training
from chevalet.lexicon import find
from chevalet.lexicon.indexed import indexed

address, list_file, target, games, generations, seed = sys.argv[1:]
words = find(list_file)
plan = Plan(int(games), int(generations), int(seed))
training = Training(rule_table(EDITIONS[0]), indexed(words), plan)
with Cluster(address, EDITIONS[0], words) as cluster:
    for _ in training.run(observer=cluster):
        print(training.done, flush=True)
        sys.stdin.readline()
Path(target).write_bytes(training.table)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def node(folder: Path, name: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A machine of the cluster: one process group, which can be lost all at once."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1"]
    quiet = ["--disable-usage-stats", "--object-store-memory=100000000"]
    told = folder / f"{name}.log"
    with told.open("w") as log:
        process = subprocess.Popen(
            [*command, *quiet, *arguments],
            stdout=log,
            stderr=log,
            env={**os.environ, **TOKEN},
            start_new_session=True,
            text=True,
        )
        try:
            while "Ray runtime started" not in told.read_text():
                assert process.poll() is None, told.read_text()
                time.sleep(0.05)
            yield process
        finally:
            lose(process)


def lose(process: subprocess.Popen[str]) -> None:
    """All processes of the machine end at once, whatever groups they have made."""
    for number in numbers_in(process.pid):
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    process.wait()


def numbers_in(session: int) -> Iterator[int]:
    """The numbers of all processes of a session."""
    for found in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if os.getsid(int(found.name)) == session:
                yield int(found.name)


def stop_in_mid_batch(session: int) -> None:
    """Wait until a process of the session plays a batch, and halt it there."""
    patience = time.monotonic() + 60
    while time.monotonic() < patience:
        for number in numbers_in(session):
            with suppress(OSError):
                if plays(number):
                    os.kill(number, signal.SIGSTOP)
                    if plays(number):
                        return
                    os.kill(number, signal.SIGCONT)
        time.sleep(0.002)
    raise AssertionError("no batch was played there")


def plays(number: int) -> bool:
    """Ray names its processes by what they do."""
    return Path(f"/proc/{number}/cmdline").read_bytes().startswith(b"ray::_play")


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_machine_lost_half_way_changes_nothing(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    target = tmp_path / "cluster.klv2"
    port = free_port()
    address = f"127.0.0.1:{port}"
    head = ["--head", f"--port={port}", "--include-dashboard=false"]
    facts = [str(number) for number in (PLAN.games, PLAN.generations, PLAN.seed)]
    with (
        node(tmp_path, "first", *head),
        node(tmp_path, "second", f"--address={address}") as second,
    ):
        driver = [sys.executable, "-c", DRIVER, address, DEFAULT, str(target), *facts]
        with subprocess.Popen(
            driver,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **TOKEN},
            text=True,
        ) as training:
            assert training.stdin is not None
            assert training.stdout is not None
            assert training.stdout.readline() == "512\n"
            training.stdin.write("\n" * 100)
            training.stdin.close()
            stop_in_mid_batch(second.pid)
            lose(second)
            assert training.wait(timeout=300) == 0
    here = Training(rule_table(EDITIONS[0]), indexed(find(DEFAULT)), PLAN)
    for _ in here.run():
        pass
    assert target.read_bytes() == here.table


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://", "127.0.0.1:x"])
def test_an_address_without_a_cluster_is_refused(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", sys)  # never asked: nobody listens there
    assert run(["train", "leaves", "--cluster", address, "--games", "1"]) == 2
    assert address in capsys.readouterr().err


def test_without_ray_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert run(["train", "leaves", "--cluster", "127.0.0.1:1", "--games", "1"]) == 2
    assert "chevalet[cluster]" in capsys.readouterr().err
