"""How much may be said at a table: each word is stored, and told to everybody."""

from ridotto.server import wire as w
from ridotto.server.command_checks import Denied
from ridotto.server.limits import Limits
from ridotto.server.table_registry import HostedTable
from ridotto.table import Seat


def refuse_talk(
    limits: Limits, address: str, hosted: HostedTable, seat: Seat | None, command: w.AnyCommand
) -> Denied | None:
    """Return a refusal for whoever says too much, or changes their name too often; else None.

    A new name is talk too: it is told to everybody, also where nobody may talk.
    """
    if seat is None or not isinstance(command, w.Say | w.Rename):
        return None
    table = hosted.live.table.ident
    if isinstance(command, w.Rename) and not limits.renames.take(f"{table}/{seat}"):
        return Denied("renames", "you have changed your name several times; wait a minute")
    of_table = isinstance(command, w.Rename) or limits.talk_of_table.take(table)
    if not (of_table and limits.talk_of_address.take(address)):
        return Denied("talk", "a great deal was said in a short time; wait a minute")
    return None
