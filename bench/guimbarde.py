"""How strong the Guimbarde player is: ``python -m bench.guimbarde [DEALS [SEATS]]``."""

import math
import sys
import time
from random import Random
from typing import Any

from bench.table import play_out
from ridotto.bots import Player, RandomPlayer
from ridotto.bots.guimbarde import GuimbardePlayer
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.guimbarde.acts import Marry, Play, Rise, SetUp
from ridotto.games.guimbarde.boxes import EMPTY
from ridotto.games.guimbarde.rules import HAND
from ridotto.table import HOUSE, Action, View, apply


def play_deal(players: list[Player[Any]], deal: int) -> tuple[int, ...]:
    """What everybody has won after one deal, the boxes shared; cards hang on its number alone."""
    seats = len(players)
    rules = GUIMBARDE.rule_sets["nuernberg-1770"].with_options({"players": seats})
    dice, deck = Random(f"guimbarde unseen/{deal}"), GUIMBARDE.open(rules).rules.the_pack
    order = list(deck.cards)
    dice.shuffle(order)
    setup = SetUp(HOUSE, dealer=deal % seats, boxes=EMPTY, size=HAND, order=tuple(order))
    state, _ = play_out(GUIMBARDE, rules, players, dice, first=(setup,), until=GUIMBARDE.settled)
    state, _ = apply(GUIMBARDE, state, Rise(HOUSE))
    return state.party.accounts[:-1]


def against_chance(deals: int, seats: int, *, claims: bool = False) -> tuple[float, float]:
    """Jettons a deal of one such player among random ones, and its 95 % interval.

    Every deal is played from each chair. With ``claims`` the others draw boxes, name Points and
    show marriages as the player does, and leave only the cards to chance.
    """
    won = []
    for deal in range(deals):
        hero = GuimbardePlayer(seed=deal)
        chance: Player[Any] = RandomPlayer(GUIMBARDE, seed=deal)
        other: Player[Any] = Claiming(chance, deal) if claims else chance
        results = []
        for own in range(seats):
            players = [hero if seat == own else other for seat in range(seats)]
            results.append(play_deal(list(players), deal)[own])
        won.append(sum(results) / seats)
    mean = sum(won) / deals
    spread = math.sqrt(sum((value - mean) ** 2 for value in won) / max(1, deals - 1))
    return mean, 1.96 * spread / math.sqrt(deals)


class Claiming:
    """Claims like the player, plays cards at random."""

    def __init__(self, chance: Player[Any], seed: int) -> None:
        self.chance, self.wise = chance, GuimbardePlayer(seed=seed)

    def act(self, view: View[Any]) -> Action:
        """Chance only where cards are played; a marriage that happens is shown."""
        wise, action = self.wise.act(view), self.chance.act(view)
        if not isinstance(wise, Play | Marry) or not isinstance(action, Play | Marry):
            return wise
        marry = Marry(action.seat, action.card)
        return marry if GUIMBARDE.judge(view.table, marry).lawful else action


def main() -> None:
    """Print the figures."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    for claims in (False, True):
        begun = time.perf_counter()
        mean, interval = against_chance(deals, seats, claims=claims)
        kind = "random players who claim" if claims else "random players"
        print(f"guimbarde: {mean:+.2f} ± {interval:.2f} jettons a deal against {seats - 1} {kind}")
        print(f"           {deals} deals from each chair, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
