"""How people are held to play at a light table: quickly, from their own hand and what lies open."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import SKIS_SUIT, lawful, takes, turn
from ridotto.bots.search.light.layout import (
    BEST,
    CARDS,
    COUNT,
    GAME,
    GUIMBARDE,
    HANDS,
    LED,
    LOW,
    LYING,
    NOBODY,
    OUT,
    OWN,
    PAIRS,
    PLAYERS,
    SHIFT,
    SUITS,
    TAKER,
    TRUMP,
    WON,
    Reals,
    Rules,
    Table,
)
from ridotto.bots.search.light.playing import finish, going_on, play
from ridotto.kernel.chance import STEP, Dice, fall
from ridotto.kernel.words import popcount

(
    TRICK,
    WILL,
    JOINS,
    KEEP,
    TRUMPS,
    GUARD,
    HOPE,
    SAVE,
    LENGTH,
    HEIGHT,
    NOISE,
    PLACES,
    WARMTH,
    FIRST_PART,
    SECOND_PART,
    FURTHER_PART,
) = range(16)
"""What a trick is worth by itself; how readily one takes; what others add to a trick; what a card
that would win is worth in the hand, a trump, a guarded card; the hope that a partner takes; what
one hates to lose; leading from length; high cards; how much is left to chance; in how many places
hidden cards lie; how surely people choose what is best; what parts of the fonds a trick brings."""

PRICE = 16
"""What each card is worth to whoever takes it."""

MANNER = PRICE + CARDS
BITS_TO_ONE = 2.0**-64

PRIZE = OWN + 16
"""Guimbarde's fonds, as its own module names them."""


@compiled
def power(base: float, exponent: int) -> float:
    """A number between 0 and 1, so many times with itself."""
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


@compiled
def hidden(d: Table, seat: int, suit: int) -> int:
    """Cards of a suit that this seat does not see."""
    cards: int = d[OUT + suit] & ~d[HANDS + seat * SUITS + suit]
    return cards


@compiled
def holds(r: Rules, d: Table, w: Reals, seat: int, card: int, led: int, enemies: int) -> float:
    """How likely a card that has the trick keeps it against so many who are still to play."""
    if enemies == 0:
        return 1.0
    suit, trump = card >> SHIFT, r[TRUMP]
    each: float = w[WILL] / w[PLACES]
    higher = popcount(hidden(d, seat, suit) >> (card & LOW) + 1)
    chance = 1.0
    if suit == led:
        chance = power(1.0 - min(0.95, each * enemies), higher)
    if trump == NOBODY or led == trump:
        return chance
    # Whoever has none of the suit led may trump, or trump higher.
    none = power(1.0 - 1.0 / w[PLACES], popcount(hidden(d, seat, led)))
    threats = higher if suit == trump else popcount(hidden(d, seat, trump))
    trumped = none * (1.0 - power(1.0 - 1.0 / w[PLACES], threats))
    return chance * power(1.0 - trumped, enemies)


@compiled
def enemies_after(r: Rules, d: Table) -> int:
    """How many enemies play after whoever's turn it is."""
    after: int = r[PLAYERS] - d[COUNT] - 1
    return (after + 1) // 2 if r[PAIRS] else after


@compiled
def kept(r: Rules, d: Table, w: Reals, seat: int, card: int) -> float:
    """What the card may still do in the hand."""
    suit, height = card >> SHIFT, card & LOW
    if suit == SKIS_SUIT:
        return float(w[PRICE + card])
    enemies = r[PLAYERS] // 2 if r[PAIRS] else r[PLAYERS] - 1
    value: float = w[KEEP] * holds(r, d, w, seat, card, suit, enemies)
    own = d[HANDS + seat * SUITS + suit]
    higher = popcount(hidden(d, seat, suit) >> height + 1)
    lower = popcount(own & (1 << height) - 1)
    if 0 < higher <= lower and higher <= 2:
        value += w[GUARD] / higher
    if suit == r[TRUMP]:
        value += w[TRUMPS]
    return float(value + w[HEIGHT] * height)


@compiled
def trick_worth(r: Rules, d: Table, w: Reals, seat: int) -> float:
    """What a trick is worth by itself; at Guimbarde two are needed for the fonds."""
    if r[GAME] != GUIMBARDE:
        return float(w[TRICK])
    most = 0
    for other in range(r[PLAYERS]):
        most = max(most, d[WON + other])
    mine = d[WON + seat]
    part = w[FIRST_PART] if mine == 0 else w[SECOND_PART]
    if mine >= 2 or most >= 2:
        part = w[FURTHER_PART]
    return float(part * r[PRIZE])


@compiled
def weigh(r: Rules, d: Table, w: Reals, seat: int, card: int) -> float:
    """What playing this card seems worth to this seat."""
    price = w[PRICE + card]
    after = r[PLAYERS] - d[COUNT] - 1
    gain = trick_worth(r, d, w, seat) + w[JOINS] * after + price
    for place in range(d[COUNT]):
        gain += w[PRICE + d[LYING + place]]
    if card >> SHIFT == SKIS_SUIT:
        # It is neither lost nor won.
        return -kept(r, d, w, seat, card)
    chance = ours(r, d, w, seat, card)
    zero_sum = r[PAIRS] == 1 or r[PLAYERS] == 2
    value = chance * gain - (1.0 - chance) * (gain if zero_sum else w[SAVE] * price)
    if d[LED] == NOBODY:
        value += w[LENGTH] * chance * popcount(d[HANDS + seat * SUITS + (card >> SHIFT)])
    return float(value) - kept(r, d, w, seat, card)


@compiled
def ours(r: Rules, d: Table, w: Reals, seat: int, card: int) -> float:
    """How likely the trick is this side's if the card is played."""
    enemies = enemies_after(r, d)
    if d[LED] == NOBODY:
        return holds(r, d, w, seat, card, card >> SHIFT, enemies)
    if takes(r, card, d[BEST]):
        return holds(r, d, w, seat, card, d[LED], enemies)
    if not r[PAIRS]:
        return 0.0
    if (d[TAKER] - seat) % 2 == 0:
        return holds(r, d, w, seat, d[BEST], d[LED], enemies)
    return float(w[HOPE]) if r[PLAYERS] - d[COUNT] - 1 >= 2 else 0.0


@compiled
def chance_of(dice: Dice) -> float:
    """A number from 0 up to 1."""
    dice[0] += STEP
    return float(fall(dice[0])) * BITS_TO_ONE


@compiled
def choose(r: Rules, d: Table, w: Reals, seat: int, may: Table, dice: Dice) -> int:
    """The card that seems best, with a little left to chance."""
    lawful(r, d, seat, may)
    best, top = NOBODY, 0.0
    alone = single(may)
    if alone != NOBODY:
        return alone
    for suit in range(SUITS):
        word = may[suit]
        while word:
            card = (suit << SHIFT) + popcount((word & -word) - 1)
            word &= word - 1
            value = weigh(r, d, w, seat, card) + w[NOISE] * chance_of(dice)
            if best == NOBODY or value > top:
                best, top = card, value
    return best


@compiled
def single(may: Table) -> int:
    """The only card there is, if there is only one."""
    found = NOBODY
    for suit in range(SUITS):
        word = may[suit]
        if word:
            if found != NOBODY or word & word - 1:
                return NOBODY
            found = (suit << SHIFT) + popcount((word & -word) - 1)
    return found


@compiled
def play_out(r: Rules, d: Table, w: Reals, me: int, equity: Reals, may: Table, dice: Dice) -> float:
    """Play the deal to its end, everybody in this manner; what it is worth to one seat."""
    while going_on(r, d):
        seat = turn(r, d)
        play(r, d, seat, choose(r, d, w, seat, may, dice))
    return finish(r, d, me, equity)
