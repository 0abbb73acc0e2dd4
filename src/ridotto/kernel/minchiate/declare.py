"""Declaring versicole, one by one, once the first card is led (Dr. 10, Fi. 10)."""

from ridotto.kernel.bits import kept_apart
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.minchiate import tables
from ridotto.kernel.minchiate.count import all_versicole, along, first_run, in_runs, set_worth
from ridotto.kernel.minchiate.layout import (
    ASKED,
    DECLARED,
    DECLARING,
    HANDS,
    PHASE,
    PLAYED,
    PLAYING,
    SEATS,
    SHOWN,
    TURN,
    WINNING,
    Deal,
)
from ridotto.kernel.minchiate.marks import call, mark, note, points
from ridotto.kernel.minchiate.tables import Tables


@inlined
def dealt_hand(deal: Deal, seat: int) -> tuple[int, int]:
    """The cards a seat began the play with."""
    hand, played = HANDS + 2 * seat, PLAYED + 2 * seat
    return deal[hand] | deal[played], deal[hand + 1] | deal[played + 1]


@compiled
def versicola(t: Tables, lo: int, hi: int, number: int) -> tuple[int, int, int, int]:
    """The n-th versicola of a hand, in the game's own order, counted from 0.

    Its cards as two words without a Matto that merely goes along, its worth without it, and what
    that Matto adds; all 0 if there are fewer.
    """
    kept_apart()
    for stretch in range(t[tables.STRETCHES]):
        rest = in_runs(hi & t[tables.STRETCHES + 1 + stretch])
        while rest:
            run = first_run(rest)
            rest ^= run
            if number == 0:
                extra = t[tables.MATTO_ALONG] if hi & t[tables.MATTO] else 0
                return 0, run, points(t, tables.INSIDE, 0, run), extra
            number -= 1
    for kind in range(t[tables.SETS]):
        row = tables.SETS + 1 + tables.SET * kind
        worth = set_worth(t, row, lo, hi)
        if worth:
            if number == 0:
                return lo & t[row], hi & t[row + 1], worth, along(t, row, hi)
            number -= 1
    return 0, 0, 0, 0


@compiled
def asked_about(t: Tables, deal: Deal) -> tuple[int, int, int, int]:
    """The versicola that the seat in turn may show or hold back now, as ``versicola`` gives it."""
    lo, hi = dealt_hand(deal, deal[TURN])
    return versicola(t, lo, hi, deal[ASKED])


@compiled
def show(t: Tables, deal: Deal, with_matto: bool) -> None:
    """Show the versicola one is asked about, and mark it (Dr. 10)."""
    seat = deal[TURN]
    lo, hi, worth, extra = asked_about(t, deal)
    if with_matto:
        worth += extra
        hi |= t[tables.MATTO]
    mark_declared(t, deal, seat, worth)
    deal[SHOWN + 2 * seat] |= lo
    deal[SHOWN + 2 * seat + 1] |= hi
    hold_back(t, deal)


@compiled
def hold_back(t: Tables, deal: Deal) -> None:
    """Go on to the next versicola, or to the next seat; after the last, to the play."""
    deal[ASKED] += 1
    if not asked_about(t, deal)[2]:
        pass_on(t, deal)


@inlined
def pass_on(t: Tables, deal: Deal) -> None:
    """The next seat is asked; after the last, the play goes on."""
    deal[ASKED] = 0
    seat = (deal[TURN] + 1) % SEATS
    # The leader has the one card on the table, and declares first.
    if seat == deal[WINNING]:
        call(t, deal)
        deal[PHASE], deal[TURN] = PLAYING, (seat + 1) % SEATS
    else:
        deal[TURN] = seat


@compiled
def declare_all(t: Tables, deal: Deal) -> None:
    """Everybody shows all there is to show, each with the Matto where it is held."""
    while deal[PHASE] == DECLARING:
        if deal[ASKED] == 0:
            show_all(t, deal)
        elif asked_about(t, deal)[2]:
            show(t, deal, asked_about(t, deal)[3] != 0)
        else:
            hold_back(t, deal)


@compiled
def show_all(t: Tables, deal: Deal) -> None:
    """A seat that has said nothing yet shows all it has at once: marks may be added up."""
    kept_apart()
    seat = deal[TURN]
    lo, hi = dealt_hand(deal, seat)
    lo, hi, worth = all_versicole(t, lo, hi)
    mark_declared(t, deal, seat, worth)
    deal[SHOWN + 2 * seat] |= lo
    deal[SHOWN + 2 * seat + 1] |= hi
    pass_on(t, deal)


@inlined
def mark_declared(t: Tables, deal: Deal, seat: int, worth: int) -> None:
    """Where declarations are taken against each other, a resto waits until all have spoken."""
    if t[tables.NETTED]:
        note(deal, seat & 1, DECLARED, worth)
    else:
        mark(t, deal, seat & 1, DECLARED, worth)
