"""The count of Kaiserspiel, Guimbarde and Bieten with real cards, held to worked hands."""

from typing import Any

import pytest

from ridotto.counting.deal_sheet import Sheet
from ridotto.counting.evening_debts import Debt
from tests.count_client import count, sheets, stand, wrong

# Kaiserspiel -----------------------------------------------------------------------------------


def board(sheet: Sheet) -> list[tuple[int, int]]:
    """Fiches and loose points of everybody."""
    return list(zip(stand(sheet, "fiches"), stand(sheet, "loose"), strict=True))


K_1 = {
    "turned": "sA",
    "imperials": [{"by": 1, "imperial": "h"}],
    "rummel": 0,
    "honours": [{"by": 0, "cards": [card]} for card in ("sK", "s7", "sJ", "sQ")],
    "tricks": [9, 3],
}
K_1_START = {"dealer": 1, "fiches": [2, 3], "loose": [20, 12]}


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, [(3, 8), (4, 0)]),
        ({"cards_score": "difference"}, [(3, 20), (4, 0)]),
        ({"cards_imperial_erases": False}, [(3, 8), (4, 16)]),
    ],
)
def test_kaiserspiel_example_1(options: dict[str, Any], expected: list[tuple[int, int]]) -> None:
    (sheet,) = sheets(count("kaiserspiel", options=options, opening=K_1_START, deals=[K_1]))
    assert board(sheet) == expected


K_2 = {
    "turned": "d7",
    "rummel": 1,
    "honours": [
        {"by": 0, "cards": ["dK", "dQ"]},
        {"by": 0, "cards": ["dJ"]},
        {"by": 0, "cards": ["dA"]},
    ],
    "tricks": [7, 5],
}


def test_kaiserspiel_example_2_with_and_without_restriction() -> None:
    start = {"dealer": 1, "fiches": [3, 2], "loose": [8, 16]}
    free = {**K_2, "tournees": [{"by": 1, "imperial": "7"}]}
    on = {"unrestricted": True}
    (sheet,) = sheets(count("kaiserspiel", options=on, opening=start, deals=[free]))
    assert board(sheet) == [(4, 20), (4, 0)]
    assert "imperial.fall" in {line.rule for line in sheet.lines}
    (sheet,) = sheets(count("kaiserspiel", opening=start, deals=[K_2]))
    assert board(sheet) == [(3, 20), (3, 0)]
    assert wrong("kaiserspiel", opening=start, deals=[free]).code == "restricted"


def test_kaiserspiel_example_3_wins_the_partie() -> None:
    """C has five imperials in the eleventh trick: nothing more is marked, and both pay him."""
    deal = {
        "turned": "hA",
        "imperials": [{"by": 1, "imperial": "Q"}],
        "rummel": 2,
        "honours": [
            {"by": 2, "cards": ["hQ", "hK"]},
            {"by": 2, "cards": ["hJ", "h6"]},
            {"by": 2, "cards": ["hA"]},
        ],
    }
    start = {"dealer": 2, "fiches": [4, 3, 4], "loose": [16, 8, 12]}
    told = count("kaiserspiel", options={"players": 3}, opening=start, deals=[deal])
    assert board(sheets(told)[0]) == [(4, 0), (4, 0), (5, 0)]
    assert told.accounts == (-1, -1, 2)
    assert stand(told.table, "fiches") == (0, 0, 0)


def test_kaiserspiel_faults() -> None:
    """Who revokes with one fiche drops to none, and the other gains one; a misdeal passes on."""
    revoke = {**K_1, "faults": [{"fault": "fault.revoke", "by": 0}]}
    start = {**K_1_START, "fiches": [1, 3], "loose": [0, 0]}
    (sheet,) = sheets(count("kaiserspiel", options={"target": 9}, opening=start, deals=[revoke]))
    # B's sequence makes 4 fiches; A marks Rummel and four honours, 20; the revoke: A 0, B 5;
    # A's three tricks over make an imperial and two jettons.
    assert board(sheet) == [(1, 8), (5, 0)]
    misdeal = {"faults": [{"fault": "fault.misdeal", "by": 1}]}
    told = count("kaiserspiel", opening=K_1_START, deals=[misdeal])
    assert (board(sheets(told)[0]), told.table.dealer) == ([(2, 20), (2, 12)], 0)


def test_kaiserspiel_three_have_no_talon() -> None:
    mixed = {"faults": [{"fault": "fault.mixed-hand", "by": 0}]}
    three = {"players": 3}
    assert wrong("kaiserspiel", options=three, deals=[mixed]).code == "no-fault"


def test_kaiserspiel_a_fine_wins_where_that_is_agreed() -> None:
    """A has four imperials; B deals wrongly and has none to lose."""
    start = {"dealer": 1, "fiches": [4, 0], "loose": [0, 0]}
    misdeal = {"faults": [{"fault": "fault.misdeal", "by": 1}]}
    told = count("kaiserspiel", options={"fine_wins": True}, opening=start, deals=[misdeal])
    assert told.accounts == (1, -1)


def test_kaiserspiel_turned_card_is_in_no_trick() -> None:
    deal = {**K_1, "honours": [{"by": 0, "cards": ["sA"]}]}
    assert wrong("kaiserspiel", opening=K_1_START, deals=[deal]).code == "turned-apart"


# Guimbarde -------------------------------------------------------------------------------------

G_1 = {
    "fou": 2,
    "guimbarde": 3,
    "koenig": 4,
    "point": 0,
    "fou_played": {"by": 2, "taken": 4},
    "table_marriages": [{"suit": "s", "king": 0, "queen": 1}],
    "fonds": 0,
}


def test_guimbarde_example_1() -> None:
    told = count("guimbarde", options={"players": 5}, opening={"dealer": 4}, deals=[G_1])
    assert sheets(told)[0].totals == (7, -6, -3, -2, -1)
    assert told.accounts == (7, -6, -3, -2, -1)
    assert stand(sheets(told)[0], "boxes") == (0, 5, 0, 0, 0)
    # If all rise now the five jettons of the Mariage are shared, one each.
    assert told.rising.accounts == (8, -5, -2, -1, 0)
    assert sum(debt.amount for debt in told.rising.debts) == 8


def test_guimbarde_example_2() -> None:
    deal = {
        "guimbarde": 2,
        "koenig": 2,
        "fou": 2,
        "mariage": 2,
        "point": 3,
        "table_marriages": [{"suit": "c", "king": 0, "queen": 1, "trumped": 5}],
        "fou_played": {"by": 2},
        "hand_marriages": [{"by": 2, "suit": "h"}],
        "fonds": 2,
    }
    opening = {"dealer": 5, "boxes": [0, 12, 6, 0, 0]}
    told = count("guimbarde", options={"players": 6}, opening=opening, deals=[deal])
    assert told.accounts == (-10, -10, 57, -3, -9, -7)
    assert stand(sheets(told)[0], "boxes") == (0, 0, 0, 0, 0)


def test_guimbarde_void_deal_keeps_its_stakes() -> None:
    """A misdeal costs E a jetton to each; the stakes lie for the redeal, and none are laid anew."""
    misdeal = {"faults": [{"fault": "fault.misdeal", "by": 4}]}
    told = count("guimbarde", options={"players": 5}, opening={"dealer": 4}, deals=[misdeal, G_1])
    assert told.accounts == (8, -5, -2, -1, -5)
    assert told.table.dealer == 0


def test_guimbarde_mariage_needs_both() -> None:
    found = wrong("guimbarde", options={"players": 5}, deals=[{**G_1, "mariage": 3}])
    assert (found.code, found.field) == ("mariage", "mariage")


# Bieten ----------------------------------------------------------------------------------------

BIETEN = [
    {
        "rows": [["lK", "sK", "hU"], ["eK", "e9", "e8"], ["lA", "hO", "s10"]],
        "herz": {"how": "held"},
        "laub": {"how": "groschen-held"},
        "spiel": {"how": "held", "by": 1},
    },
    {
        "rows": [["hA", "l10", "s7"], ["hO", "eA", "e9"], ["l9", "s9", "s8"]],
        "herz": {"how": "groschen-held"},
        "spiel": {"by": 2},
    },
    {
        "rows": [["lA", "l8", "sK"], ["e9", "e8", "h8"], []],
        "gleich": {"how": "good", "by": 1, "number": 1},
        "hanger": {"how": "good", "by": 1, "number": 2},
        "spiel": {"how": "held", "by": 1, "number": 3},
    },
]
"""§ Praktisches Beispiel: three deals of A, B and C; A deals first."""


def test_bieten_practical_example() -> None:
    """1, 3, 5; then 5, 3, 8 and C is out; then B is out, A has lost and owes C a quarter."""
    told = count("bieten", options={"players": 3, "target": 7}, deals=BIETEN)
    assert [sheet.totals for sheet in sheets(told)] == [(1, 3, 5), (4, 0, 3), (1, 5, 0)]
    assert [sheet.dealer for sheet in sheets(told)] == [0, 1, 0]
    last = sheets(told)[2]
    assert [stand(last, f"column-{seat}") for seat in range(3)] == [(1, 4, 1), (3, 0, 5), (5, 3)]
    assert stand(last, "out") == (2, 1)
    assert stand(last, "bummerl") == (1, 0, 0)
    assert told.accounts == (-1, 0, 1)
    assert told.rising.debts == (Debt(0, 2, 1),)
    # The next game is dealt at the right of the loser, so that he leads.
    assert told.table.dealer == 2


def test_bieten_without_cards_the_company_says_who_made_what() -> None:
    deal = {
        "herz": {"how": "held", "by": 2},
        "laub": {"how": "groschen-held", "by": 2},
        "gleich": {"by": 0},
        "hanger": {"by": 1},
        "spiel": {"how": "held", "by": 1},
    }
    told = count("bieten", options={"players": 3, "target": 7}, deals=[deal])
    assert sheets(told)[0].totals == (1, 3, 5)


def test_bieten_alike_stands_and_a_fault_is_struck_off() -> None:
    """Two pairs of nines: nobody scores the Gleich; a revoke costs B two points."""
    deal = {
        "rows": [["h9", "l9", "sA"], ["s9", "e9", "hA"], ["lU", "e7", "s8"]],
        "faults": [{"fault": "fault.revoke", "by": 1}],
        "spiel": {"by": 0},
    }
    (sheet,) = sheets(count("bieten", options={"players": 3, "target": 7}, deals=[deal]))
    # Herz B, Laub C, Gleich stands, no Hanger, Spiel A.
    assert sheet.totals == (1, 1 - 2, 1)
    assert "figure.stands" in {remark.rule for remark in sheet.remarks}


def test_bieten_weli() -> None:
    """The Weli example: the natural ace beats it in hearts; its pair of nines was let good."""
    deal = {
        "rows": [["W", "s9", "l9"], ["hU", "l10", "eU"], ["hA", "eK", "sK"]],
        "weli": "h9",
        "laub": {"how": "good", "by": 0, "number": 1},
        "spiel": {"how": "held", "by": 2, "number": 2},
        "herz": {"how": "held", "number": 3},
        "gleich": {"how": "good", "by": 0, "number": 4},
    }
    options = {"players": 3, "target": 7, "weli": True}
    assert sheets(count("bieten", options=options, deals=[deal]))[0].totals == (2, 0, 4)
    assert wrong("bieten", options=options, deals=[{**deal, "weli": ""}]).code == "weli"


def test_bieten_who_is_out_makes_nothing() -> None:
    wanted = {**BIETEN[2], "herz": {"by": 2}}
    found = wrong("bieten", options={"players": 3, "target": 7}, deals=[*BIETEN[:2], wanted])
    assert (found.deal, found.code, found.field) == (2, "out", "herz")
