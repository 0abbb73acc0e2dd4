"""The requests for the deal of the day."""

import re
from datetime import date
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games import GAMES, deal_unit_of
from ridotto.server import endpoints
from ridotto.server.charter import Name
from ridotto.server.command_checks import Denied
from ridotto.server.daily_deals import DailyDeals
from ridotto.server.day_calendar import deal_id, end_of, last_opened, opening_of
from ridotto.server.duplicate_release import is_open
from ridotto.server.duplicate_store import DealRow, ResultRow
from ridotto.server.http_responses import json_response, problem
from ridotto.server.names import own_name
from ridotto.server.persons import person_of
from ridotto.server.standings import (
    Standing,
    own_standing,
    standing_rows,
    strongest_level,
    strongest_record,
)

DEAL_ID: Final = re.compile(r"[A-Za-z0-9_-]{3,64}")


class DaySeen(msgspec.Struct, frozen=True):
    """A day with its seal, and with its secret once it is over."""

    date: str
    seal: str
    secret: str = ""


class DayGame(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deal of a game, as far as everybody may know of it."""

    game: str
    deal: str
    rules: str
    level: str
    """The level of the computer players at the table."""
    persons: int
    """How many people have played it."""
    table: str = ""
    seat: int = 0
    """Your own chair, if you have begun the deal."""
    done: bool = False


class Today(msgspec.Struct, frozen=True, kw_only=True):
    """Today's deals, until when they may be begun, and the seals of the days to come."""

    date: str
    closes: int
    opens: int
    """Milliseconds since the epoch."""
    seal: str
    ahead: tuple[DaySeen, ...]
    yesterday: DaySeen | None
    """The last day that is over."""
    games: tuple[DayGame, ...]


class PlayDayRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play today's deal under this name."""

    name: Name


def daily_of(request: Request) -> DailyDeals:
    """Return the daily deals of this process."""
    daily: DailyDeals = request.app.state.daily
    return daily


async def get_today(request: Request) -> Response:
    """Return today's deals; a person with a key is told which they have begun or played."""
    daily, person = daily_of(request), person_of(request)
    day = daily.today
    seals = await daily.seals_ahead()
    return json_response(
        Today(
            date=day.isoformat(),
            closes=end_of(day),
            opens=opening_of(day),
            seal=seals.pop(day.isoformat()),
            ahead=tuple(DaySeen(date, seal) for date, seal in seals.items()),
            yesterday=await _past_day(daily),
            games=await _games(daily, day, person),
        )
    )


async def _past_day(daily: DailyDeals) -> DaySeen | None:
    """Return the last day that is over, if this server had sealed it before it ended."""
    day = last_opened(daily.services.now())
    if not await daily.was_sealed(day):
        return None
    return DaySeen(day.isoformat(), await daily.seal(day), await daily.secret(day))


async def _games(daily: DailyDeals, day: date, person: str | None) -> tuple[DayGame, ...]:
    rows = [await daily.deal(day, game) for game in GAMES]
    store, read = daily.services.store.duplicates, daily.services.workers.read
    names = [row.id for row in rows]
    persons = await read(store.persons_in, names)
    begun = await read(store.attempts_of, person, names) if person else {}
    done = await read(store.finished_by, person, names) if person else set()
    return tuple(
        DayGame(
            game=row.game,
            deal=row.id,
            rules=row.rules,
            level=row.level,
            persons=persons.get(row.id, 0),
            table=begun[row.id].table_id if row.id in begun else "",
            seat=begun[row.id].seat if row.id in begun else 0,
            done=row.id in done,
        )
        for row in rows
    )


async def post_today(request: Request) -> Response:
    """Take a chair at today's deal of a game: once for everybody with a key."""
    wish = await endpoints.read_body(request, PlayDayRequest)
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    game = request.path_params["game"]
    if game not in GAMES:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    address, person = endpoints.address_of(request), person_of(request)
    name = own_name(wish.name)
    return json_response(await daily_of(request).play(game, name, person, address), 201)


async def get_duplicate(request: Request) -> Response:
    """Return the ranking of a deal: for those who have played it, and for all once it is open."""
    daily = daily_of(request)
    row = await _find_deal(request)
    opened = is_open(row, daily.services.now())
    results = await daily.results(row.id)
    own = await _own_result(request, results)
    if own is None and not opened:
        raise Denied("counts", "play it first: until then nobody is told how others played it")
    if row.id.startswith("day-"):
        daily.fill_field(row)
    chair = own.seat if own else 0
    same = [result for result in results if result.seat == chair]
    unit = deal_unit_of(row.game)
    return json_response(
        Standing(
            deal=row.id,
            game=row.game,
            unit=unit.currency,
            points_unit="points" if unit.points else unit.currency,
            open=opened,
            opens=row.opens,
            persons=sum(result.counts and bool(result.person) for result in same),
            rows=standing_rows(same, own),
            strongest=strongest_level(same),
            own=own_standing(own, same, opened=opened) if own else None,
            table=own.table_id if own else "",
            waiting=daily.is_filling(row.id),
        )
    )


async def get_duplicate_record(request: Request) -> Response:
    """Return how the strongest computer player played an open deal, as a record."""
    daily = daily_of(request)
    row = await _find_deal(request)
    if not is_open(row, daily.services.now()):
        raise Denied("counts", "this deal still counts: it is shown when nobody plays it any more")
    text = strongest_record(await daily.results(row.id))
    if not text:
        return problem(404, "no-deal", "no computer player has played it")
    return Response(text, media_type="text/plain; charset=utf-8")


async def _find_deal(request: Request) -> DealRow:
    daily, name = daily_of(request), request.path_params["deal"]
    found = None
    if DEAL_ID.fullmatch(name):
        found = await daily.services.workers.read(daily.services.store.duplicates.deal, name)
        found = found or await _deal_of_last_day(daily, name)
    if found is None:
        raise Denied("no-duplicate", "there is no such deal")
    return found


async def _deal_of_last_day(daily: DailyDeals, name: str) -> DealRow | None:
    """Return a deal of the last day, which was sealed although nobody came on that day."""
    day = last_opened(daily.services.now())
    game = next((game for game in GAMES if name == deal_id(day, game)), None)
    return await daily.deal(day, game) if game and await daily.was_sealed(day) else None


async def _own_result(request: Request, results: list[ResultRow]) -> ResultRow | None:
    """Return the caller's result; a guest's is found by the token of the table."""
    person = person_of(request)
    own = next((row for row in results if person and row.person == person), None)
    table = request.query_params.get("table", "")
    if own is not None or not any(row.table_id == table for row in results):
        return own
    live = (await endpoints.registry_of(request).find(table)).live
    seat = endpoints.seat_of(request, live)
    return next((r for r in results if (r.table_id, r.seat) == (table, seat)), None)
