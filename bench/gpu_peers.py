"""Other people's environments on the same GPU: ``python -m bench.gpu_peers``, after ``bench.gpu``.

Pgx is compiled by JAX for the card. Games side by side are tried in several numbers, and the best
is kept: the figures go into ``bench/gpu.json`` beside ours. Needs ``pip install pgx`` and JAX with
CUDA.
"""

import json
import time
from importlib.metadata import version
from typing import Any, Final

import jax

from bench.gpu import FILE, ROUNDS
from bench.vector_peers import pgx

NAMES: Final = ("leduc_holdem", "sparrow_mahjong")
SIDE_BY_SIDE: Final = tuple(1 << power for power in (14, 17, 20))


def rates(name: str, side_by_side: int) -> dict[str, float]:
    """Steps a second: the median of some rounds, and its spread."""
    steps, found = pgx(name, side_by_side), []
    steps()
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        done = steps()
        found.append(done / (time.perf_counter() - begun))
    found.sort()
    return {"median": found[ROUNDS // 2], "least": found[0], "most": found[-1]}


def best(name: str) -> dict[str, Any]:
    """By the number of games that suits it best."""
    tried = [{"side by side": number, **rates(name, number)} for number in SIDE_BY_SIDE]
    return max(tried, key=lambda one: one["median"])


def main() -> None:
    """Every peer, told and kept."""
    assert jax.default_backend() == "gpu", "JAX sees no GPU here"
    told = json.loads(FILE.read_text())
    told["peers"] = {f"Pgx {name}": best(name) for name in NAMES}
    told["packages"] |= {name: version(name) for name in ("jax", "pgx")}
    for name, figures in told["peers"].items():
        print(name, json.dumps(figures), flush=True)
    FILE.write_text(json.dumps(told, indent=2) + "\n")


if __name__ == "__main__":
    main()
