"""Deals of Tresette on which the compiled rules and the readable ones are compared."""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette.state import Announcing, Cutting, Tresette
from ridotto.kernel import tresette as kernel
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.tresette import COMPARED_WITH as RISEN
from ridotto.kernel.tresette import layout, tables
from ridotto.kernel.tresette.numbering import CARDS, CUT, LANE
from ridotto.table import RuleSet
from ridotto.testing.agreement import Pair, any_act

BOOK: Final = TRESETTE.rule_sets["nuernberg-1770"]

PACKETS: Final = {"players": 2, "two_player": "packets"}
OPTIONS: Final[tuple[Mapping[str, Any], ...]] = (
    {},
    {"continuation": True},
    {"continuation": True, "great_results": "bonus", "target": 7, "double_limit": 3},
    {"continuation": True, "three_sevens": "ends_partie", "double_check": "at_moment"},
    {"three_sevens": "ends_partie", "sevens_first_deal_only": True, "stake": 3},
    {"three_sevens": "marks_only", "group_ranks": "high", "partien": 2},
    {"sevens_first_deal_only": True, "group_values": "modern", "deals": 2},
    {"announce_time": "before_play", "target": 11, "double_limit": 0, "partien": 1},
    {"window2_from": "forehand", "signals": True, "double_limit": 15},
    {"stramazette_tricks": "any", "stramazette_last_trick": False, "signals": True},
    {"stramazette_tricks": "any", "great_results": "bonus", "redraw_partners_every": 1},
    {"double_check": "at_moment", "redraw_partners_every": 2, "stake": 2},
    {"players": 3},
    {"players": 3, "three_player_talon": "to_last_trick", "continuation": True, "target": 9},
    {"players": 3, "double_check": "at_moment", "stramazette_tricks": "any", "stake": 2},
    {"players": 3, "announce_time": "before_play", "three_sevens": "ends_partie"},
    {"players": 3, "window2_from": "forehand", "great_results": "bonus"},
    {**PACKETS},
    {**PACKETS, "continuation": True, "double_check": "at_moment", "target": 11},
    {**PACKETS, "window2_from": "forehand", "three_sevens": "ends_partie"},
    {**PACKETS, "announce_time": "before_play", "stramazette_tricks": "any"},
    {"players": 2},
    {"players": 2, "continuation": True, "stramazette_tricks": "any"},
    {"players": 2, "heaps_announced": True, "three_sevens": "ends_partie"},
    {"players": 2, "heaps_announced": True, "continuation": True, "group_ranks": "high"},
)
"""Every option that bears on play or payment, among every number of players."""

each_option = pytest.mark.parametrize("number", range(len(OPTIONS)))


@cache
def rules_of(number: int) -> RuleSet:
    """The book with some of the options."""
    return BOOK.with_options(OPTIONS[number])


@cache
def tables_of(number: int) -> Tables:
    """The kernel's tables for them."""
    return kernel.make_tables(rules_of(number))


def any_score(chance: Random, t: Tables, deal: Deal) -> None:
    """Any dealer, any marks, perhaps a slate and a Partie already begun."""
    sides = int(t[tables.SIDES])
    deal[layout.DEALER] = chance.randrange(t[tables.PLAYERS])
    deal[layout.OPENED] = chance.choice((0, 0, 1, 3))
    near = chance.random() < 0.4
    for side in range(sides):
        marks = chance.randrange(int(t[tables.TARGET]))
        deal[layout.MARKS + side] = max(marks, int(t[tables.TARGET]) - 6) if near else marks
        other = (side + 1) % sides
        deal[layout.SLATE + layout.SIDES * side + other] = chance.choice((0, 0, 0, 1, 2))


def pair_of(number: int, seed: int, **more: Any) -> Pair:
    """A party under some of the options."""
    usual: dict[str, Any] = {"tables": tables_of(number), "party": any_score, "observing": 0.0}
    return Pair(RISEN, rules_of(number), seed, **usual | more)


# Rare deals --------------------------------------------------------------------------------------

CUT_AT: Final = 20


def arrange(chance: Random, t: Tables, pack: Pack) -> None:
    """Hands with much of a rank, of a suit, or of the highest cards, before a cut in the middle.

    With a long suit and a few low cards one wins almost every trick.
    """
    keys: tuple[Callable[[int], float], ...] = (_rank, _strength, _suit, _suit, _long, _longer)
    key, noise = chance.choice(keys), chance.choice((0.0, 0.0, 1.0, 2.0, 4.0))
    cards = sorted(map(int, pack), key=lambda card: key(card) + noise * chance.random())
    players, packet = int(t[tables.PLAYERS]), int(t[tables.PACKET])
    hand = packet * int(t[tables.ROUNDS])
    hands = [cards[hand * place : hand * (place + 1)] for place in range(players)]
    if chance.random() < 0.3:
        # The two strongest hands become those of partners, each with a share of both.
        hands[0][::2], hands[-2][::2] = hands[-2][::2], hands[0][::2]
    turns = [n % players for n in range(players * hand // packet) for _ in range(packet)]
    order = [hands[place].pop(0) for place in turns]
    order += cards[players * hand :]
    pack[:] = order[-CUT_AT:] + order[:-CUT_AT]


def _rank(card: int) -> float:
    return (card % LANE + 4) % LANE


def _strength(card: int) -> float:
    return -(card % LANE)


def _suit(card: int) -> float:
    return card // LANE * 2 - card % LANE / LANE


def _long(card: int, low: int = 1) -> float:
    """Of the first suit all but some, and as many of the lowest cards of the others."""
    lowest = card % LANE == 0 and 0 < card // LANE <= low
    return -9 if lowest or low <= card < LANE else card * 7 % CARDS / CARDS


def _longer(card: int) -> float:
    return _long(card, 2)


def choose(chance: Random, table: Tresette, lawful: list[int]) -> int:
    """The forehand's side plays high; the others low in some deals, and in others what counts.

    Most that can be said is said.
    """
    if isinstance(table.phase, Cutting):
        return CUT + CUT_AT
    if chance.random() < 0.1:
        return any_act(chance, table, lawful)
    if isinstance(table.phase, Announcing):
        return min(lawful) if chance.random() < 0.7 else max(lawful[:-1] or lawful)
    (seat,) = TRESETTE.awaited(table)
    cards = [number for number in lawful if number < CARDS]
    strong = table.side(seat) == table.side(table.party.after(table.deal.dealer))
    high = strong or table.deal.start.marks[0] % 2
    return max(cards, key=lambda card: (card % LANE) * (1 if high else -1))


def rare_deal(number: int, seed: int, **more: Any) -> Pair:
    """An arranged deal, played to show something."""
    return pair_of(number, seed, arrange=arrange, choose=choose, **more).play()
