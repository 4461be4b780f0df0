"""The base's tags in words: part of speech and inflection, as a French reader expects them."""

from __future__ import annotations

_POS = {
    "N": "nom", "A": "adjectif", "W": "adverbe", "X": "adverbe", "U": "adverbe",
    "J": "interjection",
    "R": "préposition", "C": "conjonction", "D": "déterminant", "O": "pronom",
    "B": "nombre", "T": "titre",
}  # fmt: skip
_TENSES = {
    "Y": "infinitif", "P": "participe présent", "Q": "participe passé", "Ip": "présent",
    "Iq": "imparfait",
    "Is": "passé simple", "If": "futur", "Sp": "subjonctif", "Sq": "subjonctif imparfait",
    "K": "conditionnel",
    "E": "impératif",
}  # fmt: skip
_GENDERS = {"m": "masculin", "f": "féminin", "e": "épicène"}
_NUMBERS = {"s": "singulier", "p": "pluriel", "i": "invariable"}
_PERSONS = {"1": "1re", "2": "2e", "3": "3e"}


def part_of_speech(tags: tuple[str, ...]) -> str:
    """« nom », « nom, adjectif », « verbe », « préposition »...

    >>> part_of_speech(("N", "A", "m", "p")), part_of_speech(("G", "D", "m", "s"))
    ('nom, adjectif', 'déterminant')
    """
    if tags[0].startswith("V"):
        return "verbe"
    if tags[0].startswith("É"):
        return "élément de locution"
    names: list[str] = []
    for tag in tags:
        name = _POS.get(tag) or (_POS.get(tag[0]) if tag[:1] in "RCDO" else None)
        if name and name not in names:
            names.append(name)
    return ", ".join(names) or "mot invariable"


def inflection(tags: tuple[str, ...]) -> str:
    """« féminin pluriel », « présent, subjonctif, 1re et 3e pers. du singulier »...

    >>> inflection(("N", "f", "p"))
    'féminin pluriel'
    >>> inflection(("V1__t_q_zz", "Ip", "Sp", "1s", "3s"))
    'présent, subjonctif, 1re et 3e pers. du singulier'
    """
    tenses = [_TENSES[t] for t in tags[1:] if t in _TENSES] if tags[0].startswith("V") else []
    persons = [t for t in tags if len(t) == 2 and t[0] in _PERSONS and t[1] in "sp"]
    genders = [_GENDERS[t] for t in tags if t in _GENDERS and not (tenses and t == "e")]
    agreement = genders + [_NUMBERS[t] for t in tags if t in _NUMBERS]
    parts = tenses
    if persons:
        who = " et ".join(_PERSONS[p[0]] for p in persons)
        parts = [*parts, f"{who} pers. du {_NUMBERS[persons[0][1]]}"]
    if agreement:
        parts = [*parts, " ".join(agreement)]
    return ", ".join(parts) or "invariable"
