"""The rows that a page adds to the list of parties of persons with a key."""

from collections.abc import Iterator, Sequence

from ridotto.server import ledger_entries as e
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.person_store import PlayedRow
from ridotto.table import State


def played_rows(
    table: LedgerTable, page: e.Page, at: int, steps: Sequence[State]
) -> tuple[PlayedRow, ...]:
    """Return the rows to write with the table's next page: who sat down, and a deal's results."""
    if steps and not (table.between or table.over) and _counted(table, steps[-1]):
        return tuple(_results(table, at, steps[-1]))
    return tuple(_sat(table, page, at))


def _counted(table: LedgerTable, state: State) -> bool:
    return table.game.settled(state) or table.game.over(state)


def _results(table: LedgerTable, at: int, state: State) -> Iterator[PlayedRow]:
    accounts = table.game.accounts(state)
    for seat, chair in enumerate(table.company.chairs):
        if chair.owner:
            yield PlayedRow(
                person=chair.owner,
                name=chair.name,
                table_id=table.ident,
                seat=seat,
                seq=table.seq + 1,
                game=table.game.name,
                at=at,
                over=table.game.over(state),
                deals=table.deals + 1,
                result=accounts[seat],
            )


def _sat(table: LedgerTable, page: e.Page, at: int) -> Iterator[PlayedRow]:
    for entry in page:
        if isinstance(entry, e.Sat) and entry.person:
            yield PlayedRow(
                entry.person,
                entry.name,
                table.ident,
                entry.seat,
                table.seq + 1,
                table.game.name,
                at,
            )
