"""Facts of a deal, by the names records use in their expectations (see docs/notation.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.rules import RULE_BOOK
from ridotto.games.minchiate.state import Leading, Minchiate, Playing
from ridotto.games.minchiate.tricks import duty_of, judge_card, next_turn
from ridotto.table import Remark, ScoreLine, letter
from ridotto.table.record_facts import lines_text, look_up_fact
from ridotto.table.record_words import malformed, read_rule, read_seat, side_name


def fact(state: Minchiate, words: Sequence[str]) -> str:
    """The fact these words name."""
    return look_up_fact(FACTS, state, words)


def _name(state: Minchiate, side: int) -> str:
    return side_name(state.members(side))


def _side(state: Minchiate, words: Sequence[str]) -> int:
    names = [_name(state, 0), _name(state, 1)]
    if not words or words[0] not in names:
        raise malformed(f"a side is {' or '.join(names)}")
    return names.index(words[0])


def _mark(state: Minchiate, words: Sequence[str]) -> str:
    del words
    lead = state.deal.lead
    return f"{_name(state, int(lead < 0))} {abs(lead)}" if lead else "0"


def _resti(state: Minchiate, words: Sequence[str]) -> str:
    return str(state.deal.resti[_side(state, words)])


def _lines(state: Minchiate) -> tuple[ScoreLine, ...]:
    account = state.deal.account
    return state.deal.lines + (account.lines if account else ())


def _line(state: Minchiate, words: Sequence[str]) -> str:
    found = _found(state, words)
    return lines_text(found)


def _note(state: Minchiate, words: Sequence[str]) -> str:
    return ", ".join(line.note for line in _found(state, words)) or "none"


def _found(state: Minchiate, words: Sequence[str]) -> list[ScoreLine]:
    side, rule = _side(state, words), read_rule(words, 1, RULE_BOOK)
    return [line for line in _lines(state) if line.side == side and line.rule == rule]


def _remark(state: Minchiate, words: Sequence[str]) -> str:
    account = state.deal.account
    remarks: tuple[Remark, ...] = state.deal.remarks + (account.remarks if account else ())
    rule = read_rule(words, 0, RULE_BOOK)
    return ", ".join(remark.text for remark in remarks if remark.rule == rule) or "none"


def _total(state: Minchiate, words: Sequence[str]) -> str:
    account = state.deal.account
    return str(account.total(_side(state, words))) if account else "not counted"


def _difference(state: Minchiate, words: Sequence[str]) -> str:
    del words
    account = state.deal.account
    if account is None:
        return "not counted"
    if account.winner is None:
        return "0"
    return f"{_name(state, account.winner)} {account.difference}"


def _pays(state: Minchiate, words: Sequence[str]) -> str:
    del words
    account = state.deal.account
    if account is None:
        return "not counted"
    return "0" if account.winner is None else f"{_name(state, account.winner)} {account.resti}"


def _accounts(state: Minchiate, words: Sequence[str]) -> str:
    del words
    accounts = enumerate(state.party.accounts)
    return " ".join(f"{letter(seat)} {resti:+d}" for seat, resti in accounts)


def _fines(state: Minchiate, words: Sequence[str]) -> str:
    rule = read_rule(words, 0, RULE_BOOK)
    paid = [p for p in state.deal.fines if p.rule == rule]
    return ", ".join(f"{letter(p.payer)} to {letter(p.payee)} {p.amount}" for p in paid) or "none"


def _hand(state: Minchiate, words: Sequence[str]) -> str:
    seat = read_seat(words, 0, 4)
    return _cards((*state.deal.hands[seat], *state.deal.laid[seat]))


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(PACK.sort(cards)) or "nothing"


def _lawful(state: Minchiate, words: Sequence[str]) -> str:
    seat = read_seat(words, 0, 4)
    turn = next_turn(state) if isinstance(state.phase, Leading | Playing) else None
    if turn is None or turn.seat != seat:
        return "not to play"
    duty = duty_of(state, seat)
    return _cards([card for card in duty.hand if judge_card(duty, card).lawful])


def _turn(state: Minchiate, words: Sequence[str]) -> str:
    del words
    turn = next_turn(state) if isinstance(state.phase, Leading | Playing) else None
    if turn is None:
        return "nobody"
    return (
        letter(turn.seat) if turn.by == turn.seat else f"{letter(turn.seat)} by {letter(turn.by)}"
    )


def _phase(state: Minchiate, words: Sequence[str]) -> str:
    del words
    return type(state.phase).__name__.lower()


def _waiting(state: Minchiate, words: Sequence[str]) -> str:
    del words
    return "nobody" if state.deal.waiting is None else letter(state.deal.waiting)


def _pile(state: Minchiate, words: Sequence[str]) -> str:
    return str(len(state.deal.piles[_side(state, words)]))


def _winner(state: Minchiate, words: Sequence[str]) -> str:
    del words
    return letter(state.deal.tricks[-1].winner) if state.deal.tricks else "nobody"


def _challenged(state: Minchiate, words: Sequence[str]) -> str:
    del words
    standing = state.deal.challenges
    named = (f"{letter(c.against)} {c.ground.value} {c.trick or ''}".strip() for c in standing)
    return ", ".join(named) or "nothing"


FACTS: Final[dict[str, Callable[[Minchiate, Sequence[str]], str]]] = {
    "accounts": _accounts,
    "announcement": lambda state, _: state.deal.announcement,
    "cards": _pile,
    "challenged": _challenged,
    "claim-refused": lambda s, _: " ".join(_name(s, side) for side in s.deal.refused) or "none",
    "dealer": lambda state, _: letter(state.party.dealer),
    "difference": _difference,
    "fines": _fines,
    "folla": lambda state, _: _cards(state.deal.folla),
    "hand": _hand,
    "lawful": _lawful,
    "line": _line,
    "mark": _mark,
    "note": _note,
    "order": lambda state, _: " ".join(map(letter, state.party.order)),
    "pays": _pays,
    "phase": _phase,
    "remark": _remark,
    "resti": _resti,
    "total": _total,
    "turn": _turn,
    "waiting": _waiting,
    "winner": _winner,
}
