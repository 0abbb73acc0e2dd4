"""What the kernel knows of cards and rules, built from a rule set by the game's own functions.

All of it is one flat array, like the deal: what stands where is told below. Tables "by card" have
``NUMBERS`` places, those "by trumps and card" as many for each suit that can be trumps.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, TypeAlias

import numpy as np

from ridotto.cards import Card
from ridotto.games.guimbarde.boxes import ALL, GREAT, SETS
from ridotto.games.guimbarde.marriages import plain_king
from ridotto.games.guimbarde.pack import (
    FOU,
    FULL,
    LEAST_POINT,
    PERMANENT,
    SUIT_LETTERS,
    mate_of,
    pips,
    printed_suit,
)
from ridotto.games.guimbarde.rules import (
    AWARD,
    HAND,
    PACKETS,
    BreakMarriage,
    FinalBoxes,
    FondsTakes,
    FouPay,
    HandMarriage,
    HiddenPoint,
    PointBy,
    Rules,
)
from ridotto.games.guimbarde.trumps import is_trump, strength, suit_in_play
from ridotto.kernel.contract import NOBODY, Pack, Tables
from ridotto.kernel.fill_tables import fill_tables
from ridotto.kernel.guimbarde import layout, prices
from ridotto.kernel.guimbarde.numbering import NUMBER, NUMBERS, SHOWABLE, SUITS, word_of
from ridotto.table import RuleSet

EVERY_BIT: Final = -1
"""A mask that lets all cards pass."""

# The company and the pack.
PLAYERS: Final = 0
EVERYBODY: Final = 1
"""A unit of every seat, as ``payments`` has them."""
PACKET_SIZES: Final = 2
"""How many cards are given at a time."""
PACKETS_EACH: Final = len(PACKETS)
TRICKS: Final = PACKET_SIZES + PACKETS_EACH
"""Tricks in a deal, and so cards in a hand."""
SITTING: Final = TRICKS + 1
"""Deals in a sitting."""
CARDS: Final = SITTING + 1
"""All cards played with."""
LANES: Final = CARDS + 1
"""The cards of each printed suit."""
PERMANENTS: Final = LANES + SUITS
"""Guimbarde, King and Fou."""
BRIDE: Final = PERMANENTS + 1
KING: Final = BRIDE + 1
FOOL: Final = KING + 1
"""The bits of the three."""
QUEENS: Final = FOOL + 1
"""All queens; each king is the next bit."""

# The play.
OVERTAKE: Final = QUEENS + 1
"""Every bit where one must beat if able, else 0 (r. 9)."""
MAY_BREAK: Final = OVERTAKE + 1
"""Every bit where the queen may be kept back for a fine, else 0 (r. 7)."""
MARRY_IN_PLAY: Final = MAY_BREAK + 1
"""Every bit where a marriage in hand is shown with its first card, else 0."""
GRAND_DIRECTLY: Final = MARRY_IN_PLAY + 1
"""1 where the Guimbarde must follow the King directly for their marriage on the table."""
GRAND_KING_FREE: Final = GRAND_DIRECTLY + 1
"""1 where the King's player does not pay for it."""
FOU_AT_ONCE: Final = GRAND_KING_FREE + 1
"""The bit of the Fou where he is paid for when he is played, else 0."""
TRUMP_CARDS: Final = FOU_AT_ONCE + 1
"""By trumps, all cards that are trumps."""
FOLLOWING: Final = TRUMP_CARDS + SUITS
"""By trumps and card led, the cards that follow suit."""
BEATING: Final = FOLLOWING + SUITS * NUMBERS
"""By trumps and card that wins so far, the cards that beat it."""
QUEEN_TO_LED: Final = BEATING + SUITS * NUMBERS
"""By card led, the queen that would make a marriage with it directly after it: a bit, or 0."""
QUEEN_TO_LATER: Final = QUEEN_TO_LED + NUMBERS
"""What is paid for a queen taken by a card that was not led."""

# Boxes, Point, payments.
PIPS: Final = QUEEN_TO_LATER + NUMBERS
"""By card."""
LEAST: Final = PIPS + NUMBERS
"""The cards of the smallest Point."""
BY_PIPS: Final = LEAST + 1
"""1 where pips alone decide."""
NEXT_POINT: Final = BY_PIPS + 1
"""1 where the next highest Point may be laid open for one that is kept hidden."""
SET_CARDS: Final = NEXT_POINT + 1
"""The cards of each set that can be laid open; 0 for one that is not laid open here."""
SET_BOX: Final = SET_CARDS + len(SHOWABLE)
"""The box that each draws, or ``NOBODY``."""
SET_LINE: Final = SET_BOX + len(SHOWABLE)
"""The line by which each is paid at once, or ``NOBODY``."""
STAKE: Final = SET_LINE + len(SHOWABLE)
"""What everybody puts into a box before a deal."""
STAKE_ALWAYS: Final = STAKE + 1
"""1 where all boxes are filled, not only the empty ones."""
FONDS: Final = STAKE_ALWAYS + 1
"""What everybody lays for the tricks."""
FONDS_ALWAYS: Final = FONDS + 1
"""1 where they are laid though nobody has drawn the Point."""
FONDS_ONLY: Final = FONDS_ALWAYS + 1
"""1 where the tricks do not win an unclaimed Point."""
LEAST_TRICKS: Final = FONDS_ONLY + 1
"""Tricks one must have for the fonds."""
LAST_WINNER: Final = LEAST_TRICKS + 1
"""1 where the boxes go to who has most tricks in the last deal."""
PRICES: Final = LAST_WINNER + 1
"""What one person pays by each kind of line."""
RULE_BITS: Final = PRICES + len(layout.LINE_RULES)
"""The rules in force as an observation has them: a bit for each of ``AGREED``."""
PACK_SIZE: Final = RULE_BITS + 1
NEW_PACK: Final = PACK_SIZE + 1
"""The numbers of all cards played with."""
SIZE: Final = NEW_PACK + len(FULL)

AGREED: Final = (
    "stake_each_deal", "point_by=pips", "marriage_king_led", "hand_marriage_time=at_boxes",
    "grand_table_immediate", "grand_table_king_pays", "fou_pay=on_winning", "fou_pay=when_played",
    "break_marriage=allowed_for_fine", "must_overtake", "fonds_takes=fonds_only",
    "final_boxes=last_winner", "hidden_point=next", "fonds_always",
)  # fmt: skip
"""What can be agreed, besides players, pack and deals, as bits of the observation."""

Parts: TypeAlias = Iterator[tuple[int, int | Iterable[int]]]


def make_tables(rules: RuleSet) -> Tables:
    """The tables of a rule set with its options."""
    read = rules.read(Rules)
    cards = cards_in_play(read.the_pack.cards)
    return fill_tables(SIZE, _company(read), cards, _play(read), _payments(rules, read))


def new_pack(t: Tables) -> Pack:
    """The numbers of all cards that are played with, to be shuffled."""
    return t[NEW_PACK : NEW_PACK + t[PACK_SIZE]].astype(np.uint8)


def _company(rules: Rules) -> Parts:
    cards = rules.the_pack.cards
    yield PLAYERS, rules.players
    yield EVERYBODY, sum(1 << layout.SEAT_BITS * seat for seat in range(rules.players))
    yield PACKET_SIZES, PACKETS
    yield TRICKS, HAND
    yield SITTING, rules.sitting
    yield CARDS, word_of(cards)
    yield PACK_SIZE, len(cards)
    yield NEW_PACK, [NUMBER[card] for card in cards]
    yield RULE_BITS, sum(_agreed(rules, what) << n for n, what in enumerate(AGREED))


def _agreed(rules: Rules, what: str) -> bool:
    name, _, choice = what.partition("=")
    value = getattr(rules, name)
    return value.value == choice if choice else bool(value)


@cache
def cards_in_play(cards: tuple[Card, ...]) -> tuple[tuple[int, int | tuple[int, ...]], ...]:
    """The part of the tables that depends on the pack alone; it is the expensive one."""
    return tuple(
        (place, numbers if isinstance(numbers, int) else tuple(numbers))
        for place, numbers in _cards(cards)
    )


def _cards(cards: tuple[Card, ...]) -> Parts:
    yield LANES, [word_of(c for c in cards if printed_suit(c) == s) for s in SUIT_LETTERS]
    yield PERMANENTS, [word_of(PERMANENT), *(word_of([card]) for card in PERMANENT)]
    yield QUEENS, word_of(mate for c in cards if c[1:] == "K" and (mate := mate_of(c)))
    yield TRUMP_CARDS, [word_of(c for c in cards if is_trump(c, s)) for s in SUIT_LETTERS]
    for card in cards:
        yield PIPS + NUMBER[card], pips([card])
        for n, trumps in enumerate(SUIT_LETTERS):
            place = n * NUMBERS + NUMBER[card]
            led = suit_in_play(card, trumps)
            yield FOLLOWING + place, word_of(c for c in cards if suit_in_play(c, trumps) == led)
            level = strength(card, led, trumps)
            higher = (c for c in cards if strength(c, led, trumps) > level)
            yield BEATING + place, word_of(higher)


def _play(rules: Rules) -> Parts:
    in_play = rules.hand_marriage_time is HandMarriage.WHEN_PLAYED
    yield OVERTAKE, EVERY_BIT if rules.must_overtake else 0
    yield MAY_BREAK, EVERY_BIT if rules.break_marriage is BreakMarriage.ALLOWED_FOR_FINE else 0
    yield MARRY_IN_PLAY, EVERY_BIT if in_play else 0
    yield GRAND_DIRECTLY, int(rules.grand_table_immediate)
    yield GRAND_KING_FREE, int(not rules.grand_table_king_pays)
    yield FOU_AT_ONCE, word_of([FOU]) if rules.fou_pay is FouPay.WHEN_PLAYED else 0
    for card in rules.the_pack.cards:
        queen = mate_of(card)
        if plain_king(card) and queen is not None:
            yield QUEEN_TO_LED + NUMBER[card], word_of([queen])
            yield QUEEN_TO_LATER + NUMBER[card], 0 if rules.marriage_king_led else word_of([queen])


def _payments(rule_set: RuleSet, rules: Rules) -> Parts:
    at_boxes = rules.hand_marriage_time is HandMarriage.AT_BOXES
    asked = prices.ask(rule_set)
    yield LEAST, LEAST_POINT
    yield BY_PIPS, int(rules.point_by is PointBy.PIPS)
    yield NEXT_POINT, int(rules.hidden_point is HiddenPoint.NEXT)
    for n, cards in enumerate(SHOWABLE):
        yield SET_CARDS + n, word_of(cards) if cards in SETS or at_boxes else 0
        yield SET_BOX + n, ALL.index(SETS[cards]) if cards in SETS else NOBODY
        yield SET_LINE + n, _line(cards) if at_boxes else NOBODY
    yield STAKE, asked.stake
    yield STAKE_ALWAYS, int(rules.stake_each_deal)
    yield FONDS, asked.fonds
    yield FONDS_ALWAYS, int(rules.fonds_always)
    yield FONDS_ONLY, int(rules.fonds_takes is FondsTakes.FONDS_ONLY)
    yield LEAST_TRICKS, AWARD
    yield LAST_WINNER, int(rules.final_boxes is FinalBoxes.LAST_WINNER)
    yield PRICES, [asked.lines.get(rule, 0) for rule in layout.LINE_RULES]


def _line(cards: tuple[Card, ...]) -> int:
    if len(cards) == 1:
        return NOBODY
    return layout.GRAND_HAND if cards == GREAT else layout.HAND
