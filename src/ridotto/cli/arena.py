"""``ridotto arena``: computer players against each other, on duplicate deals."""

import os
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
)

from ridotto.arena import (
    UNITS,
    Arena,
    Ledger,
    LedgerError,
    compete,
    read_entrant,
    still_to_play,
)
from ridotto.bots import KINDS
from ridotto.cli.arenasheet import contest_json, print_contest
from ridotto.cli.errors import Complaint
from ridotto.cli.palette import make_console
from ridotto.cli.settings import find_game, find_rules


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="Such as minchiate.")],
    players: Annotated[
        list[str],
        typer.Option(
            metavar="A B …",
            help=f"Two or more of {', '.join(KINDS)}; master:200 has 200 milliseconds of its own.",
        ),
    ],
    deals: Annotated[int, typer.Option(min=1, help="Deals; each is played both ways.")] = 100,
    budget: Annotated[
        int | None,
        typer.Option(metavar="MS", min=1, help="Milliseconds of one core for a decision."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other cards.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Deals played side by side.")] = 1,
    rules: Annotated[str | None, typer.Option(metavar="BOOK", help="A book of the game.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="A house rule, such as players=3."),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every deal here, and go on from it next time."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Let computer players compete.

    Each deal is played twice with the same cards, the two changing seats in between, so that
    luck with the cards falls away. Partners are of one kind. With more than two players every
    pair meets on the same deals, and all are rated.
    """
    # Typer gives an option one word; the further names have nowhere else to belong.
    contest = _contest(game, [*players, *context.args], budget, seed, rules, option or [])
    ledger = _open(contest, save)
    try:
        _play(contest, ledger, deals, min(jobs, os.cpu_count() or 1), quiet=as_json)
    except KeyboardInterrupt:
        if not ledger.bouts:
            raise
    if as_json:
        typer.echo(msgspec.json.format(contest_json(contest, ledger.bouts)).decode())
    else:
        print_contest(make_console(), contest, ledger.bouts)


def _contest(
    game: str,
    players: list[str],
    budget: int | None,
    seed: int,
    rules: str | None,
    options: list[str],
) -> Arena:
    chosen = find_game(game)
    book = find_rules(chosen, rules, options)
    try:
        entrants = tuple(map(read_entrant, players))
        for entrant in entrants:
            entrant.seated(chosen.name, 0, budget)
    except ValueError as error:
        raise Complaint(str(error)) from error
    if len(entrants) < 2:
        raise Complaint("name two players or more, such as --players novice random")
    if len(set(entrants)) < len(entrants):
        raise Complaint("everybody competes once; give the same player another time, as novice:50")
    return Arena(chosen.name, book, entrants, budget, seed)


def _open(contest: Arena, path: Path | None) -> Ledger:
    try:
        return Ledger(contest, path)
    except (LedgerError, OSError) as error:
        raise Complaint(str(error)) from error


def _play(contest: Arena, ledger: Ledger, deals: int, jobs: int, *, quiet: bool) -> None:
    console = make_console(stderr=True)
    columns: Any = (
        TextColumn(f"{contest.game}: {UNITS[contest.game].name}, both ways"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    total = len(still_to_play(contest, ledger, deals)) + len(ledger.bouts)
    with Progress(*columns, console=console, disable=quiet, transient=True) as progress:
        task = progress.add_task("", total=total, completed=len(ledger.bouts))
        for _ in compete(contest, ledger, deals, jobs):
            progress.advance(task)
