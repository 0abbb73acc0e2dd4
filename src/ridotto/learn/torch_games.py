"""Many games side by side as torch tensors, under several rule sets at once.

On a GPU the kernel's arrays are used directly; on a CPU they are shared with NumPy. Each rule set
has its share of the games, so that one net learns all of them.
"""

from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from ridotto.kernel.batch import Batch
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.specialise import kernel_of
from ridotto.learn.nets import Unpacker
from ridotto.table import RuleSet


class Tables:
    """Many games of one kind; each row of a tensor is a game."""

    def __init__(
        self, game: str, rules: Sequence[RuleSet], games: int, *, seed: int, device: str
    ) -> None:
        self.kernel, self.device = kernel_of(game), device
        share = games // len(rules)
        self.batches = [
            _batch(game, each, share, seed + 7919 * number, device)
            for number, each in enumerate(rules)
        ]
        self.games = share * len(rules)
        positions = torch.as_tensor(self.kernel.OBSERVATION.positions, device=device)
        hidden = torch.as_tensor(self.kernel.SECRETS.positions, device=device)
        self.bits, self.hidden_bits = Unpacker(positions), Unpacker(hidden)
        self.act_bits = Unpacker(torch.arange(self.kernel.ACTS, device=device))

    def people(self) -> Tensor:
        """The number of players at each table."""
        parts = [
            torch.full((batch.games,), self.kernel.players(batch.tables), device=self.device)
            for batch in self.batches
        ]
        return torch.cat(parts)

    def reset(self) -> None:
        """Start a new deal in every game."""
        for batch in self.batches:
            batch.reset()

    def observe(self, *, secrets: bool = True) -> None:
        """Update what each seat in turn sees, and, with ``secrets``, what it does not see."""
        for batch in self.batches:
            batch.observe(secrets=secrets)

    def step(self, acts: Tensor) -> None:
        """Do one act in every game."""
        for batch, part in zip(self.batches, acts.chunk(len(self.batches)), strict=True):
            if self.device == "cpu":
                batch.step(part.numpy())
            else:
                batch.step(_for_the_kernel(part.contiguous()))

    def rows(self, name: str) -> Tensor:
        """Return an array of the kernel for all games, with a row for each."""
        parts = [self._rows(batch, name) for batch in self.batches]
        return parts[0] if len(parts) == 1 else torch.cat(parts)

    def _rows(self, batch: Any, name: str) -> Tensor:
        array = getattr(batch, name)
        tensor = torch.as_tensor(array, device=self.device)
        column_wise = self.device != "cpu" and tensor.dim() > 1
        # A copy, because the kernel overwrites its arrays at the next act.
        return (tensor.t() if column_wise else tensor).clone(memory_format=torch.contiguous_format)


def _batch(game: str, rules: RuleSet, games: int, seed: int, device: str) -> Any:
    if device == "cpu":
        return Batch(game, rules, games, seed=seed, threads=torch.get_num_threads())
    from ridotto.kernel.gpu import GpuBatch

    return GpuBatch(game, rules, games, seed=seed)


def _for_the_kernel(tensor: Tensor) -> Any:
    from ridotto.kernel.gpu import taken_as_it_is

    return taken_as_it_is(tensor)


def act_words(acts: int) -> int:
    """Return the number of words that a set of acts takes."""
    return -(-acts // WORD)
