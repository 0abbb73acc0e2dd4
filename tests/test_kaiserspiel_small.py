"""Kaiserspiel in small: lawful cards, the Rummel's sums, imperials, marks and fines, by hand."""

from typing import Any

import pytest

from ridotto.cards import Card
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.kaiserspiel.imperials import find_imperials, find_tournees
from ridotto.games.kaiserspiel.marks import Board, book, fined, four, imperials
from ridotto.games.kaiserspiel.pack import PACKS, pips
from ridotto.games.kaiserspiel.rules import Rules
from ridotto.games.kaiserspiel.tricks import Duty, judge_card, winner_of
from ridotto.table import RuleSetError, ScoreLine
from ridotto.table.tricks import Played

BOOK = KAISERSPIEL.rule_sets["nuernberg-1770"]


def rules(**options: Any) -> Rules:
    """The book's rules, with something agreed otherwise."""
    return BOOK.with_options(options).read(Rules)


def cards(text: str) -> tuple[Card, ...]:
    """Cards of the larger pack."""
    return PACKS[36].parse(text)


@pytest.mark.parametrize(
    ("led", "hand", "lawful"),
    [
        ("d9", "d10 dK d8 sA", "d10 dK"),
        ("dJ", "d10 dK d8 sA", "dK"),
        ("dK", "d8 sA", "d8"),
        ("d9", "sA s7 cK", "sA s7"),
        ("d9", "cK h8", "cK h8"),
        ("s9", "sA s7 cK", "sA"),
        ("sJ", "sA s7 cK", "sA s7"),
        ("dJ", "dA d10 cK", "dA d10"),
    ],
)
def test_lawful_cards_of_two(led: str, hand: str, lawful: str) -> None:
    """Spades are trumps; the ace ranks below the Valet (Begriff, r. X)."""
    duty = Duty("s", cards(hand), (Played(0, Card(led), 0),))
    assert {c for c in duty.hand if judge_card(duty, c).lawful} == set(cards(lawful))


@pytest.mark.parametrize(
    ("before", "hand", "lawful"),
    [
        ("d9 s8", "d10 d6 sK", "d10 d6"),
        ("d9 s8", "sK s7 cA", "sK"),
        ("d9 s8", "s7 s6 cA", "s7 s6 cA"),
        ("s9 s8", "s10 s7", "s10"),
        ("d9 cK", "d8 d10", "d10"),
    ],
)
def test_lawful_cards_of_the_third(before: str, hand: str, lawful: str) -> None:
    """The card winning so far is to be beaten; nobody must trump lower (r. X)."""
    first, second = cards(before)
    duty = Duty("s", cards(hand), (Played(0, first, 0), Played(1, second, 1)))
    assert {c for c in duty.hand if judge_card(duty, c).lawful} == set(cards(lawful))


def test_elder_of_three_leads_a_trump() -> None:
    """If he has one (Begriff)."""
    bound = Duty("s", cards("sK d7 h9"), (), trump_lead=True)
    assert [c for c in bound.hand if judge_card(bound, c).lawful] == ["sK"]
    free = Duty("s", cards("d7 h9"), (), trump_lead=True)
    assert all(judge_card(free, c).lawful for c in free.hand)


@pytest.mark.parametrize(
    ("trick", "winner"), [("d9 d10", 1), ("d9 cK", 0), ("dK s7", 1), ("sA sJ", 1), ("hK d7 s6", 2)]
)
def test_who_takes(trick: str, winner: int) -> None:
    plays = [Played(seat, card, seat) for seat, card in enumerate(cards(trick))]
    assert winner_of(plays, "s").seat == winner


@pytest.mark.parametrize(
    ("suit", "total"), [("hA hK h10 h8", 39), ("hA hK hQ hJ", 41), ("d10 d9 d8 d7 d6", 40)]
)
def test_the_rummel_counts(suit: str, total: int) -> None:
    assert pips(cards(suit)) == total


def test_four_kings_and_the_high_trumps_are_three_imperials() -> None:
    """1 + 2 (r. XVIII)."""
    found = find_imperials(rules(), cards("sK hK dK cK sQ sJ sA"), "s")
    assert sum(imperial.worth for imperial in found) == 3
    assert sum(i.worth for i in find_imperials(rules(), cards("sK hK dK cK sQ sJ sA"), "h")) == 2


@pytest.mark.parametrize(
    ("options", "found"),
    [({}, 1), ({"pack": 36}, 0), ({"pack": 36, "sevens_in_36": True}, 1), ({"players": 3}, 0)],
)
def test_four_sevens(options: dict[str, Any], found: int) -> None:
    """In 36 cards the sixes take their place."""
    assert len(find_imperials(rules(**options), cards("s7 h7 d7 c7"), "s")) == found


def test_the_tournee_takes_the_turned_card() -> None:
    """Three of a rank, or the rest of the sequence; one imperial each (r. XVI)."""
    hand = cards("hK dK cK sQ sJ sA h9")
    found = find_tournees(rules(unrestricted=True), hand, Card("sK"), "s")
    assert [imperial.worth for imperial in found] == [1, 1]
    assert find_tournees(rules(), hand, Card("s10"), "s") == ()


def test_marks_become_imperials_and_wipe_out() -> None:
    """Six jettons are a fiche (Marquiren, r. XIII)."""
    board = four(Board((2, 3), (20, 12)), 0)
    assert board == Board((3, 3), (0, 0))
    assert imperials(Board((2, 3, 0), (20, 12, 4)), 1, 2) == Board((2, 5, 0), (0, 12, 0))
    assert four(Board((2, 3), (20, 12)), 0, wipes=False) == Board((3, 3), (0, 12))


def test_an_imperial_made_by_cards_wipes_out_unless_agreed() -> None:
    """Both readings of r. XIV."""
    line = ScoreLine(0, "cards", 4)
    board = Board((2, 4), (20, 16))
    assert book(rules(), board, line) == Board((3, 4), (0, 0))
    assert book(rules(cards_imperial_erases=False), board, line) == Board((3, 4), (0, 16))


@pytest.mark.parametrize(
    ("fiches", "number", "after"),
    [((0, 1), 2, (1, 0)), ((0, 0), 1, (1, 0)), ((0, 3), 2, (0, 1)), ((1, 2, 1), 3, (2, 0, 2))],
)
def test_fines(fiches: tuple[int, ...], number: int, after: tuple[int, ...]) -> None:
    """B loses imperials: his own fiches first, then one to everybody else (r. XII)."""
    loose = (8,) * len(fiches)
    assert fined(Board(fiches, loose), 1, number) == Board(after, loose)


def test_the_packs() -> None:
    """Three players always have the sixes."""
    assert rules().cards == 32
    assert rules(players=3).cards == 36
    assert PACKS[32].cards[:4] == cards("sK sQ sJ sA")


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"pack": 52},
        {"packet": 5},
        {"target": 0},
        {"point_by": "suits"},
        {"players": 3, "cards_score": "difference"},
    ],
)
def test_what_cannot_be_agreed(options: dict[str, Any]) -> None:
    with pytest.raises(RuleSetError):
        rules(**options)
