"""Word lists of all kinds come in, are kept and leave; what is refused changes nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import chevalet
from chevalet import _core, lexicon
from chevalet.errors import ChevaletError
from chevalet.lexicon import Lexicon, cache, folders, refusals, store

WORDS = ["été", "cœur", "MAÏS", "noël", "zoo"]
LETTERS = ["COEUR", "ETE", "MAIS", "NOEL", "ZOO"]
TEXT = "\n".join(WORDS) + "\n"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEVALET_DATA", str(tmp_path / "data"))


def written(folder: Path, content: bytes, name: str = "liste.txt") -> Path:
    path = folder / name
    path.write_bytes(content)
    return path


def everything(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and path.name != ".lock")
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


@pytest.mark.parametrize(
    ("content", "encoding"),
    [
        (TEXT.encode(), "utf-8"),
        (TEXT.encode("utf-8-sig"), "utf-8"),
        (TEXT.replace("\n", "\r\n").encode(), "utf-8"),
        (TEXT.replace("\n", "\r").encode(), "utf-8"),
        (TEXT.rstrip().encode(), "utf-8"),
        (TEXT.upper().encode(), "utf-8"),
        (TEXT.encode("utf-16"), "utf-16"),
        (TEXT.encode("cp1252"), "cp1252"),
        (TEXT.encode("iso8859-15"), "cp1252"),
        (TEXT.replace("œ", "oe").encode("latin-1"), "cp1252"),
        (TEXT.replace("\n", "\r\n").encode("cp1252"), "cp1252"),
        (Lexicon.from_words(WORDS).graph.to_bytes(), "kwg"),
    ],
)
def test_a_list_is_read_in_every_dress(tmp_path: Path, content: bytes, encoding: str) -> None:
    path = written(tmp_path, content)
    kept = lexicon.add(path)
    assert (kept.name, list(kept), kept.about.encoding) == ("liste", LETTERS, encoding)
    assert list(chevalet.lexicon("liste")) == LETTERS
    assert list(chevalet.lexicon(path)) == list(chevalet.lexicon(str(path))) == LETTERS


def test_what_was_dropped_is_told_with_its_lines(tmp_path: Path) -> None:
    text = "# ODS\nété\nete\nÀ\nabc-def\nau fait\nmais\nzoo\nnon\noui\n" + "A" * 22
    kept = lexicon.add(written(tmp_path, text.encode()))
    told = {dropped.reason: (dropped.count, dropped.examples) for dropped in kept.about.dropped}
    assert told == {
        "comment": (1, ((1, "# ODS"),)),
        "columns": (1, ((6, "au fait"),)),
        "not-letters": (1, ((5, "abc-def"),)),
        "too-short": (1, ((4, "À"),)),
        "too-long": (1, ((11, "A" * 22),)),
        "duplicate": (1, ((3, "ete"),)),
    }
    assert kept.about.lines == 11
    assert store.load("liste").about == kept.about


@pytest.mark.parametrize(
    ("content", "refusal"),
    [
        (b"", refusals.EmptyWordList),
        (b"\n \r\n\n", refusals.EmptyWordList),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", refusals.NotText),
        (b"A\0\0\0B", refusals.BrokenGraph),
        (Lexicon.from_words(WORDS).graph.to_bytes()[:-4], refusals.BrokenGraph),
        (Lexicon.from_words(WORDS).graph.to_bytes()[:-1], refusals.BrokenGraph),
        (b"mot;nature\netre;verbe\nchat;nom\n", refusals.FewWords),
        (b"Il etait une fois\nun petit navire\n", refusals.FewWords),
        (b'["AS", "SA"]', refusals.FewWords),
        (b"# rien\n", refusals.FewWords),
    ],
)
def test_a_bad_file_is_refused_and_nothing_changes(
    tmp_path: Path, content: bytes, refusal: type[ChevaletError]
) -> None:
    lexicon.add(written(tmp_path, b"as\nsa\n", "bonne.txt"))
    bad = written(tmp_path, content)
    before = everything(tmp_path)
    with pytest.raises(refusal) as raised:
        lexicon.add(bad)
    assert raised.value.facts["file"] == str(bad)
    with pytest.raises(refusal):
        lexicon.add(bad, name="bonne", replacing=True)
    with pytest.raises(refusal):
        chevalet.lexicon(bad)
    assert everything(tmp_path) == before
    assert list(chevalet.lexicon("bonne")) == ["AS", "SA"]


def test_few_words_shows_the_commonest_fault(tmp_path: Path) -> None:
    bad = written(tmp_path, b"# titre\nas\nsa;2\nba;2\nca;2\n")
    with pytest.raises(refusals.FewWords) as raised:
        lexicon.add(bad)
    assert raised.value.facts == {
        "file": str(bad),
        "words": 1,
        "lines": 5,
        "line": 3,
        "example": "sa;2",
    }


def test_folders_missing_and_forbidden_files_are_refused_by_name(tmp_path: Path) -> None:
    for path, error in [(tmp_path, IsADirectoryError), (tmp_path / "rien", FileNotFoundError)]:
        with pytest.raises(error) as raised:
            lexicon.add(path, name="liste")
        assert raised.value.filename == str(path)
    assert store.names() == ()


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
def test_a_forbidden_file_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.encode())
    path.chmod(0)
    with pytest.raises(PermissionError):
        lexicon.add(path)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "liste.txt"
    with path.open("wb") as file:
        file.truncate(100 << 20)
    with pytest.raises(refusals.FileTooLarge):
        lexicon.add(path)


def test_a_name_is_used_once_unless_replaced(tmp_path: Path) -> None:
    first = lexicon.add(written(tmp_path, b"as\nsa\n"))
    with pytest.raises(refusals.LexiconNameTaken):
        lexicon.add(written(tmp_path, b"os\n", "autre.txt"), name="liste")
    assert list(chevalet.lexicon("liste")) == ["AS", "SA"]
    second = lexicon.add(tmp_path / "autre.txt", name="liste", replacing=True)
    assert list(second) == list(chevalet.lexicon("liste")) == ["OS"]
    assert list(first) == ["AS", "SA"], "whoever has the old list open keeps it"
    graphs = [path for path in store.folder().iterdir() if path.suffix == ".kwg"]
    assert graphs == [second.path]


def test_the_built_in_list_is_neither_replaced_nor_removed(tmp_path: Path) -> None:
    with pytest.raises(refusals.LexiconNameTaken):
        lexicon.add(written(tmp_path, b"as\n"), name="fr", replacing=True)
    with pytest.raises(refusals.BuiltInLexicon):
        lexicon.remove("fr")


@pytest.mark.parametrize("name", ["", "..", "a/b", "Fr", "é", "-x", "a" * 41, "a\n"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(refusals.BadLexiconName):
        lexicon.add(written(tmp_path, b"as\n"), name=name)


def test_a_name_is_made_from_the_files(tmp_path: Path) -> None:
    assert lexicon.add(written(tmp_path, b"as\n", "ODS 8 (2020).txt")).name == "ods-8-2020"


def test_an_unknown_name_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    lexicon.add(written(tmp_path, b"as\n"))
    for ask in (chevalet.lexicon, store.load, lexicon.remove):
        with pytest.raises(refusals.UnknownLexicon) as raised:
            ask("ods9")
        assert "fr" in raised.value.facts["known"]
        assert "liste" in raised.value.facts["known"]
    with pytest.raises(FileNotFoundError):
        chevalet.lexicon("ods9.txt")


def test_a_list_removed_is_gone(tmp_path: Path) -> None:
    lexicon.add(written(tmp_path, b"as\n"))
    lexicon.remove("liste")
    assert store.names() == ()
    assert everything(store.folder()) == {}


def test_an_interrupted_import_leaves_the_old_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lexicon.add(written(tmp_path, b"as\nsa\n"))
    before = everything(store.folder())
    replace = Path.replace

    def interrupted(self: Path, target: Path) -> Path:
        if Path(target).suffix == ".json":
            raise KeyboardInterrupt
        return replace(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", interrupted)
        with pytest.raises(KeyboardInterrupt):
            lexicon.add(written(tmp_path, b"os\n", "autre.txt"), name="liste", replacing=True)
    assert list(chevalet.lexicon("liste")) == ["AS", "SA"]
    lexicon.add(written(tmp_path, b"os\n", "autre.txt"))
    lexicon.remove("autre")
    assert everything(store.folder()) == before, "what the interruption left is swept away"


def test_of_many_processes_one_takes_the_name(tmp_path: Path) -> None:
    written(tmp_path, b"as\nsa\n")
    code = "import sys; from pathlib import Path; from chevalet import lexicon; "
    code += "lexicon.add(Path(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(tmp_path / "liste.txt")]
    processes = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(4)]
    errors = [process.communicate()[1].decode() for process in processes]
    assert sorted(process.returncode for process in processes) == [0, 1, 1, 1]
    assert sum("LexiconNameTaken" in error for error in errors) == 3
    assert list(chevalet.lexicon("liste")) == ["AS", "SA"]


def test_a_damaged_list_of_the_store_is_refused(tmp_path: Path) -> None:
    kept = lexicon.add(written(tmp_path, TEXT.encode()))
    assert kept.path is not None
    kept.path.unlink()
    kept.path.write_bytes(b"\xff" * 40)
    with pytest.raises(refusals.BrokenGraph):
        chevalet.lexicon("liste")


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "{}", '{"graph": 3}', '{"graph": "x", "sources": 1}']
)
def test_a_damaged_description_is_refused_and_can_be_removed(tmp_path: Path, content: str) -> None:
    lexicon.add(written(tmp_path, b"as\n"))
    (store.folder() / "liste.json").write_text(content)
    with pytest.raises(refusals.BrokenDescription):
        chevalet.lexicon("liste")
    lexicon.add(written(tmp_path, b"os\n", "autre.txt"))
    lexicon.remove("liste")
    assert store.names() == ("autre",)


def test_a_list_whose_graph_is_gone_is_refused_by_its_name(tmp_path: Path) -> None:
    kept = lexicon.add(written(tmp_path, b"as\n"))
    assert kept.path is not None
    kept.path.unlink()
    with pytest.raises(FileNotFoundError) as raised:
        chevalet.lexicon("liste")
    assert str(raised.value.filename) == str(kept.path)


def test_a_list_is_compiled_once_and_a_damaged_cache_mended(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.encode())
    kept = chevalet.lexicon(path).path
    assert kept is not None
    inode = kept.stat().st_ino
    assert chevalet.lexicon(path).path == kept
    assert kept.stat().st_ino == inode
    kept.unlink()
    kept.write_bytes(b"\xff" * 40)
    assert list(chevalet.lexicon(path)) == LETTERS
    assert kept.read_bytes() != b"\xff" * 40


def test_without_a_cache_a_list_lives_in_memory(tmp_path: Path) -> None:
    folders.data_folder().mkdir()
    (folders.cache_folder()).write_text("a file where the folder should be")
    opened = chevalet.lexicon(written(tmp_path, TEXT.encode()))
    assert (list(opened), opened.path) == (LETTERS, None)


def test_the_cache_keeps_few_files(tmp_path: Path) -> None:
    for number in range(15):
        word = "AB" + chr(ord("A") + number)
        chevalet.lexicon(written(tmp_path, word.encode()))
    assert len(list((folders.cache_folder() / "lexicons").iterdir())) == cache._MOST_KEPT


def test_a_graph_without_gaddag_gets_one(tmp_path: Path) -> None:
    data = bytearray(Lexicon.from_words(WORDS).graph.to_bytes())
    data[4:7] = b"\0\0\x40"
    opened = chevalet.lexicon(written(tmp_path, bytes(data), "dawg.kwg"))
    assert opened.graph.has_gaddag
    assert opened.path is not None
    assert _core.Graph.open(opened.path).has_gaddag
    assert list(opened.ending("r")) == ["COEUR"]


@pytest.mark.parametrize("name", ["sortie.txt", "sortie.kwg"])
def test_what_is_exported_can_be_imported(tmp_path: Path, name: str) -> None:
    lex = Lexicon.from_words(WORDS)
    path = tmp_path / name
    lexicon.export(lex, path)
    back = lexicon.add(path)
    assert list(back) == LETTERS
    assert back.hash == lex.hash
    with pytest.raises(refusals.FileAlreadyThere):
        lexicon.export(lex, path)
    lexicon.export(lex, path, replacing=True)
    with pytest.raises(IsADirectoryError):
        lexicon.export(lex, tmp_path)
