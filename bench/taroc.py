"""How strong and how quick the Taroc player is: ``python -m bench.taroc [DEALS]``."""

import math
import sys
import time
from random import Random
from typing import Any

from bench.table import play_out
from ridotto.bots import Player, RandomPlayer
from ridotto.bots.taroc import TarocPlayer
from ridotto.games.taroc import TAROC

RULES = TAROC.rule_sets["taroc-spiel-1750"].with_options({"deals": 1})
SEATS = 3


def play_deal(players: list[Player[Any]], deal: int) -> tuple[int, ...]:
    """What everybody has won after one deal; the cards hang on its number alone."""
    state, _ = play_out(TAROC, RULES, players, Random(f"taroc/{deal}"))
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
