"""Faults and their price: challenged on a strict table, or entered by a scorer (r. 2-5, 11)."""

from typing import Final

from ridotto.games.taroc.acts import Challenge, EnterFault, Ground
from ridotto.games.taroc.announcing import grade_honour, replace_honour
from ridotto.games.taroc.events import ChallengeDecided, DealVoided
from ridotto.games.taroc.gathering import move
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import SKIS
from ridotto.games.taroc.paying import book
from ridotto.games.taroc.penalties import (
    FREE,
    NONE,
    Penalty,
    honour_penalty,
    skis_penalty,
    trick_penalty,
    wrong_challenge,
)
from ridotto.games.taroc.settling import count_cancelled, misdeal_payments, skar_payments, void
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
from ridotto.table import Verdict, impossible, lawful

RULE: Final = "fault.challenge"
BY_TRICK: Final = (Ground.REVOKE, Ground.SKIS_KEPT)
"""What is held against a card: the challenge names its trick."""


def judge_challenge(state: Taroc, action: Challenge) -> Verdict:
    """Any other player may challenge until the next deal; each thing once (D 21)."""
    players = state.deal.players
    if not state.strict:
        return impossible(RULE, "At a courteous table no fault can have happened.")
    if action.seat not in players or action.against not in players or action.seat == action.against:
        return impossible(RULE, "One challenges another player of this deal.")
    if not isinstance(state.phase, Announcing | Leading | Playing | Settled):
        return impossible(RULE, "There is nothing to challenge now.")
    if action.trick and action.ground not in BY_TRICK:
        return impossible(RULE, "No trick belongs to that challenge.")
    if action.honour and action.ground is not Ground.FALSE_HONOUR:
        return impossible(RULE, "No honour belongs to that challenge.")
    if _decided(state, action):
        return impossible(RULE, "That has been decided.")
    return _judge_ground(state, action)


def _decided(state: Taroc, action: Challenge) -> bool:
    """Has this been asked, or has the same card been punished by its other name?"""
    deal, same = state.deal, (action.against, action.trick)
    key = (action.against, action.ground.value, action.trick, action.honour)
    return key in deal.decided or (action.ground in BY_TRICK and same in deal.punished)


def _judge_ground(state: Taroc, action: Challenge) -> Verdict:
    deal = state.deal
    match action.ground:
        case Ground.SKAR:
            fits = action.against == deal.dealer and deal.skar is not None
            reason = "The Skar is the dealer's."
        case Ground.FALSE_HONOUR:
            named = [(a.seat, a.name) for a in deal.announced]
            fits = (action.against, action.honour) in named
            reason = "That player has not announced that honour."
        case _:
            fits = 1 <= action.trick - deal.skipped <= len(deal.tricks)
            reason = "A wrong card is challenged in a trick that is taken."
    if action.ground is Ground.SKIS_KEPT and fits:
        fits = not deal.forfeit
        reason = "The Skis is forfeit already."
    return lawful(RULE) if fits else impossible(RULE, reason)


def fold_challenge(state: Taroc, action: Challenge) -> Taroc:
    """The referee looks into it."""
    return state.with_deal(challenge=action)


def follow_challenge(state: Taroc) -> ChallengeDecided | None:
    """The referee, who sees everything, asks the judge again and decides at once."""
    challenge = state.deal.challenge
    if challenge is None:
        return None
    penalty = _penalty(state, challenge)
    recount = penalty.recount and state.deal.account is not None
    payments = penalty.payments if penalty.rule else wrong_challenge(state, challenge)
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
    """What the fault costs, if there was one."""
    match challenge.ground:
        case Ground.REVOKE:
            return trick_penalty(state, challenge.against, challenge.trick)
        case Ground.SKIS_KEPT:
            return skis_penalty(state, challenge.against, challenge.trick)
        case Ground.FALSE_HONOUR:
            honour = catalogue(state.rules)[challenge.honour]
            verdict = grade_honour(state, challenge.against, honour)
            return honour_penalty(state, challenge.against, honour, verdict)
        case Ground.SKAR:
            return _skar_penalty(state)


def _skar_penalty(state: Taroc) -> Penalty:
    """Before the lead a wrong Skar is put right free, later it voids the deal (r. 3, D 16)."""
    verdict = grade_skar_of(state)
    if verdict.lawful:
        return NONE
    if not state.deal.led:
        return FREE
    wrong = "number" if verdict.rule == "skar.three" else "forbidden"
    rule = f"fault.skar-{wrong}"
    return Penalty(rule, skar_payments(state, rule))


def fold_challenge_decided(state: Taroc, event: ChallengeDecided) -> Taroc:
    """Fines are paid; a Pagat or a Skis goes where it belongs; a wrong Skar ends the deal."""
    deal = state.deal
    decided = (*deal.decided, (event.against, event.ground, event.trick, event.honour))
    state = book(state.with_deal(challenge=None, decided=decided), event.payments)
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
    return impossible("fault.misdeal", "A fault is entered while its deal is on the table.")


def fold_enter_fault(state: Taroc, action: EnterFault) -> Taroc:
    """The deal is about to be void."""
    del action
    return state.with_deal(misdealt=True)


def follow_misdeal(state: Taroc) -> DealVoided | None:
    """The dealer pays each other player 5 and deals again (r. 2)."""
    if not state.deal.misdealt:
        return None
    return DealVoided(rule="fault.misdeal", payments=misdeal_payments(state))
