"""geant, 3: the words it names as admitted are in the built-in list, those it refuses are not."""

from __future__ import annotations

import pytest

from tests.lexicon.built import built_in_words

ADMIS = {
    "3.1 c, suivis de parenthèses": "ENVI ENCONTRE CATIMINI JEUN",
    "3.1 d, verbes pronominaux": "PAMER ENFUIR PIEUTER",
    "3.1 e, mots étrangers": (
        "HADJ HADJS BRIK BRIKS KOT KOTS REFUZNIK REFUZNIKS DAYAK DAYAKS KANJI KANJIS"
    ),
    "3.1 e, mots d'argot": (
        "ENFOIRE ENFOIRES VALOCHE VALOCHES VIOC VIOCS FROMJI FROMJIS NENE NENES MEZIG"
        " PEBROC PEBROCS MAC MACS ZIEUTER VIET VIETS"
    ),
    "3.1 f, abréviations devenues des noms communs": (
        "ZOO ZOOS KILO KILOS PROF PROFS FAC FACS INFO INFOS CAF FOB"
    ),
    "3.1 g, noms propres devenus communs": (
        "AY AYS LLOYD LLOYDS ROBERT ROBERTS BRESIL BRESILS INDE INDES VICHY VICHYS NEWTON NEWTONS"
    ),
    "3.1 h, marques déposées": "SCRABBLE SCRABBLES DURIT DURITS MARTINI MARTINIS BIC BICS SOLEX",
    "3.1 i, pluriels étrangers": (
        "GOY GOYIM GOYM GOYS BRAVO BRAVI BRAVOS LEV LEVA LEVS WATTMAN WATTMEN WATTMANS"
        " LADY LADIES LADYS KSAR KSOUR KSARS"
    ),
    "3.1 j, interjections et onomatopées": ("HI PFFT BERK YOUPI ZOU HELLO VLAN VROOM DING"),
    "3.1 k, mots sans voyelles": "BRRR PST PFF PFFT VS",
    "3.2 a, HOMME seul": "HOMME",
    "3.2 b, sans point entre les lettres": "OVNI SIDA",
}

REFUSES = {
    "3.2 a, un point": "WC OK SOS",
    "3.2 a, un tiret, une espace, une apostrophe": "COWBOY DONJUAN PRUDHOMME",
    "3.2 b, symboles": "FE CU KM CX",
    "3.2 b, abréviations": "SVP SAMU ETC",
    "3.2 b, sigles": "ACHT TSF ABC",
    "3.2 c, noms propres de locutions": "ACHILLE BUNSEN",
}


def _cases(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(sentence, word) for sentence, words in table.items() for word in words.split()]


@pytest.mark.parametrize(("sentence", "word"), _cases(ADMIS))
def test_mot_admis(sentence: str, word: str) -> None:
    assert word in built_in_words(), sentence


@pytest.mark.parametrize(("sentence", "word"), _cases(REFUSES))
def test_mot_refuse(sentence: str, word: str) -> None:
    assert word not in built_in_words(), sentence


def test_les_cinq_mots_sans_voyelles() -> None:
    """geant, 3.1 k: « Les 5 mots sans voyelles : BRRR, PST, PFF, PFFT et VS »"""
    without = {word for word in built_in_words() if not set(word) & set("AEIOUY")}
    assert without == {"BRRR", "PST", "PFF", "PFFT", "VS"}


def test_les_verbes_pronominaux_sont_admis_a_tous_les_temps() -> None:
    """geant, 3.1 d"""
    for form in [
        "PAME",
        "PAMAIT",
        "PAMERA",
        "PAMASSE",
        "ENFUIE",
        "ENFUYAIT",
        "ENFUIRAIENT",
        "PIEUTONS",
    ]:
        assert form in built_in_words()


def test_les_flexions_sont_admises() -> None:
    """geant, 3.1 b: « féminins, pluriels, formes de conjugaison »"""
    for form in [
        "BELLE",
        "BELLES",
        "CHEVAUX",
        "FINAUX",
        "FINALS",
        "CHANTASSIONS",
        "ACTRICES",
        "FAXERAIS",
    ]:
        assert form in built_in_words()
