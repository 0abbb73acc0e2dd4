"""Bieten in records: how each action is written and read (see docs/notation.md).

``A bids laub``, ``C holds``, ``B good``, ``A groschen herz``, ``A plays W as h9``. Who keeps
silent need not be written: a statement of somebody else's lets pass whoever is awaited before
him and may say nothing.
"""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.bieten import acts
from ridotto.games.bieten.bid_answers import asked, fold_silent, the_wager
from ridotto.games.bieten.bids import fold_done, may_call_out
from ridotto.games.bieten.facts import fact, read_figure
from ridotto.games.bieten.pack import WELI, WELI_PACK
from ridotto.games.bieten.position import read_slate, write_slate
from ridotto.games.bieten.state import After, Answering, Bieten, Status
from ridotto.table import HOUSE, Action, Seat, letter
from ridotto.table.record_statements import read_rise, read_verb, write_shared
from ridotto.table.record_words import (
    malformed,
    no_more,
    read_card,
    read_number,
    read_seat,
    read_value,
)

__all__ = ["fact", "read", "write"]


def write(state: Bieten, action: Action) -> str:
    """An action as a statement."""
    del state
    shared = write_shared(action)
    if shared is not None:
        return shared
    who = letter(action.seat)
    match action:
        case acts.SetUp():
            return write_slate(action)
        case acts.Bid(figure=figure):
            return f"{who} bids {figure.value}"
        case acts.Groschen(figure=figure):
            return f"{who} groschen {figure.value}"
        case acts.Play(card=card):
            return f"{who} plays {card}"
        case acts.Baptise(name=name):
            return f"{who} plays {WELI} as {name}"
        case acts.EnterFault(fault=fault, by=by):
            return f"fault {fault.value} {letter(by)}"
        case acts.Challenge():
            return _write_challenge(action)
        case _:
            return f"{who} {PLAIN_VERBS[type(action)]}"


def _write_challenge(action: acts.Challenge) -> str:
    words = [letter(action.seat), "challenges", letter(action.against), action.ground.value]
    words += [action.figure.value] if action.figure is not None else []
    words += [str(action.trick)] if action.trick else []
    words += ["late"] if action.late else []
    return " ".join(words)


PLAIN_VERBS: Final[dict[type[Action], str]] = {
    acts.Rob: "robs",
    acts.Leave: "leaves",
    acts.Hold: "holds",
    acts.Good: "good",
    acts.Silent: "silent",
    acts.Done: "done",
    acts.Accept: "accepts",
}


def read(state: Bieten, words: Sequence[str]) -> tuple[Action, ...]:
    """The actions a statement means, with the silence of those it passes over."""
    first = words[0]
    if first in HOUSE_VERBS:
        return (*_silences(state, HOUSE), HOUSE_VERBS[first](state, words))
    seat = read_seat(words, 0, len(state.seats))
    action = VERBS[read_verb(words, VERBS, ARITY)](state, seat, words)
    if isinstance(action, acts.Challenge) or _called_out(state, action):
        return (action,)
    return (*_silences(state, seat, isinstance(action, acts.Play | acts.Baptise)), action)


def _called_out(state: Bieten, action: Action) -> bool:
    """A bid that needs nobody's silence before it."""
    return isinstance(action, acts.Bid) and may_call_out(state, action.figure)


def _silences(state: Bieten, seat: Seat, lays: bool = False) -> tuple[Action, ...]:
    """Whoever may say nothing, and is not the one who acts, has said nothing."""
    passed: list[Action] = []
    while True:
        silence = _silence(state, seat, lays)
        if silence is None:
            return tuple(passed)
        passed.append(silence)
        done = isinstance(silence, acts.Done)
        state = fold_done(state, silence) if isinstance(silence, acts.Done) else state
        state = fold_silent(state, silence) if isinstance(silence, acts.Silent) else state
        assert done or isinstance(silence, acts.Silent)


def _silence(state: Bieten, seat: Seat, lays: bool) -> acts.Done | acts.Silent | None:
    phase = state.phase
    if isinstance(phase, After) and (phase.seat != seat or lays):
        return acts.Done(phase.seat)
    who = asked(state) if isinstance(phase, Answering) else None
    if who is None or the_wager(state).status is not Status.HELD2:
        return None
    return acts.Silent(who) if who != seat or lays else None


def card_at(words: Sequence[str], place: int) -> Card:
    """The card a word names."""
    return read_card(words, place, WELI_PACK)


def _read_pack(state: Bieten, words: Sequence[str]) -> Action:
    del state
    return acts.Shuffle(HOUSE, tuple(card_at(words, place) for place in range(1, len(words))))


def _read_fault(state: Bieten, words: Sequence[str]) -> Action:
    no_more(words, 3)
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    return acts.EnterFault(HOUSE, fault, read_seat(words, 2, len(state.seats)))


HOUSE_VERBS: Final[dict[str, Callable[[Bieten, Sequence[str]], Action]]] = {
    "pack": _read_pack,
    "slate": lambda state, words: read_slate(words, len(state.seats)),
    "fault": _read_fault,
    "rise": read_rise,
}


def _read_play(state: Bieten, seat: Seat, words: Sequence[str]) -> Action:
    del state
    card = card_at(words, 2)
    no_more(words, 5 if card == WELI else 3)
    if card != WELI:
        return acts.Play(seat, card)
    if list(words[3:4]) != ["as"]:
        raise malformed("the Weli is laid under a name: A plays W as h9", 3)
    return acts.Baptise(seat, card_at(words, 4))


def _read_groschen(state: Bieten, seat: Seat, words: Sequence[str]) -> Action:
    """As an answer the figure may be left out."""
    no_more(words, 3)
    if len(words) == 2 and isinstance(state.phase, Answering):
        return acts.Groschen(seat, state.phase.figure)
    return acts.Groschen(seat, read_figure(words, 2))


def _read_challenge(state: Bieten, seat: Seat, words: Sequence[str]) -> Action:
    late = list(words[-1:]) == ["late"]
    words = words[:-1] if late else words
    against = read_seat(words, 2, len(state.seats))
    ground = read_value(words, 3, acts.Ground, "grounds")
    figure = read_figure(words, 4) if ground.value in ("overbid", "possession") else None
    trick = read_number(words, 4) if ground is acts.Ground.REVOKE else 0
    no_more(words, 5 if figure or trick else 4)
    return acts.Challenge(seat, against, ground, figure, trick, late)


VERBS: Final[dict[str, Callable[[Bieten, Seat, Sequence[str]], Action]]] = {
    "draws": lambda _, seat, words: acts.Draw(seat, read_number(words, 2)),
    "cuts": lambda _, seat, words: acts.Cut(seat, read_number(words, 2)),
    "robs": lambda _, seat, __: acts.Rob(seat),
    "leaves": lambda _, seat, __: acts.Leave(seat),
    "bids": lambda _, seat, words: acts.Bid(seat, read_figure(words, 2)),
    "holds": lambda _, seat, __: acts.Hold(seat),
    "good": lambda _, seat, __: acts.Good(seat),
    "silent": lambda _, seat, __: acts.Silent(seat),
    "groschen": _read_groschen,
    "plays": _read_play,
    "done": lambda _, seat, __: acts.Done(seat),
    "accepts": lambda _, seat, __: acts.Accept(seat),
    "challenges": _read_challenge,
}

ARITY: Final = {"draws": 1, "cuts": 1, "bids": 1, **dict.fromkeys(PLAIN_VERBS.values(), 0)}
"""How many words follow a verb; the other verbs see to that themselves."""
