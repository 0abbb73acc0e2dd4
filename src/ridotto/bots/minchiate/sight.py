"""What a chair knows, as the kernel's arrays: gathered once for a decision.

The readable sampler's own knowledge is used (``games.minchiate.worlds_sight`` and ``matching``):
where every card may lie. Cards already played are left out, and what is certain is dealt at once.
"""

from collections.abc import Collection, Iterator
from random import Random
from typing import Final, NamedTuple

import numpy as np

from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory
from ridotto.bots.minchiate.signals import read_fumate, warned_of
from ridotto.cards import Card
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.matching import KEPT, Heap, Options, Puzzle
from ridotto.games.minchiate.pack import MATTO, PACK
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.worlds_sight import Sight
from ridotto.kernel.chance import dice_from
from ridotto.kernel.filling import new_scratch
from ridotto.kernel.minchiate import layout
from ridotto.kernel.minchiate.chances import KINDS
from ridotto.kernel.minchiate.entry import enter_table
from ridotto.kernel.minchiate.layout import Deal, Numbers, empty_deal
from ridotto.kernel.minchiate.minds import Mind
from ridotto.kernel.minchiate.numbering import CARD, NUMBER
from ridotto.kernel.minchiate.reading import Past
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.worlds import UNPLACED, Hidden, deal_world
from ridotto.kernel.words import WORD
from ridotto.table import Event, Seat, View
from ridotto.table.worlds import NoWorld

KEYS: Final = {key: number for number, key in enumerate((*SUIT_KEYS, "T"))}


class Look(NamedTuple):
    """All that a search needs to know of a view."""

    puzzle: Puzzle
    heaps: tuple[Heap, ...]
    """As the numbers of ``hidden`` count them."""
    hidden: Hidden
    past: Past
    voids: int


def look(t: Tables, view: View[Minchiate], dice: Random, *, inferring: bool = True) -> Look:
    """What the view's seat knows; or ``NoWorld``, if nothing fits what it saw."""
    seen = deal_seen(view)
    puzzle = Puzzle(Sight(view.seat, view.table, seen))
    known, gone = enter_table(t, view.table), cards_gone(view.table)
    belief = beliefs(view) if inferring else {}
    for options in _readings(puzzle, dice):
        heaps, hidden = _hide(puzzle, options, view.table, known.copy(), gone)
        if deal_world(hidden, empty_deal(), dice_from(1)):
            hidden = hidden._replace(leaning=lean_by(belief, heaps, hidden.cards))
            return Look(puzzle, heaps, hidden, past_of(view, seen), voids_of(view))
    raise NoWorld("no cards found behind what was seen")


def deal_seen(view: View[Minchiate]) -> tuple[Event, ...]:
    """The events of the deal on the table."""
    for number in range(len(view.seen) - 1, -1, -1):
        if isinstance(view.seen[number], acts.Shuffle | acts.SetUp):
            return view.seen[number:]
    return view.seen


def cards_gone(table: Minchiate) -> set[Card]:
    """Cards that have left the hands."""
    deal = table.deal
    gone = {card for pile in deal.piles for card in pile}
    gone.update(played.card for played in deal.trick)
    return gone if deal.waiting is None else gone | {MATTO}


def _readings(puzzle: Puzzle, dice: Random) -> Iterator[Options]:
    """Where each card may lie, the likeliest reading of the rules first.

    A position does not say that the dealer has taken every carta di conto out of the folla, but
    he will have (Dr. 8). That somebody had nothing but carte di conto to keep comes last.
    """
    if puzzle.sight.position is not None:
        options = puzzle.options(None, dice)
        for card in puzzle.rules.worth:
            if len(options.get(card, ())) > 1:
                options[card] -= {Heap.FOLLA_OF_POSITION}
        yield options
    for rich in (None, *puzzle.maybe_rich()):
        yield puzzle.options(rich, dice)


def _hide(
    puzzle: Puzzle, options: Options, table: Minchiate, known: Deal, gone: Collection[Card]
) -> tuple[tuple[Heap, ...], Hidden]:
    heaps = tuple(puzzle.room)
    places = _places(puzzle, table)
    room = dict(puzzle.room)
    cards: list[int] = []
    bits: list[int] = []
    for card, may in options.items():
        if len(may) == 1:
            (heap,) = may
            room[heap] -= 1
            if card not in gone:
                _put(known, places[heap], NUMBER[card])
        else:
            cards.append(UNPLACED if card in gone else NUMBER[card])
            bits.append(sum(1 << heaps.index(heap) for heap in may))
    return heaps, Hidden(
        known=known,
        cards=_numbers(cards),
        options=_numbers(bits),
        room=_numbers([room[heap] for heap in heaps]),
        places=_numbers([places[heap] for heap in heaps]),
        where=_numbers([0] * len(cards)),
        scratch=new_scratch(len(cards)),
        leaning=np.zeros(0),
    )


def _numbers(row: list[int]) -> Numbers:
    return np.array(row, dtype=np.int64)


def _put(deal: Deal, place: int, number: int) -> None:
    deal[place + number // WORD] |= 1 << number % WORD


def _places(puzzle: Puzzle, table: Minchiate) -> dict[Heap, int]:
    """Where in the kernel's deal each heap lies: what is not in a hand is in the folla."""
    places = dict.fromkeys(Heap, layout.FOLLA)
    for place, seat in enumerate(table.party.order):
        places[KEPT[seat]] = layout.HANDS + 2 * place
    if puzzle.pack.dealer is not None:
        places[Heap.DRAWN] = places[KEPT[puzzle.pack.dealer]]
    return places


LAID_AWAY: Final = -2.5
"""Who has laid away cards of a suit rarely has kept others of it: voids are made so (Dr. 13)."""
SAID: Final = 3.0
"""A fumata is mostly true (Dr. 19)."""
WARNED: Final = -2.5
"""The enemy behind me is rarely still in a suit that partner has broken off (Dr. 12)."""


def beliefs(view: View[Minchiate]) -> dict[tuple[Card, Seat], float]:
    """Cards that are likelier or less likely with a person, in logarithms."""
    memory, told = Memory(view), Memory(view)
    read_fumate(told)
    belief: dict[tuple[Card, Seat], float] = {}
    for seat in (memory.partner, *memory.enemies):
        for card in PACK.cards:
            if KIND[card] in memory.laid_away[seat] and KIND[card] != "T":
                belief[card, seat] = LAID_AWAY
        for card in told.known[seat] - memory.known[seat]:
            belief[card, seat] = SAID
    behind, suit = memory.enemies[0], warned_of(memory)
    for card in PACK.cards if suit else ():
        if KIND[card] == suit:
            belief[card, behind] = WARNED
    return belief


def lean_by(
    belief: dict[tuple[Card, Seat], float], heaps: tuple[Heap, ...], cards: Numbers
) -> Mind:
    """The same as the kernel has it; empty where nothing is believed."""
    if not belief:
        return np.zeros(0)
    leaning = np.zeros((len(cards), len(heaps)))
    places = {heap: number for number, heap in enumerate(heaps)}
    rows = {CARD[number]: row for row, number in enumerate(cards.tolist()) if number in CARD}
    for (card, seat), likely in belief.items():
        if card in rows:
            leaning[rows[card], places[KEPT[seat]]] = likely
    return leaning.ravel()


def voids_of(view: View[Minchiate]) -> int:
    """The suits everybody knows people to be out of, as the quick player has them."""
    void = Memory(view).void
    return sum(
        1 << KINDS * place + KEYS[kind]
        for place, seat in enumerate(view.table.party.order)
        for kind in void[seat]
        if kind in KEYS
    )


def past_of(view: View[Minchiate], seen: tuple[Event, ...]) -> Past:
    """The play so far, to be read for what it tells."""
    assert view.seat is not None
    order, deal = view.table.party.order, view.table.deal
    first = _before_play(view.table, seen)
    plays: list[int] = []
    for event in seen:
        if isinstance(event, acts.Play | acts.PlayFallen | acts.Exchange):
            plays.append(NUMBER[event.card])
        if isinstance(event, acts.Play | acts.PlayFallen):
            seat: Seat = event.seat if isinstance(event, acts.Play) else event.fallen
            _put(first, layout.HANDS + 2 * order.index(seat), NUMBER[event.card])
    leader = deal.tricks[0].leader if deal.tricks else deal.leader
    first[layout.TURN] = first[layout.WINNING] = order.index(leader)
    likely = np.zeros(layout.SEATS + 1)
    return Past(first, _numbers(plays), order.index(view.seat), likely, empty_deal())


def _before_play(table: Minchiate, seen: tuple[Event, ...]) -> Deal:
    """The deal before the first card that was seen played, with nothing in the hands."""
    first = empty_deal()
    first[layout.TRICK] = table.deal.skipped + 1
    first[layout.LED] = layout.NOTHING
    first[layout.MATTO_BY] = first[layout.WAITING] = layout.NOBODY
    first[layout.PHASE] = layout.PLAYING
    begun = seen[0]
    if isinstance(begun, acts.SetUp):
        for side, pile in enumerate(begun.piles):
            for card in pile:
                _put(first, layout.PILES + 2 * side, NUMBER[card])
        first[layout.ROUNDS] = sum(1 << KEYS[letter] for letter in begun.suits_led)
    return first
