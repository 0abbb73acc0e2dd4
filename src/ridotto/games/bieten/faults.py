"""Faults and their price: claimed on a strict table, or entered by the house (section 6)."""

from collections.abc import Callable
from typing import Final

import msgspec

from ridotto.games.bieten.acts import Challenge, EnterFault, Ground
from ridotto.games.bieten.bids import overbid
from ridotto.games.bieten.duty import judge_said
from ridotto.games.bieten.events import ChallengeDecided
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.late_claims import about, set_aside
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.remedies import undo
from ridotto.games.bieten.sentences import say
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
)
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.sentences import say as shared

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
    """A claim is made before the first card of the next deal (D 33).

    Each claim is decided once; of claims on several grounds about one act, one can be upheld.
    """
    if not state.strict:
        return impossible("fault.challenge", shared("courteous-no-fault"))
    table = about(state, action)
    if table is None:
        return impossible("fault.challenge", say("last-deal-closed"))
    if action.against not in table.deal.players or action.against == action.seat:
        return impossible("fault.challenge", say("claim-against-another"))
    verdict = _judge_terms(action)
    return _judge_open(table, action) if verdict.lawful else verdict


def _judge_terms(action: Challenge) -> Verdict:
    """A revoke names its trick; overbidding and a bare claim name their figure."""
    figured = action.ground in (Ground.OVERBID, Ground.POSSESSION)
    if (action.figure is not None) != figured:
        return impossible("fault.challenge", say("figure-of-bid-or-claim"))
    if action.ground is Ground.POSSESSION and action.figure is Figure.SPIEL:
        return impossible("fault.challenge", say("spiel-without-suit"))
    tricked = action.ground is Ground.REVOKE
    if (action.trick in (1, 2, 3)) != tricked or (action.trick != 0) != tricked:
        return impossible("fault.challenge", shared("trick-of-a-revoke"))
    return lawful("fault.challenge")


def _judge_open(state: Bieten, action: Challenge) -> Verdict:
    """There is something to judge, and it is not a question about a hidden hand."""
    if not isinstance(state.phase, Settled | Before | After | Answering):
        return impossible("fault.challenge", say("nothing-to-claim"))
    if not _lies_open(state, action):
        return impossible("fault.challenge", say("claim-when-open"))
    if _key(action) in map(_key, state.deal.challenges):
        return impossible("fault.challenge", say("claimed-already"))
    if not undecided(state, action):
        return impossible("fault.challenge", say("no-such-thing"))
    return lawful("fault.challenge")


def _lies_open(state: Bieten, action: Challenge) -> bool:
    """May the claim be made by now?

    Overbidding is heard; the rest is seen when all three cards of the player lie there. A revoke
    may be claimed from his next card on, whether that shows it or not: else one would learn from
    what may be claimed that there was a fault.
    """
    if action.ground is Ground.OVERBID or not state.deal.hands[action.against]:
        return True
    return action.ground is Ground.REVOKE and bool(_laid_since(state, action))


def _laid_since(state: Bieten, action: Challenge) -> list[Said]:
    """What he has laid after the trick that a revoke is claimed of."""
    laid = (s for s in state.deal.talk if s.seat == action.against and s.verb is Verb.PLAY)
    return [said for said in laid if said.trick > action.trick]


def _shown(state: Bieten, action: Challenge) -> bool:
    """Can everybody see whether it is true? Else the answer would tell what somebody has.

    A revoke is seen as soon as he lays a card of the suit he did not follow (§ Das Bieten, the
    example), or has laid all his cards.
    """
    if action.ground is Ground.OVERBID or not state.deal.hands[action.against]:
        return True
    acts = acts_about(state, *_key(action))
    led = {state.deal.talk[place].led for place in acts}
    return any(suit_of(said.card) in led for said in _laid_since(state, action))


def _key(action: Challenge) -> tuple[Seat, str, Figure | None, int]:
    """What a claim is about, no matter who makes it."""
    return action.against, action.ground.value, action.figure, action.trick


def undecided(state: Bieten, action: Challenge) -> tuple[int, ...]:
    """Where the acts a claim is about stand in the conversation, but for those decided."""
    key = _key(action)
    acts = acts_about(state, *key)
    return acts[max((done[-1] for done in state.deal.decided if done[:-1] == key), default=0) :]


def unpunished(state: Bieten, action: Challenge) -> tuple[int, ...]:
    """Those of them for which nobody has been punished: one act is one fault at most."""
    punished = {place for upheld in state.deal.upheld for place in upheld.places}
    return tuple(place for place in undecided(state, action) if place not in punished)


def acts_about(
    state: Bieten, seat: Seat, ground: str, figure: Figure | None, trick: int
) -> tuple[int, ...]:
    """Where that stands in the conversation which a player did of the kind a claim names."""
    fits = _KINDS[Ground(ground)]
    talk = enumerate(state.deal.talk)
    return tuple(n for n, said in talk if said.seat == seat and fits(said, figure, trick))


_KINDS: Final[dict[Ground, Callable[[Said, Figure | None, int], bool]]] = {
    Ground.OVERBID: lambda s, figure, _: s.verb is Verb.BID and s.figure is figure,
    Ground.REVOKE: lambda s, _, trick: s.verb is Verb.PLAY and s.trick == trick,
    Ground.NAME: lambda s, *_: s.verb is Verb.PLAY and s.card == WELI,
    Ground.POSSESSION: lambda s, figure, _: s.verb in CLAIMS and s.figure is figure,
    Ground.SPIEL: lambda s, *_: s.verb in CLAIMS and s.figure is Figure.SPIEL,
}


def fold_challenge(state: Bieten, action: Challenge) -> Bieten:
    """It stands until the cards decide it; if it is late a new deal waits beside."""
    table = set_aside(state) if action.late else state
    return table.with_deal(challenges=(*table.deal.challenges, action))


def follow_challenges(state: Bieten) -> ChallengeDecided | None:
    """The first that the cards seen decide."""
    seen = (action for action in state.deal.challenges if _shown(state, action))
    action = next(seen, None)
    return None if action is None else _decide(state, action)


def _decide(state: Bieten, action: Challenge) -> ChallengeDecided:
    """By judging again what was done."""
    found = faults_found(state, action)
    return ChallengeDecided(
        against=action.against,
        ground=action.ground.value,
        figure=action.figure,
        trick=action.trick,
        upheld=bool(found),
        fault=next(iter(found.values()), ""),
        points=state.rules.penalty if found else 0,
        places=tuple(found),
    )


def faults_found(state: Bieten, action: Challenge) -> dict[int, str]:
    """The faults a claim proves, by where they stand in the conversation."""
    if not _shown(state, action):
        return {}
    found = {place: _fault_at(state, place, action.ground) for place in unpunished(state, action)}
    return {place: fault for place, fault in found.items() if fault}


def _fault_at(state: Bieten, place: int, ground: Ground) -> str:
    """What was wrong with one act, judged as it was done."""
    said = state.deal.talk[place]
    if ground is Ground.OVERBID:
        return "fault.overbid" if overbid(state.deal.talk, said) else ""
    verdict = judge_said(holding_of(state, said.seat), said)
    return "" if verdict.lawful else FAULTS[ground].get(verdict.rule, "")


def fault_found(state: Bieten, action: Challenge) -> str:
    """The fault a claim proves, or nothing."""
    return next(iter(faults_found(state, action).values()), "")


def proved(state: Bieten, action: Challenge) -> bool:
    """Do the open cards prove a claim that may be made now?"""
    table = about(state, action)
    return table is not None and bool(fault_found(table, action))


def fold_challenge_decided(state: Bieten, event: ChallengeDecided) -> Bieten:
    """Points are struck, and what the fault won; a deal already counted is counted again."""
    deal = state.deal
    key = (event.against, event.ground, event.figure, event.trick)
    standing = tuple(claim for claim in deal.challenges if _key(claim) != key)
    decided = (*deal.decided, (*key, len(acts_about(state, *key))))
    state = state.with_deal(challenges=standing, decided=decided)
    if not event.upheld:
        return state
    upheld = Upheld(event.against, event.fault, event.figure, event.trick, event.places)
    state = state.with_deal(upheld=(*deal.upheld, upheld))
    state = state.say(event.against, Verb.FINED, points=event.points)
    state = undo(state, upheld)
    return state.in_phase(Counting()) if deal.count is not None else state


def judge_enter_fault(state: Bieten, action: EnterFault) -> Verdict:
    """A misdeal is reported before the first card lies on the table (D 29)."""
    before = isinstance(state.phase, Cutting | Robbing | Before | Answering)
    if not before or any(state.deal.rows):
        return impossible("fault.misdeal", say("misdeal-before-card"))
    if action.by != state.deal.dealer:
        return impossible("fault.misdeal", shared("misdeal-of-dealer"))
    return lawful("fault.misdeal")


def fold_enter_fault(state: Bieten, action: EnterFault) -> Bieten:
    """The dealer deals again."""
    del action
    return msgspec.structs.replace(state, deal=Deal(dealer=state.deal.dealer), phase=Shuffling())
