"""Requests around deals that several tables play: the deal of the day."""

from typing import Final

from ridotto.server import day_endpoints, wire
from ridotto.server.api_call import Call
from ridotto.server.standings import Standing

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
        answer=wire.Invitation,
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
)
