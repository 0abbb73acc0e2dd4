"""How strong and how quick the Taroc player is: ``python -m bench.taroc [DEALS]``."""

import math
import sys
import time
from random import Random
from typing import Any

from ridotto.bots import Player, RandomPlayer
from ridotto.bots.taroc import TarocPlayer
from ridotto.games.taroc import TAROC
from ridotto.table import HOUSE, View, apply

RULES = TAROC.rule_sets["taroc-spiel-1750"].with_options({"deals": 1})
SEATS = 3


def play_deal(players: list[Player[Any]], deal: int) -> tuple[int, ...]:
    """What everybody has won after one deal; the cards hang on its number alone."""
    dice = Random(f"taroc/{deal}")
    state = TAROC.open(RULES)
    views = [View(seat, state) for seat in range(SEATS)]
    while not TAROC.over(state):
        seat = min(TAROC.awaited(state))
        house = seat == HOUSE
        action = TAROC.shuffle(state, dice) if house else players[seat].act(views[seat])
        state, events = apply(TAROC, state, action)
        views = [view.watch(TAROC.fold, events) for view in views]
    return state.party.accounts


def against_chance(deals: int) -> tuple[float, float]:
    """Points a deal of one such player among two random ones, and its 95 % interval.

    Every deal is played three times, once from each chair.
    """
    won = []
    for deal in range(deals):
        hero, chance = TarocPlayer(seed=deal), RandomPlayer(TAROC, seed=deal)
        chairs = range(SEATS)
        seatings = [[hero if seat == own else chance for seat in chairs] for own in chairs]
        results = [play_deal(list(seating), deal)[own] for own, seating in enumerate(seatings)]
        won.append(sum(results) / SEATS)
    mean = sum(won) / deals
    spread = math.sqrt(sum((value - mean) ** 2 for value in won) / max(1, deals - 1))
    return mean, 1.96 * spread / math.sqrt(deals)


def main() -> None:
    """Print the figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    begun = time.perf_counter()
    mean, interval = against_chance(deals)
    print(f"taroc: {mean:+.1f} ± {interval:.1f} points a deal against two random players")
    print(f"       {deals} deals from three chairs each, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
