"""Signals: the fumata read (Dr. 19, Fi. 18), and the warning by a change of suits (Dr. 12)."""

from typing import Final

from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory
from ridotto.cards import Card
from ridotto.games.minchiate.pack import NUMBER, TAROCCHI
from ridotto.games.minchiate.state import SEATS
from ridotto.table import Seat

FUMATA: Final = frozenset(TAROCCHI[20:27])
"""21 to 27: the sopraventi that say something; the 29 never does."""


def placed_before(memory: Memory, place: int) -> set[Card]:
    """The tarocchi whose place everybody knew when this trick was led."""
    deal = memory.deal
    since = {c for trick in deal.tricks[place:] for c in trick.cards}
    since.update(played.card for played in deal.trick)
    cards = memory.gone - since
    cards.update(c for shown in deal.shown for c in shown)
    cards.update(c for declared in deal.declared for c in declared.cards)
    return cards


def highest_unplaced(memory: Memory, place: int) -> Card | None:
    """The highest tarocco that nobody can place, as all see it."""
    placed = placed_before(memory, place)
    return next((card for card in reversed(TAROCCHI) if card not in placed), None)


def fumata_of(memory: Memory, seat: Seat) -> Card | None:
    """What a person's first tarocco led said: the highest not yet placed is with him."""
    led = memory.tarocchi_led(seat)
    tricks = [(place, card) for place, card in led]
    if not tricks and memory.deal.trick and memory.deal.leader == seat:
        card = memory.deal.trick[0].card
        if card in NUMBER:
            tricks = [(len(memory.deal.tricks), card)]
    if not tricks or tricks[0][1] not in FUMATA:
        return None
    return highest_unplaced(memory, tricks[0][0])


def read_fumate(memory: Memory) -> None:
    """Believe every fumata that what one sees oneself does not belie."""
    for seat in SEATS:
        if seat == memory.me:
            continue
        said = fumata_of(memory, seat)
        if said is None or said in memory.hand or said in memory.gone:
            continue
        if said in memory.folla or any(said in known for known in memory.known):
            continue
        if "T" not in memory.void[seat] and seat not in memory.deal.fallen:
            memory.known[seat].add(said)


def warned_of(memory: Memory) -> str | None:
    """The suit partner has led again after something else, if it is on the table.

    He leads a suit again and again while the enemy behind me still follows, and breaks off as a
    warning when that one is out of it; to come back later does not unsay it (Dr. 12).
    """
    deal = memory.deal
    if not deal.trick or deal.leader != memory.partner:
        return None
    suit = KIND[deal.trick[0].card]
    led = [KIND[trick.plays[0].card] for trick in deal.tricks if trick.leader == memory.partner]
    broken_off = suit in led and led[-1] != suit
    return suit if broken_off and suit in SUIT_KEYS else None


def heed_warning(memory: Memory) -> None:
    """Believe partner: the enemy behind me is out of the suit."""
    suit, behind = warned_of(memory), memory.enemies[0]
    if suit is not None and all(KIND[card] != suit for card in memory.known[behind]):
        memory.void[behind].add(suit)
