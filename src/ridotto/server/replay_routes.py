"""The requests for finished deals: worked hands, replays, variations, the review, the board."""

from typing import Final

from ridotto.server import (
    board_endpoints,
    replay_endpoints,
    review_endpoints,
    what_if_endpoints,
)
from ridotto.server.api_call import LANGUAGE, Call
from ridotto.server.board_records import Board
from ridotto.server.deal_reviews import ReviewPart
from ridotto.server.http_bodies import Invitation
from ridotto.server.worked_hands import HandSeen

REPLAY_CALLS: Final[tuple[Call, ...]] = (
    Call(
        method="GET",
        path="/api/worked",
        endpoint=replay_endpoints.get_worked,
        query_words=LANGUAGE,
        problems=(400,),
        answer=tuple[HandSeen, ...],
        public=True,
    ),
    Call(
        method="POST",
        path="/api/replay",
        endpoint=replay_endpoints.post_replay,
        query_words=LANGUAGE,
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
        endpoint=what_if_endpoints.post_what_if,
        body=what_if_endpoints.WhatIfRequest,
        answer=what_if_endpoints.VariedDeal,
        secured=True,
        problems=(400, 401, 403, 404, 409, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/spread",
        endpoint=what_if_endpoints.post_spread,
        body=what_if_endpoints.SpreadRequest,
        answer=what_if_endpoints.Playings,
        secured=True,
        problems=(400, 401, 403, 404, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/worth",
        endpoint=what_if_endpoints.post_worth,
        body=what_if_endpoints.WorthRequest,
        answer=what_if_endpoints.Worths,
        secured=True,
        problems=(400, 401, 403, 404, 413, 422, 429),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/board",
        endpoint=board_endpoints.get_board,
        answer=Board,
        query_words=("rules",),
        public=True,
        problems=(404,),
    ),
    Call(
        method="POST",
        path="/api/board",
        endpoint=board_endpoints.post_board,
        body=board_endpoints.BoardRequest,
        answer=str,
        media="text/plain; charset=utf-8",
        problems=(400, 403, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/tree",
        endpoint=what_if_endpoints.post_tree,
        body=what_if_endpoints.TreeRequest,
        answer=str,
        media="text/plain; charset=utf-8",
        secured=True,
        problems=(400, 401, 403, 404, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/play-on",
        endpoint=replay_endpoints.post_play_on,
        body=replay_endpoints.PlayOnRequest,
        answer=Invitation,
        status=201,
        secured=True,
        problems=(400, 401, 403, 404, 409, 413, 422, 429),
    ),
    Call(
        method="POST",
        path="/api/replay/review",
        endpoint=review_endpoints.post_review,
        body=review_endpoints.ReviewRequest,
        answer=ReviewPart,
        secured=True,
        query_words=LANGUAGE,
        problems=(400, 401, 403, 404, 413, 422, 429, 503),
    ),
)
