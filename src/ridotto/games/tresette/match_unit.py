"""Tresette in matches: a deal, in marks."""

from typing import Final

from ridotto.games.tresette.acts import SetUp
from ridotto.games.tresette.game import TRESETTE
from ridotto.games.tresette.state import Tresette
from ridotto.table import HOUSE
from ridotto.table.match_unit import MatchUnit, Paid, above_the_others, next_dealer


def marks_won(state: Tresette) -> Paid:
    """Marks above the mean of the others; a Partie on the slate is the marks it is played to."""
    ledger = state.ledger
    won = [sum(row) * state.rules.target for row in ledger.slate]
    made = [marks + partien for marks, partien in zip(ledger.marks, won, strict=True)]
    above = above_the_others(made)
    return tuple(above[side] for side in TRESETTE.sides(state))


UNIT: Final = MatchUnit(
    name="deal",
    currency="marks",
    opening=lambda seats, deal: (
        SetUp(HOUSE, order=next_dealer(deal, seats), dealer=deal % seats),
    ),
    paid=marks_won,
    until=TRESETTE.settled,
    score_unit="stakes",
)
