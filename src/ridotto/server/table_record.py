"""The record of a table, made of its ledger: finished deals, every shuffle with its seal."""

from ridotto.notation import write_record
from ridotto.notation.seal import seal_comment
from ridotto.server import ledger_entries as e
from ridotto.server.company import Company
from ridotto.server.ledger_table import LedgerTable, read_ledger
from ridotto.table import Action, letter
from ridotto.table.acts import Shuffle


def write_table_record(ident: str, rows: list[tuple[int, int, bytes]]) -> str:
    """The public record: nothing of a deal that is still being played."""
    table = read_ledger(ident, rows)
    salts = {
        entry.order: (entry.digest, entry.salt)
        for _, _, body in rows
        for entry in e.decode_page(table.game.name, body)
        if isinstance(entry, e.Unsealed)
    }
    actions = finished_actions(table)
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
        headers={**_origin(table.company), **_people(table.company)},
        notes=notes,
    )


def finished_actions(table: LedgerTable) -> list[Action]:
    """What was done in the deals that are over."""
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
    """Whose cards the first acts are, where they were not shuffled here."""
    return {"Begun": " ".join(company.origin.split())} if company.origin else {}


def _people(company: Company) -> dict[str, str]:
    """Who sat in which chair. A name is one line of text."""
    people = {}
    for seat, chair in enumerate(company.chairs):
        name = chair.name or f"computer player ({chair.shown_level})"
        people[f"Seat-{letter(seat)}"] = " ".join(name.replace("#", " ").split())
    return people
