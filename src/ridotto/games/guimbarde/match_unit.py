"""Guimbarde in matches: a round in which everybody deals once, or a single deal; in jettons."""

from typing import Final

from ridotto.games.guimbarde.acts import Rise, SetUp
from ridotto.games.guimbarde.boxes import EMPTY
from ridotto.games.guimbarde.game import GUIMBARDE
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import HOUSE, apply
from ridotto.table.match_unit import MatchUnit, Paid, deal_is_over, paid_by_accounts


def jettons_won(state: Guimbarde) -> Paid:
    """With what is left in the boxes shared."""
    risen, _ = apply(GUIMBARDE, state, Rise(HOUSE))
    return paid_by_accounts(GUIMBARDE)(risen)


def round_is_over(state: Guimbarde) -> bool:
    """Everybody has dealt once; a single deal is too little to tell two players apart."""
    return GUIMBARDE.settled(state) and state.party.deals >= GUIMBARDE.seats(state)


def empty_boxes(seats: int, deal: int) -> tuple[SetUp, ...]:
    """Another dealer every time, and nothing in the boxes."""
    return (SetUp(HOUSE, dealer=deal % seats, boxes=EMPTY),)


DEAL: Final = MatchUnit(
    name="deal",
    currency="jettons",
    opening=empty_boxes,
    paid=jettons_won,
    until=deal_is_over(GUIMBARDE),
)

UNIT: Final = MatchUnit(
    name="round",
    currency="jettons",
    opening=empty_boxes,
    paid=jettons_won,
    until=round_is_over,
    deal=DEAL,
)
