"""Who takes part in a contest, and in a Howell movement who sits down with whom.

There ``team`` is the number of the pair, counted from 1. Before the evening begins somebody who
names no partner has a pair of their own, which another may complete.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec


class Member(msgspec.Struct, frozen=True):
    """Somebody who takes part: a person with name and id, or a computer player of a level."""

    name: str
    person: str = ""
    level: str = ""
    team: int = 0


class NoPartner(ValueError):
    """This member has a partner already, or there is no such member."""


def pair_for(members: Sequence[Member], partner: int | None) -> int:
    """Return the pair of somebody who joins: that of the partner, or the first free one."""
    sizes = Counter(one.team for one in members)
    if partner is None:
        return next(n for n in range(1, len(members) + 2) if n not in sizes)
    if partner >= len(members) or sizes[members[partner].team] != 1:
        raise NoPartner
    return members[partner].team


def moved(members: Sequence[Member], who: int, partner: int | None) -> tuple[Member, ...]:
    """Return the members after one of them has sat down with another, if they do not sit so yet."""
    if partner is None or partner in _pair_of(members, who):
        return tuple(members)
    pair = pair_for(members, partner)
    return tuple(
        msgspec.structs.replace(one, team=pair) if n == who else one
        for n, one in enumerate(members)
    )


def _pair_of(members: Sequence[Member], who: int) -> list[int]:
    return [n for n, one in enumerate(members) if one.team == members[who].team]


def seated_in_pairs(members: Sequence[Member]) -> tuple[Member, ...]:
    """Return the members in the order of a Howell: partners beside each other, pair by pair.

    Two who are alone become a pair; the last one alone is left for a computer player.
    """
    sizes = Counter(one.team for one in members)
    together = sorted((one for one in members if sizes[one.team] == 2), key=lambda one: one.team)
    alone = (one for one in members if sizes[one.team] != 2)
    return (*together, *alone)


def numbered(members: Sequence[Member]) -> tuple[Member, ...]:
    """Return the members with the numbers of their pairs, who sit beside each other."""
    return tuple(msgspec.structs.replace(one, team=n // 2 + 1) for n, one in enumerate(members))
