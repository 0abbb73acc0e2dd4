"""Drawing for the deal, stakes, cut, deal, the turned card, and the boxes (text)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.guimbarde import boxes
from ridotto.games.guimbarde.acts import Cut, Shuffle, Take
from ridotto.games.guimbarde.boxes import GREAT, SETS, Box
from ridotto.games.guimbarde.events import (
    BoxTaken,
    DealerDrawn,
    Dealt,
    Drew,
    Paid,
    Staked,
    Turned,
)
from ridotto.games.guimbarde.marriages import hand_marriage_pay
from ridotto.games.guimbarde.pack import height, mate_of, rank_of, sort
from ridotto.games.guimbarde.payments import fold_staked, stakes
from ridotto.games.guimbarde.point import first_of_point
from ridotto.games.guimbarde.rules import PACKETS, HandMarriage
from ridotto.games.guimbarde.sentences import say
from ridotto.games.guimbarde.state import (
    Cutting,
    Deal,
    Dealing,
    Drawing,
    Guimbarde,
    Opening,
    Playing,
    Settled,
    Shuffling,
    Spreading,
    Staking,
    Turning,
)
from ridotto.table import Event, Seat, Verdict, impossible, lawful
from ridotto.table.hands import Hand, put, reveal
from ridotto.table.lot_draw import LotDraw
from ridotto.table.lots import Lots
from ridotto.table.sentences import say as shared


def judge_shuffle(state: Guimbarde, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack, when it is due."""
    if not isinstance(state.phase, Spreading | Shuffling | Settled):
        return impossible("shuffle.pack", shared("not-shuffled-now"))
    if state.party.deals >= state.rules.sitting:
        return impossible("sitting.deals", say("agreed-deals-played"))
    if sorted(action.order) != sorted(state.rules.the_pack.cards):
        count = len(state.rules.the_pack)
        return impossible("shuffle.pack", shared("whole-pack", count=count))
    return lawful("shuffle.pack")


def new_deal(state: Guimbarde, pack: Hand) -> Deal:
    """A deal before anything of it has happened."""
    nothing: tuple[Hand, ...] = ((),) * state.rules.players
    return Deal(
        dealer=state.party.dealer,
        accounts=state.party.accounts,
        boxes=state.boxes,
        pack=pack,
        hands=nothing,
        shown=nothing,
        leader=state.party.after(state.party.dealer),
    )


def fold_shuffle(state: Guimbarde, action: Shuffle) -> Guimbarde:
    """Spread for the draw, or before the dealer; after a void deal the stakes still lie."""
    if isinstance(state.phase, Spreading):
        ranks: tuple[tuple[tuple[int, ...], ...], ...] = ((),) * state.rules.players
        return state.in_phase(Drawing(Lots(action.order, ranks=ranks)))
    phase = Cutting() if state.staked else Staking()
    return msgspec.structs.replace(state, deal=new_deal(state, action.order), phase=phase)


def _dealer_drawn(state: Guimbarde) -> DealerDrawn:
    """The highest deals first."""
    assert isinstance(state.phase, Drawing)
    return DealerDrawn(dealer=state.phase.lots.ranking()[0])


DRAW: Final = LotDraw[Guimbarde](
    phase=Drawing,
    rule="draw.highest",
    again="draw.again",
    not_due="draw.again",
    nobody=shared("nobody-draws-for-deal"),
    stands=shared("drawn-high-enough"),
    drew=Drew,
    done=_dealer_drawn,
    # Cards compare by rank alone.
    rank=lambda card: (height(card),),
)


def fold_dealer_drawn(state: Guimbarde, event: DealerDrawn) -> Guimbarde:
    """The first dealer."""
    party = msgspec.structs.replace(state.party, dealer=event.dealer)
    return msgspec.structs.replace(state, party=party, phase=Shuffling())


def follow_staking(state: Guimbarde) -> Staked:
    """Before every deal everybody puts a jetton into each box (text)."""
    return Staked(boxes=stakes(state))


def fold_stakes(state: Guimbarde, event: Staked) -> Guimbarde:
    """Then the pack is cut; a position needs no cut."""
    assert isinstance(state.phase, Staking)
    packets = state.phase.packets
    return fold_staked(state, event).in_phase(Dealing(packets) if packets else Cutting())


def judge_cut(state: Guimbarde, action: Cut) -> Verdict:
    """The dealer's left-hand neighbour cuts (text)."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut", shared("nothing-to-cut"))
    if action.seat != state.cutter:
        return impossible("cut", shared("left-cuts"))
    most = len(state.rules.the_pack) - 1
    if not 1 <= action.lifted <= most:
        return impossible("cut", shared("lift-from-one", most=most, lifted=action.lifted))
    return lawful("cut")


def fold_cut(state: Guimbarde, action: Cut) -> Guimbarde:
    """What was left goes on top; then three and two cards to each, from the dealer's right."""
    pack = state.deal.pack
    pack = (*pack[action.lifted :], *pack[: action.lifted])
    packets = tuple((seat, size) for size in PACKETS for seat in state.speakers)
    return state.with_deal(pack=pack, phase=Dealing(packets))


def follow_dealing(state: Guimbarde) -> Dealt:
    """Packet by packet, the forehand first (text)."""
    assert isinstance(state.phase, Dealing)
    seat, size = state.phase.packets[0]
    return Dealt(seat=seat, cards=state.deal.pack[:size])


def fold_dealt(state: Guimbarde, event: Dealt) -> Guimbarde:
    """A packet from the pack to a hand."""
    assert isinstance(state.phase, Dealing)
    deal, packets = state.deal, state.phase.packets[1:]
    return state.with_deal(
        pack=deal.pack[len(event.cards) :],
        hands=put(deal.hands, event.seat, (*deal.hands[event.seat], *event.cards)),
        phase=Dealing(packets) if packets else Turning(),
    )


def follow_turning(state: Guimbarde) -> Turned:
    """The next card makes trumps; it and the talon stay out of play (text)."""
    return Turned(card=state.deal.pack[0])


def fold_turned(state: Guimbarde, event: Turned) -> Guimbarde:
    """A bride, King or fool that is turned is dead: the box waits."""
    pack = (event.card, *state.deal.pack[1:])
    phase = Playing() if state.deal.skipped else Opening()
    return state.with_deal(pack=pack, turned=event.card, phase=phase)


def opener(state: Guimbarde) -> Seat | None:
    """Who may lay cards open now."""
    return state.speakers[state.phase.turn] if isinstance(state.phase, Opening) else None


def showable(state: Guimbarde, seat: Seat) -> tuple[Hand, ...]:
    """What this person could lay open: for a box or, where agreed, marriages in hand."""
    hand = state.deal.hands[seat]
    sets = [cards for cards in SETS if set(cards) <= set(hand)]
    if state.rules.hand_marriage_time is HandMarriage.AT_BOXES:
        kings = [card for card in sort(hand) if rank_of(card) == "K"]
        sets += [(king, mate) for king in kings if (mate := mate_of(king)) in hand and mate]
    return tuple(dict.fromkeys(sets))


def judge_take(state: Guimbarde, action: Take) -> Verdict:
    """In turn from the forehand, by laying the cards open (text)."""
    if action.seat != opener(state):
        return impossible("boxes.turn", say("not-your-boxes"))
    if not action.sets:
        return lawful("boxes.stay")
    known = (*SETS, *showable(state, action.seat))
    for cards in action.sets:
        if cards not in known or action.sets.count(cards) > 1:
            return impossible("boxes.take", say("no-box-drawn", cards=cards))
        if not set(cards) <= set(state.deal.hands[action.seat]):
            return impossible("boxes.take", say("not-held", cards=cards))
    return lawful("boxes.mariage" if GREAT in action.sets else "boxes.take")


def fold_take(state: Guimbarde, action: Take) -> Guimbarde:
    """The cards are seen by all and go back into the hand; the boxes are drawn one by one."""
    deal, seat = state.deal, action.seat
    assert isinstance(state.phase, Opening)
    turn = state.phase.turn + 1
    laid = sort({card for cards in action.sets for card in cards})
    due = tuple(event for cards in action.sets for event in drawn_for(state, seat, cards))
    return state.with_deal(
        hands=put(deal.hands, seat, reveal(deal.hands[seat], laid)),
        shown=put(deal.shown, seat, laid),
        due=due,
        phase=Opening(turn) if turn < state.rules.players else first_of_point(state),
    )


def drawn_for(state: Guimbarde, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """What a set of cards brings: a box, and where it is paid now, the marriage money."""
    found: list[Event] = []
    box = SETS.get(cards)
    if box is not None:
        rule = "boxes.mariage" if box is Box.MARIAGE else "boxes.take"
        found.append(BoxTaken(seat, box, boxes.content(state.boxes, box), rule))
    if len(cards) == 2 and state.rules.hand_marriage_time is HandMarriage.AT_BOXES:
        found.append(Paid(hand_marriage_pay(state, seat, cards[0])))
    return tuple(found)
