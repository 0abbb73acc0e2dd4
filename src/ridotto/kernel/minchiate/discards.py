"""Discards by robber and dealer, and a short dealer's filling up (Dr. 8-10, Fi. 8)."""

from ridotto.kernel.bits import kept_apart
from ridotto.kernel.card_sets import WORD, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.layout import (
    BYTE,
    COUNTS,
    DEALER,
    DISCARDING,
    DISCARDS,
    EACH,
    FILLED,
    FILLING,
    FOLLA,
    HANDS,
    LEADING,
    OPEN_FOLLA,
    ORDER,
    ORDER_WORDS,
    OWED,
    PHASE,
    PLACES,
    ROBBED,
    SEATS,
    SHOWN,
    TAROCCHI,
    TURN,
    Deal,
)
from ridotto.kernel.minchiate.tables import Tables


@inlined
def cutter(deal: Deal) -> int:
    """The player on the dealer's left (Dr. 8)."""
    seat: int = (deal[DEALER] + SEATS - 1) % SEATS
    return seat


@inlined
def laid_away(deal: Deal, seat: int) -> int:
    """How many cards a seat has laid away so far."""
    return popcount(deal[DISCARDS + 2 * seat]) + popcount(deal[DISCARDS + 2 * seat + 1])


@compiled
def after_deal(t: Tables, deal: Deal) -> None:
    """The robber lays away first, then the dealer; a short dealer draws; then the lead."""
    robber, dealer = cutter(deal), deal[DEALER]
    hand = HANDS + 2 * dealer
    deal[PHASE] = DISCARDING
    if deal[OWED + robber]:
        deal[TURN] = robber
    elif deal[OWED + dealer]:
        deal[TURN] = dealer
    elif popcount(deal[hand]) + popcount(deal[hand + 1]) < t[tables.TRICKS]:
        deal[PHASE], deal[TURN] = FILLING, robber if t[tables.FILLED_BY_ROBBER] else dealer
    else:
        take_up(deal)


@inlined
def take_up(deal: Deal) -> None:
    """The player on the dealer's right is to lead."""
    deal[PHASE], deal[TURN] = LEADING, (deal[DEALER] + 1) % SEATS
    deal[PLACES] = 0
    for word in range(ORDER_WORDS):
        deal[ORDER + word] = 0


@inlined
def may_lay_away(t: Tables, deal: Deal, seat: int) -> tuple[int, int]:
    """The cards one may lay away next: carte di conto only if nothing else is left (Dr. 8-9)."""
    hand, away = HANDS + 2 * seat, DISCARDS + 2 * seat
    lo, hi = deal[hand], deal[hand + 1]
    poor_lo, poor_hi = ~t[tables.CONTO], ~t[tables.CONTO + 1]
    owed = deal[OWED + seat] + laid_away(deal, seat)
    worthless = popcount((lo | deal[away]) & poor_lo) + popcount((hi | deal[away + 1]) & poor_hi)
    rich = popcount(deal[away] & ~poor_lo) + popcount(deal[away + 1] & ~poor_hi)
    if rich < owed - worthless:
        return lo, hi
    return lo & poor_lo, hi & poor_hi


@compiled
def lay_away(t: Tables, deal: Deal, card: int) -> None:
    """The seat in turn lays a card away."""
    kept_apart()
    seat = deal[TURN]
    if seat != deal[DEALER] and deal[ROBBED] > t[tables.FOLLA]:
        # A short dealer will draw from it by places.
        place = laid_away(deal, seat)
        deal[ORDER + place // BYTE] |= card << BYTE * (place % BYTE)
    word, bit = card // WORD, 1 << card % WORD
    lay_away_cards(deal, seat, bit if word == 0 else 0, bit if word == 1 else 0)
    deal[OWED + seat] -= 1
    if deal[OWED + seat] == 0:
        after_deal(t, deal)


@inlined
def lay_away_cards(deal: Deal, seat: int, lo: int, hi: int) -> None:
    """Cards from a hand to the folla."""
    deal[HANDS + 2 * seat] ^= lo
    deal[HANDS + 2 * seat + 1] ^= hi
    deal[DISCARDS + 2 * seat] |= lo
    deal[DISCARDS + 2 * seat + 1] |= hi
    deal[FOLLA] |= lo
    deal[FOLLA + 1] |= hi


@inlined
def places_left(deal: Deal) -> int:
    """The places of the robber's discard that a short dealer has not drawn, as bits."""
    left: int = ((1 << deal[ROBBED]) - 1) & ~deal[PLACES]
    return left


@compiled
def draw_blind(t: Tables, deal: Deal, place: int) -> None:
    """A short dealer draws a covered card of the robber's discard (Fi. 8)."""
    card = deal[ORDER + place // BYTE] >> BYTE * (place % BYTE) & EACH
    deal[PLACES] |= 1 << place
    word, bit = card // WORD, 1 << card % WORD
    dealer, robber = deal[DEALER], cutter(deal)
    deal[DISCARDS + 2 * robber + word] ^= bit
    deal[FOLLA + word] ^= bit
    deal[FILLED + word] |= bit
    deal[HANDS + 2 * dealer + word] |= bit
    hand = HANDS + 2 * dealer
    if popcount(deal[hand]) + popcount(deal[hand + 1]) == t[tables.TRICKS]:
        take_up(deal)


@compiled
def show_discards(t: Tables, deal: Deal) -> None:
    """The discards are shown with their owner named, then the folla is told again (Dr. 10)."""
    kept_apart()
    any_laid = 0
    for seat in range(SEATS):
        for word in range(2):
            laid = deal[DISCARDS + 2 * seat + word]
            any_laid |= laid
            deal[OPEN_FOLLA + word] |= laid
            # One of them may have been seen to come into the hand.
            deal[SHOWN + 2 * seat + word] &= ~laid
    if any_laid:
        announce(t, deal)


@compiled
def announce(t: Tables, deal: Deal) -> None:
    """How many of each suit lie in the folla, never the tarocchi (Dr. 8-9)."""
    counts = 0
    for suit in range(TAROCCHI):
        counts |= popcount(deal[FOLLA] & t[tables.LANES + suit]) << BYTE * suit
    deal[COUNTS] = counts
