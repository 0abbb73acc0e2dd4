"""Faults and their price: claimed on a strict table, or entered by the house (section 6)."""

from typing import Final

import msgspec

from ridotto.games.bieten.acts import Challenge, EnterFault, Ground
from ridotto.games.bieten.bidding import overbid
from ridotto.games.bieten.duty import judge_said
from ridotto.games.bieten.events import ChallengeDecided
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.late import about, set_aside
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.state import (
    CLAIMS,
    After,
    Answering,
    Before,
    Bieten,
    Counting,
    Cutting,
    Deal,
    Robbing,
    Said,
    Settled,
    Shuffling,
    Status,
    Upheld,
    Verb,
    Wager,
    settled_for,
)
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Seat, Verdict, impossible, lawful

FAULTS: Final[dict[Ground, dict[str, str]]] = {
    Ground.REVOKE: {"follow.suit": "fault.revoke", "weli.duty": "fault.revoke"},
    Ground.NAME: dict.fromkeys(("weli.name", "weli.follow", "weli.spiel"), "fault.weli-name"),
    Ground.POSSESSION: dict.fromkeys(
        ("claim.possession", "weli.bound", "weli.let-good"), "fault.possession"
    ),
    Ground.SPIEL: {
        "spiel.suit": "fault.spiel-suit",
        "spiel.weli": "fault.spiel-weli",
        "weli.let-good": "fault.spiel-weli",
    },
}
"""Which fault the breach of a rule is, by the ground on which it is claimed."""


def judge_challenge(state: Bieten, action: Challenge) -> Verdict:
    """A claim is made before the first card of the next deal; each act is judged once (D 33)."""
    if not state.strict:
        return impossible("fault.challenge", "At a courteous table no fault can have happened.")
    table = about(state, action)
    if table is None:
        return impossible("fault.challenge", "With the first card of a deal the last is closed.")
    if action.against not in table.deal.players or action.against == action.seat:
        return impossible("fault.challenge", "A claim is made against another player.")
    verdict = _judge_terms(action)
    return _judge_open(table, action) if verdict.lawful else verdict


def _judge_terms(action: Challenge) -> Verdict:
    """A revoke names its trick; overbidding and a bare claim name their figure."""
    figured = action.ground in (Ground.OVERBID, Ground.POSSESSION)
    if (action.figure is not None) != figured:
        return impossible("fault.challenge", "Name the figure for a bid or claim, and only then.")
    if action.ground is Ground.POSSESSION and action.figure is Figure.SPIEL:
        return impossible(
            "fault.challenge", "Nobody has the Spiel: claim a Spiel without its suit."
        )
    tricked = action.ground is Ground.REVOKE
    if (action.trick in (1, 2, 3)) != tricked or (action.trick != 0) != tricked:
        return impossible("fault.challenge", "Name the trick of a revoke, and only then.")
    return lawful("fault.challenge")


def _judge_open(state: Bieten, action: Challenge) -> Verdict:
    """There is something to judge, and all that it hangs on lies open."""
    if not isinstance(state.phase, Settled | Before | After | Answering):
        return impossible("fault.challenge", "There is nothing to claim now.")
    if not _lies_open(state, action):
        return impossible("fault.challenge", "Claim that when his cards lie open and show it.")
    if not undecided(state, action):
        return impossible("fault.challenge", "He did no such thing, or it has been decided.")
    return lawful("fault.challenge")


def _lies_open(state: Bieten, action: Challenge) -> bool:
    """Can everybody see whether the claim is true?

    Else a claim would be a way of asking what somebody has, and the answer would tell it.
    Overbidding is heard; the rest is seen when all three cards of the player lie there, and a
    revoke as soon as he lays a card of the suit he did not follow (§ Das Bieten, the example).
    """
    if action.ground is Ground.OVERBID or not state.deal.hands[action.against]:
        return True
    if action.ground is not Ground.REVOKE:
        return False
    laid = [s for s in state.deal.talk if s.seat == action.against and s.verb is Verb.PLAY]
    led = {s.led for s in laid if s.trick == action.trick and suit_of(s.card) != s.led}
    return any(s.trick > action.trick and suit_of(s.card) in led for s in laid)


def undecided(state: Bieten, action: Challenge) -> tuple[Said, ...]:
    """The acts a claim is about, but for those that were decided."""
    key = (action.against, action.ground.value, action.figure, action.trick)
    acts = acts_about(state, *key)
    return acts[max((done[-1] for done in state.deal.decided if done[:-1] == key), default=0) :]


def acts_about(
    state: Bieten, seat: Seat, ground: str, figure: Figure | None, trick: int
) -> tuple[Said, ...]:
    """What a player did of the kind a claim names."""
    own = (said for said in state.deal.talk if said.seat == seat)
    match Ground(ground):
        case Ground.OVERBID:
            return tuple(s for s in own if s.verb is Verb.BID and s.figure is figure)
        case Ground.REVOKE:
            return tuple(s for s in own if s.verb is Verb.PLAY and s.trick == trick)
        case Ground.NAME:
            return tuple(s for s in own if s.verb is Verb.PLAY and s.card == WELI)
        case Ground.POSSESSION:
            return tuple(s for s in own if s.verb in CLAIMS and s.figure is figure)
    return tuple(s for s in own if s.verb in CLAIMS and s.figure is Figure.SPIEL)


def fold_challenge(state: Bieten, action: Challenge) -> Bieten:
    """It is looked into; a new deal waits beside."""
    table = set_aside(state) if action.late else state
    return table.with_deal(challenge=action)


def follow_challenge(state: Bieten) -> ChallengeDecided | None:
    """Decided at once by judging again what was done."""
    action = state.deal.challenge
    if action is None:
        return None
    fault = fault_found(state, action)
    return ChallengeDecided(
        against=action.against,
        ground=action.ground.value,
        figure=action.figure,
        trick=action.trick,
        upheld=bool(fault),
        fault=fault,
        points=state.rules.penalty if fault else 0,
    )


def fault_found(state: Bieten, action: Challenge) -> str:
    """The fault a claim proves, or nothing."""
    acts = undecided(state, action)
    if action.ground is Ground.OVERBID:
        return "fault.overbid" if any(overbid(state.deal.talk, s) for s in acts) else ""
    faults = FAULTS[action.ground]
    return next((faults[rule] for rule in sorted(_broken(state, acts)) if rule in faults), "")


def proved(state: Bieten, action: Challenge) -> bool:
    """Do the open cards prove a claim that may be made now?"""
    table = about(state, action)
    return table is not None and bool(fault_found(table, action))


def _broken(state: Bieten, acts: tuple[Said, ...]) -> set[str]:
    """The rules these acts break, judged as they were done."""
    verdicts = [judge_said(holding_of(state, said.seat), said) for said in acts]
    return {verdict.rule for verdict in verdicts if not verdict.lawful}


def fold_challenge_decided(state: Bieten, event: ChallengeDecided) -> Bieten:
    """Points are struck, and what the fault won; a deal already counted is counted again."""
    deal = state.deal
    key = (event.against, event.ground, event.figure, event.trick)
    decided = (*deal.decided, (*key, len(acts_about(state, *key))))
    state = state.with_deal(challenge=None, decided=decided)
    if not event.upheld:
        return state
    upheld = Upheld(event.against, event.fault, event.figure, event.trick)
    state = state.with_deal(upheld=(*deal.upheld, upheld))
    state = state.say(event.against, Verb.FINED, points=event.points)
    state = _undone(state, event)
    return state.in_phase(Counting()) if deal.count is not None else state


def _undone(state: Bieten, event: ChallengeDecided) -> Bieten:
    """An overbid is void (D 19), so is a good without the figure; a Spiel is struck (D 30)."""
    figure, seat = event.figure, event.against
    if figure is not None:
        gained = settled_for(state.deal.wager(figure)) == seat
        return void(state, figure) if gained or event.fault == "fault.overbid" else state
    wager = state.deal.wager(Figure.SPIEL)
    if event.ground != Ground.SPIEL.value or settled_for(wager) != seat:
        return state
    points = 2 if wager.status is Status.GOOD2 else 1
    return state.say(seat, Verb.STRUCK, figure=Figure.SPIEL, points=points)


def void(state: Bieten, figure: Figure) -> Bieten:
    """The figure is as if nobody had spoken of it in this deal."""
    by = state.deal.wager(figure).bidder
    assert by is not None
    state = state.say(by, Verb.VOID, figure=figure).set_wager(figure, Wager())
    phase = state.phase
    if isinstance(phase, Answering) and phase.figure is figure:
        return state.in_phase(After(phase.by) if phase.after else Before())
    return state


def judge_enter_fault(state: Bieten, action: EnterFault) -> Verdict:
    """A misdeal is reported before the first card lies on the table (D 29)."""
    before = isinstance(state.phase, Cutting | Robbing | Before | Answering)
    if not before or any(state.deal.rows):
        return impossible("fault.misdeal", "A misdeal is reported before a card is laid.")
    if action.by != state.deal.dealer:
        return impossible("fault.misdeal", "A misdeal is the dealer's.")
    return lawful("fault.misdeal")


def fold_enter_fault(state: Bieten, action: EnterFault) -> Bieten:
    """The same dealer deals again."""
    del action
    return msgspec.structs.replace(state, deal=Deal(dealer=state.deal.dealer), phase=Shuffling())
