"""Manners of play against each other: ``python -m bench.search_manners GAME [SECONDS [PLAYERS]]``.

At light tables. A manner is changed a little, both play the same deals from both sides, and the
better one stays: so the numbers in ``bots/*/manner.py`` were found.
"""

import sys
import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import numba
import numpy as np

from ridotto.bots.guimbarde import light as light_guimbarde
from ridotto.bots.kaiserspiel import light as light_kaiserspiel
from ridotto.bots.kaiserspiel.promise import promise as kaiserspiel_promise
from ridotto.bots.search.case import hand_of
from ridotto.bots.search.light import kaiserspiel, layout, tresette
from ridotto.bots.search.light.duty import turn
from ridotto.bots.search.light.layout import Reals, Rules, Table
from ridotto.bots.search.light.manner import NOISE, PLACES, PRICE, WARMTH, choose
from ridotto.bots.search.light.playing import finish, going_on, play
from ridotto.bots.taroc import light as light_taroc
from ridotto.bots.tresette import light as light_tresette
from ridotto.bots.tresette.promise import promise as tresette_promise
from ridotto.games import GAMES
from ridotto.kernel.chance import dice_from
from ridotto.table import HOUSE, View, apply
from ridotto.testing.party import choose as by_chance

DEALS: Final = 3000
RARE: Final = 20
"""Great results are rare and dear: they would drown everything else."""
FIXED: Final = (NOISE, PLACES, WARMTH)
"""What is no advantage to anybody, or is known."""

Deals = tuple[Rules, Table, Reals, Reals]
"""Rules (a row a deal), tables, a manner, and what an end promises."""


@numba.njit(nogil=True)
def margins(
    rules: Any, tables: Any, one: Any, other: Any, equity: Any, sits: Any, out: Any,
    room: Any, dice: Any,
) -> None:  # fmt: skip
    """What those who play in the first manner make more a seat, deal by deal."""
    table, may = room[0], room[1]
    for deal in range(len(tables)):
        r = rules[deal]
        players = r[layout.PLAYERS]
        out[deal] = 0.0
        for way in range(2):
            for place in range(layout.SIZE):
                table[place] = tables[deal, place]
            dice[0] = deal
            while going_on(r, table):
                seat = turn(r, table)
                first = sits[seat] == way
                card = choose(r, table, one[deal] if first else other[deal], seat, may, dice)
                play(r, table, seat, card)
            for seat in range(players):
                for place in range(layout.SIZE):
                    room[2, place] = table[place]
                value = finish(r, room[2], seat, equity)
                out[deal] += value if sits[seat] == way else -value
        out[deal] /= 2 * players


def gather(name: str, count: int, options: Mapping[str, Any], seed: int = 0) -> Deals:
    """Deals up to the first card, by lawful chance at readable tables."""
    game, module = GAMES[name], MODULES[name]
    rules = next(iter(game.rule_sets.values())).with_options(options)
    rows: list[Rules] = []
    tables: list[Table] = []
    manners: list[Reals] = []
    dice = Random(f"{name}/{seed}")
    while len(tables) < count:
        state = game.open(rules)
        views = [View(seat, state) for seat in range(game.seats(state))]
        while not _ready(state):
            seat = min(game.awaited(state))
            act = game.shuffle(state, dice) if seat == HOUSE else by_chance(game, views[seat], dice)
            state, events = apply(game, state, act)
            views = [view.watch(game.fold, events) for view in views]
        rows.append(module.light_rules(state))
        if name == "tresette":
            rows[-1][tresette.REACH] = RARE
        tables.append(_open_table(name, state, dice))
        manners.append(_manner(name, state))
    return np.array(rows), np.array(tables), np.array(manners), _equity(name, state)


MODULES: Final[Mapping[str, Any]] = {
    "tresette": light_tresette,
    "taroc": light_taroc,
    "kaiserspiel": light_kaiserspiel,
    "guimbarde": light_guimbarde,
}


def _ready(state: Any) -> bool:
    phase = type(state.phase).__name__
    return phase in ("Playing", "Leading") and any(state.deal.hands)


def _open_table(name: str, state: Any, dice: Random) -> Table:
    module, deal = MODULES[name], state.deal
    numbers = _numbers(name, state)
    seats = [seat for seat, hand in enumerate(deal.hands) if hand]
    table: Table = module.begun_table(state, seats[0])
    for seat in seats[1:]:
        for card in deal.hands[seat]:
            number, place = numbers[card], hand_of(module.place_of(state, seat))
            table[place + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)
    if name == "kaiserspiel":
        for place in range(len(seats)):
            table[kaiserspiel.FICHES + place] = dice.randrange(state.rules.target)
            table[kaiserspiel.LOOSE + place] = 4 * dice.randrange(6)
    return table


def _numbers(name: str, state: Any) -> Any:
    match name:
        case "tresette":
            return light_tresette.NUMBER
        case "taroc":
            return light_taroc.numbering(state.rules)
        case "kaiserspiel":
            return light_kaiserspiel.numbering(state.rules.cards)
    return light_guimbarde.numbering(state.deal.trumps)


def _manner(name: str, state: Any) -> Reals:
    match name:
        case "tresette":
            return light_tresette.manner_of(state.rules.seats)
        case "taroc":
            return light_taroc.manner_of(state.rules)
        case "kaiserspiel":
            return light_kaiserspiel.manner_of(state.rules, state.deal.trumps)
    return light_guimbarde.manner_of(state.rules, state.deal.trumps)


def _equity(name: str, state: Any) -> Reals:
    match name:
        case "tresette":
            return tresette_promise(state.rules.target, state.rules.double_limit, -1)
        case "kaiserspiel":
            return kaiserspiel_promise(state.rules.target)
    return np.zeros(1)


class Duel:
    """Two manners on the same deals."""

    def __init__(self, name: str, count: int, options: Mapping[str, Any], seed: int) -> None:
        self.rules, self.tables, self.manners, self.equity = gather(name, count, options, seed)
        players = int(self.rules[0][layout.PLAYERS])
        self.sits = np.array([seat % 2 for seat in range(players)])
        self.out = np.zeros(count)
        self.room = np.zeros((3, 512), dtype=np.int64)

    def meet(self, one: Reals, other: Reals) -> tuple[float, float]:
        """The first's advantage a deal and seat, and its standard error."""
        firsts, others = self.manners.copy(), self.manners.copy()
        firsts[:, :PRICE], others[:, :PRICE] = one, other
        margins(
            self.rules, self.tables, firsts, others, self.equity, self.sits, self.out, self.room,
            dice_from(0),
        )  # fmt: skip
        return float(self.out.mean()), float(self.out.std() / len(self.out) ** 0.5)


def improve(duel: Duel, start: Reals, seconds: float, report: Callable[[str], None]) -> Reals:
    """Small changes, kept where they are clearly better."""
    best, dice = start.copy(), np.random.default_rng(1)
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        changed = best.copy()
        for place in dice.choice(PRICE, size=2, replace=False):
            if place not in FIXED:
                changed[place] = changed[place] * dice.uniform(0.5, 1.8) + dice.normal() * 0.05
        mean, error = duel.meet(changed, best)
        if mean > 2 * error and mean > 0:
            best = changed
            report(f"{mean:+.4f} ± {error:.4f}: {np.round(best, 3).tolist()}")
    return best


def main() -> None:
    """Find a better manner, and say by how much it beats the one in the house."""
    name = sys.argv[1]
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 60.0
    players = {"players": int(sys.argv[3])} if len(sys.argv) > 3 else {}
    duel = Duel(name, DEALS, players, 0)
    start = duel.manners[0][:PRICE].copy()
    best = improve(duel, start, seconds, print)
    # On the deals it was chosen by it would look better than it is.
    mean, error = Duel(name, DEALS, players, 1).meet(best, start)
    print(f"{name}: {mean:+.4f} ± {1.96 * error:.4f} a deal and seat against the old manner")
    print(np.round(best, 3).tolist())


if __name__ == "__main__":
    main()
