"""The requests of the analysis board: what can be laid out, and a position as a record."""

from collections.abc import Mapping, Sequence
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ridotto.cards import Card
from ridotto.server import endpoints
from ridotto.server.board_records import BoardError, board_of, lay_out
from ridotto.server.http_responses import json_response, problem

HeapName = Annotated[str, msgspec.Meta(max_length=40)]


class BoardRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position: which cards lie in which heap, and who leads or deals."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    heaps: Annotated[
        dict[HeapName, Annotated[tuple[Card, ...], msgspec.Meta(max_length=200)]],
        msgspec.Meta(max_length=40),
    ]
    rules: Annotated[str, msgspec.Meta(max_length=60)] = ""
    first: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


async def get_board(request: Request) -> Response:
    """Return what can be laid out in a game."""
    workers = endpoints.registry_of(request).services.workers
    try:
        game = request.path_params["game"]
        return json_response(
            await workers.run_errand(board_of, game, request.query_params.get("rules", ""))
        )
    except BoardError as error:
        return problem(404, "no-board", str(error))


async def post_board(request: Request) -> Response:
    """Return a position as a record, which can be used like any other record."""
    wish = await endpoints.read_body(request, BoardRequest)
    if not endpoints.limits_of(request).commands.take(f"replay/{endpoints.address_of(request)}"):
        return problem(429, "too-fast", "too much to replay; wait a moment")
    workers = endpoints.registry_of(request).services.workers
    try:
        laid: Mapping[str, Sequence[Card]] = wish.heaps
        text = await workers.run_errand(lay_out, wish.game, wish.rules, laid, wish.first)
    except BoardError as error:
        return problem(422, "board", str(error))
    return PlainTextResponse(text)
