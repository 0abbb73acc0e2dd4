"""Facts of a sitting, by the names records use in their expectations (see RULES.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.tresette.count import card_points
from ridotto.games.tresette.items import read_item
from ridotto.games.tresette.pack import PACK, aces_in, figures_in
from ridotto.games.tresette.position import read_side, side_names
from ridotto.games.tresette.rules import RULE_BOOK
from ridotto.games.tresette.state import Announcing, Playing, Tresette
from ridotto.games.tresette.tricks import duty_of, judge_card, next_to_play
from ridotto.table import letter
from ridotto.table.record_facts import lines_text, look_up_fact
from ridotto.table.record_words import read_rule, read_seat


def fact(state: Tresette, words: Sequence[str]) -> str:
    """The fact these words name."""
    return look_up_fact(FACTS, state, words)


def _names(state: Tresette) -> tuple[str, ...]:
    return side_names(state.rules, state.party.order)


def _side(state: Tresette, words: Sequence[str], place: int = 0) -> int:
    return read_side(_names(state), words, place)


def _seat(state: Tresette, words: Sequence[str]) -> int:
    return read_seat(words, 0, state.rules.seats)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(PACK.sort(cards)) or "nothing"


def _marks(state: Tresette, words: Sequence[str]) -> str:
    """``marks`` of all sides in order, or of one."""
    if words:
        return str(state.ledger.marks[_side(state, words)])
    pairs = zip(_names(state), state.ledger.marks, strict=True)
    return " ".join(f"{name} {marks}" for name, marks in pairs)


def _slate(state: Tresette, words: Sequence[str]) -> str:
    """``slate A+C``: all that side has won; ``slate A B``: what A has won of B."""
    row = state.ledger.slate[_side(state, words)]
    return str(row[_side(state, words, 1)] if len(words) > 1 else max(row))


def _line(state: Tresette, words: Sequence[str]) -> str:
    side = _side(state, words)
    rule = read_rule(words, 1, RULE_BOOK)
    found = [line for line in state.ledger.lines if line.side == side and line.rule == rule]
    return lines_text(found)


def _points(state: Tresette, words: Sequence[str]) -> str:
    """The card points a side has laid at the count."""
    side = _side(state, words)
    lines = [line for line in state.ledger.lines if line.side == side]
    return str(sum(line.points for line in lines if line.rule.startswith("count.")))


def _running(state: Tresette, words: Sequence[str]) -> str:
    """Points from the cards won so far, and of the last trick when it is played."""
    side, deal = _side(state, words), state.deal
    done = len(deal.tricks) == state.rules.tricks
    last = done and state.side(deal.tricks[-1].winner) == side
    return str(card_points(deal.piles[side]) + int(last))


def _remark(state: Tresette, words: Sequence[str]) -> str:
    rule = read_rule(words, 0, RULE_BOOK)
    return ", ".join(r.text for r in state.deal.remarks if r.rule == rule) or "none"


def _announced(state: Tresette, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    told = [a for a in state.deal.announced if a.seat == seat and not a.struck]
    items = [item for a in told if (item := read_item(a.item)) is not None]
    return ", ".join(item.words for item in items) or "nothing"


def _accounts(state: Tresette, words: Sequence[str]) -> str:
    del words
    return " ".join(f"{letter(s)} {amount:+d}" for s, amount in enumerate(state.party.accounts))


def _lawful(state: Tresette, words: Sequence[str]) -> str:
    seat = _seat(state, words)
    if not isinstance(state.phase, Playing) or next_to_play(state) != seat:
        return "not to play"
    duty = duty_of(state, seat)
    return _cards([card for card in duty.hand if judge_card(duty, card).lawful])


def _turn(state: Tresette, words: Sequence[str]) -> str:
    del words
    match state.phase:
        case Announcing(seat=seat):
            return letter(seat)
        case Playing():
            return letter(next_to_play(state))
    return "nobody"


def _winner(state: Tresette, words: Sequence[str]) -> str:
    del words
    return letter(state.deal.tricks[-1].winner) if state.deal.tricks else "nobody"


FACTS: Final[dict[str, Callable[[Tresette, Sequence[str]], str]]] = {
    "accounts": _accounts,
    "aces": lambda s, w: str(len(aces_in(s.deal.piles[_side(s, w)]))),
    "announced": _announced,
    "dealer": lambda s, _: letter(s.party.dealer),
    "deals": lambda s, _: str(s.party.deals),
    "figures": lambda s, w: str(len(figures_in(s.deal.piles[_side(s, w)]))),
    "hand": lambda s, w: _cards(s.deal.hands[_seat(s, w)]),
    "lawful": _lawful,
    "line": _line,
    "marks": _marks,
    "order": lambda s, _: " ".join(map(letter, s.party.order)),
    "phase": lambda s, _: type(s.phase).__name__.lower(),
    "points": _points,
    "remark": _remark,
    "running": _running,
    "slate": _slate,
    "talon": lambda s, _: _cards(s.deal.talon),
    "turn": _turn,
    "winner": _winner,
}
