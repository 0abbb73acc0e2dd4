"""Announcing honours: the dealer first, then round, before the first card is led (r. 1).

The readable game lets a player name his honours in any order, and forgotten ones until the lead.
Here everybody is asked once, in his turn, and names what he likes in the order of the honours'
numbers.
"""

from typing import Final

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import honour_tables, tables
from ridotto.kernel.taroc.honour_tables import GROUP, WAY
from ridotto.kernel.taroc.layout import (
    ANNOUNCED,
    ANNOUNCING,
    HANDS,
    KNOWN,
    OPEN_HONOURS,
    PHASE,
    PLACES,
    PLAYING,
    TURN,
)
from ridotto.kernel.taroc.numbering import ANNOUNCE
from ridotto.kernel.taroc.payments import collect

# The tables of honours, where they stand among all tables.
PRICES: Final = tables.HONOUR + honour_tables.PRICES
LINE: Final = tables.HONOUR + honour_tables.LINE
SURE: Final = tables.HONOUR + honour_tables.SURE
CONDITIONAL: Final = tables.HONOUR + honour_tables.CONDITIONAL
GROUPS: Final = tables.HONOUR + honour_tables.GROUPS
FOUR: Final = tables.HONOUR + honour_tables.FOUR
THREE: Final = tables.HONOUR + honour_tables.THREE
SKIS_COUNTS: Final = tables.HONOUR + honour_tables.SKIS_COUNTS
BY_TAROCS: Final = tables.HONOUR + honour_tables.BY_TAROCS
WAYS: Final = tables.HONOUR + honour_tables.WAYS
HIGH: Final = tables.HONOUR + honour_tables.HIGH


@compiled
def honours_in(t: Tables, lo: int, hi: int) -> int:
    """All honours in a hand, a bit each."""
    tarocs = popcount(hi & (t[tables.TAROC_BITS] | t[SKIS_COUNTS]))
    found: int = t[BY_TAROCS + tarocs]
    for group in range(GROUPS + 1, GROUPS + 1 + GROUP * t[GROUPS], GROUP):
        count = popcount(lo & t[group])
        if count == t[FOUR]:
            found |= t[group + 1]
        elif count == t[THREE] and hi & t[tables.SKIS_BIT]:
            found |= t[group + 2]
    if hi & t[HIGH]:
        for way in range(WAYS + 1, WAYS + 1 + WAY * t[WAYS], WAY):
            found |= t[way + 1] if hi & t[way] == t[way] else 0
    return found


@inlined
def open_announcing(t: Tables, deal: Deal, place: int) -> None:
    """It is this player's turn to announce."""
    deal[PHASE] = ANNOUNCING
    deal[TURN] = place
    deal[OPEN_HONOURS] = honours_in(t, deal[HANDS + 2 * place], deal[HANDS + 2 * place + 1])


@inlined
def announce(t: Tables, deal: Deal, number: int) -> None:
    """An honour is named; each other player pays at once, unless it waits for the count (§ I)."""
    place, honour = deal[TURN], number - ANNOUNCE
    deal[ANNOUNCED + place] |= 1 << honour
    deal[KNOWN + 2 * place] |= t[SURE + 2 * honour]
    deal[KNOWN + 2 * place + 1] |= t[SURE + 2 * honour + 1]
    deal[OPEN_HONOURS] &= -(2 << honour)
    if not t[CONDITIONAL] >> honour & 1:
        collect(t, deal, place, t[LINE + honour], t[PRICES + honour])


@inlined
def pass_on(t: Tables, deal: Deal) -> None:
    """The next one announces; after the third the first card is led."""
    place = deal[TURN] + 1
    if place < PLACES:
        open_announcing(t, deal, place)
        return
    deal[OPEN_HONOURS] = 0
    deal[PHASE] = PLAYING
    deal[TURN] = 1
