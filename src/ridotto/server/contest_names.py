"""What belongs to a contest is called by its id: deals, and tables of computer players alone."""

from ridotto.duplicate.contest import Contest, Member, sides_of
from ridotto.duplicate.movements import is_partnership
from ridotto.server.duplicate_play import ChairOffer
from ridotto.server.table_commands import Denied


def deal_name(contest: Contest, number: int) -> str:
    """The id of a deal."""
    return f"{contest.id}-{number}"


def member_of(contest: Contest, person: str) -> int | None:
    """The number of a person among those who take part."""
    found = (n for n, one in enumerate(contest.members) if person and one.person == person)
    return next(found, None)


def chair_of(member: Member) -> ChairOffer:
    if member.person:
        return ChairOffer(name=member.name, person=member.person)
    return ChairOffer(level=member.level)


def computers_table(contest: Contest, key: str) -> str:
    """What a table of computer players alone is called, of which no ledger is kept."""
    return f"{contest.id}.{key.replace('/', '.')}"


def computers_key(contest: Contest, table: str) -> str | None:
    name, _, key = table.partition(".")
    return key.replace(".", "/") if name == contest.id and key else None


def check_contest(contest: Contest) -> None:
    """Raise ``Denied``, where it cannot be played so."""
    sides = sides_of(contest)
    if contest.movement == "howell" and not is_partnership(sides):
        raise Denied("movement", "a Howell movement needs a game of two against two")
    if contest.movement == "teams" and len(set(sides)) != 2:
        raise Denied("movement", "two teams need a game of two sides")


def refuse_unless_host(contest: Contest, person: str) -> None:
    if contest.host != person:
        raise Denied("host-only", "only the host may")


def refuse_if_over(contest: Contest) -> None:
    if contest.closed:
        raise Denied("over", "it is over")
