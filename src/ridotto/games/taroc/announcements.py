"""Announcing honours: dealer first, then round, before the first card is led (r. 1)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.acts import Announce, Pass
from ridotto.games.taroc.events import HonourPaid
from ridotto.games.taroc.honours import Honour, catalogue, holds, holds_enough, same_four
from ridotto.games.taroc.payments import book, collect
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.state import Announced, Announcing, Leading, Playing, Taroc, first_hand
from ridotto.table import Seat, Verdict, faulty, impossible, lawful, said_remark
from ridotto.table.sentences import say as shared

UNDERSTATED: Final = "fault.understated"


def announcer(state: Taroc) -> Seat:
    """Whose turn it is to announce."""
    return state.deal.players[state.deal.spoken]


def may_speak(state: Taroc, seat: Seat) -> bool:
    """In turn, or after one's turn as long as nobody has led (r. 1)."""
    players, spoken = state.deal.players, state.deal.spoken
    if isinstance(state.phase, Announcing):
        return seat in players[: spoken + 1]
    return isinstance(state.phase, Leading) and seat in players


def judge_announce(state: Taroc, action: Announce) -> Verdict:
    """One names honours that one holds, each once, before the first lead (r. 1, 5)."""
    seat, honour = action.seat, catalogue(state.rules).get(action.honour)
    if honour is None:
        return impossible("announce.turn", say("no-such-honour", honour=action.honour))
    if any(a.seat == seat and a.name == honour.name for a in state.deal.announced):
        return impossible("announce.turn", say("honour-announced"))
    if isinstance(state.phase, Playing) and seat in state.deal.players:
        return faulty("fault.late-announcement", say("announced-too-late"))
    if not may_speak(state, seat):
        return impossible("announce.turn", shared("not-your-announcement"))
    return grade_honour(state, seat, honour)


def grade_honour(state: Taroc, seat: Seat, honour: Honour) -> Verdict:
    """Does he hold it? A card of it in the Skar is no honour, but no fraud either (r. 5, 11).

    Three Kings and the Skis, said of four Kings and the Skis, is less than he holds: not the way
    to tell it, but nothing to be fined (r. 5). Both beside each other are one too many (D 12).
    """
    hand = first_hand(state, seat)
    if told_already(state, seat, honour):
        return faulty("fault.false-honour", say("honour-told-already"))
    if holds(state.rules, honour, hand):
        return lawful(honour.rule)
    if holds_enough(state.rules, honour, hand):
        return faulty(UNDERSTATED, say("name-whole-honour"))
    whole = (*hand, *_own_skar(state, seat))
    if holds_enough(state.rules, honour, whole):
        return faulty("fault.honour-in-skar", say("honour-card-in-skar"))
    return faulty("fault.false-honour", say("announce-only-held"))


def told_already(state: Taroc, seat: Seat, honour: Honour) -> bool:
    """Was the same four named before it, whole or with the Skis?"""
    told = [a for a in state.deal.announced if a.seat == seat and not a.false]
    names = [a.name for a in told]
    earlier = names[: names.index(honour.name)] if honour.name in names else names
    return any(same_four(honour, catalogue(state.rules)[name]) for name in earlier)


def _own_skar(state: Taroc, seat: Seat) -> tuple[Card, ...]:
    return (state.deal.skar or ()) if seat == state.dealer else ()


def fold_announce(state: Taroc, action: Announce) -> Taroc:
    """It is named; too late, it is worth nothing."""
    deal = state.deal
    announced = Announced(action.seat, action.honour, late=deal.led)
    state = state.with_deal(announced=(*deal.announced, announced))
    if not deal.led:
        return state
    remark = said_remark("fault.late-announcement", say("note-late"), action.seat)
    return state.with_deal(remarks=(*deal.remarks, remark))


def judge_pass(state: Taroc, action: Pass) -> Verdict:
    """Announcing is voluntary (D 7)."""
    if not isinstance(state.phase, Announcing) or action.seat != announcer(state):
        return impossible("announce.turn", shared("not-your-announcement"))
    return lawful("announce.turn")


def fold_pass(state: Taroc, action: Pass) -> Taroc:
    """The next one announces; after the third the first card is led."""
    del action
    spoken = state.deal.spoken + 1
    done = spoken == len(state.deal.players)
    return state.with_deal(spoken=spoken, phase=Leading() if done else Announcing())


def follow_announced(state: Taroc) -> HonourPaid | None:
    """Each other player pays at once, but for ten tarocs (r. 1, § I)."""
    for announced in state.deal.announced:
        if announced.payments or announced.late or announced.false:
            continue
        honour = catalogue(state.rules)[announced.name]
        if not honour.conditional:
            payments = collect(state, announced.seat, honour.price, honour.rule)
            return HonourPaid(seat=announced.seat, honour=honour.name, payments=payments)
    return None


def fold_honour_paid(state: Taroc, event: HonourPaid) -> Taroc:
    """The payment is noted with the honour."""
    state = replace_honour(state, event.seat, event.honour, payments=event.payments)
    return book(state, event.payments)


def replace_honour(state: Taroc, seat: Seat, name: str, **changes: object) -> Taroc:
    """The state with something changed about an announced honour."""
    announced = tuple(
        msgspec.structs.replace(a, **changes) if (a.seat, a.name) == (seat, name) else a
        for a in state.deal.announced
    )
    return state.with_deal(announced=announced)
