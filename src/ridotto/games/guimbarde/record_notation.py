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

NOTHING: Final = "nothing"
SHOWN: Final = "+"
"""``hK+hQ``: the King is played, the queen in hand is shown."""


def write(state: Guimbarde, action: Action) -> str:
    """An action as a statement; cards played carry their trick's number."""
    who = letter(action.seat)
    number = state.deal.trick_number
    match action:
        case acts.Shuffle(order=order):
            return f"pack {' '.join(order)}"
        case acts.SetUp():
            return write_position(state, action)
        case acts.EnterFault(fault=fault, by=by):
            return f"fault {fault.value}{'' if by == HOUSE else f' {letter(by)}'}"
        case acts.Rise():
            return "rise"
        case acts.Play(card=card):
            return f"{number} {who} {card}"
        case acts.Marry(card=card):
            return f"{number} {who} {card}{SHOWN}{mate_of(card)}"
        case _:
            return f"{who} {_write_rest(action)}"


def _write_rest(action: Action) -> str:
    match action:
        case acts.Draw(place=place):
            return f"draws {place}"
        case acts.Cut(lifted=lifted):
            return f"cuts {lifted}"
        case acts.Take(sets=sets):
            return f"takes {' / '.join(map(' '.join, sets)) or NOTHING}"
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
    verb = words[1] if len(words) > 1 else ""
    if verb not in VERBS:
        known = ", ".join(sorted(VERBS))
        raise malformed(f"{verb!r} is no verb of this game; there are: {known}", min(1, len(words)))
    return (VERBS[verb](state, seat, words),)


def _read_pack(state: Guimbarde, words: Sequence[str]) -> Action:
    return acts.Shuffle(HOUSE, read_cards(words, 1, len(words), state.rules.the_pack))


def _read_fault(state: Guimbarde, words: Sequence[str]) -> Action:
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    no_more(words, 3)
    by = read_seat(words, 2, state.rules.players) if len(words) > 2 else HOUSE
    return acts.EnterFault(HOUSE, fault, by)


def _read_rise(state: Guimbarde, words: Sequence[str]) -> Action:
    del state
    no_more(words, 1)
    return acts.Rise(HOUSE)


HOUSE_VERBS: Final[dict[str, Callable[[Guimbarde, Sequence[str]], Action]]] = {
    "pack": _read_pack,
    "position": read_position,
    "fault": _read_fault,
    "rise": _read_rise,
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
    no_more(words, 3)
    if list(words[2:]) == [NOTHING]:
        return acts.Silent(seat)
    return acts.Name(seat, read_number(words, 2))


def _read_lay(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
    return acts.Lay(seat, read_cards(words, 2, len(words), state.rules.the_pack))


def _read_play(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
    no_more(words, 3)
    return _play(state, seat, words, 2)


def _play(state: Guimbarde, seat: Seat, words: Sequence[str], place: int) -> Action:
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


def _bare(make: Callable[[Seat], Action]) -> Callable[[Guimbarde, Seat, Sequence[str]], Action]:
    def reader(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
        del state
        no_more(words, 2)
        return make(seat)

    return reader


def _numbered(
    make: Callable[[Seat, int], Action],
) -> Callable[[Guimbarde, Seat, Sequence[str]], Action]:
    def reader(state: Guimbarde, seat: Seat, words: Sequence[str]) -> Action:
        del state
        no_more(words, 3)
        return make(seat, read_number(words, 2))

    return reader


VERBS: Final[dict[str, Callable[[Guimbarde, Seat, Sequence[str]], Action]]] = {
    "draws": _numbered(acts.Draw),
    "cuts": _numbered(acts.Cut),
    "takes": _read_take,
    "names": _read_name,
    "lays": _read_lay,
    "leaves": _bare(acts.Leave),
    "plays": _read_play,
    "challenges": _read_challenge,
}


def _read_trick(state: Guimbarde, words: Sequence[str]) -> tuple[Action, ...]:
    """``3 A sK sQ s10``: the trick's number, who plays first, and the cards in order."""
    number = int(words[0])
    if number != state.deal.trick_number or not isinstance(state.phase, Playing):
        raise impossible_word(f"trick {number} is not being played")
    first = read_seat(words, 1, state.rules.players)
    if len(words) < 3:
        raise malformed("which card?", 2)
    actions: list[Action] = []
    for place in range(2, len(words)):
        seat = next_player(state)
        if seat is None:
            raise impossible_word(f"nobody is to play to trick {number} now", place)
        if not actions and seat != first:
            raise impossible_word(f"it is {letter(seat)}'s turn, not {words[1]}'s", 1)
        action = _play(state, seat, words, place)
        assert isinstance(action, acts.Play | acts.Marry)
        if action.card not in state.deal.hands[seat]:
            raise impossible_word(f"{letter(seat)} does not hold {action.card}", place)
        actions.append(action)
        state = fold_play(state, acts.Play(seat, action.card))
    return tuple(actions)
