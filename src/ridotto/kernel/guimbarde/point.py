"""The Point: named in turn by cards, on a tie by pips, and laid open by its winner (text)."""

from ridotto.kernel.card_sets import WORD, lowest, popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables, Words
from ridotto.kernel.guimbarde import tables
from ridotto.kernel.guimbarde.layout import (
    ABSENT,
    BOXES,
    COMPARING,
    DEALER,
    DRAWN_BY,
    FONDS,
    HANDS,
    HIDDEN,
    KNOWN,
    LAYING,
    LEADER,
    NAMED,
    NAMING,
    PHASE,
    PLAYING,
    POINT,
    SPEAKERS,
    TOLD,
    TURN,
)
from ridotto.kernel.guimbarde.numbering import LAY, LEAVE, NAME, SILENT, SUITS
from ridotto.kernel.guimbarde.payments import draw_box, lane, unit
from ridotto.kernel.guimbarde.seat_order import after


@inlined
def point_suit(t: Tables, hand: int) -> int:
    """The printed suit of a hand's Point, or ``NOBODY``; five cards hold one at most."""
    found = NOBODY
    for suit in range(SUITS):
        if popcount(hand & t[tables.LANES + suit]) >= t[tables.LEAST]:
            found = suit
    return found


@inlined
def pips_of(t: Tables, cards: int) -> int:
    """What these cards count in the Point."""
    total = 0
    while cards:
        total += t[tables.PIPS + lowest(cards)]
        cards &= cards - 1
    return total


@inlined
def ask_for_points(t: Tables, deal: Deal) -> None:
    """Cards are named first; where pips alone decide, everybody names those at once."""
    if t[tables.BY_PIPS]:
        deal[PHASE] = COMPARING
        deal[SPEAKERS] = (1 << t[tables.PLAYERS]) - 1
    else:
        deal[PHASE] = NAMING


@inlined
def lawful_names(t: Tables, deal: Deal, acts: Words) -> None:
    """The Point one has, or nothing."""
    has = point_suit(t, deal[HANDS + deal[TURN]]) != NOBODY
    acts[0] = 0
    acts[1] = 1 << (SILENT - WORD) | has << (NAME - WORD)


@inlined
def lawful_layings(t: Tables, deal: Deal, acts: Words) -> None:
    """The Point laid open, or kept hidden."""
    has = point_suit(t, deal[HANDS + deal[TURN]]) != NOBODY
    acts[0] = 0
    acts[1] = 1 << (LEAVE - WORD) | has << (LAY - WORD)


@inlined
def name_cards(t: Tables, deal: Deal, speaks: bool) -> None:
    """How many cards one's Point has, or nothing."""
    seat = deal[TURN]
    if speaks:
        hand = deal[HANDS + seat]
        cards = hand & t[tables.LANES + point_suit(t, hand)]
        deal[NAMED] += popcount(cards) * unit(seat)
    if seat == deal[DEALER]:
        choose_point(t, deal)
    else:
        deal[TURN] = after(t, seat)


@compiled
def choose_point(t: Tables, deal: Deal) -> None:
    """Who may lay a Point open; several with as many cards tell their pips first (text)."""
    best = (1 << t[tables.PLAYERS]) - 1 if t[tables.BY_PIPS] else most_cards(t, deal)
    first = most_pips(t, deal, best & ~deal[HIDDEN])
    if first != NOBODY:
        deal[PHASE] = LAYING
        deal[TURN] = first
    elif best == 0 or t[tables.BY_PIPS]:
        lay_fonds(t, deal)
    elif best & (best - 1) == 0:
        deal[PHASE] = LAYING
        deal[TURN] = lowest(best)
    else:
        deal[PHASE] = COMPARING
        deal[SPEAKERS] = best
        deal[TURN] = next_speaker(t, deal)


@inlined
def most_cards(t: Tables, deal: Deal) -> int:
    """The seats that named most cards and do not keep them hidden, a bit each.

    A Point kept hidden makes room for the next one only where that is agreed.
    """
    most, best = 0, 0
    passed = deal[HIDDEN] if t[tables.NEXT_POINT] else 0
    for seat in range(t[tables.PLAYERS] if deal[NAMED] else 0):
        number = 0 if passed >> seat & 1 else lane(deal[NAMED], seat)
        best = (0 if number > most else best) | (number >= max(most, 1)) << seat
        most = max(most, number)
    open_to: int = best & ~deal[HIDDEN]
    return open_to


@inlined
def most_pips(t: Tables, deal: Deal, seats: int) -> int:
    """Of these seats, who told most pips, or ``NOBODY``; of equals, the earlier (text)."""
    most, best = 0, NOBODY
    seat = deal[LEADER]
    for _ in range(t[tables.PLAYERS]):
        if seats >> seat & 1 and lane(deal[TOLD], seat) > most:
            most, best = lane(deal[TOLD], seat), seat
        seat = after(t, seat)
    return best


@inlined
def next_speaker(t: Tables, deal: Deal) -> int:
    """The first from the forehand who is still to name pips."""
    seat: int = deal[LEADER]
    while deal[SPEAKERS] >> seat & 1 == 0:
        seat = after(t, seat)
    return seat


@compiled
def name_pips(t: Tables, deal: Deal, speaks: bool) -> None:
    """What one's Point counts, or nothing."""
    seat = deal[TURN]
    if speaks:
        hand = deal[HANDS + seat]
        pips = pips_of(t, hand & t[tables.LANES + point_suit(t, hand)])
        deal[TOLD] += pips * unit(seat)
    else:
        deal[HIDDEN] |= 1 << seat
    deal[SPEAKERS] ^= 1 << seat
    if deal[SPEAKERS]:
        deal[TURN] = next_speaker(t, deal)
    else:
        choose_point(t, deal)


@compiled
def end_laying(t: Tables, deal: Deal, lays: bool) -> None:
    """The Point is laid open, all of it, and draws the box; or the next one, or the box stays."""
    seat = deal[TURN]
    if not lays:
        deal[HIDDEN] |= 1 << seat
        if t[tables.NEXT_POINT]:
            choose_point(t, deal)
            return
    else:
        hand = deal[HANDS + seat]
        suit = t[tables.LANES + point_suit(t, hand)]
        deal[KNOWN + seat] |= hand & suit
        deal[ABSENT + seat] |= suit & ~hand
        draw_box(deal, seat, POINT)
    lay_fonds(t, deal)


@inlined
def lay_fonds(t: Tables, deal: Deal) -> None:
    """Everybody puts a jetton more into the Point box; then the forehand leads (text)."""
    if t[tables.FONDS_ALWAYS] or deal[DRAWN_BY + POINT] != NOBODY:
        deal[FONDS] = t[tables.FONDS] * t[tables.PLAYERS]
        deal[BOXES + POINT] += deal[FONDS]
    deal[PHASE] = PLAYING
    deal[TURN] = deal[LEADER]
