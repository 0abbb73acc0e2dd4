"""Who competes: a kind of computer player, and how long it may think."""

from typing import Any

import msgspec

from ridotto.bots import KINDS, Player, make_player


class Entrant(msgspec.Struct, frozen=True):
    """A kind of player, with its own time for a decision where it was given one."""

    kind: str
    budget: int | None = None
    """Milliseconds of one core for a decision."""

    @property
    def name(self) -> str:
        """As one types it: ``master``, or ``master:200``."""
        return self.kind if self.budget is None else f"{self.kind}:{self.budget}"

    def seated(self, game: str, seed: int, budget: int | None) -> Player[Any]:
        """The player; ``budget`` is the arena's, for those without one of their own."""
        return make_player(game, level=self.kind, seed=seed, budget=self.budget or budget)


def read_entrant(text: str) -> Entrant:
    """``master`` or ``master:200``."""
    kind, colon, time = text.partition(":")
    if kind not in KINDS:
        raise ValueError(f"no player {kind!r}; there are: {', '.join(KINDS)}")
    if colon and not (time.isdecimal() and int(time) > 0):
        raise ValueError(f"{text!r}: after the colon stand milliseconds, such as {kind}:200")
    return Entrant(kind, int(time) if colon else None)
