"""Taroc on a light table: cards as numbers, what is hidden, what was announced."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Final

import numpy as np

from ridotto.bots.search.case import Case, Puzzle, hand_of
from ridotto.bots.search.light import duty, layout, taroc
from ridotto.bots.search.light.layout import NOBODY, Reals, Rules, Table
from ridotto.bots.search.light.manner import MANNER, PRICE
from ridotto.bots.search.light.playing import play
from ridotto.bots.search.light.worlds import COUNTED
from ridotto.bots.taroc.manner import A_THIRD, PAGAT_PRICE, SKIS_PRICE, THREE
from ridotto.cards import BACK, Card
from ridotto.games.taroc import acts
from ridotto.games.taroc.honours import catalogue, held
from ridotto.games.taroc.pack import NUMBER, PACK, SKIS, SUITS
from ridotto.games.taroc.paying import others
from ridotto.games.taroc.rules import EMPTY, PagatLast, PagatLost
from ridotto.games.taroc.rules import Rules as Book
from ridotto.games.taroc.sight import SKAR_HEAP, Heap, Sight, puzzles
from ridotto.games.taroc.state import SKAR, TRICKS, Taroc
from ridotto.table import Action, Seat, View
from ridotto.table.worlds import last_stretch

TAROC_SUIT: Final = 4
WAYS: Final = 8
"""So many readings of what was announced and laid away."""


@cache
def numbering(rules: Book) -> Mapping[Card, int]:
    """A card's number at the light table, by its height at this one."""
    numbers = {SKIS: duty.SKIS_SUIT << layout.SHIFT}
    for place, suit in enumerate(SUITS):
        ranked = sorted(suit.cards, key=lambda card: rules.strength[card])
        numbers |= {card: (place << layout.SHIFT) + height for height, card in enumerate(ranked)}
    return numbers | {card: (TAROC_SUIT << layout.SHIFT) + n - 1 for card, n in NUMBER.items()}


def play_case(view: View[Taroc], cards: Sequence[Card], dice: Random) -> Case[Action] | None:
    """The choice among these cards; None where what was seen cannot be."""
    table, seat = view.table, view.seat
    assert seat is not None
    numbers, rules = numbering(table.rules), light_rules(table)
    begun, past = begun_table(table, seat), _past(table)
    now = _replayed(rules, begun, table, past)
    return _case(
        view,
        dice,
        rules=rules,
        candidates=[acts.Play(seat, card) for card in cards],
        tables=[now for _ in cards],
        first=[numbers[card] for card in cards],
        begun=None if table.deal.skipped else begun,
        past=[(place, number) for place, number, _ in past],
    )


def skar_case(
    view: View[Taroc], skars: Sequence[tuple[Card, ...]], dice: Random
) -> Case[Action] | None:
    """The choice among these ways to lay away; what stays in the hand is announced."""
    table, seat = view.table, view.seat
    assert seat is not None
    rules = light_rules(table)
    tables = [_after_skar(table, seat, skar) for skar in skars]
    return _case(
        view,
        dice,
        rules=rules,
        candidates=[acts.LaySkar(seat, PACK.sort(skar)) for skar in skars],
        tables=tables,
        first=[NOBODY for _ in skars],
    )


def _case(
    view: View[Taroc],
    dice: Random,
    *,
    rules: Rules,
    candidates: Sequence[Action],
    tables: Sequence[Table],
    first: Sequence[int],
    begun: Table | None = None,
    past: Sequence[tuple[int, int]] = (),
) -> Case[Action] | None:
    table, seat = view.table, view.seat
    assert seat is not None
    found = _puzzles(view, dice)
    if not found:
        return None
    return Case(
        rules=rules,
        manner=manner_of(table.rules),
        equity=np.zeros(1),
        me=place_of(table, seat),
        candidates=candidates,
        tables=tables,
        first=first,
        puzzles=found,
        goes_to={_heap(table, heap): _goes_to(table, heap) for heap in _heaps(table)},
        begun=begun,
        past=past,
    )


def place_of(table: Taroc, seat: Seat) -> int:
    """A seat's place among the three, the dealer first."""
    return table.deal.players.index(seat)


def light_rules(table: Taroc) -> Rules:
    """The table's rules in numbers, with the ten tarocs that were announced."""
    rules, deal, r = table.rules, table.deal, layout.new_rules()
    r[layout.GAME], r[layout.TRUMP] = layout.TAROC, TAROC_SUIT
    r[layout.PLAYERS], r[layout.TRICKS] = len(deal.players), TRICKS
    r[layout.RUFFING] = 1
    r[layout.BEATING] = layout.IN_TRUMPS if rules.must_overtrump else layout.NOWHERE
    r[duty.DEADLINE], r[duty.SKIS_LEADS] = rules.skis_deadline, rules.skis_may_be_led
    r[taroc.PAGAT] = numbering(rules)[rules.pagat]
    r[taroc.PAGAT_LOST], r[taroc.PAGAT_LOST_LAST] = rules.pagat_lost, rules.pagat_lost_last
    r[taroc.PAGAT_LAST] = rules.pagat_last
    r[taroc.FORCED] = rules.pagat_lost_by is PagatLost.TAKEN
    r[taroc.LED_LAST] = rules.pagat_last_by is PagatLast.ANYHOW
    r[duty.YIELDED] = len(deal.players) - 1 if rules.right_hand_leads else 1
    r[taroc.PAYERS] = len(others(table, deal.dealer))
    for card, number in numbering(rules).items():
        r[layout.WORTH + number] = rules.worth.get(card, EMPTY)
    for announced in deal.announced:
        honour = catalogue(rules)[announced.name]
        if honour.conditional and not (announced.late or announced.false):
            r[taroc.TEN + place_of(table, announced.seat)] += honour.price
    return r


@cache
def manner_of(rules: Book) -> Reals:
    """How people are held to play."""
    w = np.zeros(MANNER)
    w[:PRICE] = THREE
    for card, number in numbering(rules).items():
        w[PRICE + number] = rules.worth.get(card, EMPTY) - A_THIRD
    w[PRICE + numbering(rules)[rules.pagat]] = PAGAT_PRICE
    w[PRICE + numbering(rules)[SKIS]] = SKIS_PRICE
    return w


def begun_table(table: Taroc, seat: Seat) -> Table:
    """The table before the first card, with one's own cards only and one's own Skar."""
    d, deal = layout.new_table(), table.deal
    d[layout.LEADER] = 1
    numbers = numbering(table.rules)
    for number in numbers.values():
        d[layout.OUT + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)
    played = [p.card for t in deal.tricks for p in t.plays if p.seat == seat]
    played += [p.card for p in deal.trick if p.seat == seat]
    for card in (*deal.hands[seat], *played):
        add(d, place_of(table, seat), numbers[card])
    lay_away(table, d, deal.skar or ())
    return d


def lay_away(table: Taroc, d: Table, skar: Sequence[Card]) -> None:
    """The Skar counts for the dealer, who is the first; one that is hidden comes with the world."""
    d[layout.HEAP] -= taroc.THREE_CARDS
    for card in skar:
        if card != BACK:
            d[layout.HEAP] += table.rules.worth.get(card, EMPTY)
            number = numbering(table.rules)[card]
            d[layout.OUT + (number >> layout.SHIFT)] &= ~(1 << (number & layout.LOW))


def add(d: Table, place: int, number: int) -> None:
    """A card into somebody's hand."""
    d[hand_of(place) + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)


def _after_skar(table: Taroc, seat: Seat, skar: tuple[Card, ...]) -> Table:
    """The dealer's table after this Skar, with what is paid for the honours he keeps."""
    d, numbers = layout.new_table(), numbering(table.rules)
    d[layout.LEADER] = 1
    for number in numbers.values():
        d[layout.OUT + (number >> layout.SHIFT)] |= 1 << (number & layout.LOW)
    lay_away(table, d, skar)
    left = tuple(card for card in table.deal.hands[seat] if card not in skar)
    for card in left:
        add(d, place_of(table, seat), numbers[card])
    prices = sum(honour.price for honour in held(table.rules, left) if not honour.conditional)
    d[layout.PAID + place_of(table, seat)] += prices * len(others(table, seat))
    return d


def _replayed(
    rules: Rules, begun: Table, table: Taroc, past: Sequence[tuple[int, int, bool]]
) -> Table:
    """The table as it is now, with one's own cards only."""
    d = begun.copy()
    if table.deal.skipped:
        d[layout.DONE] = table.deal.skipped
        _count_piles(table, d)
    for place, number, leads in past:
        if leads:
            # Who passed the lead on, with the Skis, is known only here.
            d[layout.LEADER] = place
        play(rules, d, place, number)
    if not table.deal.trick:
        d[layout.LEADER] = place_of(table, table.deal.leader)
    return d


def _count_piles(table: Taroc, d: Table) -> None:
    """A position laid by the house: what lay in the tricks before it."""
    numbers, deal = numbering(table.rules), table.deal
    played = {card for trick in deal.tricks for card in trick.cards}
    for seat in deal.players:
        before = [card for card in deal.piles[seat] if card not in played]
        place = place_of(table, seat)
        d[layout.HEAP + place] += sum(table.rules.worth.get(card, EMPTY) for card in before)
        d[layout.HEAP + place] -= taroc.THREE_CARDS * len(before) // SKAR
        for card in before:
            number = numbers[card]
            d[layout.OUT + (number >> layout.SHIFT)] &= ~(1 << (number & layout.LOW))


def _past(table: Taroc) -> list[tuple[int, int, bool]]:
    """Who has played what in this deal, and whether it was led."""
    numbers = numbering(table.rules)
    return [
        (place_of(table, played.seat), numbers[played.card], turn == 0)
        for plays in (*(trick.plays for trick in table.deal.tricks), table.deal.trick)
        for turn, played in enumerate(plays)
    ]


# What is hidden. ----------------------------------------------------------------------------------


def _puzzles(view: View[Taroc], dice: Random) -> list[Puzzle]:
    """Ways to read what was seen."""
    sight = Sight(view.seat, view.table, last_stretch(view.seen, (acts.Shuffle, acts.SetUp)))
    numbers = numbering(view.table.rules)
    found = []
    for _ in range(WAYS):
        puzzle = next((p for p in puzzles(sight, dice) if all(p.options.values())), None)
        if puzzle is not None:
            room = {_heap(view.table, heap): count for heap, count in puzzle.room.items()}
            options = {
                numbers[card]: frozenset(_heap(view.table, heap) for heap in heaps)
                for card, heaps in puzzle.options.items()
            }
            found.append(Puzzle(room, options))
    return found


def _heaps(table: Taroc) -> list[Heap]:
    return [*table.deal.players, SKAR_HEAP]


def _heap(table: Taroc, heap: Heap) -> int:
    """A heap's number: the three, then the Skar."""
    return len(table.deal.players) if isinstance(heap, str) else place_of(table, heap)


def _goes_to(table: Taroc, heap: Heap) -> int:
    return COUNTED if isinstance(heap, str) else hand_of(place_of(table, heap))
