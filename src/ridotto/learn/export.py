"""Exports a trained pair of nets for the table: one small file that NumPy reads."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray


def export(weights: Path, target: Path) -> None:
    """Write the nets of a checkpoint with their weights in bytes.

    Each row has its own step size.
    """
    small: dict[str, NDArray[np.generic]] = {}
    with np.load(weights) as kept:
        for name in kept.files:
            array = kept[name].astype(np.float32)
            if array.ndim == 2:
                steps, counted = in_bytes(array)
                small[name] = counted
                small[name.removesuffix("weight") + "step"] = steps
            else:
                small[name] = array
    np.savez_compressed(target, **small)  # type: ignore[arg-type]


def in_bytes(array: NDArray[np.float32]) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    """Return the step size of each row, and the matrix as whole steps from -127 to 127."""
    steps = np.abs(array).max(axis=1, keepdims=True) / 127 + 1e-12
    return steps.astype(np.float32), np.round(array / steps).astype(np.int8)
