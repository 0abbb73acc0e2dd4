"""Tresette in records: how each action is written and read (see RULES.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import fold_heard
from ridotto.games.tresette.events import Heard
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.pack import PACK
from ridotto.games.tresette.position import read_position, write_position
from ridotto.games.tresette.state import Announcing, Playing, Tresette
from ridotto.games.tresette.tricks import fold_play, next_to_play
from ridotto.table import HOUSE, Action, Seat, letter
from ridotto.table.record_statements import (
    NOTHING,
    must_hold,
    read_rise,
    read_trick_start,
    read_verb,
    whose_card,
    write_shared,
)
from ridotto.table.record_words import (
    malformed,
    no_more,
    read_card,
    read_cards,
    read_number,
    read_seat,
    read_value,
)


def write(state: Tresette, action: Action) -> str:
    """An action as a statement; cards played carry their trick's number."""
    shared = write_shared(action)
    if shared is not None:
        return shared
    who = letter(action.seat)
    match action:
        case acts.SetUp():
            return write_position(state.rules, action)
        case acts.Announce(items=items):
            return f"{who} announces {' '.join(items) or NOTHING}"
        case acts.Play(card=card):
            return f"{state.deal.trick_number} {who} {card}"
        case acts.Sign(signal=signal):
            return f"{who} signs {signal.value}"
        case acts.Challenge(against=against, ground=ground, trick=trick, item=item):
            thing = str(trick) if ground is acts.Ground.REVOKE else item
            return f"{who} challenges {letter(against)} {ground.value} {thing}"
        case acts.EnterFault(fault=fault, by=by):
            return f"fault {fault.value} {letter(by)}"
    raise AssertionError(f"no statement for {action}")


def read(state: Tresette, words: Sequence[str]) -> tuple[Action, ...]:
    """The actions a statement means."""
    first = words[0]
    if first in HOUSE_VERBS:
        return (HOUSE_VERBS[first](state, words),)
    if first.isdecimal():
        return _read_trick(state, words)
    if first == "others":
        return _read_others(state, words)
    seat = read_seat(words, 0, state.rules.seats)
    return (VERBS[read_verb(words, VERBS, ARITY)](state, seat, words),)


def _read_pack(state: Tresette, words: Sequence[str]) -> Action:
    del state
    return acts.Shuffle(HOUSE, read_cards(words, 1, len(words), PACK))


def _read_fault(state: Tresette, words: Sequence[str]) -> Action:
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    no_more(words, 3)
    return acts.EnterFault(HOUSE, fault, read_seat(words, 2, state.rules.seats))


HOUSE_VERBS: Final[dict[str, Callable[[Tresette, Sequence[str]], Action]]] = {
    "pack": _read_pack,
    "seats": lambda state, words: read_position(state.rules, words),
    "fault": _read_fault,
    "rise": read_rise,
}


def _read_announce(state: Tresette, seat: Seat, words: Sequence[str]) -> Action:
    del state
    if list(words[2:]) == [NOTHING]:
        return acts.Announce(seat, ())
    last = max(3, len(words))
    return acts.Announce(seat, tuple(_item_at(words, place) for place in range(2, last)))


def _item_at(words: Sequence[str], place: int) -> str:
    """The announcement a word names."""
    code = words[place] if place < len(words) else ""
    if read_item(code) is None:
        raise malformed(f"{code!r} is no announcement; 3x7 and Nh4 are", place)
    return code


def _read_sign(state: Tresette, seat: Seat, words: Sequence[str]) -> Action:
    del state
    signals = {signal.value: signal for signal in acts.Signal}
    name = words[2] if len(words) > 2 else ""
    if name not in signals:
        raise malformed(f"signs are {', '.join(signals)}, not {name!r}", 2)
    return acts.Sign(seat, signals[name])


def _read_challenge(state: Tresette, seat: Seat, words: Sequence[str]) -> Action:
    against = read_seat(words, 2, state.rules.seats)
    ground = read_value(words, 3, acts.Ground, "grounds")
    if ground is acts.Ground.REVOKE:
        return acts.Challenge(seat, against, ground, read_number(words, 4))
    return acts.Challenge(seat, against, ground, item=_item_at(words, 4))


VERBS: Final[dict[str, Callable[[Tresette, Seat, Sequence[str]], Action]]] = {
    "draws": lambda _, seat, words: acts.Draw(seat, read_number(words, 2)),
    "cuts": lambda _, seat, words: acts.Cut(seat, read_number(words, 2)),
    "announces": _read_announce,
    "plays": lambda _, seat, words: acts.Play(seat, read_card(words, 2, PACK)),
    "signs": _read_sign,
    "challenges": _read_challenge,
}

ARITY: Final = {"draws": 1, "cuts": 1, "plays": 1, "signs": 1, "challenges": 3}
"""How many words follow a verb, where it is not any number."""


def _read_others(state: Tresette, words: Sequence[str]) -> tuple[Action, ...]:
    """``others announce nothing``: everybody who has still to speak in this window passes.

    In the second window, where cards come between, only the one whose turn it is.
    """
    phase = state.phase
    if list(words) != ["others", "announce", NOTHING] or not isinstance(phase, Announcing):
        raise malformed("only: others announce nothing, while there is something to announce")
    around = state.party.round_from(phase.seat)
    left = around[: len(around) - len(state.deal.spoken)] if phase.window == 1 else around[:1]
    return tuple(acts.Announce(seat, ()) for seat in left)


def _read_trick(state: Tresette, words: Sequence[str]) -> tuple[Action, ...]:
    """``7 B s3 s4 sK h2``: the trick's number, who plays first, and the cards in order.

    Whoever plays where he might announce announces nothing.
    """
    actions: list[Action] = []
    number = state.deal.trick_number
    for place in read_trick_start(words, number, state.rules.seats):
        card = read_card(words, place, PACK)
        state = _pass_over(state, actions)
        due = isinstance(state.phase, Playing) and state.deal.trick_number == number
        seat = whose_card(words, place, next_to_play(state) if due else None)
        must_hold(state.deal.hands[seat], seat, card, place)
        play = acts.Play(seat, card)
        actions.append(play)
        state = fold_play(state, play)
    return tuple(actions)


def _pass_over(state: Tresette, actions: list[Action]) -> Tresette:
    """Everybody who might announce before the next card announces nothing."""
    while isinstance(state.phase, Announcing):
        seat = state.phase.seat
        actions.append(acts.Announce(seat, ()))
        state = fold_heard(state, Heard(seat, (), in_turn=True))
    return state
