"""The list of all requests; the API's description is made from it."""

from typing import Final

from ridotto.server.api_call import Call
from ridotto.server.call_routes import CALL_CALLS
from ridotto.server.duplicate_routes import DUPLICATE_CALLS
from ridotto.server.game_routes import GAME_CALLS
from ridotto.server.person_routes import PERSON_CALLS
from ridotto.server.replay_routes import REPLAY_CALLS
from ridotto.server.table_routes import TABLE_CALLS

CALLS: Final[tuple[Call, ...]] = (
    *TABLE_CALLS,
    *CALL_CALLS,
    *GAME_CALLS,
    *REPLAY_CALLS,
    *DUPLICATE_CALLS,
    *PERSON_CALLS,
)

PROBLEMS: Final = {
    400: "What was sent is not what the request takes.",
    401: "The token holds no chair at this table, or a key is missing.",
    403: "Not from this page, or not for onlookers.",
    404: "There is no such table, game or pack.",
    409: "It cannot be done at this table now.",
    413: "Too long.",
    422: "There is no such book or option, no such act, nothing to be seen of a name, or a table "
    "cannot be opened so.",
    429: "Too many; wait a moment.",
    503: "The database does not answer, or what was asked for was broken off.",
}
