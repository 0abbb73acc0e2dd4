"""A deal of a record, prepared for judging: its decisions in the order in which they happened."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from ridotto.analysis import luck
from ridotto.analysis.critic_offsets import offsets_of
from ridotto.analysis.findings import ReviewError
from ridotto.analysis.record_steps import (
    Moment,
    Step,
    find_deals,
    moments,
    step_of,
)
from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.bots.learned.net_player import tables_of
from ridotto.kernel.compiled import games
from ridotto.kernel.editions import edition
from ridotto.kernel.search.actor_critic import Nets
from ridotto.kernel.search.open_values import Valuer
from ridotto.table import Action, Game, RuleSet, State
from ridotto.table.acts import Play


class DealDecisions(NamedTuple):
    """A deal of the record, prepared for judging."""

    number: int
    """The number of the deal in the record, counted from 1."""
    game: Game[Any]
    opening: State
    valuer: Valuer
    decided: list[tuple[Moment, Step]]
    shuffled: Moment | None
    """The state before the deal's shuffle; None if the cards were laid out by hand."""
    sides: tuple[int, ...]
    out_of_order: frozenset[int]
    """Acts of one seat in a row that were not done in the order in which the kernel asks for
    them."""


def find_decisions(
    game: Game[Any],
    opening: Any,
    actions: Sequence[Action],
    deal: int | None,
    nets: Nets | None,
    *,
    compiled: bool,
) -> DealDecisions:
    """Return the decisions of a deal, the last by default.

    Raise ``ReviewError`` if there are none.
    """
    if game.name not in games() or not (nets or net_file(game.name).is_file()):
        raise ReviewError(f"nobody has learnt {game.title} yet, so there is no judge for it")
    spans = find_deals(game, opening, actions)
    number = len(spans) if deal is None else deal
    if not spans:
        raise ReviewError("nothing was played in this record")
    if not 0 < number <= len(spans):
        raise ReviewError(f"there is no deal {number}: the record has {len(spans)}")
    span = spans[number - 1]
    valuer = _judge(game.name, opening.rules, nets, compiled=compiled)
    inside = [m for m in moments(game, opening, actions[: span.end]) if m.number >= span.first]
    return _made(game, opening, valuer, inside, number)


def _judge(game: str, rules: RuleSet, nets: Nets | None, *, compiled: bool) -> Valuer:
    """Return a judge with these nets; the shipped ones, if none are given, with their offsets."""
    here, tables = edition(game, compiled=compiled), tables_of(game, rules)
    if nets is not None:
        return Valuer(here, tables, nets)
    people = here.kernel.players(tables)
    offsets = offsets_of(game, rules, people)
    return Valuer(here, tables, read_nets(net_file(game)), offsets)


def _made(
    game: Game[Any], opening: State, valuer: Valuer, inside: list[Moment], number: int
) -> DealDecisions:
    begun = _last_beginning(game, opening, inside)
    decided = list[tuple[Moment, Step]]()
    for moment in inside[begun:]:
        step = step_of(valuer.edition, valuer.tables, moment)
        if step is not None and not luck.is_lottery(valuer, step):
            decided.append((moment, step))
    if not decided:
        raise ReviewError("nobody had anything to decide in this deal")
    first = inside[begun]
    shuffle = type(valuer.edition.kernel.shuffled(
        valuer.tables, valuer.edition.kernel.new_pack(valuer.tables)
    ))  # fmt: skip
    shuffled = first if isinstance(first.action, shuffle) else None
    sides = game.sides(decided[-1][0].state)
    return DealDecisions(
        number, game, opening, valuer, decided, shuffled, sides, _out_of_order(decided)
    )


def _out_of_order(decided: list[tuple[Moment, Step]]) -> frozenset[int]:
    """Find where one seat announces several things of a kind, but not in the kernel's order.

    The kernel asks from the lowest number up. It would read a later number as giving up the lower
    ones, and judge it as such.
    """
    found, row = set[int](), list[tuple[Moment, Step]]()
    for one in [*decided, None]:
        if row and one is not None and _in_a_row(row[-1][0].action, one[0].action):
            row.append(one)
            continue
        said = [step.numbers for _, step in row]
        if said != sorted(said):
            found |= {moment.number for moment, _ in row}
        row = [one] if one is not None else []
    return frozenset(found)


def _in_a_row(one: Action, other: Action) -> bool:
    return one.seat == other.seat and type(one) is type(other) and not isinstance(one, Play)


def _last_beginning(game: Game[Any], opening: State, inside: list[Moment]) -> int:
    """Return the index of the deal's last shuffle or layout of cards; nothing before it matters."""
    cuts = game.world_guesses(opening, Random(0)).cut_before
    found = [place for place, moment in enumerate(inside) if isinstance(moment.action, cuts)]
    return found[-1] if found else 0
