"""From the shuffled pack to the lead: cut, robbery, deal, folla (Dr. 8-10, Fi. 8)."""

from ridotto.kernel.chance import STEP, Dice, below, fall, share
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.discards import cutter, discard_simply
from ridotto.kernel.minchiate.layout import (
    DEALER,
    DECLARING,
    FINE,
    FOLLA,
    HANDS,
    LEAD,
    LED,
    LIFTED,
    MATTO_BY,
    NOBODY,
    NOTHING,
    PHASE,
    ROB,
    ROBBED,
    SCOPERTA,
    SEATS,
    SIZE,
    TAKEN,
    TRICK,
    TURN,
    TURNED_UP,
    WAITING,
    WINNING,
    Deal,
    Numbers,
)
from ridotto.kernel.minchiate.marking import mark, points
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.words import WORD


@compiled
def start(t: Tables, deal: Deal, hands: Numbers, dealer: int, lead: int) -> None:
    """A completed deal: four hands as pairs of words, the dealer, and the mark so far.

    What is in no hand is the folla. The player on the dealer's right is to declare and to lead.
    """
    clear(deal, dealer)
    for place in range(tables.CARDS, tables.SIZE):
        card = t[place]
        deal[FOLLA + card // WORD] |= 1 << card % WORD
    for place in range(2 * SEATS):
        deal[HANDS + place] = hands[place]
        deal[FOLLA + place % 2] &= ~hands[place]
    deal[LEAD] = lead


@compiled
def clear(deal: Deal, dealer: int) -> None:
    """Nothing dealt yet; the player on the dealer's right will begin."""
    for place in range(SIZE):
        deal[place] = 0
    deal[DEALER] = dealer
    deal[TRICK] = 1
    deal[TURN] = (dealer + 1) % SEATS
    deal[WINNING] = deal[TURN]
    deal[LED] = NOTHING
    deal[MATTO_BY] = NOBODY
    deal[WAITING] = NOBODY
    deal[PHASE] = DECLARING


@compiled
def shuffle(t: Tables, pack: Numbers, dice: Dice) -> None:
    """Every order of the pack with a worthless bottom card as likely as the next (Dr. 8).

    The bottom is drawn first, again and again until it will do; the rest follows upward.
    """
    bottom = len(pack) - 1
    place = below(dice, bottom + 1)
    while not among(t, tables.BOTTOM, pack[place]):
        place = below(dice, bottom + 1)
    pack[bottom], pack[place] = pack[place], pack[bottom]
    # The dice are kept in hand meanwhile: putting them down at every throw takes as long again.
    state = dice[0]
    for last in range(bottom - 1, 0, -1):
        state += STEP
        place = share(fall(state), last + 1)
        pack[last], pack[place] = pack[place], pack[last]
    dice[0] = state


@inlined
def among(t: Tables, cards: int, card: int) -> bool:
    """Is the card one of this pair of words?"""
    word: int = t[cards + card // WORD]
    return word >> card % WORD & 1 != 0


@inlined
def get(deal: Deal, seat: int, card: int) -> None:
    """A card into a hand."""
    deal[HANDS + 2 * seat + card // WORD] |= 1 << card % WORD


@inlined
def get_shown(t: Tables, deal: Deal, seat: int, card: int, line: int) -> None:
    """An open card into a hand; a carta di conto is marked (Dr. 8)."""
    get(deal, seat, card)
    if among(t, tables.CONTO, card):
        bit = 1 << card % WORD
        worth = points(t, tables.WORTH, 0, bit) if card >= WORD else points(t, tables.WORTH, bit, 0)
        mark(t, deal, seat & 1, line, worth)


@compiled
def rob(t: Tables, deal: Deal, pack: Numbers, most: int) -> None:
    """The cutter takes from the bottom of his packet what is worth it, none skipped (Dr. 8)."""
    seat, place = cutter(deal), deal[LIFTED] - 1
    limit = min(most, t[tables.ROB_MOST], deal[LIFTED])
    while deal[ROBBED] < limit and among(t, tables.ROBBABLE, pack[place]):
        get_shown(t, deal, seat, pack[place], ROB)
        deal[ROBBED] += 1
        place -= 1


@inlined
def drawn(pack: Numbers, lifted: int, place: int) -> int:
    """The card at this place once the rest has been put on top of the lifted packet (Dr. 8)."""
    place += lifted
    card: int = pack[place if place < len(pack) else place - len(pack)]
    return card


@inlined
def deal_packet(deal: Deal, pack: Numbers, place: int, count: int, seat: int) -> int:
    """So many cards into a hand, face down; the place of the next card."""
    lo, hi = 0, 0
    for turn in range(place, place + count):
        card = drawn(pack, deal[LIFTED], turn)
        bit = 1 << card % WORD
        lo |= bit if card < WORD else 0
        hi |= bit if card >= WORD else 0
    deal[HANDS + 2 * seat] |= lo
    deal[HANDS + 2 * seat + 1] |= hi
    return place + count


@inlined
def turn_up(t: Tables, deal: Deal, pack: Numbers, place: int, seat: int) -> int:
    """The last card of a hand, face up; the place of the next card."""
    get_shown(t, deal, seat, drawn(pack, deal[LIFTED], place), TURNED_UP)
    return place + 1


@compiled
def deal_out(t: Tables, deal: Deal, pack: Numbers) -> int:
    """Ten to everybody, ten more and a card face up; how many cards that took (Dr. 8, Fi. 8).

    A dealer who comes short has fewer in his second ten, and no 21st card.
    """
    first, place, ten = deal[DEALER] + 1, 0, t[tables.TEN]
    by_player, robbed = t[tables.BY_PLAYER], deal[ROBBED]
    for turn in range(SEATS):
        place = deal_packet(deal, pack, place, ten, (first + turn) % SEATS)
    for turn in range(SEATS - 1):
        place = deal_packet(deal, pack, place, ten, (first + turn) % SEATS)
        if by_player:
            place = turn_up(t, deal, pack, place, (first + turn) % SEATS)
    own = ten - max(0, robbed - t[tables.FOLLA] - 1)
    place = deal_packet(deal, pack, place, own, deal[DEALER])
    if not by_player:
        for turn in range(SEATS - 1):
            place = turn_up(t, deal, pack, place, (first + turn) % SEATS)
    if robbed <= t[tables.FOLLA]:
        place = turn_up(t, deal, pack, place, deal[DEALER])
    return place


@compiled
def scoprire(t: Tables, deal: Deal, pack: Numbers, place: int) -> int:
    """The dealer turns up the talon as long as each card is worth having; what is next (Dr. 8)."""
    end = len(pack) - deal[ROBBED]
    while place < end and among(t, tables.ROBBABLE, drawn(pack, deal[LIFTED], place)):
        get_shown(t, deal, deal[DEALER], drawn(pack, deal[LIFTED], place), SCOPERTA)
        deal[TAKEN] += 1
        place += 1
    return place


@compiled
def pigliare(t: Tables, deal: Deal, pack: Numbers, place: int) -> None:
    """He takes every carta di conto out of the talon; the rest is the folla (Dr. 8)."""
    dealer = deal[DEALER]
    for rest in range(place, len(pack) - deal[ROBBED]):
        card = drawn(pack, deal[LIFTED], rest)
        if among(t, tables.CONTO, card):
            get(deal, dealer, card)
            deal[TAKEN] += 1
        else:
            deal[FOLLA + card // WORD] |= 1 << card % WORD
    if deal[TAKEN] == 0:
        # Folla perduta: his enemies get so many resti, where that is agreed (Dr. 14).
        deal[FINE] = t[tables.PERDUTA] if dealer & 1 else -t[tables.PERDUTA]


@compiled
def deal_cards(t: Tables, deal: Deal, pack: Numbers, dealer: int, lifted: int, most: int) -> None:
    """A deal from a shuffled pack, to where robber and dealer have to lay away what they took.

    The cutter lifts so many cards and robs at most ``most``.
    """
    clear(deal, dealer)
    deal[LIFTED] = lifted
    rob(t, deal, pack, most)
    pigliare(t, deal, pack, scoprire(t, deal, pack, deal_out(t, deal, pack)))


@compiled
def deal_random(t: Tables, deal: Deal, pack: Numbers, dealer: int, dice: Dice) -> None:
    """Shuffle, cut anywhere, rob what can be robbed, deal, lay away: all is ready to declare."""
    shuffle(t, pack, dice)
    lifted = t[tables.CUT_LEAST] + below(dice, t[tables.CUT_MOST] - t[tables.CUT_LEAST] + 1)
    deal_cards(t, deal, pack, dealer, lifted, t[tables.ROB_MOST])
    discard_simply(t, deal, dice)
