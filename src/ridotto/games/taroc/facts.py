"""Facts of a deal, by the names records use in their expectations (see docs/notation.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.taroc.count import Heap, count_by_threes
from ridotto.games.taroc.honours import catalogue, held
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.state import Leading, Playing, Taroc
from ridotto.games.taroc.tricks import duty_of, judge_card, turn_of
from ridotto.table import Seat, letter
from ridotto.table.record_facts import lines_text, look_up_fact
from ridotto.table.record_words import read_cards, read_seat


def fact(state: Taroc, words: Sequence[str]) -> str:
    """The fact these words name."""
    return look_up_fact(FACTS, state, words)


def _seat(state: Taroc, words: Sequence[str]) -> Seat:
    return read_seat(words, 0, state.rules.players)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(PACK.sort(cards)) or "nothing"


def _signed(amounts: Sequence[int]) -> str:
    return " ".join(f"{letter(seat)} {amount:+d}" for seat, amount in enumerate(amounts))


def _accounts(state: Taroc, words: Sequence[str]) -> str:
    del words
    return _signed(state.party.accounts)


def _paid(state: Taroc, words: Sequence[str]) -> str:
    """What everybody won or lost in this deal by these rules, or by all."""
    purse = [0] * state.rules.players
    for payment in state.deal.ledger:
        if not words or payment.rule in words:
            purse[payment.payer] -= payment.amount
            purse[payment.payee] += payment.amount
    return _signed(purse)


def _honours(state: Taroc, words: Sequence[str]) -> str:
    seat, prices = _seat(state, words), catalogue(state.rules)
    named = [a for a in state.deal.announced if a.seat == seat and not (a.late or a.false)]
    return ", ".join(f"{a.name} {prices[a.name].price}" for a in named) or "none"


def _held(state: Taroc, words: Sequence[str]) -> str:
    """What could be announced from the cards in hand."""
    found = held(state.rules, state.deal.hands[_seat(state, words)])
    return " ".join(honour.name for honour in found) or "nothing"


def _points(state: Taroc, words: Sequence[str]) -> str:
    account = state.deal.account
    return str(account.points(_seat(state, words))) if account else "not counted"


def _line(state: Taroc, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    rule = words[1] if len(words) > 1 else ""
    lines = state.deal.account.lines if state.deal.account else ()
    found = [line for line in lines if line.side == seat and line.rule == rule]
    return lines_text(found)


def _counts(state: Taroc, words: Sequence[str]) -> str:
    """What a heap of cards counts: ``counts sK dK dQ 2 3 4 5 6 7``."""
    cards = read_cards(words, 0, len(words), PACK)
    return str(count_by_threes(state.rules, Heap(cards)))


def _lawful(state: Taroc, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    if not isinstance(state.phase, Leading | Playing) or turn_of(state) != seat:
        return "not to play"
    duty = duty_of(state, seat)
    return _cards([card for card in duty.hand if judge_card(duty, card).lawful])


def _turn(state: Taroc, words: Sequence[str]) -> str:
    del words
    seat = turn_of(state) if isinstance(state.phase, Leading | Playing) else None
    return "nobody" if seat is None else letter(seat)


def _phase(state: Taroc, words: Sequence[str]) -> str:
    del words
    return type(state.phase).__name__.lower()


def _owes(state: Taroc, words: Sequence[str]) -> str:
    del words
    debts = [f"{letter(d.seat)} to {letter(d.to)} for {d.card}" for d in state.deal.debts]
    return ", ".join(debts) or "nobody"


def _given(state: Taroc, words: Sequence[str]) -> str:
    del words
    given = [f"{letter(g.debt.seat)} to {letter(g.debt.to)}" for g in state.deal.given]
    return ", ".join(given) or "nothing"


def _winner(state: Taroc, words: Sequence[str]) -> str:
    del words
    return letter(state.deal.tricks[-1].winner) if state.deal.tricks else "nobody"


def _remark(state: Taroc, words: Sequence[str]) -> str:
    rule = words[0] if words else ""
    texts = [remark.text for remark in state.deal.remarks if remark.rule == rule]
    return ", ".join(texts) or "none"


FACTS: Final[dict[str, Callable[[Taroc, Sequence[str]], str]]] = {
    "accounts": _accounts,
    "cards": lambda state, words: str(len(state.deal.piles[_seat(state, words)])),
    "counts": _counts,
    "deals": lambda state, _: str(state.party.deals),
    "dealer": lambda state, _: letter(state.party.dealer),
    "given": _given,
    "hand": lambda state, words: _cards(state.deal.hands[_seat(state, words)]),
    "held": _held,
    "honours": _honours,
    "king": lambda state, _: "nobody" if state.king is None else letter(state.king),
    "lawful": _lawful,
    "line": _line,
    "order": lambda state, _: " ".join(map(letter, state.party.order)),
    "owes": _owes,
    "paid": _paid,
    "phase": _phase,
    "players": lambda state, _: " ".join(map(letter, state.deal.players)),
    "points": _points,
    "remark": _remark,
    "skar": lambda state, _: _cards(state.deal.skar or ()),
    "tricks": lambda state, words: _cards(state.deal.piles[_seat(state, words)]),
    "turn": _turn,
    "winner": _winner,
}
