"""Deals of Minchiate on which the compiled rules and the readable ones are compared."""

from functools import cache, partial
from random import Random
from typing import Any, Final

import pytest

from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.cut_and_robbery import may_be_robbed
from ridotto.games.minchiate.deal_start import deal_order
from ridotto.games.minchiate.pack import MATTO
from ridotto.games.minchiate.rules import SecondTen
from ridotto.games.minchiate.state import Cutting, Leading, Minchiate, Playing, Robbing
from ridotto.games.minchiate.tricks import duty_of, judge_card, next_turn
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.minchiate import NUMBER, layout, make_tables, tables
from ridotto.kernel.minchiate.numbering import CUT, LEAVE, ROB
from ridotto.table import RuleSet
from ridotto.testing.agreement import Choose, Pair, any_act

BOOKS: Final = MINCHIATE.rule_sets
TABLES: Final = {name: make_tables(rules) for name, rules in BOOKS.items()}

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
    {"cappotto.count": "constant", "cappotto.points": 301},
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
    {"shuffle.bottom": "no_carta_di_conto"},
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


# Rare deals ----------------------------------------------------------------------------------


def stack(chance: Random, t: Tables, pack: Pack) -> None:
    """What can be robbed lies together, so that much is robbed or turned up."""
    good = [n for n in pack.tolist() if t[tables.ROBBABLE + n // 64] >> n % 64 & 1]
    rest = [n for n in pack.tolist() if n not in good]
    place = chance.randrange(len(rest)) if rest else 0
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


def late_matto(acts: list[int]) -> list[int]:
    """Any card rather than the Matto."""
    return [number for number in acts if number != NUMBER[MATTO]] or acts


def rare_deals(rules: RuleSet, t: Tables, seeds: int, met: set[str]) -> None:
    """Deals in which every rule fires; the rules that the judge cited, the lines, the acts.

    In every other one the Matto is kept as long as may be.
    """

    def note(choose: Choose, late: bool, chance: Random, table: Minchiate, acts: list[int]) -> int:
        if isinstance(table.phase, Leading | Playing):
            turn = next_turn(table)
            assert turn is not None
            duty = duty_of(table, turn.seat)
            met.update(judge_card(duty, card).rule for card in duty.hand)
            acts = late_matto(acts) if late else acts
        return choose(chance, table, acts)

    for seed in range(seeds):
        for arrange, choose in ((stack, rob_all), (favour_one_side, cut_little)):
            pair = Pair(
                MINCHIATE, rules, seed, tables=t, arrange=arrange,
                choose=partial(note, choose, seed % 2 == 1),
            ).play()  # fmt: skip
            account = pair.table.deal.account
            met.update(line.rule for line in (*pair.table.deal.lines, *account.lines))
            met.update(type(action).__name__ for action in pair.actions)
