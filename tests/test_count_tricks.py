"""The count of Taroc and Tresette with real cards, held to the digests' worked hands."""

from typing import Any

from tests import count_hands as hands
from tests.count_client import count, sheets, stand, wrong

# Taroc -----------------------------------------------------------------------------------------

T_1_HONOURS = [
    {"by": 0, "honour": "cavalerie-s"},
    *({"by": 1, "honour": name} for name in ("ten-tarocs", "matadors", "matador-20")),
    {"by": 1, "honour": "matador-19"},
    {"by": 1, "honour": "half-cavalerie-h"},
]


def taroc_1(**more: Any) -> dict[str, Any]:
    """Example T-1: A deals."""
    pagat = {"by": 1, "fate": "last"}
    return {"heaps": hands.taroc_1(), "honours": T_1_HONOURS, "pagat": pagat, **more}


def test_taroc_example_1() -> None:
    told = count("taroc", deals=[taroc_1()])
    assert sheets(told)[0].totals == (19, 45, 14)
    assert told.accounts == (-32, 99, -67)
    assert told.table.dealer == 1


def test_taroc_with_cheap_cavaleries_and_one_heap_left_out() -> None:
    heaps = [*hands.taroc_1()[:2], None]
    options = {"cavalerie": 4, "half_cavalerie": 2}
    told = count("taroc", options=options, deals=[taroc_1(heaps=heaps)])
    assert told.accounts == (-41, 99, -58)


def test_taroc_points_counted_by_hand() -> None:
    deal = taroc_1(heaps=[], points=[19, 45, 14])
    assert count("taroc", deals=[deal]).accounts == (-32, 99, -67)
    found = wrong("taroc", deals=[taroc_1(heaps=[], points=[19, 45, 15])])
    assert (found.code, found.numbers) == ("points-sum", {"n": 79, "wanted": 78})


def test_taroc_faults() -> None:
    """A revoke costs B 5 to each; a misdeal costs A 5 to each, and he deals again (r. 2, 4)."""
    revoke = taroc_1(faults=[{"fault": "fault.revoke", "by": 1}])
    assert count("taroc", deals=[revoke]).accounts == (-27, 89, -62)
    misdeal = {"faults": [{"fault": "fault.misdeal", "by": 0}]}
    told = count("taroc", deals=[misdeal])
    assert (told.accounts, told.table.dealer, sheets(told)[0].void) == ((-10, 5, 5), 0, True)


def test_taroc_wrong_skar_returns_everything_but_honours() -> None:
    """r. 3: 5 to each, and B's honours once: 10 + 5 + 5 + 5; ten tarocs were not paid yet."""
    deal = {"honours": T_1_HONOURS, "faults": [{"fault": "fault.skar-number", "by": 0}]}
    assert count("taroc", deals=[deal]).accounts == (-5 - 25 - 5, 5 + 25, 5)


def test_taroc_the_skar_may_be_named_apart() -> None:
    """A laid h2 h4 h9; his tricks alone are 21 cards."""
    a, b, c = hands.taroc_1()
    skar = ["h2", "h4", "h9"]
    assert a[-3:] == skar
    for heaps in ([a[:-3], b, c], [a, b, c], [None, b, c]):
        (sheet,) = sheets(count("taroc", deals=[taroc_1(heaps=heaps, skar=skar)]))
        assert sheet.totals == (19, 45, 14)
        assert set(sheet.heaps[0]) == set(a)


def test_taroc_a_forbidden_skar_is_not_counted() -> None:
    """No King may be laid away (§ I); tarocs go only as three with the Pagat. The deal is void."""
    for skar, fault in (
        (["hK", "h4", "h9"], "skar-forbidden"),
        (["2", "h4", "h9"], "skar-forbidden"),
        (["h4", "h9"], "skar-number"),
    ):
        found = wrong("taroc", deals=[taroc_1(heaps=[], points=[19, 45, 14], skar=skar)])
        assert (found.code, found.field, found.cards) == ("skar", "skar", tuple(skar))
        assert f"fault {fault}" in found.message
    pagat = taroc_1(heaps=[], points=[19, 45, 14], skar=["1", "2", "3"])
    assert sheets(count("taroc", deals=[pagat]))[0].totals == (19, 45, 14)


def test_taroc_heaps_must_be_of_threes() -> None:
    a, b, c = hands.taroc_1()
    found = wrong("taroc", deals=[taroc_1(heaps=[[*a, b[0]], b[1:], c])])
    assert (found.code, found.field) == ("threes", "heaps.0")


# Tresette --------------------------------------------------------------------------------------


def tresette_1(**more: Any) -> dict[str, Any]:
    """Example R-1: D deals, A is forehand."""
    said = [(0, "3x7"), (3, "3xK"), (1, "Nh4"), (2, "3x3")]
    announced = [{"by": by, "item": item} for by, item in said]
    piles = hands.gather(hands.TRESETTE_1, "0101")
    return {"announced": announced, "piles": piles, "last": 1, **more}


def test_tresette_example_1() -> None:
    """Count 4 : 7; B and D go out with 21 to 20; one Partie each, A and C's for the Sevens."""
    opening = {"dealer": 3, "marks": [12, 9]}
    told = count("tresette", opening=opening, deals=[tresette_1()])
    (sheet,) = sheets(told)
    counted = [
        sum(n.points for n in sheet.lines if n.side == s and "count" in n.rule) for s in (0, 1)
    ]
    assert counted == [4, 7]
    assert sheet.totals == (1 + 3 + 4, 1 + 4 + 7)
    assert stand(sheet, "marks") == (0, 0)
    assert stand(sheet, "slate") == (1, 1)
    assert told.rising.debts == ()


def test_tresette_only_figures_and_aces_need_naming() -> None:
    figures = [
        [c for c in pile if c[1:] in "32AKQJ"] for pile in hands.gather(hands.TRESETTE_1, "0101")
    ]
    deal = tresette_1(piles=[figures[0], None])
    told = count("tresette", opening={"dealer": 3, "marks": [12, 9]}, deals=[deal])
    assert set(sheets(told)[0].heaps[1]) == set(figures[1])
    assert stand(sheets(told)[0], "slate") == (1, 1)


def test_tresette_example_2_a_stramazette() -> None:
    """Three Partien to A and C, whatever was marked; with it as a bonus the marks go on 18 : 0."""
    said = [{"by": 0, "item": "Ns6"}, {"by": 2, "item": "3x6"}]
    great = {"side": 0, "name": "stramazette"}
    deal = {"announced": said, "great": great, "piles": [None, ["hK", "dJ"]], "last": 0}
    (sheet,) = sheets(count("tresette", opening={"dealer": 3}, deals=[deal]))
    assert (stand(sheet, "marks"), stand(sheet, "slate")) == ((0, 0), (3, 0))
    bonus = {"great_results": "bonus"}
    (sheet,) = sheets(count("tresette", options=bonus, opening={"dealer": 3}, deals=[deal]))
    assert (stand(sheet, "marks"), stand(sheet, "slate")) == ((18, 0), (3, 0))


def test_tresette_says_where_a_great_result_may_be() -> None:
    """The losers have two figures and no ace: no point. Named, the great result is written."""
    deal = {"piles": [None, ["hK", "dJ"]], "last": 0}
    (sheet,) = sheets(count("tresette", opening={"dealer": 3}, deals=[deal]))
    assert [(r.rule, r.side) for r in sheet.remarks] == [("great.stramazette", 0)]
    assert stand(sheet, "slate") == (0, 0)
    three = {"piles": [None, ["hK", "dJ", "sJ"]], "last": 0}
    assert sheets(count("tresette", opening={"dealer": 3}, deals=[three]))[0].remarks == ()


def test_tresette_example_3_asks_who_was_first() -> None:
    """22 : 22, and B and D had enough after the seventh trick already."""
    opening = {"dealer": 3, "marks": [16, 16]}
    deal: dict[str, Any] = {
        "announced": [{"by": 1, "item": "3xQ"}],
        "piles": hands.gather(hands.TRESETTE_3, "0101"),
        "last": 0,
    }
    assert wrong("tresette", opening=opening, deals=[deal]).code == "who-first"
    deal["first"] = 1
    (sheet,) = sheets(count("tresette", opening=opening, deals=[deal]))
    assert (stand(sheet, "marks"), stand(sheet, "slate")) == ((0, 0), (0, 1))
    on = {"continuation": True}
    (sheet,) = sheets(count("tresette", options=on, opening=opening, deals=[deal]))
    assert stand(sheet, "marks") == (0, 1)


def test_tresette_faults() -> None:
    """A revoke gives the others all eleven; a false announcement as many marks as it told."""
    opening = {"dealer": 3, "marks": [0, 0]}
    deal = tresette_1(announced=[{"by": 1, "item": "Nh4", "false": True}])
    deal["faults"] = [{"fault": "fault.revoke", "by": 3}]
    (sheet,) = sheets(count("tresette", opening=opening, deals=[deal]))
    assert stand(sheet, "marks") == (4 + 11, 0)


def test_tresette_slate_is_paid_on_rising() -> None:
    """Two Partien ahead: A pays B at his right 2, C pays D."""
    opening = {"slate": [[0, 1], [3, 0]]}
    told = count("tresette", opening=opening)
    assert told.rising.accounts == (-2, 2, -2, 2)


def test_tresette_partners_drawn_anew() -> None:
    """A and C's three Partien are paid at once: B to C, D to A. Then B deals, with C opposite."""
    great = {"side": 0, "name": "stramazette"}
    first = {"great": great, "piles": [None, ["hK", "dJ"]], "last": 0}
    evening: dict[str, Any] = {"options": {"redraw_partners_every": 1}, "opening": {"dealer": 3}}
    told = count("tresette", deals=[first], **evening)
    assert told.accounts == (3, -3, 3, -3)
    assert stand(told.table, "slate") == (0, 0)
    assert stand(told.table, "redraw") == ()
    found = wrong("tresette", deals=[first, tresette_1()], **evening)
    assert (found.deal, found.code, found.field) == (1, "redraw", "order")
    # A's three Sevens are a Partie of his and of D's: on rising B pays it to A, and C to D.
    second = {**tresette_1(), "announced": [{"by": 0, "item": "3x7"}], "order": [1, 0, 2, 3]}
    told = count("tresette", deals=[first, second], **evening)
    _, sheet = sheets(told)
    assert sheet.dealer == 1
    assert {frozenset(side) for side in sheet.sides} == {frozenset({1, 2}), frozenset({0, 3})}
    assert told.rising.accounts == (3 + 1, -3 - 1, 3 - 1, -3 + 1)
