"""While a duplicate deal counts, a person may see only what their own seat saw.

Otherwise one person could learn the deal that another still plays. So records, replays, reviews and
everything made from them wait until the deal is opened for everybody. Code that reads a table's
pages for a client asks here first. Without asking, ``write_table_record``, ``stored_deal`` and
``replay_origins`` refuse a duplicate deal: the caller must say that it is open.
"""

from ridotto.server.command_checks import Denied
from ridotto.server.duplicate_store import DealRow
from ridotto.server.live_table import LiveTable


def is_open(row: DealRow | None, now: int) -> bool:
    """Return whether the cards of this deal may be shown; False for an unknown deal."""
    return row is not None and 0 < row.opens <= now


async def refuse_while_it_counts(live: LiveTable) -> None:
    """Raise ``Denied`` if others may still play the deal of this table."""
    duplicate = live.table.company.duplicate
    if duplicate is None:
        return
    services = live.services
    row = await services.workers.read(services.store.duplicates.deal, duplicate.deal)
    if not is_open(row, services.now()):
        raise Denied("counts", "this deal still counts: it is shown when nobody plays it any more")
