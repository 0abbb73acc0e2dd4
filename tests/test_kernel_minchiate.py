"""The kernel says what the readable rules say: at every act, in every line, in every payment.

What it says of the books' worked hands is held against the books themselves.
"""

import tempfile
from collections.abc import Iterator
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.cut_and_robbery import may_be_robbed
from ridotto.games.minchiate.deal_start import deal_order
from ridotto.games.minchiate.rules import SecondTen
from ridotto.games.minchiate.state import Cutting, Leading, Minchiate, Playing, Robbing
from ridotto.games.minchiate.tricks import duty_of, judge_card, next_turn
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.minchiate import (
    NUMBER,
    OBSERVATION,
    acts_of,
    enter,
    finish,
    layout,
    lines_of,
    make_tables,
    observe,
    tables,
)
from ridotto.kernel.minchiate import act as do
from ridotto.kernel.minchiate.numbering import CUT, LEAVE, ROB
from ridotto.notation import Replay, parse, run
from ridotto.table import RuleSet, View, apply, replay
from ridotto.testing.agreement import Choose, Divergence, Pair, any_act, follow
from tests.volume import part_of

BOOKS: Final = MINCHIATE.rule_sets
TABLES: Final = {name: make_tables(rules) for name, rules in BOOKS.items()}

DEALS: Final = part_of(20_000)
"""Random deals, under either book by turns, and under every option."""

CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""

each_book = pytest.mark.parametrize("book", list(BOOKS))

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {"king.matto_saves": True},
    {"king.matto_saves": False},
    {"declare.keep_back": False},
    {"declare.marking": "netted", "marks.resto": 20},
    {"cut.rob_until": "cartiglia"},
    {"deal.filled_by": "robber"},
    {"matto.last_trick": "captured", "matto.late_lost": False, "matto.cheapest_dies": True},
    {"cappotto.count": "constant", "cappotto.matto_marks": 10},
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
    {"cut.least": 3, "cut.leave": 40, "cut.rob_most": 5, "cut.look": 20},
    {"cut.rob_most": 0, "folla.perduta": 1, "shuffle.bottom": "cartiglia", "cut.look": 0},
    {"deal.second_ten": "tens_then_upcards", "discards.shown": "at_lead"},
    {"deal.second_ten": "player_by_player", "discards.shown": "after_first_trick"},
    {"folla.suits_open": False},
    {"folla.suits_open": True},
)
"""Every option that bears on what the kernel does."""


@cache
def agreed(number: int) -> tuple[RuleSet, Tables]:
    """Either book by turns: as it stands, and under each of the options in turn."""
    book = list(BOOKS.values())[number % len(BOOKS)]
    rules = book.with_options(({}, *OPTIONS)[number // len(BOOKS)])
    return rules, make_tables(rules)


AGREEMENTS: Final = len(BOOKS) * (1 + len(OPTIONS))


def any_dealer(chance: Random, t: Tables, deal: Deal) -> None:
    """Anybody may deal."""
    del t
    deal[layout.DEALER] = chance.randrange(layout.SEATS)


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


def stack(chance: Random, t: Tables, pack: Pack) -> None:
    """What can be robbed lies together, so that much is robbed or turned up."""
    good = [n for n in pack.tolist() if t[tables.ROBBABLE + n // 64] >> n % 64 & 1]
    rest = [n for n in pack.tolist() if n not in good]
    place = chance.randrange(len(rest))
    pack[:] = [*rest[:place], *good, *rest[place:]]


def rob_all(chance: Random, table: Minchiate, acts: list[int]) -> int:
    """Cut where something can be robbed, and mostly rob it."""
    if isinstance(table.phase, Cutting):
        pack = table.deal.pack
        cuts = [a for a in acts if may_be_robbed(table.rules, pack[a - CUT - 1])]
        return chance.choice(cuts or acts)
    if ROB in acts and chance.random() < 0.95:
        return ROB
    return chance.choice(acts)


def favour_one_side(chance: Random, t: Tables, pack: Pack) -> None:
    """Dealt after the shallowest cut by seat 0, one side gets nearly all tarocchi."""
    second = SecondTen.PLAYER_BY_PLAYER if t[tables.BY_PLAYER] else SecondTen.TENS_THEN_UPCARDS
    order = deal_order((0, 1, 2, 3), second, 0)
    seats = [packet.seat for packet in order for _ in range(packet.cards)]
    side, lifted = chance.randrange(2), int(t[tables.CUT_LEAST])
    places = [(lifted + n) % len(pack) for n in range(len(pack))]
    ours = [place for place, seat in zip(places, seats, strict=False) if seat % 2 == side]
    theirs = [place for place in places if place not in ours]
    bottom = int(pack[-1])
    cards = sorted(set(pack.tolist()) - {bottom}, reverse=True)
    # The highest numbers are tarocchi; a few may go astray.
    for _ in range(chance.choice((0, 0, 1, 3))):
        one, other = chance.randrange(len(ours) - 1), chance.randrange(len(ours), len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    strong, weak = cards[: len(ours)], cards[len(ours) :]
    chance.shuffle(strong)
    chance.shuffle(weak)
    for group, numbers in ((ours, strong), (theirs, weak)):
        for place in group:
            if place != len(pack) - 1:
                pack[place] = numbers.pop()
            elif numbers is strong:
                # The bottom card is worthless and stays; its neighbour makes room for the rest.
                weak.append(strong.pop())
    pack[-1] = bottom


def cut_little(chance: Random, table: Minchiate, acts: list[int]) -> int:
    """So that the arrangement holds."""
    if isinstance(table.phase, Cutting):
        return min(acts)
    return LEAVE if isinstance(table.phase, Robbing) else any_act(chance, table, acts)


def rare_deals(rules: RuleSet, t: Tables, seeds: int, met: set[str]) -> None:
    """Deals in which every rule fires; the rules that the judge cited, the lines, the acts."""

    def note(choose: Choose, chance: Random, table: Minchiate, acts: list[int]) -> int:
        if isinstance(table.phase, Leading | Playing):
            turn = next_turn(table)
            assert turn is not None
            duty = duty_of(table, turn.seat)
            met.update(judge_card(duty, card).rule for card in duty.hand)
        return choose(chance, table, acts)

    for seed in range(seeds):
        for arrange, choose in ((stack, rob_all), (favour_one_side, cut_little)):
            pair = Pair(
                MINCHIATE, rules, seed, tables=t, arrange=arrange,
                choose=partial(note, choose),
            ).play()  # fmt: skip
            account = pair.table.deal.account
            met.update(line.rule for line in (*pair.table.deal.lines, *account.lines))
            met.update(type(action).__name__ for action in pair.actions)


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


# What a seat observes --------------------------------------------------------------------------


def observed(t: Tables, view: View[Minchiate], seat: int) -> list[int]:
    planes = np.zeros(OBSERVATION.words, dtype=np.int64)
    observe(t, enter(t, view), seat, planes)
    return [int(word) for word in planes]


@each_book
def test_worlds_that_look_alike_are_observed_alike(book: str) -> None:
    """A world drawn for a view, played through: its table gives that seat the same bytes."""
    t, compared = TABLES[book], 0
    for seed in range(6):
        pair = Pair(MINCHIATE, BOOKS[book], seed, tables=t, observing=1.0)

        def look(chance: Random, table: Minchiate, acts: list[int], pair: Pair = pair) -> int:
            nonlocal compared
            if chance.random() < 0.08 and isinstance(table.phase, Leading | Playing):
                turn = next_turn(table)
                assert turn is not None
                view = pair.views[turn.seat]
                opening = MINCHIATE.open(BOOKS[book])
                world = MINCHIATE.world(opening, view, chance)
                state, log = replay(MINCHIATE, opening, world)
                whole = View(None, state, log)
                assert observed(t, whole, turn.seat) == observed(t, view, turn.seat)
                compared += 1
            return chance.choice(acts)

        pair.choose = look
        pair.play()
    assert compared > 20


def test_a_hidden_card_changes_nothing() -> None:
    """Two cards of two other hands change places: the third seat observes the same bytes."""
    t, chance = TABLES["dresden-1798"], Random(3)
    pair = Pair(MINCHIATE, BOOKS["dresden-1798"], 3, tables=t)

    def swap(_: Random, table: Minchiate, acts: list[int]) -> int:
        if isinstance(table.phase, Leading):
            one, other = pair.deal.copy(), pair.deal.copy()
            mine, theirs = (layout.HANDS + 2 * seat for seat in (2, 3))
            hidden = [
                int(one[place]) & ~int(one[layout.SHOWN + place - layout.HANDS])
                for place in (mine, theirs)
            ]
            here, there = (word & -word for word in hidden)
            other[mine] ^= here | there
            other[theirs] ^= here | there
            seen = np.zeros((2, OBSERVATION.words), dtype=np.int64)
            observe(t, one, 1, seen[0])
            observe(t, other, 1, seen[1])
            assert seen[0].tolist() == seen[1].tolist()
            observe(t, other, 2, seen[1])
            observe(t, one, 2, seen[0])
            assert seen[0].tolist() != seen[1].tolist()
            met.append(1)
        return chance.choice(acts)

    met: list[int] = []
    pair.choose = swap
    pair.play()
    assert met


def test_planes_are_told() -> None:
    """Each has a sentence, and every bit a name of its own."""
    assert all(plane.about for plane in OBSERVATION.planes)
    names = OBSERVATION.names()
    assert len(set(names)) == len(names) == len(OBSERVATION.positions)
    assert sum(name.startswith("hand[") for name in names) == 97


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
