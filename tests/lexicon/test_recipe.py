"""The recipe of the built-in list, on small samples of its sources."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from chevalet.lexicon.forms import Form
from chevalet.lexicon.recipe import grammalecte, hand, inflect, littre, proper, thesaurus, witnesses
from chevalet.lexicon.recipe.build import forms_table, judgement, write_list
from chevalet.lexicon.recipe.fold import fold
from chevalet.lexicon.recipe.words import Base, Judgement, decide

LEX = """\
# Lexique
chats	chat	:N:m:p/*
chat	chat	:N:m:s/*
chante	chanter	:V1_it_q__a:Ip:Sp:1s:3s/*
chantè	chanter	:V1_it_q__a:Ip:1ś/R
Paris	Paris	:MP:e:i/*
km	m	:N:m:i;S/*
attovolt	volt	:N:m:s;U/*
kilovolt	volt	:N:m:s;U/*
anti	anti	:Zp/*
garde-fou	garde-fou	:N:m:s/*
zygnémale	zygnémale	:N:f:s/*
naos	naos	:N:m:i/*
louquer	louquer	:V1__t___zz:Y/*
espenel	espenel	:N:m:s/X
tondre	tondre	:V3__t____a:Y/*
tondu	tondre	:V3__t____a:Q:A:m:s/*
"""
DIC = """\
16
chat/S.	po:nom	is:mas	di:*	fq:7	id:1
chanter/a	po:v1_it_q__a	di:*	fq:8	id:2
Paris/I	po:npr	di:*	fq:8	id:3
m/U	po:nom	lx:symb	di:*	fq:5	id:4
volt/S.	po:nom	lx:unit	di:*	fq:5	id:5
anti	po:pfx	di:*	fq:5	id:6
garde-fou/S.	po:nom	di:*	fq:5	id:7
zygnémale/F.	po:nom	di:*	fq:0	id:8
naos/I	po:nom	di:*	fq:3	id:9
louquer/a	po:v1__t___zz	di:*	fq:0	id:10
espenel/S.	po:nom	di:X	fq:5	id:11
tondre/v	po:v3__t____a	di:*	fq:5	id:12
"""


def _base() -> Base:
    return Base(grammalecte.rows(LEX.splitlines()), grammalecte.entries(DIC.splitlines()))


def _witnesses() -> witnesses.Witnesses:
    return witnesses.Witnesses({"a": frozenset({"NAOS", "KILOVOLT"}), "b": frozenset({"NAOS"})})


def _words(**files: str) -> set[str]:
    judged = Judgement(
        additions=list(hand.lines(files.get("additions", ""))),
        removals=list(hand.lines(files.get("removals", ""))),
        vouched=frozenset(files.get("vouched", "").split()),
    )
    return set(decide(_base(), _witnesses(), judged)[0])


@pytest.mark.parametrize(
    ("spelling", "tiles"),
    [
        ("été", "ETE"),
        ("Œuvre", "OEUVRE"),
        ("ex-æquo", None),
        ("curriculum vitæ", None),
        ("prud’homme", None),
        ("étc.", None),
        ("y", None),
        ("xxᵉ", None),
        ("Ångström", "ANGSTROM"),
        ("anticonstitutionnelle", "ANTICONSTITUTIONNELLE"),
        ("anticonstitutionnellement", None),
    ],
)
def test_folding(spelling: str, tiles: str | None) -> None:
    assert fold(spelling) == tiles


def test_the_base_without_names_symbols_prefixes_and_what_nobody_else_knows() -> None:
    expected = {"CHAT", "CHATS", "CHANTE", "KILOVOLT", "NAOS", "TONDRE", "TONDU"}
    assert _words() == expected


def test_a_reader_may_vouch_for_a_rare_word() -> None:
    assert _words(vouched="louquer") - _words() == {"LOUQUER"}


def test_removals_take_a_form_or_a_whole_lemma() -> None:
    assert _words() - _words(removals="form chats") == {"CHATS"}
    assert _words() - _words(removals="lemma chat") == {"CHAT", "CHATS"}


def test_additions_bring_their_inflections() -> None:
    added = _words(additions="nm goy+goyim = mot\nna vioc/vioque\nlike:tondre retondre") - _words()
    assert added == {
        "GOY", "GOYS", "GOYIM", "VIOC", "VIOCS", "VIOQUE", "VIOQUES", "RETONDRE", "RETONDU",
    }  # fmt: skip


def test_an_unknown_model_or_kind_is_refused() -> None:
    with pytest.raises(hand.HandError):
        _words(additions="like:absoudre résoudre")
    with pytest.raises(hand.HandError):
        _words(additions="xyz mot")


def test_readings_keep_lemma_frequency_and_rank() -> None:
    words, _ = decide(_base(), _witnesses(), Judgement())
    (form,) = words["CHATS"]
    assert form == Form("chats", "chat", "nom", "masculin pluriel", 7, 1)


def test_conjugation_of_a_regular_verb() -> None:
    forms = {fold(spelling) for spelling, _ in inflect.verb("placoter")}
    assert {"PLACOTE", "PLACOTES", "PLACOTERAIENT", "PLACOTASSIEZ", "PLACOTEES"} <= forms
    spellings = {spelling for spelling, _ in inflect.verb("bouger", agrees=False)}
    assert {"bougeons", "bougiez", "bougeât", "bougèrent"} <= spellings
    assert "bougée" not in spellings
    assert "plaçais" in {spelling for spelling, _ in inflect.verb("placer")}
    assert {"nazifie", "nazifiions"} <= {spelling for spelling, _ in inflect.verb("nazifier")}
    finir = {spelling for spelling, _ in inflect.verb("décrudir")}
    assert {"décrudissions", "décrudît", "décrudies"} <= finir


def test_a_first_group_verb_has_39_spellings() -> None:
    """Infinitive, participles 1 + 4, and 33 in the six simple tenses that differ."""
    assert len({spelling for spelling, _ in inflect.verb("parler")}) == 39


def test_the_same_words_give_the_same_bytes(tmp_path: Path) -> None:
    for folder, words in (("a", ["BAC", "AB"]), ("b", ["AB", "BAC"])):
        (tmp_path / folder).mkdir()
        write_list(tmp_path / folder, words, {"name": "x", "built": "1998-07-12"})
    for name in ("x.txt.xz", "x.json"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    assert lzma.decompress((tmp_path / "a" / "x.txt.xz").read_bytes()) == b"AB\nBAC\n"


def test_the_table_of_readings_is_deterministic() -> None:
    words, _ = decide(_base(), _witnesses(), Judgement())
    again = {word: words[word] for word in sorted(words, reverse=True)}
    assert forms_table(words) == forms_table(again)


def test_the_hand_written_files_can_all_be_read_and_inflected() -> None:
    judged = judgement()
    assert len(judged.additions) > 500
    for line in judged.additions:
        if not line.kind.startswith("like:"):
            assert list(hand.forms(line, lambda _: []))
    assert {line.kind for line in judged.removals} == {"form", "lemma"}


def test_aspell_lists_keep_letters_of_the_word_before() -> None:
    assert list(witnesses.aspell(b"\x01chat\x05s\x03ien")) == ["chat", "chats", "chien"]


def test_an_article_without_quotations_nor_etymology() -> None:
    text = (
        "<i><small>(cha) s. m.</small></i>\n\n<b>1°</b> Animal.\n"
        '<span foreground="#0000CD">Le chat</span>, LA FONT.\n\n<b>2°</b> Jeu.\n\n'
        "<b><big>HISTORIQUE</big></b>\n\n XIIe s."
    )
    assert littre.article(text) == ("s. m.", ["Animal.", "Jeu."], False)


def test_a_long_article_is_cut_at_a_sentence() -> None:
    _, senses, cut = littre.article("Une phrase. " * 200)
    assert cut
    assert senses[0].endswith(".")
    assert len(senses[0]) <= littre.LETTERS


def test_the_thesaurus_by_senses() -> None:
    lines = ["UTF-8", "chat|2", "(Nom)|félin|matou", "(Verbe)|", "inconnu|1", "(Nom)|rien"]
    assert list(thesaurus.table(lines, frozenset({"CHAT"}))) == [("CHAT", "nom|félin|matou")]


def test_names_of_a_faker_module() -> None:
    source = "class P:\n    first_names_male = ('Zoé', 'Luc')\n    formats = ('x',)\n"
    assert list(proper.given_names(source)) == ["Zoé", "Luc"]
