"""What tricks bring at Taroc: the count by threes, the Skis, the Pagat, ten tarocs (r. 6-20)."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import SKIS_SUIT
from ridotto.bots.search.light.layout import (
    ACES,
    DONE,
    FALLEN,
    HEAP,
    LEADER,
    LYING,
    NOBODY,
    OWN,
    PAID,
    PLAYERS,
    SEATS,
    SHIFT,
    SKIS_OWED,
    TRICKS,
    TRUMP,
    WON,
    WORTH,
    Rules,
    Table,
)

PAGAT, PAGAT_LOST, PAGAT_LOST_LAST, PAGAT_LAST, PAYERS, TEN = range(OWN + 2, OWN + 8)
"""The Pagat and its prices, how many pay, and from TEN on what each gets for ten tarocs."""

FORCED, LED_LAST = OWN + 10, OWN + 11
"""Whether it is paid for when tarocs force it out, and earns the last trick when it was led."""

THREE_CARDS = 2
"""What every three cards cost in the count (r. 20)."""

SKIS_KEPT = 4
"""The Skis less the empty card given for it."""

SHARE = 26


@compiled
def gather(r: Rules, d: Table, winner: int) -> None:
    """Points of the trick, the Skis to its owner, the Pagat's fate (r. 6, 12, 13)."""
    total = -THREE_CARDS
    for place in range(r[PLAYERS]):
        card, owner = d[LYING + place], (d[LEADER] + place) % r[PLAYERS]
        if card >> SHIFT == SKIS_SUIT:
            d[HEAP + owner] += SKIS_KEPT
            d[SKIS_OWED] = owner * SEATS + winner
            total += 1
            continue
        total += r[WORTH + card]
        if r[WORTH + card] == 1:
            d[ACES + winner] += 1
        elif d[FALLEN + winner] == 0 or r[WORTH + card] < d[FALLEN + winner]:
            d[FALLEN + winner] = r[WORTH + card]
        if card == r[PAGAT]:
            pagat(r, d, owner, winner)
    d[HEAP + winner] += total


@compiled
def pagat(r: Rules, d: Table, owner: int, winner: int) -> None:
    """Lost it costs its owner, winning the last trick it earns (r. 12, 13)."""
    last = d[DONE] + 1 == r[TRICKS]
    led = d[LYING] >> SHIFT
    led = d[LYING + 1] >> SHIFT if led == SKIS_SUIT else led
    trumping = led != r[TRUMP]
    if owner == winner:
        collect(r, d, owner, r[PAGAT_LAST] if last and (trumping or r[LED_LAST]) else 0)
    elif last:
        collect(r, d, owner, -r[PAGAT_LOST_LAST])
    elif trumping or r[FORCED]:
        collect(r, d, owner, -r[PAGAT_LOST])


@compiled
def collect(r: Rules, d: Table, payee: int, amount: int) -> None:
    """Each other player pays this one so much."""
    for seat in range(r[PLAYERS]):
        d[PAID + seat] += amount * r[PAYERS] if seat == payee else -amount


@compiled
def finish(r: Rules, d: Table, me: int) -> float:
    """Points above 26, what was paid, and ten tarocs."""
    pay_debt(d)
    for seat in range(r[PLAYERS]):
        if r[TEN + seat] and d[HEAP + seat] > SHARE:
            collect(r, d, seat, r[TEN + seat])
    return float(d[HEAP + me] - SHARE + d[PAID + me])


@compiled
def pay_debt(d: Table) -> None:
    """Who has only counters gives the cheapest for the Skis; without a trick, nothing (r. 8)."""
    if d[SKIS_OWED] == NOBODY:
        return
    owner, creditor = d[SKIS_OWED] // SEATS, d[SKIS_OWED] % SEATS
    if d[WON + owner] > 0 and d[ACES + owner] == 0:
        d[HEAP + owner] -= d[FALLEN + owner] - 1
        d[HEAP + creditor] += d[FALLEN + owner] - 1
