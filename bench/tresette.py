"""How strong the Tresette player is: single deals against random play, seats rotated.

Every shuffle is played twice, the two kinds of player changing sides. Counted are the points of
the tricks (eleven a deal) and whole sittings won.
"""

import argparse
import random
import statistics
import time
from typing import Any

from ridotto.bots.chance import RandomPlayer
from ridotto.bots.tresette import TresettePlayer
from ridotto.games.tresette import TRESETTE
from ridotto.games.tresette.acts import SetUp
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.state import Tresette
from ridotto.table import HOUSE, Action, RuleSet, View, apply


def play(rules: RuleSet, players: list[Any], dice: random.Random) -> tuple[Tresette, list[int]]:
    """A sitting to its end, and the card points of its deals by seat."""
    # Seated without a draw, so that the players of a kind are partners.
    order = tuple(range(len(players)))
    seated = SetUp(HOUSE, order=order, dealer=dice.choice(order))
    state, _ = apply(TRESETTE, TRESETTE.open(rules), seated)
    views = [View(seat, state) for seat in range(len(players))]
    points = [0] * len(players)
    while not TRESETTE.over(state):
        seat = min(TRESETTE.awaited(state))
        action: Action
        if seat == HOUSE:
            if TRESETTE.settled(state) and len(state.deal.tricks) == state.rules.tricks:
                _add(state, points)
            action = TRESETTE.shuffle(state, dice)
        else:
            action = players[seat].act(views[seat])
        state, events = apply(TRESETTE, state, action)
        views = [view.watch(TRESETTE.fold, events) for view in views]
    return state, points


def _add(state: Tresette, points: list[int]) -> None:
    for seat in range(len(points)):
        side = state.side(seat)
        last = state.side(state.deal.tricks[-1].winner) == side
        points[seat] += card_points(state.deal.piles[side]) + int(last)


def duel(rules: RuleSet, seats: int, games: int) -> tuple[list[int], list[float], float]:
    """Margins in Partien paid and in card points, of the player at A against chance."""
    margins, points, spent = [], [], 0.0
    for game in range(games):
        for bot_side in (0, 1):
            players: list[Any] = [
                TresettePlayer(seed=game)
                if (seat % 2 == bot_side if seats == 4 else seat == (game + bot_side) % seats)
                else RandomPlayer(TRESETTE, seed=game)
                for seat in range(seats)
            ]
            begun = time.perf_counter()
            state, made = play(rules, players, random.Random(f"bench {game}"))
            spent += time.perf_counter() - begun
            own = [s for s in range(seats) if isinstance(players[s], TresettePlayer)]
            margins.append(state.party.accounts[own[0]])
            deals = max(1, state.party.deals)
            others = [made[s] for s in range(seats) if s not in own]
            points.append((made[own[0]] - statistics.mean(others)) / deals)
    return margins, points, spent


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="shuffles, each played twice")
    parser.add_argument("--deals", type=int, default=4, help="deals in a sitting")
    games, deals = parser.parse_args().games, parser.parse_args().deals
    book = TRESETTE.rule_sets["nuernberg-1770"]
    variants: dict[str, dict[str, Any]] = {
        "four": {},
        "three": {"players": 3},
        "two, packets": {"players": 2},
        "two, heaps": {"players": 2, "two_player": "heaps"},
    }
    for name, options in variants.items():
        rules = book.with_options({**options, "deals": deals})
        seats = options.get("players", 4)
        margins, points, spent = duel(rules, seats, games)
        mean, error = statistics.mean(margins), statistics.stdev(margins) / len(margins) ** 0.5
        point = statistics.mean(points)
        spread = statistics.stdev(points) / len(points) ** 0.5
        print(
            f"{name}: {len(margins)} sittings of {deals} deals: {mean:+.2f} ± {1.96 * error:.2f} "
            f"Partien a sitting, {point:+.2f} ± {1.96 * spread:.2f} points a deal, {spent:.0f} s"
        )


if __name__ == "__main__":
    main()
