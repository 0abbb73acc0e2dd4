"""Bieten in matches: a game, in quarters."""

from typing import Final

from ridotto.games.bieten.game import BIETEN
from ridotto.table.match_unit import MatchUnit, nothing_first, paid_by_accounts

UNIT: Final = MatchUnit(
    name="game",
    currency="quarters",
    opening=nothing_first,
    paid=paid_by_accounts(BIETEN),
    until=BIETEN.over,
    options={"games": 1},
)
