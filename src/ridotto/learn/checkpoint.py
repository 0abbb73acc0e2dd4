"""What was learnt, on disk: a file of weights that NumPy reads, and one of figures."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ridotto.learn.nets import Net
from ridotto.learn.trainer import Progress, Trainer

WEIGHTS, FIGURES = "nets.npz", "progress.json"


def save(trainer: Trainer, folder: Path) -> None:
    """Weights in half precision and the figures; each file is whole or not there."""
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
    """Was a run left here?"""
    return (folder / WEIGHTS).exists() and (folder / FIGURES).exists()


def load(trainer: Trainer, folder: Path) -> None:
    """Go on from where a run was left."""
    with np.load(folder / WEIGHTS) as kept:
        for kind, net in (("actor", trainer.actor), ("critic", trainer.critic)):
            net.load_state_dict(weights(kept, kind, net))
    told = json.loads((folder / FIGURES).read_text("utf-8"))
    trainer.progress = Progress(**told)
    # The optimiser begins anew, so the learning rate rises slowly again.
    trainer.progress.lessons = 0


def weights(kept: Any, kind: str, net: Net) -> dict[str, torch.Tensor]:
    """The weights of one net from an open file."""
    return {
        name: torch.as_tensor(kept[f"{kind}.{name}"].astype(np.float32)).to(value.device)
        for name, value in net.state_dict().items()
    }
