"""Actor and critic: small residual nets over the bits of an observation."""

import torch
from torch import Tensor, nn
from torch.nn import functional

BLOCKS = 2


class Net(nn.Module):
    """A net of a few residual blocks: bits in, numbers out."""

    def __init__(self, inputs: int, outputs: int, width: int) -> None:
        super().__init__()
        self.shape = inputs, outputs, width
        self.first = nn.Linear(inputs, width)
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(BLOCKS + 1))
        self.inner = nn.ModuleList(nn.Linear(width, width) for _ in range(BLOCKS))
        self.outer = nn.ModuleList(nn.Linear(width, width) for _ in range(BLOCKS))
        self.last = nn.Linear(width, outputs)
        for outer in self.outer:
            # Every block starts as zero, so that the net starts shallow.
            nn.init.zeros_(outer.weight)
            nn.init.zeros_(outer.bias)
        nn.init.normal_(self.last.weight, std=0.01)
        nn.init.zeros_(self.last.bias)

    def forward(self, bits: Tensor) -> Tensor:
        """Return the outputs for rows of bits."""
        x = functional.relu(self.first(bits))
        for norm, inner, outer in zip(self.norms[:-1], self.inner, self.outer, strict=True):
            x = x + outer(functional.relu(inner(norm(x))))
        out: Tensor = self.last(functional.relu(self.norms[-1](x)))
        return out


class Unpacker:
    """Turns words of bits into rows of zeros and ones, on the same device as the words."""

    def __init__(self, positions: Tensor) -> None:
        device = positions.device
        octets = torch.arange(256, device=device)[:, None] >> torch.arange(8, device=device)
        self.table = (octets & 1).to(torch.uint8)
        self.positions = positions

    def __call__(self, words: Tensor) -> Tensor:
        """Return the bits that can be set; ``words`` has a row for each game."""
        octets = words.contiguous().view(torch.uint8).to(torch.int32)
        bits = self.table[octets].flatten(1)
        return bits.index_select(1, self.positions)
