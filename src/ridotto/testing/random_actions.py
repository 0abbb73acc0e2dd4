"""Random actions that make no sense: every kind, with any values its fields could hold."""

from functools import cache
from random import Random
from typing import Any

import msgspec

from ridotto.cards import BACK, Pack
from ridotto.table import Action


def random_action(kind: type[Action], pack: Pack, dice: Random) -> Action:
    """An action of this kind with arbitrary values."""
    values = {name: _value(of, pack, dice, name) for name, of in fields_of(kind).items()}
    return kind(**values)


@cache
def fields_of(kind: type[Action]) -> dict[str, msgspec.inspect.Type]:
    """The fields of an action and what each may hold."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return {one.name: one.type for one in info.fields}


def random_value(kind: type[Action], field: str, pack: Pack, dice: Random) -> Any:
    """Anything that could stand in a field of such an action."""
    return _value(fields_of(kind)[field], pack, dice, field)


def _value(of: msgspec.inspect.Type, pack: Pack, dice: Random, name: str) -> Any:
    match of:
        case msgspec.inspect.IntType():
            return dice.choice([-1, 0, 1, 2, 3, 4, dice.randrange(0, 100)])
        case msgspec.inspect.StrType():
            return dice.choice([*pack.cards, BACK, "", "cd"])
        case msgspec.inspect.BoolType():
            return dice.random() < 0.5
        case msgspec.inspect.EnumType(cls=members):
            return dice.choice(list(members))
        case msgspec.inspect.VarTupleType(item_type=item):
            return _several(item, pack, dice, name)
        case msgspec.inspect.TupleType(item_types=items):
            return tuple(_value(item, pack, dice, name) for item in items)
        case msgspec.inspect.UnionType(types=types):
            return _value(dice.choice(list(types)), pack, dice, name)
        case _:
            return None


def _several(item: msgspec.inspect.Type, pack: Pack, dice: Random, name: str) -> tuple[Any, ...]:
    if isinstance(item, msgspec.inspect.StrType):
        return tuple(dice.sample(pack.cards, dice.choice([0, 1, 2, 3, 5, len(pack)])))
    return tuple(_value(item, pack, dice, name) for _ in range(dice.randrange(0, 5)))
