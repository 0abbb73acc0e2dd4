"""A day's deal in two worlds that somebody who still plays it cannot tell apart.

The same day on the same server is lived twice. What differs are the cards that one person has not
seen, and everything that follows from them: how another person, who has finished, played and what
came of it, and how the computers' field did.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from ridotto.duplicate.computer_field import CHAIR, FieldPlay, FieldPlayer, decide
from ridotto.duplicate.same_deal import SameDeal, Score
from ridotto.games import GAMES
from ridotto.server.config import Config
from ridotto.server.daily_deals import DailyDeals, field_result
from ridotto.server.day_calendar import day_of
from ridotto.server.duplicate_store import DealRow
from ridotto.server.seals import RandomSource
from ridotto.table import HOUSE, Action, Event, State, View
from ridotto.table.acts import Cut, Draw, Shuffle
from ridotto.testing import WatchedParty
from tests.server.in_process_server import WIDE, InProcessServer, run_in_process
from tests.server.indistinguishable_tables import other_world

NOON = 1_767_268_800_000
"""The first of January 2026, in milliseconds: a clock that stands still."""
NUMBER = day_of(NOON).toordinal()
LEVEL = "novice"


class World(NamedTuple):
    """The same day with these cards: everything done at the second person's table so far."""

    game: str
    actions: tuple[Action, ...]

    @property
    def shuffles(self) -> list[Shuffle]:
        """The order of the pack, as often as it is shuffled."""
        return [action for action in self.actions if isinstance(action, Shuffle)]

    @property
    def by_hand(self) -> list[Action]:
        """Cuts and lots."""
        return [action for action in self.actions if isinstance(action, Cut | Draw)]

    @property
    def own(self) -> list[Action]:
        """What the person does."""
        return [a for a in self.actions if a.seat == CHAIR and not isinstance(a, Cut | Draw)]


def day_deal(game: str, seed: int) -> SameDeal:
    """A deal as the server would make it on that day."""
    rules = next(iter(GAMES[game].rule_sets))
    return SameDeal(game=game, rules=rules, number=NUMBER, seed=f"{seed:064x}")


def next_act(deal: SameDeal, course: WatchedParty[Any], dice: Random) -> Action:
    """What happens next: the house, then computer players, and the person when all wait."""
    awaited = course.game.awaited(course.state)
    if HOUSE in awaited:
        action = deal.house_act(course.state, course.log)
        assert action is not None
        return action
    seat = min(awaited - {CHAIR}, default=CHAIR)
    given = deal.given_act(course.views[seat], course.log)
    if given is not None:
        return given
    if seat != CHAIR:
        return decide(deal.game, LEVEL, 0, course.views[seat])
    return decide(deal.game, "random", dice.randrange(10**6), course.views[CHAIR])


def two_worlds(game: str, seed: int, acts: int) -> tuple[World, World] | None:
    """A deal in which a person has acted so often, and another that looks the same from there."""
    deal, dice = day_deal(game, seed), Random(seed)
    course = WatchedParty.open(deal.the_game, deal.rule_set)
    for action in deal.first_acts():
        course.do(action)
    done = 0
    while not deal.is_done(course.state):
        action = next_act(deal, course, dice)
        own = action.seat == CHAIR and not isinstance(action, Cut | Draw)
        if own and done == acts:
            break
        course.do(action)
        done += own
    if deal.is_done(course.state):
        return None
    twin = other_world(course, CHAIR, dice)
    if twin is None or list(twin) == course.actions:
        return None
    return World(game, tuple(course.actions)), World(game, tuple(twin))


class Counted(RandomSource):
    """Ids and tokens that are the same in both worlds."""

    def __init__(self) -> None:
        self.given = 0

    def token(self) -> str:
        """The next one."""
        self.given += 1
        return f"token-{self.given:026}"

    def table(self) -> str:
        """The next one."""
        self.given += 1
        return f"table-{self.given:010}"


def answers_of(world: World) -> Mapping[bytes, Action]:
    """What each computer player does at each view, as it was done at the person's table."""
    deal = day_deal(world.game, 0)
    course = WatchedParty.open(deal.the_game, deal.rule_set)
    found: dict[bytes, Action] = {}
    for action in world.actions:
        if action.seat not in (HOUSE, CHAIR):
            found[seen_by(course.views[action.seat])] = action
        course.do(action)
    return found


def seen_by(view: View[Any]) -> bytes:
    """All that a seat has seen, as bytes."""
    return msgspec.json.encode([view.seat, [msgspec.to_builtins(event) for event in view.seen]])


def deal_out(world: World) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The house's acts and what it does for others: this world's, and by the seed after that."""
    house_act, given_act = SameDeal.house_act, SameDeal.given_act

    def house(self: SameDeal, state: State, events: Sequence[Event]) -> Action | None:
        happened = list(events)
        usual = house_act(self, state, happened)
        shuffles = sum(isinstance(event, Shuffle) for event in happened)
        here = isinstance(usual, Shuffle) and self.game == world.game
        return world.shuffles[shuffles] if here and shuffles < len(world.shuffles) else usual

    def given(self: SameDeal, view: View[Any], events: Sequence[Event]) -> Action | None:
        happened = list(events)
        usual = given_act(self, view, happened)
        done = sum(isinstance(event, Cut | Draw) for event in happened)
        here = usual is not None and self.game == world.game
        return world.by_hand[done] if here and done < len(world.by_hand) else usual

    return house, given


def field_of_world(world: World, number: int) -> Callable[..., Any]:
    """Every computer player of the field has made something else in each world."""

    async def play_for_field(self: DailyDeals, row: DealRow, player: FieldPlayer) -> None:
        made = tuple(Score(number + 3.0, number + 7.0) for _ in range(CHAIR + 1))
        result = field_result(row, player, FieldPlay(world.actions, made), NOON)
        await self.services.writer.run(self.services.store.duplicates.keep_results, [result])

    return play_for_field


@contextmanager
def live_through(world: World, number: int, folder: Path) -> Iterator[InProcessServer]:
    """A server that lives this day in this world."""
    settings: dict[str, Any] = dict(WIDE)
    config = Config(database=f"sqlite:///{folder}/world-{number}.db", **settings)
    answers = answers_of(world)

    def decided(game: str, level: str, _seed: int, view: View[Any]) -> Action:
        return answers.get(seen_by(view)) or decide(game, level, 0, view)

    house, given = deal_out(world)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ridotto.server.asgi_app._now", lambda: NOON)
        patch.setattr("ridotto.server.duplicate_play.PACE", 0)
        patch.setattr("ridotto.server.duplicate_play.decide", decided)
        patch.setattr("ridotto.server.daily_deals.secrets.token_hex", lambda n=32: "ab" * n)
        patch.setattr(SameDeal, "house_act", house)
        patch.setattr(SameDeal, "given_act", given)
        patch.setattr(DailyDeals, "_play_for_field", field_of_world(world, number))
        with run_in_process(config, Counted()) as running:
            yield running
    assert running.log.errors == []


def digests(server: InProcessServer, table: str) -> list[str]:
    """The seals of a table: hashes with a salt, from which nothing can be had."""
    rows = server.registry.services.store.read(table)
    entries = [entry for _, _, body in rows for entry in json.loads(body)]
    return [entry["digest"] for entry in entries if entry["type"] == "sealed"]
