"""Opens a table for a duplicate deal, which other tables play too."""

from collections.abc import Sequence

from ridotto.duplicate.same_deal import SameDeal
from ridotto.server import ledger_entries as e
from ridotto.server.charter import complete_charter
from ridotto.server.company import key_of
from ridotto.server.duplicate_play import ChairOffer, duplicate_charter, first_events
from ridotto.server.http_bodies import Invitation
from ridotto.server.names import clean_name
from ridotto.server.table_registry import TableRegistry


async def open_duplicate(
    registry: TableRegistry,
    deal: SameDeal,
    name: str,
    chairs: Sequence[ChairOffer],
    address: str = "",
    *,
    everybody: bool = False,
) -> Invitation:
    """Open a table for a duplicate deal; return an invitation for the first person who sits there.

    The others find their chairs by their keys. Nobody may watch: an onlooker would know cards that
    others still play.
    """
    charter = complete_charter(duplicate_charter(deal, chairs))
    source = registry.services.random_source
    tokens = {seat: source.token() for seat, chair in enumerate(chairs) if chair.name}
    sat = tuple(
        e.Sat(seat, clean_name(chairs[seat].name), key_of(token), chairs[seat].person or None)
        for seat, token in tokens.items()
    )
    duplicate = e.Duplicate(name, deal.number, deal.seed, everybody)
    acts = tuple(e.Acted("house", events) for events in first_events(deal))
    ident = await registry.create(e.Opened(charter), sat, acts, address, duplicate)
    await registry.mark_present([(ident, seat) for seat in tokens])
    first = next(iter(tokens))
    return Invitation(ident, first, tokens[first])
