"""How often each level makes the classic blunders of Minchiate: ``python -m bench.blunders``.

Every position of ``tests/blunders`` is put to every level with ten seeds. Players count worlds
here and no time, so that the figures can be made again.
"""

from typing import Final

from bench.results import keep
from ridotto.analysis.critic_offsets import fingerprint
from ridotto.bots import make_player
from tests.blunders.blunder_positions import BLUNDERS

LEVELS: Final = ("random", "novice", "player", "master")
SEEDS: Final = range(1, 11)


def blunders_of(level: str, seed: int) -> list[str]:
    """The positions in which this level goes wrong with this seed."""
    player = make_player("minchiate", level=level, seed=seed, repeatable=True)
    return [position.name for position in BLUNDERS if position.wrong(player.act(position.view))]


def main() -> None:
    """Count them, and keep how many there were and which positions were missed how often."""
    figures: dict[str, object] = {
        "nets": fingerprint("minchiate"), "positions": len(BLUNDERS), "seeds": len(SEEDS)
    }  # fmt: skip
    for level in LEVELS:
        made = [name for seed in SEEDS for name in blunders_of(level, seed)]
        missed = {name: made.count(name) for name in sorted(set(made))}
        figures[level] = {"blunders": len(made), "missed": missed}
        print(f"{level}: {len(made)} in {len(BLUNDERS) * len(SEEDS)}, {missed}", flush=True)
    keep("blunders", figures, packages=("numba", "numpy"))


if __name__ == "__main__":
    main()
