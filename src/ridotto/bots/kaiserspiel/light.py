"""Kaiserspiel on a light table: cards as numbers, what is hidden, what the board promises."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from random import Random
from typing import Final

import numpy as np

from ridotto.bots.kaiserspiel.manner import HONOUR_PRICE, MANNERS
from ridotto.bots.kaiserspiel.promise import promise
from ridotto.bots.search.case import Case, Puzzle, hand_of
from ridotto.bots.search.light import kaiserspiel, layout
from ridotto.bots.search.light.layout import Reals, Rules, Table
from ridotto.bots.search.light.manner import MANNER, PRICE
from ridotto.bots.search.light.playing import play
from ridotto.bots.search.light.worlds import ASLEEP
from ridotto.cards import Card
from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.opening import is_honour
from ridotto.games.kaiserspiel.pack import COURTS, SUIT_LETTERS, height, rank_of, suit_of
from ridotto.games.kaiserspiel.rules import HAND, CardsScore
from ridotto.games.kaiserspiel.rules import Rules as Book
from ridotto.games.kaiserspiel.sight import TALON, Sight
from ridotto.games.kaiserspiel.state import Kaiserspiel, Told
from ridotto.games.kaiserspiel.worlds import Options, rummel_choices
from ridotto.table import Action, Seat, View
from ridotto.table.worlds import last_stretch

WAYS: Final = 16
"""So many readings of the Rummel that was told."""


@cache
def numbering(cards: int) -> Mapping[Card, int]:
    """A card's number at the light table, in the pack of so many."""
    from ridotto.games.kaiserspiel.pack import PACKS

    return {
        card: (SUIT_LETTERS.index(suit_of(card)) << layout.SHIFT) + height(card) - 1
        for card in PACKS[cards].cards
    }


def case_of(view: View[Kaiserspiel], cards: Sequence[Card], dice: Random) -> Case[Action] | None:
    """The choice among these cards; None where what was seen cannot be."""
    table, seat = view.table, view.seat
    assert seat is not None
    found = _puzzles(view, dice)
    if not found:
        return None
    rules, begun, past = light_rules(table), begun_table(table, seat), _past(table)
    now = _replayed(rules, begun, table, past)
    numbers = numbering(table.rules.cards)
    return Case(
        rules=rules,
        manner=manner_of(table.rules, table.deal.trumps),
        equity=promise(table.rules.target),
        me=place_of(table, seat),
        candidates=[acts.Play(seat, card) for card in cards],
        tables=[now for _ in cards],
        first=[numbers[card] for card in cards],
        puzzles=found,
        goes_to={heap: _goes_to(table, heap) for heap in (*table.seats, TALON)},
        begun=begun,
        past=past,
    )


def place_of(table: Kaiserspiel, seat: Seat) -> int:
    """A seat's place in the order of play."""
    return table.party.order.index(seat)


def light_rules(table: Kaiserspiel) -> Rules:
    """The table's rules in numbers."""
    rules, trumps, r = table.rules, table.deal.trumps, layout.new_rules()
    r[layout.GAME], r[layout.PLAYERS] = layout.KAISERSPIEL, rules.players
    r[layout.TRICKS], r[layout.TRUMP] = HAND, SUIT_LETTERS.index(trumps)
    r[layout.BEATING], r[layout.FIRST_TRUMP] = layout.EVERYWHERE, rules.players == 3
    r[kaiserspiel.TARGET], r[kaiserspiel.UNRESTRICTED] = rules.target, rules.unrestricted
    r[kaiserspiel.DIFFERENCE] = rules.cards_score is CardsScore.DIFFERENCE
    r[kaiserspiel.ERASES], r[kaiserspiel.CAPOT] = rules.cards_imperial_erases, rules.capot
    r[kaiserspiel.ELDER] = place_of(table, table.elder)
    for card, number in numbering(rules.cards).items():
        bit = 1 << (number & layout.LOW)
        if is_honour(rules, trumps, card):
            r[kaiserspiel.HONOURS] |= bit
        if suit_of(card) == trumps and rank_of(card) in COURTS:
            r[kaiserspiel.COURTS] |= bit
    return r


@cache
def manner_of(rules: Book, trumps: str) -> Reals:
    """How people are held to play."""
    w = np.zeros(MANNER)
    w[:PRICE] = MANNERS[rules.players]
    for card, number in numbering(rules.cards).items():
        w[PRICE + number] = HONOUR_PRICE * is_honour(rules, trumps, card)
    return w


def begun_table(table: Kaiserspiel, seat: Seat) -> Table:
    """The table before the first card, with one's own cards only."""
    d, deal = layout.new_table(), table.deal
    d[layout.LEADER] = place_of(table, table.elder)
    plays = [*(p for trick in deal.tricks for p in trick.plays), *deal.trick]
    own = {*deal.hands[seat], *(p.card for p in plays if p.seat == seat)}
    for card, number in numbering(table.rules.cards).items():
        if card != deal.turned or not table.rules.turned_apart:
            d[layout.OUT + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)
        if card in own:
            d[hand_of(place_of(table, seat)) + (number >> layout.SHIFT)] |= 1 << (
                number & layout.LOW
            )
    return d


def _replayed(
    rules: Rules, begun: Table, table: Kaiserspiel, past: Sequence[tuple[int, int]]
) -> Table:
    """The table as it is now; the board is taken as it lies there."""
    d = begun.copy()
    for place, number in past:
        play(rules, d, place, number)
    for seat in table.seats:
        place = place_of(table, seat)
        d[kaiserspiel.FICHES + place] = table.board.fiches[seat]
        d[kaiserspiel.LOOSE + place] = table.board.loose[seat]
    d[layout.OVER] = 0
    return d


def _past(table: Kaiserspiel) -> list[tuple[int, int]]:
    """Who has played what in this deal."""
    deal, numbers = table.deal, numbering(table.rules.cards)
    plays = [*(played for trick in deal.tricks for played in trick.plays), *deal.trick]
    return [(place_of(table, played.seat), numbers[played.card]) for played in plays]


# What is hidden. ----------------------------------------------------------------------------------


def _puzzles(view: View[Kaiserspiel], dice: Random) -> list[Puzzle]:
    """Ways to read what was seen."""
    sight = Sight(view.table, view.seat, last_stretch(view.seen, (acts.Shuffle, acts.SetUp)))
    options = sight.options()
    claims = [told for told in sight.claims().values() if told.seat != view.seat]
    read = _readings(sight, claims, options, dice)
    if not read and view.table.strict:
        read = [options]
    return [_puzzle(view, sight.room(), reading) for reading in read]


def _readings(
    sight: Sight, claims: Sequence[Told], options: Options, dice: Random
) -> list[Options]:
    """What was told of the Rummel can be meant in several ways, some likelier than others."""
    if not claims:
        return [options]
    ways = list(rummel_choices(sight, claims[0], options))
    if not ways:
        return []
    odds = [_ways_to_fill(way, claims[0].seat, sight.room()) for way in ways]
    if not sum(odds):
        return []
    drawn = dice.choices(ways, odds, k=WAYS)
    if len(claims) == 1:
        return drawn
    return [r for way in drawn for r in _readings(sight, claims[1:], way, dice)[:1]]


def _ways_to_fill(options: Options, seat: Seat, room: Mapping[int, int]) -> int:
    """In how many ways the rest of this hand may be dealt."""
    sure = sum(heaps == {seat} for heaps in options.values())
    free = sum(seat in heaps and len(heaps) > 1 for heaps in options.values())
    needed = room[seat] - sure
    return comb(free, needed) if 0 <= needed <= free else 0


def _puzzle(view: View[Kaiserspiel], room: dict[int, int], options: Options) -> Puzzle:
    """Only what others still hold, or what sleeps."""
    deal, numbers = view.table.deal, numbering(view.table.rules.cards)
    gone = {card for trick in deal.tricks for card in trick.cards}
    gone |= {played.card for played in deal.trick} | set(deal.hands[view.seat or 0])
    left = dict(room)
    hidden: dict[int, frozenset[int]] = {}
    for card, heaps in options.items():
        if card in gone:
            left[next(iter(heaps))] -= 1
        else:
            hidden[numbers[card]] = frozenset(heaps)
    return Puzzle(left, hidden)


def _goes_to(table: Kaiserspiel, heap: int) -> int:
    return ASLEEP if heap == TALON else hand_of(place_of(table, heap))
