"""The value of each act for the seat in turn, by what it knows or with open cards."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ridotto.analysis.act_worths import judge
from ridotto.analysis.findings import ReviewError
from ridotto.analysis.intervals import DOUBT, quantile
from ridotto.analysis.record_steps import Moment, Step, moments, step_of
from ridotto.bots.explanations import unit_of
from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.bots.learned.net_player import tables_of
from ridotto.kernel.compiled import games
from ridotto.kernel.editions import edition
from ridotto.kernel.search.open_values import Valuer
from ridotto.table import HOUSE, Action, Do, Game, RuleSet, Seat, State, View, replay

WORLDS: Final = 48
NOTHING: Final = "nobody has to decide anything here that the judge knows"
PARTS: Final = "acts of several cards at once, such as a discard, are not judged here"


class ActWorth(msgspec.Struct, frozen=True):
    """An act that the seat may do, and its value at the end: a mean and its interval."""

    action: Action
    value: float
    low: float
    high: float


class PositionWorths(msgspec.Struct, frozen=True):
    """The values of all acts of a seat, the best first; with open cards there is no interval."""

    seat: Seat
    unit: str
    open_cards: bool
    worlds: int
    """The number of sampled worlds, all of which fit what the seat has seen; 1 with open cards."""
    acts: tuple[ActWorth, ...]


def position_worths(
    game: Game[Any],
    rules: RuleSet,
    actions: Sequence[Action],
    *,
    open_cards: bool,
    strict: bool = False,
    worlds: int = WORLDS,
    seed: int = 0,
) -> PositionWorths:
    """Judge all lawful acts in the position after ``actions``; raise ``ReviewError`` if impossible.

    With open cards the critic values the true deal. Otherwise it values worlds that fit what the
    seat has seen, as in a review.
    """
    if game.name not in games() or not net_file(game.name).is_file():
        raise ReviewError(f"nobody has learnt {game.title} yet, so there is no judge for it")
    opening = game.open(rules, strict=strict)
    valuer = Valuer(
        edition(game.name, compiled=False),
        tables_of(game.name, opening.rules),
        read_nets(net_file(game.name)),
    )
    moment = _moment(game, opening, actions)
    step = step_of(valuer.edition, valuer.tables, moment)
    if step is None or not step.lawful:
        raise ReviewError(NOTHING)
    _assert_whole_acts(valuer, moment, step)
    acts = _with_open_cards(valuer, moment, step) if open_cards else None
    count = 1
    if acts is None:
        acts, count = _as_known(game, valuer, opening, moment, step, worlds, seed)
    ranked = tuple(sorted(acts, key=lambda one: -one.value))
    return PositionWorths(moment.action.seat, unit_of(game.name), open_cards, count, ranked)


def _moment(game: Game[Any], opening: State, actions: Sequence[Action]) -> Moment:
    """Return the table after these acts, with any lawful act as the next one.

    Which does not matter.
    """
    state, _ = replay(game, opening, actions)
    for seat in sorted(game.awaited(state) - {HOUSE}):
        for offer in game.offers(View(seat, state)):
            if isinstance(offer, Do):
                *_, here = moments(game, opening, [*actions, offer.action])
                return here
    raise ReviewError(NOTHING)


def _assert_whole_acts(valuer: Valuer, moment: Moment, step: Step) -> None:
    action_of = valuer.edition.kernel.action_of
    lawful = valuer.lawful(valuer.edition.numbers(step.deal))
    if any(action_of(moment.view.table, (number,)) is None for number in lawful):
        raise ReviewError(PARTS)


def _with_open_cards(valuer: Valuer, moment: Moment, step: Step) -> list[ActWorth]:
    deal = valuer.edition.numbers(step.deal)
    numbers = valuer.lawful(deal)
    (values,) = valuer.after([deal], numbers, [0])
    found = []
    for number, row in zip(numbers, values, strict=True):
        action = valuer.edition.kernel.action_of(moment.view.table, (number,))
        assert action is not None
        value = float(row[step.place])
        found.append(ActWorth(action, value, value, value))
    return found


def _as_known(
    game: Game[Any], valuer: Valuer, opening: State, moment: Moment, step: Step,
    worlds: int, seed: int,
) -> tuple[list[ActWorth], int]:  # fmt: skip
    try:
        known = judge(
            game, valuer, opening, moment.view, step.numbers, worlds=worlds, seed=seed
        )  # fmt: skip
    except ValueError as error:
        raise ReviewError(str(error)) from error
    place, worths = known.history.seat, known.worths
    reach = quantile(DOUBT, worths.worlds_that_count)
    found = []
    for n, numbers in enumerate(worths.acts):
        action = valuer.edition.kernel.action_of(moment.view.table, numbers)
        assert action is not None
        mean = float(worths.means[n, place])
        off = reach * worths.error(worths.values[:, n, place])
        found.append(ActWorth(action, mean, mean - off, mean + off))
    return found, len(known.worlds)
