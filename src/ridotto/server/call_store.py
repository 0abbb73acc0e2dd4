"""What is stored for tables by correspondence besides their ledgers. Every call here blocks."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from ridotto.server.call_ways import CallKind, StoredWay
from ridotto.server.schema import CALLS, HOUSE_KEYS, SLOW_TABLES, STANDING_ORDERS, TABLES, WAYS
from ridotto.server.store import DueRow, Store
from ridotto.server.turn_store import keep_turns
from ridotto.table import Seat

ANNULLED: tuple[CallKind, ...] = ("turn", "warning")
"""Kinds of calls that become pointless once the table waits for somebody else."""


class WantedCall(NamedTuple):
    """A seat to be called because of a page, in every way that the seat or its person has."""

    seat: Seat
    owners: tuple[str, ...]
    mark: int
    kind: CallKind
    until: int
    """When the seat's time runs out, in milliseconds; 0 if there is no such time."""
    due: int


class ClaimedCall(NamedTuple):
    """A call that this process is to send now."""

    table_id: str
    seat: Seat
    way: str
    mark: int
    kind: str
    until: int
    attempts: int
    body: bytes
    summary: bytes


class CallStore:
    """Ways, calls, orders and keys, in the same database as the ledger."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self._insert = postgresql.insert if store.postgres else sqlite.insert

    # The server's keys

    def key(self, name: str, made: bytes) -> bytes:
        """Return the key of this name; ``made`` is stored and returned if there was none."""
        with self.engine.begin() as connection:
            new = self._insert(HOUSE_KEYS).on_conflict_do_nothing()
            connection.execute(new, [{"name": name, "body": made}])
            found = select(HOUSE_KEYS.c.body).where(HOUSE_KEYS.c.name == name)
            return bytes(connection.execute(found).scalar_one())

    # Ways

    def ways(self, owners: Iterable[str]) -> list[tuple[str, StoredWay]]:
        """Return the ways of these owners, each with its id."""
        query = select(WAYS.c.id, WAYS.c.body).where(WAYS.c.owner.in_(tuple(owners)))
        with self.engine.connect() as connection:
            return [(ident, decode_way(body)) for ident, body in connection.execute(query)]

    def add_way(
        self, ident: str, owner: str, table_id: str, stored: StoredWay, most: int
    ) -> str | None:
        """Store a way, replacing one with the same address; return None if there are too many."""
        with self.engine.begin() as connection:
            query = select(WAYS.c.id, WAYS.c.body).where(WAYS.c.owner == owner)
            known = [(one, decode_way(body)) for one, body in connection.execute(query)]
            same: str | None = next((one for one, way in known if way.way == stored.way), None)
            if same is None and len(known) >= most:
                return None
            body = msgspec.json.encode(stored)
            if same is not None:
                kept = next(way for one, way in known if one == same)
                body = msgspec.json.encode(
                    msgspec.structs.replace(
                        stored, secret=kept.secret, confirmed=kept.confirmed or stored.confirmed
                    )
                )
                connection.execute(update(WAYS).where(WAYS.c.id == same).values(body=body))
                return same
            value = {"id": ident, "owner": owner, "table_id": table_id, "body": body}
            connection.execute(WAYS.insert(), [value])
        return ident

    def find_way(self, ident: str) -> StoredWay | None:
        """Return a way by its id; None if there is none."""
        with self.engine.connect() as connection:
            body = connection.execute(select(WAYS.c.body).where(WAYS.c.id == ident)).scalar()
        return None if body is None else decode_way(body)

    def change_way(self, ident: str, stored: StoredWay) -> None:
        """Store a changed way: its mailbox was confirmed."""
        with self.engine.begin() as connection:
            body = msgspec.json.encode(stored)
            connection.execute(update(WAYS).where(WAYS.c.id == ident).values(body=body))

    def renew_way(self, ident: str, stored: StoredWay) -> str:
        """Another address for a way; where its owner has a way there already, that one is left."""
        with self.engine.begin() as connection:
            mine = select(WAYS.c.owner).where(WAYS.c.id == ident).scalar_subquery()
            query = select(WAYS.c.id, WAYS.c.body).where(WAYS.c.owner == mine, WAYS.c.id != ident)
            for other, body in connection.execute(query).all():
                if decode_way(body).way == stored.way:
                    connection.execute(delete(CALLS).where(CALLS.c.way == ident))
                    connection.execute(delete(WAYS).where(WAYS.c.id == ident))
                    return str(other)
            body = msgspec.json.encode(stored)
            connection.execute(update(WAYS).where(WAYS.c.id == ident).values(body=body))
        return ident

    def drop_ways(self, owner: str, ident: str = "") -> int:
        """Remove one way of an owner, or all of them; return how many were removed."""
        mine = WAYS.c.owner == owner
        which = and_(mine, WAYS.c.id == ident) if ident else mine
        with self.engine.begin() as connection:
            gone = [one for (one,) in connection.execute(select(WAYS.c.id).where(which))]
            connection.execute(delete(CALLS).where(CALLS.c.way.in_(gone)))
            connection.execute(delete(WAYS).where(WAYS.c.id.in_(gone)))
        return len(gone)

    def drop_way(self, ident: str) -> None:
        """Remove a way that no longer works, or that its owner no longer wants."""
        with self.engine.begin() as connection:
            connection.execute(delete(CALLS).where(CALLS.c.way == ident))
            connection.execute(delete(WAYS).where(WAYS.c.id == ident))

    # What is due at tables

    def due_tables(self, now: int, most: int) -> bool:
        """Return whether some table is due."""
        query = select(SLOW_TABLES.c.table_id).where(SLOW_TABLES.c.due <= now).limit(most)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def claim_tables(self, now: int, later: int, most: int) -> list[str]:
        """Claim tables that are due; until ``later`` no other process looks at them."""
        some = (
            select(SLOW_TABLES.c.table_id)
            .where(SLOW_TABLES.c.due <= now)
            .order_by(SLOW_TABLES.c.due)
            .limit(most)
        )
        # Checked again, because another process may have been quicker.
        claim = (
            update(SLOW_TABLES)
            .where(SLOW_TABLES.c.table_id.in_(some), SLOW_TABLES.c.due <= now)
            .values(due=later)
            .returning(SLOW_TABLES.c.table_id)
        )
        with self.engine.begin() as connection:
            return [ident for (ident,) in connection.execute(claim)]

    def settle(
        self, row: DueRow, over: bool, waited: Mapping[Seat, int], calls: Sequence[WantedCall]
    ) -> int | None:
        """Store when a table is due next and whom to call; return how many calls to send now.

        Calls to seats that the table no longer waits for are dropped. ``waited`` says until when
        each is waited for. If a later page is stored, nothing of this is true: nothing is done, and
        None returned.
        """
        this = SLOW_TABLES.c.table_id == row.table_id
        with self.engine.begin() as connection:
            last = select(SLOW_TABLES.c.seq).where(this).with_for_update()
            seq = connection.execute(last).scalar()
            if seq is not None and seq > row.seq:
                return None
            if over:
                connection.execute(delete(SLOW_TABLES).where(this))
            else:
                connection.execute(update(SLOW_TABLES).where(this).values(due=row.due))
            if seq is not None:
                keep_turns(connection, row.table_id, row.seq, waited)
            connection.execute(
                delete(CALLS).where(
                    CALLS.c.table_id == row.table_id,
                    CALLS.c.seat.not_in(tuple(waited)),
                    CALLS.c.kind.in_(ANNULLED),
                )
            )
            return self._put(connection, row.table_id, calls)

    def add_calls(self, table_id: str, calls: Sequence[WantedCall]) -> int:
        """Store whom to call; return the number of calls."""
        with self.engine.begin() as connection:
            return self._put(connection, table_id, calls)

    def _put(self, connection: Connection, table_id: str, calls: Sequence[WantedCall]) -> int:
        """Add a call for every way of a seat, unless there is one about this or a later page."""
        rows = [
            {
                "table_id": table_id,
                "seat": call.seat,
                "way": way,
                "mark": call.mark,
                "kind": call.kind,
                "until": call.until,
                "due": call.due,
                "attempts": 0,
            }
            for call in calls
            for (way,) in connection.execute(select(WAYS.c.id).where(WAYS.c.owner.in_(call.owners)))
        ]
        if rows:
            new = self._insert(CALLS)
            fields = ("mark", "kind", "until", "due", "attempts")
            put = new.on_conflict_do_update(
                index_elements=["table_id", "seat", "way"],
                set_={name: new.excluded[name] for name in fields},
                where=CALLS.c.mark < new.excluded.mark,
            )
            connection.execute(put, rows)
        return len(rows)

    # Calls

    def due_calls(self, now: int) -> bool:
        """Return whether some call is due."""
        with self.engine.connect() as connection:
            return (
                connection.execute(select(CALLS.c.way).where(CALLS.c.due <= now).limit(1)).first()
                is not None
            )

    def claim_calls(self, now: int, later: int, most: int) -> list[ClaimedCall]:
        """Claim calls to be sent now; no other process sends them before ``later``."""
        some = select(*_KEYS).where(CALLS.c.due <= now).order_by(CALLS.c.due).limit(most)
        with self.engine.begin() as connection:
            found = [tuple(row) for row in connection.execute(some)]
            # Checked again, because another process may have been quicker.
            claim = update(CALLS).where(_among(found), CALLS.c.due <= now).values(due=later)
            claimed = [tuple(row) for row in connection.execute(claim.returning(*_KEYS))]
            fields = (*_KEYS, CALLS.c.mark, CALLS.c.kind, CALLS.c.until, CALLS.c.attempts)
            query = (
                select(*fields, WAYS.c.body, TABLES.c.summary)
                .join(WAYS, WAYS.c.id == CALLS.c.way)
                .join(TABLES, TABLES.c.id == CALLS.c.table_id)
                .where(_among(claimed))
            )
            calls = [ClaimedCall(*row) for row in connection.execute(query)]
            lost = set(claimed).difference(call[:3] for call in calls)
            if lost:
                # Their ways, or their tables, were removed meanwhile.
                connection.execute(delete(CALLS).where(_among(lost)))
        return calls

    def finish_call(self, call: ClaimedCall, due: int | None, *, tried: bool) -> None:
        """Mark a call as done (``due`` is None), or retry it at the time ``due``."""
        this = and_(
            CALLS.c.table_id == call.table_id,
            CALLS.c.seat == call.seat,
            CALLS.c.way == call.way,
            CALLS.c.mark == call.mark,
        )
        values = {"due": due, "attempts": call.attempts + tried}
        with self.engine.begin() as connection:
            connection.execute(update(CALLS).where(this).values(**values))

    # Standing orders

    def orders(self, table_id: str) -> list[tuple[Seat, bytes]]:
        """Return the standing orders of a table's seats."""
        query = select(STANDING_ORDERS.c.seat, STANDING_ORDERS.c.body).where(
            STANDING_ORDERS.c.table_id == table_id
        )
        with self.engine.connect() as connection:
            return [(seat, bytes(body)) for seat, body in connection.execute(query)]

    def keep_order(self, table_id: str, seat: Seat, body: bytes | None) -> None:
        """Store a seat's order, replacing an older one; None removes it."""
        this = and_(STANDING_ORDERS.c.table_id == table_id, STANDING_ORDERS.c.seat == seat)
        with self.engine.begin() as connection:
            connection.execute(delete(STANDING_ORDERS).where(this))
            if body is not None:
                value = {"table_id": table_id, "seat": seat, "body": body}
                connection.execute(STANDING_ORDERS.insert(), [value])


_KEYS: Final = (CALLS.c.table_id, CALLS.c.seat, CALLS.c.way)


def _among(keys: Iterable[tuple[Any, ...]]) -> ColumnElement[bool]:
    return tuple_(*_KEYS).in_(list(keys))


def decode_way(body: bytes) -> StoredWay:
    """Decode a stored way."""
    return msgspec.json.decode(bytes(body), type=StoredWay)
