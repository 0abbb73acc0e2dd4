"""How much the books differ: the measure itself, and that the page tells of every option."""

from pathlib import Path

import numpy as np
import pytest

from ridotto.games import GAMES
from ridotto.research.environment import Environment, make_environment
from ridotto.research.variants import (
    Difference,
    alternatives,
    compare,
    differences,
    play,
    results,
    tasks,
)
from ridotto.research.variants_page import page
from ridotto.table.house_rules import shapes

PAGE = Path(__file__).parents[1] / "docs" / "variants.md"
DEALS = 400


def measured(game: str, option: str) -> tuple[float, float] | None:
    """Share and size for the game's first book."""
    book = make_environment(Environment(game, next(iter(GAMES[game].rule_sets))))
    other = make_environment(Environment(game, book.rules, option))
    base = play(book, book.tables, DEALS)
    made = results(book, other, DEALS, base)
    if made is None:
        return None
    share, size = compare(base, made)
    return share.mean, size.mean


def test_a_book_does_not_differ_from_itself() -> None:
    book = make_environment(Environment("kaiserspiel", "nuernberg-1770"))
    again = play(book, book.tables, DEALS)
    assert (again == play(book, book.tables, DEALS)).all()
    assert np.abs(again.sum(-1)).max() < 1e-9
    assert again.any()


def test_a_rule_of_faults_never_matters_in_lawful_play() -> None:
    assert measured("minchiate", "faults.revoke_mended:false") == (0, 0)


def test_a_versicola_more_changes_a_good_part_of_the_deals() -> None:
    found = measured("minchiate", "versicole.demonio:true")
    assert found is not None
    share, size = found
    assert 0.1 < share < 0.6
    # It is shown and counted: no deal differs by less than the three cards are worth.
    assert size > 5


def test_other_seats_cannot_be_compared() -> None:
    assert measured("taroc", "players:4") is None


def test_readings_that_are_no_book_s_are_set_against_each_other() -> None:
    wanted = [task for task in tasks(50) if task.game == "taroc"]
    told = [one for task in wanted for one in differences(task) if isinstance(one, Difference)]
    pairs = {(one.had, one.value) for one in told if one.change == "matador_run"}
    assert pairs == {("", "both"), ("", "none"), ("none", "both")}
    assert {one.change for one in told if one.bound_alike} >= {"fines_to", "skar_fault_returns"}
    assert all(one.otherwise.mean == 0 for one in told if one.bound_alike)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_that_can_be_read_otherwise_is_told(game: str) -> None:
    told = PAGE.read_text("utf-8")
    for rules in GAMES[game].rule_sets:
        start = told.index(f"## {GAMES[game].title}, {rules}\n")
        section = told[start + 3 :].partition("\n## ")[0]
        book = make_environment(Environment(game, rules))
        for change, _, _ in alternatives(book):
            assert change in section, f"{rules}: {change}; run scripts/variants"
        free = {key for key, shape in shapes(book.readable).items() if shape.yes_or_no}
        assert all(f"`{key}`" in section for key in free)


def test_a_page_needs_something_measured() -> None:
    with pytest.raises(ValueError, match="empty"):
        page([])
