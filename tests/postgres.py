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
    """Start a server; gives its address, without a database's name. Stops it in any case."""
    where = programs()
    assert where is not None
    home = Path(tempfile.mkdtemp(prefix="chevalet-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(home, USER, USER)
        as_user = ["runuser", "-u", USER, "--"]

    def run(program: str, *arguments: str) -> None:
        # No pipes: the server would inherit them, and whoever reads them would wait for its end.
        subprocess.run(
            [*as_user, where / program, *arguments],
            check=True,
            cwd="/",
            timeout=PATIENCE,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    data, port = str(home / "data"), free_port()
    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={home}"
    # The machine does not lose its power in these tests; only our own processes are killed.
    settings += " -c fsync=off -c shared_buffers=16MB -c max_connections=50"
    try:
        run("initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        run("pg_ctl", "-D", data, "-l", str(home / "log"), "-w", "-o", settings, "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}"
        finally:
            run("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
