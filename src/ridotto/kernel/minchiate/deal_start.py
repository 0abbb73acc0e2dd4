"""A deal from the shuffled pack: cut, robbery, deal, turning up and taking (Dr. 8, Fi. 8)."""

from ridotto.kernel.bits import kept_apart
from ridotto.kernel.card_sets import WORD, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Pack
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.discards import after_deal, announce, cutter
from ridotto.kernel.minchiate.layout import (
    BOTTOM,
    BYTE,
    CUTTING,
    DEALER,
    EACH,
    FINE,
    FOLLA,
    HANDS,
    IN_SIGHT,
    LED,
    LIFTED,
    LOOKED,
    MATTO_BY,
    NOBODY,
    NOTHING,
    OPEN_FOLLA,
    OWED,
    PACK_WORDS,
    PARTY,
    PHASE,
    ROB,
    ROBBED,
    ROBBING,
    SCOPERTA,
    SEATS,
    SHOWN,
    SIZE,
    STACK,
    TAKEN,
    TRICK,
    TURN,
    TURNED_UP,
    WAITING,
    WINNING,
    Deal,
)
from ridotto.kernel.minchiate.marks import mark, points
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.splitmix import Dice, below, mix


@compiled
def clear(deal: Deal) -> None:
    """Nothing dealt yet; the player on the dealer's right will lead."""
    for place in range(PARTY, SIZE):
        deal[place] = 0
    deal[TRICK] = 1
    deal[TURN] = (deal[DEALER] + 1) % SEATS
    deal[WINNING] = deal[TURN]
    deal[LED] = NOTHING
    deal[MATTO_BY] = NOBODY
    deal[WAITING] = NOBODY


@compiled
def shuffle(t: Tables, pack: Pack, dice: Dice) -> None:
    """Every order of the pack with a worthless bottom card as likely as the next (Dr. 8).

    The bottom is drawn first, again and again until it will do; the rest follows upward.
    """
    kept_apart()
    bottom = len(pack) - 1
    place = below(dice, bottom + 1)
    while not among(t, tables.BOTTOM, pack[place]):
        place = below(dice, bottom + 1)
    pack[bottom], pack[place] = pack[place], pack[bottom]
    mix(pack, bottom, dice)


@compiled
def begin(t: Tables, deal: Deal, pack: Pack, seed: int) -> None:
    """The shuffled pack lies there, and the player on the dealer's left is to cut.

    Nothing in a deal of Minchiate is left to chance later, so the seed serves for nothing.
    """
    kept_apart()
    clear(deal)
    for word in range(PACK_WORDS):
        stacked = 0
        for place in range(min(BYTE, len(pack) - BYTE * word)):
            stacked |= pack[BYTE * word + place] << BYTE * place
        deal[STACK + word] = stacked
    deal[BOTTOM] = pack[len(pack) - 1] + 1
    deal[PHASE] = CUTTING
    deal[TURN] = (deal[DEALER] + SEATS - 1) % SEATS


@inlined
def among(t: Tables, cards: int, card: int) -> bool:
    """Is the card one of this pair of words?"""
    word: int = t[cards + card // WORD]
    return word >> card % WORD & 1 != 0


@inlined
def stacked(deal: Deal, place: int) -> int:
    """The card at this place of the shuffled pack, counted from the top."""
    card: int = deal[STACK + place // BYTE] >> BYTE * (place % BYTE) & EACH
    return card


@compiled
def cut(deal: Deal, lifted: int) -> None:
    """The cutter lifts this number of cards, and looks at the bottom of his packet (Dr. 8)."""
    deal[LIFTED] = lifted
    deal[PHASE] = ROBBING
    look(deal)


@inlined
def look(deal: Deal) -> None:
    """The next card of the packet comes in sight."""
    deal[IN_SIGHT] = stacked(deal, deal[LIFTED] - deal[ROBBED] - 1) + 1


@inlined
def may_rob(t: Tables, deal: Deal) -> bool:
    """A carta di conto or a sopraventi, within the limit (Dr. 8)."""
    sort = tables.ROBBED_ON if deal[ROBBED] else tables.ROBBABLE
    good = among(t, sort, deal[IN_SIGHT] - 1)
    return good and deal[ROBBED] < t[tables.ROB_MOST]


@compiled
def rob(t: Tables, deal: Deal) -> None:
    """The cutter takes the card in sight, and looks at the next if there is one (Dr. 8)."""
    if not rob_on(t, deal):
        leave(t, deal)


@compiled
def rob_on(t: Tables, deal: Deal) -> bool:
    """The card in sight is robbed; is there another to look at?"""
    kept_apart()
    get_shown(t, deal, deal[TURN], deal[IN_SIGHT] - 1, ROB)
    deal[ROBBED] += 1
    more: bool = deal[ROBBED] < deal[LIFTED]
    if more:
        look(deal)
    return more


@compiled
def leave(t: Tables, deal: Deal) -> None:
    """He robs no further, looks on as far as the book lets him, and the cards are dealt (Dr. 8)."""
    kept_apart()
    deal[IN_SIGHT] = 0
    left = deal[LIFTED] - deal[ROBBED]
    for turn in range(min(max(0, t[tables.LOOK] - deal[ROBBED]), left)):
        card = stacked(deal, left - 1 - turn)
        deal[LOOKED + card // WORD] |= 1 << card % WORD
    pigliare(t, deal, scoprire(t, deal, deal_out(t, deal)))
    tell_folla(t, deal)
    for word in range(PACK_WORDS):
        deal[STACK + word] = 0
    deal[OWED + cutter(deal)] = deal[ROBBED]
    deal[OWED + deal[DEALER]] = deal[TAKEN]
    after_deal(t, deal)


@inlined
def get(deal: Deal, seat: int, card: int) -> None:
    """A card that everybody sees into a hand."""
    deal[HANDS + 2 * seat + card // WORD] |= 1 << card % WORD
    deal[SHOWN + 2 * seat + card // WORD] |= 1 << card % WORD


@compiled
def get_shown(t: Tables, deal: Deal, seat: int, card: int, line: int) -> None:
    """Get a card that everybody sees; a carta di conto is marked (Dr. 8)."""
    kept_apart()
    get(deal, seat, card)
    if among(t, tables.CONTO, card):
        bit = 1 << card % WORD
        worth = points(t, tables.WORTH, 0, bit) if card >= WORD else points(t, tables.WORTH, bit, 0)
        mark(t, deal, seat & 1, line, worth)


@inlined
def drawn(t: Tables, deal: Deal, place: int) -> int:
    """The card at this place once the rest has been put on top of the lifted packet (Dr. 8)."""
    place += deal[LIFTED]
    return stacked(deal, place if place < t[tables.PACK] else place - t[tables.PACK])


@compiled
def packet(t: Tables, deal: Deal, place: int, end: int) -> tuple[int, int]:
    """The cards from one place to before another, as a pair of words."""
    kept_apart()
    lo, hi, lifted, pack = 0, 0, deal[LIFTED], t[tables.PACK]
    for turn in range(place + lifted, end + lifted):
        card = stacked(deal, turn if turn < pack else turn - pack)
        bit = 1 << card % WORD
        low = bit if card < WORD else 0
        lo |= low
        hi |= bit ^ low
    return lo, hi


@inlined
def deal_packet(t: Tables, deal: Deal, place: int, count: int, seat: int) -> int:
    """Deal a packet into a hand, face down; returns the place of the next card."""
    lo, hi = packet(t, deal, place, place + count)
    deal[HANDS + 2 * seat] |= lo
    deal[HANDS + 2 * seat + 1] |= hi
    return place + count


@inlined
def turn_up(t: Tables, deal: Deal, place: int, seat: int) -> int:
    """The last card of a hand, face up; the place of the next card."""
    get_shown(t, deal, seat, drawn(t, deal, place), TURNED_UP)
    return place + 1


@compiled
def deal_out(t: Tables, deal: Deal) -> int:
    """Ten to everybody, ten more and a card face up; how many cards that took (Dr. 8, Fi. 8).

    A dealer who comes short has fewer in his second ten, and no 21st card.
    """
    first, place, ten = deal[DEALER] + 1, 0, t[tables.TEN]
    by_player, robbed = t[tables.BY_PLAYER], deal[ROBBED]
    for turn in range(SEATS):
        place = deal_packet(t, deal, place, ten, (first + turn) % SEATS)
    for turn in range(SEATS - 1):
        place = deal_packet(t, deal, place, ten, (first + turn) % SEATS)
        if by_player:
            place = turn_up(t, deal, place, (first + turn) % SEATS)
    own = ten - max(0, robbed - t[tables.FOLLA] - 1)
    place = deal_packet(t, deal, place, own, deal[DEALER])
    if not by_player:
        for turn in range(SEATS - 1):
            place = turn_up(t, deal, place, (first + turn) % SEATS)
    if robbed <= t[tables.FOLLA]:
        place = turn_up(t, deal, place, deal[DEALER])
    return place


@compiled
def scoprire(t: Tables, deal: Deal, place: int) -> int:
    """The dealer turns up the talon as long as each card is worth having; what is next (Dr. 8)."""
    end = t[tables.PACK] - deal[ROBBED]
    while place < end and among(t, tables.ROBBABLE, drawn(t, deal, place)):
        get_shown(t, deal, deal[DEALER], drawn(t, deal, place), SCOPERTA)
        deal[TAKEN] += 1
        place += 1
    return place


@compiled
def pigliare(t: Tables, deal: Deal, place: int) -> None:
    """He takes every carta di conto out of the talon; the rest is the folla (Dr. 8)."""
    dealer, end = deal[DEALER], t[tables.PACK] - deal[ROBBED]
    # Everybody has seen the card that ended his turning up: it goes back, and stays in the folla.
    if place < end:
        stopped = drawn(t, deal, place)
        deal[OPEN_FOLLA + stopped // WORD] |= 1 << stopped % WORD
    rest = packet(t, deal, place, end)
    for word in range(2):
        taken = rest[word] & t[tables.CONTO + word]
        deal[HANDS + 2 * dealer + word] |= taken
        deal[SHOWN + 2 * dealer + word] |= taken
        deal[FOLLA + word] |= rest[word] ^ taken
        deal[TAKEN] += popcount(taken)
    if deal[TAKEN] == 0:
        # Folla perduta: his enemies get so many resti, where that is agreed (Dr. 14).
        deal[FINE] = t[tables.PERDUTA] if dealer & 1 else -t[tables.PERDUTA]


@compiled
def tell_folla(t: Tables, deal: Deal) -> None:
    """Its suit cards are laid open where that is the custom, and counted aloud (Dr. 8-9)."""
    if t[tables.SUITS_OPEN]:
        deal[OPEN_FOLLA] |= deal[FOLLA]
    announce(t, deal)
