"""Faults and their price: challenged on a strict table, or entered by a scorer (r. I-XII, XX)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Challenge, EnteredFault, EnterFault, Ground, Leave
from ridotto.games.kaiserspiel.events import ChallengeDecided, DealVoid
from ridotto.games.kaiserspiel.fines import fine
from ridotto.games.kaiserspiel.marks import reckon, winner_by
from ridotto.games.kaiserspiel.pack import sort
from ridotto.games.kaiserspiel.public_knowledge import (
    covered,
    false_rummel,
    laid_open,
    lays_open,
    opened_in_hand,
)
from ridotto.games.kaiserspiel.rules import Rules
from ridotto.games.kaiserspiel.rummel import erase, stands_instead
from ridotto.games.kaiserspiel.sentences import say
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
from ridotto.table import ScoreLine, Seat, Verdict, faulty, impossible, lawful, said_remark
from ridotto.table.hands import Hand, put, reveal
from ridotto.table.sentences import say as shared

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


def judge_challenge(state: Kaiserspiel, action: Challenge) -> Verdict:
    """An opponent may speak of a fault until the next deal or the Partie's end; each once."""
    rule = "challenge"
    if not state.strict:
        return impossible(rule, shared("courteous-no-fault"))
    if not state.granting and not isinstance(state.phase, (*DEALT, Settled)):
        return impossible(rule, say("no-deal-table-speak"))
    if action.against not in state.seats or action.against == action.seat:
        return impossible(rule, say("challenges-opponent"))
    gathered = len(state.deal.tricks)
    if action.ground in IN_PLAY and not 1 <= action.trick <= gathered:
        return impossible(rule, say("fault-play-names-trick"))
    if action.ground not in IN_PLAY and action.trick:
        return impossible(rule, say("only-fault-play-names"))
    if action.ground not in IN_PLAY and not claimed(state, action.against, action.ground):
        return impossible(rule, say("person-claimed-nothing-kind"))
    if key_of(action) in state.deal.decided:
        return impossible(rule, shared("decided-already"))
    if key_of(action) in map(key_of, state.deal.challenges):
        return impossible(rule, shared("challenged-already"))
    return lawful(rule)


def key_of(action: Challenge) -> tuple[Seat, str, int]:
    """What a challenge is about: it is decided once, no matter who makes it."""
    return action.against, action.ground.value, action.trick


def _covered(state: Kaiserspiel, seat: Seat, ground: Ground) -> int:
    """The cards a claim waits for: none where all lies open, as every imperial shown does."""
    if ground is Ground.FALSE_IMPERIAL or lays_open(state, seat):
        return 0
    return covered(state, seat)


def claimed(state: Kaiserspiel, seat: Seat, ground: Ground) -> bool:
    """Has this person shown imperials in time, or told a Rummel?"""
    if ground is Ground.FALSE_RUMMEL:
        return any(told.seat == seat for told in state.deal.told)
    return any(shown.seat == seat and not shown.late for shown in state.deal.shown)


def fold_challenge(state: Kaiserspiel, action: Challenge) -> Kaiserspiel:
    """It stands until the cards decide it."""
    return state.with_deal(challenges=(*state.deal.challenges, action))


def follow_challenges(state: Kaiserspiel) -> ChallengeDecided | None:
    """The first that the cards seen prove, or that no covered card can prove any more."""
    for challenge in state.deal.challenges:
        seen = not _covered(state, challenge.against, challenge.ground)
        if seen or shown_true(state, challenge):
            return _decide(state, challenge)
    return None


def _decide(state: Kaiserspiel, challenge: Challenge) -> ChallengeDecided:
    """By what everybody has seen, and the hand of one who must lay it open."""
    seat, ground = challenge.against, challenge.ground
    # What the cards had proved stays so, though the hand show a worse fault instead.
    proved = shown_true(state, challenge)
    shown: Hand = ()
    if lays_open(state, seat):
        shown, state = sort(state.deal.hands[seat]), laid_open(state, seat)
    struck = false_marks(state, challenge)
    upheld = proved or shown_true(state, challenge)
    price_each = price(state.rules, ground)
    count = max(1, len(struck) + len(_pending(state, seat, ground)))
    lines = fine(state.rules, seat, f"fault.{ground.value}", price_each * count) if upheld else ()
    return ChallengeDecided(
        against=seat,
        ground=ground.value,
        trick=challenge.trick,
        upheld=upheld,
        struck=struck,
        shown=shown,
        lines=lines,
    )


def shown_true(state: Kaiserspiel, challenge: Challenge) -> bool:
    """Do the cards that everybody has seen show that a claim is true?"""
    seat, ground = challenge.against, challenge.ground
    if ground in IN_PLAY:
        return breach(state, seat, challenge.trick) in IN_PLAY[ground]
    if ground is Ground.FALSE_RUMMEL:
        return false_rummel(state, seat)
    return bool(false_marks(state, challenge))


def breach(state: Kaiserspiel, seat: Seat, number: int) -> str:
    """The rule that, by the cards seen, a person's card in this trick broke, or nothing."""
    duty, card = duty_then(state, seat, number)
    verdict = judge_card(duty, card)
    return "" if verdict.lawful else verdict.rule


def duty_then(state: Kaiserspiel, seat: Seat, number: int) -> tuple[Duty, Card]:
    """What is known to have bound a person in a gathered trick, and the card played."""
    deal = state.deal
    trick = deal.tricks[number - 1]
    turn = next(n for n, played in enumerate(trick.plays) if played.seat == seat)
    later = [p.card for t in deal.tricks[number - 1 :] for p in t.plays if p.seat == seat]
    later += [p.card for p in deal.trick if p.seat == seat]
    bound = state.rules.players == 3 and number == 1 and turn == 0
    hand = (*opened_in_hand(state, seat), *later)
    return Duty(deal.trumps, hand, trick.plays[:turn], bound), trick.plays[turn].card


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
    seat, ground = event.against, Ground(event.ground)
    # A card that is fined is fined once, whatever else could be said of it.
    grounds = tuple(IN_PLAY) if event.upheld and ground in IN_PLAY else (ground,)
    found = tuple((seat, one.value, event.trick) for one in grounds)
    standing = tuple(one for one in state.deal.challenges if key_of(one) not in found)
    state = state.with_deal(
        challenges=standing,
        decided=(*state.deal.decided, *found),
        fined=(*state.deal.fined, *event.lines),
        hands=put(state.deal.hands, seat, reveal(state.deal.hands[seat], event.shown)),
        opened=(*state.deal.opened, *event.shown),
    )
    if event.upheld and ground is Ground.FALSE_RUMMEL:
        state = erase(state, seat)
    return _strike(state, event) if event.struck else state


def _strike(state: Kaiserspiel, event: ChallengeDecided) -> Kaiserspiel:
    """The Partie may be won by what the false marks had wiped out.

    A false Rummel makes room for the highest of the others, which is marked in its place.
    """
    rules, deal = state.rules, state.deal
    instead = stands_instead(state) if event.ground == Ground.FALSE_RUMMEL.value else ()
    kept: list[ScoreLine] = []
    for place, line in enumerate(deal.lines):
        kept += instead if place in event.struck else (line,)
    false = _pending(state, event.against, Ground(event.ground))
    state = state.with_deal(
        lines=tuple(kept),
        due=tuple(line for line in deal.due if line not in false),
        winner=winner_by(rules, deal.before, kept, state.speakers),
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
        return impossible("fault.leaving", say("no-partie-walk-away"))
    return faulty("fault.leaving", say("who-leaves-before-end"))


def fold_leave(state: Kaiserspiel, action: Leave) -> Kaiserspiel:
    """The Partie is lost."""
    return state.with_deal(forfeit=Forfeit(action.seat, "fault.leaving"))


def judge_enter_fault(state: Kaiserspiel, action: EnterFault) -> Verdict:
    """A scorer reports what only real hands can do, while it can still be booked."""
    rule = f"fault.{action.fault.value}"
    if action.by not in state.seats:
        return impossible(rule, shared("fault-of-somebody"))
    if not _timely(state, action.fault):
        return impossible(rule, say("cannot-happened-moment"))
    dealers = (EnteredFault.MISDEAL, EnteredFault.FACE_UP_CARD)
    if action.fault in dealers and action.by != state.dealer:
        return impossible(rule, say("dealers-fault"))
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
        remark = said_remark(rule, say("note-deal-stands"), action.by)
        return state.with_deal(remarks=(*state.deal.remarks, remark))
    return state.with_deal(void=rule)


def follow_void(state: Kaiserspiel) -> DealVoid:
    """The dealer deals again; after a misdeal the next one, and it costs (r. I, II, IV)."""
    rule, dealer = state.deal.void, state.dealer
    if rule != "fault.misdeal":
        return DealVoid(rule, dealer)
    lines = fine(state.rules, dealer, rule, state.rules.faults.misdeal)
    return DealVoid(rule, state.party.after(dealer), lines)


def fold_void(state: Kaiserspiel, event: DealVoid) -> Kaiserspiel:
    """The marks go back to where the deal found them."""
    party = msgspec.structs.replace(state.party, dealer=event.dealer)
    remark = said_remark(event.rule, say("note-deal-void"))
    state = state.with_deal(
        void="",
        lines=(),
        remarks=(remark,),
        due=(),
        challenges=(),
        fined=event.lines,
        winner=None,
        phase=Shuffling(),
    )
    return msgspec.structs.replace(state, party=party, board=state.deal.before)
