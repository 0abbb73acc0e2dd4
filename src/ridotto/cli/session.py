"""A party at this terminal: its state, everybody's views, and what was done so far."""

from collections.abc import Iterable
from typing import Any

import msgspec

from ridotto.bots.player_challenges import find_claim
from ridotto.cli.errors import UsageError
from ridotto.cli.save_file import Save
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table import (
    HOUSE,
    Action,
    Do,
    Event,
    Game,
    Offer,
    PickSets,
    Refused,
    RuleSet,
    Seat,
    View,
    apply,
    fill,
)


class Session:
    """The table of one person among computer players. Nothing is shown that is not saved."""

    def __init__(self, game: Game[Any], rules: RuleSet, save: Save) -> None:
        self.game = game
        self.rules = rules
        self.save = save
        self.seat: Seat = save.header.seat
        self._lay()

    def _lay(self) -> None:
        """A table before anything has happened."""
        self.state = self.opening
        self.views = [View(seat, self.state) for seat in range(self.game.seats(self.state))]
        self.actions: list[Action] = []

    @property
    def opening(self) -> Any:
        """The table before anything has happened."""
        return self.game.open(self.rules, strict=self.save.header.strict)

    @property
    def view(self) -> View[Any]:
        """The table from the person's chair."""
        return self.views[self.seat]

    @property
    def over(self) -> bool:
        """Has the party ended?"""
        return self.game.over(self.state)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What the person may do now."""
        return self.game.offers(self.view)

    def actor(self) -> Seat:
        """Who acts next: the person before the others, the house when the table waits for it."""
        awaited = self.game.awaited(self.state)
        if self.seat in awaited:
            return self.seat
        actor = min(awaited, default=HOUSE)
        return self._claimant() if actor == HOUSE else actor

    def _claimant(self) -> Seat:
        """Between two deals another player who has a challenge to make; otherwise the house."""
        others = (seat for seat in range(len(self.views)) if seat != self.seat)
        claims = (seat for seat in others if find_claim(self.game, self.views[seat]) is not None)
        return next(claims, HOUSE)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Do it, save it, and give back what the person sees of it; or raise ``Refused``."""
        state, events = apply(self.game, self.state, action)
        self.save.append(action)
        return self._book(action, state, events)

    def _book(self, action: Action, state: Any, events: tuple[Event, ...]) -> tuple[Event, ...]:
        before = len(self.view.seen)
        self.state = state
        self.actions.append(action)
        self.views = [view.watch(self.game.fold, events) for view in self.views]
        return self.view.seen[before:]

    def take_up(self, actions: Iterable[Action]) -> None:
        """Everything that was saved, once more."""
        self._lay()
        for number, action in enumerate(actions, start=2):
            try:
                state, events = apply(self.game, self.state, action)
            except Refused as refused:
                raise UsageError(
                    say_usage(
                        "line-unlawful",
                        n=number,
                        file=str(self.save.path),
                        why=refused.verdict.said,
                    )
                ) from refused
            self._book(action, state, events)
        self.save.keep(len(self.actions))

    def forced(self) -> Action | None:
        """What the person does without being asked."""
        strict = self.save.header.strict
        return only_choice(self.game, self.seat, self.offers, strict=strict)

    def undo(self) -> bool:
        """Go back to the person's last decision in this deal, if there is one."""
        kept = self.actions
        while kept and kept[-1].seat != HOUSE:
            last, kept = kept[-1], kept[:-1]
            if last.seat == self.seat:
                self.take_up(kept)
                if self.forced() is None:
                    return True
        return False


def only_choice(
    game: Game[Any], seat: Seat, offers: tuple[Offer, ...], *, strict: bool = False
) -> Action | None:
    """What a person does who has nothing to choose from: to show no cards, to say nothing.

    At a strict table people may say what is not so, and are asked.
    """
    match offers:
        case (PickSets(sets=()) as offer,) if not strict:
            return fill(game.action_kinds, seat, offer, ())
        case (Do(action=action),) if not strict and _names_nothing(action):
            return action
    return None


def _names_nothing(action: Action) -> bool:
    """Is it an offer that lists choices, and lists none?"""
    values = [value for name, value in msgspec.structs.asdict(action).items() if name != "seat"]
    return bool(values) and all(value == () for value in values)
