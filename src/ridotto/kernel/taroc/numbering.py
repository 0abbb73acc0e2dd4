"""Cards, honours and acts as numbers; sets of cards as two words.

Each suit has 16 bits of the first word, the weakest card lowest by the book's order (D 2). Tarocs
stand in the second word by their number, the Skis after them. The numbers are the same under every
rule set: what a table agrees otherwise is in the tables.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK, RANK_ORDER, SKIS, SUITS, TAROCS
from ridotto.games.taroc.rules import RULE_SETS, MatadorRun, Rules
from ridotto.kernel.card_sets import WORD

LANE: Final = 16
"""Bits of the first word that belong to one suit."""


def _numbered() -> dict[Card, int]:
    number = {
        card: LANE * lane + place
        for lane, suit in enumerate(SUITS)
        for place, card in enumerate(sorted(suit.cards, key=RANK_ORDER.__getitem__))
    }
    return number | {card: WORD + place for place, card in enumerate((*TAROCS, SKIS))}


NUMBER: Final = _numbered()
"""The kernel's number of each card."""

CARD: Final = {number: card for card, number in NUMBER.items()}
"""The card of each number."""

NUMBERS: Final = 2 * WORD
"""The length of tables indexed by card; places without a card stay empty."""


def _every_honour() -> Iterator[str]:
    """All honours that have a name, whichever taroc is the Pagat: each is given a price."""
    prices = (
        "matadors", "further_matador", "ten_tarocs", "extra_taroc", "cavalerie", "half_cavalerie",
        "kings", "kings_with_skis", "queens", "queens_with_skis", "four_knights", "four_valets",
        "single_matador_honour",
    )  # fmt: skip
    book = next(iter(RULE_SETS.values())).read(Rules)
    for pagat in (1, 2):
        changes = {**dict.fromkeys(prices, 1), "pagat_card": pagat, "matador_run": MatadorRun.BOTH}
        yield from catalogue(msgspec.structs.replace(book, **changes))


HONOUR_NAMES: Final = tuple(dict.fromkeys(_every_honour()))
"""The honours by their number, which is also the order in which a player names them."""

HONOUR_NUMBER: Final = {name: number for number, name in enumerate(HONOUR_NAMES)}
HONOURS: Final = len(HONOUR_NAMES)

# Acts. A card is laid away or played by its own number.
PASS: Final = WORD + len(TAROCS) + 1
"""Announce nothing more (r. 1)."""
PASS_LEAD: Final = PASS + 1
"""Let the next player lead, because the Skis must be laid off (r. 18)."""
ANNOUNCE: Final = 2 * WORD
"""Announce the honour of this number."""
CUT: Final = 3 * WORD
"""Lift one card; the acts of lifting more follow, half of the pack in each of two words."""
HALF: Final = len(PACK) // 2
EVERY_SUIT_CARD: Final = sum(1 << n for n in CARD if n < WORD)
"""The first word of the whole pack."""
EVERY_TAROC: Final = sum(1 << n - WORD for n in CARD if n >= WORD)
"""The second word: all tarocs and the Skis."""


_BIT: Final = {BACK: 0} | {card: 1 << number for card, number in NUMBER.items()}
_FIRST: Final = (1 << WORD) - 1


def words(cards: Iterable[Card]) -> tuple[int, int]:
    """The two words of a set of cards; backs are left out."""
    bits = 0
    for card in cards:
        bits |= _BIT[card]
    return bits & _FIRST, bits >> WORD


def cards_in(lo: int, hi: int) -> tuple[Card, ...]:
    """The cards of two words, in the pack's order."""
    bits = int(lo) | int(hi) << WORD
    return tuple(card for card in PACK.cards if bits >> NUMBER[card] & 1)


def act_of_cut(lifted: int) -> int:
    """The act that lifts this number of cards."""
    return CUT + WORD * ((lifted - 1) // HALF) + (lifted - 1) % HALF


def lifted_by(act: int) -> int:
    """How many cards an act lifts."""
    return HALF * ((act - CUT) // WORD) + (act - CUT) % WORD + 1


ACTS: Final = act_of_cut(len(PACK) - 1) + 1
"""At least one card stays where it is (D 4)."""
