"""What cards make: the worth of the four figures one has in the cards (§ Das Bieten)."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import WORTH_BITS
from ridotto.kernel.bieten.numbering import LANE
from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Tables

RANKS = (1 << LANE) - 1
"""All ranks of a suit."""


@inlined
def greater(one: int, other: int) -> int:
    """The greater of two numbers; not every compiler for GPUs knows ``max``."""
    return one if one > other else other


@inlined
def ranks_of(cards: int) -> int:
    """The ranks that occur, whatever the suit."""
    return (cards | cards >> LANE | cards >> 2 * LANE | cards >> 3 * LANE) & RANKS


@inlined
def worths(t: Tables, cards: int) -> int:
    """What natural cards make: ``WORTH_BITS`` a figure, in the order of the figures."""
    herz, laub = cards & RANKS, cards >> LANE & RANKS
    schell, eichel = cards >> 2 * LANE & RANKS, cards >> 3 * LANE & RANKS
    both, either = herz & laub, herz | laub
    other_both, other_either = schell & eichel, schell | eichel
    two = both | other_both | either & other_either
    three = both & other_either | other_both & either
    pairs = cards & cards << 1 & t[tables.LINKED]
    runs = pairs & pairs << 1
    gleich = greater(t[tables.TWO_ALIKE + two], t[tables.THREE_ALIKE + three])
    linked, run = t[tables.TWO_LINKED + ranks_of(pairs)], t[tables.THREE_LINKED + ranks_of(runs)]
    hanger = greater(linked, run)
    suits = t[tables.OF_SUIT + herz] | t[tables.OF_SUIT + laub] << WORTH_BITS
    made: int = suits | gleich << 2 * WORTH_BITS | hanger << 3 * WORTH_BITS
    return made


@inlined
def worths_helped(t: Tables, natural: int, name: int) -> int:
    """All worths with the Weli under a name; the natural figure beats its equal (D 23).

    Where agreed it does not, but for Herz and Laub, the first two.
    """
    alone, helped, made = worths(t, natural), worths(t, natural | 1 << name), 0
    for shift in range(0, 4 * WORTH_BITS, WORTH_BITS):
        own, other = alone >> shift & RANKS, helped >> shift & RANKS
        as_natural = 1 if t[tables.EQUAL_STANDS] and shift >= 2 * WORTH_BITS else 0
        made |= greater(own, other & ~1 | (as_natural if other else 0)) << shift
    return made


@inlined
def figures_in(made: int) -> int:
    """The figures that occur among worths, as a set."""
    found = 0
    for figure in range(4):
        found |= (1 if made >> WORTH_BITS * figure & RANKS else 0) << figure
    return found
