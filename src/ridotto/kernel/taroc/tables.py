"""What the kernel knows of cards and rules: where it stands in one flat array, and how it is made.

The places below are offsets. Everything is asked from the game's own functions or read from its
``Rules``; ``honour_tables`` and ``rule_facts`` fill in what their names say.
"""

from collections.abc import Iterable
from typing import Final

import msgspec
import numpy as np

from ridotto.cards import Card
from ridotto.games.taroc import TAROC as GAME
from ridotto.games.taroc import pack as the_pack
from ridotto.games.taroc.count import SHARE as FAIR_SHARE
from ridotto.games.taroc.count import THREE as COUNTED_TOGETHER
from ridotto.games.taroc.count import Heap, heap_lines
from ridotto.games.taroc.deal_start import (
    fold_dealt,
    follow_dealing,
    king_of,
    new_deal,
    players_of,
    table_order,
)
from ridotto.games.taroc.pack import PACK, SKIS, SUITS, TAROCS
from ridotto.games.taroc.rules import EMPTY, PagatLast, PagatLost, Rules, SkarTarocs
from ridotto.games.taroc.state import SKAR as SKAR_CARDS
from ridotto.games.taroc.state import TRICKS as TRICKS_PLAYED
from ridotto.games.taroc.state import Dealing, Debt, Taroc
from ridotto.games.taroc.taken_trick import follow_debts, follow_last_debts
from ridotto.kernel.contract import Pack, Tables
from ridotto.kernel.fill_tables import fill_tables
from ridotto.kernel.taroc import honour_tables, layout, rule_facts
from ridotto.kernel.taroc.honour_tables import Parts
from ridotto.kernel.taroc.inference import KIND as KIND_OF
from ridotto.kernel.taroc.inference import disproved
from ridotto.kernel.taroc.layout import LEADS, NOBODY, PLACES, SEATS
from ridotto.kernel.taroc.numbering import NUMBER, NUMBERS, words
from ridotto.table import RuleSet

# Cards. A pair is two words.
SKIS_BIT: Final = 0
"""In the second word, like all that follow up to ``LANES``."""
TAROC_BITS: Final = 1
PAGAT_BIT: Final = 2
RUFF: Final = 3
"""A taroc's power is its number and this; no suit card's is more."""
LANES: Final = 4
"""Pairs: by what was led, the cards that follow it."""
KIND: Final = LANES + 2 * LEADS
"""By card, its suit as ``layout.LED`` has it; the Skis' is ``NOTHING``."""
POWER: Final = KIND + NUMBERS
"""By card, how strong it is among those that can take the trick; the Skis has none."""
PROOF: Final = POWER + NUMBERS
"""Pairs: by what was led and by the kind of the card played, what the hand does not hold."""

# The play.
TRICKS: Final = PROOF + 2 * LEADS * LEADS
SKIS_DUE: Final = TRICKS + 1
"""The first trick in which the Skis may not be kept (r. 18)."""
SKIS_LED: Final = SKIS_DUE + 1
"""Its bit where it may be led, else 0."""
OVERTRUMP: Final = SKIS_LED + 1
"""1 where a taroc must beat the one before it (D 13)."""
YIELDED: Final = OVERTRUMP + 1
"""How many places on the one sits who leads for the holder of the Skis (r. 18)."""
GIVING: Final = YIELDED + 1
"""All cards but the Skis in the order in which one is given for it: first the empty ones."""
EMPTY_CARDS: Final = GIVING + len(PACK) - 1
"""How many of them are empty."""

# The Skar.
SKAR_SIZE: Final = EMPTY_CARDS + 1
FREE: Final = SKAR_SIZE + 1
"""Suit cards that may always be laid away (§ I)."""
TOGETHER: Final = FREE + 1
"""1 where three tarocs go together, 0 where the Pagat may go alone (D 5)."""
SKAR_NEVER: Final = TOGETHER + 1
"""Tarocs that may not even go together: the Mongue, where agreed."""

# The count and the prices.
DIGITS: Final = 3
"""Worths are kept by their binary digits, and none is above 7."""
WORTH: Final = SKAR_NEVER + 1
"""Pairs: the counters whose worth has this binary digit."""
EMPTY_BITS: Final = WORTH + 2 * DIGITS
"""A pair: the empty cards."""
EMPTY_WORTH: Final = EMPTY_BITS + 2
PER_THREE: Final = EMPTY_WORTH + 1
"""What every three cards add to the count: less than nothing (r. 20)."""
THREE: Final = PER_THREE + 1
"""How many cards are counted together."""
SHARE: Final = THREE + 1
PAGAT_PRICES: Final = SHARE + 1
"""Lost, lost in the last trick, taking the last trick (r. 12, 13)."""
PAGAT_FORCED: Final = PAGAT_PRICES + 3
"""1 where a Pagat lost to a taroc that was led is paid for before the last trick (r. 12)."""
PAGAT_LED: Final = PAGAT_FORCED + 1
"""1 where a Pagat that was led earns the last trick (r. 13)."""
KING_PAYS: Final = PAGAT_LED + 1
"""1 where the king pays and gets what each other player does (D 18)."""

# Honours, see ``honour_tables``.
HONOUR: Final = KING_PAYS + 1
"""How many places they take follows there."""

# The company.
PLAYERS: Final = HONOUR + honour_tables.SIZE
"""How many sit at the table."""
SEAT_AT: Final = PLAYERS + 1
"""By dealer and place, the seat."""
PLACE_OF: Final = SEAT_AT + SEATS * PLACES
"""By dealer and seat, the place; ``NOBODY`` for the king."""
NEXT_DEALER: Final = PLACE_OF + SEATS * SEATS
SITTING: Final = NEXT_DEALER + SEATS
"""How many deals a sitting has."""
DEALT_TO: Final = SITTING + 1
"""By the card's place in the cut pack, who gets it."""
CARDS: Final = DEALT_TO + len(PACK)
"""The numbers of all cards."""
FACTS: Final = CARDS + len(PACK)
"""The rules in force as bits, for observations."""
SIZE: Final = FACTS + rule_facts.WORDS


def make_tables(rule_set: RuleSet) -> Tables:
    """The tables of a rule set with its options."""
    rules, table = rule_set.read(Rules), GAME.open(rule_set)
    honours = honour_tables.rows(rules)
    return fill_tables(
        SIZE,
        _cards(rules),
        _play(rules),
        _giving(table),
        _skar(rules),
        _count(rules),
        ((HONOUR + place, numbers) for place, numbers in honours),
        _company(rules),
        [(DEALT_TO, _dealt_to(table)), (FACTS, rule_facts.bits(rules))],
    )


def new_pack(t: Tables) -> Pack:
    """The numbers of all cards, to be shuffled."""
    return t[CARDS : CARDS + len(PACK)].astype(np.uint8)


def _pairs(*sets: Iterable[Card]) -> list[int]:
    return [word for cards in sets for word in words(cards)]


def _cards(rules: Rules) -> Parts:
    weakest = min(rules.strength.values())
    yield SKIS_BIT, words((SKIS,))[1]
    yield TAROC_BITS, words(TAROCS)[1]
    yield PAGAT_BIT, words((rules.pagat,))[1]
    yield RUFF, rules.strength[TAROCS[0]] - weakest
    yield LANES, _pairs(*(suit.cards for suit in SUITS), TAROCS)
    yield CARDS, (NUMBER[card] for card in PACK.cards)
    for card in PACK.cards:
        yield KIND + NUMBER[card], KIND_OF[card]
        if card != SKIS:
            yield POWER + NUMBER[card], rules.strength[card] - weakest + 1
    for led in range(layout.NOTHING):
        for kind in range(layout.NOTHING):
            yield PROOF + 2 * (LEADS * led + kind), words(disproved(rules, led, kind))


def _play(rules: Rules) -> Parts:
    yield TRICKS, TRICKS_PLAYED
    yield SKIS_DUE, TRICKS_PLAYED - rules.skis_deadline + 1
    yield SKIS_LED, words((SKIS,))[1] if rules.skis_may_be_led else 0
    yield OVERTRUMP, int(rules.must_overtrump)
    yield YIELDED, PLACES - 1 if rules.right_hand_leads else 1


def _giving(table: Taroc) -> Parts:
    """A pile of the whole pack, from which card after card is given for the Skis (r. 6, D 14)."""
    pile = [card for card in PACK.cards if card != SKIS]
    order: list[int] = []
    for follow in (follow_debts, follow_last_debts):
        while given := follow(_in_debt(table, pile)):
            pile.remove(given.card)
            order.append(NUMBER[given.card])
        if follow is follow_debts:
            yield EMPTY_CARDS, len(order)
    yield GIVING, order


def _in_debt(table: Taroc, pile: list[Card]) -> Taroc:
    """Seat 0 has a pile, and owes seat 1 a card for the Skis."""
    piles = (tuple(pile), *table.deal.piles[1:])
    return table.with_deal(piles=piles, debts=(Debt(0, 1, SKIS),))


def _skar(rules: Rules) -> Parts:
    yield SKAR_SIZE, SKAR_CARDS
    yield FREE, words(card for card in PACK.cards if not rules.never_laid_away(card))[0]
    yield TOGETHER, int(rules.skar_taroc_rule is SkarTarocs.THREE_TOGETHER)
    yield SKAR_NEVER, 0 if rules.skar_t21 else words((the_pack.MONGUE,))[1]


def _count(rules: Rules) -> Parts:
    worth = rules.worth.items()
    three = Heap(tuple(card for card in PACK.cards if rules.is_empty(card))[:COUNTED_TOGETHER])
    yield WORTH, _pairs(*([c for c, value in worth if value >> n & 1] for n in range(DIGITS)))
    yield EMPTY_BITS, words(card for card in PACK.cards if rules.is_empty(card))
    yield EMPTY_WORTH, EMPTY
    yield PER_THREE, [x.points for x in heap_lines(rules, 0, three) if x.rule == "count.threes"]
    yield THREE, COUNTED_TOGETHER
    yield SHARE, FAIR_SHARE
    yield PAGAT_PRICES, [rules.pagat_lost, rules.pagat_lost_last, rules.pagat_last]
    yield PAGAT_FORCED, int(rules.pagat_lost_by is PagatLost.TAKEN)
    yield PAGAT_LED, int(rules.pagat_last_by is PagatLast.ANYHOW)
    yield KING_PAYS, int(rules.king_pays and rules.players > PLACES)


def _company(rules: Rules) -> Parts:
    order = table_order(rules)
    yield PLAYERS, rules.players
    yield SITTING, rules.sitting
    yield PLACE_OF, [NOBODY] * (SEATS * SEATS)
    for dealer in order:
        players = players_of(rules, dealer)
        assert king_of(rules, dealer) not in players
        yield SEAT_AT + PLACES * dealer, players
        yield NEXT_DEALER + dealer, order[(order.index(dealer) + 1) % len(order)]
        for place, seat in enumerate(players):
            yield PLACE_OF + SEATS * dealer + seat, place


def _dealt_to(table: Taroc) -> list[int]:
    """The game deals an ordered pack; who gets each card, counted from the dealer (§ I)."""
    deal = new_deal(table, 0, 0, PACK.cards)
    table = msgspec.structs.replace(table, deal=deal, phase=Dealing())
    while isinstance(table.phase, Dealing):
        table = fold_dealt(table, follow_dealing(table))
    hands = [table.deal.hands[seat] for seat in deal.players]
    return [next(n for n, hand in enumerate(hands) if card in hand) for card in PACK.cards]
