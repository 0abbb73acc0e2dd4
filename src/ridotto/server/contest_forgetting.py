"""Removes a forgotten person from all contests; a computer player takes the place.

If it was the host, the first of the others becomes the host.
"""

import msgspec

from ridotto.duplicate.contest import Contest
from ridotto.duplicate.members import Member
from ridotto.server.duplicate_store import DuplicateStore


def forget_in_contests(store: DuplicateStore, person: str, now: int) -> None:
    """Remove a person from every contest. This blocks, and belongs in a thread."""
    for ident in store.contests_naming(person):
        while (row := store.contest(ident)) is not None:
            contest = msgspec.json.decode(row.body, type=Contest)
            body = msgspec.json.encode(_without(contest, person))
            if store.change_contest(row._replace(version=row.version + 1, touched=now, body=body)):
                break


def _without(contest: Contest, person: str) -> Contest:
    members = tuple(
        Member("", level=contest.level, team=one.team) if one.person == person else one
        for one in contest.members
    )
    others = (one.person for one in members if one.person)
    if contest.host != person:
        return msgspec.structs.replace(contest, members=members)
    # What the host called the contest goes with the host.
    return msgspec.structs.replace(contest, members=members, host=next(others, ""), title="")
