"""``ridotto replay``: a record gone through, trick by trick, and checked."""

import contextlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.cli.errors import Complaint, Leave
from ridotto.cli.face import Chronicle
from ridotto.cli.faces import chronicle_of
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.palette import make_console, monochrome
from ridotto.games import GAMES
from ridotto.notation import Check, NotationError, Record, Replay, Step, parse, run
from ridotto.table import State


def shipped() -> dict[str, Traversable]:
    """The records that come with the games, as ``game/name``."""
    found: dict[str, Traversable] = {}
    for game in GAMES:
        folder = files(f"ridotto.games.{game}") / "records"
        entries = {entry.name: entry for entry in folder.iterdir()} if folder.is_dir() else {}
        for name in sorted(entries):
            if name.endswith(".rec"):
                found[f"{game}/{name.removesuffix('.rec')}"] = entries[name]
    return found


def find_shipped(name: str) -> Traversable | None:
    """The shipped record of this name; the game may be left out where only one has it."""
    records = shipped()
    wanted = name.removesuffix(".rec")
    matches = [full for full in records if wanted in (full, full.partition("/")[2])]
    if len(matches) > 1:
        raise Complaint(f"{wanted} could be {' or '.join(matches)}")
    return records[matches[0]] if matches else None


def list_records() -> None:
    """Name and title of every shipped record."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for name, file in shipped().items():
        grid.add_row(name, parse(file.read_text(encoding="utf-8")).header("Title"))
    make_console().print(grid)


def replay(name: str, *, as_json: bool, step: bool) -> bool:
    """Show a record; does it come out as it says?"""
    record = _read(name)
    try:
        played = run(record)
    except NotationError as error:
        raise _unreadable(name, error) from error
    if as_json:
        _print_json(played)
    else:
        _show(make_console(), played, step=step)
    return played.ok


def _read(name: str) -> Record:
    path = Path(name)
    file: Traversable | None = path if path.is_file() else find_shipped(name)
    if file is None:
        raise Complaint(f"there is no record {name!r}, neither as a file nor shipped; see --list")
    try:
        return parse(file.read_text(encoding="utf-8"))
    except NotationError as error:
        raise _unreadable(name, error) from error
    except UnicodeDecodeError as error:
        raise Complaint(f"{name}: this is no text in UTF-8") from error
    except OSError as error:
        raise Complaint(f"cannot read {name}: {error.strerror}") from error


def _unreadable(name: str, error: NotationError) -> Complaint:
    return Complaint(f"{name}:{error.line}:{error.column}: {error.kind}: {error.message}")


def _print_json(played: Replay) -> None:
    tree = {
        "game": played.game.name,
        "rules": played.rules.name,
        "headers": dict(played.record.headers),
        "ok": played.ok,
        "checks": [_check(check) for check in played.checks],
        "accounts": list(played.game.accounts(played.state)),
    }
    text = msgspec.json.format(msgspec.json.encode(tree), indent=2)
    make_console().out(text.decode(), highlight=False)


def _check(check: Check) -> dict[str, Any]:
    return {
        "line": check.line,
        "fact": check.fact,
        "expected": check.expected,
        "found": check.found,
        "ok": check.ok,
        "rules": list(check.rules),
    }


def _show(console: Console, played: Replay, *, step: bool) -> None:
    """Every line with what came of it; the summary last."""
    for name, value in played.record.headers:
        console.print(Text.assemble((f"{name}: ", "dim"), value))
    chronicle = chronicle_of(played.game.name)(played.opening, mono=monochrome(console))
    keyboard, before = Keyboard(console), played.opening
    with contextlib.suppress(Leave):
        for done in played.steps:
            _show_step(console, chronicle, before, done)
            before = done.state
            if step and any(isinstance(event, chronicle.ends) for event in done.events):
                keyboard.read("(Enter)")
    for line in _summary(played):
        console.print(Text(line))


def _show_step(console: Console, chronicle: Chronicle, before: State, done: Step) -> None:
    if done.line.comment:
        console.print(Text(f"  {done.line.comment}", "italic dim"))
    if done.checks:
        for check in done.checks:
            console.print(_check_text(check))
    elif done.line.words:
        console.print(chronicle.statement(done.line.texts))
        for part in chronicle.tell(before, done.events):
            console.print(part)


def _check_text(check: Check) -> Text:
    if check.ok:
        return Text(f"    ✓ {check.fact} = {check.found}", "green")
    return Text(f"    ✗ {difference(check)}", "bold red")


def difference(check: Check) -> str:
    """Where, what the record expects, what was found."""
    return f"line {check.line}: {check.fact}: expected {check.expected}, found {check.found}"


def _summary(played: Replay) -> Iterator[str]:
    wrong = [check for check in played.checks if not check.ok]
    count = len(played.checks)
    if not count:
        yield "The record expects nothing; it could be played from beginning to end."
    elif not wrong:
        yield f"All {count} expectations are met."
    else:
        yield f"{len(wrong)} of {count} expectations are not met:"
        yield from (f"  {difference(check)}" for check in wrong)
