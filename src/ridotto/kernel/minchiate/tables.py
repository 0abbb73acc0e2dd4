"""What the kernel knows of cards and rules, built from the pack and a rule set.

All of it is one flat array, like the deal: what stands where is told below. A structure of arrays
would be prettier, but compiled code would count references to each of them at every call.
"""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.cards import Card
from ridotto.games.minchiate import pack as the_pack
from ridotto.games.minchiate.count import cappotto_price
from ridotto.games.minchiate.cut_and_robbery import goes_on_robbing, may_be_robbed, worthless_bottom
from ridotto.games.minchiate.deal_start import FIVE
from ridotto.games.minchiate.deal_start import FOLLA as FOLLA_CARDS
from ridotto.games.minchiate.pack import PACK as THE_PACK
from ridotto.games.minchiate.pack import SUITS
from ridotto.games.minchiate.rules import (
    FilledBy,
    LastTrick,
    Marking,
    Rules,
    SecondTen,
    ShowingMoment,
)
from ridotto.games.minchiate.state import TRICKS as TRICKS_PLAYED
from ridotto.games.minchiate.versicola_cards import DEL_MATTO, DEL_TREDICI, DEMONIO, DIECINE
from ridotto.games.minchiate.versicole import find_versicole
from ridotto.kernel.contract import Pack
from ridotto.kernel.fill_tables import fill_tables
from ridotto.kernel.minchiate import layout
from ridotto.kernel.minchiate.numbering import NUMBER, NUMBERS, words
from ridotto.table import RuleSet

Tables: TypeAlias = NDArray[np.int64]

PLANES: Final = 4
"""Worths are kept by their binary digits, and none is above 15."""

RUN: Final = 3
"""How many neighbours make a versicola (Dr. 3)."""

LEADS: Final = layout.NOTHING + 1
"""What can be led: a suit, tarocchi, nothing yet."""

# Cards. A pair is two words.
MATTO: Final = 0
"""Its bit in the second word."""
MATTO_NUMBER: Final = 1
TAROCCHI: Final = 2
"""Their bits in the second word."""
RUFF: Final = 3
"""The strength of the lowest tarocco."""
LANES: Final = 4
"""By what was led, the bits of that suit; none for tarocchi and for nothing."""
KINGS: Final = LANES + LEADS
"""For each suit led, the bit of its king."""
SUIT: Final = KINGS + LEADS
"""By card, its suit as ``LED`` has it; the Matto's is ``NOTHING``."""
STRENGTH: Final = SUIT + NUMBERS
"""By what was led and by card, 0 for what cannot take the trick."""

# Values.
WORTH: Final = STRENGTH + LEADS * NUMBERS
"""Pairs: the cards whose worth has this binary digit."""
INSIDE: Final = WORTH + 2 * PLANES
"""The worths of cards inside a versicola, as planes of bits."""
CONTO: Final = INSIDE + 2 * PLANES
"""Pairs: all carte di conto, then those of each of the four lines of the count."""
MATTO_ALONG: Final = CONTO + 10
"""What the Matto adds to a versicola."""
PAPI_STARTS: Final = MATTO_ALONG + 1
"""Where a run of Papi can begin."""
STRETCHES: Final = PAPI_STARTS + 1
"""How many stretches of neighbours there are, then each, in the second word."""
MOST_STRETCHES: Final = 13
SETS: Final = STRETCHES + 1 + MOST_STRETCHES
"""How many other versicole there are, then each: members and those needed (pairs), how many of
them, which line."""
SET: Final = 6
MOST_SETS: Final = 5

# Prices and duties.
TRICKS: Final = SETS + 1 + SET * MOST_SETS
RESTO: Final = TRICKS + 1
PAR: Final = RESTO + 1
ULTIMA: Final = PAR + 1
CAPPOTTO: Final = ULTIMA + 1
"""The price of a cappotto, or -1 where the count is doubled."""
MATTO_LAST: Final = CAPPOTTO + 1
"""The trick in which the Matto must go at the latest; 0 for none."""
MATTO_KEPT: Final = MATTO_LAST + 1
"""What is marked for a Matto that comes to the last trick."""
MATTO_SAVES: Final = MATTO_KEPT + 1
"""Its bit where it may be played instead of a king that must fall, else 0."""

MATTO_LATE: Final = MATTO_SAVES + 1
"""1 where a Matto in the last trick goes with it, 0 where its owner keeps it all the same."""
MATTO_MARKS: Final = MATTO_LATE + 1
"""What is marked for a Matto that a side without a trick loses."""
CHEAPEST_DIES: Final = MATTO_MARKS + 1
"""1 where a carta di conto given for the Matto dies."""
NETTED: Final = CHEAPEST_DIES + 1
"""1 where declarations are taken against each other before a resto is called."""
KEEP_BACK: Final = NETTED + 1
"""1 where a versicola may be kept back."""

# Before the play.
BOTTOM: Final = KEEP_BACK + 1
"""A pair: cards that may lie at the bottom."""
ROBBABLE: Final = BOTTOM + 2
"""A pair: carte di conto and sopraventi."""
ROBBED_ON: Final = ROBBABLE + 2
"""A pair: what may be robbed after a first card."""
CUT_LEAST: Final = ROBBED_ON + 2
CUT_MOST: Final = CUT_LEAST + 1
ROB_MOST: Final = CUT_MOST + 1
TEN: Final = ROB_MOST + 1
"""Each half of a hand as it is dealt."""
FOLLA: Final = TEN + 1
"""How many cards the folla has in the end."""
BY_PLAYER: Final = FOLLA + 1
"""1 where ten and upcard are dealt to one player after another."""
PERDUTA: Final = BY_PLAYER + 1
"""Resti a dealer pays who finds nothing."""
LOOK: Final = PERDUTA + 1
"""How many cards the cutter may see, those he robs among them."""
SUITS_OPEN: Final = LOOK + 1
"""1 where the suit cards of the folla are laid open."""
SHOWN_AT_LEAD: Final = SUITS_OPEN + 1
"""1 where discards are shown at the first lead, 0 where after the first trick."""
FILLED_BY_ROBBER: Final = SHOWN_AT_LEAD + 1
"""1 where the robber gives a short dealer his cards, 0 where he draws them blind."""
PACK: Final = FILLED_BY_ROBBER + 1
"""How many cards there are."""
CARDS: Final = PACK + 1
"""The numbers of all cards."""
SIZE: Final = CARDS + len(THE_PACK)


def make_tables(rule_set: RuleSet) -> Tables:
    """The tables of a rule set with its options."""
    return tables_for(rule_set.read(Rules))


def tables_for(rules: Rules) -> Tables:
    """The tables of a table's rules."""
    return fill_tables(SIZE, _cards(), _values(rules), _prices(rules), _opening(rules))


def new_pack(tables: Tables) -> Pack:
    """The numbers of all cards, to be shuffled."""
    return tables[CARDS:SIZE].astype(np.uint8)


Parts: TypeAlias = Iterator[tuple[int, int | Iterable[int]]]


def _cards() -> Parts:
    tarocchi, matto = the_pack.TAROCCHI, the_pack.MATTO
    yield MATTO, words((matto,))[1]
    yield MATTO_NUMBER, NUMBER[matto]
    yield TAROCCHI, words(tarocchi)[1]
    yield RUFF, min(_strength(card, layout.TAROCCHI) for card in tarocchi)
    yield LANES, (words(suit.cards)[0] for suit in SUITS)
    yield KINGS, (words((king,))[0] for king in the_pack.KINGS)
    yield CARDS, (NUMBER[card] for card in THE_PACK.cards)
    for card in THE_PACK.cards:
        yield SUIT + NUMBER[card], _suit(card)
        for led in range(layout.NOTHING):
            yield STRENGTH + NUMBERS * led + NUMBER[card], _strength(card, led)


def _suit(card: Card) -> int:
    if card == the_pack.MATTO:
        return layout.NOTHING
    return next((n for n, suit in enumerate(SUITS) if card in suit.cards), layout.TAROCCHI)


def _strength(card: Card, led: int) -> int:
    """Cards of the suit led from 1 on, above them the tarocchi; others take nothing."""
    if _suit(card) not in (led, layout.TAROCCHI):
        return 0
    weakest = min(the_pack.STRENGTH.values())
    return the_pack.STRENGTH[card] - weakest + 1


def _pairs(*sets: Iterable[Card]) -> list[int]:
    return [word for cards in sets for word in words(cards)]


def _values(rules: Rules) -> Parts:
    kings = the_pack.KINGS
    fives = [card for card in rules.values.five if card not in kings]
    yield WORTH, _planes(rules.worth)
    yield INSIDE, _planes(rules.worth_inside)
    yield CONTO, _pairs(rules.worth, rules.values.three, kings, fives, rules.values.ten)
    yield MATTO_ALONG, rules.worth_inside[the_pack.MATTO]
    yield PAPI_STARTS, _papi_starts(rules)
    stretches = [stretch for stretch in rules.runs if len(stretch) >= RUN]
    yield STRETCHES, [len(stretches), *(words(stretch)[1] for stretch in stretches)]
    sets = list(_sets(rules))
    yield SETS, [len(sets), *(number for row in sets for number in row)]


def _planes(worth: dict[Card, int]) -> list[int]:
    return _pairs(*([c for c, value in worth.items() if value >> n & 1] for n in range(PLANES)))


def _papi_starts(rules: Rules) -> int:
    """The game says under which rule a run that begins here is counted."""
    starts = [
        stretch[place]
        for stretch in rules.runs
        for place in range(len(stretch) - RUN + 1)
        if find_versicole(rules, stretch[place : place + RUN])[0].rule == "versicola.papi"
    ]
    return words(starts)[1]


def _sets(rules: Rules) -> Iterator[list[int]]:
    """In the game's order: of the Matto, the Thirteen, the tens, the kings, Demonio (Dr. 3)."""
    yield [*_pairs(DEL_MATTO, DEL_MATTO), len(DEL_MATTO), layout.V_MATTO]
    yield [*_pairs(DEL_TREDICI, DEL_TREDICI), len(DEL_TREDICI), layout.V_TREDICI]
    yield [*_pairs(DIECINE, DIECINE[1:3]), RUN, layout.V_DIECINE]
    yield [*_pairs(the_pack.KINGS, ()), RUN, layout.V_RE]
    if rules.versicole.demonio:
        yield [*_pairs(DEMONIO, DEMONIO), len(DEMONIO), layout.V_DEMONIO]


def _prices(rules: Rules) -> Parts:
    forbidden = rules.matto.last_trick is LastTrick.FORBIDDEN
    yield TRICKS, TRICKS_PLAYED
    yield RESTO, rules.marks.resto
    yield PAR, rules.count.par
    yield ULTIMA, rules.count.ultima
    price = cappotto_price(rules)
    yield CAPPOTTO, -1 if price is None else price
    yield MATTO_LAST, TRICKS_PLAYED - 1 if forbidden else 0
    yield MATTO_KEPT, rules.matto.kept_marks
    yield MATTO_SAVES, words((the_pack.MATTO,))[1] if rules.king.matto_saves else 0
    yield MATTO_LATE, int(rules.matto.late_lost)
    yield MATTO_MARKS, rules.cappotto.matto_marks
    yield CHEAPEST_DIES, int(rules.matto.cheapest_dies)
    yield NETTED, int(rules.declare.marking is Marking.NETTED)
    yield KEEP_BACK, int(rules.declare.keep_back)


def _opening(rules: Rules) -> Parts:
    yield BOTTOM, _pairs(card for card in THE_PACK.cards if worthless_bottom(rules, card))
    yield ROBBABLE, _pairs(card for card in THE_PACK.cards if may_be_robbed(rules, card))
    yield ROBBED_ON, _pairs(card for card in THE_PACK.cards if goes_on_robbing(rules, card))
    yield CUT_LEAST, rules.cut.least
    yield CUT_MOST, len(THE_PACK) - rules.cut.leave
    yield ROB_MOST, rules.cut.rob_most
    yield TEN, 2 * FIVE
    yield FOLLA, FOLLA_CARDS
    yield BY_PLAYER, int(rules.deal.second_ten is SecondTen.PLAYER_BY_PLAYER)
    yield PERDUTA, rules.folla.perduta
    yield LOOK, rules.cut.look
    yield SUITS_OPEN, int(rules.folla.suits_open)
    yield SHOWN_AT_LEAD, int(rules.discards.shown is ShowingMoment.AT_LEAD)
    yield FILLED_BY_ROBBER, int(rules.deal.filled_by is FilledBy.ROBBER)
    yield PACK, len(THE_PACK)
