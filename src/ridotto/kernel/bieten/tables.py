"""What the kernel knows of cards and rules, built from a rule set by the game's own functions.

All of it is one flat array, like the deal: what stands where is told below.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

import numpy as np

from ridotto.cards import Card
from ridotto.games.bieten import count, slate
from ridotto.games.bieten.bids import judge_limit
from ridotto.games.bieten.figures import Figure, Worth, forms, worth
from ridotto.games.bieten.pack import PLAIN_PACK, SUITS
from ridotto.games.bieten.rules import (
    AnswerOrder,
    GoodForfeits,
    HeldOrder,
    OutRank,
    Possession,
    PostPlay,
    Rules,
)
from ridotto.games.bieten.state import FIGURES, TRICKS
from ridotto.kernel.bieten import layout
from ridotto.kernel.bieten.numbering import CARD, LANE, MOST_LIFTED, NUMBER, word
from ridotto.kernel.contract import Pack, Tables
from ridotto.kernel.fill_tables import fill_tables
from ridotto.table import RuleSet

LANE_SETS: Final = 1 << LANE
"""How many sets of cards a suit has; sets of ranks are as many."""

MOST_LACKING: Final = 6
"""Who lacks more points than this may bid no more figures for it."""

# The agreement.
PLAYERS: Final = 0
GOAL: Final = 1
GAMES: Final = 2
TRICKS_PLAYED: Final = 3
WELI: Final = 4
"""1 if it is in the pack."""
LAUB_FIRST: Final = 5
BY_BID_ORDER: Final = 6
"""1 if held figures go out in the order in which they were bid (D 10)."""
FROM_LEADER: Final = 7
"""1 if answers are asked from the leader's left, 0 from that of who makes the offer (D 1a)."""
ALL_SPEAK_ON: Final = 8
"""1 if everybody may speak after his card, 0 if only the leader (D 2a)."""
FREE: Final = 9
"""1 if one may claim a figure one has not (D 8)."""
FORFEITS: Final = 10
"""1 if whose last word was good cannot make the figure (D 7)."""
STANDS: Final = 11
"""1 if points let good are struck where a figure stands (D 9)."""
RAISE_AT_ONE: Final = 12
"""1 if who lacks one point may give a Groschen (D 12)."""
BIDDER_RAISES: Final = 13
"""1 if a bidder may raise his own figure (D 4)."""
FREED: Final = 14
"""1 if a figure let good to its owner frees the Weli (D 24)."""

# Prices.
QUARTER: Final = 15
"""What the loser of a game owes its winner."""
POINTS: Final = 16
"""By line of the count."""
RANK: Final = POINTS + len(layout.LINE_RULES)
"""The figures in the order in which they go out."""
MOST_BIDS: Final = RANK + len(FIGURES)
"""By points missing, how many figures one may bid."""

# Cards.
LANES: Final = MOST_BIDS + MOST_LACKING + 1
"""By suit its cards; none for ``NOTHING``."""
SUITS_OF: Final = LANES + layout.SUITS + 1
"""By set of suits their cards."""
LINKED: Final = SUITS_OF + (1 << layout.SUITS)
"""The cards that make a Hanger with the next lower number."""
OF_SUIT: Final = LINKED + 1
"""The worth of a Herz or Laub, by the cards of the suit."""
TWO_ALIKE: Final = OF_SUIT + LANE_SETS
"""The worth of a Gleich of two, by the ranks of which there are two."""
THREE_ALIKE: Final = TWO_ALIKE + LANE_SETS
TWO_LINKED: Final = THREE_ALIKE + LANE_SETS
"""The worth of a Hanger of two, by the ranks of its upper card."""
THREE_LINKED: Final = TWO_LINKED + LANE_SETS
PACK_SIZE: Final = THREE_LINKED + LANE_SETS
CARDS: Final = PACK_SIZE + 1
"""The numbers of all cards that are played with."""

# Readings agreed upon that no observation tells: they come too late, or too seldom, to matter.
BY_BEST: Final = CARDS + MOST_LIFTED + 1
"""1 if points let good are struck where the best figure is shared, whoever wrote them (D 9)."""
EQUAL_STANDS: Final = BY_BEST + 1
"""1 if a Gleich or Hanger with the Weli is as good as its equal (D 23)."""
FROM_HAND: Final = EQUAL_STANDS + 1
"""1 if who has laid his third card bids the Spiel no more (D 15)."""
SIZE: Final = FROM_HAND + 1

OPTIONS: Final = tuple(range(WELI, FREED + 1))
"""The places of what a table may agree, 0 or 1 each."""

Parts: TypeAlias = Iterator[tuple[int, int | Iterable[int]]]


def make_tables(rule_set: RuleSet) -> Tables:
    """The tables of a rule set with its options."""
    return tables_for(rule_set.read(Rules))


def tables_for(rules: Rules) -> Tables:
    """The tables of a table's rules."""
    return fill_tables(SIZE, _agreement(rules), _prices(rules), _cards(rules), _worths())


def new_pack(t: Tables) -> Pack:
    """The numbers of all cards, to be shuffled."""
    return t[CARDS : CARDS + int(t[PACK_SIZE])].astype(np.uint8)


def worth_code(found: Worth | None, *, natural: bool) -> int:
    """A figure's worth as a number: what is better is greater, and nothing is 0."""
    if found is None:
        return 0
    cards, height = found
    return (cards << 4 | height) << 1 | natural


def _agreement(rules: Rules) -> Parts:
    yield PLAYERS, rules.players
    yield GOAL, rules.goal
    yield GAMES, rules.games
    yield TRICKS_PLAYED, TRICKS
    yield WELI, int(rules.weli)
    yield LAUB_FIRST, int(rules.out_rank is OutRank.LAUB_FIRST)
    yield BY_BID_ORDER, int(rules.held_order is HeldOrder.BID_ORDER)
    yield FROM_LEADER, int(rules.answer_order is AnswerOrder.LEADER)
    yield ALL_SPEAK_ON, int(rules.post_play is PostPlay.ALL)
    yield FREE, int(rules.possession is Possession.FREE)
    yield FORFEITS, int(rules.good_forfeits is GoodForfeits.ALL)
    yield STANDS, int(rules.stand_cancels_good)
    yield RAISE_AT_ONE, int(rules.raise_when_one_missing)
    yield BIDDER_RAISES, int(rules.bidder_may_raise)
    yield FREED, int(rules.weli_freed_by_good)
    yield BY_BEST, int(rules.stand_by_best)
    yield EQUAL_STANDS, int(rules.weli_equal_stands)
    yield FROM_HAND, int(rules.spiel_bid_from_hand)


def _prices(rules: Rules) -> Parts:
    yield QUARTER, slate.QUARTER
    good, held = (dict(rule[::-1] for rule in part.values()) for part in (count.GOOD, count.HELD))
    paid = {"score.silent": 1} | good | held
    yield POINTS, (paid[rule] for rule in layout.LINE_RULES)
    yield RANK, (FIGURES.index(figure) for figure in rules.rank)
    yield MOST_BIDS, (_most_bids(lacks) for lacks in range(MOST_LACKING + 1))


def _most_bids(lacks: int) -> int:
    return sum(judge_limit(lacks, bids).lawful for bids in range(len(FIGURES)))


def _cards(rules: Rules) -> Parts:
    lanes = [word(suit.cards) for suit in SUITS]
    yield LANES, lanes
    for suits in range(1 << len(SUITS)):
        yield SUITS_OF + suits, sum(lane for n, lane in enumerate(lanes) if suits >> n & 1)
    yield LINKED, word(card for card in PLAIN_PACK.cards if _linked(card))
    yield PACK_SIZE, len(rules.pack)
    yield CARDS, (NUMBER[card] for card in rules.pack.cards)


def _linked(card: Card) -> bool:
    lower = NUMBER[card] - 1
    return lower >= 0 and forms(Figure.HANGER, (card, CARD[lower]))


def _worths() -> Parts:
    """By rank the cards that show the worth; the best rank of a set counts."""
    suits = [[CARD[LANE * lane + rank] for rank in range(LANE)] for lane in range(len(SUITS))]
    herz, alike = suits[0], list(zip(*suits, strict=True))
    yield OF_SUIT, _by_set(Figure.HERZ, tuple((card,) for card in herz))
    yield TWO_ALIKE, _by_set(Figure.GLEICH, tuple(cards[:2] for cards in alike))
    yield THREE_ALIKE, _by_set(Figure.GLEICH, tuple(cards[:3] for cards in alike))
    for size, place in ((2, TWO_LINKED), (3, THREE_LINKED)):
        tops = range(size - 1, LANE)
        runs = tuple(tuple(herz[top + 1 - size : top + 1]) for top in tops)
        yield place, _by_set(Figure.HANGER, ((),) * (size - 1) + runs)


@cache
def _by_set(figure: Figure, by_rank: tuple[tuple[Card, ...], ...]) -> tuple[int, ...]:
    codes = [worth_code(worth(figure, cards), natural=True) for cards in by_rank]
    return tuple(
        max((code for n, code in enumerate(codes) if ranks >> n & 1), default=0)
        for ranks in range(LANE_SETS)
    )
