"""``ridotto history``: the parties one has played, at this terminal or on a server."""

import json
import urllib.error
import urllib.request
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import typer
from rich.table import Table

from ridotto.cli.errors import UsageError
from ridotto.cli.kept_parties import KeptParty, kept_parties, record_of
from ridotto.cli.key_phrase import kept_key, read_key
from ridotto.cli.language import signed, to_text
from ridotto.cli.palette import make_console
from ridotto.cli.save_file import state_folder
from ridotto.cli.sentences import say
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.games import GAMES

SECONDS: Final = 20.0
"""How long a server may take to answer."""


def history(
    record: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Print the record of the N-th party: its deals."),
    ] = None,
    server: Annotated[
        str | None, typer.Option(metavar="URL", help="Ask a server, such as http://localhost:8000.")
    ] = None,
    key: Annotated[
        str | None,
        typer.Option(
            metavar="WORDS",
            envvar="RIDOTTO_KEY",
            help="With --server: your key, as the twelve words the page shows, or this machine's.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """The parties you have played here, the latest first, or on a server with your key.

    A party that is over can be read again: ridotto history --record 1 > party.rec
    """
    person = read_key(key) if key else kept_key() if server else ""
    # A key alone may lie in the environment, for the days when one asks a server.
    if server and not person:
        raise UsageError(say_usage("server-wants-key"))
    found = _on_server(server, person) if server else list(_here())
    if record is not None:
        if not record <= len(found):
            raise UsageError(say_usage("no-such-party", n=record, most=len(found)))
        typer.echo(_record(found[record - 1], server, person), nl=False)
    elif as_json:
        typer.echo(msgspec.json.encode(found))
    else:
        _print(found)


def _here() -> list[KeptParty]:
    return list(kept_parties(state_folder()))


def _on_server(server: str, key: str) -> list[KeptParty]:
    told_parties: list[dict[str, Any]] = json.loads(_ask(server, "/api/me/parties", key))
    return [_party(one) for one in told_parties]


def _party(one: dict[str, Any]) -> KeptParty:
    table, seat = one["table"], one["seat"]
    others = [chair for n, chair in enumerate(table["chairs"]) if n != seat]
    names = [chair["name"] or chair["level"] for chair in others]
    return KeptParty(
        game=table["game"],
        rules=table["rules"],
        level=", ".join(dict.fromkeys(filter(None, names))),
        seat=seat,
        at=(one["finished"] or one["opened"]) / 1000,
        deals=one["deals"],
        result=one["result"] or 0,
        over=table["over"],
        file=table["id"],
    )


def _record(party: KeptParty, server: str | None, key: str) -> str:
    if server:
        return _ask(server, f"/api/tables/{party.file}/record", key).decode()
    return record_of(Path(party.file))


def _ask(server: str, path: str, key: str) -> bytes:
    """What a server answers; the key goes nowhere but there."""
    if urlsplit(server).scheme not in ("http", "https"):
        raise UsageError(say_usage("no-address", typed=server))
    request = urllib.request.Request(server.rstrip("/") + path, headers={"Ridotto-Key": key})
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            body: bytes = answer.read()
            return body
    except urllib.error.HTTPError as error:
        raise UsageError(
            say_usage("server-answers", server=server, code=error.code, why=_message(error.read()))
        ) from error
    except (urllib.error.URLError, TimeoutError, OSError) as error:
        raise UsageError(say_usage("server-silent", server=server, why=str(error))) from error


def _message(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return "no reason is given"


def _print(found: list[KeptParty]) -> None:
    console = make_console()
    if not found:
        console.print(to_text(say("history-none")))
        return
    rows = Table(box=None, pad_edge=False)
    rows.add_column("", justify="right")
    for heading in (say("history-when"), say("history-game"), say("history-with")):
        rows.add_column(to_text(heading))
    for heading in (say("history-deals"), say("history-result")):
        rows.add_column(to_text(heading), justify="right")
    rows.add_column("")
    for number, party in enumerate(found, start=1):
        rows.add_row(str(number), *_cells(party))
    console.print(rows)


def _cells(party: KeptParty) -> tuple[str, ...]:
    when = datetime.fromtimestamp(party.at, UTC).astimezone()
    title = GAMES[party.game].title if party.game in GAMES else party.game
    result = signed(party.result) if party.deals else ""
    stands = say("history-over") if party.over else say("history-under-way")
    return (f"{when:%Y-%m-%d %H:%M}", title, party.level, str(party.deals), result, to_text(stands))
