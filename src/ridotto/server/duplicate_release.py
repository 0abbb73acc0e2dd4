"""While a duplicate deal counts, nothing of it is shown but what a seat saw in its own chair.

One person may know the deal that another still plays. So records, replays, reviews and all that is
made of them wait until the deal is opened for everybody. What reads a table's pages for somebody
asks here first. What does not ask finds the deal closed: ``write_table_record``, ``stored_deal``
and ``replay_origins`` show a duplicate deal only to whoever says that it is open.
"""

from ridotto.server.duplicate_store import DealRow
from ridotto.server.live_table import LiveTable
from ridotto.server.table_commands import Denied


def is_open(row: DealRow | None, now: int) -> bool:
    """May the cards of this deal be shown? Of one that nobody knows: no."""
    return row is not None and 0 < row.opens <= now


async def refuse_while_it_counts(live: LiveTable) -> None:
    """Raise ``Denied`` where others may still play the deal of this table."""
    duplicate = live.table.company.duplicate
    if duplicate is None:
        return
    services = live.services
    row = await services.workers.read(services.store.duplicates.deal, duplicate.deal)
    if not is_open(row, services.now()):
        raise Denied("counts", "this deal still counts: it is shown when nobody plays it any more")
