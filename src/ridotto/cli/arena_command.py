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
    SEED,
    Arena,
    LeaderboardError,
    Ledger,
    LedgerError,
    WorkersDied,
    compete,
    entries,
    extend_board,
    opponents,
    ranked,
    read_entrant,
    standings,
    still_to_play,
)
from ridotto.bots import KINDS
from ridotto.cli.arena_sheet import board_table, contest_json, print_contest
from ridotto.cli.errors import UsageError
from ridotto.cli.language import to_text
from ridotto.cli.palette import make_console
from ridotto.cli.reports.sentences import say
from ridotto.cli.table_settings import EXAMPLE, find_game, find_rules
from ridotto.cli.usage.sentences import say as say_usage


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"Such as {EXAMPLE}.")],
    players: Annotated[
        list[str] | None,
        typer.Option(
            metavar="A B …",
            help=f"Two or more of {', '.join(KINDS)}, or your own as package.module:Class; "
            "master:200 has 200 milliseconds of its own.",
        ),
    ] = None,
    entrant: Annotated[
        str | None,
        typer.Option(
            metavar="PLAYER",
            help="Instead of --players: one who meets chance, the novice and the net, if there is "
            "one, on the published deals.",
        ),
    ] = None,
    leaderboard: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="With --entrant: put the results into this file."),
    ] = None,
    deals: Annotated[int, typer.Option(min=1, help="Deals; each is played both ways.")] = 100,
    budget: Annotated[
        int | None,
        typer.Option(metavar="MS", min=1, help="Milliseconds of one core for a decision."),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Another number, other cards.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Deals played side by side.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Spread the deals over a Ray cluster; local makes one of this machine.",
        ),
    ] = None,
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
    names = [*(players or []), *context.args]
    if entrant is not None:
        names, seed = _published(game, entrant, names, seed), SEED
    elif leaderboard is not None:
        raise UsageError(say_usage("leaderboard-entrant"))
    contest = _contest(game, names, budget, seed, rules, option or [])
    contest = msgspec.structs.replace(contest, adjusting=entrant is not None)
    ledger = _open(contest, save)
    cores = min(jobs, os.cpu_count() or 1)
    try:
        _play(contest, ledger, deals, cores, ray, only_first=entrant is not None, quiet=as_json)
    except (WorkersDied, ValueError) as error:
        raise UsageError(str(error)) from error
    except KeyboardInterrupt:
        if not ledger.bouts:
            raise
    if as_json:
        typer.echo(msgspec.json.format(contest_json(contest, ledger.bouts)).decode())
    else:
        print_contest(make_console(), contest, ledger.bouts)
    if leaderboard is not None:
        _extend(leaderboard, contest, ledger, quiet=as_json)


def _published(game: str, entrant: str, names: list[str], seed: int) -> list[str]:
    """The entrant, and whom it meets."""
    if names or seed:
        raise UsageError(say_usage("entrant-alone"))
    try:
        against = opponents(find_game(game).name, read_entrant(entrant))
    except ValueError as error:
        raise UsageError(str(error)) from error
    return [entrant, *(one.name for one in against)]


def _extend(path: Path, contest: Arena, ledger: Ledger, *, quiet: bool) -> None:
    if any(value.source == "this table" for value in contest.rules.values.values()):
        raise UsageError(say_usage("leaderboard-books"))
    try:
        board = extend_board(path, list(entries(contest, standings(ledger.bouts))))
    except (LeaderboardError, OSError) as error:
        raise UsageError(str(error)) from error
    if not quiet:
        make_console().print(board_table(ranked(board, contest.game, contest.rules.name)))


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
        raise UsageError(str(error)) from error
    if len(entrants) < 2:
        raise UsageError(say_usage("two-players"))
    if len(set(entrants)) < len(entrants):
        raise UsageError(say_usage("players-once"))
    return Arena(chosen.name, book, entrants, budget, seed)


def _open(contest: Arena, path: Path | None) -> Ledger:
    try:
        return Ledger(contest, path)
    except (LedgerError, OSError) as error:
        raise UsageError(str(error)) from error


def _play(
    contest: Arena, ledger: Ledger, deals: int, jobs: int, ray: str | None, *,
    only_first: bool, quiet: bool,
) -> None:  # fmt: skip
    console = make_console(stderr=True)
    columns: Any = (
        TextColumn(to_text(say("arena-running", game=contest.game))),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    due = still_to_play(contest, ledger, deals, only_first=only_first)
    total = len(due) + len(ledger.bouts)
    with Progress(*columns, console=console, disable=quiet, transient=True) as progress:
        task = progress.add_task("", total=total, completed=len(ledger.bouts))
        for _ in compete(contest, ledger, deals, jobs, ray, only_first=only_first):
            progress.advance(task)
