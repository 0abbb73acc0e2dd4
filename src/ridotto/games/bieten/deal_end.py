"""The end of a deal and of the match (§ Das Bieten, § Das Ausgehen)."""

import msgspec

from ridotto.games.bieten.acts import Accept, Rise
from ridotto.games.bieten.count import count_deal
from ridotto.games.bieten.events import Counted, MatchEnded
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.slate import match_done, roll, wine
from ridotto.games.bieten.state import Bieten, Ended, Ending, Settled, Shuffling
from ridotto.table import Payment, Verdict, impossible, lawful
from ridotto.table.sentences import say as shared


def follow_counting(state: Bieten) -> Counted:
    """The scribe counts; on a recount the wine of the first count goes back."""
    count = count_deal(state)
    back = tuple(Payment(p.payee, p.payer, p.amount, p.rule) for p in state.deal.paid)
    return Counted(count=count, payments=(*back, *wine(state, count)))


def fold_counted(state: Bieten, event: Counted) -> Bieten:
    """It stands on the slate until the next shuffle, open to claims on a strict table."""
    back = len(state.deal.paid)
    state = state.with_deal(count=event.count, paid=event.payments[back:], phase=Settled())
    return msgspec.structs.replace(state, party=state.party.paid(event.payments))


def judge_accept(state: Bieten, action: Accept) -> Verdict:
    """After the last deal of a match claims end when all accept the result (D 33)."""
    if not (state.strict and isinstance(state.phase, Settled) and match_done(state)):
        return impossible("match.accept", say("no-result-now"))
    if action.seat in state.phase.accepted:
        return impossible("match.accept", say("accepted-already"))
    return lawful("match.accept")


def fold_accept(state: Bieten, action: Accept) -> Bieten:
    """With the last of them the match ends."""
    assert isinstance(state.phase, Settled)
    accepted = (*state.phase.accepted, action.seat)
    return state.in_phase(Ending() if len(accepted) == len(state.seats) else Settled(accepted))


def judge_rise(state: Bieten, action: Rise) -> Verdict:
    """The company rises between two deals; a game broken off has no loser."""
    del action
    if not isinstance(state.phase, Settled | Shuffling):
        return impossible("match.broken-off", shared("deal-played-out"))
    if not match_done(state):
        return lawful("match.broken-off")
    if state.strict:
        return impossible("match.accept", say("all-must-accept"))
    return lawful("match.end")


def fold_rise(state: Bieten, action: Rise) -> Bieten:
    """No further deal."""
    del action
    return state.in_phase(Ending())


def follow_ending(state: Bieten) -> MatchEnded:
    """What everybody owes, and how many Bummerl he has."""
    done = roll(state)
    return MatchEnded(accounts=done.party.accounts, bummerl=done.bummerl)


def fold_ended(state: Bieten, event: MatchEnded) -> Bieten:
    """The match is over."""
    del event
    return roll(state).in_phase(Ended())
