"""A contest as shown to everybody with its link: the members, the progress, the ranking.

Nothing is told of a deal while it is being played. On an evening the ranking counts the rounds that
are over. Where friends play one after another, it is told when all have played.
"""

from collections import Counter

import msgspec

from ridotto.duplicate.comparison import places
from ridotto.duplicate.contest import (
    Contest,
    Movement,
    Outcome,
    Scoring,
    deals_in,
    outcomes,
    sides_of,
    table_key,
    team_margin,
    totals,
)
from ridotto.duplicate.deal_seeds import seal_of
from ridotto.games import deal_unit_of
from ridotto.server.contest_names import deal_name, member_of
from ridotto.server.contests import ContestState


class MemberSeen(msgspec.Struct, frozen=True):
    """Somebody who takes part; computer players have a level."""

    name: str
    level: str
    team: int
    done: int
    """How many deals this member has played."""


class RankSeen(msgspec.Struct, frozen=True):
    """A member's place and score, and the number of deals it is based on."""

    member: int
    place: int
    score: float
    deals: int
    partner: int | None = None
    """In a Howell movement a pair is ranked: the other of the two."""


class TableSeen(msgspec.Struct, frozen=True):
    """A table of the round: the members by seat, and how many of its deals are played."""

    seats: tuple[int, ...]
    done: int


class MadeSeen(msgspec.Struct, frozen=True):
    """A member's result in a finished deal."""

    member: int
    paid: float
    points: float


class DealSeen(msgspec.Struct, frozen=True):
    """A deal that may be shown, and everybody's result in it."""

    number: int
    deal: str
    made: tuple[MadeSeen, ...]


class TodoSeen(msgspec.Struct, frozen=True):
    """What the client can do next in this contest."""

    round: int
    table: int
    seat: int
    deal: int


class ContestSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A contest, as far as the client may know of it."""

    id: str
    movement: Movement
    game: str
    rules: str
    title: str
    scoring: Scoring
    unit: str
    sides: tuple[int, ...]
    """The side of each seat at a table; partners share a side."""
    level: str
    deals: int
    wanted: int
    host: bool
    """Whether you are the host."""
    started: bool
    over: bool
    seal: str
    secret: str
    """The secret, told when the contest is over."""
    members: tuple[MemberSeen, ...]
    mine: int | None
    round: int
    """The round being played, counted from 1."""
    rounds: int
    tables: tuple[TableSeen, ...]
    """The tables of that round."""
    todo: TodoSeen | None
    ranking: tuple[RankSeen, ...]
    margin: float | None
    """In a match of two teams: how much more the first team made on the same cards."""
    shown: tuple[DealSeen, ...]
    """The deals that may be shown."""


def contest_seen(state: ContestState, person: str, todo: TodoSeen | None) -> ContestSeen:
    """Return the contest as shown to this person."""
    contest = state.contest
    found = outcomes(contest, state.rounds, state.played)
    told = _told(state, found)
    return ContestSeen(
        id=contest.id,
        movement=contest.movement,
        game=contest.game,
        rules=contest.rules,
        title=contest.title,
        scoring=contest.scoring,
        unit=deal_unit_of(contest.game).currency,
        sides=sides_of(contest),
        level=contest.level,
        deals=contest.deals,
        wanted=contest.wanted,
        host=contest.host == person,
        started=contest.started,
        over=state.over,
        seal=seal_of(contest.id, contest.secret),
        secret=contest.secret if state.over else "",
        members=_members(contest, found),
        mine=member_of(contest, person),
        round=min(state.turn + 1, len(state.rounds)),
        rounds=len(state.rounds),
        tables=_tables(state),
        todo=todo,
        ranking=_ranking(state, told),
        margin=team_margin(contest, told) if contest.movement == "teams" and told else None,
        shown=_shown(state, told),
    )


def _told(state: ContestState, found: list[Outcome]) -> list[Outcome]:
    """Return the outcomes that may be told: all when it is over, else those of finished rounds."""
    if state.over:
        return found
    if state.contest.movement in ("alone", "teams"):
        return []
    done = {n for turn in range(state.turn) for n in deals_in(state.contest, turn)}
    return [one for one in found if one.deal in done]


def _members(contest: Contest, found: list[Outcome]) -> tuple[MemberSeen, ...]:
    played = Counter(one.member for one in found)
    return tuple(
        MemberSeen(one.name, one.level, one.team, played[n])
        for n, one in enumerate(contest.members)
    )


def _tables(state: ContestState) -> tuple[TableSeen, ...]:
    if state.turn >= len(state.rounds):
        return ()
    return tuple(
        TableSeen(
            seats,
            sum(
                table_key(state.turn, table, deal) in state.played
                for deal in deals_in(state.contest, state.turn)
            ),
        )
        for table, seats in enumerate(state.rounds[state.turn])
    )


def _ranking(state: ContestState, told: list[Outcome]) -> tuple[RankSeen, ...]:
    pairs = state.contest.movement == "howell"
    # Both of a pair have played the same: the first of them stands for it.
    found = [o for o in totals(told, state.contest.scoring) if not pairs or o.member % 2 == 0]
    placed = places({one.member: one.score for one in found})
    return tuple(
        RankSeen(
            o.member, placed[o.member].first, o.score, o.deals, o.member + 1 if pairs else None
        )
        for o in found
    )


def _shown(state: ContestState, told: list[Outcome]) -> tuple[DealSeen, ...]:
    made: dict[int, list[MadeSeen]] = {}
    for one in told:
        made.setdefault(one.deal, []).append(MadeSeen(one.member, one.paid, one.points))
    return tuple(
        DealSeen(number, deal_name(state.contest, number), tuple(made[number]))
        for number in sorted(made)
    )
