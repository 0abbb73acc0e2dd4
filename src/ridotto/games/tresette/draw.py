"""Partners, seats and the first deal by lot; positions; partners drawn anew (intro)."""

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.acts import Draw, SetUp, Shuffle
from ridotto.games.tresette.events import Drew, Seated, SlatePaid
from ridotto.games.tresette.ledger import Ledger, new_ledger
from ridotto.games.tresette.pack import PACK, STRENGTH
from ridotto.games.tresette.rules import Players, Rules
from ridotto.games.tresette.settling import due_payments, redraw_due, sitting_over
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
from ridotto.table.lots import Lots


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
        return impossible("shuffle.pack", "The pack is not to be shuffled now.")
    if isinstance(state.phase, Settled) and sitting_over(state):
        return impossible("sitting.end", "The sitting is over: the company rises.")
    if sorted(action.order) != sorted(PACK.cards):
        return impossible("shuffle.pack", "A shuffled pack holds each of the 40 cards once.")
    return lawful("shuffle.pack")


def fold_shuffle(state: Tresette, action: Shuffle) -> Tresette:
    """A pack on the table: spread for a draw, or before the dealer."""
    lots = Lots(action.order, ranks=((),) * state.rules.seats)
    if isinstance(state.phase, Spreading):
        return state.in_phase(Drawing(lots))
    if isinstance(state.phase, Settled) and redraw_due(state):
        return state.in_phase(Parting(lots))
    deal = empty_deal(state.rules, state.party.dealer, state.ledger, action.order)
    ledger = msgspec.structs.replace(state.ledger, lines=())
    return msgspec.structs.replace(state, deal=deal, ledger=ledger, phase=Cutting())


def follow_parting(state: Tresette) -> SlatePaid:
    """Before partners change, their slate is settled (Decision)."""
    return SlatePaid(payments=due_payments(state))


def judge_draw(state: Tresette, action: Draw) -> Verdict:
    """Everybody draws one card; those who tie draw again."""
    if not isinstance(state.phase, Drawing):
        return impossible("draw.lot", "Nobody draws now.")
    lots = state.phase.lots
    if action.seat not in lots.needing():
        return impossible("draw.again", "You have drawn, and your card stands alone.")
    if action.place not in lots.places():
        return impossible("draw.lot", f"No card lies at place {action.place}.")
    return lawful("draw.again" if lots.ranks[action.seat] else "draw.lot")


def fold_draw(state: Tresette, action: Draw) -> Tresette:
    """A hand on a card; its face follows."""
    assert isinstance(state.phase, Drawing)
    return state.in_phase(Drawing(state.phase.lots.touch(action.seat, action.place)))


def follow_drawing(state: Tresette) -> Drew | Seated | None:
    """The card is shown; when nobody has to draw again, all are seated."""
    assert isinstance(state.phase, Drawing)
    lots = state.phase.lots
    card = lots.card()
    if card is not None:
        return Drew(seat=lots.by, card=card)
    return None if lots.needing() else Seated(order=seat_order(lots.ranking()))


def fold_drew(state: Tresette, event: Drew) -> Tresette:
    """Everybody sees what was drawn."""
    assert isinstance(state.phase, Drawing)
    lots = state.phase.lots
    assert lots.turned is not None
    spread = (*lots.spread[: lots.turned], event.card, *lots.spread[lots.turned + 1 :])
    shown = msgspec.structs.replace(lots, spread=spread).show(event.seat, draw_rank(event.card))
    return state.in_phase(Drawing(shown))


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
        return impossible("set-up", "A position is laid before anything has happened.")
    if sorted(action.order) != list(state.seats) or action.dealer not in action.order:
        return impossible("set-up", "Everybody sits once, and one of them deals.")
    if min(action.opened, action.deals) < 0 or not _fair_score(rules, action):
        return impossible("set-up", "Marks are below the target, and nobody wins of himself.")
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
