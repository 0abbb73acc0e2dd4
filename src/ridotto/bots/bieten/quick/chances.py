"""Chances by counting: how likely nobody else has better, for all one can see.

They are rough on purpose where it costs time: their use is to tell hands apart, and what a chance
is worth in the talk is learnt, not assumed.
"""

from ridotto.bots.bieten.quick.bonds import natural_of
from ridotto.bots.bieten.quick.cards import (
    RANK_ROW,
    count_bits,
    made_of,
    neighbours_of,
)
from ridotto.bots.bieten.quick.layout import (
    ALL,
    GLEICH,
    HAND,
    LAUB,
    LEADER,
    LED,
    LEDS,
    NAME,
    PLAYERS,
    ROW,
    TRICK,
    WELI,
    Cells,
)
from ridotto.bots.bieten.quick.moves import face, winner_of

SURE = 0.99


def laid_natural(s: Cells, p: int) -> int:
    """The natural cards a player has laid."""
    cards = 0
    for n in range(3):
        card = s[ROW + 3 * p + n]
        if 0 <= card < WELI:
            cards |= 1 << card
    return cards


def laid_weli(s: Cells, p: int) -> int:
    """What a player has laid the Weli as; -1 if he has not."""
    for n in range(3):
        if s[ROW + 3 * p + n] == WELI:
            return s[NAME]
    return -1


def hidden_count(s: Cells, p: int) -> int:
    """How many cards of his nobody has seen."""
    count = 0
    for n in range(3):
        count += 1 if s[ROW + 3 * p + n] < 0 else 0
    return count


def is_void(s: Cells, p: int, suit: int) -> bool:
    """Has he shown that he has no card of a suit?"""
    for n in range(3):
        card = s[ROW + 3 * p + n]
        if card >= 0 and card != WELI and s[LEDS + n] == suit and card >> 3 != suit:
            return True
    return False


def unseen_by(s: Cells, p: int) -> int:
    """The natural cards that p has neither held nor seen."""
    seen = natural_of(s, p)
    for other in range(s[PLAYERS]):
        seen |= laid_natural(s, other)
    return ALL & ~seen


def none_higher(s: Cells, p: int, unseen: int, suit: int, height: int) -> float:
    """The chance that no hidden card of the others is higher in its suit."""
    higher = count_bits(unseen & (255 << (8 * suit)) & ~(((1 << height) - 1) << (8 * suit)))
    if higher == 0:
        return 1.0
    hidden = 0
    for other in range(s[PLAYERS]):
        if other != p and not is_void(s, other, suit):
            hidden += hidden_count(s, other)
    left, chance = count_bits(unseen), 1.0
    for n in range(hidden):
        chance *= max(0.0, 1.0 - higher / max(1, left - n))
    return chance


def shown_best(s: Cells, p: int, figure: int) -> int:
    """The best figure that others have laid open."""
    best = 0
    for other in range(s[PLAYERS]):
        if other != p:
            best = max(best, made_of(figure, laid_natural(s, other), laid_weli(s, other)))
    return best


def better_alike(s: Cells, other: int, unseen: int, height: int) -> float:
    """About how many pairs above this height another may have, by his hidden cards."""
    hidden, left = hidden_count(s, other), count_bits(unseen)
    laid, pairs, mates = laid_natural(s, other), 0, 0
    for rank in range(height, 8):
        row = RANK_ROW << rank
        count = count_bits(unseen & row)
        pairs += count * (count - 1) // 2
        mates += count if laid & row else 0
    return pairs * hidden * (hidden - 1) / (left * (left - 1)) + mates * hidden / left


def better_hanger(s: Cells, other: int, unseen: int, height: int) -> float:
    """About how many Hanger above this height another may have."""
    hidden, left = hidden_count(s, other), count_bits(unseen)
    laid = laid_natural(s, other)
    high = ((255 << height) & 255) * RANK_ROW
    pairs = count_bits(neighbours_of(unseen) & high)
    above = count_bits((laid << 1) & 0xFEFEFEFE & unseen & high)
    below = count_bits((laid & high) >> 1 & 0x7F7F7F7F & unseen)
    return pairs * hidden * (hidden - 1) / (left * (left - 1)) + (above + below) * hidden / left


def chance_of(s: Cells, p: int, figure: int, value: int) -> float:
    """The chance that a figure of this value is the best; nothing if one lies there as good."""
    if value == 0 or shown_best(s, p, figure) >= value:
        return 0.0
    unseen, size, height = unseen_by(s, p), value >> 5, (value >> 1) & 15
    if figure <= LAUB:
        return none_higher(s, p, unseen, figure, height)
    if size == 3:
        return SURE
    chance = 1.0
    for other in range(s[PLAYERS]):
        if other == p:
            continue
        if figure == GLEICH:
            rivals = better_alike(s, other, unseen, height)
        else:
            rivals = better_hanger(s, other, unseen, height)
        chance *= max(0.0, 1.0 - rivals)
    return chance


def last_trick_chance(s: Cells, p: int) -> float:
    """The chance to win the third trick, once it has begun."""
    card = s[ROW + 3 * p + 2]
    hand = s[HAND + p]
    if card == WELI or hand == 1 << WELI:
        return 0.9 if s[LED] < 0 or winner_of(s, 2) == p or card < 0 else 0.0
    if card < 0:
        card = lowest(hand)
    suit, height = card >> 3, (card & 7) + 1
    unseen = unseen_by(s, p)
    if s[LED] < 0 and p != s[LEADER]:
        lower = count_bits(unseen & (((1 << (height - 1)) - 1) << (8 * suit)))
        return 3 * lower / count_bits(unseen)
    if s[LED] >= 0 and (suit != s[LED] or beaten(s, p, card)):
        return 0.0
    return none_higher(s, p, unseen, suit, height)


def beaten(s: Cells, p: int, card: int) -> bool:
    """Does another's better card of its suit lie in the trick?"""
    winner = winner_of(s, s[TRICK])
    return winner != p and face(s, s[ROW + 3 * winner + s[TRICK]]) >= card


def lowest(cards: int) -> int:
    """The number of the lowest card of a set."""
    for card in range(33):
        if (cards >> card) & 1:
            return card
    return -1
