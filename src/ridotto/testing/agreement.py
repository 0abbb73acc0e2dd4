"""A game's compiled rules against its readable ones: the same deals in both, act by act.

The kernel shuffles and deals; chance picks one of the acts it holds lawful, and the readable game
does the same. At every act both must name the same seat and the same lawful acts, and whenever
somebody is paid, what everybody has won. Now and then every slot of the kernel's deal must be what
the readable table says it is, and what a seat observes must follow from what its view has seen, and
from nothing else; at the end every line and every payment is compared.

Where nobody is paid, one seat's gain is asked for at every act, everybody's in turn: to ask for all
of them would take a twentieth of the time again and more. What is marked and not paid yet is
compared with the other slots only: no two games keep it alike, and entering a table to ask takes
longer than the act. A mark made too early or too late shows where it is paid, a wrong one in the
lines at the end.

A difference is written down as a record that leads to it.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any, Final, TypeAlias

import numpy as np

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import NOBODY, Deal, Kernel, Pack, Tables, Words
from ridotto.kernel.specialise import kernel_of
from ridotto.kernel.splitmix import dice_from
from ridotto.notation import write_record
from ridotto.table import HOUSE, Action, Event, Refused, RuleSet, Seat, View, apply
from ridotto.table.acts import Rise
from ridotto.table.game import Game

SEEDS: Final = 1 << 62


class Divergence(AssertionError):
    """Kernel and rules differ; the record of the deal lies in a file."""


Party: TypeAlias = Callable[[Random, Tables, Deal], None]
"""Sets the slots that belong to the party: who deals, how it stands."""
Arrange: TypeAlias = Callable[[Random, Tables, Pack], None]
"""Changes a shuffled pack so that rare things happen."""
Choose: TypeAlias = Callable[[Random, Any, list[int]], int]
"""Which of the lawful acts is done."""


def any_act(chance: Random, table: Any, acts: list[int]) -> int:
    """Each as likely as the next."""
    del table
    return chance.choice(acts)


class Pair:
    """One party, at a readable table and in the kernel."""

    def __init__(
        self,
        game: Game[Any],
        rules: RuleSet,
        seed: int,
        *,
        tables: Tables | None = None,
        party: Party | None = None,
        arrange: Arrange | None = None,
        choose: Choose = any_act,
        comparing: float = 0.05,
        observing: float = 0.05,
    ) -> None:
        """``tables`` may be wrong ones.

        Turn, lawful acts and a gain are compared at every act, all gains when somebody is paid;
        ``comparing`` is how often all slots are, which takes longer; ``observing`` is in how many
        deals observations are as well.
        """
        self.game, self.rules, self.seed = game, rules, seed
        self.kernel = kernel_of(game.name)
        self.t = self.kernel.make_tables(rules) if tables is None else tables
        self.chance = Random(seed)
        self.deal: Deal = np.zeros(self.kernel.SIZE, dtype=np.int64)
        self.acts = np.zeros(-(-self.kernel.ACTS // WORD), dtype=np.int64)
        self.pack = self.kernel.new_pack(self.t)
        self.arrange, self.choose, self.comparing = arrange, choose, comparing
        self.observing = self.chance.random() < observing
        self.actions: list[Action] = []
        self.done = 0
        """Kernel acts so far."""
        self.turn = NOBODY
        """Whose turn it is in the kernel."""
        self.before: tuple[int, ...] = ()
        self.paid: tuple[int, ...] = ()
        """The readable accounts before the deal, and now."""
        if party is not None:
            party(self.chance, self.t, self.deal)
        self.table = game.open(rules)
        self.seats = game.seats(self.table)
        self.seen: tuple[Event, ...] = ()
        self.views: list[View[Any]] = []
        self._act(self.kernel.set_up(self.t, self.deal))

    # The readable side ---------------------------------------------------------------------------

    def _act(self, action: Action) -> None:
        """Do it at the readable table; what is refused there, the kernel should not have done."""
        if not self.views and self.observing:
            self.views = [View(seat, self.table) for seat in range(self.game.seats(self.table))]
        self.actions.append(action)
        try:
            self.table, events = apply(self.game, self.table, action)
        except Refused as refused:
            self.actions.pop()
            raise self.difference(f"{action}", "done", str(refused)) from refused
        self.seen += events
        self.views = [view.watch(self.game.fold, events) for view in self.views]

    def agree(self, what: str, kernel: object, rules: object) -> None:
        """They must say the same."""
        if kernel != rules:
            raise self.difference(what, kernel, rules)

    def difference(self, what: str, kernel: object, rules: object) -> Divergence:
        """What is raised where they do not; the deal so far is written down."""
        name = f"ridotto-kernel-{self.game.name}-{self.rules.name}-{self.seed}.rec"
        path = Path(gettempdir()) / name
        path.write_text(write_record(self.game, self.rules, actions=self.actions), "utf-8")
        return Divergence(f"{what}: kernel {kernel}, rules {rules}; see {path}")

    # Both ----------------------------------------------------------------------------------------

    def play(self, deals: int = 1) -> "Pair":
        """Play deals to their payment; fewer if the party ends before."""
        for _ in range(deals):
            self._deal()
            while self.turn != NOBODY:
                self._decide()
            self._settle()
            ended = bool(self.kernel.advance(self.t, self.deal))
            self.agree("end of the party", ended, self.game.over(self.table))
            if ended:
                break
        return self

    def _deal(self) -> None:
        self.kernel.shuffle(self.t, self.pack, dice_from(self.chance.randrange(SEEDS)))
        if self.arrange is not None:
            self.arrange(self.chance, self.t, self.pack)
        order = self.pack.copy()
        self.kernel.begin(self.t, self.deal, self.pack, self.chance.randrange(SEEDS))
        self.before = self.paid = self.game.accounts(self.table)
        self._act(self.kernel.shuffled(self.t, order))
        self.turn = self.kernel.turn(self.t, self.deal)
        self._compare_slots()

    def _decide(self) -> None:
        """One readable act, and the kernel's that belong to it."""
        begun: tuple[int, ...] = ()
        action: Action | None = None
        while action is None:
            self._compare_turn(begun)
            number = self.choose(self.chance, self.table, self._lawful(begun))
            self.kernel.act(self.t, self.deal, number)
            self.turn = self.kernel.turn(self.t, self.deal)
            self.done += 1
            begun += (number,)
            action = self.kernel.action_of(self.table, begun)
        numbers = self.kernel.acts_of(self.table, action)
        if numbers != begun:
            raise self.difference(f"{action} in numbers", begun, numbers)
        before = self.paid
        self._act(action)
        self.paid = self.game.accounts(self.table)
        if self.turn != NOBODY:
            compared = self.chance.random() < self.comparing
            if compared or self.paid != before:
                self._compare_gains()
            else:
                self._compare_gain(self.done % self.seats)
            if compared:
                self._compare_slots()
                if self.observing:
                    self._compare_observations()

    def _compare_turn(self, begun: tuple[int, ...]) -> None:
        awaited = self.game.awaited(self.table)
        if self.turn not in awaited:
            raise self.difference(f"turn after {begun}", self.turn, sorted(awaited))

    def _lawful(self, begun: tuple[int, ...]) -> list[int]:
        self.acts[:] = 0
        self.kernel.lawful(self.t, self.deal, self.acts)
        found = bits_of(self.acts)
        judged = self.kernel.judged(self.table, begun)
        if set(found) != judged:
            raise self.difference(f"lawful acts after {begun}", found, sorted(judged))
        return found

    def _compare_slots(self) -> None:
        """Every slot of the deal, against the readable table seen whole."""
        try:
            told = self.kernel.enter(self.t, View(None, self.table, self.seen))
        except ValueError as refused:
            raise self.difference("a table to act at", "there is one", str(refused)) from refused
        differing = np.flatnonzero(told != self.deal)
        slots = {int(slot): int(self.deal[slot]) for slot in differing}
        self.agree("slots", slots, {int(slot): int(told[slot]) for slot in differing})

    def _compare_observations(self) -> None:
        """What each seat observes, against what follows from its own view."""
        words = self.kernel.OBSERVATION.words
        for seat, view in enumerate(self.views):
            here, there = np.zeros((2, words), dtype=np.int64)
            self.kernel.observe(self.t, self.deal, seat, here)
            self.kernel.observe(self.t, self.kernel.enter(self.t, view), seat, there)
            if (here != there).any():
                planes = [
                    plane.name
                    for plane in self.kernel.OBSERVATION.planes
                    for word in range(len(plane.used))
                    if here[self.kernel.OBSERVATION.at(plane.name) + word]
                    != there[self.kernel.OBSERVATION.at(plane.name) + word]
                ]
                raise self.difference(f"observation of seat {seat}", planes, "follow from its view")
            self._compare_used(here)

    def _compare_used(self, words: Any) -> None:
        """No bit is set that the planes do not name."""
        used = [word for plane in self.kernel.OBSERVATION.planes for word in plane.used]
        beyond = [n for n, word in enumerate(words) if int(word) & ~used[n]]
        self.agree("bits outside the planes", beyond, [])

    def _settle(self) -> None:
        """Every line, and what everybody has won; after the last deal the company rises."""
        self.agree("still to act after the end of the deal", [], self._still_to_act())
        if not self.game.over(self.table):
            due = self.game.shuffle(self.table, self.chance)
            if isinstance(due, Rise):
                self._act(due)
        self.kernel.finish(self.t, self.deal)
        lines = dict(self.kernel.lines_of(self.t, self.deal))
        self.agree("lines", lines, dict(self.kernel.lines_at(self.table)))
        self._compare_gains()

    def _still_to_act(self) -> list[Seat]:
        """Who is awaited in a deal that has begun; one that is thrown in waits for the house."""
        if self.game.settled(self.table) or self.game.over(self.table):
            return []
        return sorted(self.game.awaited(self.table) - {HOUSE})

    def _compare_gains(self) -> None:
        """What the deal has brought everybody so far."""
        after = self.game.accounts(self.table)
        won = [self.kernel.gain(self.t, self.deal, seat) for seat in range(self.seats)]
        self.agree("gains", won, [after[n] - self.before[n] for n in range(self.seats)])

    def _compare_gain(self, seat: int) -> None:
        """The same for one seat, between payments."""
        won = self.kernel.gain(self.t, self.deal, seat)
        self.agree("gain", won, self.paid[seat] - self.before[seat])


def compared_game(game: Game[Any]) -> Game[Any]:
    """The readable game that a kernel agrees with: the game itself, unless the kernel says so."""
    found: Game[Any] = getattr(kernel_of(game.name), "COMPARED_WITH", game)
    return found


def follow(game: Game[Any], rules: RuleSet, actions: Iterable[Action]) -> int:
    """Every act of a record from the position before it; how many the kernel knows.

    Positions that it refuses to enter (with faults, say) are passed over.
    """
    kernel = kernel_of(game.name)
    t, state, steps = kernel.make_tables(rules), game.open(rules), 0
    seen: tuple[Event, ...] = ()
    for action in actions:
        after, events = apply(game, state, action)
        whole = View(None, after, seen + events)
        steps += _follow_one(kernel, t, View(action.seat, state, seen), action, whole)
        state, seen = after, seen + events
    return steps


def _follow_one(
    kernel: Kernel, t: Tables, before: View[Any], action: Action, after: View[Any]
) -> bool:
    """One act in the kernel too: it was lawful, and leads to the same place."""
    try:
        deal = kernel.enter(t, before)
        numbers = kernel.acts_of(before.table, action)
    except ValueError:
        return False
    acts = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64)
    for number in numbers:
        acts[:] = 0
        kernel.lawful(t, deal, acts)
        assert number in set(bits_of(acts)), (action, number)
        kernel.act(t, deal, number)
    if kernel.turn(t, deal) == NOBODY:
        kernel.finish(t, deal)
        assert dict(kernel.lines_of(t, deal)) == dict(kernel.lines_at(after.table))
    else:
        assert deal.tolist() == kernel.enter(t, after).tolist(), action
    return True


def bits_of(words: Words | Sequence[int]) -> list[int]:
    """The numbers in a set of several words, the lowest first."""
    octets = np.asarray(words, dtype=np.int64).astype("<i8", copy=False).view(np.uint8)
    found: list[int] = np.unpackbits(octets, bitorder="little").nonzero()[0].tolist()
    return found
