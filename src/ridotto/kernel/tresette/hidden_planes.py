"""What a seat may not know and others do, as planes of bits: for judging and training only."""

from typing import Final

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.tresette import tables
from ridotto.kernel.tresette.layout import CARD_BITS, CARD_MASK, HANDS, HEAPS, HEAPS_EACH, TALON
from ridotto.kernel.tresette.observation import seat_after
from ridotto.kernel.tresette.plane_names import SECRETS

SECRET_HANDS: Final = SECRETS.at("hand 1")
SECRET_HEAPS: Final = SECRETS.at("coming 0 1")
SECRET_TALON: Final = SECRETS.at("talon")


@compiled
def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The other hands, the packets and heaps to come, the talon."""
    for word in range(len(planes)):
        planes[word] = 0
    for count in range(1, t[tables.PLAYERS]):
        planes[SECRET_HANDS + count - 1] = deal[HANDS + seat_after(t, seat, count)]
    planes[SECRET_TALON] = deal[TALON]
    if t[tables.WITH_HEAPS] or t[tables.WITH_PACKETS]:
        for count in range(t[tables.PLAYERS]):
            plane = SECRET_HEAPS + HEAPS_EACH * count
            reveal_heaps(t, deal, seat_after(t, seat, count), plane, planes)


@inlined
def reveal_heaps(t: Tables, deal: Deal, seat: int, plane: int, planes: Words) -> None:
    """Packets still covered, the next first; or the covered cards of all heaps by their depth."""
    depth = 0
    for number in range(HEAPS_EACH):
        heap = deal[HEAPS + HEAPS_EACH * seat + number]
        if t[tables.WITH_PACKETS]:
            planes[plane + depth] |= heap
            depth += int(heap != 0)
        else:
            for below_top in range(HEAPS_EACH):
                card = heap >> CARD_BITS * below_top & CARD_MASK
                planes[plane + below_top] |= 1 << card - 1 if card else 0
