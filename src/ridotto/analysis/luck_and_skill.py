"""The expectation of every seat during a reviewed deal, and the luck and skill of each seat."""

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import numpy as np

from ridotto.analysis import luck
from ridotto.analysis.deal_decisions import DealDecisions
from ridotto.analysis.findings import Expected, LuckAndSkill, ReviewError
from ridotto.analysis.record_steps import places_of
from ridotto.kernel.search.open_values import Reals
from ridotto.table import HOUSE, Seat, View, apply


def expected_line(found: DealDecisions) -> tuple[Expected, ...]:
    """Return what every seat could expect before each decision, with open cards."""
    return _by_seat(found, luck.line_of(found.valuer, [step for _, step in found.decided]))


def _by_seat(found: DealDecisions, line: Reals) -> tuple[Expected, ...]:
    places = places_in(found)
    return tuple(
        Expected(moment.number, moment.trick, tuple(float(row[places[s]]) for s in sorted(places)))
        for (moment, _), row in zip(found.decided, line, strict=True)
    )


def places_in(found: DealDecisions) -> dict[Seat, int]:
    """Return the judge's place number of each seat."""
    return places_of(((m.action.seat, s) for m, s in found.decided), found.valuer.people)


def take_apart(
    found: DealDecisions, play: Reals
) -> tuple[tuple[Expected, ...], tuple[LuckAndSkill, ...], str]:
    """Return the expectations, and luck and skill of every seat or the reason why there is none."""
    valuer, steps = found.valuer, [step for _, step in found.decided]
    places, seeds = places_in(found), fresh_seeds(found)
    try:
        result, scored = luck.ended(valuer, steps[-1], seeds)
    except ReviewError as error:
        return expected_line(found), (), str(error)
    terms = luck.split(valuer, steps, play, expected_before_dealing(found, seeds), result)
    parts = (_split_of(found, terms, scored, places, seat) for seat in sorted(places))
    return _by_seat(found, terms.line), tuple(parts), ""


def _split_of(
    found: DealDecisions, terms: luck.Terms, scored: Reals, places: dict[Seat, int], seat: Seat
) -> LuckAndSkill:
    place = places[seat]
    mine = np.array([moment.action.seat == seat for moment, _ in found.decided])
    return LuckAndSkill(
        seat=seat,
        result=float(terms.result[place]),
        scored=float(scored[place]),
        before=float(terms.before[place]),
        cards=float(terms.cards[place]),
        own=float(terms.play[mine, place].sum()),
        others=float(terms.play[~mine, place].sum()),
        chance=float(terms.chance[:, place].sum()),
    )


def fresh_seeds(found: DealDecisions) -> list[int]:
    """Return seeds that depend on how the deal began.

    Every shuffle has its own, so errors even out.
    """
    begun = found.shuffled or found.decided[0][0]
    known = hashlib.sha256(msgspec.json.encode((begun.seen, begun.action))).digest()
    dice = Random(int.from_bytes(known, "big"))
    return [dice.getrandbits(61) for _ in range(luck.FRESH_DEALS)]


def expected_before_dealing(found: DealDecisions, seeds: Sequence[int]) -> Reals | None:
    """Return what every place could expect before the deal: the mean over fresh deals."""
    if found.shuffled is None:
        return None
    game, valuer, deals = found.game, found.valuer, list[Any]()
    for seed in seeds:
        state, seen, dice = found.shuffled.state, found.shuffled.seen, Random(seed)
        while True:
            state, events = apply(game, state, game.shuffle(state, dice))
            seen += events
            if HOUSE not in game.awaited(state):
                break
        entered = valuer.edition.kernel.enter(valuer.tables, View(None, state, seen))
        deals.append(valuer.edition.numbers(entered))
    return luck.expected_before(valuer, deals, [step for _, step in found.decided])
