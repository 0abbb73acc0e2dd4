"""Chances a quick player reckons with, from the cards he does not see and the voids he has seen.

He knows no more than a chair at the table does, but for the folla: that he takes to be counted.
"""

from typing import Final

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import minds, tables
from ridotto.kernel.minchiate.layout import HANDS, NOTHING, SEATS, TAROCCHI, TRICK, TURN, Deal
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD, lowest, popcount

KINDS: Final = 6
"""Bits of the known voids that belong to one seat: four suits and tarocchi."""

SURE: Final = 0.999


@inlined
def void_of(voids: int, seat: int, kind: int) -> int:
    """1 if a seat is known to have none of a suit."""
    return voids >> KINDS * (seat % SEATS) + kind & 1


@inlined
def shown_void(t: Tables, deal: Deal, voids: int, led: int, card: int) -> int:
    """The voids known once the seat in turn has played this card to a suit (Dr. 10)."""
    kind = t[tables.SUIT + card]
    shift = KINDS * deal[TURN]
    if led == NOTHING or kind in (led, NOTHING):
        return voids
    voids |= 1 << shift + led
    return voids if kind == TAROCCHI else voids | 1 << shift + TAROCCHI


@inlined
def row_of(voids: int, seat: int, other: int, kind: int) -> int:
    """Where in my mind stand the chances that another has none of so many cards of a suit.

    They hang on how many of the three others may have any. Who is void has none for certain, and
    that row is the one for nobody.
    """
    known = void_of(voids, seat + 1, kind) + void_of(voids, seat + 2, kind)
    people = minds.OTHERS - known - void_of(voids, seat + 3, kind)
    return minds.NONE + minds.MOST * (0 if void_of(voids, other, kind) else people)


@inlined
def suits_out(deal: Deal, seat: int) -> int:
    """The suit cards in the other hands."""
    first, second = HANDS + 2 * ((seat + 1) % SEATS), HANDS + 2 * ((seat + 2) % SEATS)
    word: int = deal[first] | deal[second] | deal[HANDS + 2 * ((seat + 3) % SEATS)]
    return word


@inlined
def tarocchi_out(t: Tables, deal: Deal, seat: int) -> int:
    """The tarocchi in the other hands."""
    first, second = HANDS + 2 * ((seat + 1) % SEATS), HANDS + 2 * ((seat + 2) % SEATS)
    word = deal[first + 1] | deal[second + 1] | deal[HANDS + 2 * ((seat + 3) % SEATS) + 1]
    tarocchi: int = word & t[tables.TAROCCHI]
    return tarocchi


@inlined
def tricks_left(t: Tables, deal: Deal) -> int:
    """How many tricks are still to be made, the one on the table among them."""
    left: int = t[tables.TRICKS] + 1 - deal[TRICK]
    return left


@inlined
def look_round(t: Tables, mind: Mind, deal: Deal, out: int) -> None:
    """What is at stake, and what strength and the lead are worth now."""
    mind[minds.STAKE] = mind[minds.LOOT] + mind[minds.TRICK]
    if deal[TRICK] == t[tables.TRICKS]:
        mind[minds.STAKE] += 2 * t[tables.ULTIMA]
    mind[minds.HORIZON] = min(1.0, (tricks_left(t, deal) - 1) * 0.125)
    mind[minds.STEP] = mind[minds.RANK] * mind[minds.HORIZON] / max(1, popcount(out))
    mind[minds.PRICE] = mind[minds.LEAD] * mind[minds.HORIZON]


@inlined
def chance_of(odds: float) -> float:
    """A chance from odds, near enough to the logistic curve and quicker."""
    odds *= 0.5
    return 0.5 + 0.5 * odds / (1 + abs(odds))


@inlined
def safe_tarocco(mind: Mind, held: float, higher: int, left: int, length: int) -> float:
    """The chance to bring a tarocco home if it is not played now."""
    if left <= 1 or held > SURE:
        return 0.0 if left <= 1 else 1.0
    odds = mind[minds.SAFE] + mind[minds.SAFE_CONTROL] * held + mind[minds.SAFE_HIGHER] * higher
    return chance_of(odds + mind[minds.SAFE_LEFT] * left + mind[minds.SAFE_LENGTH] * length)


@inlined
def safe_king(mind: Mind, danger: float, friend: float, left: int) -> float:
    """Likewise a king, by the chances that an enemy or partner trumps his suit."""
    if left <= 1:
        return 0.0
    odds = mind[minds.KING] + mind[minds.KING_DANGER] * danger + mind[minds.KING_FRIEND] * friend
    return chance_of(odds)


@compiled
def weigh_keeping(
    t: Tables, mind: Mind, deal: Deal, out: int, place: int, chance: float, after: int, before: int
) -> float:
    """What playing a tarocco costs in strength, and what bringing it home brings (Dr. 12, 15).

    ``chance`` is that our side takes the trick; ``after`` and ``before`` are the enemies' rows.
    """
    higher, left = popcount(out >> place), tricks_left(t, deal)
    held = mind[after + higher] * mind[before + higher]
    value: float = -mind[minds.STEP] * (popcount(out) - higher)
    value -= mind[minds.CONTROL] * mind[minds.HORIZON] * held
    mine = deal[HANDS + 2 * deal[TURN] + 1] & t[tables.TAROCCHI]
    if mine >> place == 1 and left > 1:
        second = second_highest(mine)
        rest = popcount(out >> second)
        value -= mind[minds.ULTIMA] * (held - (mind[after + rest] * mind[before + rest]))
    gap = mind[minds.GAP + WORD + place]
    if gap > 0:
        value += (chance - safe_tarocco(mind, held, higher, left, popcount(mine))) * gap
    return value


@inlined
def second_highest(word: int) -> int:
    """One above the place of the highest bit but one; if there is none, 0."""
    before, last = 0, 0
    while word:
        before, last = last, lowest(word) + 1
        word &= word - 1
    return before
