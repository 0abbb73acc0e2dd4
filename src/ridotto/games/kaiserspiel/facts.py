"""Facts of a sitting, by the names records use in their expectations (see docs/notation.md)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.kaiserspiel.deal_end import tricks_won
from ridotto.games.kaiserspiel.imperials import showable, shower
from ridotto.games.kaiserspiel.pack import sort
from ridotto.games.kaiserspiel.rules import RULE_BOOK
from ridotto.games.kaiserspiel.state import Kaiserspiel, won_by
from ridotto.games.kaiserspiel.tricks import duty_of, judge_card, next_player
from ridotto.table import Seat, letter
from ridotto.table.record_facts import lines_text, look_up_fact
from ridotto.table.record_words import challenges_named, no_more, read_rule, read_seat


def fact(state: Kaiserspiel, words: Sequence[str]) -> str:
    """The fact these words name."""
    if words[0] in FACTS:
        no_more(words, 1 + ARITY.get(words[0], 0))
    return look_up_fact(FACTS, state, words)


def _seat(state: Kaiserspiel, words: Sequence[str]) -> Seat:
    return read_seat(words, 0, state.rules.players)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(sort(cards)) or "nothing"


def score(state: Kaiserspiel) -> str:
    """``A 2+20 B 3+12``: imperials and loose points."""
    pairs = enumerate(zip(state.board.fiches, state.board.loose, strict=True))
    return " ".join(f"{letter(seat)} {fiches}+{loose}" for seat, (fiches, loose) in pairs)


def _accounts(state: Kaiserspiel) -> str:
    accounts = enumerate(state.party.accounts)
    return " ".join(f"{letter(seat)} {amount:+d}" for seat, amount in accounts)


def _line(state: Kaiserspiel, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    rule = read_rule(words, 1, RULE_BOOK)
    found = [line for line in state.deal.lines if line.side == seat and line.rule == rule]
    return lines_text(found)


def _remark(state: Kaiserspiel, words: Sequence[str]) -> str:
    rule = read_rule(words, 0, RULE_BOOK)
    return ", ".join(r.text for r in state.deal.remarks if r.rule == rule) or "none"


def _imperials(state: Kaiserspiel, words: Sequence[str]) -> str:
    """What this person may show now."""
    seat = _seat(state, words)
    if seat != shower(state):
        return "not to show"
    return " / ".join(" ".join(imp.cards) for imp in showable(state, seat)) or "nothing"


def _lawful(state: Kaiserspiel, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    if seat != next_player(state):
        return "not to play"
    duty = duty_of(state, seat)
    return _cards(card for card in duty.hand if judge_card(duty, card).lawful)


def _turn(state: Kaiserspiel) -> str:
    seat = next_player(state)
    return "nobody" if seat is None else letter(seat)


def _granting(state: Kaiserspiel) -> str:
    return " ".join(map(letter, state.granting)) or "nobody"


def _rummel(state: Kaiserspiel) -> str:
    best = state.deal.best
    return "nobody" if best is None else f"{letter(best.seat)} {best.pips}"


def _shown(state: Kaiserspiel) -> str:
    cards = state.deal.rummel
    return "nothing" if cards is None else _cards(cards)


def _winner(state: Kaiserspiel) -> str:
    return letter(state.deal.tricks[-1].winner) if state.deal.tricks else "nobody"


FACTS: Final[dict[str, Callable[[Kaiserspiel, Sequence[str]], str]]] = {
    "accounts": lambda state, _: _accounts(state),
    "challenged": lambda state, _: challenges_named(state.deal.challenges),
    "choosing": lambda state, _: "nobody" if state.choosing is None else letter(state.choosing),
    "cutter": lambda state, _: letter(state.cutter),
    "dealer": lambda state, _: letter(state.party.dealer),
    "elder": lambda state, _: letter(state.elder),
    "granting": lambda state, _: _granting(state),
    "hand": lambda state, words: _cards(state.deal.hands[_seat(state, words)]),
    "imperials": _imperials,
    "lawful": _lawful,
    "line": _line,
    "partien": lambda state, _: str(state.partien),
    "phase": lambda state, _: type(state.phase).__name__.lower(),
    "remark": _remark,
    "rummel": lambda state, _: _rummel(state),
    "rummel-shown": lambda state, _: _shown(state),
    "score": lambda state, _: score(state),
    "talon": lambda state, _: str(len(state.deal.pack)),
    "tricks": lambda state, words: str(tricks_won(state)[_seat(state, words)]),
    "turn": lambda state, _: _turn(state),
    "turned": lambda state, _: state.deal.turned or "nothing",
    "winner": lambda state, _: _winner(state),
    "won": lambda state, words: _cards(won_by(state, _seat(state, words))),
}

ARITY: Final = {
    "hand": 1,
    "imperials": 1,
    "lawful": 1,
    "line": 2,
    "remark": 1,
    "tricks": 1,
    "won": 1,
}
"""How many words may follow a fact's name."""
