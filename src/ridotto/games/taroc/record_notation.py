"""Taroc in records: how each action is written and read (see docs/notation.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.taroc import acts
from ridotto.games.taroc.facts import fact
from ridotto.games.taroc.faults import BY_TRICK
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.position import read_position, write_position
from ridotto.games.taroc.state import Announcing, Leading, Playing, Taroc
from ridotto.games.taroc.tricks import fold_play, turn_of
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

__all__ = ["fact", "read", "write"]


def write(state: Taroc, action: Action) -> str:
    """An action as a statement; cards played carry their trick's number."""
    shared = write_shared(action)
    if shared is not None:
        return shared
    who = letter(action.seat)
    match action:
        case acts.Lot(dealer=dealer):
            return f"lot {letter(dealer)}"
        case acts.SetUp():
            return write_position(action)
        case acts.LaySkar(cards=cards):
            return f"{who} skar {' '.join(cards)}"
        case acts.Announce(honour=honour):
            return f"{who} announces {honour}"
        case acts.Play(card=card):
            return f"{state.deal.trick_number} {who} {card}"
        case acts.Challenge():
            return _write_challenge(action, who)
        case acts.EnterFault(fault=fault):
            return f"fault {fault.value}"
        case _:
            return f"{who} {PLAIN_VERBS[type(action)]}"


PLAIN_VERBS: Final[dict[type[Action], str]] = {
    acts.Pass: "passes",
    acts.PassLead: "yields",
}


def _write_challenge(action: acts.Challenge, who: str) -> str:
    words = [who, "challenges", letter(action.against), action.ground.value]
    if action.ground in BY_TRICK:
        words.append(str(action.trick))
    if action.ground is acts.Ground.FALSE_HONOUR:
        words.append(action.honour)
    return " ".join(words)


def read(state: Taroc, words: Sequence[str]) -> tuple[Action, ...]:
    """The actions a statement means."""
    first = words[0]
    if first in HOUSE_VERBS:
        return (HOUSE_VERBS[first](state, words),)
    if first.isdecimal():
        return _read_trick(state, words)
    if first == "others":
        return _read_others(state, words)
    seat = read_seat(words, 0, state.rules.players)
    verb = read_verb(words, (*VERBS, "announces"), ARITY)
    if verb == "announces":
        return _read_announce(state, seat, words)
    return (VERBS[verb](state, seat, words),)


def cards_from(words: Sequence[str], start: int) -> tuple[Card, ...]:
    """The cards named by the words from a place on."""
    return read_cards(words, start, len(words), PACK)


def _read_fault(state: Taroc, words: Sequence[str]) -> Action:
    del state
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    no_more(words, 2)
    return acts.EnterFault(HOUSE, fault)


def _read_lot(state: Taroc, words: Sequence[str]) -> Action:
    no_more(words, 2)
    return acts.Lot(HOUSE, read_seat(words, 1, state.rules.players))


HOUSE_VERBS: Final[dict[str, Callable[[Taroc, Sequence[str]], Action]]] = {
    "lot": _read_lot,
    "pack": lambda _, words: acts.Shuffle(HOUSE, cards_from(words, 1)),
    "position": read_position,
    "fault": _read_fault,
    "rise": read_rise,
}


def _read_announce(state: Taroc, seat: Seat, words: Sequence[str]) -> tuple[Action, ...]:
    """``B announces matadors ten-tarocs``: one after another; ``nothing`` is a way of passing."""
    if list(words[2:]) == [NOTHING]:
        return (acts.Pass(seat),)
    places = range(2, max(3, len(words)))
    return tuple(acts.Announce(seat, _honour(state, words, place)) for place in places)


def _honour(state: Taroc, words: Sequence[str], place: int) -> str:
    """The honour a word names."""
    names = catalogue(state.rules)
    text = words[place] if place < len(words) else ""
    if text not in names:
        raise malformed(f"there is no honour {text!r}; there are {' '.join(names)}", place)
    return text


def _read_challenge(state: Taroc, seat: Seat, words: Sequence[str]) -> Action:
    against = read_seat(words, 2, state.rules.players)
    ground = read_value(words, 3, acts.Ground, "grounds")
    trick = read_number(words, 4) if ground in BY_TRICK else 0
    honour = _honour(state, words, 4) if ground is acts.Ground.FALSE_HONOUR else ""
    no_more(words, 4 if ground is acts.Ground.SKAR else 5)
    return acts.Challenge(seat, against, ground, trick, honour)


VERBS: Final[dict[str, Callable[[Taroc, Seat, Sequence[str]], Action]]] = {
    "cuts": lambda _, seat, words: acts.Cut(seat, read_number(words, 2)),
    "skar": lambda _, seat, words: acts.LaySkar(seat, cards_from(words, 2)),
    "passes": lambda _, seat, __: acts.Pass(seat),
    "plays": lambda _, seat, words: acts.Play(seat, read_card(words, 2, PACK)),
    "yields": lambda _, seat, __: acts.PassLead(seat),
    "challenges": _read_challenge,
}

ARITY: Final = {"cuts": 1, "passes": 0, "plays": 1, "yields": 0}
"""How many words follow the verbs that take a fixed number."""


def _read_others(state: Taroc, words: Sequence[str]) -> tuple[Action, ...]:
    """``others pass``: everybody who has still to speak announces nothing more."""
    if list(words) != ["others", "pass"] or not isinstance(state.phase, Announcing):
        raise malformed("only: others pass, while honours are being announced")
    return tuple(acts.Pass(seat) for seat in state.deal.players[state.deal.spoken :])


def _read_trick(state: Taroc, words: Sequence[str]) -> tuple[Action, ...]:
    """``7 B s3 11 sQ``: the trick's number, who plays first, and the cards in order."""
    actions: list[Action] = []
    for place in read_trick_start(words, state.deal.trick_number, state.rules.players):
        card = read_card(words, place, PACK)
        turn = turn_of(state) if isinstance(state.phase, Leading | Playing) else None
        seat = whose_card(words, place, turn)
        must_hold(state.deal.hands[seat], seat, card, place)
        actions.append(acts.Play(seat, card))
        state = fold_play(state, acts.Play(seat, card))
    return tuple(actions)
