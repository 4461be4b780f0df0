"""French inflection by rule, for words entered by hand or derived.

The rules are those of any grammar. A word that leaves them names its forms in the hand-written
file, or the verb it is conjugated like.
"""

from __future__ import annotations

from collections.abc import Iterator

Forms = Iterator[tuple[str, str]]  # (spelling, what it is)


def plural(word: str) -> str:
    """The regular plural of a noun or adjective.

    >>> [plural(w) for w in ("bal", "cheval", "noix", "bureau", "kot")]
    ['bals', 'chevaux', 'noix', 'bureaux', 'kots']
    """
    if word[-1] in "sxz":
        return word
    if word in _PLURAL_ALS or not word.endswith(("al", "au", "eu")):
        return word + "s"
    if word.endswith("al"):
        return word[:-2] + "aux"
    return word + "x"


# The common nouns and adjectives in -al whose plural is in -als.
_ALS = """
    aval bal cal chaparral dal dhal goral pipal sabal sal cantal carnaval cérémonial chacal
    choral corral emmental festival final gavial gayal mistral narval natal naval nopal pal qal
    récital régal rial riyal rorqual santal serval sial tical virginal tribal bancal fatal
    glacial ammonal amital bleu pneu émeu lieu sarrau landau unau nilgau
"""
_PLURAL_ALS = frozenset(_ALS.split())


def feminine(word: str) -> str:
    """The regular feminine of an adjective or noun.

    >>> [feminine(w) for w in ("vif", "heureux", "râleur", "breton", "fier", "net", "public")]
    ['vive', 'heureuse', 'râleuse', 'bretonne', 'fière', 'nette', 'publique']
    """
    if word.endswith("e"):
        return word
    for masculine, ending in _FEMININE:
        if word.endswith(masculine):
            return word[: -len(masculine)] + ending
    return word + "e"


_FEMININE = (
    ("teur", "trice"),
    ("eur", "euse"),
    ("eux", "euse"),
    ("er", "ère"),
    ("ien", "ienne"),
    ("éen", "éenne"),
    ("on", "onne"),
    ("el", "elle"),
    ("et", "ette"),
    ("f", "ve"),
    ("c", "que"),
    ("eau", "elle"),
)


def noun(lemma: str, gender: str, invariable: bool = False) -> Forms:
    """Singular and plural of a noun of one gender ("masculin", "féminin") or both ("épicène")."""
    if invariable:
        yield lemma, f"{gender} invariable"
        return
    yield lemma, f"{gender} singulier"
    yield plural(lemma), f"{gender} pluriel"


def adjective(lemma: str, her: str | None = None) -> Forms:
    """The forms of an adjective, or of a noun with a feminine (`her`, if it is not the rule's)."""
    her = her or feminine(lemma)
    if her == lemma:
        yield from noun(lemma, "épicène")
        return
    yield from noun(lemma, "masculin")
    yield from noun(her, "féminin")


def verb(infinitive: str, agrees: bool = True) -> Forms:
    """Every form of a regular verb of the first (-er) or second (-ir, like finir) group.

    `agrees`: whether its past participle has a feminine and a plural.
    """
    if infinitive.endswith("er"):
        yield from _first_group(infinitive[:-2], agrees)
    elif infinitive.endswith(("ir", "ïr")):
        yield from _second_group(infinitive[:-2], agrees)
    else:
        raise ValueError(infinitive)


PERSONS = ("1re pers. du singulier", "2e pers. du singulier", "3e pers. du singulier",
           "1re pers. du pluriel", "2e pers. du pluriel", "3e pers. du pluriel")  # fmt: skip


def _tense(name: str, stem: str, endings: str) -> Forms:
    for person, ending in zip(PERSONS, endings.split(), strict=True):
        yield stem + ending, f"{name}, {person}"


def _participle(past: str, agrees: bool) -> Forms:
    if not agrees:
        yield past, "participe passé invariable"
        return
    for ending, what in (("", "masculin singulier"), ("s", "masculin pluriel"),
                         ("e", "féminin singulier"), ("es", "féminin pluriel")):  # fmt: skip
        yield past + ending, f"participe passé, {what}"


_IMPERFECT = ("ais", "ais", "ait", "ions", "iez", "aient")
_PAST = ("ai", "as", "a", "âmes", "âtes", "èrent")


def _first_group(stem: str, agrees: bool) -> Forms:
    # Before a, o: ç, ge. The future and the silent endings take the open or changed stem.
    soft = {"c": stem[:-1] + "ç", "g": stem + "e"}.get(stem[-1], stem)
    yield stem + "er", "infinitif"
    yield soft + "ant", "participe présent"
    yield from _participle(stem + "é", agrees)
    for silent in silent_stems(stem):
        for person in (0, 1, 2, 5):
            yield silent + ("e", "es", "e", "", "", "ent")[person], f"présent, {PERSONS[person]}"
        yield silent + "e", "impératif, 2e pers. du singulier"
        for name, endings in (("futur", "ai as a ons ez ont"),
                              ("conditionnel", "ais ais ait ions iez aient")):  # fmt: skip
            yield from _tense(name, silent + "er", endings)
    yield soft + "ons", "présent, 1re pers. du pluriel"
    yield stem + "ez", "présent, 2e pers. du pluriel"
    for who, ending in zip(PERSONS, _IMPERFECT, strict=True):
        yield (stem if ending[0] == "i" else soft) + ending, f"imparfait, {who}"
    for who, ending in zip(PERSONS, _PAST, strict=True):
        yield (stem if ending[0] == "è" else soft) + ending, f"passé simple, {who}"
    yield from _tense("subjonctif imparfait", soft, "asse asses ât assions assiez assent")


def silent_stems(stem: str) -> tuple[str, ...]:
    """The stems of a first-group verb before a silent e: « j'appelle », « j'essaie ».

    >>> silent_stems("ficel"), silent_stems("bay"), silent_stems("noy")
    (('ficell', 'ficèl'), ('bai', 'bay'), ('noi',))
    """
    if stem.endswith("ay"):
        return (stem[:-1] + "i", stem)
    if stem.endswith(("oy", "uy")):
        return (stem[:-1] + "i",)
    if stem.endswith(("el", "et")) and not stem.endswith(("êl", "êt", "eel", "eet")):
        # Usage doubles the consonant, the spelling of 1990 opens the vowel: dictionaries have both.
        return (stem + stem[-1], stem[:-2] + "è" + stem[-1])
    if len(stem) > 2 and stem[-2] in "eé" and stem[-1] in "cdgmnprsv":
        return (stem[:-2] + "è" + stem[-1],)
    return (stem,)


def _second_group(stem: str, agrees: bool) -> Forms:
    yield stem + "ir", "infinitif"
    yield stem + "issant", "participe présent"
    yield from _participle(stem + "i", agrees)
    yield from _tense("présent", stem, "is is it issons issez issent")
    yield from _tense("imparfait", stem, "issais issais issait issions issiez issaient")
    yield from _tense("passé simple", stem, "is is it îmes îtes irent")
    yield from _tense("futur", stem, "irai iras ira irons irez iront")
    yield from _tense("conditionnel", stem, "irais irais irait irions iriez iraient")
    yield from _tense("subjonctif", stem, "isse isses isse issions issiez issent")
    yield from _tense("subjonctif imparfait", stem, "isse isses ît issions issiez issent")
