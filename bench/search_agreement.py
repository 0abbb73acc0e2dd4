"""Light tables and readable rules side by side: ``python -m bench.search_agreement [DEALS]``.

Lawful acts by chance at a readable table; from the first card on a light table goes along. Compared
are the lawful cards at every turn, and at the end what was made and paid.
"""

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import numpy as np

from ridotto.bots.guimbarde import light as light_guimbarde
from ridotto.bots.kaiserspiel import light as light_kaiserspiel
from ridotto.bots.search.case import hand_of, packet_of
from ridotto.bots.search.light import guimbarde, kaiserspiel, layout, tresette
from ridotto.bots.search.light.duty import lawful, pass_lead, turn
from ridotto.bots.search.light.layout import Rules, Table
from ridotto.bots.search.light.playing import finish, play
from ridotto.bots.taroc import light as light_taroc
from ridotto.bots.tresette import light as light_tresette
from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.games.guimbarde.rules import AWARD
from ridotto.games.guimbarde.state import tricks_won
from ridotto.games.taroc.acts import PassLead
from ridotto.games.tresette.acts import SetUp
from ridotto.table import HOUSE, Action, Game, RuleSet, View, apply, total
from ridotto.testing.party import choose

VARIANTS: Final[Mapping[str, tuple[dict[str, Any], ...]]] = {
    "tresette": (
        {},
        {"continuation": True, "great_results": "bonus"},
        {"stramazette_tricks": "any", "stramazette_last_trick": False},
        {"players": 3},
        {"players": 3, "three_player_talon": "to_last_trick"},
        {"players": 2, "two_player": "packets"},
    ),
    "taroc": (
        {},
        {"players": 4, "king_pays": True},
        {"must_overtrump": True, "black_ace": "high", "pagat_card": 2},
        {"skis_may_be_led": True, "skis_deadline": 1, "ten_tarocs_condition": "none"},
        {"skis_deadline": 2},
        {"direction": "left", "pagat_lost_by": "overtrumped", "pagat_last_by": "trumping"},
    ),
    "kaiserspiel": (
        {},
        {"unrestricted": True, "pack": 36, "capot": 2, "target": 2},
        {"cards_score": "difference", "cards_imperial_erases": False},
        {"players": 3, "unrestricted": True, "target": 3},
    ),
    "guimbarde": (
        {},
        {"players": 3, "marriage_king_led": False, "grand_table_immediate": True},
        {"players": 9, "fou_pay": "when_played", "grand_table_king_pays": False},
        {"break_marriage": "allowed_for_fine", "must_overtake": False},
        {"hand_marriage_time": "at_boxes", "fou_pay": "none", "fonds_takes": "fonds_only"},
        {"players": 4, "fou_pay": "when_played", "marriage_king_led": False},
    ),
}
"""House rules under which the play, or what it brings, differs."""


class Divergence(AssertionError):
    """Light table and rules differ."""


@dataclass
class Pair:
    """One deal at both tables."""

    rules: Rules
    table: Table
    number: Mapping[Card, int]
    place: Callable[[int], int]
    start: Any
    """The readable table before the first card."""
    last: Any = None
    """The readable table before the last card."""


def _pair(name: str, state: Any) -> Pair:
    """The light table of a readable one, all hands open."""
    module = LIGHT[name]
    rules, deal = module.light_rules(state), state.deal
    number = _numbers(name, state)
    seats = [seat for seat, hand in enumerate(deal.hands) if hand]
    table = module.begun_table(state, seats[0])
    for seat in seats[1:]:
        for card in deal.hands[seat]:
            _add(table, hand_of(module.place_of(state, seat)), number[card])
    if name == "tresette" and state.rules.packets:
        for seat in seats:
            for packet, cards in enumerate(deal.heaps[seat]):
                for card in cards:
                    _add(table, packet_of(module.place_of(state, seat), packet), number[card])
    if name == "kaiserspiel":
        for seat in seats:
            table[kaiserspiel.FICHES + module.place_of(state, seat)] = state.board.fiches[seat]
            table[kaiserspiel.LOOSE + module.place_of(state, seat)] = state.board.loose[seat]
    return Pair(rules, table, number, lambda seat: int(module.place_of(state, seat)), state)


LIGHT: Final[Mapping[str, Any]] = {
    "tresette": light_tresette,
    "taroc": light_taroc,
    "kaiserspiel": light_kaiserspiel,
    "guimbarde": light_guimbarde,
}


def _numbers(name: str, state: Any) -> Mapping[Card, int]:
    match name:
        case "tresette":
            return light_tresette.NUMBER
        case "taroc":
            return light_taroc.numbering(state.rules)
        case "kaiserspiel":
            return light_kaiserspiel.numbering(state.rules.cards)
    return light_guimbarde.numbering(state.deal.trumps)


def _add(table: Table, place: int, number: int) -> None:
    table[place + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)


def agree(what: str, light: object, rules: object) -> None:
    """They must say the same."""
    if light != rules:
        raise Divergence(f"{what}: light table {light}, rules {rules}")


def compare_deal(game: Game[Any], rules: RuleSet, seed: int) -> None:
    """One deal by chance, both tables compared card by card and at the end."""
    dice = Random(seed)
    state = game.open(rules)
    if game.name == "tresette":
        state, _ = apply(game, state, _marks(state, dice))
    views = [View(seat, state) for seat in range(game.seats(state))]
    pair: Pair | None = None
    while not (game.settled(state) or game.over(state)):
        seat = min(game.awaited(state))
        action = game.shuffle(state, dice) if seat == HOUSE else choose(game, views[seat], dice)
        if hasattr(action, "card") and hasattr(state.deal, "trick"):
            pair = pair or _pair(game.name, state)
            action = _act(game, pair, state, action)
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    if pair is not None:
        COMPARE[game.name](pair, state)


def _marks(state: Any, dice: Random) -> SetUp:
    """Any marks, so that Partien end in the deal."""
    seats, sides = state.rules.seats, state.rules.sides
    marks = tuple(dice.randrange(21) for _ in range(sides))
    return SetUp(HOUSE, order=tuple(range(seats)), dealer=dice.randrange(seats), marks=marks)


def _act(game: Game[Any], pair: Pair, state: Any, action: Any) -> Action:
    """The lawful cards must be the same; then the card goes to the light table."""
    if isinstance(action, PassLead):
        return action
    pair.last = state
    if game.name == "tresette":
        # Announcements are marked between cards.
        pair.rules = light_tresette.light_rules(state)
    seat, may = pair.place(action.seat), np.zeros(layout.SUITS, dtype=np.int64)
    pass_lead(pair.rules, pair.table)
    agree("turn", turn(pair.rules, pair.table), seat)
    lawful(pair.rules, pair.table, seat, may)
    kind = game.action_kinds["play"]
    hand = state.deal.hands[action.seat]
    plays: list[Any] = [(card, kind(action.seat, card)) for card in hand]  # type: ignore[call-arg]
    judged = {pair.number[card] for card, act in plays if game.judge(state, act).lawful}
    found = {
        (suit << layout.SHIFT) + height
        for suit in range(layout.SUITS)
        for height in range(layout.HEIGHTS)
        if int(may[suit]) >> height & 1
    }
    agree("lawful cards", found, judged)
    marry = game.action_kinds.get("marry")
    if marry is not None:
        wed = marry(action.seat, action.card)  # type: ignore[call-arg]
        action = wed if game.judge(state, wed).lawful else kind(action.seat, action.card)  # type: ignore[call-arg]
    play(pair.rules, pair.table, seat, pair.number[action.card])
    made: Action = action
    return made


def _won(pair: Pair, state: Any, seat: int) -> int:
    return int(state.party.accounts[seat] - pair.start.party.accounts[seat])


def _compare_tresette(pair: Pair, state: Any) -> None:
    r, d, deal = pair.rules, pair.table, state.deal
    if len(deal.tricks) < state.rules.tricks:
        return
    tally = next(due.tally for due in reversed(deal.story) if due.tally is not None)
    for side in range(state.rules.sides):
        great = tally.great.partien if tally.great and tally.great.side == side else 0
        agree("great result", tresette.great(r, d, side), great)
    if pair.last.ledger.out is None:
        value = finish(r, d.copy(), 0, np.zeros((state.rules.target + 1) ** 2))
        agree("Partien", round(value), _partien(state) - _partien(pair.last))
    tresette.take_talon(r, d)
    for side in range(state.rules.sides):
        points = tresette.points(r, d, side) + (tresette.side_of(r, d[layout.LEADER]) == side)
        agree("points", points, total(tally.lines, side))


def _partien(state: Any) -> int:
    """What the first side has on the slate more than the others."""
    slate = state.ledger.slate
    return sum(slate[0][other] - slate[other][0] for other in range(len(slate)))


def _compare_taroc(pair: Pair, state: Any) -> None:
    rules = light_taroc.light_rules(state)
    for seat in state.deal.players:
        value = finish(rules, pair.table.copy(), pair.place(seat), np.zeros(1))
        agree("paid", value, float(_won(pair, state, seat)))


def _compare_kaiserspiel(pair: Pair, state: Any) -> None:
    r, d = pair.rules, pair.table
    won = [_won(pair, state, seat) for seat in state.seats]
    equity = np.zeros((state.rules.target * kaiserspiel.JETTONS + 1) ** 2)
    values = [finish(r, d.copy(), pair.place(seat), equity) for seat in state.seats]
    finish(r, d, 0, equity)
    if not d[layout.OVER]:
        values = [0.0 for _ in values]
        loose = [int(d[kaiserspiel.LOOSE + pair.place(seat)]) for seat in state.seats]
        fiches = [int(d[kaiserspiel.FICHES + pair.place(seat)]) for seat in state.seats]
        agree("board", (fiches, loose), ([*state.board.fiches], [*state.board.loose]))
    agree("stakes", values, [float(n) for n in won])


def _compare_guimbarde(pair: Pair, state: Any) -> None:
    stays = max(tricks_won(state)) < AWARD
    for seat in state.seats:
        value = finish(pair.rules, pair.table.copy(), pair.place(seat), np.zeros(1))
        if stays:
            value -= pair.rules[guimbarde.PRIZE] / state.rules.players
        agree("paid", round(value, 6), float(_won(pair, state, seat)))


COMPARE: Final[Mapping[str, Callable[[Pair, Any], None]]] = {
    "tresette": _compare_tresette,
    "taroc": _compare_taroc,
    "kaiserspiel": _compare_kaiserspiel,
    "guimbarde": _compare_guimbarde,
}


def main() -> None:
    """A line for each game."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for name, variants in VARIANTS.items():
        begun = time.perf_counter()
        for options in variants:
            for rules in GAMES[name].rule_sets.values():
                for seed in range(deals // len(variants)):
                    compare_deal(GAMES[name], rules.with_options(options), seed)
        print(f"{name}: {deals} deals agree, {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
