"""Minchiate in matches: a deal, in resti and in points."""

from typing import Final

from ridotto.games.minchiate.acts import SetUp
from ridotto.games.minchiate.game import MINCHIATE
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import HOUSE
from ridotto.table.match_unit import MatchUnit, Paid, next_dealer, paid_by_accounts


def points_won(state: Minchiate) -> Paid:
    """The difference of the count, and the resti paid before it at their worth."""
    account = state.deal.account
    assert account is not None
    early = (state.deal.resti[0] - state.deal.resti[1]) * state.rules.marks.resto
    first = account.difference if account.winner == 0 else -account.difference
    margin = first + early
    return tuple(margin if side == 0 else -margin for side in MINCHIATE.sides(state))


UNIT: Final = MatchUnit(
    name="deal",
    currency="resti",
    opening=lambda seats, deal: (SetUp(HOUSE, order=next_dealer(deal, seats)),),
    paid=paid_by_accounts(MINCHIATE),
    until=MINCHIATE.settled,
    points=points_won,
    score_unit="points",
)
