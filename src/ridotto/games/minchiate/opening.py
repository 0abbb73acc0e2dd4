"""Cut and robbery, the deal, turning up and taking, the folla told (Dr. 8-9, Fi. 8-9)."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.minchiate.acts import Cut, Leave, Rob
from ridotto.games.minchiate.events import (
    Announced,
    BottomLifted,
    BottomSeen,
    Dealt,
    FineDue,
    FollaSeen,
    FollaSpread,
    Looked,
    Scoperta,
    Stopped,
    Took,
    TurnedUp,
)
from ridotto.games.minchiate.folla import announce
from ridotto.games.minchiate.marking import mark_due, pay_side
from ridotto.games.minchiate.pack import KINGS, PACK, SUIT_LETTER, is_sopraventi, suit_counts
from ridotto.games.minchiate.rules import Bottom as BottomRule
from ridotto.games.minchiate.rules import Rules, SecondTen
from ridotto.games.minchiate.state import (
    TRICKS,
    Cutting,
    Dealing,
    Discarding,
    FollaTold,
    Leading,
    Lifting,
    Looking,
    Minchiate,
    Pigliare,
    Robbing,
    Scoprire,
    Shuffling,
    known,
    put,
    reveal,
    without,
)
from ridotto.table import Event, Seat, Verdict, impossible, lawful

FIVE = 5
FOLLA = len(PACK) - 4 * TRICKS


def worthless_bottom(rules: Rules, card: Card) -> bool:
    """May this card lie at the bottom when the shuffling ends (Dr. 8, Fi. 8)?"""
    if rules.shuffle.bottom is BottomRule.CARTIGLIA:
        return card in SUIT_LETTER and card not in KINGS
    return card not in rules.worth


def may_be_robbed(rules: Rules, card: Card) -> bool:
    """A carta di conto or a sopraventi: what one robs, and what the dealer turns up (Dr. 8)."""
    return card in rules.worth or is_sopraventi(card)


def follow_bottom(state: Minchiate) -> BottomSeen:
    """The dealer looks at the bottom card (Dr. 8)."""
    card = state.deal.pack[-1]
    return BottomSeen(dealer=state.dealer, card=card, again=not worthless_bottom(state.rules, card))


def fold_bottom(state: Minchiate, event: BottomSeen) -> Minchiate:
    """A card of value at the bottom is shuffled in again."""
    if event.again:
        return state.in_phase(Shuffling())
    bottom = event.card or BACK
    return state.with_deal(pack=(*state.deal.pack[:-1], bottom), phase=Cutting())


def judge_cut(state: Minchiate, action: Cut) -> Verdict:
    """The player on the dealer's left lifts as he likes, within limits (Dr. 8)."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut.limits", "Nothing is to be cut now.")
    if action.seat != state.cutter:
        return impossible("cut.limits", "The player on the dealer's left cuts.")
    least, most = cut_limits(state)
    if not least <= action.lifted <= most:
        return impossible("cut.limits", f"Lift {least} to {most} cards, not {action.lifted}.")
    return lawful("cut.limits")


def cut_limits(state: Minchiate) -> tuple[int, int]:
    """How few and how many cards may be lifted."""
    return state.rules.cut.least, len(PACK) - state.rules.cut.leave


def fold_cut(state: Minchiate, action: Cut) -> Minchiate:
    """The top of the pack in the cutter's hand."""
    pack = state.deal.pack
    lifted, rest = pack[: action.lifted], pack[action.lifted :]
    return state.with_deal(lifted=lifted, pack=rest, phase=Lifting())


def follow_lifting(state: Minchiate) -> BottomLifted:
    """The cutter looks at the bottom card of his packet."""
    return BottomLifted(seat=state.cutter, card=state.deal.lifted[-1])


def fold_lifted(state: Minchiate, event: BottomLifted) -> Minchiate:
    """Now he knows it."""
    seen = (event.card or BACK,)
    lifted = (*state.deal.lifted[:-1], *known(seen, state.deal.lifted[-1:]))
    return state.with_deal(lifted=lifted, phase=Robbing())


def judge_rob(state: Minchiate, action: Rob) -> Verdict:
    """The card at the bottom of the lifted packet, none skipped (Dr. 8)."""
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("rob.run", "Only the cutter robs, and only after his cut.")
    if action.card != state.deal.lifted[-1]:
        return impossible("rob.run", "He takes the bottom card of his packet, none skipped.")
    if not may_be_robbed(state.rules, action.card):
        return impossible("rob.run", f"{action.card} is no carta di conto and no sopraventi.")
    if len(state.deal.robbed) >= state.rules.cut.rob_most:
        most = state.rules.cut.rob_most
        return impossible("rob.limit", f"No more than {most} cards can be robbed.")
    return lawful("rob.run")


def judge_leave(state: Minchiate, action: Leave) -> Verdict:
    """He may stop at any time, and does when the next card is not of the sort (Dr. 8).

    He says no more than that he stops: whether he had to is his own affair.
    """
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("rob.run", "There is nothing to leave.")
    return lawful("rob.run")


def fold_rob(state: Minchiate, action: Rob) -> Minchiate:
    """The robbed card lies open before him; a carta di conto is marked (Dr. 8)."""
    deal, seat = state.deal, action.seat
    state = state.with_deal(
        lifted=deal.lifted[:-1],
        robbed=(*deal.robbed, action.card),
        laid=put(deal.laid, seat, (*deal.laid[seat], action.card)),
        shown=put(deal.shown, seat, (*deal.shown[seat], action.card)),
        phase=Lifting() if len(deal.lifted) > 1 else Looking(),
    )
    return mark_due(state, seat, "rob.mark", (action.card,))


def fold_leave(state: Minchiate, action: Leave) -> Minchiate:
    """He robs no further."""
    del action
    return state.in_phase(Looking())


def follow_looking(state: Minchiate) -> Looked:
    """Besides the run he may look on until he has seen 13 cards (Dr. 8)."""
    deal = state.deal
    count = min(max(0, state.rules.cut.look - len(deal.robbed)), len(deal.lifted))
    return Looked(seat=state.cutter, cards=tuple(reversed(deal.lifted))[:count])


def fold_looked(state: Minchiate, event: Looked) -> Minchiate:
    """The packet is laid down and the rest put on top of it (Dr. 8)."""
    deal, count = state.deal, len(event.cards)
    upper, lower = deal.lifted[: len(deal.lifted) - count], deal.lifted[len(deal.lifted) - count :]
    lower = known(tuple(reversed(event.cards)), lower)
    return state.with_deal(lifted=(), pack=(*deal.pack, *upper, *lower), phase=Dealing())


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
