"""The count of Minchiate with real cards, held to the books' worked hands; and what all share."""

from typing import Any

import pytest

from ridotto.counting.evening_debts import fewest_payments
from ridotto.counting.registry import COUNTINGS
from ridotto.games import GAMES
from ridotto.games.minchiate.pack import PACK
from tests import count_hands as hands
from tests.count_client import count, other_book, sheets, wrong

# Minchiate -------------------------------------------------------------------------------------

ABCD = {"ranking": [0, 2, 1, 3]}
"""A draws highest, C second: partners; B sits at A's right."""


def example_1(**more: Any) -> dict[str, Any]:
    """The first example: BD lead by 34, AC have the ultima."""
    first, second = hands.dresden_1()
    mark = {"side": 1, "before": 4, "fiches": 3}
    return {"first": first, "second": second, "ultima": 0, "mark": mark, **more}


@pytest.mark.parametrize("book", ["dresden-1798", "firenze-2008"])
def test_example_1_is_83_and_two_resti(book: str) -> None:
    """Dr. first example, Fi. 19: 98 against 181; kings left out, 88 against 171."""
    told = count("minchiate", rules=book, opening=ABCD, deals=[example_1()])
    (sheet,) = sheets(told)
    assert (len(sheet.heaps[0]), len(sheet.heaps[1])) == (40, 44)
    assert sheet.totals == (98, 181)
    assert sheet.outcome is not None
    assert (sheet.outcome.winner, sheet.outcome.difference, sheet.outcome.pays) == (1, 83, 2)
    lines = {(line.side, line.rule, line.points) for line in sheet.lines}
    assert {(1, "count.cards", 2), (1, "count.marked", 34), (0, "count.ultima", 10)} <= lines
    assert "senza re: 88 : 171" in [remark.text for remark in sheet.remarks]
    # A pays B at his right, C pays D.
    assert told.accounts == (-2, 2, -2, 2)
    assert told.others[0].book != book
    assert (other_book(told).totals, other_book(told).outcome) == (sheet.totals, sheet.outcome)


def test_a_heap_that_is_left_out_is_the_rest() -> None:
    first, second = hands.dresden_1()
    folla = [card for card in PACK.cards if card not in first + second]
    assert len(folla) == 13
    deal = {**example_1(), "second": None, "folla": folla}
    (sheet,) = sheets(count("minchiate", opening=ABCD, deals=[deal]))
    assert sheet.totals == (98, 181)
    assert set(sheet.heaps[1]) == set(second)


def test_a_folla_half_named_is_filled_up() -> None:
    deal = example_1(folla=["c2"])
    (sheet,) = sheets(count("minchiate", opening=ABCD, deals=[deal]))
    assert sheet.totals == (98, 181)


def test_example_2_is_a_cappotto_of_fifteen_resti() -> None:
    """Dr. second example: (396 + 51) × 2 = 894, fifteen resti, besides the one paid on the way."""
    deal = {
        "second": [],
        "folla": hands.DRESDEN_2_FOLLA,
        "ultima": 0,
        "mark": {"side": 0, "points": 46},
        "matto_lost": True,
        "resti": [1, 0],
    }
    told = count("minchiate", rules="dresden-1798", opening=ABCD, deals=[deal])
    (sheet,) = sheets(told)
    assert sheet.outcome is not None
    assert sheet.totals == (894, 0)
    assert sheet.outcome.pays == 15
    assert told.accounts == (16, -16, 16, -16)
    # Florence: fourteen resti, and 2 × 51 = 102 make two more.
    florence = other_book(told).outcome
    assert florence is not None
    assert florence.pays == 16


def test_the_mattos_death_may_stand_in_the_mark_already() -> None:
    """58 and the Matto's 5 make 63, which call for no resto (Dr. 5): (396 + 63) × 2 = 918."""
    swept = {"first": [], "folla": hands.DRESDEN_2_FOLLA, "ultima": 1}
    marked = {**swept, "mark": {"side": 1, "points": 63}}
    added = {**swept, "mark": {"side": 1, "points": 58}, "matto_lost": True}
    told = [count("minchiate", opening=ABCD, deals=[deal]) for deal in (marked, added)]
    assert [sheets(one)[0].totals for one in told] == [(0, 918)] * 2
    # 918 are fifteen resti and 18 points, which count for another.
    assert told[0].accounts == (-16, 16, -16, 16)
    # 59 and 5 are the most; and only the winners of all tricks can have them.
    for mark in ({"side": 1, "points": 65}, {"side": 0, "points": 60}):
        assert wrong("minchiate", opening=ABCD, deals=[{**swept, "mark": mark}]).code == "mark"
    both = {**added, "mark": {"side": 1, "points": 60}}
    assert wrong("minchiate", opening=ABCD, deals=[both]).numbers["most"] == 59


def test_a_side_that_has_everything_leaves_the_other_nothing() -> None:
    """84 cards on one side: the rest is the folla, and no second heap can be named."""
    cards = [card for card in PACK.cards if card not in hands.DRESDEN_2_FOLLA]
    (sheet,) = sheets(count("minchiate", opening=ABCD, deals=[{"first": cards, "ultima": 0}]))
    assert [len(heap) for heap in sheet.heaps] == [84, 0]
    # (396) × 2, nothing marked.
    assert sheet.totals == (792, 0)


def test_a_deal_that_cannot_be_counted_is_left_out() -> None:
    """The others are counted as if it had not been dealt: B deals the third one entered."""
    bad = example_1(first=hands.dresden_1()[0][4:])
    told = count("minchiate", opening=ABCD, deals=[example_1(), bad, example_1()])
    assert [sheet and sheet.dealer for sheet in told.sheets] == [0, None, 1]
    assert [found.deal for found in told.wrong] == [1]
    assert told.accounts == (-4, 4, -4, 4)


def test_marks_of_a_misdeal_and_the_price_of_a_revoke() -> None:
    """Two cards wrong: the dealer's enemies mark 30, which makes 64: a resto, and 4 stay.

    34 - 60 + 30 = 4, so BD count 151, and 53 more than AC: one resto at the end, one on the way.
    A revoke costs D himself one resto to each enemy by Dresden, two by Florence.
    """
    misdeal = {"fault": "fault.misdeal", "by": 0, "number": 2}
    revoke = {"fault": "fault.revoke", "by": 3}
    told = count("minchiate", opening=ABCD, deals=[example_1(faults=[misdeal, revoke])])
    (sheet,) = sheets(told)
    assert sheet.totals == (98, 151)
    assert told.accounts == (-2 + 1, 2, -2 + 1, 2 - 2)
    assert {r.rule for r in sheet.remarks} >= {"fault.misdeal", "fault.revoke"}
    florence = other_book(told)
    fines = [p for p in florence.payments if p.rule == "fault.revoke"]
    assert [(p.payer, p.amount) for p in fines] == [(3, 2), (3, 2)]


def test_a_wrong_discard_leaves_cards_ultima_and_marks() -> None:
    """BD count 2 for cards and 34 marked: 36 against 98, 62 more: two resti to AC."""
    faults = [{"fault": "fault.wrong-discard", "by": 3}]
    told = count("minchiate", opening=ABCD, deals=[example_1(faults=faults)])
    assert sheets(told)[0].totals == (98, 36)
    assert told.accounts == (2, -2, 2, -2)


def test_a_versicola_that_grew_is_remarked() -> None:
    """B declared 28-32; D won the 33 into it: an accrescimento of one card."""
    shown = [{"by": 1, "cards": ["28", "29", "30", "31", "32", "M"]}]
    told = count("minchiate", opening=ABCD, deals=[example_1(declared=shown)])
    grown = [r for r in sheets(told)[0].remarks if r.rule == "count.accrescimento"]
    assert [r.cards for r in grown] == [("33",)]


def test_three_giri_change_partners_and_twelve_deals_come_to_nothing() -> None:
    """The first dealer sits with each of the others for four deals, and always opens the giro."""
    told = count("minchiate", opening=ABCD, deals=[example_1()] * 12)
    partners = [sheet.sides[0] for sheet in sheets(told)]
    assert partners == [(0, 2)] * 4 + [(0, 1)] * 4 + [(0, 3)] * 4
    assert [sheet.dealer for sheet in sheets(told)[:4]] == [0, 1, 2, 3]
    # The first side always loses two resti: A all twelve times, each other four times and wins 8.
    assert told.accounts == (-24, 8, 8, 8)
    assert told.table.over
    assert told.rising.payments == ()
    assert sum(told.rising.accounts) == 0
    assert sorted((d.payer, d.amount) for d in told.rising.debts) == [(0, 8), (0, 8), (0, 8)]


def test_a_giro_broken_off_pays_for_the_folle() -> None:
    """After one deal B, C and D still had to deal: each is paid two resti by the enemy pair."""
    told = count("minchiate", opening=ABCD, deals=[example_1()])
    owed = [(p.payer, p.payee, p.amount) for p in told.rising.payments]
    assert owed == [(0, 1, 1), (2, 1, 1), (1, 2, 1), (3, 2, 1), (0, 3, 1), (2, 3, 1)]
    assert told.rising.accounts == (-4, 2 + 1, -2 - 2 + 2, 2 + 1)


def test_seats_by_the_cards_drawn() -> None:
    """The 30 is highest, then the 2, the king, the seven of Coppe (high among the red ones)."""
    told = count("minchiate", opening={"drawn": ["c7", "30", "dR", "2"]})
    assert told.table.order == (1, 2, 3, 0)
    again = wrong("minchiate", opening={"drawn": ["cR", "30", "dR", "2"]})
    assert (again.code, again.cards, again.deal) == ("draw-again", ("cR", "dR"), None)
    # Until all have drawn the ranking holds.
    half = {"drawn": ["c7", "30", "", ""], **ABCD}
    assert count("minchiate", opening=half).table.order == (0, 1, 2, 3)


def mistaken(name: str) -> tuple[dict[str, Any], str, str]:
    """An entry with a mistake, the code it is refused with, and the field."""
    first, second = hands.dresden_1()
    cases: dict[str, tuple[dict[str, Any], str, str]] = {
        "twice": ({"second": [*second, first[0]]}, "twice", "second"),
        "unknown": ({"first": [*first[1:], "x9"]}, "no-card", "first"),
        "too few": ({"first": first[4:]}, "folla", "folla"),
        "odd": ({"first": first[2:], "second": [*second, *first[:2]]}, "fours", "first"),
        "only one heap": ({"second": None}, "two-heaps", "second"),
        "no ultima": ({"ultima": None}, "last", "ultima"),
        "mark": ({"mark": {"side": 0, "fiches": 6}}, "mark", "mark"),
        "seat": ({"faults": [{"fault": "fault.revoke", "by": 7}]}, "seat", "faults"),
        "fault": ({"faults": [{"fault": "fault.sneezing", "by": 1}]}, "no-fault", "faults"),
        "dealer": ({"faults": [{"fault": "fault.misdeal", "by": 0}]}, "dealer", "faults"),
        "matto": ({"matto_lost": True}, "matto", "matto_lost"),
    }
    return cases[name]


MISTAKES = (
    *("twice", "unknown", "too few", "odd", "only one heap", "no ultima"),
    *("mark", "seat", "fault", "dealer", "matto"),
)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistaken_entry_is_refused_by_name(name: str) -> None:
    change, code, field = mistaken(name)
    found = wrong("minchiate", opening=ABCD, deals=[example_1(), example_1(**change)])
    assert (found.deal, found.code, found.field) == (1, code, field)
    assert found.message


# All games -------------------------------------------------------------------------------------


def test_every_game_of_the_house_can_be_counted() -> None:
    assert list(COUNTINGS) == list(GAMES)
    for game in GAMES:
        told = count(game)
        assert (told.sheets, set(told.accounts), told.rising.debts) == ((), {0}, ())


def test_every_rule_on_a_sheet_is_cited_with_its_source() -> None:
    told = count("minchiate", opening=ABCD, deals=[example_1()])
    rules = {line.rule for line in sheets(told)[0].lines}
    assert rules <= set(told.cited)
    assert all(told.cited[rule].title and told.cited[rule].source for rule in rules)


@pytest.mark.parametrize(
    ("accounts", "payments"),
    [
        ((5, -5, 3, -3), 2),
        ((4, 2, -3, -3), 3),
        ((6, -2, -2, -2), 3),
        ((1, 2, 3, -6), 3),
        ((0, 0, 0), 0),
        ((3, -1, -2, 4, -4), 3),
    ],
)
def test_the_fewest_payments(accounts: tuple[int, ...], payments: int) -> None:
    """Groups that come to nothing among themselves each save a payment."""
    debts = fewest_payments(accounts, len(accounts))
    assert len(debts) == payments
    left = list(accounts)
    for debt in debts:
        assert debt.amount > 0
        left[debt.payer] += debt.amount
        left[debt.payee] -= debt.amount
    assert set(left) == {0}
