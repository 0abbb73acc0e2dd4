"""One training session: started or resumed, reported while it runs, and saved every minute."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import torch

from ridotto.kernel.specialise import kernel_of
from ridotto.learn import checkpoint
from ridotto.learn.curve import draw
from ridotto.learn.export import export
from ridotto.learn.imitation import imitate, watch
from ridotto.learn.matches import Policy, duel
from ridotto.learn.nets import Net
from ridotto.learn.torch_games import Tables
from ridotto.learn.trainer import UNLAWFUL, Settings, Trainer, sample
from ridotto.table import RuleSet

COMPARED: Final = 2048
"""The number of deals in a match against a fixed opponent; at most the number of parallel games."""
EVERY: Final = 60.0
"""Seconds between two such matches, and between two saves to disk."""
TOLD: Final = 20.0
"""Seconds between two lines of figures."""


@dataclass(frozen=True)
class Plan:
    """Where a run starts, and which guests it has."""

    start: Path | None = None
    """Exported nets to start from, if the folder has no nets of its own."""
    novice_deals: int = 0
    """The number of deals of the book's novices to record; their imitation is then invited as a
    guest."""


class Session:
    """A folder of nets, and the games they learn from."""

    def __init__(
        self, game: str, rules: Sequence[RuleSet], folder: Path, *, games: int, seed: int,
        settings: Settings, plan: Plan,
    ) -> None:  # fmt: skip
        self.game, self.rules, self.folder, self.seed = game, rules, folder, seed
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        if plan.start is not None:
            settings = replace(settings, width=checkpoint.width_of(plan.start))
        self.plan, self.settings = plan, settings
        tables = Tables(game, rules, games, seed=seed, device=self.device)
        by_deal = kernel_of(game).PAID_BY_DEAL
        self.trainer = Trainer(tables, settings, by_deal=by_deal, seed=seed)
        if checkpoint.exists(folder):
            checkpoint.load(self.trainer, folder)
        elif plan.start is not None:
            checkpoint.begin_from(self.trainer, plan.start)
        self.first = {n: t.clone() for n, t in self.trainer.actor.state_dict().items()}

    def run(self, seconds: float, *, tell: Callable[[str], None]) -> None:
        """Train for this long, or until interrupted; save the nets and report their strength."""
        where = "a GPU" if self.device == "cuda" else "this processor"
        tell(f"{self.trainer.tables.games} games side by side on {where}")
        self._watch_novices(tell)
        try:
            self._learn(seconds, tell)
        except KeyboardInterrupt:
            tell("broken off; what was learnt is kept")
        self._compare(tell)
        self.keep()
        draw(self.trainer.progress.told, self.folder / f"{self.game}.svg")

    def _learn(self, seconds: float, tell: Callable[[str], None]) -> None:
        self._invite_novice()
        told = compared = time.monotonic()
        acts = self.trainer.progress.acts
        for figures in self.trainer.run(seconds):
            now = time.monotonic()
            if now - told > TOLD:
                rate = (self.trainer.progress.acts - acts) / (now - told)
                told, acts = now, self.trainer.progress.acts
                self._tell({**figures, "acts a second": rate}, tell)
            if now - compared > EVERY:
                self._compare(tell)
                self.keep()
                self._invite_novice()
                compared = time.monotonic()

    def keep(self) -> None:
        """Write weights and figures to the folder, and the file that the table reads."""
        checkpoint.save(self.trainer, self.folder)
        export(self.folder / checkpoint.WEIGHTS, self.folder / f"{self.game}.npz")

    def _watch_novices(self, tell: Callable[[str], None]) -> None:
        """Make an imitation of the book's novice, if one is wanted and there is none yet."""
        if not self.plan.novice_deals or checkpoint.load_novice(self.folder, self.trainer.actor):
            return
        decisions = watch(self.game, self.rules, self.plan.novice_deals, os.cpu_count() or 1)
        net, right = imitate(self.game, decisions, self.settings.width, device=self.device)
        tell(
            f"watched {len(decisions.acts)} decisions of novices; the imitation agrees with "
            f"{right:.0%} of those held out"
        )
        checkpoint.save_novice(net, self.folder)

    def _invite_novice(self) -> None:
        """Invite the imitation as a guest, as soon as it exists in the folder."""
        guests = self.trainer.guests
        novice = checkpoint.load_novice(self.folder, self.trainer.actor)
        if novice is not None and not guests.others:
            guests.others.append(novice)

    def _compare(self, tell: Callable[[str], None]) -> None:
        """Play matches against opponents who do not learn."""
        found: dict[str, float] = {}
        deals = min(COMPARED, self.trainer.tables.games)
        for name, policy in self._opponents().items():
            ahead, error = duel(
                self.game, self.rules, deals, self._by(self.trainer.actor), policy,
                seed=self.seed + 1_000_003, device=self.device,
            )  # fmt: skip
            found |= {f"over {name}": ahead, f"± over {name}": error}
        self._tell(found, tell)

    def _opponents(self) -> dict[str, Policy]:
        """Return the opponents: random play, this run's first net, the novice's imitation."""
        found: dict[str, Policy] = {"chance": self._by_chance}
        known = {"the beginning": self.first}
        if self.trainer.guests.others:
            known["the novice's imitation"] = self.trainer.guests.others[0]
        for name, weights in known.items():
            net = Net(*self.trainer.actor.shape).to(self.device)
            net.load_state_dict(weights)
            found[name] = self._by(net)
        return found

    def _by(self, net: Net) -> Policy:
        """Return the policy that always does what this net prefers."""
        return lambda seen, masks: self.trainer.uncompiled_logits(net, seen, masks).argmax(1)

    def _by_chance(self, _seen: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        lawful = self.trainer.tables.act_bits(masks)
        none = torch.zeros(lawful.shape, device=self.device)
        return sample(none.masked_fill(lawful == 0, UNLAWFUL))

    def _tell(self, figures: dict[str, float], tell: Callable[[str], None]) -> None:
        line = {"minutes": self.trainer.progress.seconds / 60, **figures}
        self.trainer.progress.told.append(line)
        tell(", ".join(f"{name} {value:.4g}" for name, value in line.items()))
