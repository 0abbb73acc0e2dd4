"""What tricks bring at Kaiserspiel: honours, imperials made to fall, cards (Marquiren, r. XV)."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.layout import (
    ACES,
    FALLEN,
    HEAP,
    LEADER,
    LOW,
    LYING,
    OVER,
    OWN,
    PLAYERS,
    SHIFT,
    TRICKS,
    TRUMP,
    WON,
    Reals,
    Rules,
    Table,
)

TARGET, UNRESTRICTED, DIFFERENCE, ERASES, CAPOT, ELDER, HONOURS, COURTS = range(OWN, OWN + 8)
"""Imperials of a Partie and the options by their names; who counts first; honours and the four high
trumps, as bits of the trump suit."""

FOUR, IMPERIAL = 4, 24
JETTONS = IMPERIAL // FOUR

LOOSE = HEAP
FICHES = ACES
"""The other names of what counts: loose points and fiches of each."""

PLAYED_TOO = 32
"""In FALLEN: bits of high trumps won, and above these the bits of those one played oneself."""


@compiled
def mark_four(r: Rules, d: Table, seat: int, wipes: bool) -> None:
    """A jetton; six are an imperial, which wipes out what others have (Marquiren)."""
    if d[OVER]:
        return
    d[LOOSE + seat] += FOUR
    if d[LOOSE + seat] >= IMPERIAL:
        d[LOOSE + seat] = 0
        mark_imperials(r, d, seat, 1, wipes)
    # A fiche that came from another's fault wins at the next mark of one's own.
    if d[FICHES + seat] >= r[TARGET]:
        d[OVER] = 1 + seat


@compiled
def mark_imperials(r: Rules, d: Table, seat: int, number: int, wipes: bool) -> None:
    """Fiches; the others' loose points go (r. XIII)."""
    if d[OVER]:
        return
    d[FICHES + seat] += number
    for other in range(r[PLAYERS] if wipes else 0):
        if other != seat:
            d[LOOSE + other] = 0
    if d[FICHES + seat] >= r[TARGET]:
        d[OVER] = 1 + seat


@compiled
def gather(r: Rules, d: Table, winner: int) -> None:
    """First an imperial made to fall, then four for each honour (r. XV)."""
    fell, count = 0, 0
    for place in range(r[PLAYERS]):
        card, owner = d[LYING + place], (d[LEADER] + place) % r[PLAYERS]
        if card >> SHIFT != r[TRUMP]:
            continue
        bit = 1 << (card & LOW)
        count += (r[HONOURS] & bit) != 0
        if r[COURTS] & bit:
            fell = 1
            d[FALLEN + winner] |= bit
            d[FALLEN + owner] |= bit << PLAYED_TOO
    every = d[FALLEN + winner] & r[COURTS] == r[COURTS]
    own = d[FALLEN + winner] >> PLAYED_TOO == r[COURTS]
    if r[UNRESTRICTED] and fell and every and not own:
        mark_imperials(r, d, winner, 1, True)
    for _ in range(count):
        mark_four(r, d, winner, True)


@compiled
def count_cards(r: Rules, d: Table) -> None:
    """Four for each trick above one's share, from elder on."""
    for step in range(r[PLAYERS]):
        seat = (r[ELDER] + step) % r[PLAYERS]
        own = d[WON + seat]
        if r[CAPOT] and own == r[TRICKS]:
            mark_imperials(r, d, seat, r[CAPOT], True)
            continue
        par = r[TRICKS] - own if r[DIFFERENCE] else r[TRICKS] // r[PLAYERS]
        for _ in range(max(0, own - par)):
            mark_four(r, d, seat, r[ERASES] == 1)


@compiled
def finish(r: Rules, d: Table, me: int, equity: Reals) -> float:
    """The stake if the Partie is over, else what the board promises."""
    if not d[OVER]:
        count_cards(r, d)
    if d[OVER]:
        return float(r[PLAYERS] - 1) if d[OVER] == 1 + me else -1.0
    value = 0.0
    for other in range(r[PLAYERS]):
        if other != me:
            value += standing(r, d, me, other, equity)
    return value


@compiled
def standing(r: Rules, d: Table, me: int, other: int, equity: Reals) -> float:
    """How one stands against another: distances to the end in jettons are what the table knows."""
    here = (r[TARGET] - d[FICHES + me]) * JETTONS - d[LOOSE + me] // FOUR
    there = (r[TARGET] - d[FICHES + other]) * JETTONS - d[LOOSE + other] // FOUR
    row = r[TARGET] * JETTONS + 1
    return float(equity[max(1, here) * row + max(1, there)])
