"""What an explanation is made of."""

import msgspec

from ridotto.table import Action


class Sentence(msgspec.Struct, frozen=True):
    """A sentence about an act that is true of the position, and where its advice stands."""

    words: str
    source: str = ""


class Alternative(msgspec.Struct, frozen=True):
    """Something else one might do, what it is worth, and the first thing to say of it."""

    action: Action
    value: float
    why: str = ""


class Explanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why one would do something, in the game's words."""

    action: Action
    value: float | None = None
    """What it is worth, where the player weighs such acts."""
    unit: str = "points"
    alternatives: tuple[Alternative, ...] = ()
    """The best of the rest, best first."""
    said: tuple[Sentence, ...] = ()
    """The most important first."""

    @property
    def why(self) -> str:
        """All sentences in one."""
        return " ".join(f"{each.words[:1].upper()}{each.words[1:]}." for each in self.said)

    @property
    def margin(self) -> float | None:
        """How much better it is than the best of the rest; below nothing if it is worse."""
        if self.value is None or not self.alternatives:
            return None
        return self.value - self.alternatives[0].value
