"""Faults and their price: claimed on a strict table, or entered by a scorer (r. 3, 7-12)."""

from collections.abc import Collection
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.guimbarde.acts import (
    Challenge,
    EnteredFault,
    EnterFault,
    Ground,
    TakeBack,
)
from ridotto.games.guimbarde.events import ChallengeDecided, DealVoid
from ridotto.games.guimbarde.opening import new_deal
from ridotto.games.guimbarde.paying import book_fines, returned, settle, to_each
from ridotto.games.guimbarde.seen import covered, false_point, has_named, shown_in_hand
from ridotto.games.guimbarde.state import (
    DEALT,
    Cutting,
    Guimbarde,
    Opening,
    Playing,
    Settled,
    Shuffling,
)
from ridotto.games.guimbarde.tricks import Duty, judge_card, next_player
from ridotto.games.guimbarde.trumps import suit_in_play
from ridotto.table import HOUSE, Payment, Remark, Seat, Verdict, impossible, lawful
from ridotto.table.hands import Hand, put
from ridotto.table.tricks import Played

BREACHES: Final = {
    Ground.REVOKE: ("follow.suit",),
    Ground.NOT_BEATING: ("follow.beat", "follow.trump"),
    Ground.KEPT_QUEEN: ("marriage.queen",),
    Ground.TAKEN_MARRIAGE: ("marriage.ban",),
}
"""The rules whose breach each ground of the play is about."""

ANY_FAULT: Final = tuple(rule for rules in BREACHES.values() for rule in rules)


def judge_challenge(state: Guimbarde, action: Challenge) -> Verdict:
    """Anybody else may speak of a fault until the next deal begins; each thing is judged once.

    What the cards seen so far do not show may be brought again when more have been seen.
    """
    rule = "challenge"
    if not state.strict:
        return impossible(rule, "At a courteous table no fault can have happened.")
    if not isinstance(state.phase, Playing | Settled):
        return impossible(rule, "A fault is claimed during the play, or before the next deal.")
    if action.against not in state.seats or action.against == action.seat:
        return impossible(rule, "One challenges another person.")
    if not _happened(state, action):
        return impossible(rule, "Name a trick to which that person has played, or a Point named.")
    key = (action.against, action.ground.value, action.trick)
    hidden = covered(state, action.against)
    if any(one[:3] == key and one[3] <= hidden for one in state.deal.decided):
        return impossible(rule, "That has been decided by what has been seen.")
    return lawful(rule)


def _happened(state: Guimbarde, action: Challenge) -> bool:
    """Is there an act that the claim is about?"""
    if action.ground is Ground.FALSE_POINT:
        return not action.trick and has_named(state, action.against)
    return place_of(state, action.against, action.trick) is not None


def plays_of(state: Guimbarde, number: int) -> tuple[Played, ...]:
    """The cards of a trick, gathered or still on the table."""
    deal = state.deal
    place = number - deal.skipped - 1
    if place == len(deal.tricks):
        return deal.trick
    return deal.tricks[place].plays if 0 <= place < len(deal.tricks) else ()


def place_of(state: Guimbarde, seat: Seat, number: int) -> int | None:
    """Where in that trick this person played."""
    plays = plays_of(state, number)
    return next((n for n, played in enumerate(plays) if played.seat == seat), None)


def breaks(duty: Duty, card: Card, rules: Collection[str]) -> bool:
    """Does this card break one of these rules? Asked of the one judge.

    Who keeps the queen back with a card of another suit has refused the suit too (r. 7, 8).
    """
    verdict = judge_card(duty, card)
    if verdict.lawful:
        return False
    led = suit_in_play(duty.before[0].card, duty.trumps)
    other = verdict.rule == "marriage.queen" and suit_in_play(card, duty.trumps) != led
    return verdict.rule in rules or (other and "follow.suit" in rules)


def breach(state: Guimbarde, seat: Seat, number: int, rules: Collection[str] = ANY_FAULT) -> bool:
    """Do the cards that everybody has seen prove that a card in this trick broke such a rule?"""
    return _breach(state, seat, number, shown_in_hand(state, seat), rules)


def _breach(
    state: Guimbarde, seat: Seat, number: int, held: Hand, rules: Collection[str] = ANY_FAULT
) -> bool:
    """Did a person who still holds these cards break one of these rules in this trick?"""
    deal, plays = state.deal, plays_of(state, number)
    turn = place_of(state, seat, number)
    assert turn is not None
    first = number - deal.skipped - 1
    later = [p.card for t in deal.tricks[first:] for p in t.plays if p.seat == seat]
    later += [p.card for p in deal.trick if p.seat == seat]
    duty = Duty(state.rules, deal.trumps, (*held, *later), plays[:turn])
    return breaks(duty, plays[turn].card, rules)


def shown_true(state: Guimbarde, challenge: Challenge) -> bool:
    """Do the cards that everybody has seen show that a claim is true?"""
    seat, ground = challenge.against, challenge.ground
    if ground is Ground.FALSE_POINT:
        return false_point(state, seat)
    return breach(state, seat, challenge.trick, BREACHES[ground])


def fold_challenge(state: Guimbarde, action: Challenge) -> Guimbarde:
    """The referee looks into it."""
    return state.with_deal(challenge=action)


def follow_challenge(state: Guimbarde) -> ChallengeDecided:
    """Decided at once by what everybody has seen; what is complete is fined."""
    challenge = state.deal.challenge
    assert challenge is not None
    seat, ground, number = challenge.against, challenge.ground, challenge.trick
    upheld = shown_true(state, challenge)
    complete = number < state.deal.trick_number
    fine = to_each(state, seat, f"fault.{ground.value}") if upheld and complete else ()
    return ChallengeDecided(seat, ground.value, number, upheld, fine)


def fold_challenge_decided(state: Guimbarde, event: ChallengeDecided) -> Guimbarde:
    """A fine, or the wrong card goes back, or nothing at all: the book sets no price on asking."""
    deal, seat = state.deal, event.against
    state = state.with_deal(challenge=None)
    if event.upheld and event.trick == deal.trick_number:
        place = place_of(state, seat, event.trick)
        assert place is not None
        return take_back_from(state, place)
    found: tuple[tuple[Seat, str, int, int], ...]
    if event.upheld:
        # A card that is fined is fined once, whatever else could be said of it.
        found = tuple((seat, ground.value, event.trick, 0) for ground in Ground)
    else:
        found = ((seat, event.ground, event.trick, covered(state, seat)),)
    return book_fines(state.with_deal(decided=(*deal.decided, *found)), event.payments)


def judge_take_back(state: Guimbarde, action: TakeBack) -> Verdict:
    """A wrong card may be put right, free, before the trick is complete."""
    rule = "take-back"
    number = state.deal.trick_number
    if not state.strict or not isinstance(state.phase, Playing):
        return impossible(rule, "There is no wrong card to put right now.")
    place = place_of(state, action.seat, number)
    if place is None or state.deal.trick[place].card != action.card:
        return impossible(rule, f"{action.card} is no card of yours in this trick.")
    if not _breach(state, action.seat, number, state.deal.hands[action.seat]):
        return impossible(rule, f"{action.card} was no fault: it stays.")
    return lawful(rule)


def fold_take_back(state: Guimbarde, action: TakeBack) -> Guimbarde:
    """The card goes back, and with it all that were played to it."""
    place = place_of(state, action.seat, state.deal.trick_number)
    assert place is not None
    return take_back_from(state, place)


def take_back_from(state: Guimbarde, place: int) -> Guimbarde:
    """Cards from this place on return to their hands, and what was paid for them is returned."""
    deal = state.deal
    hands = deal.hands
    for played in deal.trick[place:]:
        hands = put(hands, played.seat, (*hands[played.seat], played.card))
    back = tuple(payment for turn, payment in deal.paid_now if turn >= place)
    state = state.with_deal(
        hands=hands,
        trick=deal.trick[:place],
        fresh=False,
        paid_now=tuple(paid for paid in deal.paid_now if paid[0] < place),
        ledger=deal.ledger[: len(deal.ledger) - len(back)],
        decided=tuple(one for one in deal.decided if one[2] != deal.trick_number),
        phase=Playing(),
    )
    return settle(state, returned(back))


def judge_enter_fault(state: Guimbarde, action: EnterFault) -> Verdict:
    """A scorer reports what only real hands can do, while it can still be booked."""
    rule = f"fault.{action.fault.value}"
    if not _timely(state, action.fault):
        return impossible(rule, "That cannot be reported at this moment.")
    if action.fault is EnteredFault.FAULTY_PACK:
        nobody = action.by == HOUSE
        return lawful(rule) if nobody else impossible(rule, "A faulty pack is nobody's fault.")
    if action.by not in state.seats:
        return impossible(rule, "A fault is somebody's at the table.")
    if action.fault is EnteredFault.MISDEAL and action.by != state.dealer:
        return impossible(rule, "Only the dealer can deal wrongly.")
    if action.fault is EnteredFault.OUT_OF_TURN and action.by == next_player(state):
        return impossible(rule, "It is that person's turn.")
    return lawful(rule)


def _timely(state: Guimbarde, fault: EnteredFault) -> bool:
    phase = state.phase
    match fault:
        case EnteredFault.OUT_OF_TURN:
            return isinstance(phase, Playing)
        case EnteredFault.BOX_UNSHOWN:
            return isinstance(phase, Opening)
        case EnteredFault.MISDEAL:
            return isinstance(phase, (*DEALT, Settled))
    return isinstance(phase, (Cutting, *DEALT, Settled))


def fold_enter_fault(state: Guimbarde, action: EnterFault) -> Guimbarde:
    """A fine, a void deal, or nothing but a remark: what is found too late stands (r. 11)."""
    rule = f"fault.{action.fault.value}"
    match action.fault:
        case EnteredFault.OUT_OF_TURN:
            return book_fines(state, to_each(state, action.by, rule))
        case EnteredFault.BOX_UNSHOWN:
            return _remark(state, Remark(rule, "the box stays", action.by))
    if isinstance(state.phase, Settled):
        return _remark(state, Remark(rule, "the deal stands"))
    return state.with_deal(void=rule)


def _remark(state: Guimbarde, remark: Remark) -> Guimbarde:
    return state.with_deal(remarks=(*state.deal.remarks, remark))


def follow_void(state: Guimbarde) -> DealVoid:
    """The same dealer deals again; a misdeal costs him a jetton to each (r. 10, 11)."""
    rule = state.deal.void
    fine: tuple[Payment, ...] = ()
    if rule == "fault.misdeal":
        fine = to_each(state, state.dealer, rule)
    return DealVoid(rule, fine)


def fold_void(state: Guimbarde, event: DealVoid) -> Guimbarde:
    """Stakes remain for the redeal, payments made since are returned."""
    party = msgspec.structs.replace(state.party, accounts=state.deal.accounts)
    state = msgspec.structs.replace(state, party=party, boxes=state.deal.boxes)
    state = msgspec.structs.replace(state, deal=new_deal(state, ()), phase=Shuffling())
    return book_fines(_remark(state, Remark(event.rule, "the deal is void")), event.payments)
