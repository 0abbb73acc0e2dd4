"""What the table needs of a trained pair of nets: one file that NumPy reads."""

from pathlib import Path

import numpy as np
import torch

from ridotto.learn.trainer import Trainer


def export(trainer: Trainer, path: Path) -> None:
    """Weights in half precision, and what the critic's values are multiplied by."""
    arrays = {
        f"{kind}.{name}": tensor.to(torch.float16).cpu().numpy()
        for kind, net in (("actor", trainer.actor), ("critic", trainer.critic))
        for name, tensor in net.state_dict().items()
    }
    np.savez(path, scale=np.float32(trainer.progress.scale), **arrays)
