"""The requests for games: the catalogue, books and rules, lessons, packs, the count."""

from typing import Final

from ridotto.cards.pack_names import PackNames
from ridotto.server import (
    count,
    game_endpoints,
    lessons,
    printable_packs,
    rule_values,
    source_pages,
)
from ridotto.server.api_call import LANGUAGE, Call
from ridotto.server.game_catalogue import Catalogue, GameAtTable, GameOnShelf
from ridotto.table import RuleBook

GAME_CALLS: Final[tuple[Call, ...]] = (
    Call(
        method="GET",
        path="/api/games",
        endpoint=game_endpoints.get_games,
        query_words=LANGUAGE,
        problems=(400,),
        answer=Catalogue,
        public=True,
    ),
    Call(
        method="GET",
        path="/api/shelf",
        endpoint=game_endpoints.get_shelf,
        query_words=LANGUAGE,
        problems=(400,),
        answer=tuple[GameOnShelf, ...],
        public=True,
    ),
    Call(
        method="GET",
        path="/api/games/{game}",
        endpoint=game_endpoints.get_game,
        query_words=LANGUAGE,
        answer=GameAtTable,
        public=True,
        problems=(
            400,
            404,
        ),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/rules",
        endpoint=game_endpoints.get_rules,
        query_words=LANGUAGE,
        answer=str,
        media="text/markdown; charset=utf-8",
        public=True,
        problems=(
            400,
            404,
        ),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/book",
        endpoint=game_endpoints.get_book,
        query_words=LANGUAGE,
        answer=RuleBook,
        public=True,
        problems=(
            400,
            404,
        ),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/cards",
        endpoint=game_endpoints.get_cards,
        answer=PackNames,
        public=True,
        problems=(404,),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/values",
        endpoint=rule_values.get_values,
        query_words=LANGUAGE,
        answer=rule_values.ValuesSeen,
        public=True,
        problems=(
            400,
            404,
        ),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/sources/{rule}",
        endpoint=source_pages.get_source,
        answer=source_pages.RuleSource,
        query_words=("language",),
        public=True,
        problems=(404,),
    ),
    Call(
        method="GET",
        path="/api/games/{game}/records/{record}",
        endpoint=source_pages.get_game_record,
        answer=str,
        media="text/plain; charset=utf-8",
        public=True,
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
        query_words=LANGUAGE,
        answer=lessons.Lesson,
        public=True,
        problems=(
            400,
            404,
        ),
    ),
    Call(
        method="POST",
        path="/api/lessons/{game}/{moment}",
        endpoint=lessons.post_attempt,
        query_words=LANGUAGE,
        body=lessons.LessonAttempt,
        answer=lessons.LessonVerdict,
        problems=(400, 403, 404, 413, 422),
    ),
)
