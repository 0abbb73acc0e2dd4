"""What may be asked at a table of Bieten."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from ridotto.games.bieten.events import Counted
from ridotto.games.bieten.state import Ended
from ridotto.table.questions import COMMON_QUESTIONS, Question, SheetSoFar, sheet_so_far
from ridotto.table.view import View


def sheet(view: View[Any]) -> SheetSoFar:
    """What is written of this deal.

    When the match is over, the count of its last deal has gone onto the slate: it is told as it
    was.
    """
    told = sheet_so_far(view)
    counts = (event.count for event in reversed(view.seen) if isinstance(event, Counted))
    last = next(counts, None) if isinstance(view.table.phase, Ended) else None
    if last is None:
        return told
    return msgspec.structs.replace(told, lines=last.lines, remarks=last.remarks)


QUESTIONS: Final[Mapping[str, Question]] = MappingProxyType({**COMMON_QUESTIONS, "sheet": sheet})
"""What may be asked."""
