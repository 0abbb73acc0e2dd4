"""Facts of a match, by the names records use in their expectations (see docs/notation.md)."""

from collections.abc import Callable, Sequence
from typing import Final

from ridotto.cards import Card
from ridotto.games.bieten.bid_answers import asked
from ridotto.games.bieten.bids import limit_now, lost_or_held, moment_of, next_to_lay, speaker
from ridotto.games.bieten.duty import judge_card, names_for
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.slate import columns_now, places_now, strokes, totals_now
from ridotto.games.bieten.state import Bieten, missing, slate_after
from ridotto.games.bieten.weli import bonds_of, holding_of, still_open
from ridotto.table import Seat, letter
from ridotto.table.record_facts import lines_text, look_up_fact
from ridotto.table.record_words import challenges_named, malformed, read_seat

BANKL: Final = "–"


def fact(state: Bieten, words: Sequence[str]) -> str:
    """The fact these words name."""
    return look_up_fact(FACTS, state, words)


def read_figure(words: Sequence[str], place: int) -> Figure:
    """The figure a word names."""
    names = {figure.value: figure for figure in Figure}
    text = words[place] if place < len(words) else ""
    if text not in names:
        raise malformed(f"a figure is one of {', '.join(names)}, not {text!r}", place)
    return names[text]


def entry_text(entry: int) -> str:
    """A deal's points as the scribe writes them: a Bankl for nothing."""
    return BANKL if entry == 0 else str(entry)


def _seat(state: Bieten, words: Sequence[str]) -> Seat:
    return read_seat(words, 0, len(state.seats))


def _names(seats: Sequence[Seat]) -> str:
    return " ".join(map(letter, seats)) or "nobody"


def _someone(seat: Seat | None) -> str:
    return "nobody" if seat is None else letter(seat)


def _each(state: Bieten, values: Sequence[int]) -> str:
    return " ".join(f"{letter(seat)} {values[seat]}" for seat in state.seats)


def _cards(state: Bieten, cards: Sequence[Card]) -> str:
    return " ".join(state.rules.pack.sort(cards)) or "nothing"


def _result(state: Bieten, words: Sequence[str]) -> str:
    """``result herz``: who made it, for how much, with which cards, by which rule."""
    figure = read_figure(words, 0)
    if state.deal.count is None:
        return "not counted"
    result = next(r for r in state.deal.count.results if r.figure is figure)
    return "nobody" if result.seat is None else f"{letter(result.seat)} {result.points}"


def _line(state: Bieten, words: Sequence[str]) -> str:
    """``line A score.held``: the points of a player by a rule, with their cards."""
    seat, rule = _seat(state, words), words[1] if len(words) > 1 else ""
    count = state.deal.count
    lines = [x for x in (count.lines if count else ()) if x.side == seat and x.rule == rule]
    return lines_text(lines)


def _order(state: Bieten, words: Sequence[str]) -> str:
    """The items of the count in the order in which they went out."""
    del words
    count = state.deal.count
    items = (
        [f"{letter(x.side)} {x.note or x.rule} {x.points}" for x in count.lines] if count else []
    )
    return ", ".join(items) or "not counted"


def _remark(state: Bieten, words: Sequence[str]) -> str:
    rule = words[0] if words else ""
    count = state.deal.count
    found = [r for r in (count.remarks if count else ()) if r.rule == rule]
    texts = [r.text if r.side is None else f"{letter(r.side)} {r.text}" for r in found]
    return ", ".join(texts) or "none"


def _column(state: Bieten, words: Sequence[str]) -> str:
    """A column of the slate, deal by deal."""
    entries = columns_now(state)[_seat(state, words)]
    return " ".join(map(entry_text, entries)) or "nothing"


def _written(state: Bieten, words: Sequence[str]) -> str:
    """What stands written for a player now, goods of this deal included."""
    return str(slate_after(state, state.deal.talk)[_seat(state, words)])


def _limit(state: Bieten, words: Sequence[str]) -> str:
    """How many more figures a player may bid in this deal."""
    seat = _seat(state, words)
    if not limit_now(state, seat).lawful:
        return "0"
    return str(min(5, missing(state, seat) - 1 - lost_or_held(seat, state.deal.talk)))


def _figure(state: Bieten, words: Sequence[str]) -> str:
    """How a figure stands."""
    wager = state.deal.wager(read_figure(words, 0))
    who = [letter(seat) for seat in (wager.bidder, wager.giver) if seat is not None]
    return " ".join([wager.status.value, *who])


def _open(state: Bieten, words: Sequence[str]) -> str:
    """How many names are open to a player's Weli, by suit: ``15: h 8 l 7``."""
    names = still_open(state, _seat(state, words))
    suits = [suit_of(card) for card in names]
    counts = [f"{suit} {suits.count(suit)}" for suit in "hlse" if suit in suits]
    return f"{len(names)}: {' '.join(counts)}" if names else "none"


def _names_open(state: Bieten, words: Sequence[str]) -> str:
    """The names themselves, as far as they may be used in this turn."""
    holding = holding_of(state, _seat(state, words))
    return _cards(state, names_for(holding, moment_of(state)))


def _bonds(state: Bieten, words: Sequence[str]) -> str:
    """What binds a player's Weli: closed suits, bound figures, the Spiel, figures let good."""
    bonds = bonds_of(holding_of(state, _seat(state, words)))
    parts = [f"not {suit}" for suit in "hlse" if suit in bonds.closed]
    parts += [f"bound {f.value}" for f in Figure if f in bonds.bound]
    parts += ["bound spiel"] if bonds.spiel else []
    parts += [f"good {f.value}" for f in Figure if f in bonds.good]
    return ", ".join(parts) or "free"


def _lawful(state: Bieten, words: Sequence[str]) -> str:
    """The cards a player may lay now; the Weli if it may go under any name."""
    seat = _seat(state, words)
    if next_to_lay(state) != seat:
        return "not to play"
    holding, moment = holding_of(state, seat), moment_of(state)
    cards = [c for c in holding.hand if judge_card(holding, c, moment).lawful]
    weli = [WELI] if WELI in holding.hand and names_for(holding, moment) else []
    return _cards(state, [*cards, *weli])


def _accounts(state: Bieten, words: Sequence[str]) -> str:
    del words
    return " ".join(f"{letter(s)} {state.party.accounts[s]:+d}" for s in state.seats)


def _hand(state: Bieten, words: Sequence[str]) -> str:
    seat, hands = _seat(state, words), state.deal.hands
    return _cards(state, hands[seat] if hands else ())


FACTS: Final[dict[str, Callable[[Bieten, Sequence[str]], str]]] = {
    "accounts": _accounts,
    "asked": lambda state, _: _someone(asked(state)),
    "bonds": _bonds,
    "bummerl": lambda state, _: _each(state, state.bummerl),
    "challenged": lambda state, _: challenges_named(state.deal.challenges),
    "column": _column,
    "dealer": lambda state, _: letter(state.party.dealer),
    "figure": _figure,
    "games": lambda state, _: str(state.games),
    "hand": _hand,
    "lawful": _lawful,
    "limit": _limit,
    "line": _line,
    "names": _names_open,
    "open": _open,
    "order": _order,
    "phase": lambda state, _: type(state.phase).__name__.lower(),
    "places": lambda state, _: _names(places_now(state)),
    "remark": _remark,
    "result": _result,
    "speaker": lambda state, _: _someone(speaker(state)),
    "stroke": lambda state, _: _names(strokes(state)),
    "totals": lambda state, _: _each(state, totals_now(state)),
    "turn": lambda state, _: _someone(next_to_lay(state)),
    "written": _written,
}
