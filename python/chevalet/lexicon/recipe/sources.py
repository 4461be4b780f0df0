"""Finding the fetched source files, whatever their version."""

from __future__ import annotations

import io
import subprocess
import tarfile
from pathlib import Path


class SourceMissing(Exception):
    """A source of the recipe has not been fetched."""

    def __init__(self, pattern: str) -> None:
        super().__init__(pattern)
        self.pattern = pattern


def newest(sources: Path, pattern: str) -> Path:
    """The file matching a pattern; the last by name if several versions were fetched."""
    found = sorted(sources.glob(pattern))
    if not found:
        raise SourceMissing(pattern)
    return found[-1]


def debian_member(sources: Path, package: str, path: str) -> bytes:
    """One file out of a Debian package."""
    deb = newest(sources, f"{package}_*.deb")
    data = subprocess.run(  # noqa: S603 the program and the file are ours
        ["dpkg-deb", "--fsys-tarfile", str(deb)],  # noqa: S607 wherever Debian has it
        check=True,
        capture_output=True,
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(data)) as tree:
        member = tree.extractfile(f"./{path}")
        if member is None:
            raise SourceMissing(f"{package}: {path}")
        return member.read()


def tar_member(archive: Path, suffix: str) -> bytes:
    """The one file of an archive whose path ends so."""
    with tarfile.open(archive) as tree:
        for item in tree:
            if item.name.endswith(suffix):
                member = tree.extractfile(item)
                if member is not None:
                    return member.read()
    raise SourceMissing(f"{archive.name}: {suffix}")
