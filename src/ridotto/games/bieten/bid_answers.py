"""Answers: good, hold, Groschen, or silence where one need not speak (§§ 1-3)."""

import msgspec

from ridotto.games.bieten.acts import Good, Groschen, Hold, Silent
from ridotto.games.bieten.bids import (
    after_card,
    judge_late_groschen,
    judge_raise_openly,
    moment_of,
)
from ridotto.games.bieten.duty import judge_claim
from ridotto.games.bieten.events import LetGood
from ridotto.games.bieten.remedies import after_good
from ridotto.games.bieten.sentences import say
from ridotto.games.bieten.state import Answering, Before, Bieten, Status, Verb, Wager
from ridotto.games.bieten.weli import holding_of
from ridotto.table import Seat, Verdict, impossible, lawful


def asked(state: Bieten) -> Seat | None:
    """Whose answer is awaited."""
    phase = state.phase
    return phase.queue[0] if isinstance(phase, Answering) and phase.queue else None


def the_wager(state: Bieten) -> Wager:
    """The figure on which answers are awaited."""
    assert isinstance(state.phase, Answering)
    return state.deal.wager(state.phase.figure)


def _judge_asked(state: Bieten, seat: Seat) -> Verdict:
    """One answers when asked, and at once."""
    if asked(state) != seat:
        return impossible("answer.turn", say("not-asked-now"))
    return lawful("answer.turn")


def judge_good(state: Bieten, action: Good) -> Verdict:
    """To concede is always allowed while nobody has held (§ 1)."""
    verdict = _judge_asked(state, action.seat)
    if verdict.lawful and the_wager(state).status is Status.HELD2:
        return impossible("answer.held", say("held-already"))
    return lawful("answer.good") if verdict.lawful else verdict


def judge_hold(state: Bieten, action: Hold) -> Verdict:
    """To accept the wager one must have the figure, at any score (§ 2, D 12)."""
    verdict = _judge_asked(state, action.seat)
    if not verdict.lawful:
        return verdict
    assert isinstance(state.phase, Answering)
    claim = judge_claim(holding_of(state, action.seat), state.phase.figure, moment_of(state))
    return lawful("answer.hold") if claim.lawful else claim


def judge_silent(state: Bieten, action: Silent) -> Verdict:
    """Once it is held the later players need not answer (§ 2)."""
    verdict = _judge_asked(state, action.seat)
    if verdict.lawful and the_wager(state).status is not Status.HELD2:
        return impossible("answer.at-once", say("must-answer"))
    return lawful("answer.held") if verdict.lawful else verdict


def judge_groschen(state: Bieten, action: Groschen) -> Verdict:
    """Three, as an answer to a bid or in one's own turn; there is nothing above it (§ 3)."""
    if not isinstance(state.phase, Answering):
        return judge_late_groschen(state, action)
    verdict = _judge_asked(state, action.seat)
    if not verdict.lawful:
        return verdict
    if action.figure is not state.phase.figure:
        return impossible("answer.first", say("answer-first"))
    if the_wager(state).status is Status.RAISED:
        return impossible("raise.held", say("nothing-above-three"))
    openly = judge_raise_openly(state, action.seat, action.figure)
    if not openly.lawful:
        return openly
    claim = judge_claim(holding_of(state, action.seat), action.figure, moment_of(state))
    return openly if claim.lawful else claim


def fold_good(state: Bieten, action: Good) -> Bieten:
    """The next is asked."""
    return _answered(state, action.seat, Verb.GOOD)


def fold_silent(state: Bieten, action: Silent) -> Bieten:
    """The next may speak, if anybody is left."""
    return _unless_over(_answered(state, action.seat, Verb.SILENT))


def fold_hold(state: Bieten, action: Hold) -> Bieten:
    """Held: decided by the cards, for two or, with a Groschen, for three."""
    assert isinstance(state.phase, Answering)
    figure, wager = state.phase.figure, the_wager(state)
    raised = wager.status is Status.RAISED
    status = Status.HELD3 if raised else Status.HELD2
    state = _answered(state, action.seat, Verb.HOLD)
    state = state.set_wager(figure, msgspec.structs.replace(wager, status=status))
    return _back(state) if raised else _unless_over(state)


def _answered(state: Bieten, seat: Seat, verb: Verb) -> Bieten:
    assert isinstance(state.phase, Answering)
    phase = msgspec.structs.replace(state.phase, queue=state.phase.queue[1:])
    return state.say(seat, verb, figure=phase.figure).in_phase(phase)


def _unless_over(state: Bieten) -> Bieten:
    assert isinstance(state.phase, Answering)
    return state if state.phase.queue else _back(state)


def _back(state: Bieten) -> Bieten:
    """Whoever made the offer goes on with his turn."""
    assert isinstance(state.phase, Answering)
    phase = state.phase
    return state.in_phase(after_card(state, phase.by) if phase.after else Before())


def follow_answering(state: Bieten) -> LetGood | None:
    """All said good: one point for the bidder, two for who gave the Groschen (§§ 1, 3)."""
    assert isinstance(state.phase, Answering)
    if state.phase.queue:
        return None
    wager, figure = the_wager(state), state.phase.figure
    if wager.status is Status.RAISED and wager.giver is not None:
        return LetGood(figure=figure, seat=wager.giver, points=2)
    assert wager.bidder is not None
    return LetGood(figure=figure, seat=wager.bidder, points=1)


def fold_let_good(state: Bieten, event: LetGood) -> Bieten:
    """Written at once; nobody else can make, bid or raise the figure."""
    wager = state.deal.wager(event.figure)
    status = Status.GOOD2 if event.points > 1 else Status.GOOD1
    state = state.say(event.seat, Verb.SETTLED, figure=event.figure, points=event.points)
    state = state.set_wager(event.figure, msgspec.structs.replace(wager, status=status))
    state = after_good(state, event.seat, event.figure)
    return _back(state) if isinstance(state.phase, Answering) else state
