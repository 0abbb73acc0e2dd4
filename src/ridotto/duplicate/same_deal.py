"""One deal that is identical wherever it is played.

The cards come from the seed. So do cuts and drawn lots, whoever's turn they are: a person who cut
differently from the others would play other cards.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ridotto.duplicate.deal_seeds import hand_dice, house_dice
from ridotto.games import GAMES, deal_unit_of
from ridotto.table import (
    HOUSE,
    Action,
    Ask,
    Event,
    Game,
    PickNumber,
    RuleSet,
    Seat,
    State,
    View,
    fill,
)
from ridotto.table.acts import Cut, Draw, Rise, Shuffle
from ridotto.table.match_unit import MatchUnit

BY_THE_HOUSE: Final = (Cut, Draw)
"""The acts that the house does in place of the seat whose turn it is."""


class Score(msgspec.Struct, frozen=True):
    """A seat's result in a deal: what is paid, and the points if these are finer."""

    paid: float
    points: float

    @property
    def rank(self) -> tuple[float, float]:
        """The sort key of the score."""
        return self.paid, self.points


class SameDeal(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that determines the cards."""

    game: str
    rules: str
    number: int
    """The number of the deal, which decides who deals where that rotates."""
    seed: str

    @property
    def the_game(self) -> Game[Any]:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def unit(self) -> MatchUnit:
        """The unit in which results are compared."""
        return deal_unit_of(self.game)

    @property
    def rule_set(self) -> RuleSet:
        """The rule set, limited to one deal."""
        return self.the_game.rule_sets[self.rules].with_options(self.unit.options)

    def first_acts(self) -> tuple[Action, ...]:
        """Return the acts that the house lays out before the first shuffle."""
        seats = self.the_game.seats(self.the_game.open(self.rule_set))
        return self.unit.opening(seats, self.number)

    def is_done(self, state: State) -> bool:
        """Return whether the deal is finished and can be compared."""
        return self.unit.until(state)

    def house_act(self, state: State, events: Iterable[Event]) -> Action | None:
        """Return the next act of the house, given what happened.

        None if the house has nothing to do.
        """
        game = self.the_game
        if self.is_done(state):
            rise = Rise(HOUSE)
            return rise if not game.over(state) and game.judge(state, rise).lawful else None
        if HOUSE in game.awaited(state):
            shuffles = sum(isinstance(event, Shuffle) for event in events)
            return game.shuffle(state, house_dice(self.seed, shuffles))
        return None

    def given_act(self, view: View[Any], events: Iterable[Event]) -> Action | None:
        """Return the cut or lot that is done for a seat; None for every other decision."""
        kinds = self.the_game.action_kinds
        if view.seat is None or not cuts_or_draws(self.the_game, view):
            return None
        done = sum(isinstance(event, BY_THE_HOUSE) for event in events)
        dice = hand_dice(self.seed, done)
        offer = next(o for o in self.the_game.offers(view) if isinstance(o, PickNumber))
        return fill(kinds, view.seat, offer, dice.choice(offer.numbers))

    def scores(self, state: State) -> tuple[Score, ...]:
        """Return the score of each seat, once the deal is done."""
        paid = self.unit.paid(state)
        points = self.unit.points(state) if self.unit.points else paid
        return tuple(Score(float(a), float(b)) for a, b in zip(paid, points, strict=True))


def cuts_or_draws(game: Game[Any], view: View[Any]) -> bool:
    """Return whether the view's seat must cut or draw, and has nothing else to decide."""
    offers = [offer for offer in game.offers(view) if not isinstance(offer, Ask)]
    return bool(offers) and all(
        isinstance(offer, PickNumber) and issubclass(game.action_kinds[offer.kind], BY_THE_HOUSE)
        for offer in offers
    )


def deciding_seat(game: Game[Any], state: State) -> Seat:
    """Return the seat that is asked first, if several are awaited."""
    return min(game.awaited(state), default=HOUSE)
