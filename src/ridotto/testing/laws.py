"""The laws, one function each. They raise ``LawBroken`` with what was found."""

from random import Random
from typing import TypeVar

import msgspec

from ridotto.cards import BACK, Card
from ridotto.notation import format_record, parse, run, write_record
from ridotto.table import (
    HOUSE,
    Action,
    Ask,
    Refused,
    State,
    View,
    apply,
    event_decoder,
    fold_all,
    project,
    replay,
)
from ridotto.testing.random_actions import random_action
from ridotto.testing.random_party import WatchedParty, take_up

S = TypeVar("S", bound=State)


class LawBroken(AssertionError):
    """A game breaks a law that all games must keep."""


def pack_is_partitioned(course: WatchedParty[S]) -> None:
    """Every card of the pack lies in exactly one place, at every step."""
    heaps = course.game.places(course.state)
    cards = [card for heap in heaps.values() for card in heap]
    if cards and sorted(cards) != sorted(course.game.pack(course.state).cards):
        raise LawBroken(f"after {course.actions[-1]} the pack lies {heaps}")


def views_are_true(course: WatchedParty[S]) -> None:
    """What a chair believes to lie somewhere does lie there, and as many cards as it believes."""
    real = course.game.places(course.state)
    for view in course.views:
        for place, seen in course.game.places(view.table).items():
            if len(seen) != len(real[place]):
                raise LawBroken(f"seat {view.seat} counts {len(seen)} in {place}")
            wrong = [card for card in seen if card != BACK and card not in real[place]]
            if wrong:
                raise LawBroken(f"seat {view.seat} believes {wrong} in {place}: {real[place]}")


def payments_sum_to_zero(course: WatchedParty[S]) -> None:
    """What one wins another loses."""
    accounts = course.game.accounts(course.state)
    if sum(accounts):
        raise LawBroken(f"the accounts {accounts} do not add up to nothing")


def fold_gives_state(course: WatchedParty[S]) -> None:
    """The state is nothing but the fold of the events."""
    if fold_all(course.game, course.opening, course.log) != course.state:
        raise LawBroken("folding the events does not give the state")


def events_travel(course: WatchedParty[S]) -> None:
    """Events survive their JSON, whole and masked."""
    decoder = event_decoder(course.game)
    for event in course.log:
        for version in {event, project(event, None)}:
            if decoder.decode(msgspec.json.encode(version)) != version:
                raise LawBroken(f"{version} does not survive its JSON")


def records_round_trip(course: WatchedParty[S]) -> None:
    """A record read back gives the same actions, and written again the same bytes."""
    text = write_record(
        course.game, course.rules, strict=course.state.strict, actions=course.actions
    )
    record = parse(text)
    if format_record(record) != text:
        raise LawBroken("a record does not read back to the byte")
    again = run(record)
    if list(again.actions) != course.actions or again.state != course.state:
        raise LawBroken("a record does not replay to the same game")


def offers_are_lawful(course: WatchedParty[S], dice: Random) -> None:
    """The judge allows everything that is offered, and every awaited seat is offered something."""
    game, state = course.game, course.state
    for view in course.views:
        for offer in game.offers(view):
            if isinstance(offer, Ask) or view.seat is None:
                continue
            action = take_up(game, view.seat, offer, dice)
            verdict = game.judge(state, action)
            if not verdict.lawful:
                raise LawBroken(f"{action} is offered and judged {verdict}")


def judge_and_table_agree(course: WatchedParty[S], dice: Random, tries: int) -> None:
    """What the judge admits is accepted; everything else is refused and changes nothing."""
    game, state = course.game, course.state
    before = repr(state)
    for _ in range(tries):
        kind = dice.choice(list(game.action_kinds.values()))
        _try(course, random_action(kind, game.pack(state), dice))
    if repr(state) != before:
        raise LawBroken("the state was changed")


def _try(course: WatchedParty[S], action: Action) -> None:
    verdict = course.game.judge(course.state, action)
    admitted = verdict.admitted(strict=course.state.strict)
    try:
        apply(course.game, course.state, action)
    except Refused as refused:
        if admitted or refused.verdict != verdict:
            raise LawBroken(f"{action} was judged {verdict} and refused: {refused}") from refused
        if not verdict.reason:
            raise LawBroken(f"{action} is refused without a reason") from refused
    else:
        if not admitted:
            raise LawBroken(f"{action} was judged {verdict} and accepted")


def indistinguishable_worlds_look_alike(
    course: WatchedParty[S], view: View[S], pair: tuple[Card, Card]
) -> None:
    """First view law: exchange two cards that the seat may not know, and it sees no difference.

    They are exchanged in the deal on the table, from the last shuffle on.
    """
    begun = max(n for n, action in enumerate(course.actions) if action.seat == HOUSE)
    swapped = [exchanged(a, pair) if n >= begun else a for n, a in enumerate(course.actions)]
    try:
        _, log = replay(course.game, course.opening, swapped)
    except Refused:
        # What people did would not have been lawful with these cards: a thoughtful seat can tell.
        return
    other = View(view.seat, course.opening).watch(course.game.fold, log)
    if other.encode() != view.encode():
        raise LawBroken(f"seat {view.seat} can tell {pair[0]} from {pair[1]}")


def exchanged(action: Action, pair: tuple[Card, Card]) -> Action:
    """The action with two cards swapped wherever they occur."""
    exchange = {pair[0]: pair[1], pair[1]: pair[0]}
    text = msgspec.to_builtins(action)
    return msgspec.convert(_exchanged(text, exchange), type(action))


def _exchanged(value: object, exchange: dict[Card, Card]) -> object:
    if isinstance(value, str):
        return exchange.get(Card(value), value)
    if isinstance(value, list | tuple):
        return [_exchanged(item, exchange) for item in value]
    if isinstance(value, dict):
        return {key: _exchanged(item, exchange) for key, item in value.items()}
    return value


def sampled_world_reproduces_view(course: WatchedParty[S], view: View[S], dice: Random) -> None:
    """Second view law: a world drawn from a view looks from that chair exactly as it did."""
    world = course.game.world(course.opening, view, dice)
    _, log = replay(course.game, course.opening, world)
    again = View(view.seat, course.opening).watch(course.game.fold, log)
    if again.encode() != view.encode():
        raise LawBroken(f"a world sampled for seat {view.seat} does not look as it did")
