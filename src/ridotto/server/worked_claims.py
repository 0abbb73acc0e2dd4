"""What the books claim about another course of play, and whether it is true, with figures.

A claim is in the commentary of a worked hand. With open cards it is decided by the result of the
other act when everybody else repeats their acts as far as possible. Where choice remains, masters
play the rest many times, after the act that was done and after the other.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

import msgspec

from ridotto.games import match_unit_of
from ridotto.notation.variations import Comment, Variation, read_statement
from ridotto.server.deal_replay import DealSpan
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.what_if import (
    MASTER,
    Continuation,
    Rest,
    action_at,
    play_out,
    statements,
    table_before,
    varied_table,
)
from ridotto.table import LETTERS, Action


class Holds(Enum):
    """Whether a claim is true."""

    YES = "yes"
    NO = "no"
    PARTLY = "partly"
    SAME = "same"
    """It makes no difference."""
    OPEN = "open"
    """It cannot be decided: the difference is smaller than the effect of chance."""


class Estimate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mean, and its 95 % error."""

    mean: float
    margin: float


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's mean result, in the game's finest unit, when masters played the rest many times."""

    seat: str
    times: int
    was: Estimate
    would: Estimate


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A claim about another course of play, in our words, and the results of trying it."""

    instead_of: str
    """The act that was done, as a single statement."""
    occurrence: int = 1
    """Which of them, if the deal has several such acts."""
    act: str
    then: tuple[str, ...] = ()
    """The acts that must follow, before everything continues as it happened."""
    says: str
    holds: Holds
    found: str
    at_once: dict[str, str] = {}
    """Facts right after these acts."""
    result: dict[str, str] = {}
    """Facts at the end, when the rest repeats what happened; only if all of it can."""
    played: Played | None = None
    records: tuple[str, ...] = ()
    """Records of the game that show it, if the claim is about another standing."""


class ClaimSeen(msgspec.Struct, frozen=True):
    """A claim at its step of the deal, and the course of play as a variation to step through."""

    step: int
    says: str
    holds: Holds
    found: str
    played: Played | None
    unit: str
    variation: Variation
    first: Action


class TriedClaim(NamedTuple):
    """The table after the acts of a claim, the step at which it differs, and how it went on."""

    table: LedgerTable
    step: int
    kept: tuple[bool, ...]
    """For every act after those of the claim, whether the deal has it too."""


def step_of_claim(table: LedgerTable, span: DealSpan, claim: Claim) -> int:
    """Return the step of the act that was done."""
    told = statements(table, span.first)[: span.end - span.first]
    steps = [n for n, text in enumerate(told) if text == claim.instead_of]
    if not 0 < claim.occurrence <= len(steps):
        raise LookupError(f"{claim.instead_of!r} is done {len(steps)} times in the deal")
    return steps[claim.occurrence - 1]


def try_claim(
    table: LedgerTable, span: DealSpan, claim: Claim, rest: Rest = Rest.RECORDED
) -> TriedClaim:
    """Do the acts of a claim; everything else repeats what happened, as far as possible.

    Where it cannot, novices choose: no claim is judged by that, and masters would take seconds.
    """
    step = step_of_claim(table, span, claim)
    action = read_statement(table.game, table_before(table, span, step).state, claim.act)
    tried, kept = varied_table(table, span, step, action, Continuation(rest, "novice"), claim.then)
    return TriedClaim(tried, step, kept)


def facts_of(table: LedgerTable, names: Iterable[str]) -> Mapping[str, str]:
    """Return facts of a table, by their names."""
    return {name: table.game.fact(table.state, name.split()) for name in names}


def play_as_it_was(
    table: LedgerTable, span: DealSpan, claim: Claim, seat: str, seeds: Sequence[int]
) -> Estimate:
    """Return what a seat wins when masters play on after the act that was done."""
    step = step_of_claim(table, span, claim)
    return _estimate(list(_points(table, span, step + 1, seat, seeds)))


def play_as_claimed(
    table: LedgerTable, span: DealSpan, claim: Claim, seat: str, seeds: Sequence[int]
) -> Estimate:
    """Return what a seat wins when masters play on after the acts of the claim."""
    tried = try_claim(table, span, claim, Rest.BY_HAND)
    supposed = DealSpan(span.first, len(tried.table.happened))
    end = supposed.end - supposed.first
    return _estimate(list(_points(tried.table, supposed, end, seat, seeds)))


def _points(
    table: LedgerTable, span: DealSpan, step: int, seat: str, seeds: Sequence[int]
) -> Iterator[float]:
    unit = match_unit_of(table.game.name)
    for seed in seeds:
        played = table_before(table, span, step)
        play_out(played, MASTER, seed)
        yield (unit.points or unit.paid)(played.state)[LETTERS.index(seat)]


def _estimate(values: list[float]) -> Estimate:
    mean = sum(values) / len(values)
    deviation = math.sqrt(sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1))
    return Estimate(round(mean, 1), round(1.96 * deviation / math.sqrt(len(values)), 1))


def seen_claim(table: LedgerTable, span: DealSpan, claim: Claim) -> ClaimSeen:
    """Return a claim as the page and the terminal show it."""
    tried = try_claim(table, span, claim)
    first = action_at(tried.table, span, tried.step)
    after = span.first + tried.step
    says = " ".join(claim.says.split())
    unit = match_unit_of(table.game.name)
    return ClaimSeen(
        step=tried.step,
        says=says,
        holds=claim.holds,
        found=" ".join(claim.found.split()),
        played=claim.played,
        unit=unit.score_unit or unit.currency,
        variation=Variation(
            after=after,
            acts=statements(tried.table, after),
            comments=(Comment(0, says.replace("`", "")),),
        ),
        first=first,
    )
