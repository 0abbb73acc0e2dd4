"""Taroc in matches: a deal, in points."""

from typing import Final

from ridotto.games.taroc.acts import SetUp
from ridotto.games.taroc.game import TAROC
from ridotto.table import HOUSE
from ridotto.table.match_unit import MatchUnit, paid_by_accounts

UNIT: Final = MatchUnit(
    name="deal",
    currency="points",
    opening=lambda seats, deal: (SetUp(HOUSE, dealer=deal % seats),),
    paid=paid_by_accounts(TAROC),
    until=TAROC.settled,
)
