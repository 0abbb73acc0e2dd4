"""Packs of cards to print, over HTTP: the list of them, and their sheets as PDF."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from ridotto.deck import (
    CUSTOMS,
    PAPERS,
    TONGUES,
    NoPlates,
    PrintRequest,
    Shop,
    maids_by,
    print_pack,
)
from ridotto.games import GAMES
from ridotto.server.config import Config
from ridotto.server.endpoints import address_of, limits_of, registry_of
from ridotto.server.fair_queue import Asker
from ridotto.server.http_responses import json_response, problem

KEPT: Final = 24
"""The most cached PDFs; all packs on one paper in three languages are fewer."""

WISHES: Final = ("paper", "tongue", "colours", "backs", "tone", "rules")


class PackSeen(msgspec.Struct, frozen=True):
    """A pack that can be printed."""

    name: str
    game: str
    title: str
    size: tuple[float, float]
    """The customary width and height of a card, in millimetres."""
    why: dict[str, str]
    note: dict[str, str]


class Unknown(ValueError):
    """A request for something that does not exist."""


async def get_packs(_request: Request) -> Response:
    """Return the packs that can be printed, the size of their cards, and the reason for it."""
    seen = (
        PackSeen(name, custom.game, custom.title, custom.size, custom.why, custom.note)
        for name, custom in CUSTOMS.items()
    )
    return json_response(tuple(seen))


async def get_pack(request: Request) -> Response:
    """Return a pack's sheets, to be printed on both sides and cut."""
    config: Config = request.app.state.config
    try:
        wish = read_wish(request.path_params["pack"], request.query_params)
    except Unknown as error:
        return problem(404, "no-pack", str(error))
    if not limits_of(request).packs.take(address_of(request)):
        return problem(429, "too-fast", "too many packs from here; wait a minute")
    try:
        workers, asker = registry_of(request).services.workers, Asker(address_of(request), "packs")
        sheets = await workers.review(asker, _printed, config.page or Path(), wish)
    except NoPlates:
        return problem(404, "no-plates", "this house has no page, and so nothing to print from")
    return _sent(request, wish, sheets)


def read_wish(pack: str, asked: QueryParams) -> PrintRequest:
    """Return the requested options, with defaults for those left out."""
    name = _one_of(pack, tuple(CUSTOMS))
    game = GAMES[CUSTOMS[name].game]
    books = tuple(game.rule_sets)
    rules = game.rule_sets[_one_of(asked.get("rules", books[0]), books)]
    return PrintRequest(
        pack=name,
        paper=_one_of(asked.get("paper", "a4"), tuple(PAPERS)),
        tongue=_one_of(asked.get("tongue", "en"), TONGUES),
        four_colours=_one_of(asked.get("colours", "two"), ("two", "four")) == "four",
        backs=_one_of(asked.get("backs", "yes"), ("yes", "no")) == "yes",
        white=_one_of(asked.get("tone", "cream"), ("cream", "white")) == "white",
        maids=maids_by(rules),
    )


def _one_of(text: str, known: tuple[str, ...]) -> str:
    if text not in known:
        raise Unknown(f"there are: {', '.join(known)}")
    return text


@lru_cache(KEPT)
def _printed(page: Path, wish: PrintRequest) -> bytes:
    return print_pack(Shop(page / "plates"), wish)


def _sent(request: Request, wish: PrintRequest, sheets: bytes) -> Response:
    etag = f'"{hashlib.sha256(sheets).hexdigest()[:32]}"'
    headers = {
        "cache-control": "public, max-age=3600",
        "etag": etag,
        "content-disposition": f'attachment; filename="{wish.pack}-{wish.paper}.pdf"',
    }
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(sheets, media_type="application/pdf", headers=headers)
