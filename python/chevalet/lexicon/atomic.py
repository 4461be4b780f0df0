"""Files that appear whole or not at all."""

import os
import stat
import tempfile
from pathlib import Path

_READ_ONLY = stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH


def write(path: Path, data: bytes, *, read_only: bool = False) -> None:
    """Write a file under another name, then give it its own.

    Whoever has the old file open or mapped keeps it as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(_READ_ONLY if read_only else _READ_ONLY | stat.S_IWUSR)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
