"""The requests for variations: another act, the rest played many times, a tree as a record."""

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ridotto.notation import Variation, VariationError, with_variations
from ridotto.notation.variations import add_line
from ridotto.server import endpoints
from ridotto.server.deal_replay import deal_is_over
from ridotto.server.http_responses import problem
from ridotto.server.outcome_spread import Figure, Playing, figures_of, play_many
from ridotto.server.replay_endpoints import (
    LineRequest,
    StepNumber,
    answer,
    asker_of,
    check_step,
)
from ridotto.server.replay_origins import (
    FoundDeal,
    NoDeal,
    Source,
    find_deal,
    record_of,
    source_of,
)
from ridotto.server.table_commands import read_action
from ridotto.server.variation_states import VariationStates
from ridotto.server.what_if import (
    Continuation,
    Rest,
    WhatIfDeal,
    results_if_over,
    table_before,
    what_if,
)
from ridotto.table import HOUSE, Action, Seat

Seed = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Times = Annotated[int, msgspec.Meta(ge=1, le=64)]
LevelName = Literal["novice", "player", "master"]
"""Who plays the rest; a game that lacks the level uses the next lower one."""


class WhatIfRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what if this had been done at that step, and who plays the rest."""

    step: StepNumber
    action: msgspec.Raw
    rest: Rest = Rest.RECORDED
    level: LevelName = "master"
    seed: Seed = 0


class VariedDeal(msgspec.Struct, frozen=True):
    """The variation, and the tree with the new line in it."""

    deal: WhatIfDeal
    variations: tuple[Variation, ...]
    line: int


class SpreadRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Let computer players play the deal on after a number of steps, once for each seed.

    The seeds count up from ``seed``.
    """

    step: StepNumber
    level: LevelName = "master"
    seed: Seed = 0
    times: Times = 8


class Playings(msgspec.Struct, frozen=True):
    """The results of each playing, and of the line itself.

    Fewer than asked for if it takes long.
    """

    playings: tuple[Playing, ...]
    was: tuple[Figure, ...]


class WorthRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask what each act is worth to the seat in turn after a number of steps."""

    step: StepNumber
    open_cards: bool = False


class ActWorthSeen(msgspec.Struct, frozen=True):
    """The value of an act for its seat, and the interval of that."""

    action: Action
    value: float
    low: float
    high: float


class Worths(msgspec.Struct, frozen=True):
    """The values of all acts of the seat in turn in the game's finest unit, the best first.

    With open cards there is one world, and no interval.
    """

    seat: Seat
    unit: str
    open_cards: bool
    worlds: int
    acts: tuple[ActWorthSeen, ...]


class TreeRequest(LineRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Ask for the record of a deal with these variations after it."""


async def post_what_if(request: Request) -> Response:
    """Return a deal as it would have gone if somebody had acted otherwise."""
    return await answer(request, _what_if, await endpoints.read_body(request, WhatIfRequest))


async def post_spread(request: Request) -> Response:
    """Play the rest of a deal by computer players, as often as time allows."""
    return await answer(request, _spread, await endpoints.read_body(request, SpreadRequest))


async def post_worth(request: Request) -> Response:
    """Return what each act is worth, by what the seat knows or with open cards."""
    return await answer(request, _worth, await endpoints.read_body(request, WorthRequest))


async def post_tree(request: Request) -> Response:
    """Return a tree of variations as a record that can be stored, and read again."""
    wish = await endpoints.read_body(request, TreeRequest)
    if not endpoints.limits_of(request).commands.take(f"replay/{endpoints.address_of(request)}"):
        return problem(429, "too-fast", "too much to replay; wait a moment")
    workers = endpoints.registry_of(request).services.workers
    try:
        source = await source_of(request, wish.origin)
        text = await workers.review(asker_of(request), _written, wish, source)
    except NoDeal as error:
        return error.answer
    return PlainTextResponse(text)


# In a thinking process


def _what_if(wish: WhatIfRequest, found: FoundDeal) -> VariedDeal:
    check_step(found.span, wish.step)
    action = read_action(found.table.game, wish.action)
    if action.seat == HOUSE:
        raise NoDeal(422, "not-lawful", "what the house does is not varied")
    continuation = Continuation(wish.rest, wish.level, wish.seed)
    deal = what_if(found.table, found.number, found.span, wish.step, action, continuation)
    try:
        after = found.span.first + wish.step
        return VariedDeal(deal, *add_line(wish.variations, wish.line, after, deal.acts))
    except VariationError as error:
        raise NoDeal(422, "variation", str(error)) from error


def _spread(wish: SpreadRequest, found: FoundDeal) -> Playings:
    check_step(found.span, wish.step)
    seeds = range(wish.seed, wish.seed + wish.times)
    playings = play_many(found.table, found.span, wish.step, wish.level, seeds)
    ended = table_before(found.table, found.span, found.span.end - found.span.first)
    return Playings(playings, figures_of(results_if_over(ended)))


def _worth(wish: WorthRequest, found: FoundDeal) -> Worths:
    # NumPy and the nets are loaded only where needed, in a thinking process.
    from ridotto.analysis.findings import ReviewError
    from ridotto.analysis.position_worths import position_worths

    check_step(found.span, wish.step)
    table = table_before(found.table, found.span, wish.step)
    actions = [event for _, events in table.happened for event in events[:1]]
    if deal_is_over(table.game, table.state):
        raise NoDeal(422, "unjudged", "the deal is over there")
    try:
        judged = position_worths(
            table.game,
            table.rules,
            [action for action in actions if isinstance(action, Action)],
            open_cards=wish.open_cards,
            strict=table.state.strict,
        )
    except ReviewError as error:
        raise NoDeal(422, "unjudged", str(error)) from error
    acts = tuple(ActWorthSeen(one.action, one.value, one.low, one.high) for one in judged.acts)
    return Worths(judged.seat, judged.unit, judged.open_cards, judged.worlds, acts)


def _written(wish: TreeRequest, source: Source) -> str:
    found = find_deal(source)
    states = VariationStates(found.table, found.span, wish.variations)
    for number in range(1, len(wish.variations) + 1):
        try:
            states.check(number)
        except VariationError as error:
            raise NoDeal(422, "variation", str(error)) from error
    return with_variations(record_of(source), wish.variations)
