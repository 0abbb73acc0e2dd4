"""One training session: started or resumed, reported while it runs, and saved at the end."""

from collections.abc import Callable, Sequence
from pathlib import Path

import torch

from ridotto.kernel.specialise import kernel_of
from ridotto.learn import checkpoint
from ridotto.learn.export import export
from ridotto.learn.matches import duel
from ridotto.learn.torch_games import Tables
from ridotto.learn.trainer import UNLAWFUL, Settings, Trainer, sample
from ridotto.table import RuleSet

COMPARED = 2048
"""Deals on which the net meets chance at the end."""


class Session:
    """A folder of nets, and the games they learn from."""

    def __init__(
        self, game: str, rules: Sequence[RuleSet], folder: Path, *, games: int, width: int,
        seed: int,
    ) -> None:  # fmt: skip
        self.game, self.rules, self.folder, self.seed = game, rules, folder, seed
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        tables = Tables(game, rules, games, seed=seed, device=self.device)
        settings = Settings(width=width)
        by_deal = kernel_of(game).PAID_BY_DEAL
        self.trainer = Trainer(tables, settings, by_deal=by_deal, seed=seed)
        if checkpoint.exists(folder):
            checkpoint.load(self.trainer, folder)

    def run(self, seconds: float, *, tell: Callable[[str], None]) -> None:
        """Train for this long, or until interrupted; save the nets and report their strength."""
        where = "a GPU" if self.device == "cuda" else "this processor"
        tell(f"{self.trainer.tables.games} games side by side on {where}")
        try:
            self.trainer.run(seconds, tell=tell)
        except KeyboardInterrupt:
            tell("broken off; what was learnt is kept")
        checkpoint.save(self.trainer, self.folder)
        export(self.folder / checkpoint.WEIGHTS, self.folder / f"{self.game}.npz")
        for rules in self.rules:
            ahead, error = self.against_chance(rules)
            tell(f"{rules.name}: ahead of chance by {ahead:.2f} ± {error:.2f} a deal")

    def against_chance(self, rules: RuleSet) -> tuple[float, float]:
        """How far the net is ahead of players who do any lawful act."""
        trainer = self.trainer
        acts = trainer.tables.act_bits

        def by_chance(seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
            lawful = acts(masks)
            none = torch.zeros(lawful.shape, device=seen.device)
            return sample(none.masked_fill(lawful == 0, UNLAWFUL))

        def by_the_net(seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
            return trainer.logits(trainer.actor, seen, masks).argmax(1)

        return duel(
            self.game, [rules], COMPARED, by_the_net, by_chance,
            seed=self.seed + 1_000_003, device=self.device,
        )  # fmt: skip
