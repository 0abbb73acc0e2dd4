"""One party under all laws."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Protocol, TypeVar

from ridotto.cards import Card
from ridotto.table import Event, RuleSet, Seat, State
from ridotto.table.game import Game
from ridotto.testing import laws
from ridotto.testing.fault_laws import attempts_are_possible, faults_can_be_attempted
from ridotto.testing.random_party import WatchedParty

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)

WILD_TRIES = 3
"""Senseless actions tried at a step."""


class Knowledge(Protocol[S_contra]):
    """What a game's tests say, from its book, about what people may know.

    It is written separately from the engine on purpose: the engine is checked against it.
    """

    def hidden(self, state: S_contra, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """The cards of this deal that the seat is not entitled to know the place of."""

    def kin(self, card: Card) -> str:
        """Cards of one kin differ in nothing that anybody could notice but their faces."""


def check_party(
    game: Game[S],
    rules: RuleSet,
    seed: int,
    *,
    knowledge: Knowledge[S],
    strict: bool = False,
    deals: int | None = None,
    most: int = 5000,
    pause: int = 80,
) -> WatchedParty[S]:
    """Play a party (or its first deals) at random and check every law.

    The expensive laws are checked now and then, about every ``pause`` actions.
    """
    dice = Random(f"{game.name} {rules.name} {seed}")
    course = WatchedParty.open(game, rules, strict=strict)
    moment = dice.randrange(1, pause)
    done = 0
    while not game.over(course.state) and done != deals:
        if len(course.actions) >= most:
            raise laws.LawBroken("random lawful play does not come to an end")
        course.do(course.step(dice))
        laws.pack_is_partitioned(course)
        laws.payments_sum_to_zero(course)
        if len(course.actions) == moment:
            _at_a_moment(course, dice, knowledge)
            moment += dice.randrange(pause // 2, 2 * pause)
        done += game.settled(course.state)
    _at_the_end(course)
    return course


def _at_a_moment(course: WatchedParty[S], dice: Random, knowledge: Knowledge[S]) -> None:
    """The expensive laws, checked now and then."""
    laws.views_are_true(course)
    laws.offers_are_lawful(course, dice)
    attempts_are_possible(course, dice)
    faults_can_be_attempted(course, dice, WILD_TRIES)
    laws.judge_and_table_agree(course, dice, WILD_TRIES)
    view = dice.choice(course.views[:-1])
    assert view.seat is not None
    for pair in _pairs(
        list(knowledge.hidden(course.state, course.log, view.seat)), knowledge, dice
    ):
        laws.indistinguishable_worlds_look_alike(course, view, pair)
    if not course.state.strict:
        laws.sampled_world_reproduces_view(course, view, dice)


def _pairs(hidden: list[Card], knowledge: Knowledge[S], dice: Random) -> list[tuple[Card, Card]]:
    """One pair of hidden cards of a kin, if there is any."""
    dice.shuffle(hidden)
    for place, card in enumerate(hidden):
        for other in hidden[place + 1 :]:
            if knowledge.kin(card) == knowledge.kin(other):
                return [(card, other)]
    return []


def _at_the_end(course: WatchedParty[S]) -> None:
    laws.views_are_true(course)
    laws.fold_gives_state(course)
    laws.events_travel(course)
    laws.records_round_trip(course)
