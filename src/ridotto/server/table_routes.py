"""The requests for tables: the lobby, opening, sitting down, playing, being forgotten."""

from typing import Final

import msgspec

from ridotto.server import endpoints, wire
from ridotto.server.api_call import LANGUAGE, Call
from ridotto.server.charter import Charter
from ridotto.server.deal_replay import DealReplay
from ridotto.server.http_bodies import Invitation, SitDown
from ridotto.server.table_summary import TableSummary


class Health(msgspec.Struct, frozen=True):
    """The server is healthy."""

    status: str


TABLE_CALLS: Final[tuple[Call, ...]] = (
    Call(
        method="GET", path="/healthz", endpoint=endpoints.get_health, answer=Health, problems=(503,)
    ),
    Call(
        method="GET", path="/readyz", endpoint=endpoints.get_ready, answer=Health, problems=(503,)
    ),
    Call(
        method="GET",
        path="/metrics",
        endpoint=endpoints.get_metrics,
        answer=str,
        media="text/plain; version=0.0.4",
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
        answer=Invitation,
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
        body=SitDown,
        answer=Invitation,
        status=201,
        problems=(400, 403, 404, 409, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/scene",
        endpoint=endpoints.get_scene,
        query_words=LANGUAGE,
        answer=endpoints.SceneReply,
        secured=True,
        query=("after",),
        problems=(400, 401, 403, 404),
    ),
    Call(
        method="GET",
        path="/api/tables/{table}/pages",
        endpoint=endpoints.get_pages,
        answer=endpoints.PagesReply,
        secured=True,
        query=("after",),
        problems=(400, 401, 403, 404),
    ),
    Call(
        method="POST",
        path="/api/tables/{table}/commands",
        endpoint=endpoints.post_command,
        query_words=LANGUAGE,
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
        secured=True,
        problems=(401, 403, 404, 429),
    ),
    Call(
        method="DELETE",
        path="/api/tables/{table}/me",
        endpoint=endpoints.delete_me,
        answer=endpoints.Deleted,
        secured=True,
        problems=(401, 403, 404),
    ),
)
