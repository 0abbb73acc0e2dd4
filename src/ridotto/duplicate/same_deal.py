"""One deal, the same wherever it is played.

Cards come from the seed. So do cuts and drawn lots, whoever's turn they are: a person who cut
elsewhere than the others would play other cards.
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
"""What the house does for whoever would have to."""


class Score(msgspec.Struct, frozen=True):
    """What a seat made of a deal: what is paid for it, and the points where these are finer."""

    paid: float
    points: float

    @property
    def rank(self) -> tuple[float, float]:
        """To be compared by."""
        return self.paid, self.points


class SameDeal(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the cards hang on."""

    game: str
    rules: str
    number: int
    """Who deals, where that goes round."""
    seed: str

    @property
    def the_game(self) -> Game[Any]:
        """The game that is played."""
        return GAMES[self.game]

    @property
    def unit(self) -> MatchUnit:
        """What is compared."""
        return deal_unit_of(self.game)

    @property
    def rule_set(self) -> RuleSet:
        """The book, cut down to a deal."""
        return self.the_game.rule_sets[self.rules].with_options(self.unit.options)

    def first_acts(self) -> tuple[Action, ...]:
        """What the house lays out before the first shuffle."""
        seats = self.the_game.seats(self.the_game.open(self.rule_set))
        return self.unit.opening(seats, self.number)

    def is_done(self, state: State) -> bool:
        """Is there something to compare?"""
        return self.unit.until(state)

    def house_act(self, state: State, events: Iterable[Event]) -> Action | None:
        """What the house does next, given what happened; nothing, where no act is due to it."""
        game = self.the_game
        if self.is_done(state):
            rise = Rise(HOUSE)
            return rise if not game.over(state) and game.judge(state, rise).lawful else None
        if HOUSE in game.awaited(state):
            shuffles = sum(isinstance(event, Shuffle) for event in events)
            return game.shuffle(state, house_dice(self.seed, shuffles))
        return None

    def given_act(self, view: View[Any], events: Iterable[Event]) -> Action | None:
        """A cut or a lot, done for whoever is to do it; None for every other decision."""
        kinds = self.the_game.action_kinds
        if view.seat is None or not cuts_or_draws(self.the_game, view):
            return None
        done = sum(isinstance(event, BY_THE_HOUSE) for event in events)
        dice = hand_dice(self.seed, done)
        offer = next(o for o in self.the_game.offers(view) if isinstance(o, PickNumber))
        return fill(kinds, view.seat, offer, dice.choice(offer.numbers))

    def scores(self, state: State) -> tuple[Score, ...]:
        """By seat, once it is done."""
        paid = self.unit.paid(state)
        points = self.unit.points(state) if self.unit.points else paid
        return tuple(Score(float(a), float(b)) for a, b in zip(paid, points, strict=True))


def cuts_or_draws(game: Game[Any], view: View[Any]) -> bool:
    """Has the view's seat to cut or to draw, and nothing else to decide?"""
    offers = [offer for offer in game.offers(view) if not isinstance(offer, Ask)]
    return bool(offers) and all(
        isinstance(offer, PickNumber) and issubclass(game.action_kinds[offer.kind], BY_THE_HOUSE)
        for offer in offers
    )


def deciding_seat(game: Game[Any], state: State) -> Seat:
    """Who is asked first, where several are awaited."""
    return min(game.awaited(state), default=HOUSE)
