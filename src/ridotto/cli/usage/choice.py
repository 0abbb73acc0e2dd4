"""Things to choose from, in the terminal's language."""

from collections.abc import Iterable
from functools import reduce

from ridotto.cli.language import to_text
from ridotto.cli.usage.sentences import say


def either(names: Iterable[str]) -> str:
    """``doubled or fixed``."""
    return reduce(lambda one, other: to_text(say("or", one=one, other=other)), names)
