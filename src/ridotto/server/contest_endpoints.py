"""The requests for challenges and duplicate evenings."""

import re
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.duplicate.contest import Contest, Movement, Scoring, deals_in, table_key
from ridotto.duplicate.movements import MOST_COMPUTERS, MOST_ROUNDS
from ridotto.games import GAMES
from ridotto.server import endpoints
from ridotto.server.charter import Name
from ridotto.server.command_checks import Denied
from ridotto.server.contest_joining import Joining
from ridotto.server.contest_names import deal_name
from ridotto.server.contest_scenes import TodoSeen, contest_seen
from ridotto.server.contests import Contests, ContestState
from ridotto.server.duplicate_release import is_open
from ridotto.server.fair_queue import Asker
from ridotto.server.history import read_rows
from ridotto.server.http_responses import json_response, problem
from ridotto.server.names import MAX_TITLE, clean_text
from ridotto.server.persons import known_person, person_of
from ridotto.server.trick_comparison import compare_tables

LITTLE_NUMBER: Final = re.compile(r"[0-9]{1,6}")
"""The pattern of a deal's number: Python refuses to read numbers of thousands of digits."""


class ContestRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin a contest. ``alone``: everybody plays the deals against computer players.

    ``teams``: two teams at two tables. ``individual`` and ``howell``: a duplicate evening, where
    ``deals`` is the number of deals in every round.
    """

    name: Name
    game: str
    rules: str = ""
    """The book; empty means the game's first book."""
    movement: Movement
    deals: Annotated[int, msgspec.Meta(ge=1, le=24)] = 1
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0
    scoring: Scoring = "unit"
    level: str = "player"
    computers: Annotated[int, msgspec.Meta(ge=0, le=MOST_COMPUTERS)] = 0
    wanted: Annotated[int, msgspec.Meta(ge=2, le=8)] = 2
    title: Annotated[str, msgspec.Meta(max_length=MAX_TITLE)] = ""
    playing: bool = True
    """Whether the host takes part."""


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take part under this name.

    In a match of two teams ``team`` is 0 or 1. In a Howell movement ``partner`` is the member one
    sits down with.
    """

    name: Name
    team: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    partner: Annotated[int, msgspec.Meta(ge=0)] | None = None


def contests_of(request: Request) -> Contests:
    """Return the contests of this process."""
    contests: Contests = request.app.state.contests
    return contests


async def post_contests(request: Request) -> Response:
    """Begin a contest; the caller becomes its host."""
    wish = await endpoints.read_body(request, ContestRequest)
    person = known_person(request)
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    if wish.game not in GAMES:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    if wish.rules and wish.rules not in GAMES[wish.game].rule_sets:
        return problem(422, "rules", f"there are: {', '.join(GAMES[wish.game].rule_sets)}")
    contests = contests_of(request)
    contest = await contests.create(
        Contest(
            id="",
            movement=wish.movement,
            game=wish.game,
            rules=wish.rules,
            title=clean_text(wish.title, MAX_TITLE),
            secret="",
            deals=wish.deals,
            rounds=wish.rounds,
            scoring=wish.scoring,
            level=wish.level,
            computers=wish.computers,
            wanted=wish.wanted,
            host=person,
        )
    )
    if wish.playing:
        await contests.join(contest.id, Joining(wish.name, person))
    return await _seen(request, contest.id, 201)


async def get_contest(request: Request) -> Response:
    """Return the state of a contest; few such questions of an address may wait at a time."""
    workers = contests_of(request).services.workers
    with workers.preparing(Asker(endpoints.address_of(request), "contest")):
        return await _seen(request, request.path_params["contest"])


async def post_join(request: Request) -> Response:
    """Take part in a contest."""
    wish = await endpoints.read_body(request, JoinRequest)
    person, ident = known_person(request), request.path_params["contest"]
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    joining = Joining(wish.name, person, wish.team, wish.partner)
    await contests_of(request).join(ident, joining)
    return await _seen(request, ident)


async def post_start(request: Request) -> Response:
    """Start the play; only for the host."""
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    ident = request.path_params["contest"]
    await contests_of(request).start(ident, known_person(request))
    return await _seen(request, ident)


async def post_close(request: Request) -> Response:
    """End the contest and show all cards; only for the host."""
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    ident = request.path_params["contest"]
    await contests_of(request).close(ident, known_person(request))
    return await _seen(request, ident)


async def post_play(request: Request) -> Response:
    """Return one's chair at the table that waits for the caller."""
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    ident, address = request.path_params["contest"], endpoints.address_of(request)
    found = await contests_of(request).play(ident, known_person(request), address)
    return json_response(found, 201)


async def get_comparison(request: Request) -> Response:
    """Return a deal that may be shown, at all its tables, trick by trick."""
    contests = contests_of(request)
    state = await contests.state(request.path_params["contest"])
    text = request.path_params["deal"]
    number = int(text) if LITTLE_NUMBER.fullmatch(text) else 0
    services = contests.services
    row = await services.workers.read(
        services.store.duplicates.deal, deal_name(state.contest, number)
    )
    if row is None:
        raise Denied("no-duplicate", "there is no such deal")
    if not is_open(row, services.now()):
        raise Denied("counts", "this deal still counts: it is shown when nobody plays it any more")
    asker = Asker(endpoints.address_of(request), "compare")
    await services.whole_reads.hold(asker.address)
    tables = [
        (ident, await read_rows(services, ident), seats)
        for ident, seats in _tables_of(state, number)
    ]
    whole = [one for one in tables if one[1]]
    return json_response(await services.workers.review(asker, compare_tables, whole))


def _tables_of(state: ContestState, number: int) -> list[tuple[str, tuple[int, ...]]]:
    """Return the tables that have played a deal, and who sat there."""
    found = []
    for turn, seated in enumerate(state.rounds):
        for table, seats in enumerate(seated if number in deals_in(state.contest, turn) else ()):
            ident = state.contest.tables.get(table_key(turn, table, number))
            if ident is not None:
                found.append((ident, seats))
    return found


async def _seen(request: Request, ident: str, status: int = 200) -> Response:
    """Return the state of a contest for the caller, counted in a thread: an evening can be long."""
    contests, person = contests_of(request), person_of(request) or ""
    state = await contests.state(ident)
    waits = contests.to_play(state, person)
    todo = None
    if waits is not None:
        place, deal = waits
        todo = TodoSeen(place.round + 1, place.table + 1, place.seat, deal)
    seen = await contests.services.workers.run_errand(contest_seen, state, person, todo)
    return json_response(seen, status)
