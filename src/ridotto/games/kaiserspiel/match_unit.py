"""Kaiserspiel in matches: a Partie, in stakes."""

from typing import Final

from ridotto.games.kaiserspiel.game import KAISERSPIEL
from ridotto.table.match_unit import MatchUnit, nothing_first, paid_by_accounts

UNIT: Final = MatchUnit(
    name="Partie",
    currency="stakes",
    opening=nothing_first,
    paid=paid_by_accounts(KAISERSPIEL),
    until=KAISERSPIEL.over,
)
