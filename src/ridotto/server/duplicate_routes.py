"""The requests for deals that several tables play: the deal of the day, challenges, evenings."""

from typing import Final

from ridotto.server import contest_endpoints, day_endpoints
from ridotto.server.api_call import Call
from ridotto.server.contest_scenes import ContestSeen
from ridotto.server.http_bodies import Invitation
from ridotto.server.standings import Standing
from ridotto.server.trick_comparison import ComparedTable

DUPLICATE_CALLS: Final[tuple[Call, ...]] = (
    Call(
        method="GET",
        path="/api/today",
        endpoint=day_endpoints.get_today,
        answer=day_endpoints.Today,
        problems=(400,),
    ),
    Call(
        method="POST",
        path="/api/today/{game}",
        endpoint=day_endpoints.post_today,
        body=day_endpoints.PlayDayRequest,
        answer=Invitation,
        status=201,
        problems=(400, 403, 404, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/duplicates/{deal}",
        endpoint=day_endpoints.get_duplicate,
        answer=Standing,
        secured=True,
        query_words=("table",),
        problems=(400, 401, 404, 409),
    ),
    Call(
        method="GET",
        path="/api/duplicates/{deal}/record",
        endpoint=day_endpoints.get_duplicate_record,
        answer=str,
        media="text/plain; charset=utf-8",
        problems=(404, 409),
    ),
    Call(
        method="POST",
        path="/api/contests",
        endpoint=contest_endpoints.post_contests,
        body=contest_endpoints.ContestRequest,
        answer=ContestSeen,
        status=201,
        problems=(400, 401, 403, 404, 409, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/contests/{contest}",
        endpoint=contest_endpoints.get_contest,
        answer=ContestSeen,
        problems=(400, 409, 429),
    ),
    Call(
        method="POST",
        path="/api/contests/{contest}/join",
        endpoint=contest_endpoints.post_join,
        body=contest_endpoints.JoinRequest,
        answer=ContestSeen,
        problems=(400, 401, 403, 409, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/contests/{contest}/start",
        endpoint=contest_endpoints.post_start,
        answer=ContestSeen,
        problems=(400, 401, 403, 409, 429),
    ),
    Call(
        method="POST",
        path="/api/contests/{contest}/close",
        endpoint=contest_endpoints.post_close,
        answer=ContestSeen,
        problems=(400, 401, 403, 409, 429),
    ),
    Call(
        method="POST",
        path="/api/contests/{contest}/play",
        endpoint=contest_endpoints.post_play,
        answer=Invitation,
        status=201,
        problems=(400, 401, 403, 409, 429),
    ),
    Call(
        method="GET",
        path="/api/contests/{contest}/deals/{deal}",
        endpoint=contest_endpoints.get_comparison,
        answer=tuple[ComparedTable, ...],
        problems=(409, 429),
    ),
)
