"""The Weli: what its owner may still name it, and what binds him (§ Weli).

Nobody else can know it, for it follows from his natural cards as well.
"""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import (
    BOUND,
    CARD_ONES,
    FIGURES,
    GOOD,
    GOOD_GROSCHEN,
    HANDS,
    HOLDER,
    IN_CARDS,
    LED,
    MADE,
    ROWS,
    SAID,
    SPIEL,
    SUITS,
    TRICK,
    VOIDS,
)
from ridotto.kernel.bieten.numbering import LANE, NATURAL
from ridotto.kernel.bieten.worths import figures_in, ranks_of
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables

EVERY_SUIT = (1 << SUITS) - 1


@inlined
def natural_cards(deal: Deal, seat: int) -> int:
    """The natural cards a seat got, laid or not."""
    cards: int = (deal[HANDS + seat] | deal[ROWS + seat]) & NATURAL
    return cards


@inlined
def let_good(deal: Deal, seat: int) -> int:
    """The figures to which a seat has ever said good."""
    said = deal[SAID + seat]
    figures: int = (said >> GOOD | said >> GOOD_GROSCHEN) & (1 << FIGURES) - 1
    return figures


@inlined
def closed_suits(deal: Deal, seat: int) -> int:
    """The suits it has renounced: a Weli in the hand is none of them."""
    suits: int = deal[VOIDS] >> SUITS * seat & EVERY_SUIT
    return suits


@inlined
def completing(t: Tables, natural: int, figure: int) -> int:
    """The names under which the Weli makes a figure, alone or with a natural card."""
    if figure < 2:
        suit: int = t[tables.LANES + figure]
        return suit
    if figure == 2:
        ranks = ranks_of(natural)
        return ranks | ranks << LANE | ranks << 2 * LANE | ranks << 3 * LANE
    neighbours: int = natural << 1 & t[tables.LINKED] | (natural & t[tables.LINKED]) >> 1
    return neighbours


@compiled
def open_names(t: Tables, natural: int, closed: int, bound: int) -> int:
    """Every card the Weli may still be named."""
    names: int = NATURAL & ~natural & ~t[tables.SUITS_OF + closed]
    for figure in range(CARD_ONES):
        if bound >> figure & 1:
            names &= completing(t, natural, figure)
    return names


@inlined
def names_now(t: Tables, deal: Deal, seat: int) -> int:
    """The names still open to a seat that has the Weli in its hand."""
    return open_names(t, natural_cards(deal, seat), closed_suits(deal, seat), deal[BOUND])


@compiled
def makeable(t: Tables, deal: Deal, seat: int) -> int:
    """The figures that the Weli in this hand could still make; what was let good it cannot."""
    natural, names, found = natural_cards(deal, seat), names_now(t, deal, seat), 0
    for figure in range(CARD_ONES):
        found |= (1 if names & completing(t, natural, figure) else 0) << figure
    return found & ~let_good(deal, seat)


@compiled
def bind(t: Tables, deal: Deal, seat: int, figure: int) -> None:
    """The Weli's owner has claimed a figure: unless his natural cards make it, the Weli must."""
    bit = 1 << figure
    if bit & IN_CARDS:
        if bit & (figures_in(deal[MADE + seat]) | let_good(deal, seat)):
            return
        tied = deal[BOUND] | bit
        if open_names(t, natural_cards(deal, seat), closed_suits(deal, seat), tied) == 0:
            return
    deal[BOUND] |= bit


@inlined
def release(t: Tables, deal: Deal, seat: int, figure: int) -> None:
    """A figure was let good to a seat: whoever else claimed it on the Weli is rid of it."""
    if deal[HOLDER] and (t[tables.FREED] or 1 << figure == SPIEL or deal[HOLDER] != seat + 1):
        deal[BOUND] &= ~(1 << figure)


@compiled
def names_to_lay(t: Tables, deal: Deal, seat: int) -> int:
    """The names under which the Weli may be laid now."""
    names = names_now(t, deal, seat)
    lane = t[tables.LANES + deal[LED]]
    mates = deal[HANDS + seat] & lane
    # Who claimed the Spiel takes the suit led with it, if he still can (D 25).
    spiel = deal[TRICK] == t[tables.TRICKS_PLAYED] and deal[BOUND] & SPIEL != 0 and names & lane
    return names & lane if mates or spiel else names


@compiled
def must_lay(t: Tables, deal: Deal, seat: int) -> bool:
    """Would a card off the suit led leave the Weli without a name?"""
    closed = closed_suits(deal, seat) | 1 << deal[LED]
    return open_names(t, natural_cards(deal, seat), closed, deal[BOUND]) == 0
