"""``ridotto replay``: shows a record trick by trick, and checks it."""

import contextlib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ridotto.cli.errors import Leave, UsageError
from ridotto.cli.face import ReplayText
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.language import decimal, terminal_language, to_text
from ridotto.cli.palette import make_console, monochrome
from ridotto.cli.sentences import say
from ridotto.cli.usage.file_errors import why_not
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.games import GAMES, folder_of
from ridotto.notation import Check, NotationError, Record, Replay, Step, parse, run
from ridotto.notation.replay import VARY
from ridotto.server.names import clean_text
from ridotto.server.worked_claims import ClaimSeen, Estimate
from ridotto.server.worked_hands import claims_in, hand_in, worked_hands
from ridotto.table import State

MAX_SHOWN = 1000
"""Characters of a header or comment: a record may come from anybody."""


def shipped() -> dict[str, Traversable]:
    """The records that come with the games, as ``game/name``."""
    found: dict[str, Traversable] = {}
    for game in GAMES:
        folder = folder_of(game) / "records"
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
        raise UsageError(say_usage("could-be-either", typed=wanted, known=", ".join(matches)))
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
    played = run_named(name)
    if as_json:
        _print_json(played)
    else:
        _show(make_console(), played, step=step)
    return played.ok


def walk(name: str, deal: int) -> None:
    """Walk a deal of a record and its variations."""
    # Only who varies waits for the players.
    from ridotto.cli.what_if_command import walk_record

    played = run_named(name)
    try:
        walk_record(played, deal)
    except NotationError as error:
        raise _unreadable(name, error) from error


def run_named(name: str) -> Replay:
    """A record by its file or its shipped name, run; or a complaint that says where it fails."""
    record = _read(name)
    try:
        return run(record)
    except NotationError as error:
        raise _unreadable(name, error) from error


def _read(name: str) -> Record:
    path = Path(name)
    file: Traversable | None = path if path.is_file() else find_shipped(name)
    if file is None:
        raise UsageError(say_usage("no-record", typed=name))
    try:
        return parse(file.read_text(encoding="utf-8"))
    except NotationError as error:
        raise _unreadable(name, error) from error
    except UnicodeDecodeError as error:
        raise UsageError(say_usage("no-utf8", file=name)) from error
    except OSError as error:
        raise UsageError(say_usage("cannot-read", file=name, why=why_not(error))) from error


def _unreadable(name: str, error: NotationError) -> UsageError:
    return UsageError(f"{name}:{error.line}:{error.column}: {error.kind}: {error.message}")


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
        console.print(Text.assemble((f"{name}: ", "dim"), clean_text(value, MAX_SHOWN)))
    make_replay_text = terminal_of(played.game.name).replay_text
    replay_text = make_replay_text(played.opening, mono=monochrome(console))
    keyboard, before = Keyboard(console), played.opening
    with contextlib.suppress(Leave):
        for done in played.steps:
            _show_step(console, replay_text, before, done)
            before = done.state
            if step and any(isinstance(event, replay_text.ends) for event in done.events):
                keyboard.read(f"({to_text(say('enter-key'))})")
    for line in _summary(played):
        console.print(Text(line))
    _show_claims(console, played.record)


def _show_claims(console: Console, record: Record) -> None:
    """What the book says of other courses of play, where this is the record of a worked hand."""
    hands = [hand.seen for hand in worked_hands().values() if hand.record == record]
    for hand in hands:
        claims = claims_in(hand.game, hand.name, terminal_language())
        title = hand_in(hand.game, hand.name, terminal_language()).seen.title
        if claims:
            console.print(Text(f"\n{to_text(say('replay-claims', title=title))}", "bold"))
        for claim in claims:
            verdict = (f"{to_text(say('replay-holds', holds=claim.holds.value))}: ", "bold")
            console.print(Text(f"  {claim.variation.acts[0]}  {_plain(claim.says)}"))
            console.print(Text.assemble("    ", verdict, _plain(claim.found), _figures(claim)))


def _figures(claim: ClaimSeen) -> str:
    """What masters made of it."""
    if claim.played is None:
        return ""
    times, seat, unit = claim.played.times, claim.played.seat, say("unit-of", unit=claim.unit)
    was, would = _with_margin(claim.played.was), _with_margin(claim.played.would)
    told = say("replay-played", times=times, seat=seat, unit=unit, was=was, would=would)
    return f" {to_text(told)}"


def _with_margin(estimate: Estimate) -> str:
    return decimal(f"{estimate.mean:g} ± {estimate.margin:g}")


def _plain(text: str) -> str:
    return text.replace("`", "")


def _show_step(console: Console, replay_text: ReplayText, before: State, done: Step) -> None:
    if done.line.comment:
        comment = clean_text(done.line.comment, MAX_SHOWN)
        console.print(Text(f"  {comment}", "italic dim"))
    if done.checks:
        for check in done.checks:
            console.print(_check_text(check))
    elif done.line.words:
        console.print(replay_text.statement(done.line.texts))
        for part in replay_text.tell(before, done.events):
            console.print(part)


def _check_text(check: Check) -> Text:
    if check.ok:
        return Text(f"    ✓ {check.fact} = {check.found}", "green")
    return Text(f"    ✗ {difference(check)}", "bold red")


def difference(check: Check) -> str:
    """Where, what the record expects, what was found."""
    line, fact, expected, found = check.line, check.fact, check.expected, check.found
    told = say("replay-differs", line=line, fact=fact, expected=expected, found=found)
    return to_text(told)


def _summary(played: Replay) -> Iterator[str]:
    count = sum(line.texts[:1] == (VARY,) for line in played.record.lines)
    if count:
        yield to_text(say("replay-variations", n=count))
    wrong, checked = [check for check in played.checks if not check.ok], len(played.checks)
    if not played.checks:
        yield to_text(say("replay-expects-nothing"))
    elif not wrong:
        yield to_text(say("replay-met", n=checked))
    else:
        yield to_text(say("replay-not-met", n=len(wrong), of=checked))
        yield from (f"  {difference(check)}" for check in wrong)
