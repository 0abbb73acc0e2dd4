"""Deals of Bieten for the tests of its kernel: slates, arranged packs, biased choices."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np

from ridotto.games.bieten import BIETEN
from ridotto.games.bieten.bids import moment_of
from ridotto.games.bieten.duty import judge_claim
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.game import BietenGame, awaited
from ridotto.games.bieten.slate import match_done
from ridotto.games.bieten.state import FIGURES, Bieten, Cutting, Robbing
from ridotto.games.bieten.weli import holding_of
from ridotto.kernel import bieten as kernel
from ridotto.kernel.bieten import act_numbers, layout, numbering, tables
from ridotto.kernel.contract import NOBODY, Pack, Tables
from ridotto.table import RuleSet
from ridotto.testing.agreement import Pair

BOOKS: Final = BIETEN.rule_sets
PLAYERS: Final = (3, 2, 4, 3, 5, 2, 3, 6, 4, 3, 2, 3, 7, 4, 3, 2, 8, 3, 4, 2, 9, 3, 2, 10, 3)
"""Small companies oftener: they cost less, and play is the same."""

OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"out_rank": "laub_first", "target": 3},
    {"held_order": "bid_order", "target": 4, "games": 1},
    {"answer_order": "bidder"},
    {"post_play": "leader_only", "bidder_may_raise": True},
    {"possession": "free"},
    {"good_forfeits": "all", "target": 6},
    {"stand_cancels_good": False},
    {"raise_when_one_missing": False, "target": 3},
    {"bidder_may_raise": True, "answer_order": "bidder", "target": 12},
    {"weli_freed_by_good": True},
    {"possession": "free", "good_forfeits": "all", "weli_freed_by_good": True},
    {"stand_by_best": True},
    {"stand_by_best": True, "weli_equal_stands": True, "target": 6},
    {"spiel_bid_from_hand": True, "weli_equal_stands": True, "spiel_out_of_turn": True},
    {"penalty": 5, "penalty_floor": "zero", "revoke_card_void": True, "target": 99, "games": 3},
)
"""Every option; those of faults must change nothing."""


class CountedMatch(BietenGame):
    """The match is over once its last game is counted: rising is no act of the kernel."""

    def over(self, table: Bieten) -> bool:
        return super().over(table) or (self.settled(table) and match_done(table))


GAME: Final = CountedMatch()


def rules_for(book: str, number: int) -> tuple[RuleSet, Tables]:
    """A book with options and a number of players that vary with the number given."""
    return _rules(book, number % (len(OPTIONS) * len(PLAYERS)))


@cache
def _rules(book: str, number: int) -> tuple[RuleSet, Tables]:
    options = OPTIONS[number % len(OPTIONS)] | {"players": PLAYERS[number % len(PLAYERS)]}
    rules = BOOKS[book].with_options(options)
    return rules, kernel.make_tables(rules)


def any_slate(chance: Random, t: Tables, deal: Any) -> None:
    """Scores near the target, some out already, any dealer."""
    players, goal = int(t[tables.PLAYERS]), int(t[tables.GOAL])
    out = [seat for seat in range(players) if chance.random() < 0.15][: players - 2]
    near = [goal - 1, goal - 2, goal - 3, chance.randrange(goal), 0]
    for seat in range(players):
        deal[layout.SCORES + seat] = goal + 1 if seat in out else chance.choice(near)
    deal[layout.OUT] = sum(1 << seat for seat in out)
    deal[layout.FIRST_OUT] = chance.choice(out) if out else 0
    deal[layout.DEALER] = chance.choice([seat for seat in range(players) if seat not in out])
    deal[layout.GAMES] = chance.randrange(int(t[tables.GAMES]))


def by_rank(chance: Random, t: Tables, pack: Pack) -> None:
    """Cards of a rank together: many a Gleich, and equals."""
    del t
    arranged(chance, pack, lambda card: card % numbering.LANE)


def by_suit(chance: Random, t: Tables, pack: Pack) -> None:
    """Cards of a suit together: many a Hanger, and suits followed."""
    del t
    arranged(chance, pack, lambda card: card // numbering.LANE)


def weli_on_top(chance: Random, t: Tables, pack: Pack) -> None:
    """Who lifts one card cuts to it; who lifts more, deals it."""
    by_rank(chance, t, pack)
    weli = np.flatnonzero(pack == numbering.WELI_NUMBER)
    for place in weli:
        other = chance.choice((0, 0, *range(8)))
        pack[place], pack[other] = pack[other], pack[place]


def arranged(chance: Random, pack: Pack, key: Callable[[int], int]) -> None:
    """Sorted, but for a few cards; the sorts of cards come in any order."""
    order = [chance.random() for _ in range(numbering.CARDS)]
    row = sorted((int(card) for card in pack), key=lambda card: (order[key(card)], order[card]))
    for _ in range(chance.randrange(6)):
        one, other = chance.randrange(len(row)), chance.randrange(len(row))
        row[one], row[other] = row[other], row[one]
    pack[:] = row


SPIEL: Final = FIGURES.index(Figure.SPIEL)
TALK: Final = range(numbering.BID, numbering.SILENT)
YIELDING: Final = (numbering.GOOD, numbering.SILENT, *range(numbering.BID, numbering.GROSCHEN))
RAISING: Final = (*range(numbering.GROSCHEN, numbering.HOLD + 1), numbering.CUT, numbering.ROB)
WAITING: Final = (
    *range(numbering.PLAY, numbering.CUT), numbering.DONE, numbering.HOLD, numbering.BID + SPIEL,
)  # fmt: skip
"""The Spiel, cards, few other words: the Weli is kept to the end."""


class Watcher:
    """Chooses acts with a bias; the game's own judge is asked about every act there is."""

    def __init__(self, favoured: tuple[int, ...], thorough: float) -> None:
        self.favoured, self.thorough = favoured, thorough
        self.met: set[str] = set()

    def __call__(self, chance: Random, table: Bieten, numbers: list[int]) -> int:
        if chance.random() < self.thorough:
            self.judge_all(table, numbers)
        favoured = [number for number in numbers if number in self.favoured]
        return chance.choice(favoured if favoured and chance.random() < 0.7 else numbers)

    def judge_all(self, table: Bieten, numbers: list[int]) -> None:
        """Lawful is what is offered, and nothing else."""
        lawful = set()
        (seat,) = awaited(table)
        if not isinstance(table.phase, Cutting | Robbing):
            holding, moment = holding_of(table, seat), moment_of(table)
            self.met |= {judge_claim(holding, figure, moment).rule for figure in FIGURES}
        for number in range(numbering.ACTS):
            if number != numbering.UNUSED:
                verdict = GAME.judge(table, act_numbers.action_of(table, (number,)))
                self.met.add(verdict.rule)
                lawful |= {number} if verdict.lawful else set()
        assert lawful == set(numbers)


RARE: Final = [
    (arrange, favoured)
    for arrange in (by_rank, by_suit, weli_on_top)
    for favoured in (tuple(TALK), YIELDING, RAISING, WAITING)
]


def play_rare(
    rules: RuleSet, t: Tables, seed: int, thorough: float = 0.0, deals: int = 1
) -> set[str]:
    """Deals in which rare things happen; the rules that were met."""
    arrange, favoured = RARE[seed % len(RARE)]
    watcher = Watcher(favoured, thorough)
    pair = Pair(
        GAME, rules, seed, tables=t, party=any_slate, arrange=arrange, choose=watcher, observing=0.0
    ).play(deals)
    count = pair.table.deal.count
    assert count is not None
    cited = (*count.lines, *count.results, *count.remarks, *pair.table.deal.paid)
    return watcher.met | {part.rule for part in cited}


def moments(book: str, seeds: range, often: float) -> Iterator[Pair]:
    """Parties stopped now and then, where somebody has to act."""
    for seed in seeds:
        rules, t = rules_for(book, seed)
        arrange, favoured = RARE[seed % len(RARE)]
        watcher = Watcher(favoured, 0.0)
        pair = Pair(
            GAME, rules, seed, tables=t, party=any_slate, arrange=arrange, choose=watcher,
            observing=1.0,
        )  # fmt: skip
        pair._deal()
        while kernel.turn(t, pair.deal) != NOBODY:
            if pair.chance.random() < often:
                yield pair
            pair._decide()
