"""The kernel says what the readable rules say: at every act, in every line, in every payment.

What it says of the books' worked hands is held against the books themselves.
"""

import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.state import Leading, Minchiate
from ridotto.kernel.contract import Deal
from ridotto.kernel.minchiate import (
    NUMBER,
    acts_of,
    enter,
    finish,
    layout,
    lines_of,
    make_tables,
    tables,
)
from ridotto.kernel.minchiate import act as do
from ridotto.notation import Replay, parse, run
from ridotto.table import View, apply
from ridotto.testing.agreement import Divergence, Pair, follow
from tests.minchiate_deals import (
    AGREEMENTS,
    BOOKS,
    OPTIONS,
    TABLES,
    agreed,
    any_dealer,
    each_book,
    rare_deals,
)
from tests.volume import part_of

DEALS: Final = part_of(20_000)
"""Random deals, under either book by turns, and under every option."""

CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""

# Random deals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        # Every other deal by a book as it stands.
        rules, t = agreed(seed // 2 % len(BOOKS) if seed % 2 else seed // 2 % AGREEMENTS)
        Pair(
            MINCHIATE, rules, seed, tables=t, party=any_dealer, comparing=0.02, observing=0.02
        ).play()  # fmt: skip


# Rare deals ------------------------------------------------------------------------------------


@each_book
def test_rare_deals_agree(book: str) -> None:
    """Long robberies, short dealers, sides without a trick: and every line is met on the way."""
    met: set[str] = set()
    rare_deals(BOOKS[book], TABLES[book], 250, met)
    duties = {"king.fall", "matto.free", "follow.suit", "follow.trump", "follow.tarocco"}
    kinds = {"Cut", "Rob", "Leave", "Discard", "TakeBlind", "Declare", "Play", "Exchange"}
    agreed = {"versicola.demonio", "matto.captured" if book == "dresden-1798" else "matto.late"}
    assert met >= duties | kinds | (set(layout.LINE_RULES) - agreed)


@each_book
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_agree(book: str, options: dict[str, Any]) -> None:
    rules = BOOKS[book].with_options(options)
    t = make_tables(rules)
    for seed in range(5):
        Pair(MINCHIATE, rules, seed, tables=t, party=any_dealer, observing=0.8).play()
    rare_deals(rules, t, 10, set())


# Mistakes --------------------------------------------------------------------------------------


@each_book
def test_a_divergence_is_written_down(
    book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables with a wrong price are found out, and the record runs to where it was noticed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    wrong = TABLES[book].copy()
    wrong[tables.ULTIMA] += 1
    with pytest.raises(Divergence, match=r"lines: .*\.rec"):
        Pair(MINCHIATE, BOOKS[book], 5, tables=wrong).play()
    (record,) = tmp_path.iterdir()
    assert isinstance(run(parse(record.read_text("utf-8"))).state, Minchiate)


WRONG: Final = {
    "the king of Coppe never falls": (tables.KINGS, 0),
    "no ruff is high enough": (tables.RUFF, 99),
    "the Papa uno takes nothing": (tables.STRENGTH + NUMBER[Card("1")], 0),
    "a Matto to the last trick marks nothing": (tables.MATTO_KEPT, 0),
    "the Matto goes along for nothing": (tables.MATTO_ALONG, 0),
    "a lost Matto marks nothing": (tables.MATTO_MARKS, 0),
    "the Papi have no line": (tables.PAPI_STARTS, 0),
    "no runs": (tables.STRETCHES, 0),
    "no other versicole": (tables.SETS, 0),
    "a resto is 61": (tables.RESTO, 61),
    "par is 43": (tables.PAR, 43),
    "a cappotto has another price": (tables.CAPPOTTO, 1),
    "the cutter robs three": (tables.ROB_MOST, 3),
    "the cutter robs what he likes": (tables.ROBBABLE, 2**62 - 1),
    "odd worths are even": (tables.WORTH + 1, 0),
    "odd worths inside are even": (tables.INSIDE + 1, 0),
    "the Matto saves the king": (tables.MATTO_SAVES, TABLES["dresden-1798"][tables.MATTO]),
    "discards are shown at another time": (
        tables.SHOWN_AT_LEAD,
        1 - TABLES["firenze-2008"][tables.SHOWN_AT_LEAD],
    ),
    "the cutter sees one card more": (tables.LOOK, TABLES["firenze-2008"][tables.LOOK] + 1),
}
"""Mistakes in the tables, each of which the comparison must find."""


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    place, value = WRONG[mistake]
    wrong = TABLES["firenze-2008"].copy()
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        rare_deals(BOOKS["firenze-2008"], wrong, 200, set())


# Records ---------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, str]]:
    """Those without open hands, claims and faults, which the kernel does not know."""
    folder = files("ridotto.games.minchiate") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        unknown = (" falls", " claims", "\nfault ")
        if "Table: courteous" in text and not any(word in text for word in unknown):
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(records())


@each_book
def test_any_position_can_be_entered(book: str) -> None:
    """In the middle of a trick too: the table entered, an act done, the next table entered."""
    for seed in range(6):
        pair = Pair(MINCHIATE, BOOKS[book], seed, tables=TABLES[book]).play()
        # All but the setting up and the shuffle.
        assert follow(MINCHIATE, BOOKS[book], pair.actions) == len(pair.actions) - 2


def test_records_are_played_the_same_way() -> None:
    """Every card of every record, from the position before it."""
    steps = 0
    for text in RECORDS.values():
        told = run(parse(text))
        steps += follow(MINCHIATE, told.rules, told.actions)
    # The two whole worked hands alone: 84 cards, and in one a card for the Matto.
    assert steps >= 84 + 85


def follow_deal(told: Replay) -> tuple[Deal, list[int]]:
    """A recorded deal in the kernel alone, from the first lead on: the mark after every trick."""
    t, state = make_tables(told.rules), MINCHIATE.open(told.rules)
    marks: list[int] = []
    deal: Deal | None = None
    for action in told.actions:
        if deal is None and isinstance(state.phase, Leading):
            deal = enter(t, View(None, state))
        if deal is not None:
            for number in acts_of(state, action):
                do(t, deal, number)
            if deal[layout.LYING] == 0 and len(marks) < deal[layout.TRICK] - 1:
                marks.append(int(deal[layout.LEAD]))
        state, _ = apply(MINCHIATE, state, action)
    assert deal is not None
    finish(t, deal)
    return deal, marks


CONTO: Final = ("count.papi", "count.re", "count.cinque", "count.arie")
ON_THE_WAY: Final = layout.LINE_RULES[: layout.CARDS]


def test_the_first_worked_hand() -> None:
    """Fi. 19: B and D lead by 34 in the end; 98 against 181, so 83 and two resti."""
    deal, marks = follow_deal(run(parse(RECORDS["firenze-example"])))
    told = [30, 35, 40, 35, 35, 35, 35, 35, 35, 35, 35, 35, 38, 38, 41, 41, 44, 39, 39, 39, 34]
    assert marks == [-mark for mark in told]
    sheet = lines_of(TABLES["firenze-2008"], deal)
    assert sheet[0, "versicola.sopra"] == 20
    assert sheet[0, "count.ultima"] == 10
    assert (0, "count.cards") not in sheet
    # Versicole 20 + 16 + 35; two of them are runs.
    assert sheet[1, "count.cards"] == 2
    assert sheet[1, "count.marked"] == 34
    of_side = [{rule: n for (owner, rule), n in sheet.items() if owner == side} for side in (0, 1)]
    conto = [sum(n for rule, n in lines.items() if rule in CONTO) for lines in of_side]
    assert conto == [68, 74]
    counted = [sum(n for r, n in lines.items() if r not in ON_THE_WAY) for lines in of_side]
    assert counted == [98, 181]
    assert deal[layout.DIFFERENCE] == -83
    assert deal[layout.PAID] == -2


def test_the_second_worked_hand() -> None:
    """Dr., second example: a cappotto; 396 and 51 marked, doubled 894: fifteen resti."""
    deal, marks = follow_deal(run(parse(RECORDS["dresden-example-2"])))
    assert marks == [50, 50, 56, 1, 6, 16, 21, 31, 31, *[36] * 10, 41, 46]
    sheet = lines_of(TABLES["dresden-1798"], deal)
    assert sheet[0, "matto.lost"] == 5
    assert sheet[0, "count.cards"] == 42
    assert sum(n for (_, rule), n in sheet.items() if rule.startswith("versicola")) == 212
    assert sum(sheet[0, rule] for rule in CONTO) == 142
    assert sheet[0, "count.marked"] == 51
    assert deal[layout.DIFFERENCE] == 2 * (396 + 51) == 894
    assert deal[layout.PAID] == 15
    assert deal[layout.RESTI : layout.RESTI + 2].tolist() == [1, 0]
