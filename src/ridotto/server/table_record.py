"""The record of a table, made from its ledger: finished deals, every shuffle with its seal."""

from ridotto.notation import write_record
from ridotto.notation.seal import seal_comment
from ridotto.server import ledger_entries as e
from ridotto.server.company import Company
from ridotto.server.ledger_table import LedgerTable, read_ledger
from ridotto.table import Action, letter
from ridotto.table.acts import Shuffle


def write_table_record(
    ident: str, rows: list[tuple[int, int, bytes]], *, opened: bool = False
) -> str:
    """Return the public record, without any deal that is still being played, here or elsewhere.

    ``opened`` says that a duplicate deal no longer counts.
    """
    table = read_ledger(ident, rows)
    # The seals of a duplicate deal are opened with the deal, and not at every table.
    kind = e.Sealed if table.company.duplicate else e.Unsealed
    salts = {
        entry.order: (entry.digest, entry.salt or "")
        for _, _, body in rows
        for entry in e.decode_page(table.game.name, body)
        if isinstance(entry, kind)
    }
    actions = finished_actions(table) if opened or not table.company.duplicate else []
    notes = {
        n: seal_comment(*salts[action.order])
        for n, action in enumerate(actions)
        if isinstance(action, Shuffle) and action.order in salts
    }
    return write_record(
        table.game,
        table.rules,
        strict=table.company.charter.strict,
        actions=actions,
        headers={
            **_origin(table.company),
            **_duplicate(table.company),
            **_people(table.company),
        },
        notes=notes,
    )


def open_record(ident: str, rows: list[tuple[int, int, bytes]]) -> str:
    """Return the record for a client who is known to be allowed to see a duplicate deal."""
    return write_table_record(ident, rows, opened=True)


def finished_actions(table: LedgerTable) -> list[Action]:
    """Return the acts of the finished deals."""
    done: list[Action] = []
    kept = 0
    state = table.opening
    for _, events in table.happened:
        first = events[0]
        assert isinstance(first, Action)
        done.append(first)
        for event in events:
            state = table.game.fold(state, event)
        if table.game.settled(state) or table.game.over(state):
            kept = len(done)
    return done[:kept]


def _origin(company: Company) -> dict[str, str]:
    """Return where the first acts come from, if they were not done here."""
    return {"Begun": " ".join(company.origin.split())} if company.origin else {}


def _duplicate(company: Company) -> dict[str, str]:
    """Return which duplicate deal it is, if it is one."""
    deal = company.duplicate
    return {"Duplicate": f"{deal.deal} {deal.number}"} if deal else {}


def _people(company: Company) -> dict[str, str]:
    """Return who sat in which chair. A name is one line of text."""
    people = {}
    for seat, chair in enumerate(company.chairs):
        name = chair.name or f"computer player ({chair.shown_level})"
        people[f"Seat-{letter(seat)}"] = " ".join(name.replace("#", " ").split())
    return people
