"""Whose turn it is, what may be done, and doing it: the phases of a deal put together."""

from typing import Final

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.announcements import announce, pass_on
from ridotto.kernel.taroc.deal_start import cut
from ridotto.kernel.taroc.layout import (
    ANNOUNCING,
    COUNTING,
    CUTTING,
    DEALER,
    LAYING,
    NOBODY,
    OPEN_HONOURS,
    PHASE,
    PLACES,
    PLAYING,
    TURN,
)
from ridotto.kernel.taroc.numbering import HALF, PASS, PASS_LEAD
from ridotto.kernel.taroc.skar import lay, may_lay
from ridotto.kernel.taroc.tricks import may_play, play, yield_lead

# Acts that are no cards, as bits of their words.
PASS_BIT: Final = 1 << PASS % WORD
PASS_LEAD_BIT: Final = 1 << PASS_LEAD % WORD
FIRST_HALF: Final = (1 << HALF) - 1
SECOND_HALF: Final = (1 << HALF - 1) - 1
"""One card less than half of the pack: at least one stays where it is."""


@inlined
def turn(t: Tables, deal: Deal) -> int:
    """The seat that has to act."""
    if deal[PHASE] >= COUNTING:
        return NOBODY
    seat: int = t[tables.SEAT_AT + PLACES * deal[DEALER] + deal[TURN]]
    return seat


@inlined
def blind(_t: Tables, deal: Deal) -> bool:
    """Only the cut is a lottery."""
    return bool(deal[PHASE] == CUTTING)


@inlined
def may_do(t: Tables, deal: Deal) -> tuple[int, int, int]:
    """The first three words of the lawful acts: suit cards, tarocs and passes, honours."""
    phase = deal[PHASE]
    if phase == PLAYING:
        lo, hi = may_play(t, deal)
        return lo, (hi if lo | hi else PASS_LEAD_BIT), 0
    if phase == LAYING:
        lo, hi = may_lay(t, deal)
        return lo, hi, 0
    if phase == ANNOUNCING:
        return 0, PASS_BIT, deal[OPEN_HONOURS]
    return 0, 0, 0


@inlined
def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """All five words of what the seat in turn may do."""
    acts[0], acts[1], acts[2] = may_do(t, deal)
    cutting = deal[PHASE] == CUTTING
    acts[3] = FIRST_HALF if cutting else 0
    acts[4] = SECOND_HALF if cutting else 0


@inlined
def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this; everything that follows automatically is done too."""
    phase = deal[PHASE]
    if phase == PLAYING:
        if number == PASS_LEAD:
            yield_lead(t, deal)
        else:
            play(t, deal, number)
    elif phase == LAYING:
        lay(t, deal, number)
    elif phase == CUTTING:
        cut(t, deal, number)
    elif number == PASS:
        pass_on(t, deal)
    else:
        announce(t, deal, number)
