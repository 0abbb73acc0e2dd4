"""Strict tables at which people make mistakes, lie, and challenge at random."""

from collections.abc import Callable, Iterable, Iterator
from itertools import takewhile
from math import prod
from random import Random
from typing import Any, Final, Generic, TypeVar

import msgspec

from ridotto.table import HOUSE, Action, Ask, Offer, Seat, State, apply
from ridotto.table.acts import Play, Shuffle
from ridotto.testing.challenge_decisions import same_words
from ridotto.testing.fault_laws import attempted
from ridotto.testing.random_actions import fields_of, random_action, random_value
from ridotto.testing.random_party import WatchedParty, take_up

S = TypeVar("S", bound=State)

CHALLENGE: Final = "challenge"
"""What an act that holds a fault against somebody is called, in every game."""

WORDS: Final = ("", "nonsense")

QUICKLY: Final = 0.8
"""How often a lawful card is played without asking what else is offered: that costs more."""

TRICKS: Final = 26
"""No deal of any game has more."""


class RandomFaults(Generic[S]):
    """Lawful, faulty and senseless acts, and challenges of every kind, one after the other."""

    def __init__(self, course: WatchedParty[S], dice: Random) -> None:
        self.course, self.dice = course, dice
        self.kind = course.game.action_kinds[CHALLENGE]
        self.seats = len(course.views) - 1
        self._made: dict[Seat, tuple[Offer, ...]] = {}
        self._made_after = 0

    def offers(self, seat: Seat) -> tuple[Offer, ...]:
        """What this person may do now; computed once, until something happens."""
        done = len(self.course.actions)
        if self._made_after != done:
            self._made, self._made_after = {}, done
        if seat not in self._made:
            self._made[seat] = self.course.game.offers(self.course.views[seat])
        return self._made[seat]

    def next_act(self) -> Action:
        """A challenge, something wrong, something senseless, or simply what is awaited."""
        chance = self.dice.random()
        if chance < 0.2:
            return self.challenge()
        if chance < 0.4:
            action = self._fault() if chance < 0.35 else self._senseless()
            if action is not None and not self._ends_the_party(action):
                return action
        return self.awaited_act()

    def _ends_the_party(self, action: Action) -> bool:
        """Would this leave nothing to do wrong? That is rarely allowed to happen."""
        game, state = self.course.game, self.course.state
        if not game.judge(state, action).admitted(strict=True) or self.dice.random() < 0.01:
            return False
        try:
            after, _ = apply(game, state, action)
        except Exception:
            # Let it be done, and found.
            return False
        return game.over(after)

    def awaited_act(self) -> Action:
        """What the table waits for; who has lied may have to go on at his own risk."""
        course, dice = self.course, self.dice
        seat = dice.choice(sorted(course.game.awaited(course.state)))
        if seat == HOUSE:
            return course.game.shuffle(course.state, dice)
        if dice.random() < QUICKLY:
            play = self._lawful_card(seat)
            if play is not None:
                return play
        offers = self.offers(seat)
        assert offers, f"seat {seat} is awaited and has nothing to do"
        lawful = [offer for offer in offers if not isinstance(offer, Ask)]
        return take_up(course.game, seat, dice.choice(lawful or offers), dice)

    def _lawful_card(self, seat: Seat) -> Action | None:
        """Any card that this person may play now."""
        game, state = self.course.game, self.course.state
        hand = list(game.places(state).get(f"hand {seat}", ()))
        self.dice.shuffle(hand)
        plays = (Play(seat, card) for card in hand)
        return next((play for play in plays if game.judge(state, play).lawful), None)

    def _fault(self) -> Action | None:
        """Something that the one awaited, or anybody, could do wrongly."""
        course, dice = self.course, self.dice
        awaited = sorted(course.game.awaited(course.state) - {HOUSE})
        seat = dice.choice(awaited) if awaited and dice.random() < 0.8 else self._anybody()
        attempts = course.game.attempts(course.views[seat])
        return attempted(course, seat, dice.choice(attempts), dice) if attempts else None

    def _senseless(self) -> Action:
        """An act of any kind with any values; rarely one of the house's, which may end a deal."""
        kinds = sorted(self.course.game.action_kinds.values(), key=str)
        pack = self.course.game.pack(self.course.state)
        action = random_action(self.dice.choice(kinds), pack, self.dice)
        seat = HOUSE if self.dice.random() < 0.1 else self._anybody()
        return msgspec.structs.replace(action, seat=seat)

    def _anybody(self) -> Seat:
        return self.dice.randrange(self.seats)

    # Challenges

    def offered(self, seat: Seat) -> list[Action]:
        """The challenges this person may choose from."""
        asked = (offer.action for offer in self.offers(seat) if isinstance(offer, Ask))
        return [action for action in asked if isinstance(action, self.kind)]

    def challenge(self) -> Action:
        """A challenge that is offered, one that is almost the same, or any at all."""
        dice = self.dice
        pool = self.offered(self._anybody())
        if not pool or dice.random() < 0.2:
            return random_action(self.kind, self.course.game.pack(self.course.state), dice)
        action = dice.choice(pool)
        for _ in range(dice.choice((0, 0, 1, 1, 2))):
            action = self.changed(action, dice.choice(self.fields()))
        return action

    def fields(self) -> list[str]:
        """What a challenge says."""
        return list(self.kind.__struct_fields__)

    def changed(self, action: Action, field: str) -> Action:
        """A challenge with one of its fields changed."""
        dice, pack = self.dice, self.course.game.pack(self.course.state)
        if field in ("seat", "against"):
            return msgspec.structs.replace(action, **{field: dice.randrange(-1, self.seats + 1)})
        now = getattr(action, field)
        values: list[Any] = [random_value(self.kind, field, pack, dice)]
        if isinstance(now, str):
            values = [*WORDS, *self.words()]
        elif isinstance(now, int) and not isinstance(now, bool):
            values += [now - 1, now + 1, 0]
        return msgspec.structs.replace(action, **{field: dice.choice(values)})

    def words(self) -> list[str]:
        """Everything named in this deal: honours, items, or what the game calls them."""
        course = self.course
        told = {text for action in self.of_this_deal() for text in _texts(action)}
        return sorted(told - set(course.game.pack(course.state).cards))

    def of_this_deal(self) -> Iterator[Action]:
        """What was done since the last shuffle, the last first."""
        return takewhile(lambda one: not isinstance(one, Shuffle), reversed(self.course.actions))

    def spoken(self) -> Iterator[Any]:
        """All challenges of this deal, the first first."""
        deal = reversed(list(self.of_this_deal()))
        return (one for one in deal if isinstance(one, self.kind))

    def about(self, decided: Any) -> list[Action]:
        """The challenges of this deal that said what was decided."""
        return [one for one in self.spoken() if same_words(one, decided)]

    def of_that_card(self, decided: Any) -> list[Any]:
        """The challenges of this deal that are about that person's card, by whatever name."""
        card = (decided.against, decided.trick)
        return [one for one in self.spoken() if (one.against, one.trick) == card]

    def named_twice(self, decided: Any) -> bool:
        """Did that person say more than once what was decided? Then one of them may be left."""
        own = [one for one in self.of_this_deal() if one.seat == decided.against]
        said = [set(_texts(one)) for one in own if not isinstance(one, self.kind)]
        return any(sum(word in one for one in said) > 1 for word in _texts(decided))

    def many_challenges(self, seat: Seat, most: int) -> Iterator[Action]:
        """Every challenge this person could make: about anybody, any trick, any word named so far.

        If there are too many, a random selection.
        """
        fields = [one for one in self.fields() if one not in ("seat", "against")]
        kinds = fields_of(self.kind)
        values = [range(self.seats), *(list(self._values(kinds[one])) for one in fields)]
        names = ["against", *fields]
        count = prod(map(len, values))
        for number in sorted(self.dice.sample(range(count), min(most, count))):
            said: dict[str, Any] = {}
            for name, some in zip(names, values, strict=True):
                number, place = divmod(number, len(some))
                said[name] = some[place]
            make: Callable[..., Action] = self.kind
            yield make(seat, **said)

    def _values(self, of: msgspec.inspect.Type) -> Iterator[Any]:
        match of:
            case msgspec.inspect.EnumType(cls=members):
                yield from members
            case msgspec.inspect.UnionType(types=types):
                yield from (value for one in types for value in self._values(one))
            case msgspec.inspect.IntType():
                yield from range(TRICKS)
            case msgspec.inspect.BoolType():
                yield from (False, True)
            case msgspec.inspect.StrType():
                yield from ("", *self.words())
            case _:
                yield None

    def wordings(self, challenge: Action) -> Iterator[Action]:
        """The challenge brought by everybody else, and with every field changed in turn."""
        yield from self.by_everybody([challenge])
        for field in self.fields():
            yield self.changed(challenge, field)

    def by_everybody(self, challenges: Iterable[Action]) -> Iterator[Action]:
        """Each challenge, brought by every seat in turn."""
        for challenge in challenges:
            for seat in range(self.seats):
                yield msgspec.structs.replace(challenge, seat=seat)


def _texts(action: Action) -> Iterator[str]:
    """Every text in an action, but its kind."""
    for name, value in msgspec.to_builtins(action).items():
        if name != "type":
            yield from _texts_in(value)


def _texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _texts_in(item)
