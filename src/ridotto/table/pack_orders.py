"""The order that the pack had when it was shuffled, from where its cards came to lie."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from ridotto.cards import Card, Pack
from ridotto.table.dice import Dice

H = TypeVar("H")


def spread_order(pack: Pack, drawn: Mapping[int, Card], dice: Dice) -> tuple[Card, ...]:
    """A pack spread out for a draw: what was drawn lies in its places, the rest anywhere."""
    rest = [card for card in pack.cards if card not in drawn.values()]
    dice.shuffle(rest)
    return tuple(drawn[n] if n in drawn else rest.pop() for n in range(len(pack)))


def dealt_order(
    rows: Mapping[H, Iterable[Card]], slots: Sequence[H], lifted: int
) -> tuple[Card, ...]:
    """The pack before the cut: ``slots`` says which heap each card went to, in turn."""
    left = {heap: iter(row) for heap, row in rows.items()}
    pack = [next(left[heap]) for heap in slots]
    top = len(pack) - lifted
    return (*pack[top:], *pack[:top])
