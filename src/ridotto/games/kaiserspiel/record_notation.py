"""Kaiserspiel in records: how each action is written and read (see docs/notation.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.facts import fact
from ridotto.games.kaiserspiel.position import read_position, write_position
from ridotto.games.kaiserspiel.state import Kaiserspiel, Playing
from ridotto.games.kaiserspiel.tricks import fold_play, next_player
from ridotto.table import HOUSE, Action, Seat, letter
from ridotto.table.record_statements import (
    NOTHING,
    must_hold,
    read_rise,
    read_trick_start,
    read_verb,
    whose_card,
    write_sets,
    write_shared,
)
from ridotto.table.record_words import (
    malformed,
    no_more,
    read_card,
    read_card_sets,
    read_cards,
    read_number,
    read_seat,
    read_value,
)

__all__ = ["fact", "read", "write"]


def write(state: Kaiserspiel, action: Action) -> str:
    """An action as a statement; cards played carry their trick's number."""
    shared = write_shared(action)
    if shared is not None:
        return shared
    who = letter(action.seat)
    match action:
        case acts.SetUp():
            return write_position(state.rules, action)
        case acts.EnterFault(fault=fault, by=by):
            return f"fault {fault.value} {letter(by)}"
        case acts.Play(card=card):
            return f"{state.deal.trick_number} {who} {card}"
        case acts.Show(imperials=sets):
            return f"{who} shows {write_sets(sets)}"
        case acts.Tell(pips=pips, cards=cards):
            return f"{who} tells {pips}{f' {cards}' if cards else ''}"
        case _:
            return f"{who} {_write_rest(action)}"


def _write_rest(action: Action) -> str:
    match action:
        case acts.Name(suit=suit, cards=cards):
            return f"names {suit} {cards}"
        case acts.Challenge(against=against, ground=ground, trick=trick):
            return f"challenges {letter(against)} {ground.value}{f' {trick}' if trick else ''}"
        case _:
            return PLAIN_VERBS[type(action)]


PLAIN_VERBS: Final[dict[type[Action], str]] = {
    acts.Withhold: f"tells {NOTHING}",
    acts.Good: "good",
    acts.Equal: "equal",
    acts.Demand: "demands",
    acts.Grant: "grants",
    acts.EraseFiche: "erases",
    acts.GiveFiche: "gives",
    acts.Leave: "leaves",
}


def read(state: Kaiserspiel, words: Sequence[str]) -> tuple[Action, ...]:
    """The actions a statement means."""
    first = words[0]
    if first in HOUSE_VERBS:
        return (HOUSE_VERBS[first](state, words),)
    if first.isdecimal():
        return _read_trick(state, words)
    seat = read_seat(words, 0, state.rules.players)
    return (VERBS[read_verb(words, VERBS, ARITY)](state, seat, words),)


def _card(state: Kaiserspiel, words: Sequence[str], place: int) -> Card:
    return read_card(words, place, state.rules.the_pack)


def _read_pack(state: Kaiserspiel, words: Sequence[str]) -> Action:
    return acts.Shuffle(HOUSE, read_cards(words, 1, len(words), state.rules.the_pack))


def _read_fault(state: Kaiserspiel, words: Sequence[str]) -> Action:
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    no_more(words, 3)
    return acts.EnterFault(HOUSE, fault, read_seat(words, 2, state.rules.players))


HOUSE_VERBS: Final[dict[str, Callable[[Kaiserspiel, Sequence[str]], Action]]] = {
    "pack": _read_pack,
    "position": read_position,
    "fault": _read_fault,
    "rise": read_rise,
}


def _read_show(state: Kaiserspiel, seat: Seat, words: Sequence[str]) -> Action:
    if list(words[2:]) == [NOTHING]:
        return acts.Show(seat, ())
    sets = read_card_sets(words, 2, state.rules.the_pack)
    return acts.Show(seat, sets)


def _read_tell(state: Kaiserspiel, seat: Seat, words: Sequence[str]) -> Action:
    del state
    if list(words[2:]) == [NOTHING]:
        return acts.Withhold(seat)
    cards = read_number(words, 3) if len(words) > 3 else 0
    return acts.Tell(seat, read_number(words, 2), cards)


def _read_name(state: Kaiserspiel, seat: Seat, words: Sequence[str]) -> Action:
    del state
    if len(words) < 3:
        raise malformed("which suit, and how many cards?", 2)
    return acts.Name(seat, words[2], read_number(words, 3))


def _read_challenge(state: Kaiserspiel, seat: Seat, words: Sequence[str]) -> Action:
    against = read_seat(words, 2, state.rules.players)
    ground = read_value(words, 3, acts.Ground, "grounds")
    trick = read_number(words, 4) if len(words) > 4 else 0
    return acts.Challenge(seat, against, ground, trick)


VERBS: Final[dict[str, Callable[[Kaiserspiel, Seat, Sequence[str]], Action]]] = {
    "draws": lambda _, seat, words: acts.Draw(seat, read_number(words, 2)),
    "cuts": lambda _, seat, words: acts.Cut(seat, read_number(words, 2)),
    "shows": _read_show,
    "tells": _read_tell,
    "good": lambda _, seat, __: acts.Good(seat),
    "equal": lambda _, seat, __: acts.Equal(seat),
    "names": _read_name,
    "demands": lambda _, seat, __: acts.Demand(seat),
    "plays": lambda state, seat, words: acts.Play(seat, _card(state, words, 2)),
    "challenges": _read_challenge,
    "grants": lambda _, seat, __: acts.Grant(seat),
    "erases": lambda _, seat, __: acts.EraseFiche(seat),
    "gives": lambda _, seat, __: acts.GiveFiche(seat),
    "leaves": lambda _, seat, __: acts.Leave(seat),
}


ARITY: Final = {
    "draws": 1,
    "cuts": 1,
    "tells": 2,
    "good": 0,
    "equal": 0,
    "names": 2,
    "demands": 0,
    "plays": 1,
    "challenges": 3,
    "grants": 0,
    "erases": 0,
    "gives": 0,
    "leaves": 0,
}
"""How many words may follow a verb; only imperials can be any number."""


def _read_trick(state: Kaiserspiel, words: Sequence[str]) -> tuple[Action, ...]:
    """``7 B s9 s10``: the trick's number, who plays first, and the cards in order."""
    actions: list[Action] = []
    for place in read_trick_start(words, state.deal.trick_number, state.rules.players):
        card = _card(state, words, place)
        turn = next_player(state) if isinstance(state.phase, Playing) else None
        seat = whose_card(words, place, turn)
        must_hold(state.deal.hands[seat], seat, card, place)
        play = acts.Play(seat, card)
        actions.append(play)
        state = fold_play(state, play)
    return tuple(actions)
