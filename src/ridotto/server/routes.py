"""The list of all requests: path, endpoint, what each takes and answers. OpenAPI is made of it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import (
    count,
    endpoints,
    lessons,
    printable_packs,
    replay_endpoints,
    rule_values,
    wire,
)
from ridotto.server.charter import Charter
from ridotto.server.deal_replay import DealReplay
from ridotto.server.game_catalogue import Catalogue
from ridotto.server.table_summary import TableSummary
from ridotto.server.what_if import WhatIfDeal
from ridotto.server.worked_hands import HandSeen
from ridotto.table import RuleBook

Endpoint = Callable[[Request], Awaitable[Response]]


class Health(msgspec.Struct, frozen=True):
    """The server is healthy."""

    status: str


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A request of the API."""

    method: str
    path: str
    endpoint: Endpoint
    answer: Any
    status: int = 200
    body: Any = None
    media: str = "application/json"
    secured: bool = False
    query: tuple[str, ...] = ()
    query_words: tuple[str, ...] = ()
    """Parameters of the query that are words; those in ``query`` are numbers."""
    public: bool = False
    """The same for everybody, so that it may be compressed: nothing secret is in it."""
    problems: tuple[int, ...] = ()


CALLS: Final = (
    Call(
        method="GET", path="/healthz", endpoint=endpoints.get_health, answer=Health, problems=(503,)
    ),
    Call(
        method="GET",
        path="/metrics",
        endpoint=endpoints.get_metrics,
        answer=str,
        media="text/plain; version=0.0.4",
    ),
    Call(
        method="GET", path="/api/games", endpoint=endpoints.get_games, answer=Catalogue, public=True
    ),
    Call(
        method="GET",
        path="/api/games/{game}/rules",
        endpoint=endpoints.get_rules,
        answer=str,
        media="text/markdown; charset=utf-8",
        public=True,
        problems=(404,),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/book",
        endpoint=endpoints.get_book,
        answer=RuleBook,
        public=True,
        problems=(404,),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/values",
        endpoint=rule_values.get_values,
        answer=rule_values.ValuesSeen,
        public=True,
        problems=(404,),
    ),
    Call(
        method="POST",
        path="/api/charter",
        endpoint=endpoints.post_charter,
        body=Charter,
        answer=Charter,
        problems=(400, 403, 413, 422),
    ),
    Call(
        method="GET",
        path="/api/tables",
        endpoint=endpoints.get_tables,
        answer=tuple[TableSummary, ...],
    ),
    Call(
        method="POST",
        path="/api/tables",
        endpoint=endpoints.post_tables,
        body=endpoints.OpenTableRequest,
        answer=wire.Invitation,
        status=201,
        problems=(400, 403, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}",
        endpoint=endpoints.get_table,
        answer=TableSummary,
        problems=(404,),
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/sit",
        endpoint=endpoints.post_sit,
        body=wire.SitDown,
        answer=wire.Invitation,
        status=201,
        problems=(400, 403, 404, 409, 413, 429),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/scene",
        endpoint=endpoints.get_scene,
        answer=endpoints.SceneReply,
        secured=True,
        query=("after",),
        problems=(400, 401, 403, 404),
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/commands",
        endpoint=endpoints.post_command,
        body=wire.AnyCommand,
        answer=wire.AnyAnswer,
        secured=True,
        problems=(400, 401, 403, 404, 413, 429),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/deals/{deal}",
        endpoint=endpoints.get_deal,
        answer=DealReplay,
        secured=True,
        problems=(400, 401, 403, 404),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/record",
        endpoint=endpoints.get_record,
        answer=str,
        media="text/plain; charset=utf-8",
        problems=(404,),
    ),
    Call(
        method="POST",
        path="/api/count",
        endpoint=count.post_count,
        body=count.AnyEvening,
        answer=count.Reckoning,
        problems=(400, 403, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/worked",
        endpoint=replay_endpoints.get_worked,
        answer=tuple[HandSeen, ...],
        public=True,
    ),
    Call(
        method="POST",
        path="/api/replay",
        endpoint=replay_endpoints.post_replay,
        body=replay_endpoints.ReplayRequest,
        answer=replay_endpoints.ReplayedDeal,
        secured=True,
        problems=(400, 401, 403, 404, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/choices",
        endpoint=replay_endpoints.post_choices,
        body=replay_endpoints.ChoicesRequest,
        answer=replay_endpoints.Choices,
        secured=True,
        problems=(400, 401, 403, 404, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/what-if",
        endpoint=replay_endpoints.post_what_if,
        body=replay_endpoints.WhatIfRequest,
        answer=WhatIfDeal,
        secured=True,
        problems=(400, 401, 403, 404, 409, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/play-on",
        endpoint=replay_endpoints.post_play_on,
        body=replay_endpoints.PlayOnRequest,
        answer=wire.Invitation,
        status=201,
        secured=True,
        problems=(400, 401, 403, 404, 409, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/packs",
        endpoint=printable_packs.get_packs,
        answer=tuple[printable_packs.PackSeen, ...],
        public=True,
    ),
    Call(
        method="GET",
        path="/api/packs/{pack}.pdf",
        endpoint=printable_packs.get_pack,
        answer=str,
        media="application/pdf",
        query_words=printable_packs.WISHES,
        problems=(404, 429),
    ),
    Call(
        method="GET",
        path="/api/lessons/{game}",
        endpoint=lessons.get_lesson,
        answer=lessons.Lesson,
        public=True,
        problems=(404,),
    ),
    Call(
        method="POST",
        path="/api/lessons/{game}/{moment}",
        endpoint=lessons.post_attempt,
        body=lessons.LessonAttempt,
        answer=lessons.LessonVerdict,
        problems=(400, 403, 404, 413, 422),
    ),
)

PROBLEMS: Final = {
    400: "What was sent is not what the request takes.",
    401: "The token holds no chair at this table.",
    403: "Not from this page, or not for onlookers.",
    404: "There is no such table, game or pack.",
    409: "It cannot be done at this table now.",
    413: "Too long.",
    422: "There is no such book or option, no such act, or a table cannot be opened so.",
    429: "Too many; wait a moment.",
    503: "The database does not answer.",
}
