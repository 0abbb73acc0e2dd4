"""Kaiserspiel in matches: a Partie, in stakes; and a single deal, in points marked."""

from typing import Final

from ridotto.games.kaiserspiel.acts import SetUp
from ridotto.games.kaiserspiel.game import KAISERSPIEL
from ridotto.games.kaiserspiel.rules import IMPERIAL
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.table import HOUSE
from ridotto.table.match_unit import (
    MatchUnit,
    Paid,
    above_the_others,
    deal_is_over,
    nothing_first,
    paid_by_accounts,
)


def points_marked(state: Kaiserspiel) -> Paid:
    """Fiches at their worth and loose points, above the mean of the others."""
    board = state.board
    return above_the_others(
        tuple(IMPERIAL * f + loose for f, loose in zip(board.fiches, board.loose, strict=True))
    )


DEAL: Final = MatchUnit(
    name="deal",
    currency="points",
    opening=lambda seats, deal: (
        SetUp(HOUSE, dealer=deal % seats, fiches=(0,) * seats, loose=(0,) * seats),
    ),
    paid=points_marked,
    until=deal_is_over(KAISERSPIEL),
)

UNIT: Final = MatchUnit(
    name="Partie",
    currency="stakes",
    opening=nothing_first,
    paid=paid_by_accounts(KAISERSPIEL),
    until=KAISERSPIEL.over,
    deal=DEAL,
)
