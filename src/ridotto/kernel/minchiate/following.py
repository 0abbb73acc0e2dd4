"""The book's advice for the card one adds to a trick, compiled (Dr. 10, 12, 15, 16)."""

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
from ridotto.kernel.minchiate.layout import (
    BEST,
    DUE,
    HANDS,
    LED,
    LYING,
    TAROCCHI,
    TURN,
    WINNING,
    Deal,
)
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.numbering import LANE
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD, lowest, popcount

SUITED: Final = 0.7
"""How often somebody who can take with a card of the suit does."""
RETAKES: Final = 0.6
"""How often partner then takes it back."""
MOST_GREED: Final = 0.35
LAST_CALL: Final = 60.0
"""What it is worth to play the Matto in the last trick but one: more than any card saved by it."""
CERTAIN: Final = 0.98
SETTLED: Final = 0.9
"""A trick that will hardly be taken from us."""
SECOND: Final = 1
THIRD: Final = 2
"""How many cards lie there when one is the second or third to play."""


@compiled
def look_at_trick(t: Tables, mind: Mind, deal: Deal, voids: int, out: int) -> None:
    """Who may be void, what king may fall, and who will have the trick as it lies."""
    seat, led = deal[TURN], deal[LED]
    look_round(t, mind, deal, out)
    suits = suits_out(deal, seat)
    mates = popcount(suits & t[tables.LANES + led])
    mind[minds.NEXT_VOID], mind[minds.PARTNER_VOID] = 1.0, 1.0
    if led != TAROCCHI:
        mind[minds.NEXT_VOID] = mind[row_of(voids, seat, seat + 1, led) + mates]
        mind[minds.PARTNER_VOID] = mind[row_of(voids, seat, seat + 2, led) + mates]
    king = deal[DUE] & suits
    mind[minds.FALLS] = 0.0
    if king and deal[LYING] <= THIRD and not void_of(voids, seat + 1, led):
        # One of three has him, or of those who may.
        share = 1 - mind[row_of(voids, seat, seat + 1, led) + 1]
        mind[minds.FALLS] = mind[minds.KING_FALLS] * mind[minds.GAP + lowest(king)] * share
    ours = (deal[WINNING] - seat) & 1 == 0
    mind[minds.STANDING] = outcome(t, mind, deal, voids, out, deal[BEST], 0.0, ours)


@compiled
def outcome(
    t: Tables, mind: Mind, deal: Deal, voids: int, out: int, strength: int, more: float, ours: bool
) -> float:
    """The chance that our side has the trick in the end, if the best card is this strong.

    The second to play has the other enemy and partner behind him, the third one enemy, the
    last nobody. ``more`` is what a card of mine adds to the stake.
    """
    lying, seat = deal[LYING], deal[TURN]
    if lying > THIRD:
        return 1.0 if ours else 0.0
    greed = min(MOST_GREED, (mind[minds.STAKE] + more) * mind[minds.GREED])
    higher = popcount(out >> max(0, strength - t[tables.RUFF] + 1))
    friend = 0.0
    if lying == SECOND:
        # Partner needs a tarocco above the enemy's too: half of the higher ones will do.
        row = row_of(voids, seat, seat + 2, TAROCCHI)
        friend = (1 - mind[row + (higher >> 1)]) * mind[minds.PARTNER_VOID]
        friend *= min(CERTAIN, mind[minds.FRIEND] + greed + mind[minds.LAST])
        friend = with_suit(t, mind, deal, voids, seat + 2, strength, friend)
    if not ours:
        return friend
    will = mind[minds.WILL] + greed + (mind[minds.LAST] if lying == THIRD else 0.0)
    foe: float = (1 - mind[row_of(voids, seat, seat + 1, TAROCCHI) + higher]) * min(CERTAIN, will)
    foe = with_suit(t, mind, deal, voids, seat + 1, strength, foe * mind[minds.NEXT_VOID])
    return 1 - foe * (1 - RETAKES * friend)


@inlined
def with_suit(
    t: Tables, mind: Mind, deal: Deal, voids: int, other: int, strength: int, trumps: float
) -> float:
    """The chance that somebody takes the trick: he trumps it, or has a higher card of the suit."""
    if strength >= t[tables.RUFF]:
        return trumps
    seat, led = deal[TURN], deal[LED]
    mates = suits_out(deal, seat) & t[tables.LANES + led]
    higher = popcount(mates >> LANE * led + strength)
    suited: float = SUITED * (1 - mind[row_of(voids, seat, other, led) + higher])
    return min(1.0, trumps + suited)


@inlined
def of_trick(mind: Mind, deal: Deal, chance: float, beats: bool) -> float:
    """The trick is worth having and the lead is not; partner's sure trick is left to him."""
    value: float = chance * (mind[minds.STAKE] - mind[minds.PRICE])
    sure = beats and mind[minds.STANDING] >= SETTLED and (deal[WINNING] - deal[TURN]) & 3 == 2
    return value - mind[minds.OVERTAKE] if sure else value


@compiled
def weigh_suited(t: Tables, mind: Mind, deal: Deal, voids: int, out: int, card: int) -> float:
    """What a suit card is worth in this trick."""
    seat, suit, strength = deal[TURN], card // LANE, card % LANE + 1
    chance = mind[minds.STANDING]
    beats = suit == deal[LED] and strength > deal[BEST]
    if beats:
        chance = outcome(t, mind, deal, voids, out, strength, 0.0, True)
    value: float = of_trick(mind, deal, chance, beats)
    value += mind[minds.CARTIGLIA] - mind[minds.HIGH] * (strength - 1) / (LANE - 3)
    held = deal[HANDS + 2 * seat] & t[tables.LANES + suit]
    if held & (held - 1) == 0 and deal[HANDS + 2 * seat + 1] & t[tables.TAROCCHI]:
        value += mind[minds.VOID] * mind[minds.HORIZON]
    gap = mind[minds.GAP + card]
    if gap > 0:
        value += (chance - king_later(t, mind, deal, voids, suit)) * gap
    return value


@inlined
def king_later(t: Tables, mind: Mind, deal: Deal, voids: int, suit: int) -> float:
    """The chance to bring my king of this suit home another time."""
    seat = deal[TURN]
    mates = popcount(suits_out(deal, seat) & t[tables.LANES + suit])
    after = mind[row_of(voids, seat, seat + 1, suit) + mates]
    friend = mind[row_of(voids, seat, seat + 2, suit) + mates]
    before = mind[row_of(voids, seat, seat + 3, suit) + mates]
    return safe_king(mind, max(after, before), friend, tricks_left(t, deal))


@inlined
def weigh_tarocco(
    t: Tables, mind: Mind, deal: Deal, voids: int, out: int, place: int, after: int, before: int
) -> float:
    """What a tarocco is worth in this trick."""
    strength, chance = place + t[tables.RUFF], mind[minds.STANDING]
    beats = strength > deal[BEST]
    if beats:
        gap = mind[minds.GAP + WORD + place]
        chance = outcome(t, mind, deal, voids, out, strength, gap, True)
    value: float = of_trick(mind, deal, chance, beats) + chance * mind[minds.FALLS]
    return value + weigh_keeping(t, mind, deal, out, place, chance, after, before)


@inlined
def weigh_matto(mind: Mind, left: int) -> float:
    """The Matto is kept late (Dr. 12), but not for the last trick, which captures it (Fi. 6)."""
    if left == 2:
        return LAST_CALL
    price: float = mind[minds.MATTO] * min(1.0, (left - 2) / 6)
    return -price


@inlined
def note(mind: Mind, count: int, card: int, value: float) -> int:
    """Bear a card in mind with what it is worth; how many there are now."""
    mind[minds.CHOICES + count] = card
    mind[minds.VALUES + count] = value
    return count + 1


@compiled
def weigh_follow(t: Tables, mind: Mind, deal: Deal, voids: int, lo: int, hi: int) -> int:
    """Values of the cards one may add to a trick; how many there are."""
    seat, count = deal[TURN], 0
    out = tarocchi_out(t, deal, seat)
    look_at_trick(t, mind, deal, voids, out)
    while lo:
        card = lowest(lo)
        lo &= lo - 1
        count = note(mind, count, card, weigh_suited(t, mind, deal, voids, out, card))
    after = row_of(voids, seat, seat + 1, TAROCCHI)
    before = row_of(voids, seat, seat + 3, TAROCCHI)
    if hi & t[tables.MATTO]:
        value = of_trick(mind, deal, mind[minds.STANDING], False)
        value += weigh_matto(mind, tricks_left(t, deal))
        count = note(mind, count, t[tables.MATTO_NUMBER], value)
        hi ^= t[tables.MATTO]
    while hi:
        place = lowest(hi)
        hi &= hi - 1
        value = weigh_tarocco(t, mind, deal, voids, out, place, after, before)
        count = note(mind, count, WORD + place, value)
    return count
