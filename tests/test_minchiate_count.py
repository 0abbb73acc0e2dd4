"""The count, held against the books' figures and against a second count written apart."""

import math
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.count import Account, Tally, make_account, mazzetti, resti_for
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.versicole import find_versicole, line, smallest_versicole

OPTIONS: tuple[dict[str, bool], ...] = ({}, {"versicole.demonio": True})
RULES = {
    (name, bool(options)): MINCHIATE.rule_sets[name].with_options(options).read(Rules)
    for name in MINCHIATE.rule_sets
    for options in OPTIONS
}
DRESDEN = RULES["dresden-1798", False]


def cards(text: str) -> tuple[Card, ...]:
    return PACK.parse(text)


def versicole_sum(text: str, rules: Rules = DRESDEN) -> int:
    return sum(line(rules, 0, v).points for v in find_versicole(rules, cards(text)))


@pytest.mark.parametrize(
    ("held", "points"),
    [
        ("1 2 3", 11),
        ("1 M 40", 20),
        ("1 13 28", 15),
        ("31 32 33", 15),
        ("1 13 28 29 30", 30),
        ("1 13 28 29 30 M", 40),
        ("2 3 4", 9),
        ("3 4 5", 9),
        ("1 2 3 4 5", 17),
        ("28 29 30", 15),
        ("36 37 38 39 40", 50),
        ("10 20 30 40", 25),
        ("10 20 30", 15),
        ("20 30 40", 20),
        ("cR dR sR", 15),
        ("cR dR sR bR", 20),
        ("cR dR sR M", 20),
        ("1 2 4 5", 0),
        ("10 20 40", 0),
        ("10 30 40", 0),
        ("27 28 29", 0),
        ("1 M", 0),
        ("14 35 39", 0),
    ],
)
def test_versicole_are_worth_what_the_book_says(held: str, points: int) -> None:
    """Dr. 3-4; the checks of the digest, the others added up by hand."""
    assert versicole_sum(held) == points


def test_demonio_mondo_e_carne() -> None:
    """Fi. 3: 14, 35 and 39, the 14 counting 5 inside it: 5 + 5 + 10."""
    assert versicole_sum("14 35 39", RULES["firenze-2008", True]) == 20


def test_a_maximal_run_counts_once() -> None:
    """Dr. 3: 28 to 33 is one versicola of 30, not several."""
    found = find_versicole(DRESDEN, cards("28 29 30 31 32 33"))
    assert [line(DRESDEN, 0, v).points for v in found] == [30]


@pytest.mark.parametrize(
    ("rules", "held", "ashamed"),
    [
        ("dresden-1798", "10 20 30", True),
        ("dresden-1798", "20 30 40", False),
        ("firenze-2008", "10 20 30", True),
        ("firenze-2008", "20 30 40", True),
        ("firenze-2008", "10 20 30 40", False),
    ],
)
def test_diecine_vergognose(rules: str, held: str, ashamed: bool) -> None:
    """Dr. 3: ashamed without the Tromba; Fi. 3: without either end."""
    (found,) = find_versicole(RULES[rules, False], cards(held))
    assert found.title.endswith("vergognose") == ashamed


@pytest.mark.parametrize(
    ("points", "resti"),
    [(1, 1), (60, 1), (61, 2), (120, 2), (121, 3), (181, 4), (301, 6), (360, 6), (894, 15)],
)
def test_resti(points: int, resti: int) -> None:
    """Dr. 6."""
    assert resti_for(DRESDEN, points) == resti


def test_the_nine_cards_of_the_uno_count_104() -> None:
    """Versicole 20 + 20 + 22; singly 1, Papi 12, M, 13, 28 and 40 are 42 (Dr. 11)."""
    held = cards("1 2 3 4 5 13 28 40 M")
    account = _account(held)
    lines = [line for line in account.lines if line.side == 0]
    assert sum(ln.points for ln in lines if not ln.rule.startswith("count.cards")) == 104


@pytest.mark.parametrize(
    ("held", "called"),
    [
        ("1 2 3 4 5 13 28 40 M", "74 dell'Uno"),
        ("1 2 3 4 13 28 40 M", "68 dell'Uno"),
        ("1 2 3 13 28 40 M", "62 dell'Uno"),
        ("1 2 3 4 5 40 M", "54 dell'Uno"),
        ("1 2 3 4 5 13 28 M", "54 dell'Uno"),
        ("1 13 28 40 M", "40 dell'Uno"),
        ("1 2 3 5 40 M", "42 dell'Uno"),
    ],
)
def test_so_many_dell_uno(held: str, called: str) -> None:
    """Dr. 11."""
    account = _account(cards(held))
    texts = [remark.text for remark in account.remarks if remark.rule == "count.dell-uno"]
    assert texts == [called]


def _account(held: tuple[Card, ...], rules: Rules = DRESDEN) -> Account:
    """A deal in which side 0 has these and only worthless cards besides, four at least each."""
    poor = [c for c in PACK.cards if c not in rules.worth and c not in ("29", "14")]
    mine = (*held, *poor[: -len(held) % 4])
    other = [c for c in poor if c not in mine][:4]
    return make_account(rules, Tally(piles=(mine, tuple(other)), ultima=1))


def test_64_cards_with_17_carte_di_conto_win_22() -> None:
    """Dr. 11: seventeen mazzetti; three of them and thirteen cards beyond the fourteen."""
    conto = [c for c in PACK.cards if c in DRESDEN.worth][:17]
    poor = [c for c in PACK.cards if c not in DRESDEN.worth]
    mine, theirs = (*conto, *poor[:47]), tuple(poor[47:67])
    account = make_account(DRESDEN, Tally(piles=(mine, theirs), ultima=1))
    assert [ln.points for ln in account.lines if ln.rule == "count.cards"] == [22]
    heaps, rest = mazzetti(DRESDEN, mine)
    assert sum(heap[0] in DRESDEN.worth and heap[1] not in DRESDEN.worth for heap in heaps) == 17
    assert len(heaps) * 3 + len(rest) == 64


def second_count(pile: frozenset[str], ultima: bool, demonio: bool) -> int:
    """A side's points without marks, counted another way: by asking of every set of cards."""
    worth = {str(n): 5 for n in (1, 10, 13, 20, 28, 30, 31, 32, 33, 34, 35)}
    worth |= {str(n): 3 for n in (2, 3, 4, 5)} | {str(n): 10 for n in range(36, 41)}
    worth |= {"M": 5, "cR": 5, "dR": 5, "sR": 5, "bR": 5}
    matto = 5 if "M" in pile else 0
    points = max(0, len(pile) - 42) + (10 if ultima else 0)
    points += sum(worth.get(card, 0) for card in pile)
    for low, high in ((1, 5), (28, 40)):
        for start, stop in combinations(range(low, high + 2), 2):
            inside = [str(n) for n in range(start, stop)]
            maximal = (start == low or str(start - 1) not in pile) and (
                stop == high + 1 or str(stop) not in pile
            )
            if len(inside) >= 3 and pile.issuperset(inside) and maximal:
                points += sum(worth.get(card, 5) for card in inside) + matto
    if pile.issuperset({"1", "M", "40"}):
        points += 20
    if pile.issuperset({"1", "13", "28"}):
        points += 15 + matto
    if pile.issuperset({"20", "30"}) and pile & {"10", "40"}:
        points += 10 + (5 if "10" in pile else 0) + (10 if "40" in pile else 0) + matto
    kings = len(pile & {"cR", "dR", "sR", "bR"})
    if kings >= 3:
        points += 5 * kings + matto
    if demonio and pile.issuperset({"14", "35", "39"}):
        points += 20 + matto
    return points


@settings(max_examples=300, deadline=None)
@given(
    order=st.permutations(PACK.cards),
    tricks=st.integers(1, 20),
    first_has_ultima=st.booleans(),
    lead=st.integers(-59, 59),
    which=st.sampled_from(sorted(RULES)),
)
def test_any_partition_agrees_with_a_second_count(
    order: list[Card], tricks: int, first_has_ultima: bool, lead: int, which: tuple[str, bool]
) -> None:
    first, second = tuple(order[: 4 * tricks]), tuple(order[4 * tricks : 84])
    ultima = 0 if first_has_ultima else 1
    account = make_account(RULES[which], Tally(piles=(first, second), ultima=ultima, lead=lead))
    mine = second_count(frozenset(first), first_has_ultima, which[1]) + max(0, lead)
    theirs = second_count(frozenset(second), not first_has_ultima, which[1]) + max(0, -lead)
    assert (account.total(0), account.total(1)) == (mine, theirs)
    assert account.difference == abs(mine - theirs)
    assert account.resti == math.ceil(abs(mine - theirs) / 60)
    assert account.winner == (None if mine == theirs else int(mine < theirs))


def test_cappotto_counts_396_or_386() -> None:
    """Dr. 5: with every card 406 less the ultima; 386 if the 29 lies in the folla."""
    poor = [c for c in PACK.cards if c not in DRESDEN.worth]
    without_29 = tuple(c for c in PACK.cards if c not in [p for p in poor if p != "29"][:13])
    account = make_account(DRESDEN, Tally(piles=(without_29, ()), ultima=0))
    assert account.difference == 2 * 396
    poor.remove(Card("29"))
    folla = {"29", *poor[:12]}
    account = make_account(
        DRESDEN, Tally(piles=(tuple(c for c in PACK.cards if c not in folla), ()), ultima=0)
    )
    assert account.difference == 2 * 386


def test_cappotto_with_the_losers_leading_in_marks() -> None:
    """Dr. 5 (Decision): (396 - 30) doubled is 732, thirteen resti; Florence 14 - 1 = 13."""
    folla = [c for c in PACK.cards if c not in DRESDEN.worth and c != "29"][:13]
    pile = tuple(c for c in PACK.cards if c not in folla)
    account = make_account(DRESDEN, Tally(piles=((), pile), ultima=1, lead=30))
    assert (account.winner, account.difference, account.resti) == (1, 732, 13)
    florence = RULES["firenze-2008", False]
    account = make_account(florence, Tally(piles=((), pile), ultima=1, lead=30))
    assert (account.winner, account.resti) == (1, 13)


def test_a_barred_side_that_took_every_trick_counts_the_same_three_and_doubles_them() -> None:
    """Dr. 5, 14; Fi. 13 (Decision): 84 cards are 42, the ultima 10, marked 8: 60, doubled 120."""
    folla = [c for c in PACK.cards if c not in DRESDEN.worth and c != "29"][:13]
    pile = tuple(c for c in PACK.cards if c not in folla)
    for rules in (DRESDEN, RULES["firenze-2008", False]):
        account = make_account(rules, Tally(piles=((), pile), ultima=1, lead=-8, barred=(1,)))
        assert (account.winner, account.difference, account.resti) == (1, 120, 2)
        counted = {line.rule for line in account.lines}
        assert counted == {"count.cards", "count.ultima", "count.marked", "count.cappotto"}


def test_a_barred_side_counts_cards_ultima_and_marks_only() -> None:
    """Dr. 14: wrong number of cards. 44 cards are 2, the ultima 10, marked 7: 19."""
    mine = PACK.cards[40:84]
    account = make_account(
        DRESDEN, Tally(piles=(mine, PACK.cards[:40]), ultima=0, lead=7, barred=(0,))
    )
    assert account.total(0) == 19


@pytest.mark.parametrize("rules", RULES.values(), ids=map(str, RULES))
def test_the_smallest_versicole_are_all_of_three_cards(rules: Rules) -> None:
    """What explanations speak of is what the count finds in any three cards."""
    told = {(one.rule, one.title, frozenset(one.cards)) for one in smallest_versicole(rules)}
    found = {
        (one.rule, one.title, frozenset(three))
        for three in combinations(rules.worth_inside, 3)
        for one in find_versicole(rules, three)
        if frozenset(one.own_cards) == frozenset(three)
    }
    assert told == found
