"""What is played for: of each game the smallest thing that is settled by itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ridotto.games.bieten import BIETEN
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde import acts as guimbarde
from ridotto.games.guimbarde.boxes import EMPTY
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate import acts as minchiate
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.taroc import TAROC
from ridotto.games.taroc import acts as taroc
from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette import acts as tresette
from ridotto.games.tresette.state import Tresette
from ridotto.table import HOUSE, Action, Game, apply

Paid = tuple[float, ...]
"""By seat."""


@dataclass(frozen=True)
class Unit:
    """How a game's unit begins, when it is done, and what everybody has won then."""

    name: str
    currency: str
    opening: Callable[[int, int], tuple[Action, ...]]
    """The house's first acts, by the number of seats and of the deal."""
    paid: Callable[[Any], Paid]
    until: Callable[[Any], bool]
    options: Mapping[str, Any] = field(default_factory=dict)
    """House rules without which the unit would be longer."""
    points: Callable[[Any], Paid] | None = None
    """What is counted, where the payment is coarser."""


def _accounts(game: Game[Any]) -> Callable[[Any], Paid]:
    return lambda state: tuple(game.accounts(state)[: game.seats(state)])


def _from(deal: int, seats: int) -> tuple[int, ...]:
    """Another dealer every time, the neighbours staying neighbours."""
    return tuple((seat + deal) % seats for seat in range(seats))


def _minchiate_points(state: Minchiate) -> Paid:
    """The difference of the count, and the resti paid before it at their worth."""
    account = state.deal.account
    assert account is not None
    early = (state.deal.resti[0] - state.deal.resti[1]) * state.rules.marks.resto
    first = account.difference if account.winner == 0 else -account.difference
    margin = first + early
    return tuple(margin if side == 0 else -margin for side in MINCHIATE.sides(state))


def _tresette_marks(state: Tresette) -> Paid:
    """Marks above the mean of the others; a Partie on the slate is the marks it is played to."""
    ledger = state.ledger
    won = [sum(row) * state.rules.target for row in ledger.slate]
    made = [marks + partien for marks, partien in zip(ledger.marks, won, strict=True)]
    others = len(made) - 1
    return tuple(made[s] - (sum(made) - made[s]) / others for s in TRESETTE.sides(state))


def _guimbarde_jettons(state: Guimbarde) -> Paid:
    """With what is left in the boxes shared."""
    risen, _ = apply(GUIMBARDE, state, guimbarde.Rise(HOUSE))
    return _accounts(GUIMBARDE)(risen)


def _round_of_guimbarde(state: Guimbarde) -> bool:
    """Everybody has dealt once; a single deal is too little to tell two players apart."""
    return GUIMBARDE.settled(state) and state.party.deals >= GUIMBARDE.seats(state)


UNITS: Final[Mapping[str, Unit]] = {
    "minchiate": Unit(
        name="deal",
        currency="resti",
        opening=lambda seats, deal: (minchiate.SetUp(HOUSE, order=_from(deal, seats)),),
        paid=_accounts(MINCHIATE),
        until=MINCHIATE.settled,
        points=_minchiate_points,
    ),
    "taroc": Unit(
        name="deal",
        currency="points",
        opening=lambda seats, deal: (taroc.SetUp(HOUSE, dealer=deal % seats),),
        paid=_accounts(TAROC),
        until=TAROC.settled,
    ),
    "tresette": Unit(
        name="deal",
        currency="marks",
        opening=lambda seats, deal: (
            tresette.SetUp(HOUSE, order=_from(deal, seats), dealer=deal % seats),
        ),
        paid=_tresette_marks,
        until=TRESETTE.settled,
    ),
    "kaiserspiel": Unit(
        name="Partie",
        currency="stakes",
        opening=lambda _seats, _deal: (),
        paid=_accounts(KAISERSPIEL),
        until=KAISERSPIEL.over,
    ),
    "guimbarde": Unit(
        name="round",
        currency="jettons",
        opening=lambda seats, deal: (guimbarde.SetUp(HOUSE, dealer=deal % seats, boxes=EMPTY),),
        paid=_guimbarde_jettons,
        until=_round_of_guimbarde,
    ),
    "bieten": Unit(
        name="game",
        currency="quarters",
        opening=lambda _seats, _deal: (),
        paid=_accounts(BIETEN),
        until=BIETEN.over,
        options={"games": 1},
    ),
}
"""By game."""
