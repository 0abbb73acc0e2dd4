"""Movements hold what they promise, and scores are those of the Laws of Duplicate Bridge."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from ridotto.duplicate.comparison import (
    RankedPlace,
    cross_imps,
    imps,
    matchpoints,
    places,
    share_of_top,
)
from ridotto.duplicate.contest import (
    Contest,
    Movement,
    Outcome,
    completed,
    schedule,
    totals,
)
from ridotto.duplicate.members import Member, NoPartner, moved
from ridotto.duplicate.movements import (
    NoMovement,
    Round,
    howell,
    individual,
    meets_once,
    room_for,
    two_tables,
)

PARTNERS = (0, 1, 0, 1)


def everybody_plays_once(found: tuple[Round, ...], players: int) -> None:
    """In every round: so nobody plays a deal twice, since each is played in one round."""
    for tables in found:
        assert sorted(one for seats in tables for one in seats) == list(range(players))


def meetings(found: tuple[Round, ...]) -> Counter[frozenset[int]]:
    """How often each two sit at one table."""
    return Counter(
        frozenset(pair) for tables in found for seats in tables for pair in combinations(seats, 2)
    )


@pytest.mark.parametrize("pairs", range(2, 21, 2))
def test_in_a_howell_every_pair_meets_every_other_once(pairs: int) -> None:
    found = howell(pairs)
    assert len(found) == pairs - 1
    everybody_plays_once(found, 2 * pairs)
    met: Counter[frozenset[int]] = Counter()
    for seats in (seats for tables in found for seats in tables):
        first, second = (seats[0] // 2, seats[2] // 2), (seats[1] // 2, seats[3] // 2)
        assert first[0] == first[1]
        assert second[0] == second[1]
        met[frozenset((first[0], second[0]))] += 1
    assert len(met) == pairs * (pairs - 1) // 2
    assert set(met.values()) == {1}


@pytest.mark.parametrize("pairs", range(4, 21, 2))
def test_in_a_howell_everybody_sits_on_both_sides(pairs: int) -> None:
    """Nobody is compared on the same side all evening."""
    first = Counter(seats[0] // 2 for tables in howell(pairs) for seats in tables)
    assert all(0 < first[pair] < pairs - 1 for pair in range(pairs))


@pytest.mark.parametrize("players", range(4, 41, 4))
def test_alone_two_against_two_everybody_is_partner_once_and_opponent_twice(players: int) -> None:
    found = individual(players, PARTNERS)
    everybody_plays_once(found, players)
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for a, b, c, d in (seats for tables in found for seats in tables):
        partners.update((frozenset((a, c)), frozenset((b, d))))
        opponents.update(map(frozenset, ((a, b), (b, c), (c, d), (d, a))))
    every_two = players * (players - 1) // 2
    assert (len(partners), set(partners.values())) == (every_two, {1})
    assert (len(opponents), set(opponents.values())) == (every_two, {2})


@pytest.mark.parametrize("players", range(4, 41, 2))
def test_two_at_a_table_meet_everybody_once(players: int) -> None:
    found = individual(players, (0, 1))
    everybody_plays_once(found, players)
    met = meetings(found)
    assert (len(met), set(met.values())) == (players * (players - 1) // 2, {1})


@pytest.mark.parametrize(
    ("seats", "players"), [(k, n) for k in (3, 5) for n in range(k, 41) if n % k == 0]
)
def test_at_other_tables_two_meet_once_at_most_where_the_numbers_allow_it(
    seats: int, players: int
) -> None:
    found = individual(players, tuple(range(seats)))
    everybody_plays_once(found, players)
    assert len(found) == players // seats
    if meets_once(players // seats, seats):
        assert max(meetings(found).values()) == 1


@pytest.mark.parametrize("wanted", range(41, 201, 13))
def test_with_many_computers_two_against_two_nobody_meets_anybody_twice(wanted: int) -> None:
    """As many rounds as tables, and every chair is taken in each of them."""
    players = room_for(wanted, PARTNERS)
    found = individual(players, PARTNERS)
    everybody_plays_once(found, players)
    assert wanted <= players < wanted + 16
    assert len(found) == players // 4
    assert max(meetings(found).values()) == 1


def test_among_many_computers_people_still_meet_people() -> None:
    """Ten people and ninety computer players: who begins in another row is met."""
    found = individual(room_for(100, PARTNERS), PARTNERS)
    met = {pair for pair in meetings(found) if max(pair) < 10}
    rows = {frozenset((a, b)) for a, b in combinations(range(10), 2) if a % 4 != b % 4}
    assert met == rows


def test_by_hand_where_two_meet_once_at_most() -> None:
    """Three at a table: 5 and 7 tables are odd; 4 is not. Five: 7 has no divisor below 5."""
    assert [meets_once(n, 3) for n in (4, 5, 6, 7)] == [False, True, False, True]
    assert [meets_once(n, 5) for n in (5, 6, 7, 8)] == [True, False, True, False]


def test_what_cannot_be_seated_is_said() -> None:
    with pytest.raises(NoMovement):
        howell(3)
    with pytest.raises(NoMovement):
        individual(6, PARTNERS)


def test_chairs_that_are_left_are_counted() -> None:
    assert [room_for(n, PARTNERS) for n in (1, 4, 5, 8, 37)] == [4, 4, 8, 8, 40]
    assert [room_for(n, (0, 1, 2)) for n in (4, 6, 7)] == [6, 6, 9]
    # Beyond whist tournaments: 11, 13, 17, 19 tables are divided by neither 2 nor 3.
    assert [room_for(n, PARTNERS) for n in (41, 44, 45, 60, 70)] == [44, 44, 52, 68, 76]


def test_at_two_tables_each_team_holds_what_the_other_held() -> None:
    assert two_tables(PARTNERS) == ((0, 4, 1, 5), (6, 2, 7, 3))
    assert two_tables((0, 1)) == ((0, 2), (3, 1))


def contest(movement: Movement, people: int, *, computers: int = 0) -> Contest:
    """A contest of Tresette, two against two."""
    members = tuple(Member(f"P{n}", f"{n}", team=n % 2) for n in range(people))
    return Contest(
        id="x", movement=movement, game="tresette", rules="nuernberg-1770", secret="s", deals=1,
        level="novice", computers=computers, host="0", members=members,
    )  # fmt: skip


def test_two_pairs_of_friends_hold_the_same_cards_at_two_tables() -> None:
    """Four people: one pair here and one there, in the same chairs, computer players opposite."""
    open_one = contest("teams", 4)
    begun = msgspec.structs.replace(open_one, members=completed(open_one, ["c"]))
    ((here, there),) = schedule(begun)
    names = [[begun.members[one].name for one in seats] for seats in (here, there)]
    assert names == [["P0", "c", "P2", "c"], ["P1", "c", "P3", "c"]]


@pytest.mark.parametrize(
    ("movement", "people", "computers", "seated"),
    [("individual", 6, 2, 8), ("individual", 5, 0, 8), ("howell", 6, 0, 8), ("howell", 10, 0, 12)],
)
def test_computers_fill_the_last_table(
    movement: Movement, people: int, computers: int, seated: int
) -> None:
    """In a Howell the number of pairs is even."""
    assert len(completed(contest(movement, people, computers=computers), ["c"])) == seated


# Scores


def test_matchpoints_are_those_of_law_78a() -> None:
    """Two for each worse score and one for each equal, in halves: 420 beats two, ties with one."""
    assert matchpoints(420, [420, 170, -50, 450]) == 2.5
    assert share_of_top(420, [420, 170, -50, 450]) == 0.625
    assert share_of_top(0, []) == 0.5


@pytest.mark.parametrize(
    ("difference", "expected"),
    [
        (0, 0), (10, 0), (20, 1), (40, 1), (50, 2), (80, 2), (90, 3), (120, 3), (130, 4),
        (160, 4), (170, 5), (220, 6), (270, 7), (320, 8), (370, 9), (430, 10), (500, 11),
        (600, 12), (750, 13), (900, 14), (1100, 15), (1300, 16), (1500, 17), (1750, 18),
        (2000, 19), (2250, 20), (2500, 21), (3000, 22), (3500, 23), (4000, 24), (9000, 24),
        (-10, 0), (-620, -12),
    ],
)  # fmt: skip
def test_imps_are_those_of_law_78b(difference: int, expected: int) -> None:
    """The table of the law, at the lower end of every step."""
    assert imps(difference) == expected


def test_imps_against_all_are_their_mean() -> None:
    """Five points more than one, two less than the other: 50 is 2 IMPs, 20 is 1; by ten."""
    assert cross_imps(5, [0, 7]) == (2 - 1) / 2
    assert cross_imps(5, []) == 0


def test_who_are_equal_share_a_place_and_the_next_is_left_out() -> None:
    assert places({"a": 5, "b": 7, "c": 5, "d": 1}) == {
        "b": RankedPlace(1, 1, 4),
        "a": RankedPlace(2, 3, 4),
        "c": RankedPlace(2, 3, 4),
        "d": RankedPlace(4, 4, 4),
    }


def outcome(member: int, deal: int, table: int, paid: float) -> Outcome:
    return Outcome(member, deal, 0, table, paid, paid)


def test_sums_by_hand() -> None:
    """Two deals at three tables. First 6, 3, 0; then 1, 1, 4.

    In the unit: 6 is 4.5 above the mean of 3 and 0, 3 is 0, 0 is 4.5 below; then 1 is 1.5 below the
    mean of 1 and 4, twice, and 4 is 3 above. In matchpoints of two: 2, 1, 0; then 0.5, 0.5, 2.
    """
    found = [outcome(n, 1, n, paid) for n, paid in enumerate((6, 3, 0))]
    found += [outcome(n, 2, n, paid) for n, paid in enumerate((1, 1, 4))]
    unit = {one.member: one.score for one in totals(found, "unit")}
    assert unit == {0: 3.0, 1: -1.5, 2: -1.5}
    points = {one.member: one.score for one in totals(found, "matchpoints")}
    assert points == {0: 1.25, 1: 0.75, 2: 1.0}
    # 30, 60 and 30 points of bridge: 1, 2 and 1 IMPs. Then 0 and 30: 0 and 1.
    imps_ = {one.member: one.score for one in totals(found, "imps")}
    assert imps_ == {0: 1.5 - 0.5, 1: 0.0 - 0.5, 2: -1.5 + 1.0}


def test_partners_are_no_rivals() -> None:
    """Two at each table share a score; each is compared with the other table once."""
    found = [outcome(n, 1, n // 2, paid) for n, paid in enumerate((4, 4, 1, 1))]
    assert {one.member: one.score for one in totals(found, "unit")} == {0: 3, 1: 3, 2: -3, 3: -3}
    assert {one.member: one.score for one in totals(found, "matchpoints")} == {
        0: 1,
        1: 1,
        2: 0,
        3: 0,
    }


def test_one_may_choose_the_partner_one_has() -> None:
    """Whoever presses twice, or has not heard that it was done, is not told that it is full."""
    members = tuple(Member(name, name, team=team) for name, team in (("A", 1), ("B", 1), ("C", 2)))
    assert moved(members, 0, 1) == moved(members, 0, 0) == moved(members, 0, None) == members
    for partner in (0, 3):
        with pytest.raises(NoPartner):
            moved(members, 2, partner)
