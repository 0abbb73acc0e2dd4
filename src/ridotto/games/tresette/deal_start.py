"""Cut and deal: five and five, three times four, or four packets (intro)."""

from typing import NamedTuple

from ridotto.games.tresette.acts import Cut
from ridotto.games.tresette.events import Dealt, PacketLaid, TakenUp, TurnedUp
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.rules import Players, Rules
from ridotto.games.tresette.state import (
    NO_CARD,
    Announcing,
    Cards,
    Cutting,
    Dealing,
    Got,
    Phase,
    Playing,
    TakingUp,
    Tresette,
    TurningUp,
    set_at,
)
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.hands import known
from ridotto.table.sentences import say as shared


def judge_cut(state: Tresette, action: Cut) -> Verdict:
    """The player on the dealer's left lifts some, and leaves some (Decision)."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut.left", shared("nothing-to-cut"))
    if action.seat != state.cutter:
        return impossible("cut.left", shared("left-cuts"))
    least, most = cut_limits()
    if not least <= action.lifted <= most:
        return impossible(
            "cut.left", shared("lift-between", least=least, most=most, lifted=action.lifted)
        )
    return lawful("cut.left")


def cut_limits() -> tuple[int, int]:
    """At least one card is lifted, and at least one stays."""
    return 1, len(PACK) - 1


def fold_cut(state: Tresette, action: Cut) -> Tresette:
    """What was lifted goes under the rest; the dealer's right is forehand (intro)."""
    pack = state.deal.pack
    forehand = state.party.after(state.deal.dealer)
    return state.with_deal(
        pack=(*pack[action.lifted :], *pack[: action.lifted]),
        leader=forehand,
        forehand=forehand,
        phase=Dealing(),
    )


class Packet(NamedTuple):
    """Cards that go to a seat together."""

    seat: Seat
    cards: int


def packet_sizes(rules: Rules) -> tuple[int, ...]:
    """Two fives among four, three fours among three, four fives among two (intro)."""
    plans = {Players.FOUR: (5, 5), Players.THREE: (4, 4, 4), Players.TWO: (5, 5, 5, 5)}
    return plans[rules.players]


def packets(state: Tresette) -> tuple[Packet, ...]:
    """The order of the deal, beginning at the dealer's right (intro)."""
    around = state.party.round_from(state.party.after(state.deal.dealer))
    return tuple(Packet(seat, size) for size in packet_sizes(state.rules) for seat in around)


def follow_dealing(state: Tresette) -> Dealt | PacketLaid:
    """The next packet."""
    assert isinstance(state.phase, Dealing)
    packet = packets(state)[state.phase.packet]
    cards = state.deal.pack[: packet.cards]
    if state.rules.players is Players.TWO:
        return PacketLaid(seat=packet.seat, cards=cards)
    return Dealt(seat=packet.seat, cards=cards)


def fold_dealt(state: Tresette, event: Dealt) -> Tresette:
    """A packet into a hand; what is left among three stays covered."""
    deal, seat, count = state.deal, event.seat, len(event.cards)
    cards = known(event.cards, deal.pack[:count])
    state = state.with_deal(pack=deal.pack[count:])
    state = _take(state, seat, cards)
    phase = _next_packet(state, Announcing(1, deal.forehand))
    if isinstance(phase, Dealing):
        return state.in_phase(phase)
    return state.with_deal(talon=state.deal.pack, pack=(), phase=phase)


def _take(state: Tresette, seat: Seat, cards: Cards) -> Tresette:
    """Cards into a hand, with when they came."""
    deal = state.deal
    new = tuple(Got(len(deal.tricks), card) for card in cards)
    hands = set_at(deal.hands, seat, (*deal.hands[seat], *cards))
    return state.with_deal(hands=hands, got=set_at(deal.got, seat, (*deal.got[seat], *new)))


def _next_packet(state: Tresette, afterwards: Phase) -> Phase:
    assert isinstance(state.phase, Dealing)
    done = state.phase.packet + 1
    return Dealing(done) if done < len(packets(state)) else afterwards


def fold_packet_laid(state: Tresette, event: PacketLaid) -> Tresette:
    """A covered packet more; among two with heaps it will be one of the four."""
    deal, seat, count = state.deal, event.seat, len(event.cards)
    packet = known(event.cards, deal.pack[:count])
    heaps = set_at(deal.heaps, seat, (*deal.heaps[seat], packet))
    tops = set_at(deal.tops, seat, (*deal.tops[seat], NO_CARD)) if state.rules.heaps else deal.tops
    afterwards = TurningUp() if state.rules.heaps else TakingUp()
    phase = _next_packet(state, afterwards)
    return state.with_deal(pack=deal.pack[count:], heaps=heaps, tops=tops, phase=phase)


def follow_taking_up(state: Tresette) -> TakenUp:
    """Whoever leads takes up his next packet first."""
    deal = state.deal
    seat = next(s for s in state.party.round_from(deal.leader) if not deal.hands[s])
    return TakenUp(seat=seat, cards=deal.heaps[seat][0])


def fold_taken_up(state: Tresette, event: TakenUp) -> Tresette:
    """The packet is a hand; when both have theirs, whoever leads counts as forehand."""
    deal, seat = state.deal, event.seat
    cards = known(event.cards, deal.heaps[seat][0])
    heaps = set_at(deal.heaps, seat, deal.heaps[seat][1:])
    state = _take(state.with_deal(heaps=heaps), seat, cards)
    if not all(state.deal.hands):
        return state
    return state.with_deal(
        forehand=deal.leader,
        fresh=len(deal.tricks),
        spoken=(),
        phase=Announcing(1, deal.leader),
    )


def to_turn_up(state: Tresette) -> tuple[Seat, int] | None:
    """The next heap whose top card is to be turned, the leader's first."""
    deal = state.deal
    for seat in state.party.round_from(deal.leader):
        for heap, top in enumerate(deal.tops[seat]):
            if top == NO_CARD and deal.heaps[seat][heap]:
                return seat, heap
    return None


def follow_turning_up(state: Tresette) -> TurnedUp:
    """The next top card lies open before both."""
    place = to_turn_up(state)
    assert place is not None
    seat, heap = place
    return TurnedUp(seat=seat, heap=heap, card=state.deal.heaps[seat][heap][0])


def fold_turned_up(state: Tresette, event: TurnedUp) -> Tresette:
    """It may be played from now on."""
    deal, seat, heap = state.deal, event.seat, event.heap
    covered = set_at(deal.heaps[seat], heap, deal.heaps[seat][heap][1:])
    heaps = set_at(deal.heaps, seat, covered)
    tops = set_at(deal.tops, seat, set_at(deal.tops[seat], heap, event.card))
    state = _take(state.with_deal(heaps=heaps, tops=tops), seat, (event.card,))
    if to_turn_up(state):
        return state
    first = not deal.tricks and state.rules.heaps_announced
    return state.in_phase(Announcing(1, deal.leader) if first else Playing())
