"""What can be wrong with a card somebody wrote down. The kinds are distinct on purpose."""

from typing import ClassVar


class CardError(ValueError):
    """A text that does not name a card of this pack."""

    kind: ClassVar[str] = "wrong"


class Malformed(CardError):
    """Not a card code of any pack."""

    kind = "malformed"


class Impossible(CardError):
    """A well-formed code that this pack does not hold, or a card in two places."""

    kind = "impossible"


class Ambiguous(CardError):
    """It could be several cards."""

    kind = "ambiguous"
