"""The price of faults, and those that a scorer enters (Dr. 14, Fi. 13)."""

from ridotto.games.minchiate.acts import EnteredFault, EnterFault
from ridotto.games.minchiate.events import FineDue
from ridotto.games.minchiate.marks import pay_enemies
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.sentences import say
from ridotto.games.minchiate.state import (
    SEATS,
    Complete,
    Declaring,
    Exchanging,
    Leading,
    Minchiate,
    Playing,
    Settled,
)
from ridotto.table import Payment, Seat, Verdict, impossible, lawful, noted_line, said_remark
from ridotto.table.sentences import say as shared


def misdeal_marks(rules: Rules, cards: int) -> int:
    """20 for one card too many or too few, 10 for each further (Dr. 14)."""
    return rules.faults.misdeal_first + rules.faults.misdeal_further * (cards - 1)


def revoke_fine(state: Minchiate, offender: Seat, revokes: int = 1) -> tuple[Payment, ...]:
    """The revoker himself pays each enemy, for every revoke (Dr. 14, Fi. 13)."""
    resti = state.rules.faults.revoke_resti * revokes
    return pay_enemies(state, offender, resti, "fault.revoke")


def bar(state: Minchiate, seat: Seat) -> Minchiate:
    """That side counts only cards, ultima and what it has marked (Dr. 14)."""
    side = state.side(seat)
    barred = tuple(sorted({*state.deal.barred, side}))
    return state.with_deal(barred=barred)


def judge_enter_fault(state: Minchiate, action: EnterFault) -> Verdict:
    """A scorer reports what only real hands can do, while the deal can still be counted."""
    rule = f"fault.{action.fault.value}"
    if action.by not in SEATS or action.number < 1:
        return impossible(rule, say("fault-of-one-card"))
    after = action.fault is EnteredFault.REVOKE and isinstance(state.phase, Settled)
    if isinstance(state.phase, Leading | Declaring | Playing | Complete | Exchanging) or after:
        return lawful(rule)
    return impossible(rule, shared("fault-while-on-table"))


def fold_enter_fault(state: Minchiate, action: EnterFault) -> Minchiate:
    """Computed by the same code as a fault at this table."""
    deal, rule = state.deal, f"fault.{action.fault.value}"
    if action.fault is EnteredFault.MISDEAL:
        enemies = 1 - state.side(deal.dealer)
        marks = misdeal_marks(state.rules, action.number)
        line = noted_line(enemies, rule, marks, (), say("note-misdealt", n=action.number))
        return state.with_deal(due=(*deal.due, line))
    if action.fault is EnteredFault.WRONG_NUMBER:
        return bar(state, action.by)
    if action.fault is EnteredFault.REVOKE:
        return state.with_deal(unpaid=(*deal.unpaid, *revoke_fine(state, action.by, action.number)))
    remark = said_remark(rule, say("note-put-right"), state.side(action.by))
    return state.with_deal(remarks=(*deal.remarks, remark))


def follow_unpaid(state: Minchiate) -> FineDue | None:
    """A reported revoke is paid at once."""
    unpaid = state.deal.unpaid
    return FineDue(rule=unpaid[0].rule, payments=unpaid) if unpaid else None
