"""Cutting for the deal, the shuffle, the cut, the deal (§ Das Bieten, § Weli)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.acts import Cut, Leave, Rob, SetUp, Shuffle
from ridotto.games.bieten.events import CutSeen, DealerFound, Dealt, Drew
from ridotto.games.bieten.pack import HEIGHT, WELI
from ridotto.games.bieten.sentences import say
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
from ridotto.table.lot_draw import LotDraw
from ridotto.table.lots import Lots
from ridotto.table.sentences import say as shared


def judge_shuffle(state: Bieten, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack when it is due."""
    due = isinstance(state.phase, Spreading | Shuffling | Settled)
    if not due or (isinstance(state.phase, Settled) and match_done(state)):
        return impossible("shuffle.pack", shared("not-shuffled-now"))
    if sorted(action.order) != sorted(state.rules.pack.cards):
        size = len(state.rules.pack)
        return impossible("shuffle.pack", shared("whole-pack", count=size))
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


DRAW: Final = LotDraw[Bieten](
    phase=Drawing,
    rule="cut.deal",
    again="cut.again",
    not_due="cut.deal",
    nobody=say("nobody-cuts-for-deal"),
    stands=say("not-your-cut"),
    drew=Drew,
    done=lambda state: DealerFound(dealer=lowest_cutter(state)),
    rank=cut_height,
    # In seat order (D 2, D 34).
    needing=lambda state: cutting_now(state)[:1],
)


def fold_dealer(state: Bieten, event: DealerFound) -> Bieten:
    """He deals first."""
    party = msgspec.structs.replace(state.party, dealer=event.dealer)
    return msgspec.structs.replace(state, party=party, phase=Shuffling())


def judge_cut(state: Bieten, action: Cut) -> Verdict:
    """The player to the dealer's right lifts some cards and leaves some."""
    if not isinstance(state.phase, Cutting):
        return impossible("cut.pack", shared("nothing-to-cut"))
    if action.seat != state.cutter:
        return impossible("cut.pack", say("right-cuts"))
    most = len(state.rules.pack) - 1
    if not 1 <= action.lifted <= most:
        return impossible("cut.pack", shared("lift-from-one", most=most, lifted=action.lifted))
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
        return impossible("weli.rob", say("cutter-takes-weli"))
    if state.deal.pack[-1] != WELI:
        return impossible("weli.rob", say("no-weli-cut"))
    return lawful("weli.rob")


def fold_rob(state: Bieten, action: Rob) -> Bieten:
    """Everybody sees him take it."""
    hands = put(state.deal.hands, action.seat, (WELI,))
    pack = state.deal.pack[:-1]
    return state.with_deal(pack=pack, hands=hands, robber=action.seat, phase=Dealing())


def judge_leave(state: Bieten, action: Leave) -> Verdict:
    """He lays the packet down."""
    if not isinstance(state.phase, Robbing) or action.seat != state.cutter:
        return impossible("weli.rob", say("cutter-lays-packet"))
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
        return impossible("set-up", say("slate-first"))
    if len(action.scores) != len(state.seats):
        return impossible("set-up", say("slate-columns", columns=len(state.seats)))
    if len(set(action.out)) != len(action.out) or not set(action.out) <= set(state.seats):
        return impossible("set-up", say("out-once"))
    playing = [seat for seat in state.seats if seat not in action.out]
    if len(playing) < 2 or action.dealer not in playing:
        return impossible("set-up", say("two-play-on"))
    if any(action.scores[seat] >= state.rules.goal for seat in playing):
        return impossible("set-up", say("target-means-out"))
    if not 0 <= action.games < state.rules.games:
        return impossible("set-up", say("no-game-after", games=action.games))
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
