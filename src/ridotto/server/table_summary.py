"""The summary of a table for the lobby, and for requests by its id."""

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.charter import Clock
from ridotto.server.company import fold
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.scene import ChairSeen, public_company
from ridotto.server.store import LobbyRow


class TableSummary(msgspec.Struct, frozen=True):
    """A table as strangers see it: the game, its rules, who sits where."""

    id: str
    game: str
    rules: str
    options: dict[str, bool | int | str]
    strict: bool
    title: str
    listed: bool
    clock: Clock | None
    chat: str
    watching: str
    hints: bool
    patience: int
    chairs: tuple[ChairSeen, ...]
    free: tuple[int, ...]
    started: bool
    over: bool
    after: str = ""
    slow: bool = False
    """Whether the table is played by correspondence."""


def table_summary(table: LedgerTable, page: e.Page = (), *, over: bool = False) -> TableSummary:
    """Return the summary of the table as it is, or as it will be after a page."""
    company = table.company
    for entry in page:
        company = fold(company, entry)
    charter = company.charter
    return TableSummary(
        id=table.ident,
        game=charter.game,
        rules=charter.rules,
        options=charter.options,
        strict=charter.strict,
        title=charter.title,
        listed=charter.listed,
        clock=charter.clock,
        chat=charter.chat,
        watching=charter.watching.how,
        hints=charter.hints,
        patience=charter.patience,
        chairs=public_company(company).chairs,
        free=company.free,
        started=company.started,
        over=over or table.over,
        after=company.after,
        slow=charter.slow,
    )


def lobby_row(table: LedgerTable, page: e.Page, at: int, *, over: bool) -> LobbyRow:
    """Return the lobby's row after a page; ``over`` says whether the party ends with it."""
    over = over or table.over
    seen = table_summary(table, page, over=over)
    charter = table.company.charter
    return LobbyRow(
        id=table.ident,
        game=charter.game,
        listed=charter.listed,
        over=over,
        touched=at,
        summary=msgspec.json.encode(seen),
    )
