"""Partners, seats and the first deal by lot; positions; partners drawn anew (intro)."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.acts import SetUp, Shuffle
from ridotto.games.tresette.deal_end import due_payments, redraw_due, sitting_over
from ridotto.games.tresette.events import Drew, Seated, SlatePaid
from ridotto.games.tresette.ledger import Ledger, fresh_page, new_ledger
from ridotto.games.tresette.pack import PACK, STRENGTH
from ridotto.games.tresette.rules import Players, Rules
from ridotto.games.tresette.sentences import say
from ridotto.games.tresette.state import (
    Cutting,
    Drawing,
    Parting,
    Settled,
    Shuffling,
    Spreading,
    Tresette,
    empty_deal,
)
from ridotto.table import Party, Seat, Verdict, impossible, lawful
from ridotto.table.lot_draw import LotDraw
from ridotto.table.lots import Lots
from ridotto.table.sentences import say as shared


def draw_rank(card: Card) -> tuple[int, ...]:
    """Cards drawn compare by their rank in the play; suits are equal (Decision)."""
    return (STRENGTH[card],)


def seat_order(ranking: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The lowest card deals first; among four the two lowest play together (Decision).

    ``ranking`` has the highest draw first. Partners sit opposite, and the lower of the others at
    the dealer's right.
    """
    low = tuple(reversed(ranking))
    if len(low) == Players.FOUR.value:
        return low[0], low[2], low[1], low[3]
    return low


def judge_shuffle(state: Tresette, action: Shuffle) -> Verdict:
    """The house shuffles the whole pack, when it is due."""
    if not isinstance(state.phase, Spreading | Shuffling | Settled):
        return impossible("shuffle.pack", shared("not-shuffled-now"))
    if isinstance(state.phase, Settled) and sitting_over(state):
        return impossible("sitting.end", say("sitting-over"))
    if sorted(action.order) != sorted(PACK.cards):
        return impossible("shuffle.pack", shared("whole-pack", count=len(PACK)))
    return lawful("shuffle.pack")


def fold_shuffle(state: Tresette, action: Shuffle) -> Tresette:
    """A pack on the table: spread for a draw, or before the dealer."""
    lots = Lots(action.order, ranks=((),) * state.rules.seats)
    if isinstance(state.phase, Spreading):
        return state.in_phase(Drawing(lots))
    if isinstance(state.phase, Settled) and redraw_due(state):
        return state.in_phase(Parting(lots))
    deal = empty_deal(state.rules, state.party.dealer, state.ledger, action.order)
    ledger = fresh_page(state.ledger)
    return msgspec.structs.replace(state, deal=deal, ledger=ledger, phase=Cutting())


def follow_parting(state: Tresette) -> SlatePaid:
    """Before partners change, their slate is settled (Decision)."""
    return SlatePaid(payments=due_payments(state))


def _seated(state: Tresette) -> Seated:
    assert isinstance(state.phase, Drawing)
    return Seated(order=seat_order(state.phase.lots.ranking()))


DRAW: Final = LotDraw[Tresette](
    phase=Drawing,
    rule="draw.lot",
    again="draw.again",
    not_due="draw.again",
    nobody=shared("nobody-draws-for-deal"),
    stands=shared("drawn-alone"),
    drew=Drew,
    done=_seated,
    rank=draw_rank,
    reveals=True,
)


def fold_seated(state: Tresette, event: Seated) -> Tresette:
    """People take their places, and the first is to deal."""
    return _sit(state, event.order, event.order[0], state.party.deals, state.ledger)


def _sit(
    state: Tresette, order: tuple[Seat, ...], dealer: Seat, deals: int, ledger: Ledger
) -> Tresette:
    party = msgspec.structs.replace(state.party, order=order, dealer=dealer, deals=deals)
    return msgspec.structs.replace(
        state,
        party=party,
        ledger=ledger,
        deal=empty_deal(state.rules, dealer, ledger),
        phase=Shuffling(),
    )


def judge_set_up(state: Tresette, action: SetUp) -> Verdict:
    """The house may lay a position before anything has happened."""
    rules = state.rules
    if not isinstance(state.phase, Spreading) or state.party.deals:
        return impossible("set-up", shared("position-first"))
    if sorted(action.order) != list(state.seats) or action.dealer not in action.order:
        return impossible("set-up", say("everybody-sits-once"))
    if min(action.opened, action.deals) < 0 or not _fair_score(rules, action):
        return impossible("set-up", say("fair-score"))
    return lawful("set-up")


def _fair_score(rules: Rules, action: SetUp) -> bool:
    marks, slate = action.marks, action.slate
    if marks and (len(marks) != rules.sides or not all(0 <= m < rules.target for m in marks)):
        return False
    if not slate:
        return True
    return len(slate) == rules.sides and all(
        len(row) == rules.sides and min(row) >= 0 and row[side] == 0
        for side, row in enumerate(slate)
    )


def fold_set_up(state: Tresette, action: SetUp) -> Tresette:
    """Seats and score as given."""
    blank = new_ledger(state.rules.sides)
    ledger = msgspec.structs.replace(
        blank,
        marks=action.marks or blank.marks,
        slate=action.slate or blank.slate,
        opened=action.opened,
    )
    return _sit(state, action.order, action.dealer, action.deals, ledger)


def new_party(rules: Rules) -> Party:
    """Nobody seated yet."""
    seats = tuple(range(rules.seats))
    return Party(order=seats, dealer=0, accounts=(0,) * rules.seats)
