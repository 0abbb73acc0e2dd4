"""Cutting for the deal, the shuffle, the cut, the deal (§ Das Bieten, § Weli)."""

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.acts import Cut, Draw, Leave, Rob, SetUp, Shuffle
from ridotto.games.bieten.events import CutSeen, DealerFound, Dealt, Drew
from ridotto.games.bieten.pack import HEIGHT, WELI
from ridotto.games.bieten.slate import after, match_done, roll
from ridotto.games.bieten.state import (
    Before,
    Bieten,
    Cutting,
    Deal,
    Dealing,
    Drawing,
    Looking,
    Robbing,
    Settled,
    Shuffling,
    Spreading,
)
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.hands import Hands, put
from ridotto.table.lots import Lots


def judge_shuffle(state: Bieten, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack when it is due."""
    due = isinstance(state.phase, Spreading | Shuffling | Settled)
    if not due or (isinstance(state.phase, Settled) and match_done(state)):
        return impossible("shuffle.pack", "The pack is not to be shuffled now.")
    if sorted(action.order) != sorted(state.rules.pack.cards):
        size = len(state.rules.pack)
        return impossible("shuffle.pack", f"A shuffled pack holds each of the {size} cards once.")
    return lawful("shuffle.pack")


def fold_shuffle(state: Bieten, action: Shuffle) -> Bieten:
    """A new pack: laid out to cut for the deal, or before the dealer."""
    if isinstance(state.phase, Spreading):
        ranks: tuple[tuple[tuple[int, ...], ...], ...] = tuple(() for _ in state.seats)
        return state.in_phase(Drawing(Lots(action.order, ranks=ranks)))
    if isinstance(state.phase, Settled):
        # On a strict table the old deal stays open to claims until a card of the new one lies.
        last = msgspec.structs.replace(state, last=None) if state.strict else None
        state = msgspec.structs.replace(roll(state), last=last)
    deal = fresh_deal(state, action.order)
    return msgspec.structs.replace(state, deal=deal, phase=Cutting())


def fresh_deal(state: Bieten, order: tuple[Card, ...]) -> Deal:
    """A deal before its first card."""
    dealer = state.party.dealer
    nothing: Hands = tuple(() for _ in state.seats)
    forehand = after(state, dealer)
    players = tuple(s for s in state.party.round_from(forehand) if s not in state.out)
    return Deal(
        dealer=dealer, players=players, pack=order, hands=nothing, rows=nothing, leader=forehand
    )


def cut_height(card: Card) -> tuple[int, ...] | None:
    """In cutting for the deal the ace is lowest; the Weli has no rank (D 2)."""
    if card == WELI:
        return None
    return (0,) if card[1:] == "A" else (-HEIGHT[card],)


def cutting_now(state: Bieten) -> tuple[Seat, ...]:
    """Who has still to cut for the deal: all once in seat order, then the tied lowest again."""
    assert isinstance(state.phase, Drawing)
    ranks = state.phase.lots.ranks
    rivals = list(state.seats)
    for turn in range(len(HEIGHT)):
        cut = [seat for seat in rivals if len(ranks[seat]) > turn]
        if any(ranks[seat][turn] == (0,) for seat in cut):
            return ()
        if len(cut) < len(rivals):
            return tuple(seat for seat in rivals if seat not in cut)
        lowest = max(ranks[seat][turn] for seat in rivals)
        rivals = [seat for seat in rivals if ranks[seat][turn] == lowest]
        if len(rivals) == 1:
            return ()
    return ()


def lowest_cutter(state: Bieten) -> Seat:
    """Who deals first: the lowest, or the first to cut an ace."""
    assert isinstance(state.phase, Drawing)
    ranks = state.phase.lots.ranks
    return max(state.seats, key=lambda seat: (ranks[seat][-1:] == ((0,),), ranks[seat]))


def judge_draw(state: Bieten, action: Draw) -> Verdict:
    """People cut for the deal in seat order; tied lowest cards, and a Weli, again (D 2, D 34)."""
    if not isinstance(state.phase, Drawing):
        return impossible("cut.deal", "Nobody cuts for the deal now.")
    due = cutting_now(state)
    if due[:1] != (action.seat,):
        return impossible("cut.deal", "It is not your turn to cut for the deal.")
    if action.place not in state.phase.lots.places():
        return impossible("cut.deal", f"No card lies at place {action.place}.")
    return lawful("cut.again" if _again(state.phase.lots, action.seat) else "cut.deal")


def _again(lots: Lots, seat: Seat) -> bool:
    """Has he cut before: the equal of another, or just now the Weli?"""
    last = [lots.spread[place] for place in lots.drawn[-1:]]
    return bool(lots.ranks[seat]) or last == [WELI]


def fold_draw(state: Bieten, action: Draw) -> Bieten:
    """A hand on the pack; the card follows."""
    assert isinstance(state.phase, Drawing)
    return state.in_phase(Drawing(state.phase.lots.touch(action.seat, action.place)))


def follow_drawing(state: Bieten) -> Drew | DealerFound | None:
    """The card cut to is shown; when nobody has to cut any more the dealer is found."""
    assert isinstance(state.phase, Drawing)
    lots = state.phase.lots
    card = lots.card()
    if card is not None:
        return Drew(seat=lots.by, card=card)
    return None if cutting_now(state) else DealerFound(dealer=lowest_cutter(state))


def fold_drew(state: Bieten, event: Drew) -> Bieten:
    """A card of no rank is cut again."""
    assert isinstance(state.phase, Drawing)
    return state.in_phase(Drawing(state.phase.lots.show(event.seat, cut_height(event.card))))


def fold_dealer(state: Bieten, event: DealerFound) -> Bieten:
    """He deals first."""
    party = msgspec.structs.replace(state.party, dealer=event.dealer)
    return msgspec.structs.replace(state, party=party, phase=Shuffling())


def judge_cut(state: Bieten, action: Cut) -> Verdict:
    """The player to the dealer's right lifts some cards and leaves some."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut.pack", "The pack is not to be cut now.")
    if action.seat != state.cutter:
        return impossible("cut.pack", "The player to the dealer's right cuts.")
    if not 1 <= action.lifted < len(state.rules.pack):
        return impossible("cut.pack", f"Lift 1 to {len(state.rules.pack) - 1} cards.")
    return lawful("cut.pack")


def fold_cut(state: Bieten, action: Cut) -> Bieten:
    """What was below goes on top: the card cut to is now the lowest."""
    pack, lifted = state.deal.pack, action.lifted
    phase = Looking() if state.rules.weli else Dealing()
    return state.with_deal(pack=(*pack[lifted:], *pack[:lifted]), lifted=lifted, phase=phase)


def follow_looking(state: Bieten) -> CutSeen:
    """He sees whether it is the Weli."""
    return CutSeen(seat=state.cutter, weli=state.deal.pack[-1] == WELI)


def fold_cut_seen(state: Bieten, event: CutSeen) -> Bieten:
    """It is for him to take it or not."""
    pack = (*state.deal.pack[:-1], WELI) if event.weli else state.deal.pack
    return state.with_deal(pack=pack, phase=Robbing())


def judge_rob(state: Bieten, action: Rob) -> Verdict:
    """Who cuts to the Weli may take it out and keep it (§ Weli)."""
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("weli.rob", "Only who has just cut can take the Weli out.")
    if state.deal.pack[-1] != WELI:
        return impossible("weli.rob", "You did not cut to the Weli.")
    return lawful("weli.rob")


def fold_rob(state: Bieten, action: Rob) -> Bieten:
    """Everybody sees him take it."""
    hands = put(state.deal.hands, action.seat, (WELI,))
    pack = state.deal.pack[:-1]
    return state.with_deal(pack=pack, hands=hands, robber=action.seat, phase=Dealing())


def judge_leave(state: Bieten, action: Leave) -> Verdict:
    """He lays the packet down."""
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("weli.rob", "Only who has just cut lays the packet down.")
    return lawful("weli.rob")


def fold_leave(state: Bieten, action: Leave) -> Bieten:
    """Nothing is taken."""
    del action
    return state.in_phase(Dealing())


def packets(state: Bieten) -> tuple[tuple[Seat, int], ...]:
    """One card each from the dealer's left, then two; a robber gets only the two (D 21)."""
    players = state.deal.players
    ones = tuple((seat, 1) for seat in players if seat != state.deal.robber)
    return (*ones, *((seat, 2) for seat in players))


def follow_dealing(state: Bieten) -> Dealt:
    """The next packet."""
    assert isinstance(state.phase, Dealing)
    seat, size = packets(state)[state.phase.packet]
    return Dealt(seat=seat, cards=state.deal.pack[:size])


def fold_dealt(state: Bieten, event: Dealt) -> Bieten:
    """From the pack to the hand; after the last packet the forehand begins."""
    assert isinstance(state.phase, Dealing)
    deal, packet = state.deal, state.phase.packet + 1
    hands = put(deal.hands, event.seat, (*deal.hands[event.seat], *event.cards))
    phase = Dealing(packet) if packet < len(packets(state)) else Before()
    return state.with_deal(pack=deal.pack[len(event.cards) :], hands=hands, phase=phase)


def judge_set_up(state: Bieten, action: SetUp) -> Verdict:
    """A slate is laid before anything has happened: nobody at the target but those out."""
    if not isinstance(state.phase, Spreading):
        return impossible("set-up", "A slate is laid before anything else has happened.")
    if len(action.scores) != len(state.seats):
        return impossible("set-up", f"A slate has {len(state.seats)} columns.")
    if len(set(action.out)) != len(action.out) or not set(action.out) <= set(state.seats):
        return impossible("set-up", "Who is out is a player, and out once.")
    playing = [seat for seat in state.seats if seat not in action.out]
    if len(playing) < 2 or action.dealer not in playing:
        return impossible("set-up", "At least two play on, and one of them deals.")
    if any(action.scores[seat] >= state.rules.goal for seat in playing):
        return impossible("set-up", "Who has reached the target is out.")
    if not 0 <= action.games < state.rules.games:
        return impossible("set-up", f"The match has no game after {action.games}.")
    return lawful("set-up")


def fold_set_up(state: Bieten, action: SetUp) -> Bieten:
    """The slate as it stands."""
    columns = tuple((score,) if score else () for score in action.scores)
    return msgspec.structs.replace(
        state,
        party=msgspec.structs.replace(state.party, dealer=action.dealer),
        scores=action.scores,
        columns=columns,
        out=action.out,
        games=action.games,
        phase=Shuffling(),
    )
