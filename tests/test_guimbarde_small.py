"""Guimbarde in small: the digest's checks of following, Points, tricks and packs, by hand."""

import re
from importlib.resources import files
from typing import Any

import pytest

from ridotto.cards import Card
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde.deal_end import most_tricks
from ridotto.games.guimbarde.pack import FULL, pips, point_of
from ridotto.games.guimbarde.rules import HAND, Rules
from ridotto.games.guimbarde.tricks import Duty, judge_card
from ridotto.games.guimbarde.trumps import strength
from ridotto.notation import parse, run
from ridotto.table import RuleSetError
from ridotto.table.tricks import Played, Trick

RULE_SET = GUIMBARDE.rule_sets["nuernberg-1770"]


def rules_with(**options: Any) -> Rules:
    """The book's rules, some agreed otherwise."""
    return RULE_SET.with_options(options).read(Rules)


def test_the_sample_deal_of_the_rules_can_be_played_as_it_is_told() -> None:
    """Its hands, claims, tricks and accounts, read from the prose and replayed."""
    told = (files("ridotto.games.guimbarde") / "RULES.md").read_text("utf-8")
    told = told.split("## A sample deal")[1].split("\n## ")[0]
    hands = re.findall(r"^\| ([A-E]) \| (`.*) \|$", told, re.M)
    tricks = re.findall(r"^\| (\d) \| (.*?) \| ([A-E]) \|", told, re.M)
    assert (len(hands), len(tricks)) == (5, 5)
    position = "position dealer E " + " ".join(f"hand {who} {cards}" for who, cards in hands)
    lines = [position.replace("`", "") + " turned c8"]
    lines += ["C takes dJ", "D takes hQ", "E takes hK", "A names 3", "others name nothing"]
    lines[1:1] = ["A takes nothing", "B takes nothing"]
    lines += ["A lays dQ dA d7"]
    for number, plays, winner in tricks:
        cards = re.findall(r"([A-E]) `(\w+)`", plays)
        lines.append(f"{number} {cards[0][0]} {' '.join(card for _, card in cards)}")
        lines.append(f"expect winner = {winner}")
    nets = re.findall(r"([A-E]) ([+−]\d)", told.rpartition("six each:")[2])
    accounts = " ".join(f"{who} {net.replace('−', '-')}" for who, net in nets)
    lines.append(f"expect accounts = {accounts}")
    header = "Game: guimbarde\nRules: nuernberg-1770\nTable: courteous\n\n"
    replay = run(parse(header + "\n".join(lines) + "\n"))
    assert len(replay.checks) == 6
    assert all(check.ok for check in replay.checks)


def lawful(trumps: str, before: str, hand: str, **options: Any) -> str:
    """The cards of the hand that may be played to these."""
    cards, plays = FULL.parse(hand), FULL.parse(before)
    trick = tuple(Played(seat, card, seat) for seat, card in enumerate(plays))
    duty = Duty(rules_with(**options), trumps, cards, trick)
    return " ".join(card for card in cards if judge_card(duty, card).lawful)


@pytest.mark.parametrize(
    ("trumps", "before", "hand", "expected"),
    [
        ("s", "cK", "cQ hK", "cQ"),
        ("s", "cK cQ", "dJ h9", "h9"),
        ("s", "cK cQ", "dJ s7", "s7"),
        ("s", "cK cQ", "dJ", "dJ"),
        ("s", "cK cQ", "hQ hK", "hQ hK"),
        ("c", "h9", "hQ hA s8", "hA"),
        ("c", "h9", "hQ s8", "hQ"),
        ("c", "h9", "dJ c7 s8", "dJ c7"),
        ("d", "dK", "dQ dJ", "dQ"),
        ("c", "hK", "hQ c7", "hQ"),
        ("c", "dJ", "d9 c7 hA", "c7"),
        ("h", "d9", "dJ d8 h7", "d8"),
        ("c", "h9 c9", "c7 s8", "c7 s8"),
    ],
)
def test_what_may_be_played(trumps: str, before: str, hand: str, expected: str) -> None:
    assert lawful(trumps, before, hand) == expected


def test_keeping_back_the_queen_leaves_the_other_duties() -> None:
    """Where the marriage may be broken one still follows suit."""
    agreed = {"break_marriage": "allowed_for_fine"}
    assert lawful("s", "cK", "cQ c7 hK", **agreed) == "cQ c7"
    assert lawful("s", "cK", "cQ hK", **agreed) == "cQ"


@pytest.mark.parametrize(
    ("trumps", "order"),
    [
        ("h", "hQ hK dJ hJ hA h10"),
        ("d", "hQ hK dJ dK dQ dA d10"),
        ("s", "hQ hK dJ sK sQ sJ sA s10"),
        ("c", "hQ hK dJ cK cQ cJ cA c10"),
    ],
)
def test_the_order_of_trumps(trumps: str, order: str) -> None:
    ranks = [strength(card, "T", trumps) for card in FULL.parse(order)]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == len(ranks)


@pytest.mark.parametrize(
    ("hand", "cards", "points"),
    [
        ("hK hQ h10 s7 c7", "hK hQ h10", 30),
        ("cJ cA c10 s8 dK", "cJ cA c10", 31),
        ("d9 d7 d6 h8 h6", "d9 d7 d6", 22),
        ("dJ d10 d9 h8 h7", "dJ d10 d9", 29),
        ("sK sQ h10 h9 c7", "", 0),
    ],
)
def test_points(hand: str, cards: str, points: int) -> None:
    found = point_of(FULL.parse(hand))
    assert " ".join(found) == cards
    assert pips(found) == points


@pytest.mark.parametrize(
    ("players", "cards", "left"),
    [(3, 32, 16), (4, 32, 11), (5, 32, 6), (6, 36, 5), (7, 40, 4), (8, 52, 11), (9, 52, 6)],
)
def test_packs_by_players(players: int, cards: int, left: int) -> None:
    pack = rules_with(players=players).the_pack
    assert len(pack) == cards
    assert cards - players * HAND - 1 == left


def test_the_hombre_pack_has_no_eights_nines_and_tens() -> None:
    ranks = {card[1:] for card in rules_with(pack="hombre40", players=7).the_pack.cards}
    assert ranks == {"K", "Q", "J", "A", "7", "6", "5", "4", "3", "2"}


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 10},
        {"players": 8, "pack": "hombre40"},
        {"deals": 0},
        {"fou_pay": "sometimes"},
    ],
)
def test_tables_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(RuleSetError):
        GUIMBARDE.open(RULE_SET.with_options(options))


@pytest.mark.parametrize(
    ("winners", "best"),
    [
        ((0, 1, 1, 0, 2), (1, 2, True)),
        ((0, 0, 1, 1, 2), (0, 2, True)),
        ((2, 2, 2, 1, 1), (2, 3, False)),
        ((4, 3, 2, 1, 0), (4, 1, True)),
    ],
)
def test_who_has_most_tricks_first(winners: tuple[int, ...], best: tuple[int, int, bool]) -> None:
    table = GUIMBARDE.open(RULE_SET)
    tricks = tuple(Trick(0, (Played(0, Card("s7"), 0),), winner) for winner in winners)
    assert most_tricks(table.with_deal(tricks=tricks)) == best
