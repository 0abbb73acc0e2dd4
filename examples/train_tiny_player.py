"""Train a tiny player in two minutes: a linear policy, NumPy alone, one seat against chance.

    python examples/train_tiny_player.py [SECONDS [GAME]]

REINFORCE from top to bottom: play some acts in many games, see what each deal brought, make acts
that brought more than the mean likelier. The policy is one matrix from observed bits to acts.
"""

import sys
import time
from collections.abc import Sequence

import numpy as np

from ridotto.research.fixed_players import FixedPlayer
from ridotto.research.gymnasium_env import SeatVectorEnv

GAMES, STEPS, RATE = 128, 64, 0.01


class TinyPlayer:
    """Likes acts by a weighted sum of the bits it sees."""

    def __init__(self, bits: int, acts: int) -> None:
        self.weights = np.zeros((bits, acts), dtype=np.float32)
        self.speed, self.power = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.updates = 0

    def probabilities(self, bits: np.ndarray, masks: np.ndarray) -> np.ndarray:
        """Of every act, a row for each game; unlawful ones have none."""
        likes = np.where(masks, bits.astype(np.float32) @ self.weights, -np.inf)
        likes = np.exp(likes - likes.max(-1, keepdims=True))
        return likes / likes.sum(-1, keepdims=True)

    def learn(self, slope: np.ndarray) -> None:
        """One step of Adam."""
        self.updates += 1
        self.speed += 0.1 * (slope - self.speed)
        self.power += 0.01 * (slope * slope - self.power)
        fair = self.speed / (1 - 0.9**self.updates)
        size = np.sqrt(self.power / (1 - 0.99**self.updates)) + 1e-8
        self.weights += RATE * fair / size


def choose(probabilities: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """One act for each row."""
    drawn = chance.random((len(probabilities), 1))
    return (probabilities.cumsum(-1) < drawn).sum(-1).clip(max=probabilities.shape[1] - 1)


def play(
    games: SeatVectorEnv, player: TinyPlayer, seen: dict, chance: np.random.Generator
) -> tuple[list, dict]:
    """Some acts in every game: what was seen, done and won."""
    rows = []
    for _ in range(STEPS):
        bits, masks = seen["observation"], seen["action_mask"]
        likely = player.probabilities(bits, masks)
        acts = choose(likely, chance)
        seen, rewards, ended, _, _ = games.step(acts)
        rows.append((bits, likely, acts, rewards, ended))
    return rows, seen


def improve(player: TinyPlayer, rows: list) -> None:
    """What a deal brought counts for every act that led to it."""
    later, known = np.zeros(GAMES), np.zeros(GAMES, dtype=bool)
    returns, counted = [], []
    for _, _, _, rewards, ended in reversed(rows):
        later = np.where(ended, rewards, later)
        known |= ended
        returns.append(later.copy())
        counted.append(known.copy())
    returns, counted = np.array(returns[::-1]), np.array(counted[::-1])
    mean, spread = returns[counted].mean(), returns[counted].std() + 1e-6
    gains = np.where(counted, (returns - mean) / spread, 0).astype(np.float32)
    bits, likely, acts = (np.concatenate(column) for column in list(zip(*rows, strict=True))[:3])
    towards = -likely.astype(np.float32)
    towards[np.arange(len(acts)), acts] += 1
    slope = bits.astype(np.float32).T @ (towards * gains.reshape(-1, 1))
    player.learn(slope / counted.sum())


def train(
    seconds: float,
    game: str,
    others: Sequence[str | FixedPlayer] = ("random",),
    rounds: int = 10**9,
) -> tuple[TinyPlayer, list[float]]:
    """The player, and what a deal brought it on average in each round."""
    games = SeatVectorEnv(game, GAMES, others=others)
    bits, acts = games.single_observation_space["observation"].shape[0], games.single_action_space.n
    player, chance = TinyPlayer(bits, int(acts)), np.random.default_rng(1)
    seen, _ = games.reset(seed=1)
    history, until = [], time.process_time() + seconds
    while time.process_time() < until and len(history) < rounds:
        rows, seen = play(games, player, seen, chance)
        improve(player, rows)
        won = np.concatenate([rewards[ended] for _, _, _, rewards, ended in rows])
        history.append(float(won.mean()))
    return player, history


def main(seconds: float = 120, game: str = "taroc", rounds: int = 10**9) -> list[float]:
    """Train and tell."""
    _, history = train(seconds, game, rounds=rounds)
    tenth = max(1, len(history) // 10)
    for first in range(0, len(history), tenth):
        print(f"round {first:4}: {np.mean(history[first : first + tenth]):+8.2f} a deal")
    return history


if __name__ == "__main__":
    words = sys.argv[1:]
    main(*map(float, words[:1]), *words[1:2])
