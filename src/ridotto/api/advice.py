"""What a computer player advises, and why."""

from typing import Any

import msgspec

from ridotto.bots import Player
from ridotto.bots.explanations import advise
from ridotto.table import Action, Game, View


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """An act that a player advises, why, and what it would do otherwise."""

    action: Action
    """The act itself, for ``Table.act``."""
    text: str
    """The act as records write it."""
    why: str
    """The reasons in words; empty if the player gives none."""
    value: float | None = None
    """What the act is worth, where the player weighs such acts."""
    unit: str = "points"
    """In what the value is counted."""
    alternatives: tuple["Advice", ...] = ()
    """The best of the other acts, best first."""

    def __str__(self) -> str:
        return f"{self.text}: {self.why}" if self.why else self.text


def make_advice(game: Game[Any], view: View[Any], player: Player[Any]) -> Advice:
    """What this player would do in this view."""
    told = advise(game.name, view, player)
    others = (
        Advice(
            action=one.action,
            text=game.write(view.table, one.action),
            why=one.worth.words,
            value=None if told.value is None else told.value - one.loss,
            unit=told.unit,
        )
        for one in told.alternatives
    )
    return Advice(
        action=told.action,
        text=game.write(view.table, told.action),
        why=told.why,
        value=told.value,
        unit=told.unit,
        alternatives=tuple(others),
    )
