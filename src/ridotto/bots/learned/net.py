"""A net as arrays: reads what ``ridotto.learn`` wrote, and evaluates it with NumPy."""

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.search.actor_critic import Nets

Reals: TypeAlias = NDArray[np.float32]

TINY: Final = 1e-5
"""The epsilon of torch's normalisation layers."""


class Net:
    """A few residual blocks over rows of bits."""

    def __init__(self, arrays: dict[str, Reals]) -> None:
        self.blocks = sum(name.startswith("inner.") for name in arrays) // 2
        self.arrays = {
            # Weights are stored by output. By input they are multiplied faster.
            name: np.ascontiguousarray(array.T) if array.ndim == 2 else array
            for name, array in arrays.items()
        }

    def __call__(self, bits: NDArray[np.uint8]) -> Reals:
        """Return the outputs for each row."""
        x = np.maximum(self._first(bits), 0)
        for block in range(self.blocks):
            inner = np.maximum(self._layer(f"inner.{block}", self._norm(block, x)), 0)
            x += self._layer(f"outer.{block}", inner)
        return self._layer("last", np.maximum(self._norm(self.blocks, x), 0))

    def _first(self, bits: NDArray[np.uint8]) -> Reals:
        """Return the first layer: most bits are 0, and most of the others the same in all rows.

        So the weights of what all rows share are added once; only the rest is multiplied.
        """
        weights = self.arrays["first.weight"]
        differ = (bits != bits[:1]).any(axis=0) if len(bits) > 1 else np.zeros(len(weights), bool)
        shared = np.flatnonzero(bits[0] & ~differ)
        base = weights[shared].sum(axis=0) + self.arrays["first.bias"]
        places = np.flatnonzero(differ)
        made: Reals = base + bits[:, places].astype(np.float32) @ weights[places]
        return made

    def _layer(self, name: str, x: Reals) -> Reals:
        made: Reals = x @ self.arrays[f"{name}.weight"]
        made += self.arrays[f"{name}.bias"]
        return made

    def _norm(self, number: int, x: Reals) -> Reals:
        centred: Reals = x - x.mean(-1, keepdims=True)
        spread = np.einsum("ij,ij->i", centred, centred)[:, None] / np.float32(x.shape[-1])
        centred /= np.sqrt(spread + np.float32(TINY))
        centred *= self.arrays[f"norms.{number}.weight"]
        centred += self.arrays[f"norms.{number}.bias"]
        return centred


def read_arrays(path: Path) -> dict[str, Reals]:
    """Return the weights in a file as real numbers."""
    with np.load(path) as kept:
        arrays = {name: kept[name].astype(np.float32) for name in kept.files}
    for name in [name for name in arrays if name.endswith(".step")]:
        # Weights in bytes: each row has its own step size.
        arrays[name.removesuffix("step") + "weight"] *= arrays.pop(name)
    return arrays


@cache
def read_nets(path: Path) -> Nets:
    """Return the actor and the critic in a file."""
    arrays = read_arrays(path)
    parts = (
        {name.removeprefix(kind): array for name, array in arrays.items() if name.startswith(kind)}
        for kind in ("actor.", "critic.")
    )
    actor, critic = (Net(part) for part in parts)
    return Nets(actor, critic, float(arrays["scale"]))
