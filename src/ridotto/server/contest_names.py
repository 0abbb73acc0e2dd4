"""Names within a contest: its deals, and its tables of computer players."""

from ridotto.duplicate.contest import Contest, sides_of
from ridotto.duplicate.members import Member
from ridotto.duplicate.movements import is_partnership
from ridotto.server.command_checks import Denied
from ridotto.server.duplicate_play import ChairOffer


def deal_name(contest: Contest, number: int) -> str:
    """Return the id of a deal."""
    return f"{contest.id}-{number}"


def member_of(contest: Contest, person: str) -> int | None:
    """Return the index of a person among the members; None if they take no part."""
    found = (n for n, one in enumerate(contest.members) if person and one.person == person)
    return next(found, None)


def chair_of(member: Member) -> ChairOffer:
    """Return the chair of a member: for a person by name, or for a computer player."""
    if member.person:
        return ChairOffer(name=member.name, person=member.person)
    return ChairOffer(level=member.level)


def computers_table(contest: Contest, key: str) -> str:
    """Return the name of a table of computer players, which has no ledger."""
    return f"{contest.id}.{key.replace('/', '.')}"


def computers_key(contest: Contest, table: str) -> str | None:
    """Return the key of a table that ``computers_table`` named; None if it is another table."""
    name, _, key = table.partition(".")
    return key.replace(".", "/") if name == contest.id and key else None


def check_contest(contest: Contest) -> None:
    """Raise ``Denied`` if the contest cannot be played as described."""
    sides = sides_of(contest)
    if contest.movement == "howell" and not is_partnership(sides):
        raise Denied("movement", "a Howell movement needs a game of two against two")
    if contest.movement == "teams" and len(set(sides)) != 2:
        raise Denied("movement", "two teams need a game of two sides")


def refuse_unless_host(contest: Contest, person: str) -> None:
    """Raise ``Denied`` unless this person is the host."""
    if contest.host != person:
        raise Denied("host-only", "only the host may")


def refuse_if_over(contest: Contest) -> None:
    """Raise ``Denied`` if the host has ended the contest."""
    if contest.closed:
        raise Denied("over", "it is over")
