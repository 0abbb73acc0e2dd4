"""The kernel says what the readable rules say: at every card, in every line, in every payment.

What it says of the books' worked hands is held against the books themselves.
"""

import tempfile
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from bench.agreement import UNTOLD, Divergence
from bench.arranged import lopsided_deal, random_deal, stacked_deal
from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Exchanging, Minchiate, Playing, Settled
from ridotto.games.minchiate.tricks import duty_of, judge_card
from ridotto.games.minchiate.versicole import find_versicole
from ridotto.kernel.minchiate import (
    NUMBER,
    Deal,
    Tables,
    cards_in,
    deal_cards,
    declare,
    empty_deal,
    enter,
    finish,
    lawful,
    lay_away,
    layout,
    make_tables,
    play,
    read_sheet,
    tables,
    words,
)
from ridotto.notation import Replay, parse, run
from ridotto.table import Action, RuleSet, apply

BOOKS: Final = MINCHIATE.rule_sets
TABLES: Final = {name: make_tables(rules) for name, rules in BOOKS.items()}

DEALS: Final = 20_000
"""Random deals under each book."""

CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""

each_book = pytest.mark.parametrize("book", list(BOOKS))


# Random deals ----------------------------------------------------------------------------------


@each_book
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(book: str, chunk: int) -> None:
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        random_deal(BOOKS[book], TABLES[book], seed)


@each_book
def test_rare_deals_agree(book: str) -> None:
    """Long robberies, short dealers, sides without a trick: and every line is met on the way."""
    met: set[str] = set()
    for seed in range(400):
        for make in (stacked_deal, lopsided_deal):
            pair = make(BOOKS[book], TABLES[book], seed)
            account = pair.table.deal.account
            assert account is not None
            met |= pair.met | {line.rule for line in (*pair.table.deal.lines, *account.lines)}
            met |= {type(action).__name__ for action in pair.acts}
    duties = {"king.fall", "matto.free", "follow.suit", "follow.trump", "follow.tarocco"}
    agreed = {"versicola.demonio", "matto.captured" if book == "dresden-1798" else "matto.late"}
    assert met >= duties | {"TakeBlind", "Exchange"} | (set(layout.LINE_RULES) - agreed)


OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {"king.matto_saves": True},
    {"versicole.demonio": True},
    {"versicole.inside_five": ["29", "27"], "versicole.runs": [["1", "5"], ["27", "40"]]},
    {"versicole.runs": [["30", "40"], ["1", "4"]]},
    {"values.five": [*BOOKS["dresden-1798"].values["values.five"].value, "9"]},
    {"values.three": ["3"], "values.ten": ["5", "40"], "versicole.runs": [["30", "35"]]},
    {"matto.last_trick": "captured", "matto.kept_marks": 7},
    {"matto.last_trick": "forbidden", "matto.kept_marks": 0},
    {"cappotto.count": "fixed", "cappotto.resti": 9},
    {"cappotto.count": "doubled"},
    {"marks.resto": 20, "count.par": 40, "count.ultima": 3},
    {"marks.resto": 7, "folla.perduta": 2},
    {"cut.least": 3, "cut.leave": 40, "cut.rob_most": 5},
    {"cut.rob_most": 0, "folla.perduta": 1, "shuffle.bottom": "cartiglia"},
    {"deal.second_ten": "tens_then_upcards", "discards.shown": "at_lead"},
    {"deal.second_ten": "player_by_player", "discards.shown": "after_first_trick"},
)
"""Every option that bears on what the kernel does."""


@each_book
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_options_agree(book: str, options: dict[str, Any]) -> None:
    rules = BOOKS[book].with_options(options)
    t = make_tables(rules)
    for seed in range(20):
        for make in (random_deal, stacked_deal, lopsided_deal):
            make(rules, t, seed)


@each_book
def test_a_divergence_is_written_down(
    book: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables with a wrong price are found out, and the record runs to where it was noticed."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    wrong = TABLES[book].copy()
    wrong[tables.ULTIMA] += 1
    with pytest.raises(Divergence, match=r"lines: .*\.rec"):
        random_deal(BOOKS[book], wrong, 5)
    (record,) = tmp_path.iterdir()
    assert isinstance(run(parse(record.read_text("utf-8"))).state, Minchiate)


WRONG: Final = {
    "the king of Coppe never falls": (tables.KINGS, 0),
    "no ruff is high enough": (tables.RUFF, 99),
    "the Papa uno takes nothing": (tables.STRENGTH + NUMBER[Card("1")], 0),
    "a Matto to the last trick marks nothing": (tables.MATTO_KEPT, 0),
    "the Matto goes along for nothing": (tables.MATTO_ALONG, 0),
    "a lost Matto marks nothing": (tables.MATTO_WORTH, 0),
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
        play_rare_deals(BOOKS["firenze-2008"], wrong, 200)


def play_rare_deals(rules: RuleSet, t: Tables, deals: int) -> None:
    """Those in which every rule fires."""
    for seed in range(deals):
        stacked_deal(rules, t, seed)
        lopsided_deal(rules, t, seed)


# Records ---------------------------------------------------------------------------------------


def records() -> Iterator[tuple[str, str]]:
    """Those without open hands, claims and faults, which the kernel does not know."""
    folder = files("ridotto.games.minchiate") / "records"
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = entry.read_text("utf-8")
        if "Table: courteous" in text and " falls" not in text and " claims" not in text:
            yield entry.name.removesuffix(".rec"), text


RECORDS: Final = dict(records())


def position(t: Tables, table: Minchiate) -> Deal | None:
    """The kernel's array where somebody is about to play or give a card."""
    if not isinstance(table.phase, Playing | Exchanging) or table.deal.barred:
        return None
    return enter(t, table)


def check_step(t: Tables, before: Minchiate, action: Action, after: Minchiate) -> bool:
    """One card in the kernel too: it was lawful, and leads to the same place."""
    deal = position(t, before)
    if deal is None or not isinstance(action, acts.Play | acts.Exchange):
        return False
    if isinstance(action, acts.Play):
        duty = duty_of(before, action.seat)
        assert set(cards_in(*lawful(t, deal))) == {
            c for c in duty.hand if judge_card(duty, c).lawful
        }
    play(t, deal, NUMBER[action.card])
    expected = position(t, after)
    if expected is not None:
        kept = [place for place in range(layout.SIZE) if place not in UNTOLD]
        assert deal[kept].tolist() == expected[kept].tolist()
    if isinstance(after.phase, Settled):
        check_account(t, deal, after)
    return True


def check_account(t: Tables, deal: Deal, after: Minchiate) -> None:
    """Counted and paid alike."""
    finish(t, deal)
    account = after.deal.account
    assert account is not None
    assert deal[layout.DIFFERENCE] == account.total(0) - account.total(1)
    assert abs(deal[layout.PAID]) == account.resti
    counted: dict[tuple[int, str], int] = {}
    for line in account.lines:
        key = (line.side, line.rule)
        counted[key] = counted.get(key, 0) + line.points
    sheet = read_sheet(deal)
    assert {key: n for key, n in sheet.items() if not key[1].startswith(MARKS)} == counted


MARKS: Final = layout.LINE_RULES[: layout.CARDS]


def check_steps(rules: RuleSet, actions: list[Action]) -> int:
    """Every card from the position before it; how many there were."""
    t, state, steps = make_tables(rules), MINCHIATE.open(rules), 0
    for action in actions:
        after, _ = apply(MINCHIATE, state, action)
        steps += check_step(t, state, action, after)
        state = after
    return steps


@each_book
def test_any_position_can_be_entered(book: str) -> None:
    """In the middle of a trick too: the table entered, a card played, the next table entered."""
    for seed in range(10):
        for make in (random_deal, lopsided_deal):
            pair = make(BOOKS[book], TABLES[book], seed)
            # All cards but the first lead, and one more where the Matto was paid for.
            assert check_steps(BOOKS[book], pair.acts) in (83, 84)


def test_records_are_played_the_same_way() -> None:
    """Every card of every record, from the position before it."""
    steps = 0
    for text in RECORDS.values():
        replay = run(parse(text))
        steps += check_steps(replay.rules, list(replay.actions))
    # The two whole worked hands alone: 83 cards after the lead, and in one a card for the Matto.
    assert steps >= 83 + 84


# The books' worked hands -----------------------------------------------------------------------


def replay_deal(replay: Replay) -> tuple[Tables, Deal, list[int]]:
    """A recorded deal in the kernel alone, from the pack to the last card: the lead by trick."""
    t, deal, leads = make_tables(replay.rules), empty_deal(), []
    done = list(replay.actions)
    (pack,) = (a.order for a in done if isinstance(a, acts.Shuffle))
    (cut,) = (a.lifted for a in done if isinstance(a, acts.Cut))
    robbed = sum(isinstance(a, acts.Rob) for a in done)
    deal_cards(t, deal, np.array([NUMBER[card] for card in pack]), 0, cut, robbed)
    for action in done:
        if isinstance(action, acts.Discard):
            lay_away(deal, action.seat, *words(action.cards))
    for action in done:
        if isinstance(action, acts.Declare):
            declare_sets(t, replay.rules, deal, action)
    for action in done:
        if isinstance(action, acts.Play | acts.Exchange):
            play(t, deal, NUMBER[action.card])
            if isinstance(action, acts.Play) and deal[layout.LYING] == 0:
                leads.append(int(deal[layout.LEAD]))
    finish(t, deal)
    return t, deal, leads


def declare_sets(t: Tables, rules: RuleSet, deal: Deal, action: acts.Declare) -> None:
    """By bits, in the order in which the game finds versicole in the hand."""
    hand = layout.HANDS + 2 * action.seat
    found = find_versicole(rules.read(Rules), cards_in(deal[hand], deal[hand + 1]))
    shown = along = 0
    for n, versicola in enumerate(found):
        shown |= (
            versicola.cards in action.versicole or versicola.own_cards in action.versicole
        ) << n
        along |= (versicola.cards in action.versicole) << n
    declare(t, deal, shown, along)


def test_the_first_worked_hand() -> None:
    """Fi. 19: B and D lead by 34 in the end; 98 against 181, so 83 and two resti."""
    _, deal, leads = replay_deal(run(parse(RECORDS["firenze-example"])))
    told = [30, 35, 40, 35, 35, 35, 35, 35, 35, 35, 35, 35, 38, 38, 41, 41, 44, 39, 39, 39, 34]
    assert leads == [-lead for lead in told]
    sheet = read_sheet(deal)
    assert sheet[0, "versicola.sopra"] == 20
    assert sheet[0, "count.ultima"] == 10
    assert (0, "count.cards") not in sheet
    # Versicole 20 + 16 + 35; two of them are runs.
    assert sheet[1, "count.cards"] == 2
    assert sheet[1, "count.marked"] == 34
    of_side = [{rule: n for (owner, rule), n in sheet.items() if owner == side} for side in (0, 1)]
    conto = [sum(n for rule, n in lines.items() if rule in CONTO) for lines in of_side]
    assert conto == [68, 74]
    assert [sum(n for r, n in lines.items() if r not in MARKS) for lines in of_side] == [98, 181]
    assert deal[layout.DIFFERENCE] == -83
    assert deal[layout.PAID] == -2


CONTO: Final = ("count.papi", "count.re", "count.cinque", "count.arie")


def test_the_second_worked_hand() -> None:
    """Dr., second example: a cappotto; 396 and 51 marked, doubled 894: fifteen resti."""
    _, deal, leads = replay_deal(run(parse(RECORDS["dresden-example-2"])))
    assert leads == [50, 50, 56, 1, 6, 16, 21, 31, 31, *[36] * 10, 41, 46]
    sheet = read_sheet(deal)
    assert sheet[0, "matto.lost"] == 5
    assert sheet[0, "count.cards"] == 42
    assert sum(n for (_, rule), n in sheet.items() if rule.startswith("versicola")) == 212
    assert sum(sheet[0, rule] for rule in CONTO) == 142
    assert sheet[0, "count.marked"] == 51
    assert deal[layout.DIFFERENCE] == 2 * (396 + 51) == 894
    assert deal[layout.PAID] == 15
    assert deal[layout.RESTI : layout.RESTI + 2].tolist() == [1, 0]
