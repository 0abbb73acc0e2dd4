"""A player that leaves everything lawful to chance: the baseline of all others."""

import random
from collections.abc import Mapping
from typing import Any

from ridotto.table import (
    Action,
    Ask,
    Do,
    Game,
    Offer,
    PickCards,
    PickNumber,
    PickPlaces,
    PickSets,
    Seat,
    View,
    fill,
)


def dice_for(seed: int, view: View[Any]) -> random.Random:
    """A generator seeded by the seed, the seat, and how many events it has seen."""
    return random.Random(f"{seed}/{view.seat}/{len(view.seen)}")


class RandomPlayer:
    """Takes any of the offers, each as likely as the next, and asks the referee nothing."""

    def __init__(self, game: Game[Any], *, seed: int) -> None:
        self.game = game
        self.seed = seed

    def act(self, view: View[Any]) -> Action:
        """Any lawful action."""
        assert view.seat is not None
        dice = dice_for(self.seed, view)
        offers = [offer for offer in self.game.offers(view) if not isinstance(offer, Ask)]
        return self._take(view.seat, dice.choice(offers), dice, alone=len(offers) == 1)

    def likely(self, view: View[Any]) -> Mapping[Action, float] | None:
        """How likely it is to do each act; None where an act is put together of several picks."""
        assert view.seat is not None
        offers = [offer for offer in self.game.offers(view) if not isinstance(offer, Ask)]
        found: dict[Action, float] = {}
        for offer in offers:
            acts = self._single_acts(view.seat, offer)
            if not acts:
                return None
            for action in acts:
                found[action] = found.get(action, 0.0) + 1 / len(acts) / len(offers)
        return found

    def _single_acts(self, seat: Seat, offer: Offer) -> list[Action]:
        """The acts of an offer, each as likely as the next; none where they are not so simple."""
        kinds = self.game.action_kinds
        match offer:
            case Do():
                return [offer.action]
            case PickNumber():
                return [fill(kinds, seat, offer, number) for number in offer.numbers]
            case PickCards(least=1, most=1):
                return [fill(kinds, seat, offer, (card,)) for card in offer.cards]
        return []

    def _take(self, seat: Seat, offer: Offer, dice: random.Random, *, alone: bool) -> Action:
        kinds = self.game.action_kinds
        match offer:
            case Do() | Ask():
                return offer.action
            case PickNumber():
                return fill(kinds, seat, offer, dice.choice(offer.numbers))
            case PickCards():
                count = dice.randint(offer.least, offer.most)
                return fill(kinds, seat, offer, tuple(dice.sample(offer.cards, count)))
            case PickPlaces():
                return fill(kinds, seat, offer, tuple(dice.sample(offer.places, offer.count)))
            case PickSets():
                shown = tuple(cards for cards in offer.sets if dice.random() < 0.5)
                # Where other things may be done instead, showing nothing is no act.
                return fill(kinds, seat, offer, shown if shown or alone else offer.sets[:1])
