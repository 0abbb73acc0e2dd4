"""Guimbarde on a light table: cards as numbers, what is hidden, what the fonds hold."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from random import Random
from typing import Final

import numpy as np

from ridotto.bots.guimbarde.manner import FOU_PRICE, GREAT_PRICE, MANY
from ridotto.bots.guimbarde.memory import HIDDEN, Memory
from ridotto.bots.search.case import Case, Puzzle, hand_of
from ridotto.bots.search.light import duty, guimbarde, layout
from ridotto.bots.search.light.layout import Reals, Rules, Table
from ridotto.bots.search.light.manner import MANNER, PLACES, PRICE
from ridotto.bots.search.light.playing import play
from ridotto.bots.search.light.worlds import ASLEEP
from ridotto.cards import Card
from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.pack import (
    FOU,
    FULL,
    GUIMBARDE,
    KOENIG,
    PERMANENT,
    SUIT_LETTERS,
    height,
    mate_of,
    printed_suit,
)
from ridotto.games.guimbarde.rules import HAND, BreakMarriage, FouPay, HandMarriage
from ridotto.games.guimbarde.rules import Rules as Book
from ridotto.games.guimbarde.settling import prize
from ridotto.games.guimbarde.sight import TALON, Sight
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.games.guimbarde.tricks import judge_marry
from ridotto.games.guimbarde.worlds import Claim, Options, point_choices
from ridotto.table import Action, Seat, View
from ridotto.table.heaps import bear_witness
from ridotto.table.worlds import last_stretch

WAYS: Final = 16
"""So many readings of the Points that were named."""

FEWEST: Final = 4
"""So many at least, where many have named one."""

LOWEST: Final = 13
"""The height of the lowest of the three permanent trumps, above all others."""

FOU_PAYS: Final = {
    FouPay.ON_WINNING: guimbarde.ON_WINNING,
    FouPay.WHEN_PLAYED: guimbarde.WHEN_PLAYED,
    FouPay.NONE: guimbarde.NO_PAY,
}


@cache
def numbering(trumps: str) -> Mapping[Card, int]:
    """A card's number at the light table: the three are trumps in every deal."""
    numbers = {
        card: (SUIT_LETTERS.index(printed_suit(card)) << layout.SHIFT) + height(card) - 1
        for card in FULL.cards
    }
    trump = SUIT_LETTERS.index(trumps) << layout.SHIFT
    return numbers | {card: trump + LOWEST + 2 - place for place, card in enumerate(PERMANENT)}


def case_of(view: View[Guimbarde], cards: Sequence[Card], dice: Random) -> Case[Action] | None:
    """The choice among these cards; None where what was seen cannot be."""
    table, seat = view.table, view.seat
    assert seat is not None
    found = _puzzles(view, dice)
    if not found:
        return None
    rules, begun, past = light_rules(table), begun_table(table, seat), _past(table)
    numbers = numbering(table.deal.trumps)
    now = _replayed(rules, begun, table, past)
    return Case(
        rules=rules,
        manner=manner_of(table.rules, table.deal.trumps),
        equity=np.zeros(1),
        me=place_of(table, seat),
        candidates=[played_or_married(table, seat, card) for card in cards],
        tables=[now for _ in cards],
        first=[numbers[card] for card in cards],
        puzzles=found,
        goes_to={heap: _goes_to(table, heap) for heap in (*table.seats, TALON)},
        begun=None if table.deal.skipped else begun,
        past=past,
    )


def played_or_married(table: Guimbarde, seat: Seat, card: Card) -> Action:
    """A marriage in hand is always shown with its first card."""
    marry = acts.Marry(seat, card)
    if mate_of(card) in table.deal.hands[seat] and judge_marry(table, marry).lawful:
        return marry
    return acts.Play(seat, card)


def place_of(table: Guimbarde, seat: Seat) -> int:
    """A seat's place in the order of play."""
    return table.party.order.index(seat)


def light_rules(table: Guimbarde) -> Rules:
    """The table's rules in numbers."""
    rules, trumps, r = table.rules, table.deal.trumps, layout.new_rules()
    numbers = numbering(trumps)
    r[layout.GAME], r[layout.PLAYERS], r[layout.TRICKS] = layout.GUIMBARDE, rules.players, HAND
    r[layout.TRUMP] = SUIT_LETTERS.index(trumps)
    r[layout.BEATING] = layout.EVERYWHERE if rules.must_overtake else layout.NOWHERE
    r[duty.PERMANENT] = sum(1 << (numbers[card] & layout.LOW) for card in PERMANENT)
    for place, letter in enumerate("sdc"):
        r[duty.KINGS + place] = numbers[Card(letter + "K")]
        r[duty.QUEENS + place] = numbers[Card(letter + "Q")]
    r[duty.KING_LED] = rules.marriage_king_led
    r[duty.MAY_BREAK] = rules.break_marriage is BreakMarriage.ALLOWED_FOR_FINE
    r[guimbarde.BRIDE], r[guimbarde.KING] = numbers[GUIMBARDE], numbers[KOENIG]
    r[guimbarde.FOU], r[guimbarde.FOU_PAY] = numbers[FOU], FOU_PAYS[rules.fou_pay]
    r[guimbarde.HAND_PAYS] = rules.hand_marriage_time is HandMarriage.WHEN_PLAYED
    r[guimbarde.IMMEDIATE] = rules.grand_table_immediate
    r[guimbarde.KING_PAYS] = rules.grand_table_king_pays
    r[guimbarde.PRIZE] = prize(table)
    return r


@cache
def manner_of(rules: Book, trumps: str) -> Reals:
    """How people are held to play."""
    w, numbers = np.zeros(MANNER), numbering(trumps)
    w[:PRICE] = MANY
    w[PLACES] = (len(rules.the_pack) - 1) / HAND - 1
    w[PRICE + numbers[FOU]] = FOU_PRICE
    for card in (KOENIG, GUIMBARDE):
        w[PRICE + numbers[card]] = GREAT_PRICE
    return w


def begun_table(table: Guimbarde, seat: Seat) -> Table:
    """The table before the first card, with one's own cards only."""
    d, deal, numbers = layout.new_table(), table.deal, numbering(table.deal.trumps)
    first = deal.tricks[0].leader if deal.tricks else deal.leader
    d[layout.LEADER], d[layout.DONE] = place_of(table, first), deal.skipped
    plays = [*(p for trick in deal.tricks for p in trick.plays), *deal.trick]
    own = {*deal.hands[seat], *(p.card for p in plays if p.seat == seat)}
    for card in table.rules.the_pack.cards:
        suit, bit = numbers[card] >> layout.SHIFT, 1 << (numbers[card] & layout.LOW)
        if card != deal.turned:
            d[layout.OUT + suit] |= bit
        if card in own:
            d[hand_of(place_of(table, seat)) + suit] |= bit
    return d


def _replayed(
    rules: Rules, begun: Table, table: Guimbarde, past: Sequence[tuple[int, int]]
) -> Table:
    """The table as it is now; what has been paid is paid."""
    d = begun.copy()
    for place, number in past:
        play(rules, d, place, number)
    d[layout.PAID : layout.PAID + table.rules.players] = 0
    return d


def _past(table: Guimbarde) -> list[tuple[int, int]]:
    """Who has played what in this deal."""
    deal, numbers = table.deal, numbering(table.deal.trumps)
    plays = [*(played for trick in deal.tricks for played in trick.plays), *deal.trick]
    return [(place_of(table, played.seat), numbers[played.card]) for played in plays]


# What is hidden. ----------------------------------------------------------------------------------


def _puzzles(view: View[Guimbarde], dice: Random) -> list[Puzzle]:
    """Ways to read what was seen."""
    assert view.seat is not None
    sight = Sight(view.table, view.seat, last_stretch(view.seen, (acts.Shuffle, acts.SetUp)))
    options = sight.options()
    bear_witness(options, sight.witnesses(), dice)
    claims = [Claim(seat, *told) for seat, told in sight.claims().items()]
    read = _readings(sight.room(), claims, options, dice)
    if not read and view.table.strict:
        read = [options]
    asleep = Memory(view.table, view.seat).asleep
    return [_puzzle(view, sight.room(), _sleeping(way, asleep, dice)) for way in read]


def _sleeping(options: Options, asleep: frozenset[Card], dice: Random) -> Options:
    """Who has one of the three draws its box; if nobody did it sleeps, or somebody is sly."""
    found = dict(options)
    for card in sorted(asleep):
        if TALON in found[card] and dice.random() >= HIDDEN:
            found[card] = {TALON}
    return found


def _readings(
    room: Mapping[int, int], claims: Sequence[Claim], options: Options, dice: Random
) -> list[Options]:
    """The Points that were named can be meant in several ways; each is settled after the other."""
    found = []
    for _ in range(max(FEWEST, WAYS // len(claims)) if claims else 1):
        way: Options | None = options
        for claim in claims:
            way = None if way is None else _one_reading(room, claim, way, dice)
        if way is not None:
            found.append(way)
    return found


def _one_reading(
    room: Mapping[int, int], claim: Claim, options: Options, dice: Random
) -> Options | None:
    """Cards of one suit for a Point, each set as likely as the ways to fill up the hand."""
    seat = claim.seat
    ways = list(point_choices(claim, options))
    others = _other_cards(options, seat)
    odds = [_ways_to_fill(others, room[seat], *_suit_and_size(whole)) for whole in ways]
    return _with_point(options, seat, dice.choices(ways, odds)[0]) if sum(odds) else None


def _suit_and_size(whole: Sequence[Card]) -> tuple[str, int]:
    return printed_suit(whole[0]), len(whole)


def _with_point(options: Options, seat: Seat, whole: Sequence[Card]) -> Options:
    """The options once this person's cards of a suit are settled."""
    suit = printed_suit(whole[0])
    settled = {
        card: {seat} if card in whole else heaps - {seat}
        for card, heaps in options.items()
        if printed_suit(card) == suit
    }
    return {**options, **settled}


def _ways_to_fill(others: Mapping[str, tuple[int, int]], room: int, suit: str, size: int) -> int:
    """In how many ways the rest of this hand may be dealt, with so many cards of a suit."""
    sure = sum(count for letter, (count, _) in others.items() if letter != suit)
    free = sum(count for letter, (_, count) in others.items() if letter != suit)
    needed = room - sure - size
    return comb(free, needed) if 0 <= needed <= free else 0


def _other_cards(options: Options, seat: Seat) -> dict[str, tuple[int, int]]:
    """By suit: how many cards this hand surely has, and how many it may have."""
    counts = dict.fromkeys(SUIT_LETTERS, (0, 0))
    for card, heaps in options.items():
        if seat in heaps:
            sure, free = counts[printed_suit(card)]
            alone = len(heaps) == 1
            counts[printed_suit(card)] = sure + alone, free + (not alone)
    return counts


def _puzzle(view: View[Guimbarde], room: dict[int, int], options: Options) -> Puzzle:
    """Only what others still hold, or what sleeps."""
    assert view.seat is not None
    deal, numbers = view.table.deal, numbering(view.table.deal.trumps)
    gone = {card for trick in deal.tricks for card in trick.cards}
    gone |= {played.card for played in deal.trick} | set(deal.hands[view.seat])
    left = dict(room)
    hidden: dict[int, frozenset[int]] = {}
    for card, heaps in options.items():
        if card in gone:
            left[next(iter(heaps))] -= 1
        else:
            hidden[numbers[card]] = frozenset(heaps)
    return Puzzle(left, hidden)


def _goes_to(table: Guimbarde, heap: int) -> int:
    return ASLEEP if heap == TALON else hand_of(place_of(table, heap))
