"""The laws of challenges: strict deals with random faults of every kind, in any game.

No sequence of acts ends in an exception. What the judge would uphold is offered, and the offers
reveal nothing; neither does it whether a challenge is heard. What is decided is not decided again,
in any wording, and no card is fined twice. A decision depends on what everybody has seen, and
affects only the people whom the rule names. What was done can be written down and replayed.
"""

from random import Random
from typing import Any, Final, Generic, TypeVar

from ridotto.notation import write_record
from ridotto.table import Action, Ask, Event, Grade, Refused, RuleSet, State, View, apply
from ridotto.table.acts import Shuffle
from ridotto.table.game import Game
from ridotto.testing import laws
from ridotto.testing.challenge_decisions import decisions, fault_of, lays_open, same_words
from ridotto.testing.laws import LawBroken
from ridotto.testing.random_faults import RandomFaults
from ridotto.testing.random_party import LazyWatchedParty, WatchedParty
from ridotto.testing.swapped_cards import (
    DealStart,
    OtherWorld,
    answered_differently,
    other_world,
    same_offers,
    unseen_cards,
)
from ridotto.testing.uninvolved_seats import FaultBook, Upheld, state_without, touched_unnamed

S = TypeVar("S", bound=State)

SELDOM: Final = 0.01
"""How often the expensive laws are checked."""

AT_THE_END: Final = 0.5
"""How often, of all deals, it is asked when one is over whether all that matters is offered."""

WEIGHED: Final = 0.3
"""How many of the challenges that are upheld are compared with the same deal without them."""

WRITTEN: Final = 0.2
"""How many tables, of all, are written down and read again."""

REMEMBERED: Final = 25
"""After so many acts it is asked whether all that was decided stays so."""

MOST: Final = 400
"""Challenges that are thought of at once."""

ASKED: Final = 100
"""How many of them are put in two worlds that look alike."""


class LawBrokenAt(LawBroken):
    """A law broken at a strict table, told with the record that leads there."""


class StrictTable(Generic[S]):
    """A strict table under all laws of challenges."""

    def __init__(
        self, game: Game[S], rules: RuleSet, seed: int, book: FaultBook[S] | None = None
    ) -> None:
        self.game, self.seed, self.book = game, seed, book
        self.dice = Random(f"strict {game.name} {rules.name} {seed}")
        self.course: WatchedParty[S] = LazyWatchedParty.open(game, rules, strict=True)
        self.mischief = RandomFaults(self.course, self.dice)
        self.deals = self.upheld = self.dismissed = self.refused = self.compared = 0
        self.innocent = self.weighed = 0
        """Worlds compared in which other acts were faults; decisions compared with silence."""
        self.fined: set[tuple[object, ...]] = set()
        self.decided: list[tuple[Any, int]] = []
        """What was decided in this deal, and how much had been done by then."""
        self.unoffered: list[Action] = []
        """Challenges of this deal that were not offered: they must be rejected."""
        self.start: DealStart[S] | None = None
        self.grades: list[Grade] = []
        """How each act of the deal on the table was judged."""

    def play(self, deals: int, most: int = 2000) -> None:
        """Play a number of deals, void ones too, or to the party's end; each act under the laws."""
        try:
            self._play(deals, most)
        except LawBrokenAt:
            raise
        except Exception as error:
            raise self.broken(repr(error)) from error

    def _play(self, deals: int, most: int) -> None:
        while not self.game.over(self.course.state):
            action = self.mischief.next_act()
            if isinstance(action, Shuffle) and self.deals == deals:
                break
            if len(self.course.actions) >= most * deals:
                raise self.broken("the deal does not come to an end")
            self.try_act(action)
        self._ends_well()

    def try_act(self, action: Action) -> None:
        """Refused without harm, or done."""
        verdict = self.game.judge(self.course.state, action)
        if not verdict.admitted(strict=True):
            self.refused += 1
            return
        if isinstance(action, Shuffle):
            self._begin_deal()
        offered, before = self._offered(action), self.game.settled(self.course.state)
        events = self._do(action)
        self.grades.append(verdict.grade)
        ended = self.game.settled(self.course.state) and not before
        self.deals += ended
        if not offered:
            self.unoffered.append(action)
        self._check_act(events, ended=ended)

    def _begin_deal(self) -> None:
        self.start, self.grades = DealStart.of(self.course), []
        self.fined, self.unoffered, self.decided = set(), [], []

    def _check_act(self, events: tuple[Event, ...], *, ended: bool) -> None:
        """The cheap laws after every act, the others now and then and when a deal is over."""
        found = list(decisions(events))
        for decided in found:
            self._check_decision(decided)
        # Of several at once each would be told apart only from the others.
        if len(found) == 1 and found[0].upheld and self.dice.random() < WEIGHED:
            self._check_bystanders(found[0])
        laws.payments_sum_to_zero(self.course)
        if found or not len(self.course.actions) % REMEMBERED:
            self._check_stays_decided()
        if self.dice.random() < SELDOM:
            self._check_exchange()
        if self.dice.random() < SELDOM or (ended and self.dice.random() < AT_THE_END):
            self._check_all_offered()

    def _do(self, action: Action) -> tuple[Event, ...]:
        try:
            return self.course.do(action)
        except Exception as error:
            raise self.broken(f"{action} ended in {error!r}") from error

    def broken(self, what: str) -> "LawBrokenAt":
        """What is raised, with the record that leads there."""
        course = self.course
        try:
            record = write_record(course.game, course.rules, strict=True, actions=course.actions)
        except Exception as error:
            record = f"(which cannot be written: {error!r})"
        return LawBrokenAt(f"{self.game.name}, seed {self.seed}: {what}\n{record}")

    # What is offered

    def _offered(self, action: Action) -> bool:
        """Is it no challenge, or one that its speaker is offered?"""
        return not self._challenge(action) or Ask(action) in self.mischief.offers(action.seat)

    def _challenge(self, action: Action) -> bool:
        return isinstance(action, self.mischief.kind)

    def _check_all_offered(self) -> None:
        """Every challenge that would be upheld at once is offered."""
        seat = self.dice.randrange(self.mischief.seats)
        offered = set(self.mischief.offered(seat))
        for challenge in self.mischief.many_challenges(seat, MOST):
            if challenge in offered or not self._upheld_at_once(challenge):
                continue
            raise self.broken(f"{challenge} would be upheld, and is not offered")

    def _upheld_at_once(self, challenge: Action) -> bool:
        state = self.course.state
        if not self.game.judge(state, challenge).admitted(strict=True):
            return False
        try:
            _, events = apply(self.game, state, challenge)
        except Exception as error:
            raise self.broken(f"{challenge} ended in {error!r}") from error
        found = (one for one in decisions(events) if same_words(challenge, one))
        return any(one.upheld for one in found)

    def _check_decision(self, decided: Any) -> None:
        self.decided.append((decided, len(self.course.actions)))
        self.upheld += decided.upheld
        self.dismissed += not decided.upheld
        spoken = self.mischief.about(decided)
        if decided.upheld and any(one in self.unoffered for one in spoken):
            raise self.broken(f"{decided} was upheld, and nobody had been offered it")
        if not decided.upheld:
            return
        self._check_fined_once(decided)
        for again in (w for one in spoken[-1:] for w in self.mischief.wordings(one)):
            self._check_closed(decided, again)

    def _check_fined_once(self, decided: Any) -> None:
        """No card is fined by two names."""
        costs = [getattr(decided, name, ()) for name in ("payments", "lines", "points")]
        if decided.trick and any(costs):
            key = (decided.against, decided.trick)
            if key in self.fined:
                raise self.broken(f"{decided}: that card was fined already")
            self.fined.add(key)

    def _check_bystanders(self, decided: Any) -> None:
        """Nobody is affected whom the rule does not name."""
        spoken = (
            self.mischief.of_that_card(decided) if decided.trick else self.mischief.about(decided)
        )
        if self.book is None or self.start is None or not spoken:
            return
        after, actions = self.course.state, self.course.actions[self.start.done :]
        try:
            without = state_without(self.game, self.start, actions, spoken)
        except Refused:
            # With the challenge unsaid somebody could not have done what he did since.
            return
        self.weighed += 1
        upheld = Upheld(decided, spoken)
        for told in touched_unnamed(self.game, self.book, without, after, upheld):
            raise self.broken(f"{decided} touched somebody it does not name: {told}")

    def _check_closed(self, decided: Any, again: Action) -> None:
        """Nobody can repeat it, whatever else they say with it."""
        state = self.course.state
        if not self.game.judge(state, again).admitted(strict=True):
            return
        try:
            _, events = apply(self.game, state, again)
        except Exception as error:
            raise self.broken(f"after {decided} {again} ended in {error!r}") from error
        for second in decisions(events):
            if second.upheld and fault_of(second) == fault_of(decided):
                raise self.broken(f"{decided} was decided once more by {again}")

    def _check_stays_decided(self) -> None:
        """Nobody says again what was decided, either way, until that person does something new."""
        for decided, done in self.decided:
            since = self.course.actions[done:]
            acted = any(a.seat == decided.against and not self._challenge(a) for a in since)
            if acted or self.mischief.named_twice(decided):
                continue
            for again in self.mischief.by_everybody(self.mischief.about(decided)[:1]):
                if self.game.judge(self.course.state, again).admitted(strict=True):
                    raise self.broken(f"{decided} is decided, and {again} is heard")

    # What a decision hangs on

    def _check_exchange(self) -> None:
        """Two cards that a chair has not seen are exchanged: nothing that is decided tells it.

        If it sees no difference it is offered the same, whether or not a fault was committed.
        """
        seat = self.dice.randrange(self.mischief.seats)
        view, start = self.course.views[seat], self.start
        unseen = sorted(unseen_cards(self.course, view))
        if start is None or len(unseen) < 2:
            return
        first, second = self.dice.sample(unseen, 2)
        try:
            actions = self.course.actions[start.done :]
            there = other_world(self.game, start, actions, view, (first, second))
        except Refused:
            # With these cards somebody could not have done what he did.
            return
        self._compare(view, there)

    def _compare(self, view: View[S], there: OtherWorld[S]) -> None:
        if there.differing is None:
            if not same_offers(self.game, view, there.view):
                raise self.broken(f"seat {view.seat} is offered different things")
            self._check_answers(there)
            self.compared += 1
            self.innocent += there.grades != self.grades
            return
        told = [one for one in there.differing if hasattr(one, "upheld") and not lays_open(one)]
        if told:
            raise self.broken(f"a decision told seat {view.seat} of hidden cards: {told}")

    def _check_answers(self, there: OtherWorld[S]) -> None:
        """Whether a challenge is heard depends on what its speaker has seen."""
        asked = self.mischief.many_challenges(there.view.seat or 0, ASKED)
        for one in answered_differently(self.game, self.course.state, there.state, asked):
            raise self.broken(f"{one} is answered by hidden cards")

    def _ends_well(self) -> None:
        """What was done can be folded; at some tables also written down and read again."""
        laws.pack_is_partitioned(self.course)
        laws.views_are_true(self.course)
        laws.fold_gives_state(self.course)
        if self.dice.random() < WRITTEN:
            laws.records_round_trip(self.course)


def check_strict(
    game: Game[S], rules: RuleSet, seed: int, *, deals: int, book: FaultBook[S] | None = None
) -> StrictTable[S]:
    """Some strict deals under all laws of challenges."""
    table = StrictTable(game, rules, seed, book)
    table.play(deals)
    return table
