"""What a seat's cards allow it to claim: the figures it may bid, hold or raise (D 8)."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import (
    CARD_BITS,
    HANDS,
    HELPED,
    IN_CARDS,
    LED,
    MADE,
    NAME,
    NOTHING,
    ROWS,
    SPIEL,
    TRICK,
)
from ridotto.kernel.bieten.numbering import CARDS, WELI_BIT
from ridotto.kernel.bieten.weli import let_good, makeable, names_now
from ridotto.kernel.bieten.worths import figures_in
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables


@inlined
def laid_to(row: int, trick: int) -> int:
    """The card of a row that was laid to a trick, and 1; 0 for none."""
    return row >> CARDS + CARD_BITS * (trick - 1) & (1 << CARD_BITS) - 1


@inlined
def third_card(deal: Deal, seat: int, trick: int) -> int:
    """In the last trick, the card a seat lays or has laid to it, as a set."""
    hand: int = deal[HANDS + seat]
    return hand if hand else 1 << laid_to(deal[ROWS + seat], trick) - 1


@compiled
def late_spiel(t: Tables, deal: Deal, seat: int) -> bool:
    """After the third lead one's third card must be of its suit (D 15, D 16)."""
    third = third_card(deal, seat, deal[TRICK])
    lane: int = t[tables.LANES + deal[LED]]
    if third != WELI_BIT:
        return third & lane != 0
    if let_good(deal, seat) & SPIEL:
        return False
    names: int = 1 << deal[NAME] - 1 if deal[NAME] else names_now(t, deal, seat)
    return names & lane != 0


@inlined
def may_claim_spiel(t: Tables, deal: Deal, seat: int) -> bool:
    """Free until the third lead, but for a last card that is a Weli which let it good."""
    if deal[TRICK] == t[tables.TRICKS_PLAYED] and deal[LED] != NOTHING:
        return late_spiel(t, deal, seat)
    hand: int = deal[HANDS + seat]
    return hand != WELI_BIT or let_good(deal, seat) & SPIEL == 0


@compiled
def with_weli(t: Tables, deal: Deal, seat: int) -> int:
    """The figures that the Weli adds to a seat's natural ones."""
    if deal[HANDS + seat] & WELI_BIT:
        return makeable(t, deal, seat)
    if deal[ROWS + seat] & WELI_BIT:
        return figures_in(deal[HELPED]) & ~let_good(deal, seat)
    return 0


@inlined
def claimable(t: Tables, deal: Deal, seat: int) -> int:
    """The figures a seat may claim now."""
    figures = IN_CARDS if t[tables.FREE] else figures_in(deal[MADE + seat])
    if t[tables.WELI]:
        figures |= with_weli(t, deal, seat)
    return figures | (SPIEL if may_claim_spiel(t, deal, seat) else 0)
