"""Minchiate in records: how each action is written and read (see docs/notation.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.facts import fact
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.position import read_position, write_position
from ridotto.games.minchiate.state import (
    SEATS,
    Declaring,
    Leading,
    Minchiate,
    Playing,
)
from ridotto.games.minchiate.tricks import fold_play, fold_play_fallen, next_turn
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


def write(state: Minchiate, action: Action) -> str:
    """An action as a statement; cards played carry their trick's number."""
    shared = write_shared(action)
    if shared is not None:
        return shared
    who = letter(action.seat)
    match action:
        case acts.SetUp():
            return write_position(action)
        case acts.Rob(card=card):
            return f"{who} robs {card}"
        case acts.Discard(cards=cards):
            return f"{who} discards {' '.join(cards) or NOTHING}"
        case acts.TakeBlind(places=places):
            return f"{who} fills {' '.join(map(str, places))}"
        case acts.Declare(versicole=sets):
            return f"{who} declares {write_sets(sets)}"
        case _:
            return _write_play(state, action, who)


def _write_play(state: Minchiate, action: Action, who: str) -> str:
    number = state.deal.trick_number
    match action:
        case acts.Play(card=card):
            return f"{number} {who} {card}"
        case acts.PlayFallen(fallen=fallen, card=card):
            return f"{number} {letter(fallen)} {card}"
        case acts.TakeBack(card=card):
            return f"{who} takes back {card}"
        case acts.Mend(card=card):
            return f"{who} mends {card}"
        case acts.Exchange(card=card):
            return f"{who} gives {card}"
        case acts.Challenge(against=against, ground=ground, trick=trick):
            place = f" {trick}" if ground is acts.Ground.REVOKE else ""
            return f"{who} challenges {letter(against)} {ground.value}{place}"
        case acts.EnterFault(fault=fault, by=by, number=count):
            return f"fault {fault.value} {letter(by)} {count}"
        case _:
            return f"{who} {PLAIN_VERBS[type(action)]}"


PLAIN_VERBS: Final[dict[type[Action], str]] = {
    acts.Leave: "leaves",
    acts.LayOpen: "falls",
    acts.Gather: "gathers",
    acts.Warn: "warns",
    acts.Claim: "claims",
}


def read(state: Minchiate, words: Sequence[str]) -> tuple[Action, ...]:
    """The actions a statement means."""
    first = words[0]
    if first in HOUSE_VERBS:
        return (HOUSE_VERBS[first](state, words),)
    if first.isdecimal():
        return _read_trick(state, words)
    if first == "others":
        return _read_others(state, words)
    seat = read_seat(words, 0, len(SEATS))
    return (VERBS[read_verb(words, VERBS, ARITY)](state, seat, words),)


def cards_from(words: Sequence[str], start: int) -> tuple[Card, ...]:
    """The cards named by the words from a place on."""
    return read_cards(words, start, len(words), PACK)


def _read_pack(state: Minchiate, words: Sequence[str]) -> Action:
    del state
    return acts.Shuffle(HOUSE, cards_from(words, 1))


def _read_fault(state: Minchiate, words: Sequence[str]) -> Action:
    del state
    fault = read_value(words, 1, acts.EnteredFault, "faults to enter")
    by = read_seat(words, 2, len(SEATS))
    number = read_number(words, 3) if len(words) > 3 else 1
    no_more(words, 4)
    return acts.EnterFault(HOUSE, fault, by, number)


HOUSE_VERBS: Final[dict[str, Callable[[Minchiate, Sequence[str]], Action]]] = {
    "pack": _read_pack,
    "seats": lambda _, words: read_position(words),
    "fault": _read_fault,
    "rise": read_rise,
}


def _read_discard(state: Minchiate, seat: Seat, words: Sequence[str]) -> Action:
    del state
    nothing = list(words[2:]) == [NOTHING]
    return acts.Discard(seat, () if nothing else cards_from(words, 2))


def _read_declare(state: Minchiate, seat: Seat, words: Sequence[str]) -> Action:
    del state
    if list(words[2:]) == [NOTHING]:
        return acts.Declare(seat, ())
    sets = read_card_sets(words, 2, PACK)
    return acts.Declare(seat, sets)


def _read_fill(state: Minchiate, seat: Seat, words: Sequence[str]) -> Action:
    del state
    return acts.TakeBlind(seat, tuple(read_number(words, n) for n in range(2, len(words))))


def _read_take_back(state: Minchiate, seat: Seat, words: Sequence[str]) -> Action:
    del state
    if list(words[2:3]) != ["back"]:
        raise malformed("one takes back a card: A takes back d7", 2)
    return acts.TakeBack(seat, read_card(words, 3, PACK))


def _read_challenge(state: Minchiate, seat: Seat, words: Sequence[str]) -> Action:
    del state
    against = read_seat(words, 2, len(SEATS))
    ground = read_value(words, 3, acts.Ground, "grounds")
    revoke = ground is acts.Ground.REVOKE
    trick = read_number(words, 4) if revoke else 0
    no_more(words, 5 if revoke else 4)
    return acts.Challenge(seat, against, ground, trick)


VERBS: Final[dict[str, Callable[[Minchiate, Seat, Sequence[str]], Action]]] = {
    "draws": lambda _, seat, words: acts.Draw(seat, read_number(words, 2)),
    "cuts": lambda _, seat, words: acts.Cut(seat, read_number(words, 2)),
    "robs": lambda _, seat, words: acts.Rob(seat, read_card(words, 2, PACK)),
    "leaves": lambda _, seat, __: acts.Leave(seat),
    "discards": _read_discard,
    "fills": _read_fill,
    "declares": _read_declare,
    "plays": lambda _, seat, words: acts.Play(seat, read_card(words, 2, PACK)),
    "falls": lambda state, seat, _: acts.LayOpen(seat, PACK.sort(state.deal.hands[seat])),
    "gathers": lambda _, seat, __: acts.Gather(seat),
    "takes": _read_take_back,
    "mends": lambda _, seat, words: acts.Mend(seat, read_card(words, 2, PACK)),
    "warns": lambda _, seat, __: acts.Warn(seat),
    "gives": lambda _, seat, words: acts.Exchange(seat, read_card(words, 2, PACK)),
    "claims": lambda _, seat, __: acts.Claim(seat),
    "challenges": _read_challenge,
}


ARITY: Final = {
    "draws": 1,
    "cuts": 1,
    "robs": 1,
    "leaves": 0,
    "plays": 1,
    "falls": 0,
    "gathers": 0,
    "takes": 2,
    "mends": 1,
    "warns": 0,
    "gives": 1,
    "claims": 0,
}
"""How many words follow the verbs that take a fixed number."""


def _read_others(state: Minchiate, words: Sequence[str]) -> tuple[Action, ...]:
    """``others declare nothing``: everybody who has still to speak passes."""
    if list(words) != ["others", "declare", NOTHING] or not isinstance(state.phase, Declaring):
        raise malformed("only: others declare nothing, while versicole are being declared")
    turns = state.party.round_from(state.deal.leader)[state.phase.turn :]
    return tuple(acts.Declare(seat, ()) for seat in turns)


def _read_trick(state: Minchiate, words: Sequence[str]) -> tuple[Action, ...]:
    """``7 B s3 11 37 sQ``: the trick's number, who plays first, and the cards in order."""
    actions: list[Action] = []
    for place in read_trick_start(words, state.deal.trick_number, len(SEATS)):
        card = read_card(words, place, PACK)
        turn = next_turn(state) if isinstance(state.phase, Leading | Playing) else None
        seat = whose_card(words, place, turn.seat if turn else None)
        must_hold(state.deal.hands[seat], seat, card, place)
        if turn is None or turn.by == seat:
            play = acts.Play(seat, card)
            actions.append(play)
            state = fold_play(state, play)
        else:
            fallen = acts.PlayFallen(turn.by, seat, card)
            actions.append(fallen)
            state = fold_play_fallen(state, fallen)
    return tuple(actions)
