"""What the database keeps of persons: who they are by their hashes, and where they played.

Every call here blocks and belongs in a thread.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection

from ridotto.server.schema import PERSONS, PLAYED


class PlayedRow(NamedTuple):
    """A person's chair at a table, and what has come of it by a page of that table."""

    person: str
    name: str
    table_id: str
    seat: int
    seq: int
    game: str
    at: int
    """When the page was written, in milliseconds."""
    over: bool = False
    deals: int = 0
    result: int | None = None


class PlayedWriter:
    """Writes rows of ``played`` in the transaction of the pages that they follow from."""

    def __init__(self, insert: Callable[..., Any]) -> None:
        met = insert(PERSONS)
        self._met = met.on_conflict_do_update(
            index_elements=["id"], set_={"name": met.excluded.name}
        )
        played = insert(PLAYED)
        self._played = played.on_conflict_do_update(
            index_elements=["person", "table_id", "seat"],
            set_={key: played.excluded[key] for key in ("finished", "deals", "result")},
        )

    def write(self, connection: Connection, rows: Sequence[PlayedRow]) -> None:
        """Keep these chairs, and their persons."""
        persons = {row.person: row for row in rows}.values()
        met = [{"id": row.person, "since": row.at, "name": row.name} for row in persons]
        connection.execute(self._met, met)
        connection.execute(self._played, [_values(row) for row in rows])


def _values(row: PlayedRow) -> dict[str, Any]:
    return {
        "person": row.person,
        "table_id": row.table_id,
        "seat": row.seat,
        "game": row.game,
        "opened": row.at,
        "finished": row.at if row.over else None,
        "deals": row.deals,
        "result": row.result,
    }
