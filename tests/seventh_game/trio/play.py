"""The rules of Trio: dealing, calling, playing, counting."""

from collections.abc import Iterator, Sequence

import msgspec

from ridotto.cards import Card
from ridotto.table import (
    HOUSE,
    Payment,
    ScoreLine,
    Seat,
    Verdict,
    faulty,
    impossible,
    lawful,
    one_of,
    total,
)
from ridotto.table.acts import Play, Rise, Shuffle
from ridotto.table.hands import drop, put
from ridotto.table.tricks import Played, Trick, highest

from . import events, state
from .state import HAND, JESTER, PACK, SEATS, Deal, Trio


def judge_shuffle(table: Trio, action: Shuffle) -> Verdict:
    """The whole pack, between two deals."""
    if not isinstance(table.phase, state.Shuffling | state.Settled):
        return impossible("shuffle", "The pack is not to be shuffled now.")
    if sorted(action.order) != sorted(PACK.cards):
        return impossible("shuffle", "The pack is not whole.")
    return lawful("shuffle")


def fold_shuffle(table: Trio, action: Shuffle) -> Trio:
    """A new deal; the dealer's neighbour begins."""
    leader = table.party.after(table.party.dealer)
    deal = Deal(pack=action.order, leader=leader)
    return msgspec.structs.replace(table, deal=deal, phase=state.Dealing())


def follow_dealing(table: Trio) -> events.Dealt:
    """Four cards to the next who has none."""
    order = table.party.round_from(table.deal.leader)
    seat = next(seat for seat in order if not table.deal.hands[seat])
    return events.Dealt(seat, table.deal.pack[:HAND])


def fold_dealt(table: Trio, event: events.Dealt) -> Trio:
    """From the pack to the hand."""
    hands = put(table.deal.hands, event.seat, event.cards)
    deal = msgspec.structs.replace(table.deal, pack=table.deal.pack[HAND:], hands=hands)
    phase = state.Calling() if all(hands) else state.Dealing()
    return msgspec.structs.replace(table, deal=deal, phase=phase)


def judge_call(table: Trio, action: events.Call) -> Verdict:
    """A number of tricks, in turn."""
    if not isinstance(table.phase, state.Calling) or action.seat != table.turn():
        return impossible("turn", "It is not your turn to call.")
    if not 0 <= action.tricks <= HAND:
        return impossible("call", f"One calls 0 to {HAND} tricks.")
    return lawful("call")


def fold_call(table: Trio, action: events.Call) -> Trio:
    """It is written down."""
    calls = (*table.deal.calls, (action.seat, action.tricks))
    deal = msgspec.structs.replace(table.deal, calls=calls)
    phase = state.Playing() if len(calls) == SEATS else state.Calling()
    return msgspec.structs.replace(table, deal=deal, phase=phase)


def judge_play(table: Trio, action: Play) -> Verdict:
    """A card from one's hand, in turn, of the suit led if one can."""
    if not isinstance(table.phase, state.Playing) or action.seat != table.turn():
        return impossible("turn", "It is not your turn to play a card.")
    hand, trick = table.deal.hands[action.seat], table.deal.trick
    if action.card not in hand:
        return impossible("held", f"{action.card} is not in your hand.")
    led = trick[0].card if trick else JESTER
    mates = () if led == JESTER else tuple(c for c in hand if c[0] == led[0] and c != JESTER)
    if mates and action.card not in (*mates, JESTER):
        return faulty("follow", f"Follow suit with {one_of(mates)}.")
    return lawful("follow")


def fold_play(table: Trio, action: Play) -> Trio:
    """From the hand to the trick."""
    trick = (*table.deal.trick, Played(action.seat, action.card, action.seat))
    hands = drop(table.deal.hands, action.seat, action.card)
    deal = msgspec.structs.replace(table.deal, hands=hands, trick=trick)
    phase = state.Gathering() if len(trick) == SEATS else state.Playing()
    return msgspec.structs.replace(table, deal=deal, phase=phase)


def winner_of(trick: Sequence[Played]) -> Seat:
    """The Jester, else the highest of the suit led."""
    led = next((p.card[0] for p in trick if p.card != JESTER), "")

    def strength(card: Card) -> tuple[int, ...]:
        if card == JESTER:
            return (2, 0)
        return (1, -PACK.index[card]) if card[0] == led else (0, 0)

    return highest(trick, strength).seat


def follow_gathering(table: Trio) -> events.TrickGathered:
    """The trick goes to its winner."""
    return events.TrickGathered(winner_of(table.deal.trick))


def fold_gathered(table: Trio, event: events.TrickGathered) -> Trio:
    """Its winner marks a point and leads."""
    deal = table.deal
    trick = Trick(deal.leader, deal.trick, event.winner)
    line = ScoreLine(event.winner, "trick", 1, trick.cards)
    deal = msgspec.structs.replace(
        deal,
        tricks=(*deal.tricks, trick),
        trick=(),
        leader=event.winner,
        lines=(*deal.lines, line),
    )
    phase = state.Counting() if len(deal.tricks) == HAND else state.Playing()
    return msgspec.structs.replace(table, deal=deal, phase=phase)


def follow_counting(table: Trio) -> events.DealCounted:
    """Calls that were kept, and the stake."""
    kept = tuple(_kept(table.deal))
    lines = (*table.deal.lines, *kept)
    points = [total(lines, seat) for seat in range(SEATS)]
    best = [seat for seat in range(SEATS) if points[seat] == max(points)]
    losers = [seat for seat in range(SEATS) if len(best) == 1 and seat != best[0]]
    paid = tuple(Payment(seat, best[0], table.rules.stake, "stake") for seat in losers)
    return events.DealCounted(kept, paid)


def _kept(deal: Deal) -> Iterator[ScoreLine]:
    for seat, called in deal.calls:
        if sum(trick.winner == seat for trick in deal.tricks) == called:
            yield ScoreLine(seat, "call.kept", 2)


def fold_counted(table: Trio, event: events.DealCounted) -> Trio:
    """Everything is written, and the deal goes on."""
    deal = msgspec.structs.replace(table.deal, lines=(*table.deal.lines, *event.lines))
    party = table.party.paid(event.payments)
    dealer = party.after(party.dealer)
    party = msgspec.structs.replace(party, deals=party.deals + 1, dealer=dealer)
    return msgspec.structs.replace(table, deal=deal, party=party, phase=state.Settled())


def judge_rise(table: Trio, action: Rise) -> Verdict:
    """Between two deals."""
    del action
    if not isinstance(table.phase, state.Settled):
        return impossible("rise", "The deal is not over.")
    return lawful("rise")


def fold_ended(table: Trio, event: Rise | events.PartyEnded) -> Trio:
    """Nothing more happens."""
    del event
    return msgspec.structs.replace(table, phase=state.Ended())


def follow_settled(table: Trio) -> events.PartyEnded | None:
    """After the agreed deals the party is over."""
    return events.PartyEnded() if table.party.deals >= table.rules.deals else None


def new_order(order: list[Card]) -> Shuffle:
    """The house's act."""
    return Shuffle(HOUSE, tuple(order))
