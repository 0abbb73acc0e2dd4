"""Tresette on a light table: cards as numbers, what is hidden, and what marks promise."""

from collections.abc import Hashable, Sequence
from functools import cache
from random import Random
from typing import Final

import numpy as np

from ridotto.bots.search.case import Case, Puzzle, hand_of, packet_of
from ridotto.bots.search.light import layout, tresette
from ridotto.bots.search.light.layout import NOBODY, Reals, Rules, Table
from ridotto.bots.search.light.manner import MANNER, PRICE
from ridotto.bots.search.light.playing import play
from ridotto.bots.search.light.worlds import ASLEEP
from ridotto.bots.tresette.manner import FIGURE_PRICE, MANNERS
from ridotto.bots.tresette.promise import promise
from ridotto.cards import Card
from ridotto.games.tresette import acts
from ridotto.games.tresette.pack import RANKS, SUIT_LETTERS, aces_in, figures_in
from ridotto.games.tresette.rules import GreatResults, StramazetteTricks, Talon
from ridotto.games.tresette.rules import Rules as Book
from ridotto.games.tresette.sight import Sight, see
from ridotto.games.tresette.state import Tresette
from ridotto.table import Action, Seat, View
from ridotto.table.worlds import last_stretch

NUMBER: Final = {
    Card(letter + rank): (suit << layout.SHIFT) + len(RANKS) - 1 - place
    for suit, letter in enumerate(SUIT_LETTERS)
    for place, rank in enumerate(RANKS)
}
"""A card's number at the light table."""

PACKET: Final = 5
WAYS: Final = 8
"""So many readings of what was announced, where it can be meant in several ways."""


def case_of(view: View[Tresette], cards: Sequence[Card], dice: Random) -> Case[Action] | None:
    """The choice among these cards; None where what was seen cannot be."""
    table, seat = view.table, view.seat
    assert seat is not None
    puzzles = _puzzles(view, dice)
    if not puzzles:
        return None
    rules, me = light_rules(table), place_of(table, seat)
    begun = begun_table(table, seat)
    now = _replayed(rules, begun, table, seat)
    return Case(
        rules=rules,
        manner=manner_of(table.rules.seats),
        equity=_equity(table),
        me=me,
        candidates=[acts.Play(seat, card) for card in cards],
        tables=[now for _ in cards],
        first=[NUMBER[card] for card in cards],
        puzzles=[puzzle for puzzle, _ in puzzles],
        goes_to=dict(enumerate(puzzles[0][1])),
        begun=None if table.rules.packets else begun,
        past=_past(table),
    )


def place_of(table: Tresette, seat: Seat) -> int:
    """A seat's place in the order of play."""
    return table.party.order.index(seat)


def light_rules(table: Tresette) -> Rules:
    """The table's rules and marks in numbers."""
    rules, ledger, r = table.rules, table.ledger, layout.new_rules()
    r[layout.GAME] = layout.TRESETTE
    r[layout.PLAYERS], r[layout.TRICKS] = rules.seats, rules.tricks
    r[layout.PAIRS] = rules.sides == 2 and rules.seats == 4
    _own_rules(rules, r)
    r[tresette.REACH] = tresette.WHOLE
    r[tresette.OUT_ALREADY] = NOBODY if ledger.out is None else ledger.out
    for side, marks in enumerate(ledger.marks):
        r[tresette.MARKS + side] = marks
    for card, number in NUMBER.items():
        worth = tresette.FIGURE * len(figures_in((card,))) + tresette.ACE * len(aces_in((card,)))
        r[layout.WORTH + number] = worth
    return r


def _own_rules(rules: Book, r: Rules) -> None:
    r[tresette.TARGET], r[tresette.LIMIT] = rules.target, rules.double_limit
    r[tresette.ENDS] = rules.great_results is GreatResults.END_PARTIE
    r[tresette.ANY_LOST] = rules.stramazette_tricks is StramazetteTricks.ANY
    r[tresette.LAST_TOO] = rules.stramazette_last_trick
    r[tresette.TALON] = rules.three_player_talon is Talon.TO_LAST_TRICK
    r[tresette.CONTINUES] = rules.continuation


@cache
def manner_of(seats: int) -> Reals:
    """How people are held to play."""
    w = np.zeros(MANNER)
    w[:PRICE] = MANNERS[seats]
    for card, number in NUMBER.items():
        w[PRICE + number] = len(aces_in((card,))) + FIGURE_PRICE * len(figures_in((card,)))
    return w


def _equity(table: Tresette) -> Reals:
    """What marks promise after this deal."""
    rules = table.rules
    left = rules.deals - table.party.deals - 1 if rules.deals else NOBODY
    return promise(rules.target, rules.double_limit, left)


def begun_table(table: Tresette, seat: Seat) -> Table:
    """The table before the first card, with one's own cards only."""
    d = layout.new_table()
    deal = table.deal
    first = deal.tricks[0].leader if deal.tricks else deal.leader
    d[layout.LEADER] = place_of(table, first)
    for card, number in NUMBER.items():
        d[layout.OUT + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)
        if any(got.card == card for got in deal.got[seat]):
            add(d, place_of(table, seat), number)
    return d


def add(d: Table, place: int, number: int) -> None:
    """A card into somebody's hand."""
    d[hand_of(place) + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)


def _replayed(rules: Rules, begun: Table, table: Tresette, seat: Seat) -> Table:
    """The table as it is now, with one's own cards only."""
    d = begun.copy()
    for place, number in _past(table):
        play(rules, d, place, number)
    hands = slice(layout.HANDS, layout.OUT)
    d[hands] = 0
    for card in table.deal.hands[seat]:
        add(d, place_of(table, seat), NUMBER[card])
    return d


def _past(table: Tresette) -> list[tuple[int, int]]:
    """Who has played what in this deal."""
    deal = table.deal
    plays = [*(played for trick in deal.tricks for played in trick.plays), *deal.trick]
    return [(place_of(table, played.seat), NUMBER[played.card]) for played in plays]


# What is hidden. ----------------------------------------------------------------------------------


def _puzzles(view: View[Tresette], dice: Random) -> list[tuple[Puzzle, list[int]]]:
    """Ways to read what was seen; on a strict table people may also have erred."""
    sight = see(view.table, last_stretch(view.seen, (acts.Shuffle, acts.SetUp)))
    found = [_puzzle(view, sight, dice, strictly=True) for _ in range(WAYS if sight.told else 1)]
    good = [puzzle for puzzle in found if puzzle is not None]
    if not good and view.table.strict:
        lax = _puzzle(view, sight, dice, strictly=False)
        return [] if lax is None else [lax]
    return good


def _puzzle(
    view: View[Tresette], sight: Sight, dice: Random, *, strictly: bool
) -> tuple[Puzzle, list[int]] | None:
    """Only what is still to be played: the rest lies open."""
    options = sight.options(dice, strictly=strictly)
    if options is None:
        return None
    table, room = view.table, sight.room()
    gone = {card for trick in table.deal.tricks for card in trick.cards}
    gone |= {played.card for played in table.deal.trick}
    for card in gone & options.keys():
        room[next(iter(options.pop(card)))] -= 1
    heaps = list(room)
    places = {heap: n for n, heap in enumerate(heaps)}
    puzzle = Puzzle(
        {places[heap]: count for heap, count in room.items()},
        {NUMBER[card]: frozenset(places[heap] for heap in own) for card, own in options.items()},
    )
    return puzzle, [_goes_to(table, heap) for heap in heaps]


def _goes_to(table: Tresette, heap: Hashable) -> int:
    """Where the cards of a heap are played from."""
    if isinstance(heap, int):
        return hand_of(place_of(table, heap))
    if isinstance(heap, tuple):
        seat, packet = heap
        later = packet - table.deal.fresh // PACKET - 1
        place = place_of(table, seat)
        if later >= 0:
            return hand_of(place) if later == 0 else packet_of(place, later - 1)
    return ASLEEP
