"""Faults and their price: challenged on a strict table, or entered by a scorer (Dr. 14, Fi. 13)."""

import msgspec

from ridotto.games.minchiate.acts import Challenge, EnteredFault, EnterFault, Ground
from ridotto.games.minchiate.discards import grade_discard
from ridotto.games.minchiate.events import ChallengeDecided, FineDue
from ridotto.games.minchiate.marking import pay, pay_enemies
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import (
    SEATS,
    Complete,
    Declared,
    Declaring,
    Exchanging,
    Leading,
    Minchiate,
    Playing,
    Settled,
    SuitTrick,
    led_suit,
)
from ridotto.games.minchiate.tricks import Duty, judge_card
from ridotto.table import Payment, Remark, ScoreLine, Seat, Verdict, impossible, lawful

REVOKES = ("follow.suit", "follow.tarocco", "follow.trump", "king.fall")
"""The rules whose breach is a revoke; a Matto kept too long is not one, it is only lost."""


def misdeal_marks(rules: Rules, cards: int) -> int:
    """20 for one card too many or too few, 10 for each further (Dr. 14)."""
    return rules.faults.misdeal_first + rules.faults.misdeal_further * (cards - 1)


def revoke_fine(state: Minchiate, offender: Seat, revokes: int = 1) -> tuple[Payment, ...]:
    """The revoker himself pays each enemy, for every revoke (Dr. 14, Fi. 13)."""
    resti = state.rules.faults.revoke_resti * revokes
    return pay_enemies(state, offender, resti, "fault.revoke")


def judge_challenge(state: Minchiate, action: Challenge) -> Verdict:
    """An enemy may challenge while it can still be paid; each thing once."""
    if not state.strict:
        return impossible("fault.challenge", "At a courteous table no fault can have happened.")
    if action.seat not in SEATS or action.against not in SEATS:
        return impossible("fault.challenge", "A challenge is between people at the table.")
    if state.side(action.seat) == state.side(action.against):
        return impossible("fault.challenge", "One challenges an enemy.")
    if (action.against, action.ground.value, action.trick) in state.deal.decided:
        return impossible("fault.challenge", "That has been decided.")
    if action.ground is Ground.REVOKE:
        return _judge_revoke_challenge(state, action)
    if not isinstance(state.phase, Declaring | Playing | Complete | Exchanging):
        return impossible("fault.challenge", "That can be challenged only during the play.")
    late = action.ground is Ground.LATE_DECLARATION
    if late and not late_declarations(state, action.against):
        return impossible("fault.challenge", "Nothing was declared late.")
    return lawful("fault.challenge")


def late_declarations(state: Minchiate, seat: Seat) -> tuple[Declared, ...]:
    """What this person declared too late and still has marked."""
    declared = state.deal.declared
    return tuple(d for d in declared if d.seat == seat and d.late and not d.struck)


def _judge_revoke_challenge(state: Minchiate, action: Challenge) -> Verdict:
    if not isinstance(state.phase, Playing | Complete | Exchanging | Settled):
        return impossible("fault.challenge", "A revoke is challenged during the play or after it.")
    if not 1 <= action.trick - state.deal.skipped <= len(state.deal.tricks):
        return impossible("fault.challenge", "A revoke is challenged in a trick that is turned.")
    return lawful("fault.challenge")


def fold_challenge(state: Minchiate, action: Challenge) -> Minchiate:
    """The referee looks into it."""
    return state.with_deal(challenge=action)


def follow_challenge(state: Minchiate) -> ChallengeDecided | None:
    """The referee, who sees everything, decides at once."""
    challenge = state.deal.challenge
    if challenge is None:
        return None
    upheld = _upheld(state, challenge)
    fine = upheld and challenge.ground is Ground.REVOKE
    return ChallengeDecided(
        against=challenge.against,
        ground=challenge.ground.value,
        trick=challenge.trick,
        upheld=upheld,
        payments=revoke_fine(state, challenge.against) if fine else (),
    )


def _upheld(state: Minchiate, challenge: Challenge) -> bool:
    deal, seat = state.deal, challenge.against
    if challenge.ground is Ground.REVOKE:
        return revoked(state, seat, challenge.trick)
    if challenge.ground is Ground.WRONG_DISCARD:
        cards = deal.discards[seat]
        return cards is not None and not grade_discard(state, seat, cards).lawful
    return True


def revoked(state: Minchiate, seat: Seat, number: int) -> bool:
    """Did this person choose a card in that trick that the judge calls a revoke?"""
    place = number - state.deal.skipped - 1
    trick = state.deal.tricks[place]
    return any(
        played.by == seat and _wrong(state, place, trick, turn)
        for turn, played in enumerate(trick.plays)
    )


def _wrong(state: Minchiate, place: int, trick: SuitTrick, turn: int) -> bool:
    deal, played = state.deal, trick.plays[turn]
    later = [p.card for t in deal.tricks[place:] for p in t.plays if p.seat == played.seat]
    later += [p.card for p in deal.trick if p.seat == played.seat]
    suit = led_suit(trick.plays)
    led = frozenset() if trick.first_round or suit is None else frozenset({suit})
    hand = (*deal.hands[played.seat], *deal.claimed[played.seat], *later)
    duty = Duty(state.rules, hand, trick.plays[:turn], deal.skipped + place + 1, led)
    verdict = judge_card(duty, played.card)
    return not verdict.lawful and verdict.rule in REVOKES


def fold_challenge_decided(state: Minchiate, event: ChallengeDecided) -> Minchiate:
    """A revoke costs its person resti, a wrong discard its side the count, lateness the mark."""
    deal = state.deal
    state = state.with_deal(challenge=None)
    if event.ground == Ground.LATE_DECLARATION.value:
        return _unmark_late(state, event.against)
    decided = (*deal.decided, (event.against, event.ground, event.trick))
    state = state.with_deal(decided=decided)
    if not event.upheld:
        return state
    if event.ground == Ground.REVOKE.value:
        state = state.with_deal(fines=(*deal.fines, *event.payments))
        return pay(state, event.payments)
    return bar(state, event.against)


def bar(state: Minchiate, seat: Seat) -> Minchiate:
    """That side counts only cards, ultima and what it has marked (Dr. 14)."""
    side = state.side(seat)
    barred = tuple(sorted({*state.deal.barred, side}))
    return state.with_deal(barred=barred)


def _unmark_late(state: Minchiate, seat: Seat) -> Minchiate:
    """A versicola declared too late is lost for declaring; it still counts at the end."""
    side = state.side(seat)
    late = late_declarations(state, seat)
    lines = tuple(ScoreLine(side, "fault.late-declaration", -d.points, d.cards) for d in late)
    declared = tuple(
        msgspec.structs.replace(d, struck=True) if d in late else d for d in state.deal.declared
    )
    return state.with_deal(due=(*state.deal.due, *lines), declared=declared)


def judge_enter_fault(state: Minchiate, action: EnterFault) -> Verdict:
    """A scorer reports what only real hands can do, while the deal can still be counted."""
    rule = f"fault.{action.fault.value}"
    if action.by not in SEATS or action.number < 1:
        return impossible(rule, "A fault is somebody's, and of at least one card.")
    after = action.fault is EnteredFault.REVOKE and isinstance(state.phase, Settled)
    if isinstance(state.phase, Leading | Declaring | Playing | Complete | Exchanging) or after:
        return lawful(rule)
    return impossible(rule, "A fault is entered while its deal is on the table.")


def fold_enter_fault(state: Minchiate, action: EnterFault) -> Minchiate:
    """Computed by the same code as a fault at this table."""
    deal, rule = state.deal, f"fault.{action.fault.value}"
    if action.fault is EnteredFault.MISDEAL:
        enemies = 1 - state.side(deal.dealer)
        marks = misdeal_marks(state.rules, action.number)
        note = f"{action.number} cards too many or too few"
        return state.with_deal(due=(*deal.due, ScoreLine(enemies, rule, marks, (), note)))
    if action.fault is EnteredFault.WRONG_NUMBER:
        return bar(state, action.by)
    if action.fault is EnteredFault.REVOKE:
        return state.with_deal(unpaid=(*deal.unpaid, *revoke_fine(state, action.by, action.number)))
    remark = Remark(rule, "put right, free", state.side(action.by))
    return state.with_deal(remarks=(*deal.remarks, remark))


def follow_unpaid(state: Minchiate) -> FineDue | None:
    """A reported revoke is paid at once."""
    unpaid = state.deal.unpaid
    return FineDue(rule=unpaid[0].rule, payments=unpaid) if unpaid else None
