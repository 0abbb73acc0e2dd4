"""Facts of a sitting, by the names records use in their expectations (see RULES.md)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.deal_start import opener, showable
from ridotto.games.guimbarde.pack import pips, sort
from ridotto.games.guimbarde.point import namer
from ridotto.games.guimbarde.state import Cutting, Guimbarde, Laying, tricks_won
from ridotto.games.guimbarde.tricks import duty_of, judge_card, next_player
from ridotto.table import HOUSE, Payment, Seat, letter
from ridotto.table.record_facts import look_up_fact
from ridotto.table.record_words import challenges_named, read_seat


def fact(state: Guimbarde, words: Sequence[str]) -> str:
    """The fact these words name."""
    return look_up_fact(FACTS, state, words)


def _seat(state: Guimbarde, words: Sequence[str]) -> Seat:
    return read_seat(words, 0, state.rules.players)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(sort(cards)) or "nothing"


def _accounts(state: Guimbarde) -> str:
    """What each person has won or lost; the boxes are told apart."""
    persons = zip(state.seats, state.party.accounts, strict=False)
    return " ".join(f"{letter(seat)} {amount:+d}" for seat, amount in persons)


def _boxes(state: Guimbarde) -> str:
    pairs = zip(ALL, state.boxes, strict=True)
    return " ".join(f"{box.value} {jettons}" for box, jettons in pairs)


def _payments(payments: Iterable[Payment], words: Sequence[str]) -> str:
    """``B to A 1, C to A 1`` by one rule; boxes pay and are paid as ``boxes``."""
    rule = words[0] if words else ""
    found = [p for p in payments if p.rule == rule]
    told = (f"{_who(p.payer)} to {_who(p.payee)} {p.amount}" for p in found)
    return ", ".join(told) or "none"


def _who(seat: Seat) -> str:
    return "boxes" if seat == HOUSE else letter(seat)


def _remark(state: Guimbarde, words: Sequence[str]) -> str:
    rule = words[0] if words else ""
    return ", ".join(r.text for r in state.deal.remarks if r.rule == rule) or "none"


def _showable(state: Guimbarde, words: Sequence[str]) -> str:
    """What this person may lay open now."""
    seat = _seat(state, words)
    if seat != opener(state):
        return "not to lay open"
    return " / ".join(" ".join(cards) for cards in showable(state, seat)) or "nothing"


def _lawful(state: Guimbarde, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    if seat != next_player(state):
        return "not to play"
    duty = duty_of(state, seat)
    return _cards(card for card in duty.hand if judge_card(duty, card).lawful)


def turn_of(state: Guimbarde) -> Seat | None:
    """The one person whose turn it is, if it is one person's."""
    laying = state.phase.seat if isinstance(state.phase, Laying) else None
    cutting = state.cutter if isinstance(state.phase, Cutting) else None
    turns = (cutting, opener(state), namer(state), laying, next_player(state))
    return next((turn for turn in turns if turn is not None), None)


def _turn(state: Guimbarde) -> str:
    seat = turn_of(state)
    return "nobody" if seat is None else letter(seat)


def _point(state: Guimbarde) -> str:
    """The Point that took the box: ``A 3 28 dQ dA d7``."""
    point = state.deal.point
    if point is None:
        return "nobody"
    cards = point.cards
    return f"{letter(point.seat)} {len(cards)} {pips(cards)} {_cards(cards)}"


def _winner(state: Guimbarde) -> str:
    return letter(state.deal.tricks[-1].winner) if state.deal.tricks else "nobody"


def _trumps(state: Guimbarde) -> str:
    return "none" if state.deal.turned is None else state.deal.trumps


FACTS: Final[dict[str, Callable[[Guimbarde, Sequence[str]], str]]] = {
    "accounts": lambda state, _: _accounts(state),
    "boxes": lambda state, _: _boxes(state),
    "challenged": lambda state, _: challenges_named(state.deal.challenges),
    "cutter": lambda state, _: letter(state.cutter),
    "dealer": lambda state, _: letter(state.party.dealer),
    "deals": lambda state, _: str(state.party.deals),
    "fines": lambda state, words: _payments(state.deal.fines, words),
    "forehand": lambda state, _: letter(state.forehand),
    "hand": lambda state, words: _cards(state.deal.hands[_seat(state, words)]),
    "lawful": _lawful,
    "paid": lambda state, words: _payments(state.deal.ledger, words),
    "phase": lambda state, _: type(state.phase).__name__.lower(),
    "point": lambda state, _: _point(state),
    "remark": _remark,
    "showable": _showable,
    "shown": lambda state, words: _cards(state.deal.shown[_seat(state, words)]),
    "talon": lambda state, _: str(max(0, len(state.deal.pack) - 1)),
    "tricks": lambda state, words: str(tricks_won(state)[_seat(state, words)]),
    "trumps": lambda state, _: _trumps(state),
    "turn": lambda state, _: _turn(state),
    "turned": lambda state, _: state.deal.turned or "nothing",
    "winner": lambda state, _: _winner(state),
}
