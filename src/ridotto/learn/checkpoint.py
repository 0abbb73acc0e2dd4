"""Trained nets on disk: a file of weights that NumPy reads, and a file of figures."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ridotto.bots.learned.net import read_arrays
from ridotto.learn.nets import Net
from ridotto.learn.trainer import Progress, Trainer

WEIGHTS, FIGURES, NOVICE = "nets.npz", "progress.json", "novice.npz"


def save(trainer: Trainer, folder: Path) -> None:
    """Save the weights in half precision and the figures; no file is ever left half written."""
    folder.mkdir(parents=True, exist_ok=True)
    arrays = {
        f"{kind}.{name}": tensor.to(torch.float16).cpu().numpy()
        for kind, net in (("actor", trainer.actor), ("critic", trainer.critic))
        for name, tensor in net.state_dict().items()
    }
    fresh = folder / "fresh.npz"
    np.savez(fresh, scale=np.float32(trainer.progress.scale), **arrays)
    fresh.replace(folder / WEIGHTS)
    fresh = folder / "fresh.json"
    fresh.write_text(json.dumps(asdict(trainer.progress), indent=1), "utf-8")
    fresh.replace(folder / FIGURES)


def exists(folder: Path) -> bool:
    """Return whether the folder holds an earlier run."""
    return (folder / WEIGHTS).exists() and (folder / FIGURES).exists()


def load(trainer: Trainer, folder: Path) -> None:
    """Resume the run that was saved in the folder."""
    with np.load(folder / WEIGHTS) as kept:
        for kind, net in (("actor", trainer.actor), ("critic", trainer.critic)):
            net.load_state_dict(weights(kept, kind, net))
    told = json.loads((folder / FIGURES).read_text("utf-8"))
    trainer.progress = Progress(**told)
    # The optimiser starts from scratch, so the learning rate warms up again.
    trainer.progress.lessons = 0


def begin_from(trainer: Trainer, exported: Path) -> None:
    """Start from exported nets, as the table uses them, with their weights in bytes."""
    kept = read_arrays(exported)
    for kind, net in (("actor", trainer.actor), ("critic", trainer.critic)):
        net.load_state_dict(weights(kept, kind, net))
    trainer.progress.scale = float(kept["scale"])


def width_of(exported: Path) -> int:
    """Return the width of exported nets."""
    return len(read_arrays(exported)["actor.first.bias"])


def save_novice(net: Net, folder: Path) -> None:
    """Save the imitation of the book's novice."""
    folder.mkdir(parents=True, exist_ok=True)
    arrays = {f"actor.{n}": t.to(torch.float16).cpu().numpy() for n, t in net.state_dict().items()}
    np.savez(folder / NOVICE, **arrays)  # type: ignore[arg-type]


def load_novice(folder: Path, like: Net) -> dict[str, torch.Tensor] | None:
    """Return the weights of the novice's imitation; None if there is none."""
    if not (folder / NOVICE).exists():
        return None
    with np.load(folder / NOVICE) as kept:
        return weights(kept, "actor", like)


def weights(kept: Any, kind: str, net: Net) -> dict[str, torch.Tensor]:
    """Return the weights of one net from an open file."""
    return {
        name: torch.as_tensor(kept[f"{kind}.{name}"].astype(np.float32)).to(value.device)
        for name, value in net.state_dict().items()
    }
