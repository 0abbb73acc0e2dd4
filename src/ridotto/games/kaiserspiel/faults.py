"""Faults and their price: challenged on a strict table, or entered by a scorer (r. I-XII, XX)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Challenge, EnteredFault, EnterFault, Ground, Leave
from ridotto.games.kaiserspiel.events import ChallengeDecided, DealVoid
from ridotto.games.kaiserspiel.marking import reckon, winner_by
from ridotto.games.kaiserspiel.rules import IMPERIAL, Rules
from ridotto.games.kaiserspiel.rummel import erase, judge_named, judge_point
from ridotto.games.kaiserspiel.state import (
    DEALT,
    Cutting,
    Forfeit,
    Imperials,
    Kaiserspiel,
    Settled,
    Shuffling,
)
from ridotto.games.kaiserspiel.tricks import Duty, judge_card
from ridotto.table import Remark, ScoreLine, Seat, Verdict, faulty, impossible, lawful

IN_PLAY: Final = {
    Ground.REVOKE: ("follow.suit",),
    Ground.NOT_TAKING: ("follow.beat", "follow.trump"),
    Ground.WRONG_LEAD: ("play.first-trump",),
}
"""The rules whose breach each ground of the play is about."""


FALSE_MARKS: Final = {Ground.FALSE_IMPERIAL: "imperial.hand", Ground.FALSE_RUMMEL: "rummel"}
"""The marks that rest on a false claim; no true imperial is marked by that rule."""


def price(rules: Rules, ground: Ground) -> int:
    """Imperials lost: two for a revoke, one for not taking; other faults like the latter."""
    prices = {
        Ground.REVOKE: rules.faults.revoke,
        Ground.NOT_TAKING: rules.faults.not_taking,
        Ground.WRONG_LEAD: rules.faults.wrong_lead,
    }
    return prices.get(ground, rules.faults.false_claim)


def fine(seat: Seat, rule: str, imperials: int) -> tuple[ScoreLine, ...]:
    """Imperials lost, as a line (r. XII)."""
    return (ScoreLine(seat, rule, -imperials * IMPERIAL),) if imperials else ()


def judge_challenge(state: Kaiserspiel, action: Challenge) -> Verdict:
    """An opponent may speak of a fault until the next deal or the Partie's end; each once."""
    rule = "challenge"
    if not state.strict:
        return impossible(rule, "At a courteous table no fault can have happened.")
    if not state.granting and not isinstance(state.phase, (*DEALT, Settled)):
        return impossible(rule, "There is no deal on the table to speak of.")
    if action.against not in state.seats or action.against == action.seat:
        return impossible(rule, "One challenges an opponent.")
    if (action.against, action.ground.value, action.trick) in state.deal.decided:
        return impossible(rule, "That has been decided.")
    gathered = len(state.deal.tricks)
    if action.ground in IN_PLAY and not 1 <= action.trick <= gathered:
        return impossible(rule, "A fault in the play names a trick that is gathered.")
    if action.ground not in IN_PLAY and action.trick:
        return impossible(rule, "Only a fault in the play names a trick.")
    if action.ground not in IN_PLAY and not claimed(state, action.against, action.ground):
        return impossible(rule, "That person has claimed nothing of the kind.")
    return lawful(rule)


def claimed(state: Kaiserspiel, seat: Seat, ground: Ground) -> bool:
    """Has this person shown imperials in time, or told a Rummel?"""
    if ground is Ground.FALSE_RUMMEL:
        return any(told.seat == seat for told in state.deal.told)
    return any(shown.seat == seat and not shown.late for shown in state.deal.shown)


def fold_challenge(state: Kaiserspiel, action: Challenge) -> Kaiserspiel:
    """The referee looks into it."""
    return state.with_deal(challenge=action)


def follow_challenge(state: Kaiserspiel) -> ChallengeDecided:
    """The referee, who sees everything, decides at once by asking the judge again."""
    challenge = state.deal.challenge
    assert challenge is not None
    seat, ground = challenge.against, challenge.ground
    struck = false_marks(state, challenge)
    upheld = bool(struck) or _upheld(state, challenge)
    price_each = price(state.rules, ground)
    count = max(1, len(struck) + len(_pending(state, seat, ground)))
    lines = fine(seat, f"fault.{ground.value}", price_each * count) if upheld else ()
    return ChallengeDecided(seat, ground.value, challenge.trick, upheld, struck, lines)


def _upheld(state: Kaiserspiel, challenge: Challenge) -> bool:
    seat = challenge.against
    if challenge.ground in IN_PLAY:
        wrong = breach(state, seat, challenge.trick)
        return wrong in IN_PLAY[challenge.ground]
    return challenge.ground is Ground.FALSE_RUMMEL and false_rummel(state, seat)


def breach(state: Kaiserspiel, seat: Seat, number: int) -> str:
    """The rule that a person's card in this trick broke, or nothing."""
    duty, card = duty_then(state, seat, number)
    verdict = judge_card(duty, card)
    return "" if verdict.lawful else verdict.rule


def duty_then(state: Kaiserspiel, seat: Seat, number: int) -> tuple[Duty, Card]:
    """What bound a person in a gathered trick, and the card played."""
    deal = state.deal
    trick = deal.tricks[number - 1]
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == seat)
    later = [p.card for t in deal.tricks[number - 1 :] for p in t.plays if p.seat == seat]
    later += [p.card for p in deal.trick if p.seat == seat]
    bound = state.rules.players == 3 and number == 1 and turn == 0
    hand = (*deal.hands[seat], *later)
    return Duty(deal.trumps, hand, trick.plays[:turn], bound), trick.plays[turn].card


def false_rummel(state: Kaiserspiel, seat: Seat) -> bool:
    """Did this person tell, call equal, or name a Rummel the hand did not have?"""
    deal = state.deal
    told = [(t.pips, t.cards) for t in deal.told if t.seat == seat]
    if any(not judge_point(state, seat, point).lawful for point in told):
        return True
    named = deal.named
    return named is not None and named.seat == seat and not judge_named(state, named).lawful


def false_marks(state: Kaiserspiel, challenge: Challenge) -> tuple[int, ...]:
    """Marks of this deal that rest on a false claim, by their places."""
    seat, lines = challenge.against, state.deal.lines
    rule = FALSE_MARKS.get(challenge.ground)
    if rule == "rummel" and not false_rummel(state, seat):
        return ()
    return tuple(n for n, line in enumerate(lines) if line.rule == rule and line.side == seat)


def _pending(state: Kaiserspiel, seat: Seat, ground: Ground) -> tuple[ScoreLine, ...]:
    """False imperials of the same showing that were still to be marked when the Partie halted."""
    rule = FALSE_MARKS.get(ground)
    return tuple(line for line in state.deal.due if line.rule == rule and line.side == seat)


def fold_challenge_decided(state: Kaiserspiel, event: ChallengeDecided) -> Kaiserspiel:
    """False marks are struck, and all others reckoned as if they had not been; then the fine."""
    decided = (*state.deal.decided, (event.against, event.ground, event.trick))
    state = state.with_deal(challenge=None, decided=decided, fined=event.lines)
    if event.struck:
        return _strike(state, event)
    if event.upheld and event.ground == Ground.FALSE_RUMMEL.value:
        return erase(state, event.against)
    return state


def _strike(state: Kaiserspiel, event: ChallengeDecided) -> Kaiserspiel:
    """What the false marks had wiped out may be enough to have won the Partie meanwhile."""
    rules, deal = state.rules, state.deal
    kept = tuple(line for n, line in enumerate(deal.lines) if n not in event.struck)
    false = _pending(state, event.against, Ground(event.ground))
    state = state.with_deal(
        lines=kept,
        due=tuple(line for line in deal.due if line not in false),
        winner=winner_by(rules, deal.before, kept),
        granted=(),
    )
    return msgspec.structs.replace(state, board=reckon(rules, deal.before, kept))


def in_progress(state: Kaiserspiel) -> bool:
    """Has a Partie begun that is not ended?"""
    return isinstance(state.phase, (Shuffling, Cutting, *DEALT, Settled))


def judge_leave(state: Kaiserspiel, action: Leave) -> Verdict:
    """Nobody leaves a Partie without the consent of all (r. XX)."""
    del action
    if not in_progress(state):
        return impossible("fault.leaving", "There is no Partie to walk away from.")
    return faulty("fault.leaving", "Who leaves before the end loses the Partie, unless all agree.")


def fold_leave(state: Kaiserspiel, action: Leave) -> Kaiserspiel:
    """The Partie is lost."""
    return state.with_deal(forfeit=Forfeit(action.seat, "fault.leaving"))


def judge_enter_fault(state: Kaiserspiel, action: EnterFault) -> Verdict:
    """A scorer reports what only real hands can do, while it can still be booked."""
    rule = f"fault.{action.fault.value}"
    if action.by not in state.seats:
        return impossible(rule, "A fault is somebody's at the table.")
    if not _timely(state, action.fault):
        return impossible(rule, "That cannot have happened at this moment.")
    dealers = (EnteredFault.MISDEAL, EnteredFault.FACE_UP_CARD)
    if action.fault in dealers and action.by != state.dealer:
        return impossible(rule, "That is the dealer's fault.")
    return lawful(rule)


def _timely(state: Kaiserspiel, fault: EnteredFault) -> bool:
    phase = state.phase
    match fault:
        case EnteredFault.LEAVING:
            return in_progress(state)
        case EnteredFault.FAULTY_PACK:
            return isinstance(phase, (Cutting, *DEALT))
        case EnteredFault.FACE_UP_CARD:
            # The cards are dealt at once here: it was found before anybody spoke.
            return isinstance(phase, Cutting) or phase == Imperials()
        case EnteredFault.FACE_UP_TALON | EnteredFault.MIXED_HAND:
            # Among three there is no talon.
            return isinstance(phase, DEALT) and bool(state.deal.pack)
    return isinstance(phase, DEALT)


def fold_enter_fault(state: Kaiserspiel, action: EnterFault) -> Kaiserspiel:
    """A void deal, a Partie lost, or nothing at all."""
    rule = f"fault.{action.fault.value}"
    if action.fault in (EnteredFault.LEAVING, EnteredFault.MIXED_HAND):
        return state.with_deal(forfeit=Forfeit(action.by, rule))
    if action.fault is EnteredFault.FACE_UP_TALON:
        remark = Remark(rule, "the deal stands", action.by)
        return state.with_deal(remarks=(*state.deal.remarks, remark))
    return state.with_deal(void=rule)


def follow_void(state: Kaiserspiel) -> DealVoid:
    """The same dealer deals again; after a misdeal the next one, and it costs (r. I, II, IV)."""
    rule, dealer = state.deal.void, state.dealer
    if rule != "fault.misdeal":
        return DealVoid(rule, dealer)
    lines = fine(dealer, rule, state.rules.faults.misdeal)
    return DealVoid(rule, state.party.after(dealer), lines)


def fold_void(state: Kaiserspiel, event: DealVoid) -> Kaiserspiel:
    """The marks go back to where the deal found them."""
    party = msgspec.structs.replace(state.party, dealer=event.dealer)
    remark = Remark(event.rule, "the deal is void")
    state = state.with_deal(
        void="",
        lines=(),
        remarks=(remark,),
        due=(),
        fined=event.lines,
        winner=None,
        phase=Shuffling(),
    )
    return msgspec.structs.replace(state, party=party, board=state.deal.before)
