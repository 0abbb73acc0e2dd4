"""What was said in a deal, from the readable conversation into the kernel's slots."""

from collections.abc import Sequence
from typing import Final

from ridotto.games.bieten.state import FIGURES, Said, Verb
from ridotto.kernel.bieten import layout
from ridotto.table import Seat

TO_A_BID: Final = {
    Verb.BID: layout.BID,
    Verb.HOLD: layout.HOLD,
    Verb.SILENT: layout.SILENT,
    Verb.GROSCHEN: layout.GROSCHEN,
    Verb.GOOD: layout.GOOD,
}
TO_A_GROSCHEN: Final = {Verb.HOLD: layout.HOLD_GROSCHEN, Verb.GOOD: layout.GOOD_GROSCHEN}


def enter_talk(deal: list[int], talk: Sequence[Said]) -> None:
    """Who said what, when, and what was written."""
    laid: set[tuple[Seat, int]] = set()
    raised: set[int] = set()
    for said in talk:
        if said.verb is Verb.PLAY:
            laid.add((said.seat, said.trick))
        if said.figure is None:
            continue
        figure = FIGURES.index(said.figure)
        if said.verb is Verb.SETTLED:
            _enter_written(deal, figure, said.seat)
            continue
        _enter_moment(deal, said, figure, after=(said.seat, said.trick) in laid)
        words = TO_A_GROSCHEN if figure in raised else TO_A_BID
        deal[layout.SAID + said.seat] |= 1 << words[said.verb] + figure
        if said.verb is Verb.BID:
            _enter_bid(deal, figure, said.seat)
        elif said.verb is Verb.GROSCHEN:
            raised.add(figure)


def _enter_bid(deal: list[int], figure: int, seat: Seat) -> None:
    deal[layout.BIDDERS] |= seat << layout.SEAT_BITS * figure
    deal[layout.BID_ORDER] |= figure << layout.FIGURE_BITS * deal[layout.BIDS]
    deal[layout.BIDS] += 1


def _enter_written(deal: list[int], figure: int, seat: Seat) -> None:
    place = 0
    while deal[layout.WRITTEN] >> place:
        place += layout.ENTRY_BITS
    entry = layout.ENTRY_MARK | figure | seat << layout.ENTRY_SEAT
    deal[layout.WRITTEN] |= entry << place


def _enter_moment(deal: list[int], said: Said, figure: int, *, after: bool) -> None:
    """When a figure was bid or raised.

    A Groschen is an answer if its giver has said nothing of the figure yet: everybody with a stake
    is asked. Then its moment is that of the bid.
    """
    shift = layout.MOMENT_BITS * figure
    within = 2 if after else int(said.led != "")
    moment = layout.IN_A_TRICK * (said.trick - 1) + within + 1
    if said.verb is Verb.BID:
        deal[layout.MOMENTS] |= moment << shift
    elif said.verb is Verb.GROSCHEN:
        spoken = any(deal[layout.SAID + said.seat] >> w + figure & 1 for w in TO_A_BID.values())
        bid = deal[layout.MOMENTS] >> shift & (1 << layout.MOMENT_BITS) - 1
        deal[layout.MOMENTS + 1] |= (moment if spoken else bid) << shift
