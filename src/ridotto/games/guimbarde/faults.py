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
from ridotto.games.guimbarde.deal_start import new_deal
from ridotto.games.guimbarde.events import ChallengeDecided, DealVoid
from ridotto.games.guimbarde.payments import book_fines, returned, settle, to_each
from ridotto.games.guimbarde.public_knowledge import covered, false_point, has_named, shown_in_hand
from ridotto.games.guimbarde.sentences import say
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
from ridotto.table import HOUSE, Payment, Remark, Seat, Verdict, impossible, lawful, said_remark
from ridotto.table.hands import Hand, put
from ridotto.table.sentences import say as shared
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
    """Anybody else may speak of a fault until the next deal begins; each thing is judged once."""
    rule = "challenge"
    if not state.strict:
        return impossible(rule, shared("courteous-no-fault"))
    if not isinstance(state.phase, Playing | Settled):
        return impossible(rule, say("challenges-during-play"))
    if action.against not in state.seats or action.against == action.seat:
        return impossible(rule, say("challenges-another-person"))
    if not _happened(state, action):
        return impossible(rule, say("trick-or-point-named"))
    if key_of(action) in state.deal.decided:
        return impossible(rule, shared("decided-already"))
    if key_of(action) in map(key_of, state.deal.challenges):
        return impossible(rule, shared("challenged-already"))
    return lawful(rule)


def key_of(action: Challenge) -> tuple[Seat, str, int]:
    """What a challenge is about: it is decided once, no matter who makes it."""
    return action.against, action.ground.value, action.trick


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
    """It stands until the cards decide it."""
    return state.with_deal(challenges=(*state.deal.challenges, action))


def follow_challenges(state: Guimbarde) -> ChallengeDecided | None:
    """The first that the cards seen prove, or that no covered card can prove any more."""
    for challenge in state.deal.challenges:
        if shown_true(state, challenge) or not covered(state, challenge.against):
            return _decide(state, challenge)
    return None


def _decide(state: Guimbarde, challenge: Challenge) -> ChallengeDecided:
    """By what everybody has seen; what is complete is fined."""
    seat, ground, number = challenge.against, challenge.ground, challenge.trick
    upheld = shown_true(state, challenge)
    complete = number < state.deal.trick_number
    fine = to_each(state, seat, f"fault.{ground.value}") if upheld and complete else ()
    return ChallengeDecided(seat, ground.value, number, upheld, fine)


def fold_challenge_decided(state: Guimbarde, event: ChallengeDecided) -> Guimbarde:
    """A fine, or the wrong card goes back, or nothing at all: the book sets no price on asking."""
    deal, seat = state.deal, event.against
    if event.upheld and event.trick == deal.trick_number:
        place = place_of(state, seat, event.trick)
        assert place is not None
        return take_back_from(state, place)
    # A card that is fined is fined once, whatever else could be said of it.
    grounds = tuple(Ground) if event.upheld else (Ground(event.ground),)
    found = tuple((seat, ground.value, event.trick) for ground in grounds)
    standing = tuple(one for one in deal.challenges if key_of(one) not in found)
    state = state.with_deal(challenges=standing, decided=(*deal.decided, *found))
    return book_fines(state, event.payments)


def judge_take_back(state: Guimbarde, action: TakeBack) -> Verdict:
    """A wrong card may be put right, free, before the trick is complete."""
    rule = "take-back"
    number = state.deal.trick_number
    if not state.strict or not isinstance(state.phase, Playing):
        return impossible(rule, say("no-wrong-card"))
    place = place_of(state, action.seat, number)
    if place is None or state.deal.trick[place].card != action.card:
        return impossible(rule, say("not-your-card-here", card=(action.card,)))
    if not _breach(state, action.seat, number, state.deal.hands[action.seat]):
        return impossible(rule, say("no-fault-stays", card=(action.card,)))
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
    gone = {(played.seat, deal.trick_number) for played in deal.trick[place:]}
    back = tuple(payment for turn, payment in deal.paid_now if turn >= place)
    state = state.with_deal(
        hands=hands,
        trick=deal.trick[:place],
        fresh=False,
        paid_now=tuple(paid for paid in deal.paid_now if paid[0] < place),
        ledger=deal.ledger[: len(deal.ledger) - len(back)],
        challenges=tuple(c for c in deal.challenges if (c.against, c.trick) not in gone),
        decided=tuple(one for one in deal.decided if (one[0], one[2]) not in gone),
        phase=Playing(),
    )
    return settle(state, returned(back))


def judge_enter_fault(state: Guimbarde, action: EnterFault) -> Verdict:
    """A scorer reports what only real hands can do, while it can still be booked."""
    rule = f"fault.{action.fault.value}"
    if not _timely(state, action.fault):
        return impossible(rule, say("not-reported-now"))
    if action.fault is EnteredFault.FAULTY_PACK:
        nobody = action.by == HOUSE
        return lawful(rule) if nobody else impossible(rule, say("pack-nobodys-fault"))
    if action.by not in state.seats:
        return impossible(rule, shared("fault-of-somebody"))
    if action.fault is EnteredFault.MISDEAL and action.by != state.dealer:
        return impossible(rule, shared("misdeal-of-dealer"))
    if action.fault is EnteredFault.OUT_OF_TURN and action.by == next_player(state):
        return impossible(rule, say("that-persons-turn"))
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
            return _remark(state, said_remark(rule, say("note-box-stays"), action.by))
    if isinstance(state.phase, Settled):
        return _remark(state, said_remark(rule, say("note-deal-stands")))
    return state.with_deal(void=rule)


def _remark(state: Guimbarde, remark: Remark) -> Guimbarde:
    return state.with_deal(remarks=(*state.deal.remarks, remark))


def follow_void(state: Guimbarde) -> DealVoid:
    """The dealer deals again; a misdeal costs him a jetton to each (r. 10, 11)."""
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
    return book_fines(
        _remark(state, said_remark(event.rule, say("note-deal-void"))), event.payments
    )
