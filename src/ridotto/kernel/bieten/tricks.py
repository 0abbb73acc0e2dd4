"""Laying the cards: what one may lay, and who wins (§ Das Bieten, § Weli)."""

from ridotto.kernel.bieten import tables
from ridotto.kernel.bieten.layout import (
    BEST,
    BOUND,
    CARD_BITS,
    HANDS,
    HELPED,
    HOLDER,
    LED,
    LYING,
    NAME,
    NOTHING,
    ROWS,
    SUITS,
    TRICK,
    TURN,
    VOIDS,
    WINNING,
)
from ridotto.kernel.bieten.numbering import CARDS, LANE, NATURAL, WELI_BIT, WELI_NUMBER
from ridotto.kernel.bieten.seat_order import after_card
from ridotto.kernel.bieten.weli import must_lay, natural_cards
from ridotto.kernel.bieten.worths import worths_helped
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables


@inlined
def cards_to_lay(t: Tables, deal: Deal, seat: int) -> int:
    """The natural cards a seat may lay: suit is followed, beating is free."""
    hand = deal[HANDS + seat]
    mates = hand & t[tables.LANES + deal[LED]]
    natural: int = mates if mates else hand & NATURAL
    if hand & WELI_BIT and not mates and deal[LED] != NOTHING and must_lay(t, deal, seat):
        return 0
    return natural


@inlined
def lay_card(t: Tables, deal: Deal, card: int) -> None:
    """A natural card, face up before its player, where it stays."""
    lay(t, deal, card, card, 1)


@compiled
def lay_weli(t: Tables, deal: Deal, name: int) -> None:
    """The Weli under a name, which stays for the deal (D 22)."""
    seat = deal[TURN]
    deal[NAME] = name + 1
    deal[HELPED] = worths_helped(t, natural_cards(deal, seat), name)
    deal[HOLDER] = 0
    deal[BOUND] = 0
    lay(t, deal, WELI_NUMBER, name, 0)


@inlined
def lay(t: Tables, deal: Deal, card: int, face: int, natural: int) -> None:
    """A card that counts as ``face``; the natural card beats the Weli of its name."""
    seat, suit = deal[TURN], face // LANE
    deal[HANDS + seat] ^= 1 << card
    deal[ROWS + seat] |= 1 << card | card + 1 << CARDS + CARD_BITS * (deal[TRICK] - 1)
    strength = 2 * face + natural
    if deal[LYING] == 0:
        deal[LED] = suit
    elif suit != deal[LED]:
        deal[VOIDS] |= 1 << SUITS * seat + deal[LED]
        strength = -1
    if strength >= deal[BEST]:
        deal[BEST] = strength
        deal[WINNING] = seat
    deal[LYING] |= 1 << seat
    after_card(t, deal, seat)
