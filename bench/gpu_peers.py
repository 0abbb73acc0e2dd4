"""Other people's environments on the same GPU: ``python -m bench.gpu_peers``, after ``bench.gpu``.

Pgx is compiled by JAX for the card. Games side by side are tried in several numbers, and the best
is kept: the figures go into ``bench/gpu.json`` beside ours. Needs ``pip install pgx`` and JAX with
CUDA.
"""

import json
import time
from datetime import UTC, datetime
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


def keep(name: str, found: dict[str, Any]) -> None:
    """Tell how quick a peer is with this many games, and keep it if that is its best so far."""
    print(name, json.dumps(found), flush=True)
    told = json.loads(FILE.read_text())
    peers = told.setdefault("peers", {})
    if found["median"] > peers.get(f"Pgx {name}", found | {"median": 0.0})["median"]:
        peers[f"Pgx {name}"] = found
    told["packages"] |= {package: version(package) for package in ("jax", "pgx")}
    FILE.write_text(json.dumps(told, indent=2) + "\n")


def main() -> None:
    """Every peer with every number of games."""
    assert jax.default_backend() == "gpu", "JAX sees no GPU here"
    told = json.loads(FILE.read_text())
    told["peers"] = {}
    FILE.write_text(json.dumps(told, indent=2) + "\n")
    at = datetime.now(UTC).date().isoformat()
    for name in NAMES:
        for number in SIDE_BY_SIDE:
            keep(name, {"at": at, "side by side": number, **rates(name, number)})


if __name__ == "__main__":
    main()
