"""A challenge chosen by its number among those that are possible."""

from collections.abc import Callable
from typing import TypeVar

from ridotto.cli.card_input import NotUnderstood
from ridotto.table import Action, Ask, Offer

C = TypeVar("C", bound=Action)


def choose_challenge(
    offers: tuple[Offer, ...],
    rest: str,
    kind: type[C],
    *,
    words: Callable[[C], str],
    none: str,
    listed: Callable[[str], str],
) -> C:
    """The one of this number; or ``NotUnderstood``, with what there is to choose from."""
    asks = (offer.action for offer in offers if isinstance(offer, Ask))
    possible = [action for action in asks if isinstance(action, kind)]
    if not possible:
        raise NotUnderstood(none)
    if rest.isdecimal() and 1 <= int(rest) <= len(possible):
        return possible[int(rest) - 1]
    each = (f"{n} = {words(one)}" for n, one in enumerate(possible, start=1))
    raise NotUnderstood(listed("; ".join(each)))
