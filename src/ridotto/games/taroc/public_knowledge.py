"""What everybody has seen: challenges are decided by that alone, so that none is a question.

A referee who looked into a covered hand would tell, by his answer, what somebody holds (Decision).
"""

from ridotto.cards import BACK, Card
from ridotto.games.taroc.acts import Challenge, Ground
from ridotto.games.taroc.announcements import grade_honour, told_already
from ridotto.games.taroc.honours import Honour, count_tarocs, holds_enough
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.sentences import say
from ridotto.games.taroc.state import Taroc
from ridotto.table import Seat, Verdict, faulty, lawful


def all_seen(state: Taroc, challenge: Challenge) -> bool:
    """Have all cards been seen that could still prove it?"""
    deal = state.deal
    if challenge.ground is Ground.SKAR:
        return deal.skar_shown
    return _hand_seen(state, challenge.against, skar=challenge.ground is Ground.FALSE_HONOUR)


def _hand_seen(state: Taroc, seat: Seat, *, skar: bool) -> bool:
    """Is the hand played out, and the dealer's Skar shown where it matters?"""
    covered = skar and seat == state.dealer and not state.deal.skar_shown
    return not state.deal.hands[seat] and not covered


def grade_seen_honour(state: Taroc, seat: Seat, honour: Honour) -> Verdict:
    """Is an announced honour true, as far as the cards seen tell? In doubt it is."""
    if _hand_seen(state, seat, skar=True):
        return grade_honour(state, seat, honour)
    if told_already(state, seat, honour) or not _may_hold(state, seat, honour):
        return faulty("fault.false-honour", say("announce-only-held"))
    return lawful(honour.rule)


def _may_hold(state: Taroc, seat: Seat, honour: Honour) -> bool:
    """Could he have had it in his hand or his Skar, by the cards that others have played?"""
    own = _played(state, seat)
    elsewhere = {c for other in state.deal.players if other != seat for c in _played(state, other)}
    if state.deal.skar_shown:
        elsewhere |= {card for card in state.deal.skar or () if seat != state.dealer}
    unseen = tuple(c for c in PACK.cards if c not in own and c not in elsewhere)
    if honour.tarocs:
        covered = len(state.deal.hands[seat])
        if seat == state.dealer:
            covered += len(state.deal.skar or ())
        tarocs = count_tarocs(state.rules, own)
        return tarocs + min(covered, count_tarocs(state.rules, unseen)) >= honour.tarocs
    return holds_enough(state.rules, honour, (*own, *unseen))


def _played(state: Taroc, seat: Seat) -> tuple[Card, ...]:
    plays = [*(p for trick in state.deal.tricks for p in trick.plays), *state.deal.trick]
    return tuple(p.card for p in plays if p.seat == seat and p.card != BACK)
