"""A contest (a challenge of friends, or a duplicate evening): who takes part, who meets whom.

Everything here is plain data and pure functions. The server stores the contest, opens the tables,
and calls these functions again with the results.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ridotto.duplicate.comparison import cross_imps, share_of_top
from ridotto.duplicate.deal_seeds import seed_of
from ridotto.duplicate.members import Member, numbered, seated_in_pairs
from ridotto.duplicate.movements import Round, Seats, howell, individual, room_for, two_tables
from ridotto.duplicate.same_deal import SameDeal
from ridotto.table import replay

Movement: TypeAlias = Literal["alone", "teams", "individual", "howell"]
Scoring: TypeAlias = Literal["unit", "matchpoints", "imps"]

CHAIR: Final = 0
"""The seat of everybody who plays the deals alone."""


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What was agreed, who takes part, and which tables were opened."""

    id: str
    movement: Movement
    game: str
    rules: str
    title: str = ""
    secret: str
    deals: int
    """The number of deals: of the whole contest if people play alone or in teams, else of a
    round."""
    rounds: int = 0
    """The number of rounds of the movement that are played; 0 means all of them."""
    scoring: Scoring = "unit"
    level: str
    """The level of the computer players."""
    computers: int = 0
    """The number of computer players who take part, besides those who fill the last tables."""
    wanted: int = 2
    """If everybody plays alone: how many people must have played before the cards are shown."""
    host: str
    members: tuple[Member, ...] = ()
    started: bool = False
    closed: bool = False
    tables: dict[str, str] = {}
    """The ids of the opened tables, by ``table_key``."""


class ContestSeat(msgspec.Struct, frozen=True):
    """A chair of the contest: its round, table and seat."""

    round: int
    table: int
    seat: int


class Outcome(msgspec.Struct, frozen=True):
    """A member's score in a deal; ``group`` identifies those who held the same cards."""

    member: int
    deal: int
    group: int
    table: int
    paid: float
    points: float


class Total(msgspec.Struct, frozen=True):
    """A member's sum over all deals, and the number of deals."""

    member: int
    score: float
    deals: int


def deal_of(contest: Contest, number: int) -> SameDeal:
    """Return the deal of this number, counted from 1."""
    return SameDeal(
        game=contest.game,
        rules=contest.rules,
        number=number,
        seed=seed_of(contest.secret, number),
    )


def sides_of(contest: Contest) -> tuple[int, ...]:
    """Return the side of each seat; partners share a side."""
    deal = deal_of(contest, 1)
    game = deal.the_game
    state, _ = replay(game, game.open(deal.rule_set), deal.first_acts())
    return game.sides(state)


def completed(contest: Contest, names: Sequence[str]) -> tuple[Member, ...]:
    """Return all members once the contest begins: computer players fill the empty chairs."""
    members, sides = contest.members, sides_of(contest)
    if contest.movement == "alone":
        return members
    if contest.movement == "teams":
        return _teams(members, len(sides), contest.level, names)
    if contest.movement == "howell":
        members = seated_in_pairs(members)
    wanted = room_for(len(members) + contest.computers, sides)
    if contest.movement == "howell" and (wanted // 2) % 2:
        wanted += 2
    bots = range(max(0, wanted - len(members)))
    whole = (*members, *(Member(names[n % len(names)], level=contest.level) for n in bots))
    return numbered(whole) if contest.movement == "howell" else whole


def _teams(
    members: Sequence[Member], seats: int, level: str, names: Sequence[str]
) -> tuple[Member, ...]:
    """Return the members of the first team, then those of the second.

    People come first in the first team, and last in the second. So two people of each team sit in
    the same chairs at the two tables, with the same cards against the same computer players.
    """
    found: list[Member] = []
    for team in (0, 1):
        people = [member for member in members if member.team == team][:seats]
        missing = seats - len(people)
        bots = [Member(names[n % len(names)], level=level, team=team) for n in range(missing)]
        found += [*people, *bots] if team == 0 else [*bots, *people]
    return tuple(found)


def schedule(contest: Contest) -> tuple[Round, ...]:
    """Return who sits where, round by round.

    Whoever plays alone has a table without other members.
    """
    count = len(contest.members)
    sides = sides_of(contest)
    if contest.movement == "alone":
        return (tuple((member,) for member in range(count)),)
    if contest.movement == "teams":
        return (two_tables(sides),)
    found = howell(count // 2) if contest.movement == "howell" else individual(count, sides)
    return found[: contest.rounds] if contest.rounds else found


def deals_in(contest: Contest, turn: int) -> range:
    """Return the numbers of the deals that are played in a round."""
    return range(turn * contest.deals + 1, (turn + 1) * contest.deals + 1)


def table_key(turn: int, table: int, deal: int) -> str:
    """Return the key of a table within the contest."""
    return f"{turn}/{table}/{deal}"


def read_key(key: str) -> tuple[int, int, int]:
    """Return the round, table and deal that ``table_key`` put together."""
    turn, table, deal = map(int, key.split("/"))
    return turn, table, deal


Played: TypeAlias = Mapping[str, Mapping[int, Any]]
"""The results of finished tables: scores by seat, keyed by ``table_key``."""


def round_is_done(contest: Contest, seated: Sequence[Seats], turn: int, played: Played) -> bool:
    """Return whether all tables have played all deals of a round."""
    return all(
        table_key(turn, table, deal) in played
        for table in range(len(seated))
        for deal in deals_in(contest, turn)
    )


def current_round(contest: Contest, rounds: Sequence[Round], played: Played) -> int:
    """Return the index of the round being played; the number of rounds if all are done."""
    for turn, seated in enumerate(rounds):
        if not round_is_done(contest, seated, turn, played):
            return turn
    return len(rounds)


def outcomes(contest: Contest, rounds: Sequence[Round], played: Played) -> list[Outcome]:
    """Return every member's score in every deal that is finished at their table.

    Only what is finished is looked at: an evening of many computer players has thousands of deals.
    """
    found, sides = [], sides_of(contest)
    for (turn, table, deal), key in sorted((read_key(key), key) for key in played):
        seated = rounds[turn] if turn < len(rounds) else ()
        if table >= len(seated) or deal not in deals_in(contest, turn):
            continue
        # Where a computer player plays alone for somebody who is gone, the others have scores too.
        for seat, member in enumerate(seated[table]):
            score = played[key].get(seat)
            if score is None:
                continue
            group = sides[seat] if contest.movement in ("howell", "teams") else seat
            found.append(Outcome(member, deal, group, table, score.paid, score.points))
    return found


def totals(found: Sequence[Outcome], scoring: Scoring) -> list[Total]:
    """Return everybody's sum, the best first; each is compared with all who held the same cards.

    In the game's unit a score is the difference to the others' mean. In matchpoints it is the share
    of the maximum, in IMPs the mean against each other score.
    """
    groups: dict[tuple[int, int], list[Outcome]] = defaultdict(list)
    for one in found:
        groups[one.deal, one.group].append(one)
    sums: dict[int, list[float]] = defaultdict(list)
    for group in groups.values():
        # Partners share a score, which counts once.
        by_table = {one.table: one for one in group}
        for one in group:
            others = [other for table, other in by_table.items() if table != one.table]
            sums[one.member].append(_worth(one, others, scoring))
    ranked = [Total(member, round(sum(all_), 6), len(all_)) for member, all_ in sums.items()]
    return sorted(ranked, key=lambda total: (-total.score, total.member))


def _worth(one: Outcome, others: Sequence[Outcome], scoring: Scoring) -> float:
    """Return a score compared with that of every other table."""
    if not others:
        return 0.5 if scoring == "matchpoints" else 0.0
    if scoring == "matchpoints":
        return share_of_top((one.paid, one.points), [(o.paid, o.points) for o in others])
    if scoring == "imps":
        return cross_imps(one.points, [o.points for o in others])
    return one.paid - sum(o.paid for o in others) / len(others)


def team_margin(contest: Contest, found: Sequence[Outcome]) -> float:
    """Return how much more the first team made than the second on the same cards, in all deals."""
    margins: dict[tuple[int, int], dict[int, float]] = defaultdict(dict)
    for one in found:
        margins[one.deal, one.group][contest.members[one.member].team] = one.paid
    whole = [by_team for by_team in margins.values() if len(by_team) == 2]
    sides = len(set(sides_of(contest)))
    return sum(by_team[0] - by_team[1] for by_team in whole) / sides


def seat_of_member(member: int, rounds: Sequence[Round], turn: int) -> ContestSeat | None:
    """Return where a member sits in a round; None if they rest."""
    if turn >= len(rounds):
        return None
    for table, seats in enumerate(rounds[turn]):
        if member in seats:
            return ContestSeat(turn, table, seats.index(member))
    return None
