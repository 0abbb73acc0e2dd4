"""Learning by self-play: proximal policy optimisation (PPO).

The learning actor plays the seats. In some games a guest, an earlier version or an imitation of the
book's novice, plays some of them (``learn.guests``). One critic, which sees all cards, predicts
what each seat will have won when the deal (or the party) ends. An act is good if it turned out
better for its seat than the critic had expected. Each stretch of play is used for learning once.
"""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import torch
from torch import Tensor, nn
from torch.nn import functional

from ridotto.learn.guests import Guests
from ridotto.learn.nets import Net
from ridotto.learn.torch_games import Tables, act_words

UNLAWFUL = -1e9
FAR_OFF = 5.0
"""Up to this multiple of a score's usual size the critic learns the mean, which search and review
need. Beyond it the loss grows slowly, so that a single rare deal does not upset the critic."""


@dataclass(frozen=True)
class Settings:
    """The settings of a training run."""

    width: int = 704
    stretch: int = 96
    """The number of acts in each game between two lessons."""
    portion: int = 65_536
    """The number of acts in a minibatch."""
    rate: tuple[float, float] = (4e-4, 2e-5)
    """The learning rate at the beginning and at the end."""
    curiosity: tuple[float, float] = (0.006, 0.0003)
    """The weight of the entropy bonus, which rewards varied play, at the beginning and at the
    end."""
    trust: float = 0.97
    """GAE's lambda: how far an act is judged by what really followed, not by the critic's
    expectation."""
    clip: float = 0.2
    warm_up: int = 10
    """The number of lessons in which the learning rate warms up from zero."""
    guests_in: int = 5
    """A guest plays in every n-th game of this number; 0 means in no game."""
    guest_every: int = 25
    """The number of lessons between two additions of the current actor to the guests."""


@dataclass
class Stretch:
    """Everything that happened in all games during one stretch of play, act by act."""

    seen: Tensor
    secrets: Tensor
    masks: Tensor
    acts: Tensor
    own: Tensor
    """1 if the learning actor chose the act, 0 if a guest did."""
    chances: Tensor
    turns: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor


@dataclass
class Progress:
    """How far the training has come."""

    lessons: int = 0
    acts: int = 0
    seconds: float = 0.0
    scale: float = 0.0
    """The usual size of a score; scores are divided by it."""
    told: list[dict[str, float]] = field(default_factory=list)
    """Figures of the training, and now and then of matches against fixed opponents."""


class Trainer:
    """An actor and a critic, and the games they learn from."""

    def __init__(self, tables: Tables, settings: Settings, *, by_deal: bool, seed: int = 1) -> None:
        torch.manual_seed(seed)
        kernel, device = tables.kernel, tables.device
        self.tables, self.settings, self.by_deal = tables, settings, by_deal
        self.seats = kernel.SEATS
        bits, hidden = len(kernel.OBSERVATION.positions), len(kernel.SECRETS.positions)
        self.actor = Net(bits, kernel.ACTS, settings.width).to(device)
        self.critic = Net(bits + hidden, kernel.SEATS, settings.width).to(device)
        self.optimizer = torch.optim.AdamW(
            [*self.actor.parameters(), *self.critic.parameters()],
            lr=settings.rate[0], eps=1e-5, weight_decay=1e-4, fused=device != "cpu",
        )  # fmt: skip
        self.progress = Progress()
        self.half = torch.bfloat16 if device != "cpu" else torch.float32
        self.stretch = self._room()
        self.order = torch.arange(self.seats, device=device)
        self.people = tables.people()
        self.guests = Guests(self.actor, tables.games, self.seats, settings.guests_in)
        self.uncompiled_logits = self.logits
        """For nets that are used rarely: compiling would take longer than it saves."""
        if device != "cpu":
            # Two and a half times as quick on a GPU.
            self.logits = torch.compile(self.logits, dynamic=False)  # type: ignore[method-assign]
            self.values = torch.compile(self.values, dynamic=False)  # type: ignore[method-assign]

    def _room(self) -> Stretch:
        tables, kernel = self.tables, self.tables.kernel
        steps, games = self.settings.stretch, tables.games

        def room(*shape: int, dtype: torch.dtype = torch.int64) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=dtype, device=tables.device)

        number = torch.float32
        return Stretch(
            seen=room(kernel.OBSERVATION.words), secrets=room(kernel.SECRETS.words),
            masks=room(act_words(kernel.ACTS)), acts=room(), own=room(dtype=number),
            chances=room(dtype=number), turns=room(), values=room(self.seats, dtype=number),
            rewards=room(self.seats, dtype=number), ended=room(dtype=number),
        )  # fmt: skip

    # Playing -------------------------------------------------------------------------------------

    def logits(self, actor: Net, seen: Tensor, masks: Tensor) -> Tensor:
        """Return an actor's preference for each act; unlawful acts are excluded."""
        bits = self.tables.bits(seen).to(self.half)
        lawful = self.tables.act_bits(masks)
        with torch.autocast(self._kind, dtype=torch.bfloat16, enabled=self._on_gpu):
            out = actor(bits)
        return out.float().masked_fill(lawful == 0, UNLAWFUL)

    def values(self, seen: Tensor, secrets: Tensor) -> Tensor:
        """Return what each seat will have won by the critic.

        Seats are counted from the one in turn.
        """
        bits = torch.cat([self.tables.bits(seen), self.tables.hidden_bits(secrets)], 1)
        with torch.autocast(self._kind, dtype=torch.bfloat16, enabled=self._on_gpu):
            out = self.critic(bits.to(self.half))
        return out.float()

    @property
    def _on_gpu(self) -> bool:
        return self.tables.device != "cpu"

    @property
    def _kind(self) -> str:
        return "cuda" if self._on_gpu else "cpu"

    @torch.no_grad()
    def play(self) -> Tensor:
        """Play one stretch and record it; return what the critic expects after its last act."""
        tables, stretch = self.tables, self.stretch
        self.guests.invite()
        tables.observe()
        for step in range(self.settings.stretch):
            seen, secrets = tables.rows("observations"), tables.rows("secrets")
            masks, turns = tables.rows("masks"), tables.rows("turns")
            logits = self.logits(self.actor, seen, masks)
            acts = sample(logits)
            own = self._let_guests_act(seen, masks, turns, acts)
            standings = tables.rows("standings").float()
            tables.step(acts)
            ended, scores = tables.rows("ended"), tables.rows("scores").float()
            tables.observe()
            after = tables.rows("standings").float()
            won = torch.where(ended[:, None] > 0, scores, after) - standings
            stretch.seen[step], stretch.secrets[step] = seen, secrets
            stretch.masks[step], stretch.acts[step], stretch.turns[step] = masks, acts, turns
            stretch.own[step] = own
            stretch.chances[step] = torch.log_softmax(logits, 1).gather(1, acts[:, None])[:, 0]
            stretch.values[step] = self.by_seat(self.values(seen, secrets), turns)
            stretch.rewards[step] = won
            stretch.ended[step] = (ended >= (1 if self.by_deal else 2)).float()
        last = self.values(tables.rows("observations"), tables.rows("secrets"))
        self.progress.acts += self.settings.stretch * tables.games
        return self.by_seat(last, tables.rows("turns"))

    def _let_guests_act(self, seen: Tensor, masks: Tensor, turns: Tensor, acts: Tensor) -> Tensor:
        """Put the guest's act into ``acts`` on its turns.

        Return 1 for each act of the learner, else 0.
        """
        guests = self.guests
        own = torch.ones(len(acts), device=acts.device)
        if guests.there:
            here = guests.games
            theirs = sample(self.logits(guests.net, seen[here], masks[here]))
            theirs_to_do = guests.sits[guests.rows, turns[here]]
            acts[here] = torch.where(theirs_to_do, theirs, acts[here])
            own[here] = 1 - theirs_to_do.float()
        return own

    def by_seat(self, values: Tensor, turns: Tensor) -> Tensor:
        """Reorder values counted from the seat in turn by the seats' own numbers."""
        return values.gather(1, self._round_the_table(-turns, self.people))

    def from_turn(self, values: Tensor, turns: Tensor, people: Tensor) -> Tensor:
        """Reorder values by the seats' own numbers so that they count from the seat in turn."""
        return values.gather(1, self._round_the_table(turns, people))

    def _round_the_table(self, turns: Tensor, people: Tensor) -> Tensor:
        """Return every seat number shifted by ``turns``; seats where nobody sits stay."""
        around = (self.order + turns[:, None]) % people[:, None]
        return torch.where(self.order < people[:, None], around, self.order)

    # Learning ------------------------------------------------------------------------------------

    @torch.no_grad()
    def judge(self, last: Tensor) -> tuple[Tensor, Tensor]:
        """Return how much better each act turned out than expected, and what every seat got."""
        stretch = self.stretch
        if not self.progress.scale:
            # The usual spread of one deal's score: parties pay in whole stakes, deals in many
            # points.
            stir = stretch.rewards.sum(0).std().item()
            deals = max(1.0, stretch.ended.sum(0).mean().item())
            self.progress.scale = max(1.0, stir / math.sqrt(deals))
        rewards = stretch.rewards / self.progress.scale
        better = torch.zeros_like(rewards)
        ahead, running = last, torch.zeros_like(last)
        for step in range(self.settings.stretch - 1, -1, -1):
            goes_on = 1.0 - stretch.ended[step][:, None]
            surprise = rewards[step] + goes_on * ahead - stretch.values[step]
            running = surprise + self.settings.trust * goes_on * running
            better[step], ahead = running, stretch.values[step]
        return better, better + stretch.values

    def learn(self, last: Tensor, part: float) -> dict[str, float]:
        """Learn from the stretch once; ``part`` is the part of the whole run that is over."""
        better, got = self.judge(last)
        flat = {
            name: getattr(self.stretch, name).flatten(0, 1)
            for name in ("seen", "secrets", "masks", "acts", "own", "chances", "turns")
        }
        turns = flat["turns"]
        for_itself = better.flatten(0, 1).gather(1, turns[:, None])[:, 0]
        for_itself = for_itself / (for_itself.std() + 1e-6)
        people = self.people.repeat(self.settings.stretch)
        goals = self.from_turn(got.flatten(0, 1), turns, people)
        self._set_rate(part)
        curious = mix(self.settings.curiosity, part)
        sums: dict[str, Tensor] = {}
        portions = self._portions(len(turns))
        for portion in portions:
            rows = {name: tensor[portion] for name, tensor in flat.items()}
            told = self._lesson(rows, for_itself[portion], goals[portion], curious)
            for name, value in told.items():
                sums[name] = sums.get(name, 0) + value
        self.progress.lessons += 1
        if self.progress.lessons % self.settings.guest_every == 0:
            self.guests.add(self.actor)
        expected = self.from_turn(self.stretch.values.flatten(0, 1), turns, people)
        explained = 1 - (goals - expected).var() / (goals.var() + 1e-9)
        found = {name: (value / len(portions)).item() for name, value in sums.items()}
        return found | {"explained": explained.item()}

    def _portions(self, acts: int) -> list[Tensor]:
        """Return all acts in random order in portions of equal size.

        A smaller last one is left out.
        """
        order = torch.randperm(acts, device=self.tables.device)
        portions = list(order.split(self.settings.portion))
        whole = [portion for portion in portions if len(portion) == self.settings.portion]
        return whole or portions

    def _set_rate(self, part: float) -> None:
        rate = mix(self.settings.rate, part)
        rate *= min(1.0, (self.progress.lessons + 1) / self.settings.warm_up)
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def _lesson(
        self, rows: dict[str, Tensor], better: Tensor, goals: Tensor, curious: float
    ) -> dict[str, Tensor]:
        settings = self.settings
        logits = self.logits(self.actor, rows["seen"], rows["masks"])
        logs = torch.log_softmax(logits, 1)
        free = ((logits > UNLAWFUL / 2).sum(1) > 1).float() * rows["own"]
        ratio = torch.exp(logs.gather(1, rows["acts"][:, None])[:, 0] - rows["chances"])
        near = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        choices = free.sum().clamp(min=1)
        policy = -(torch.min(ratio * better, near * better) * free).sum() / choices
        spread = (-(logs.exp() * logs.clamp(min=-50)).sum(1) * free).sum() / choices
        found = self.values(rows["seen"], rows["secrets"])
        error = functional.huber_loss(found, goals, delta=FAR_OFF)
        self.optimizer.zero_grad(set_to_none=True)
        (policy - curious * spread + error).backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.optimizer.step()
        far = ((ratio - 1).abs() > settings.clip).float().mean()
        return {"entropy": spread.detach(), "error": error.detach(), "clipped": far.detach()}

    def run(self, seconds: float) -> Iterator[dict[str, float]]:
        """Play and learn for this number of seconds; yield the figures of every lesson."""
        begun = time.monotonic()
        before = self.progress.seconds
        self.tables.reset()
        while (now := time.monotonic()) - begun < seconds:
            last = self.play()
            figures = self.learn(last, (now - begun) / seconds)
            self.progress.seconds = before + time.monotonic() - begun
            yield {"acts": float(self.progress.acts), **figures}


def mix(ends: tuple[float, float], part: float) -> float:
    """Interpolate from the first value to the second as the run goes on."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, part)


def sample(logits: Tensor) -> Tensor:
    """Draw an act for each row by its probability (the Gumbel-max trick)."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(1)
