"""What was learnt, on disk: the weights of both nets, and how far the learning has come."""

import json
from dataclasses import asdict
from pathlib import Path

import torch

from ridotto.learn.trainer import Progress, Trainer


def save(trainer: Trainer, folder: Path) -> None:
    """Two files of weights and one of figures; each is whole or not there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, net in (("actor", trainer.actor), ("critic", trainer.critic)):
        weights = {key: tensor.to(torch.float32).cpu() for key, tensor in net.state_dict().items()}
        fresh = folder / f"{name}.fresh"
        torch.save(weights, fresh)
        fresh.replace(folder / f"{name}.pt")
    fresh = folder / "progress.fresh"
    fresh.write_text(json.dumps(asdict(trainer.progress), indent=1), "utf-8")
    fresh.replace(folder / "progress.json")


def load(trainer: Trainer, folder: Path) -> None:
    """Go on from where a run was left."""
    for name, net in (("actor", trainer.actor), ("critic", trainer.critic)):
        net.load_state_dict(torch.load(folder / f"{name}.pt", weights_only=True))
    told = json.loads((folder / "progress.json").read_text("utf-8"))
    trainer.progress = Progress(**told)
    # The optimiser begins anew, so the learning rate rises slowly again.
    trainer.progress.lessons = 0
