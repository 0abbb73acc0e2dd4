"""The deal, turning up and taking, the folla told (Dr. 8-9, Fi. 8-9)."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ridotto.games.minchiate.cut_and_robbery import may_be_robbed
from ridotto.games.minchiate.events import (
    Announced,
    Dealt,
    FineDue,
    FollaSeen,
    FollaSpread,
    Scoperta,
    Stopped,
    Took,
    TurnedUp,
)
from ridotto.games.minchiate.folla import announce
from ridotto.games.minchiate.marks import mark_due, pay_side
from ridotto.games.minchiate.pack import PACK, SUIT_LETTER, suit_counts
from ridotto.games.minchiate.rules import SecondTen
from ridotto.games.minchiate.state import (
    TRICKS,
    Dealing,
    Discarding,
    FollaTold,
    Leading,
    Minchiate,
    Pigliare,
    Scoprire,
)
from ridotto.table import Event, Seat
from ridotto.table.hands import known, put, reveal, without

FIVE = 5
FOLLA = len(PACK) - 4 * TRICKS


class Packet(msgspec.Struct, frozen=True):
    """Cards that go to a seat together."""

    seat: Seat
    cards: int
    open: bool = False


def packets(state: Minchiate) -> tuple[Packet, ...]:
    """The order of the deal (Dr. 8, Fi. 8)."""
    order = state.party.round_from(state.dealer)
    return deal_order(order, state.rules.deal.second_ten, len(state.deal.robbed))


@lru_cache(maxsize=256)
def deal_order(order: tuple[Seat, ...], second_ten: SecondTen, robbed: int) -> tuple[Packet, ...]:
    """In fives, beginning at the dealer's right; ``order`` begins with the dealer.

    When so many were robbed that the pack runs short, the dealer's own second ten is short, and
    he gets no 21st card.
    """
    dealer, *others = order
    own = tuple(_fives(dealer, 2 * FIVE - max(0, robbed - FOLLA - 1)))
    last = (Packet(dealer, 1, open=True),) if robbed <= FOLLA else ()
    first = tuple(packet for seat in (*others, dealer) for packet in _fives(seat, 2 * FIVE))
    tens = {seat: tuple(_fives(seat, 2 * FIVE)) for seat in others}
    up = {seat: Packet(seat, 1, open=True) for seat in others}
    if second_ten is SecondTen.PLAYER_BY_PLAYER:
        second = tuple(packet for seat in others for packet in (*tens[seat], up[seat]))
        return (*first, *second, *own, *last)
    second = tuple(packet for seat in others for packet in tens[seat])
    return (*first, *second, *own, *up.values(), *last)


def _fives(seat: Seat, count: int) -> Iterator[Packet]:
    while count > 0:
        yield Packet(seat, min(FIVE, count))
        count -= FIVE


def follow_dealing(state: Minchiate) -> Dealt | TurnedUp | Scoperta | Stopped | Took:
    """The next packet; after the last the talon is turned up."""
    phase = state.phase
    assert isinstance(phase, Dealing)
    plan = packets(state)
    if phase.packet == len(plan):
        return follow_scoprire(state)
    packet = plan[phase.packet]
    cards = state.deal.pack[: packet.cards]
    if packet.open:
        return TurnedUp(seat=packet.seat, card=cards[0])
    return Dealt(seat=packet.seat, cards=cards)


def fold_dealt(state: Minchiate, event: Dealt) -> Minchiate:
    """A packet into a hand."""
    deal, count = state.deal, len(event.cards)
    cards = known(event.cards, deal.pack[:count])
    return state.with_deal(
        pack=deal.pack[count:],
        hands=put(deal.hands, event.seat, (*deal.hands[event.seat], *cards)),
        phase=_next_packet(state),
    )


def fold_turned_up(state: Minchiate, event: TurnedUp) -> Minchiate:
    """The last card of a hand, face up; a carta di conto is marked (Dr. 8)."""
    deal, seat = state.deal, event.seat
    state = state.with_deal(
        pack=deal.pack[1:],
        laid=put(deal.laid, seat, (*deal.laid[seat], event.card)),
        shown=put(deal.shown, seat, (*deal.shown[seat], event.card)),
        phase=_next_packet(state),
    )
    return mark_due(state, seat, "deal.turned-up", (event.card,))


def _next_packet(state: Minchiate) -> Dealing:
    assert isinstance(state.phase, Dealing)
    return Dealing(state.phase.packet + 1)


def follow_scoprire(state: Minchiate) -> Scoperta | Stopped | Took:
    """The dealer turns up the talon as long as each card is worth having (Dr. 8)."""
    pack = state.deal.pack
    if not pack:
        return follow_pigliare(state)
    if may_be_robbed(state.rules, pack[0]):
        return Scoperta(seat=state.dealer, card=pack[0])
    return Stopped(card=pack[0])


def fold_scoperta(state: Minchiate, event: Scoperta) -> Minchiate:
    """It is his; a carta di conto is marked (Dr. 8)."""
    deal, seat = state.deal, event.seat
    state = state.with_deal(
        pack=deal.pack[1:],
        taken=deal.taken + 1,
        laid=put(deal.laid, seat, (*deal.laid[seat], event.card)),
        shown=put(deal.shown, seat, (*deal.shown[seat], event.card)),
        phase=Scoprire(),
    )
    return mark_due(state, seat, "deal.scoperta", (event.card,))


def fold_stopped(state: Minchiate, event: Stopped) -> Minchiate:
    """The first other card goes back (Dr. 8)."""
    return state.with_deal(pack=(event.card, *state.deal.pack[1:]), phase=Pigliare())


def follow_pigliare(state: Minchiate) -> Took:
    """He takes every carta di conto out of the talon, unmarked; sopraventi stay (Dr. 8)."""
    cards = tuple(card for card in state.deal.pack if card in state.rules.worth)
    return Took(seat=state.dealer, cards=cards)


def fold_took(state: Minchiate, event: Took) -> Minchiate:
    """What is left is the folla; robber and dealer owe their discards."""
    deal, seat = state.deal, event.seat
    taken = deal.taken + len(event.cards)
    owed = [0, 0, 0, 0]
    owed[state.cutter] = len(deal.robbed)
    owed[seat] = taken
    return state.with_deal(
        pack=(),
        folla=without(deal.pack, event.cards),
        taken=taken,
        laid=put(deal.laid, seat, (*deal.laid[seat], *event.cards)),
        shown=put(deal.shown, seat, (*deal.shown[seat], *event.cards)),
        owed=tuple(owed),
        leader=state.party.after(seat),
        phase=FollaTold(),
    )


def follow_folla(state: Minchiate) -> Event:
    """Dealer and partner look, the suits are laid open or not, then announced (Dr. 8-9)."""
    phase, folla = state.phase, state.deal.folla
    assert isinstance(phase, FollaTold)
    steps: list[Event] = [
        FollaSeen(viewers=(state.dealer, state.dealer_partner), cards=PACK.sort(folla))
    ]
    if state.rules.folla.suits_open:
        steps.append(FollaSpread(cards=PACK.sort(c for c in folla if c in SUIT_LETTER)))
    if state.rules.folla.perduta and not state.deal.taken:
        steps.append(_folla_perduta(state))
    steps.append(announcement(state))
    return steps[phase.step]


def _folla_perduta(state: Minchiate) -> FineDue:
    """A dealer who finds nothing pays, where that is agreed (Dr. 14)."""
    enemies = 1 - state.side(state.dealer)
    rule = "fault.folla-perduta"
    return FineDue(rule, pay_side(state, enemies, state.rules.folla.perduta, rule))


def announcement(state: Minchiate) -> Announced:
    """How many of each suit lie in the folla, never the tarocchi (Dr. 8-9)."""
    counts = suit_counts(state.deal.folla)
    return Announced(seat=state.dealer_partner, counts=counts, text=announce(counts))


def fold_folla_seen(state: Minchiate, event: FollaSeen) -> Minchiate:
    """Two people know the folla."""
    return state.with_deal(folla=reveal(state.deal.folla, event.cards), phase=next_step(state))


def fold_folla_spread(state: Minchiate, event: FollaSpread) -> Minchiate:
    """Everybody has seen its suit cards."""
    return state.with_deal(folla=reveal(state.deal.folla, event.cards), phase=next_step(state))


def next_step(state: Minchiate) -> FollaTold:
    """The next step of telling the folla."""
    assert isinstance(state.phase, FollaTold)
    return FollaTold(state.phase.step + 1)


def after_folla(state: Minchiate) -> Discarding | Leading:
    """Discards if any are owed, else the lead."""
    return Discarding() if any(state.deal.owed) else Leading()
