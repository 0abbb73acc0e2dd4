"""How a contest came out, for people and for programs."""

import platform
from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from ridotto import __version__
from ridotto.arena import UNITS, Arena, Bout, Entry, Estimate, Standing, elo, pairs, standings
from ridotto.cli.language import to_text
from ridotto.cli.reports.sentences import say


def print_contest(console: Console, contest: Arena, bouts: Sequence[Bout]) -> None:
    """A line a pair, and the ratings where more than two competed."""
    console.print(_pairs(contest, standings(bouts)))
    if len(contest.entrants) > 2 and len({bout.pair for bout in bouts}) == len(pairs(contest)):
        console.print(_ratings(contest, elo(bouts, len(contest.entrants))))
    console.print(to_text(say("arena-won")), style="dim")
    if any(standing.adjusted for standing in standings(bouts)):
        console.print(to_text(say("arena-adjusting")), style="dim")


def _pairs(contest: Arena, found: Sequence[Standing]) -> Table:
    unit = UNITS[contest.game]
    table = Table(title=_title(contest))
    table.add_column(to_text(say("arena-players")), no_wrap=True)
    table.add_column(to_text(say("arena-played")), justify="right")
    paid = say("arena-paid", currency=unit.currency, unit=unit.name)
    table.add_column(to_text(paid), justify="right")
    if unit.points:
        table.add_column(to_text(say("arena-points", unit=unit.name)), justify="right")
    adjusted = any(standing.adjusted for standing in found)
    if adjusted:
        table.add_column(to_text(say("arena-adjusted")), justify="right")
    table.add_column(to_text(say("arena-ahead")), justify="right", min_width=7)
    table.add_column(to_text(say("arena-pace")), justify="right")
    for standing in found:
        first, second = (contest.entrants[who].name for who in standing.pair)
        cells = [f"{first} – {second}", str(standing.deals), _shown(standing.paid)]
        if unit.points:
            cells.append(_shown(standing.points))
        if adjusted:
            cells.append(_shown(standing.adjusted))
        cells.append(_marked(f"{standing.won} : {standing.lost}", standing.ahead))
        cells.append(" / ".join(f"{pace:.1f}" for pace in standing.thought))
        table.add_row(*cells)
    return table


def _title(contest: Arena) -> str:
    game, rules = contest.game, contest.rules.name
    return to_text(say("arena-title", game=game, rules=rules, seed=str(contest.seed)))


def _shown(value: Estimate | None) -> str:
    if value is None:
        return ""
    return _marked(str(value), value)


def _marked(text: str, value: Estimate) -> str:
    """In bold what is decided."""
    return f"[bold]{text}[/]" if value.decided else text


def _ratings(contest: Arena, rated: Sequence[Estimate]) -> Table:
    table = Table(title=to_text(say("arena-elo")))
    table.add_column(to_text(say("arena-player")))
    table.add_column(to_text(say("arena-rating")), justify="right")
    order = sorted(range(len(rated)), key=lambda who: -rated[who].mean)
    for who in order:
        table.add_row(
            contest.entrants[who].name, f"{rated[who].mean:+.0f} ± {rated[who].width:.0f}"
        )
    return table


def board_table(lines: Sequence[Entry]) -> Table:
    """The leaderboard of a game by one book: against each baseline the best first."""
    table = Table(title=to_text(say("board-title")))
    for left in (say("board-against"), say("board-entrant")):
        table.add_column(to_text(left))
    for name in (
        say("board-deals"), say("board-wins"), say("board-points"), say("arena-adjusted"),
        say("arena-ahead"), "ms",
    ):  # fmt: skip
        table.add_column(to_text(name), justify="right")
    for line in lines:
        table.add_row(
            line.against, line.entrant, str(line.deals), _shown(line.paid), _shown(line.points),
            _shown(line.adjusted), f"{line.won} : {line.lost}", f"{line.thought_ms:.1f}",
        )  # fmt: skip
    return table


def contest_json(contest: Arena, bouts: Sequence[Bout]) -> bytes:
    """Everything, with what it was played by."""
    unit = UNITS[contest.game]
    names = [entrant.name for entrant in contest.entrants]
    told: dict[str, Any] = {
        "ridotto": __version__,
        "python": platform.python_version(),
        "game": contest.game,
        "rules": contest.rules.name,
        "unit": unit.name,
        "currency": unit.currency,
        "players": names,
        "budget_ms": contest.budget,
        "seed": contest.seed,
        "pairs": [_pair_json(names, standing) for standing in standings(bouts)],
    }
    if len(names) > 2:
        rated = elo(bouts, len(names))
        told["elo"] = dict(zip(names, rated, strict=True))
    return msgspec.json.encode(told)


def _pair_json(names: Sequence[str], standing: Standing) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(standing)
    return {**told, "pair": [names[who] for who in standing.pair]}
