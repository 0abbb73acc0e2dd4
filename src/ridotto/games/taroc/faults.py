"""Faults and their price: challenged on a strict table, or entered by a scorer (r. 2-5, 11).

A challenge is spoken at once and stands. It is decided as soon as cards that all have seen prove
it, or can prove it no more (Decision).
"""

from typing import Final

from ridotto.games.taroc.acts import Challenge, EnterFault, Ground
from ridotto.games.taroc.announcements import replace_honour
from ridotto.games.taroc.deal_end import count_cancelled, misdeal_payments, skar_payments, void
from ridotto.games.taroc.events import ChallengeDecided, DealVoided
from ridotto.games.taroc.pack import SKIS
from ridotto.games.taroc.payments import book
from ridotto.games.taroc.penalties import (
    FREE,
    NONE,
    Penalty,
    honour_penalty,
    skis_penalty,
    trick_penalty,
)
from ridotto.games.taroc.public_knowledge import all_seen
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.skar import grade_skar_of, take_up_skar
from ridotto.games.taroc.state import (
    Announcing,
    Counting,
    Debt,
    Laying,
    Leading,
    Playing,
    Settled,
    Taroc,
)
from ridotto.games.taroc.taken_trick import move
from ridotto.table import Seat, Verdict, impossible, lawful
from ridotto.table.sentences import say as shared

RULE: Final = "fault.challenge"
BY_TRICK: Final = (Ground.REVOKE, Ground.SKIS_KEPT)
"""What is held against a card: the challenge names its trick."""


def judge_challenge(state: Taroc, action: Challenge) -> Verdict:
    """Any other player may challenge until the next deal; each thing once (D 21)."""
    players = state.deal.players
    if not state.strict:
        return impossible(RULE, shared("courteous-no-fault"))
    if action.seat not in players or action.against not in players or action.seat == action.against:
        return impossible(RULE, say("challenge-a-player"))
    if not isinstance(state.phase, Announcing | Leading | Playing | Settled):
        return impossible(RULE, say("nothing-to-challenge"))
    if action.trick and action.ground not in BY_TRICK:
        return impossible(RULE, say("challenge-without-trick"))
    if action.honour and action.ground is not Ground.FALSE_HONOUR:
        return impossible(RULE, say("challenge-without-honour"))
    if _decided(state, action):
        return impossible(RULE, shared("decided-already"))
    if key_of(action) in map(key_of, state.deal.challenges):
        return impossible(RULE, shared("challenged-already"))
    return _judge_ground(state, action)


def key_of(action: Challenge) -> tuple[Seat, str, int, str]:
    """What a challenge is about: by whomever it is brought, it is decided once."""
    return action.against, action.ground.value, action.trick, action.honour


def _decided(state: Taroc, action: Challenge) -> bool:
    """Has this been decided, or the same card been punished by its other name?"""
    deal, same = state.deal, (action.against, action.trick)
    punished = action.ground in BY_TRICK and same in deal.punished
    return key_of(action) in deal.decided or punished


def _judge_ground(state: Taroc, action: Challenge) -> Verdict:
    deal = state.deal
    match action.ground:
        case Ground.SKAR:
            fits = action.against == deal.dealer and deal.skar is not None
            why = say("skar-of-dealer")
        case Ground.FALSE_HONOUR:
            named = [(a.seat, a.name) for a in deal.announced]
            fits = (action.against, action.honour) in named
            why = say("honour-not-announced")
        case _:
            fits = 1 <= action.trick - deal.skipped <= len(deal.tricks)
            why = say("challenge-taken-trick")
    if action.ground is Ground.SKIS_KEPT and fits:
        fits = not deal.forfeit
        why = say("skis-forfeit-already")
    return lawful(RULE) if fits else impossible(RULE, why)


def fold_challenge(state: Taroc, action: Challenge) -> Taroc:
    """It stands until the cards decide it."""
    return state.with_deal(challenges=(*state.deal.challenges, action))


def follow_challenges(state: Taroc) -> ChallengeDecided | None:
    """The first that the cards seen prove, or that nothing unseen can prove any more."""
    for challenge in state.deal.challenges:
        penalty = _penalty(state, challenge)
        if penalty.rule or _decided(state, challenge) or all_seen(state, challenge):
            return _decision(state, challenge, penalty)
    return None


def _decision(state: Taroc, challenge: Challenge, penalty: Penalty) -> ChallengeDecided:
    recount = penalty.recount and state.deal.account is not None
    payments = penalty.payments
    if recount:
        payments = (*count_cancelled(state), *payments)
    return ChallengeDecided(
        against=challenge.against,
        ground=challenge.ground.value,
        trick=challenge.trick,
        honour=challenge.honour,
        upheld=bool(penalty.rule),
        rule=penalty.rule,
        payments=payments,
        moves=penalty.moves,
        recount=recount,
    )


def _penalty(state: Taroc, challenge: Challenge) -> Penalty:
    """What the fault costs, if the cards seen prove one."""
    if _decided(state, challenge):
        return NONE
    match challenge.ground:
        case Ground.REVOKE:
            return trick_penalty(state, challenge)
        case Ground.SKIS_KEPT:
            return NONE if state.deal.forfeit else skis_penalty(state, challenge)
        case Ground.FALSE_HONOUR:
            return honour_penalty(state, challenge)
        case Ground.SKAR:
            return _skar_penalty(state)


def _skar_penalty(state: Taroc) -> Penalty:
    """Before the lead a wrong Skar is put right free, later it voids the deal (r. 3, D 16).

    How many cards lie there everybody sees; which they are, when the Skar is shown.
    """
    verdict = grade_skar_of(state)
    shown = verdict.rule == "skar.three" or state.deal.skar_shown
    if state.deal.skar is None or verdict.lawful or not shown:
        return NONE
    if not state.deal.led:
        return FREE
    wrong = "number" if verdict.rule == "skar.three" else "forbidden"
    rule = f"fault.skar-{wrong}"
    return Penalty(rule, skar_payments(state, rule))


def fold_challenge_decided(state: Taroc, event: ChallengeDecided) -> Taroc:
    """Fines are paid; a Pagat or a Skis goes where it belongs; a wrong Skar ends the deal."""
    deal = state.deal
    key = (event.against, event.ground, event.trick, event.honour)
    standing = tuple(c for c in deal.challenges if key_of(c) != key)
    state = state.with_deal(challenges=standing, decided=(*deal.decided, key))
    state = book(state, event.payments)
    if not event.upheld:
        return state
    if event.ground == Ground.SKAR.value:
        return void(state) if deal.led else take_up_skar(_undecided(state, event))
    if event.ground == Ground.FALSE_HONOUR.value:
        state = replace_honour(state, event.against, event.honour, false=True)
    else:
        state = state.with_deal(punished=(*deal.punished, (event.against, event.trick)))
    return _put_right(state, event)


def _undecided(state: Taroc, event: ChallengeDecided) -> Taroc:
    """The Skar that comes next may be challenged again."""
    kept = tuple(key for key in state.deal.decided if key[1] != event.ground)
    return state.with_deal(decided=kept)


def _put_right(state: Taroc, event: ChallengeDecided) -> Taroc:
    """Cards go where they belong; a count that they change is made again."""
    deal = state.deal
    piles, debts = deal.piles, deal.debts
    for put in event.moves:
        piles = move(piles, put.card, put.seat, put.to)
    if event.rule == "fault.revoke-pagat":
        pagat = event.moves[0]
        debts = (*debts, Debt(pagat.to, pagat.seat, pagat.card))
    if event.rule == "fault.skis-kept":
        debts = tuple(debt for debt in debts if debt.card != SKIS)
        state = state.with_deal(forfeit=True)
    state = state.with_deal(piles=piles, debts=debts)
    return state.with_deal(account=None, phase=Counting()) if event.recount else state


def judge_enter_fault(state: Taroc, action: EnterFault) -> Verdict:
    """A scorer reports a misdeal while its deal is on the table (r. 2)."""
    del action
    if isinstance(state.phase, Laying | Announcing | Leading | Playing):
        return lawful("fault.misdeal")
    return impossible("fault.misdeal", shared("fault-while-on-table"))


def fold_enter_fault(state: Taroc, action: EnterFault) -> Taroc:
    """The deal is about to be void."""
    del action
    return state.with_deal(misdealt=True)


def follow_misdeal(state: Taroc) -> DealVoided | None:
    """The dealer pays each other player 5 and deals again (r. 2)."""
    if not state.deal.misdealt:
        return None
    return DealVoided(rule="fault.misdeal", payments=misdeal_payments(state))
