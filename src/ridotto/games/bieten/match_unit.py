"""Bieten in matches: a game, in quarters; and a single deal, in points of the slate."""

from typing import Final

from ridotto.games.bieten.acts import SetUp
from ridotto.games.bieten.game import BIETEN
from ridotto.games.bieten.slate import totals_now
from ridotto.games.bieten.state import Bieten
from ridotto.table import HOUSE
from ridotto.table.match_unit import (
    MatchUnit,
    Paid,
    above_the_others,
    deal_is_over,
    nothing_first,
    paid_by_accounts,
)


def points_written(state: Bieten) -> Paid:
    """What the deal has brought to one's column, above the mean of the others."""
    return above_the_others(totals_now(state))


DEAL: Final = MatchUnit(
    name="deal",
    currency="points",
    opening=lambda seats, deal: (SetUp(HOUSE, dealer=deal % seats, scores=(0,) * seats),),
    paid=points_written,
    until=deal_is_over(BIETEN),
)

UNIT: Final = MatchUnit(
    name="game",
    currency="quarters",
    opening=nothing_first,
    paid=paid_by_accounts(BIETEN),
    until=BIETEN.over,
    options={"games": 1},
    deal=DEAL,
)
