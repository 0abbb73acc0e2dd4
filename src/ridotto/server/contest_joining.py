"""Joining a contest: who is let in, under which name, and with whom."""

import msgspec

from ridotto.duplicate.contest import Contest, sides_of
from ridotto.duplicate.members import Member, NoPartner, moved, pair_for
from ridotto.duplicate.movements import MOST_PEOPLE
from ridotto.server.command_checks import Denied
from ridotto.server.contest_names import member_of, refuse_if_over
from ridotto.server.names import distinct_name, own_name


class Joining(msgspec.Struct, frozen=True):
    """A person who wants to take part: in a team, or as somebody's partner in a pair."""

    name: str
    person: str
    team: int = 0
    partner: int | None = None


def joined(contest: Contest, wish: Joining) -> Contest:
    """Return the contest with this person; or raise ``Denied``."""
    refuse_if_over(contest)
    mine = member_of(contest, wish.person)
    if contest.movement != "alone" and contest.started:
        if mine is not None:
            return contest
        raise Denied("started", "it has begun already")
    try:
        members = _with(contest, wish) if mine is None else _moved(contest, mine, wish)
    except NoPartner:
        raise Denied("full", "this pair is complete") from None
    changed = members != contest.members
    return msgspec.structs.replace(contest, members=members) if changed else contest


def _moved(contest: Contest, mine: int, wish: Joining) -> tuple[Member, ...]:
    """Return the members after one who takes part already has chosen a partner."""
    if contest.movement != "howell":
        return contest.members
    return moved(contest.members, mine, wish.partner)


def _with(contest: Contest, wish: Joining) -> tuple[Member, ...]:
    members, team = contest.members, wish.team
    taken = [one.name for one in members]
    if len(taken) >= (contest.wanted if contest.movement == "alone" else MOST_PEOPLE):
        raise Denied("full", "all places are taken")
    in_team = sum(one.team == team for one in members)
    if contest.movement == "teams" and in_team >= len(sides_of(contest)):
        raise Denied("full", "this team is complete")
    if contest.movement == "howell":
        team = pair_for(members, wish.partner)
    return (*members, Member(distinct_name(own_name(wish.name), taken), wish.person, team=team))
