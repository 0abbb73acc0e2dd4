"""The routes of a person's requests about themselves."""

from typing import Final

from ridotto.server import person_endpoints, turn_endpoints, vacations
from ridotto.server.api_call import Call
from ridotto.server.my_games import MyStatistics, PlayedParty
from ridotto.server.rating_board import RatingBoard

PERSON_CALLS: Final[tuple[Call, ...]] = (
    Call(
        method="GET",
        path="/api/me",
        endpoint=person_endpoints.get_me,
        answer=person_endpoints.Me,
        keyed=True,
        problems=(400, 401),
    ),
    Call(
        method="PUT",
        path="/api/me",
        endpoint=person_endpoints.put_me,
        body=person_endpoints.MyWishes,
        answer=person_endpoints.Me,
        keyed=True,
        problems=(400, 401, 403, 413),
    ),
    Call(
        method="DELETE",
        path="/api/me",
        endpoint=person_endpoints.delete_everything,
        answer=person_endpoints.DeletedAll,
        keyed=True,
        problems=(400, 401, 403, 429),
    ),
    Call(
        method="GET",
        path="/api/me/parties",
        endpoint=person_endpoints.get_parties,
        answer=tuple[PlayedParty, ...],
        query=("before",),
        keyed=True,
        problems=(400, 401),
    ),
    Call(
        method="GET",
        path="/api/me/turns",
        endpoint=turn_endpoints.get_turns,
        answer=tuple[turn_endpoints.MyTurn, ...],
        keyed=True,
        problems=(400, 401),
    ),
    Call(
        method="POST",
        path="/api/me/vacation",
        endpoint=vacations.post_vacation,
        body=vacations.VacationWish,
        answer=tuple[vacations.VacationAt, ...],
        keyed=True,
        problems=(400, 401, 403, 413, 429),
    ),
    Call(
        method="DELETE",
        path="/api/me/vacation",
        endpoint=vacations.delete_vacation,
        answer=tuple[vacations.VacationAt, ...],
        keyed=True,
        problems=(400, 401, 403, 429),
    ),
    Call(
        method="GET",
        path="/api/me/statistics",
        endpoint=person_endpoints.get_statistics,
        answer=MyStatistics,
        keyed=True,
        problems=(400, 401, 429),
    ),
    Call(
        method="GET",
        path="/api/me/export",
        endpoint=person_endpoints.get_export,
        answer=bytes,
        media="application/zip",
        keyed=True,
        problems=(400, 401, 429),
    ),
    Call(
        method="GET",
        path="/api/ratings/{game}",
        endpoint=person_endpoints.get_ratings,
        answer=RatingBoard,
        problems=(400, 404, 429),
    ),
    Call(
        method="GET",
        path="/api/me/acquaintances/{table}",
        endpoint=person_endpoints.get_acquaintances,
        answer=tuple[person_endpoints.Acquaintance, ...],
        keyed=True,
        problems=(400, 401),
    ),
)
