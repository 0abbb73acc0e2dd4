"""The play of the cards: what one may play, who takes, what follows (r. 4, 6, 12-18)."""

from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Deal, Tables
from ridotto.kernel.taroc import tables
from ridotto.kernel.taroc.layout import (
    ABSENT,
    BEST,
    HANDS,
    KNOWN,
    LEADS,
    LED,
    LYING,
    NOTHING,
    PLACES,
    PLAYED,
    SUITS_LED,
    TABLE,
    TAROC,
    TRICK,
    TURN,
    WINNING,
)
from ridotto.kernel.taroc.taken_trick import gather


@inlined
def tarocs_above(t: Tables, deal: Deal) -> int:
    """The tarocs higher than all that lie in the trick."""
    highest = deal[BEST] - t[tables.RUFF]
    higher: int = t[tables.TAROC_BITS] & -(1 << max(highest, 0))
    return higher


@inlined
def may_play(t: Tables, deal: Deal) -> tuple[int, int]:
    """The cards of the hand in turn that may be played; none if the lead must be yielded."""
    hand = HANDS + 2 * deal[TURN]
    lo, hi, led = deal[hand], deal[hand + 1], deal[LED]
    skis = hi & t[tables.SKIS_BIT]
    if deal[LYING] == 0:
        skis &= t[tables.SKIS_LED]
        hi = hi & ~t[tables.SKIS_BIT] | skis
    if deal[TRICK] >= t[tables.SKIS_DUE] and deal[hand + 1] & t[tables.SKIS_BIT]:
        return 0, skis
    if led == NOTHING:
        return lo, hi
    return follow(t, deal, lo, hi, led)


@inlined
def follow(t: Tables, deal: Deal, lo: int, hi: int, led: int) -> tuple[int, int]:
    """Follow suit, else play a taroc, else the Skis, else anything; the Skis is free (r. 4-17)."""
    mates = lo & t[tables.LANES + 2 * led]
    tarocs = hi & t[tables.TAROC_BITS]
    skis = hi & t[tables.SKIS_BIT]
    if t[tables.OVERTRUMP]:
        higher = tarocs & tarocs_above(t, deal)
        tarocs = higher if higher else tarocs
    # Written as choices, not as ways to return: what a hand must do cannot be foreseen.
    other = 0 if hi else lo
    return (mates if mates else other), (skis if mates else tarocs | skis)


@inlined
def play(t: Tables, deal: Deal, card: int) -> None:
    """A card from the hand to the table; everything that follows is done."""
    place = deal[TURN]
    word, bit = card >> 6, 1 << (card & 63)
    deal[HANDS + 2 * place + word] ^= bit
    deal[PLAYED + 2 * place + word] |= bit
    deal[TABLE + word] |= bit
    kind, power = t[tables.KIND + card], t[tables.POWER + card]
    note(t, deal, place, kind, power)
    led = kind if deal[LED] == NOTHING else deal[LED]
    deal[LED] = led
    if power > deal[BEST] and kind in (led, TAROC):
        deal[BEST] = power
        deal[WINNING] = place
    deal[LYING] += 1
    if deal[LYING] == PLACES:
        gather(t, deal)
    else:
        deal[TURN] = place + 1 if place < PLACES - 1 else 0


@inlined
def note(t: Tables, deal: Deal, place: int, kind: int, power: int) -> None:
    """What everybody learns of the hand a card came from."""
    proof = tables.PROOF + 2 * (LEADS * deal[LED] + kind)
    deal[ABSENT + 2 * place] |= t[proof]
    deal[ABSENT + 2 * place + 1] |= t[proof + 1]
    if deal[LYING] == 0:
        deal[SUITS_LED + place] |= 1 << kind & (1 << NOTHING) - 1
    if t[tables.OVERTRUMP] and kind == TAROC and power < deal[BEST]:
        deal[ABSENT + 2 * place + 1] |= tarocs_above(t, deal)


@inlined
def yield_lead(t: Tables, deal: Deal) -> None:
    """His neighbour leads, and everybody knows where the Skis is (r. 18)."""
    place = deal[TURN]
    deal[KNOWN + 2 * place + 1] |= t[tables.SKIS_BIT]
    deal[TURN] = (place + t[tables.YIELDED]) % PLACES
    deal[WINNING] = deal[TURN]
