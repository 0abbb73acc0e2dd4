"""What a house may agree otherwise: every value of a game's books, and what it may be.

Nothing is written down twice. Keys come from the rule sets; what a value may be comes from the
struct into which the game reads them.
"""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.inspect import BoolType, EnumType, IntType, LiteralType, StructType, Type, type_info

from ridotto.table.game import Game


class Shape(msgspec.Struct, frozen=True):
    """What a value may be: yes or no, one of some words, or a number within bounds."""

    yes_or_no: bool = False
    choices: tuple[int | str, ...] = ()
    least: int = 0
    most: int | None = None


def shapes(game: Game[Any]) -> dict[str, Shape]:
    """The shape of every value of the game's books but those that are lists."""
    first = next(iter(game.rule_sets.values()))
    opened: Any = game.open(first)
    found = dict(_leaves(type_info(type(opened.rules))))
    return {
        key: _shape(found[key])
        for key, value in first.values.items()
        if isinstance(value.value, bool | int | str)
    }


def _leaves(kind: Type, path: str = "") -> Iterator[tuple[str, Type]]:
    if not isinstance(kind, StructType):
        yield path, kind
        return
    for field in kind.fields:
        yield from _leaves(field.type, f"{path}.{field.name}" if path else field.name)


def _shape(kind: Type) -> Shape:
    match kind:
        case BoolType():
            return Shape(yes_or_no=True)
        case EnumType(cls=cls):
            return Shape(choices=tuple(member.value for member in cls))
        case LiteralType(values=values):
            return Shape(choices=tuple(v for v in values if isinstance(v, int | str)))
        case IntType():
            # No option is less than nothing.
            return Shape(least=max(kind.ge or 0, 0), most=kind.le)
    return Shape()
