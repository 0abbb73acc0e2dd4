"""First contact, in three steps: a table to look at, an environment to play in, many games at once.

python examples/first_contact.py [GAME]
"""

import sys

import numpy as np

import ridotto
from ridotto.kernel.batch import Batch
from ridotto.research.environment import Environment, make_environment
from ridotto.research.episode import CHANCE, OVER, Episode


def look(game: str) -> None:
    """A readable table: what may be done, why something may not, what a deal came to."""
    table = ridotto.open_table(game, seed=1)
    print(table)
    print("may do:", ", ".join(list(table.lawful().texts())[:5]))
    for entry in list(table.play_deal("novice"))[:5]:
        print(f"{entry.who:8} {entry.amount:5}  {entry.title} ({entry.source})")


def play_one(game: str) -> tuple[float, ...]:
    """An episode of numbers, act by act; what every seat won."""
    episode, chance = Episode(make_environment(Environment(game))), np.random.default_rng(1)
    while (turn := episode.turn()) != OVER:
        if turn != CHANCE:
            episode.observation(turn)  # what a net would see, as words of bits
        episode.choose(int(chance.choice(episode.choices())))
    print("an episode by chance:", episode.totals)
    return episode.totals


def play_many(game: str, games: int = 256) -> int:
    """Many games at once, compiled; how many deals were finished."""
    rules = next(iter(ridotto.GAMES[game].rule_sets.values()))
    batch, finished = Batch(game, rules, games), 0
    batch.reset()
    for _ in range(200):
        batch.observe()
        batch.choose_randomly()
        batch.step()
        finished += int((batch.ended > 0).sum())
    print(f"{200 * games} acts, {finished} deals")
    return finished


def main(game: str = "kaiserspiel") -> int:
    """All three."""
    look(game)
    play_one(game)
    return play_many(game)


if __name__ == "__main__":
    main(*sys.argv[1:])
