"""Faults and their price: claimed on a strict table, or entered by the house (section 6)."""

from typing import Final

import msgspec

from ridotto.games.bieten.acts import Challenge, EnterFault, Ground
from ridotto.games.bieten.bidding import judge_limit
from ridotto.games.bieten.duty import judge_said
from ridotto.games.bieten.events import ChallengeDecided
from ridotto.games.bieten.figures import Figure
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
    Upheld,
    Verb,
    Wager,
)
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Seat, Verdict, impossible, lawful

REVOKES: Final = ("follow.suit", "weli.duty")
NAMES: Final = ("weli.name", "weli.follow", "weli.spiel")
BARE: Final = ("claim.possession", "weli.bound", "weli.let-good")
"""The rules whose breach is a revoke, a wrong name, a claim without the figure."""

LATE_SPIEL: Final = {"spiel.suit": "fault.spiel-suit", "spiel.weli": "fault.spiel-weli"}


def judge_challenge(state: Bieten, action: Challenge) -> Verdict:
    """A claim is made before the first card of the next deal; each thing once.

    What was done with hidden cards is claimed when they lie open: else a claim would be a way
    of asking what somebody has. Overbidding everybody can see at once.
    """
    if not state.strict:
        return impossible("fault.challenge", "At a courteous table no fault can have happened.")
    if action.against not in state.deal.players or action.against == action.seat:
        return impossible("fault.challenge", "A claim is made against another player.")
    if key_of(action) in state.deal.decided:
        return impossible("fault.challenge", "That has been decided.")
    playing = isinstance(state.phase, Before | After | Answering)
    if not isinstance(state.phase, Settled) and not (playing and action.ground is Ground.OVERBID):
        return impossible("fault.challenge", "Claim that when the cards lie open, after the deal.")
    return _judge_terms(action)


def _judge_terms(action: Challenge) -> Verdict:
    """A revoke names its trick; overbidding and a bare claim name their figure."""
    figured = action.ground in (Ground.OVERBID, Ground.POSSESSION)
    if (action.figure is not None) != figured:
        return impossible("fault.challenge", "Name the figure for a bid or claim, and only then.")
    tricked = action.ground is Ground.REVOKE
    if (action.trick in (1, 2, 3)) != tricked or (action.trick != 0) != tricked:
        return impossible("fault.challenge", "Name the trick of a revoke, and only then.")
    return lawful("fault.challenge")


def key_of(action: Challenge) -> tuple[Seat, str, Figure | None, int]:
    """What a claim is about."""
    return action.against, action.ground.value, action.figure, action.trick


def fold_challenge(state: Bieten, action: Challenge) -> Bieten:
    """It is looked into."""
    return state.with_deal(challenge=action)


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
    own = [said for said in state.deal.talk if said.seat == action.against]
    match action.ground:
        case Ground.OVERBID:
            bids = [s for s in own if s.verb is Verb.BID and s.figure is action.figure]
            return "fault.overbid" if any(_overbid(state, s) for s in bids) else ""
        case Ground.REVOKE:
            cards = [s for s in own if s.verb is Verb.PLAY and s.trick == action.trick]
            return "fault.revoke" if _broken(state, cards) & set(REVOKES) else ""
        case Ground.NAME:
            cards = [s for s in own if s.verb is Verb.PLAY]
            return "fault.weli-name" if _broken(state, cards) & set(NAMES) else ""
        case Ground.POSSESSION:
            claims = [s for s in own if s.verb in CLAIMS and s.figure is action.figure]
            return "fault.possession" if _broken(state, claims) & set(BARE) else ""
    claims = [s for s in own if s.verb in CLAIMS and s.figure is Figure.SPIEL]
    return next((LATE_SPIEL[r] for r in sorted(_broken(state, claims)) if r in LATE_SPIEL), "")


def _overbid(state: Bieten, said: Said) -> bool:
    place = next(n for n, other in enumerate(state.deal.talk) if other is said)
    return not judge_limit(state, said.seat, state.deal.talk[:place]).lawful


def _broken(state: Bieten, acts: list[Said]) -> set[str]:
    """The rules these acts break, judged as they were done."""
    verdicts = [judge_said(holding_of(state, said.seat), said) for said in acts]
    return {verdict.rule for verdict in verdicts if not verdict.lawful}


def fold_challenge_decided(state: Bieten, event: ChallengeDecided) -> Bieten:
    """Points are struck; an overbid is void; a deal already counted is counted again."""
    deal = state.deal
    decided = (*deal.decided, (event.against, event.ground, event.figure, event.trick))
    state = state.with_deal(challenge=None, decided=decided)
    if not event.upheld:
        return state
    upheld = Upheld(event.against, event.fault, event.figure, event.trick)
    state = state.with_deal(upheld=(*deal.upheld, upheld))
    state = state.say(event.against, Verb.FINED, points=event.points)
    if event.fault == "fault.overbid" and event.figure is not None:
        state = void(state, event.figure)
    return state.in_phase(Counting()) if deal.count is not None else state


def void(state: Bieten, figure: Figure) -> Bieten:
    """The figure returns to its state before the bid, with all that followed (D 19)."""
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
