"""Whole parties of players alone: ``python -m bench.whole_parties [PARTIES] [GAME …]``.

Every variant of a game gets its share. A party that sticks, or pays what does not add up, ends the
run with the seed that leads there again.
"""

import sys
import time
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from ridotto.arena.bot_table import play_out
from ridotto.bots import make_player
from ridotto.games import GAMES
from ridotto.table import Game, RuleSet

VARIANTS: Final[Mapping[str, tuple[dict[str, Any], ...]]] = {
    "minchiate": ({},),
    # Short sittings: it is their ends that matter here.
    "taroc": ({"deals": 3}, {"players": 4, "deals_with_four": 4}),
    "tresette": tuple(
        {"players": count, "continuation": goes_on}
        for count in (4, 3, 2)
        for goes_on in (False, True)
    ),
    "kaiserspiel": (
        {},
        {"unrestricted": True, "pack": 36},
        {"players": 3},
        {"players": 3, "unrestricted": True},
    ),
    "guimbarde": tuple({"players": count} for count in range(3, 10)),
    "bieten": tuple({"players": count} for count in range(2, 11)),
}


def party(game: Game[Any], rules: RuleSet, seed: int) -> int:
    """Play one out; how many acts it took."""
    seats = game.seats(game.open(rules))
    players = [make_player(game.name, seed=seed + seat) for seat in range(seats)]
    state, clock = play_out(game, rules, players, lambda thrown: Random(f"{seed}/{thrown}"))
    if sum(game.accounts(state)):
        raise SystemExit(f"{game.name} {rules.name} seed {seed}: the accounts do not add up")
    return sum(clock.acts.values())


def variants(game: Game[Any]) -> list[RuleSet]:
    """Every book of the game with every number of players it knows."""
    return [
        rules.with_options(options)
        for rules in game.rule_sets.values()
        for options in VARIANTS[game.name]
    ]


def main() -> None:
    """A line for each game: parties, acts, and the time of a party."""
    parties = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    for name in sys.argv[2:] or GAMES:
        game = GAMES[name]
        books = variants(game)
        begun = time.perf_counter()
        acts = sum(party(game, books[n % len(books)], n) for n in range(parties))
        each = (time.perf_counter() - begun) / parties
        print(f"{name}: {parties} parties in {len(books)} forms, {acts} acts, {each:.2f} s a party")


if __name__ == "__main__":
    main()
