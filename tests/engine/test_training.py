"""Leaves learned from self-play: the same table however the work is cut."""

import lzma
import random

import pytest

from chevalet import _core
from chevalet.editions import EDITIONS
from chevalet.engine import Engine, rule_table, word_index
from chevalet.engine.training import Plan, Training, TrainingUnfit
from chevalet.lexicon import DEFAULT, find
from chevalet.lexicon.leaves import leaves_of, packed

RULES = rule_table(EDITIONS[0])


def words() -> _core.Words:
    chance = random.Random(3)
    made = {
        "".join(chance.choice("BCDLMNPRST") + chance.choice("AEIOU") for _ in range(length))
        for length in (1, 2, 3)
        for _ in range(400)
    }
    return word_index(made | {word + "S" for word in made})


def test_a_training_cut_in_pieces_teaches_the_same() -> None:
    index, plan = words(), Plan(games=1100, generations=2)
    whole = Training(RULES, index, plan)
    pieces = [(generation, games) for generation in (0, 1) for games in (512, 1024, 1100)]
    assert list(whole.run(threads=2)) == pieces
    cut = Training(RULES, index, plan)
    for _ in pieces:
        next(cut.run())
        cut = Training.resumed(RULES, index, plan, cut.state())
    assert cut.is_done
    assert cut.table == whole.table


def test_what_is_learned_earns_more() -> None:
    index = words()
    training = Training(RULES, index, Plan(games=600, generations=2, seed=5))
    for _ in training.run(threads=2):
        pass
    leaves = _core.Leaves(RULES, training.table)
    assert leaves.value("?") > 5 > 0 > leaves.value("Q")

    def mean(engine: Engine) -> float:
        played = list(engine.selfplay(400, seed=9))
        return sum(sum(outcome.scores) for outcome in played) / len(played)

    with_leaves = Engine(EDITIONS[0], index, leaves=training.table)
    assert mean(with_leaves) > mean(Engine(EDITIONS[0], index)) + 10


@pytest.mark.parametrize("state", [b"", b"{}\n", b'{"games": 7}\nxx', b"\x00\xff"])
def test_a_damaged_state_is_refused(state: bytes) -> None:
    with pytest.raises(TrainingUnfit):
        Training.resumed(RULES, words(), Plan(), state)


def test_the_state_of_another_plan_is_refused() -> None:
    index = words()
    state = Training(RULES, index, Plan(games=10)).state()
    with pytest.raises(TrainingUnfit):
        Training.resumed(RULES, index, Plan(games=11), state)


def test_the_built_in_list_comes_with_leaves() -> None:
    table = leaves_of(find(DEFAULT))
    assert table is not None
    worth = _core.Leaves(RULES, table)
    assert worth.value("?") > 15 > worth.value("S") > 3 > 0 > worth.value("V") > worth.value("Q")
    assert worth.value("QU") > worth.value("Q")
    assert worth.value("VUU") < worth.value("VU") < 0


def test_a_packed_table_differs_by_less_than_a_64th() -> None:
    training = Training(RULES, words(), Plan(games=30, generations=1))
    assert list(training.run())
    exact = _core.Leaves(RULES, training.table)
    shipped = _core.Leaves(RULES, lzma.decompress(packed(training.table)))
    for leave in ("?", "S", "AE", "RST", "AEINRS"):
        assert abs(exact.value(leave) - shipped.value(leave)) <= 1 / 64
