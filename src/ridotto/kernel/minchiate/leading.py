"""The book's advice for the lead, compiled (Dr. 12, 16)."""

from typing import Final

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import minds, tables
from ridotto.kernel.minchiate.chances import (
    look_round,
    row_of,
    safe_king,
    suits_out,
    tarocchi_out,
    tricks_left,
    void_of,
    weigh_keeping,
)
from ridotto.kernel.minchiate.following import CERTAIN, MOST_GREED, note, weigh_matto
from ridotto.kernel.minchiate.layout import HANDS, LYING, ROUNDS, TAROCCHI, TURN, Deal
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.numbering import LANE
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD, lowest, popcount

LONG: Final = 5
"""So many of a king's suit make it worth leading once."""
HANGS: Final = 0.35
"""How often a king that is out falls into a trick that is trumped."""
DRAWN_OUT: Final = 0.2
"""How often he comes to one that is not."""
RETAKES: Final = 0.7
"""How often partner's higher tarocco stands against the last enemy."""

# How much of what falls we have, where an enemy trumps before partner, after him, or both.
PARTNER_OVER: Final = 0.65
ENEMY_OVER: Final = 0.35
ALL_OVER: Final = 0.4


@inlined
def ruffs(mind: Mind, deal: Deal, voids: int, other: int, suit: int, mates: int, out: int) -> float:
    """The chance that somebody is void in a suit and has a tarocco."""
    seat = deal[TURN]
    void = mind[row_of(voids, seat, other, suit) + mates]
    chance: float = void * (1 - mind[row_of(voids, seat, other, TAROCCHI) + out])
    return chance


@compiled
def weigh_suit(t: Tables, mind: Mind, deal: Deal, voids: int, suit: int, card: int) -> float:
    """Think who will trump the suit, and who will trump him (Dr. 12)."""
    seat, king = deal[TURN], t[tables.KINGS + suit]
    suits = suits_out(deal, seat) & t[tables.LANES + suit]
    mates, out = popcount(suits), popcount(tarocchi_out(t, deal, seat))
    first = ruffs(mind, deal, voids, seat + 1, suit, mates, out)
    friend = ruffs(mind, deal, voids, seat + 2, suit, mates, out)
    # After a Matto that was led the last enemy has played already.
    last = 0.0 if deal[LYING] else ruffs(mind, deal, voids, seat + 3, suit, mates, out)
    trick: float = mind[minds.STAKE] - mind[minds.PRICE]
    gap = mind[minds.GAP + lowest(king)]
    if card == lowest(king):
        safe = safe_king(mind, max(first, last), friend, tricks_left(t, deal))
        lose, win = -safe * gap, (1 - safe) * gap
        trick += win
    else:
        row = row_of(voids, seat, seat + 1, suit)
        ours = 0.0 if void_of(voids, seat + 2, suit) else 1 - mind[row + 1]
        gap *= 1.0 if suits & king else 0.0
        trick = trick * mind[row + popcount(suits >> card + 1)] + (2 * ours - 1) * DRAWN_OUT * gap
        gap *= HANGS * (1.0 - (deal[ROUNDS] >> suit & 1))
        lose, win = -ours * gap, (1 - ours) * gap
    value = outcomes(mind, first, friend, last, lose, win)
    return value + (1 - first) * (1 - friend) * (1 - last) * trick


@inlined
def outcomes(
    mind: Mind, first: float, friend: float, last: float, lose: float, win: float
) -> float:
    """The lead's worth over all who may trump: what it is worth, and the king won or lost."""
    foe = 1 - (1 - first) * (1 - last)
    value: float = (1 - first) * friend * (1 - last) * (mind[minds.PARTNER_RUFFS] + win)
    value += foe * (1 - friend) * (mind[minds.ENEMY_RUFFS] + lose)
    over = PARTNER_OVER * win + (1 - PARTNER_OVER) * lose
    value += first * friend * (1 - last) * (mind[minds.PARTNER_OVERRUFFS] + over)
    over = ENEMY_OVER * win + (1 - ENEMY_OVER) * lose
    value += (1 - first) * friend * last * (mind[minds.ENEMY_OVERRUFFS] + over)
    over = ALL_OVER * win + (1 - ALL_OVER) * lose
    value += first * friend * last * (mind[minds.ALL_RUFF] + over)
    return value


@inlined
def weigh_shed(t: Tables, mind: Mind, deal: Deal, suit: int, low: bool) -> float:
    """Get rid of a suit, with cards to save; lead a long king's suit once (Dr. 12, 16)."""
    hand = HANDS + 2 * deal[TURN]
    held = deal[hand] & t[tables.LANES + suit]
    value: float = mind[minds.CARTIGLIA]
    if held & (held - 1) == 0 and deal[hand + 1] & t[tables.TAROCCHI]:
        value += mind[minds.VOID] * mind[minds.HORIZON]
    fresh = deal[ROUNDS] >> suit & 1 == 0
    if low and fresh and held & t[tables.KINGS + suit] and popcount(held) >= LONG:
        value += mind[minds.IMPICCARE]
    return value


@compiled
def weigh_suits(t: Tables, mind: Mind, deal: Deal, voids: int, lo: int) -> int:
    """The suit cards one may lead; how many there are. Of cartiglie the lowest speaks for all."""
    count = 0
    for suit in range(TAROCCHI):
        rest = lo & t[tables.LANES + suit]
        value, low = 0.0, -1
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            king = 1 << card == t[tables.KINGS + suit]
            if king or low < 0:
                low = card
                value = weigh_suit(t, mind, deal, voids, suit, card)
                value += weigh_shed(t, mind, deal, suit, not king)
            high = mind[minds.HIGH] * (card % LANE) / (LANE - 3)
            count = note(mind, count, card, value - high)
    return count


@inlined
def stands(
    mind: Mind, deal: Deal, voids: int, higher: int, gap: float, after: int, before: int
) -> float:
    """The chance that a tarocco led takes the trick for us."""
    seat = deal[TURN]
    greed = min(MOST_GREED, (mind[minds.STAKE] + gap) * mind[minds.GREED])
    partner = row_of(voids, seat, seat + 2, TAROCCHI)
    first: float = (1 - mind[after + higher]) * min(CERTAIN, mind[minds.WILL] + greed)
    friend: float = (1 - mind[partner + (higher >> 1)]) * min(CERTAIN, mind[minds.FRIEND] + greed)
    will = min(CERTAIN, mind[minds.WILL] + greed + mind[minds.LAST])
    last: float = 0.0 if deal[LYING] else (1 - mind[before + higher]) * will
    return (1 - first + first * friend * RETAKES) * (1 - last)


@compiled
def weigh_lead(t: Tables, mind: Mind, deal: Deal, voids: int, lo: int, hi: int) -> int:
    """Values of the cards one may lead; one rarely leads tarocchi with cartiglie left (Dr. 12)."""
    seat = deal[TURN]
    out = tarocchi_out(t, deal, seat)
    look_round(t, mind, deal, out)
    count = weigh_suits(t, mind, deal, voids, lo)
    if hi & t[tables.MATTO]:
        value = weigh_matto(mind, tricks_left(t, deal))
        count = note(mind, count, t[tables.MATTO_NUMBER], value)
        hi ^= t[tables.MATTO]
    after = row_of(voids, seat, seat + 1, TAROCCHI)
    before = row_of(voids, seat, seat + 3, TAROCCHI)
    price = mind[minds.TAROCCO_LED] if lo else 0.0
    while hi:
        place = lowest(hi)
        hi &= hi - 1
        gap = mind[minds.GAP + WORD + place]
        chance = stands(mind, deal, voids, popcount(out >> place), gap, after, before)
        value = chance * (mind[minds.STAKE] - mind[minds.PRICE]) - price
        value += weigh_keeping(t, mind, deal, out, place, chance, after, before)
        count = note(mind, count, WORD + place, value)
    return count
