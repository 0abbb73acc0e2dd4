"""A quick player: every lawful card weighed by the book's advice, one drawn by its worth."""

from ridotto.kernel.chance import Dice, below
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import minds, tables
from ridotto.kernel.minchiate.chances import shown_void
from ridotto.kernel.minchiate.declaring import declare_all
from ridotto.kernel.minchiate.following import weigh_follow
from ridotto.kernel.minchiate.layout import (
    COUNTING,
    EXCHANGING,
    LED,
    LYING,
    NOTHING,
    PHASE,
    SIDES,
    TABLE,
    Deal,
)
from ridotto.kernel.minchiate.leading import weigh_lead
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.tricks import lawful_cards, play
from ridotto.kernel.words import WORD, lowest


@inlined
def best_gift(t: Tables, lo: int, hi: int) -> int:
    """For the Matto a low cartiglia, and no card that serves in a versicola (Dr. 5)."""
    if lo:
        return lowest(lo)
    poor = hi
    for digit in range(tables.PLANES):
        poor &= ~t[tables.INSIDE + 2 * digit + 1]
    return WORD + lowest(poor if poor else hi)


@compiled
def weigh(t: Tables, mind: Mind, deal: Deal, voids: int) -> int:
    """Every lawful card with its value, in the mind; how many there are."""
    lo, hi = lawful_cards(t, deal)
    if deal[PHASE] == EXCHANGING:
        mind[minds.CHOICES] = best_gift(t, lo, hi)
        return 1
    if (not lo or not hi) and lo & (lo - 1) == 0 and hi & (hi - 1) == 0:
        mind[minds.CHOICES] = lowest(lo) if lo else WORD + lowest(hi)
        return 1
    if deal[LED] == NOTHING:
        return weigh_lead(t, mind, deal, voids, lo, hi)
    return weigh_follow(t, mind, deal, voids, lo, hi)


@inlined
def choose(mind: Mind, count: int, dice: Dice) -> int:
    """One of the cards weighed, the likelier the more it is worth."""
    chosen, best = 0, 0.0
    for number in range(count if count > 1 else 0):
        value = mind[minds.VALUES + number]
        value += mind[minds.NOISE] * mind[minds.THROWS + below(dice, minds.GUMBEL)]
        if number == 0 or value > best:
            chosen, best = number, value
    return int(mind[minds.CHOICES + chosen])


@compiled
def look_at_loot(mind: Mind, deal: Deal) -> None:
    """What the cards on the table mean together."""
    mind[minds.LOOT] = 0.0
    for place in range(2 * SIDES):
        word = deal[TABLE + place]
        while word:
            mind[minds.LOOT] += mind[minds.GAP + WORD * (place & 1) + lowest(word)]
            word &= word - 1


@compiled
def play_noting(t: Tables, mind: Mind, deal: Deal, voids: int, card: int) -> int:
    """Play a card and bear in mind what it means; the voids known afterwards."""
    led = NOTHING if deal[PHASE] == EXCHANGING else deal[LED]
    voids = shown_void(t, deal, voids, led, card)
    play(t, deal, card)
    declare_all(t, deal)
    loot = mind[minds.LOOT] + mind[minds.GAP + card]
    mind[minds.LOOT] = loot if deal[LYING] else 0.0
    return voids


@compiled
def play_out(t: Tables, mind: Mind, deal: Deal, voids: int, dice: Dice) -> int:
    """Play to the end, all four with one mind; how many cards were chosen."""
    look_at_loot(mind, deal)
    chosen = 0
    while deal[PHASE] != COUNTING:
        card = choose(mind, weigh(t, mind, deal, voids), dice)
        voids = play_noting(t, mind, deal, voids, card)
        chosen += 1
    return chosen
