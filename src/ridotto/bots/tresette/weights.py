"""How much the player's considerations weigh, in points."""

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """All of them; the defaults were tried out against random play and against each other."""

    trick: float = 0.3
    """Having the lead, and a trick's average further cards."""
    master: float = 1.2
    """Keeping a card that nobody can beat."""
    guarded: float = 0.6
    """Keeping a card that one other can beat, with a small one to cover it."""
    twice_guarded: float = 0.3
    bare_ace: float = 0.3
    """Keeping an ace that must not fall to the enemy."""
    wanted: float = 0.15
    """Each card of a suit with masters, when something must be thrown away."""
    demand: float = 1.2
    invite: float = 0.7
    bring_back: float = 1.0
    picture: float = 0.1
    unwanted: float = 0.5
    """Leading what one's partner has thrown away high."""


DEFAULT = Weights()
