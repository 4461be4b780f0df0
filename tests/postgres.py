"""A PostgreSQL server of the tests' own: in a temporary folder, on a free port, for one run."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 60
# The server would refuse to run as root: Debian's package makes this user for it.
USER = "postgres"


def programs() -> Path | None:
    """The folder with `pg_ctl`, of the newest version that is installed."""
    found = list(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if found:
        return max(found, key=lambda path: float(path.parts[-3])).parent
    on_path = shutil.which("pg_ctl")
    return Path(on_path).parent if on_path else None


@contextmanager
def server() -> Iterator[str]:
    """Start a server; gives the address of its one database. Stops it in any case."""
    where = programs()
    assert where is not None
    home = Path(tempfile.mkdtemp(prefix="chevalet-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(home, USER, USER)
        as_user = ["runuser", "-u", USER, "--"]
    with stopped_at_the_end([*as_user, str(where / "pg_ctl")], home):
        run(*as_user, where / "initdb", "-D", home / "data", "-U", USER, "-A", "trust", "--no-sync")
        port = free_port()
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
        # The machine does not lose its power in these tests; only our own processes are killed.
        settings += " -c fsync=off -c shared_buffers=16MB -c max_connections=50"
        start: list[str | Path] = [
            "-D",
            home / "data",
            "-l",
            home / "log",
            "-w",
            "-o",
            settings,
            "start",
        ]
        run(*as_user, where / "pg_ctl", *start)
        yield f"postgresql://{USER}@127.0.0.1:{port}/{USER}"


@contextmanager
def stopped_at_the_end(pg_ctl: list[str], home: Path) -> Iterator[None]:
    """A small guard stops the server and clears its folder when we are done, or dead.

    It waits for the end of its input, which comes even when these tests are killed.
    """
    script = 'read -r _; folder=$1; shift; "$@" -D "$folder/data" -m immediate stop; '
    script += 'rm -rf "$folder"'
    with subprocess.Popen(
        ["sh", "-c", script, "guard", str(home), *pg_ctl],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        start_new_session=True,
    ) as guard:
        try:
            yield
        finally:
            assert guard.stdin is not None
            guard.stdin.close()
            guard.wait(PATIENCE)


def run(*command: str | Path) -> None:
    # No pipes: the server would inherit them, and whoever reads them would wait for its end.
    subprocess.run(
        command,
        check=True,
        cwd="/",
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
