"""What the kernel knows of cards and rules, built from the pack and a rule set by the game itself.

All of it is one flat array, like the deal: what stands where is told below.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import msgspec
import numpy as np

from ridotto.games.tresette.announcements import AT_ONCE, hearing, timing
from ridotto.games.tresette.count import PARTIEN as GREAT_PARTIEN
from ridotto.games.tresette.count import card_points, count_lines
from ridotto.games.tresette.deal_start import cut_limits, packet_sizes
from ridotto.games.tresette.game import TRESETTE
from ridotto.games.tresette.items import announced_ranks
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.rules import (
    DoubleCheck,
    GreatResults,
    Players,
    Rules,
    StramazetteTricks,
    Talon,
    Window2From,
)
from ridotto.games.tresette.state import Announcing, Tresette
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import Pack, Tables
from ridotto.kernel.fill_tables import fill_tables
from ridotto.kernel.tresette import layout
from ridotto.kernel.tresette.numbering import (
    CARDS,
    CUT,
    ITEMS,
    LEAST,
    MAKE_SIGN,
    MOST,
    NAPOLITANE,
    NUMBER,
    PLACE_RANK,
    SIGNS,
    SUIT_COUNT,
    item_of,
    word_of,
)
from ridotto.kernel.tresette.rule_bits import AGREED, agreed_words
from ridotto.table import RuleSet

# The table and the deal.
PLAYERS: Final = 0
SIDES: Final = PLAYERS + 1
SIDE: Final = SIDES + 1
"""By seat."""
CUTS: Final = SIDE + layout.SEATS
"""The cuts one may make, in the second word of acts."""
ROUNDS: Final = CUTS + 1
"""How often the deal goes round."""
PACKET: Final = ROUNDS + 1
"""How many cards are dealt together."""
TRICKS: Final = PACKET + 1
WITH_PACKETS: Final = TRICKS + 1
"""1 where two take up packet after packet."""
WITH_HEAPS: Final = WITH_PACKETS + 1
"""1 where two play from open heaps."""
HEAPS_ANNOUNCED: Final = WITH_HEAPS + 1
"""1 where what lies open there at first is announced."""

# Announcing and signs.
RANKS: Final = HEAPS_ANNOUNCED + 1
"""The ranks that are announced, by their places in a suit."""
SAYABLE: Final = RANKS + 1
"""The items one may name in the first window, then in the second; as bits."""
SECOND_WINDOW: Final = SAYABLE + 2
"""How many tricks after taking up one's cards the second window opens, or ``NOBODY``."""
FROM_FOREHAND: Final = SECOND_WINDOW + 1
"""1 where the second window goes from the forehand, not from the trick's leader."""
LENGTHS: Final = MOST + 1
ITEM_ROWS: Final = ITEMS * LENGTHS
ITEM_MARKS: Final = FROM_FOREHAND + 1
"""In the first deal of a Partie and then in a later one, by item and length: marks laid."""
ITEM_LINE: Final = ITEM_MARKS + 2 * ITEM_ROWS
"""The kind of score line of each announcement."""
ITEM_PARTIE: Final = ITEM_LINE + 2 * ITEM_ROWS
"""1 for each announcement that also wins a Partie."""
SIGN_ACTS: Final = ITEM_PARTIE + 2 * ITEM_ROWS
"""The acts of making a sign where signs are agreed, in the first word of acts."""

# The count.
FIGURES: Final = SIGN_ACTS + 1
ACES: Final = FIGURES + 1
FIGURE_POINTS: Final = ACES + 1
"""By the number of figures won."""
ACE_POINTS: Final = FIGURE_POINTS + CARDS + 1
"""By the number of aces won."""
LAST_POINT: Final = ACE_POINTS + SUIT_COUNT + 1
"""For the last trick."""
TALON_WON: Final = LAST_POINT + 1
"""The cards left over, if they go with the last trick: all bits, or none."""

# Partien.
TARGET: Final = TALON_WON + 1
DOUBLE_LIMIT: Final = TARGET + 1
CONTINUATION: Final = DOUBLE_LIMIT + 1
AT_MOMENT: Final = CONTINUATION + 1
"""1 where doubling is judged by what lay when the winners had enough."""
GREAT: Final = AT_MOMENT + 1
"""Partien for the four great results, in the order of their lines."""
GREAT_ENDS: Final = GREAT + layout.LINES - layout.GALLATA
"""1 where a great result ends the Partie."""
IN_PAIRS: Final = GREAT_ENDS + 1
"""1 where one player of a pair can make a great result alone."""
LOST_TRICKS: Final = IN_PAIRS + 1
"""How many tricks the losers of a Stramazette may have."""
LOST_LAST: Final = LOST_TRICKS + 1
"""1 if one of them may be the last."""

# The sitting.
PARTIEN: Final = LOST_LAST + 1
DEALS: Final = PARTIEN + 1
REDRAW: Final = DEALS + 1
"""Partien after which partners are drawn anew; 0 is never."""
STAKE: Final = REDRAW + 1
IN_FORCE: Final = STAKE + 1
"""The rules in force as bits, for observations."""
SIZE: Final = IN_FORCE + len(AGREED.used)

Parts: TypeAlias = Iterator[tuple[int, int | Iterable[int]]]


def make_tables(rule_set: RuleSet) -> Tables:
    """The tables of a rule set with its options."""
    rules, opening = rule_set.read(Rules), TRESETTE.open(rule_set)
    return fill_tables(
        SIZE, _seats(opening), _words(opening), _count(rules), _partien(rules), _sitting(rules)
    )


def new_pack(t: Tables) -> Pack:
    """The numbers of all cards, to be shuffled."""
    del t
    return np.array([NUMBER[card] for card in PACK.cards], dtype=np.uint8)


def _seats(opening: Tresette) -> Parts:
    rules, sizes = opening.rules, packet_sizes(opening.rules)
    least, most = cut_limits()
    yield PLAYERS, rules.seats
    yield SIDES, rules.sides
    yield SIDE, (opening.side(seat) for seat in opening.seats)
    yield CUTS, sum(1 << CUT + lifted - WORD for lifted in range(least, most + 1))
    yield ROUNDS, len(sizes)
    yield PACKET, sizes[0]
    yield TRICKS, rules.tricks
    yield WITH_PACKETS, int(rules.packets)
    yield WITH_HEAPS, int(rules.heaps)
    yield HEAPS_ANNOUNCED, int(rules.heaps and rules.heaps_announced)


def _words(opening: Tresette) -> Parts:
    """What is said (intro, r. I-II)."""
    rules = opening.rules
    yield RANKS, sum(1 << PLACE_RANK.index(rank) for rank in announced_ranks(rules))
    yield SAYABLE, (_sayable(opening, window) for window in (1, 2))
    yield SECOND_WINDOW, 1 if rules.two_windows else layout.NOBODY
    yield FROM_FOREHAND, int(rules.window2_from is Window2From.FOREHAND)
    for later in (0, 1):
        yield from _items(opening, later)
    pairs = rules.players is Players.FOUR
    signs = (1 << MAKE_SIGN + number for number in range(len(SIGNS)))
    yield SIGN_ACTS, sum(signs) if rules.signals and pairs else 0


def _sayable(opening: Tresette, window: int) -> int:
    """Items that count when somebody names them at his turn, though he be not the forehand."""
    speaker, forehand = 1, 0
    # The round is the window's: so many tricks have been gathered since the cards were taken up.
    state = opening.with_deal(
        forehand=forehand, fresh=1 - window, phase=Announcing(window, speaker)
    )
    return sum(
        1 << number
        for number in range(ITEMS)
        if timing(state, speaker, item_of(number, LEAST)) in AT_ONCE
    )


def _items(opening: Tresette, later: int) -> Parts:
    """What the game says each item brings."""
    ledger = msgspec.structs.replace(opening.ledger, opened=later)
    state = msgspec.structs.replace(opening, ledger=ledger)
    for number in range(ITEMS):
        for length in range(LEAST, (MOST if number >= NAPOLITANE else SUIT_COUNT) + 1):
            heard = hearing(state, 0, item_of(number, length))
            place = later * ITEM_ROWS + number * LENGTHS + length
            yield ITEM_MARKS + place, heard.line.points
            yield ITEM_LINE + place, layout.MARK_RULES.index(heard.line.rule)
            yield ITEM_PARTIE + place, int(heard.partie)


def _count(rules: Rules) -> Parts:
    figures, aces = figures_in(PACK.cards), aces_in(PACK.cards)
    yield FIGURES, word_of(figures)
    yield ACES, word_of(aces)
    yield FIGURE_POINTS, (card_points(figures[:n]) for n in range(len(figures) + 1))
    yield ACE_POINTS, (card_points(aces[:n]) for n in range(len(aces) + 1))
    yield LAST_POINT, sum(line.points for line in count_lines(0, (), last=True))
    yield TALON_WON, -1 if rules.three_player_talon is Talon.TO_LAST_TRICK else 0


def _partien(rules: Rules) -> Parts:
    one = rules.stramazette_tricks is StramazetteTricks.ONE
    yield TARGET, rules.target
    yield DOUBLE_LIMIT, rules.double_limit
    yield CONTINUATION, int(rules.continuation)
    yield AT_MOMENT, int(rules.double_check is DoubleCheck.AT_MOMENT)
    slate = len(layout.MARK_RULES)
    yield GREAT, (GREAT_PARTIEN[rule] for rule in layout.SLATE_RULES[layout.GALLATA - slate :])
    yield GREAT_ENDS, int(rules.great_results is GreatResults.END_PARTIE)
    yield IN_PAIRS, int(rules.players is Players.FOUR)
    yield LOST_TRICKS, 1 if one else rules.tricks
    yield LOST_LAST, int(rules.stramazette_last_trick)


def _sitting(rules: Rules) -> Parts:
    yield PARTIEN, rules.partien
    yield DEALS, rules.deals
    yield REDRAW, rules.redraw_partners_every if rules.players is Players.FOUR else 0
    yield STAKE, rules.stake
    yield IN_FORCE, agreed_words(rules)
