"""The play of the cards: what one may play, who takes, what is marked (Begriff, r. IX-XI)."""

from ridotto.kernel.card_sets import WORD, popcount
from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.kaiserspiel import tables
from ridotto.kernel.kaiserspiel.layout import (
    BEATING,
    COUNTING,
    DEMANDABLE,
    DUE_SUIT,
    HANDS,
    HONOUR,
    KNOWN,
    LACKING,
    LEADER,
    LYING,
    MADE_TO_FALL,
    PHASE,
    PILES,
    PLAYED,
    SEATS,
    TABLE,
    TRICK,
    TRICKS,
    TRUMP_SUIT,
    TRUMPS,
    TURN,
    WINNING,
)
from ridotto.kernel.kaiserspiel.marks import mark, mark_often
from ridotto.kernel.kaiserspiel.numbering import DEMAND, LANE


@inlined
def may_play(deal: Deal) -> int:
    """The cards the seat in turn may play: of the suit led, and such as take (r. X, XI).

    Without the suit only trumps can take. Before a lead nothing has to be beaten.
    """
    hand = deal[HANDS + deal[TURN]]
    mates = hand & deal[DUE_SUIT]
    open_cards = mates if mates else hand
    takers = open_cards & deal[BEATING]
    cards: int = takers if takers else open_cards
    return cards


@inlined
def may_demand(deal: Deal) -> int:
    """The second word of acts: an opponent may see the Rummel in the first trick."""
    owner = deal[DEMANDABLE]
    return 1 << DEMAND - WORD if owner != NOBODY and owner != deal[TURN] else 0


@inlined
def play(t: Tables, deal: Deal, card: int) -> None:
    """A card from the hand to the table; a full trick is gathered."""
    seat, bit = deal[TURN], 1 << card
    deal[HANDS + seat] ^= bit
    deal[PLAYED + seat] |= bit
    deal[TABLE + seat] = bit
    deal[KNOWN + seat] &= ~bit
    deal[LACKING + seat] |= proved_lacking(bit, deal[DUE_SUIT], deal[BEATING])
    put_down(deal, seat, bit, t[tables.LANES + card // LANE])
    if deal[LYING] == t[tables.PLAYERS]:
        gather(t, deal)
    else:
        deal[TURN] = t[tables.NEXT + seat]


@inlined
def proved_lacking(bit: int, due: int, beating: int) -> int:
    """Who did not follow has not the suit; who did not take has nothing to take with."""
    follows, takes = bit & due, bit & beating
    takers = beating & due if follows else beating
    return (0 if follows else due) | (0 if takes else takers)


@inlined
def put_down(deal: Deal, seat: int, bit: int, lane: int) -> None:
    """The card joins the trick: what must be followed, and what would take it from now on.

    Written as choices, not as branches: what is played cannot be foreseen.
    """
    leads, trumps, beating = deal[LYING] == 0, deal[TRUMPS], deal[BEATING]
    best = leads or bit & beating != 0
    above = lane & -(bit << 1) | (0 if bit & trumps else trumps)
    deal[DUE_SUIT] = lane if leads else deal[DUE_SUIT]
    deal[BEATING] = above if best else beating
    deal[WINNING] = seat if best else deal[WINNING]
    deal[LYING] += 1


@inlined
def gather(t: Tables, deal: Deal) -> None:
    """The trick goes to its winner, who marks at once and leads to the next."""
    winner, trick = deal[WINNING], 0
    for seat in range(SEATS):
        trick |= deal[TABLE + seat]
        deal[TABLE + seat] = 0
    deal[PILES + winner] |= trick
    deal[TRICKS + winner] += 1
    clear_table(deal, winner)
    if deal[TRICK] == t[tables.HAND]:
        deal[PHASE] = COUNTING
        deal[TURN] = NOBODY
    honours = trick & t[tables.HONOURS + deal[TRUMP_SUIT]]
    if honours:
        mark_trick(t, deal, winner, honours)


@inlined
def clear_table(deal: Deal, leader: int) -> None:
    """One trick more is played, and a Rummel is no longer shown."""
    deal[TRICK] += 1
    deal[LYING] = 0
    deal[DUE_SUIT] = 0
    deal[BEATING] = 0
    deal[DEMANDABLE] = NOBODY
    deal[LEADER] = leader
    deal[TURN] = leader


@inlined
def mark_trick(t: Tables, deal: Deal, winner: int, honours: int) -> None:
    """First an imperial made to fall, by one who held some of it but not all; honours (r. XV).

    The cards that are made to fall are honours too.
    """
    falling = t[tables.FALLING + deal[TRUMP_SUIT]]
    won = deal[PILES + winner] & falling == falling
    if honours & falling and won and deal[PLAYED + winner] & falling != falling:
        mark(t, deal, winner, MADE_TO_FALL)
    mark_often(t, deal, winner, HONOUR, popcount(honours))
