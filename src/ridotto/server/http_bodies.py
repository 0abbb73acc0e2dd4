"""What requests and answers over HTTP say that no socket does: chairs, and what was wrong."""

import msgspec

from ridotto.server.charter import Name
from ridotto.server.wire import SeatNumber
from ridotto.table import Seat


class Invitation(msgspec.Struct, frozen=True):
    """A chair, and the token that holds it. Keep it secret: whoever has it plays your cards."""

    table: str
    seat: Seat
    token: str


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a chair; without a number, any free one."""

    name: Name
    seat: SeatNumber | None = None


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    message: str
