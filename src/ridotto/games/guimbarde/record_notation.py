"""Guimbarde in records: how each action is written and read (see RULES.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.facts import fact
from ridotto.games.guimbarde.pack import mate_of, sort
from ridotto.games.guimbarde.position import read_position, write_position
from ridotto.games.guimbarde.state import Comparing, Guimbarde, Naming, Opening, Playing
from ridotto.games.guimbarde.tricks import fold_play, next_player
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
    impossible_word,
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

SHOWN: Final = "+"
"""``hK+hQ``: the King is played, the queen in hand is shown."""


def write(state: Guimbarde, action: Action) -> str:
    """An action as a statement; cards played carry their trick's number."""
    shared = write_shared(action)
    if shared is not None:
        return shared
    who = letter(action.seat)
    number = state.deal.trick_number
    match action:
        case acts.SetUp():
            return write_position(state, action)
        case acts.EnterFault(fault=fault, by=by):
            return f"fault {fault.value}{'' if by == HOUSE else f' {letter(by)}'}"
        case acts.Play(card=card):
            return f"{number} {who} {card}"
        case acts.Marry(card=card):
            return f"{number} {who} {card}{SHOWN}{mate_of(card)}"
        case _:
            return f"{who} {_write_rest(action)}"


def _write_rest(action: Action) -> str:
    match action:
        case acts.Take(sets=sets):
            return f"takes {write_sets(sets)}"
        case acts.Name(number=number):
            return f"names {number}"
        case acts.Lay(cards=cards):
            return f"lays {' '.join(cards)}"
        case acts.TakeBack(card=card):
            return f"takes back {card}"
        case acts.Challenge(against=against, ground=ground, trick=trick):
            return f"challenges {letter(against)} {ground.value}{f' {trick}' if trick else ''}"
        case acts.Leave():
            return "leaves"
        case _:
            return f"names {NOTHING}"


def read(state: Guimbarde, words: Sequence[str]) -> tuple[Action, ...]:
    """The actions a statement means."""
    first = words[0]
    if first in HOUSE_VERBS:
        return (HOUSE_VERBS[first](state, words),)
    if first.isdecimal():
        return _read_trick(state, words)
    if first == "others":
        return _read_others(state, words)
    seat = read_seat(words, 0, state.rules.players)
    return (VERBS[read_verb(words, VERBS, ARITY)](state, seat, words),)


def _read_pack(state: Guimbarde, words: Sequence[str]) -> Action:
    return acts.Shuffle(HOUSE, read_cards(words, 1, len(words), state.rules.the_pack))


def _read_fault(state: Guimbarde, words: Sequence[str]) -> Action:
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    no_more(words, 3)
    by = read_seat(words, 2, state.rules.players) if len(words) > 2 else HOUSE
    return acts.EnterFault(HOUSE, fault, by)


HOUSE_VERBS: Final[dict[str, Callable[[Guimbarde, Sequence[str]], Action]]] = {
    "pack": _read_pack,
    "position": read_position,
    "fault": _read_fault,
    "rise": read_rise,
}


def _read_others(state: Guimbarde, words: Sequence[str]) -> tuple[Action, ...]:
    """``others take nothing``, ``others name nothing``: everybody who has not spoken yet."""
    phases = {f"take {NOTHING}": Opening, f"name {NOTHING}": Naming | Comparing}
    phase = phases.get(" ".join(words[1:]))
    if phase is None:
        raise malformed(f"others {', or '.join(phases)}", 1)
    if not isinstance(state.phase, phase):
        raise impossible_word("nobody is asked that now")
    match state.phase:
        case Opening(turn=turn):
            return tuple(acts.Take(seat, ()) for seat in state.speakers[turn:])
        case Comparing(speakers=speakers, turn=turn):
            return tuple(acts.Silent(seat) for seat in speakers[turn:])
        case Naming(turn=turn):
            return tuple(acts.Silent(seat) for seat in state.speakers[turn:])
    raise impossible_word("nobody is asked that now")


def _read_take(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
    pack = state.rules.the_pack
    if len(words) > 2 and words[2] == "back":
        no_more(words, 4)
        return acts.TakeBack(seat, read_card(words, 3, pack))
    if list(words[2:]) == [NOTHING]:
        return acts.Take(seat, ())
    sets = read_card_sets(words, 2, pack)
    if not all(sets):
        raise malformed("which cards are laid open?", len(words))
    return acts.Take(seat, tuple(sort(cards) for cards in sets))


def _read_name(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
    del state
    if list(words[2:]) == [NOTHING]:
        return acts.Silent(seat)
    return acts.Name(seat, read_number(words, 2))


def _read_lay(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
    return acts.Lay(seat, read_cards(words, 2, len(words), state.rules.the_pack))


def _play(state: Guimbarde, seat: Seat, words: Sequence[str], place: int) -> acts.Play | acts.Marry:
    """A card played, or ``hK+hQ``, played and shown with its mate."""
    pack = state.rules.the_pack
    text, plus, mate = words[place].partition(SHOWN) if place < len(words) else ("", "", "")
    if not plus:
        return acts.Play(seat, read_card(words, place, pack))
    row = [*words[:place], text, mate]
    card = read_card(row, place, pack)
    if mate_of(card) != mate:
        raise impossible_word(f"{mate!r} is not the mate of {card}", place)
    return acts.Marry(seat, card)


def _read_challenge(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
    against = read_seat(words, 2, state.rules.players)
    ground = read_value(words, 3, acts.Ground, "grounds")
    no_more(words, 5)
    trick = read_number(words, 4) if len(words) > 4 else 0
    return acts.Challenge(seat, against, ground, trick)


VERBS: Final[dict[str, Callable[[Guimbarde, Seat, Sequence[str]], Action]]] = {
    "draws": lambda _, seat, words: acts.Draw(seat, read_number(words, 2)),
    "cuts": lambda _, seat, words: acts.Cut(seat, read_number(words, 2)),
    "takes": _read_take,
    "names": _read_name,
    "lays": _read_lay,
    "leaves": lambda _, seat, __: acts.Leave(seat),
    "plays": lambda state, seat, words: _play(state, seat, words, 2),
    "challenges": _read_challenge,
}

ARITY: Final = {"draws": 1, "cuts": 1, "names": 1, "leaves": 0, "plays": 1}
"""How many words follow the verbs that take a fixed number."""


def _read_trick(state: Guimbarde, words: Sequence[str]) -> tuple[Action, ...]:
    """``3 A sK sQ s10``: the trick's number, who plays first, and the cards in order."""
    actions: list[Action] = []
    for place in read_trick_start(words, state.deal.trick_number, state.rules.players):
        turn = next_player(state) if isinstance(state.phase, Playing) else None
        seat = whose_card(words, place, turn)
        action = _play(state, seat, words, place)
        must_hold(state.deal.hands[seat], seat, action.card, place)
        actions.append(action)
        state = fold_play(state, acts.Play(seat, action.card))
    return tuple(actions)
