"""What cards and tricks bring at Guimbarde: weddings, Fou, King and bride, fonds (r. 1-6)."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import (
    KING_LED,
    KINGS,
    MARRYING,
    MAY_BREAK,
    PERMANENT,
    QUEENS,
    due_queen,
)
from ridotto.bots.search.light.layout import (
    ACES,
    BEST,
    COUNT,
    DONE,
    HANDS,
    LEADER,
    LOW,
    LYING,
    MARRIAGE,
    NOBODY,
    OWN,
    PAID,
    PLAYERS,
    SHIFT,
    SUITS,
    TRUMP,
    WON,
    Rules,
    Table,
)

BRIDE, KING, FOU = range(OWN + 9, OWN + 12)
HAND_PAYS, IMMEDIATE, KING_PAYS, FOU_PAY, PRIZE = range(OWN + 12, OWN + 17)
"""The three cards; whether a marriage in hand is paid when played, whether the bride must follow
the King at once, whether his player pays too; when the Fou is paid for; what most tricks win."""

ON_WINNING, WHEN_PLAYED, NO_PAY = range(3)
AWARD = 2
REACHED = ACES
"""When each made his last trick."""


@compiled
def from_each(r: Rules, d: Table, payee: int, amount: int, besides: int) -> None:
    """Everybody else pays, but for one."""
    for seat in range(r[PLAYERS]):
        if seat not in (payee, besides):
            d[PAID + seat] -= amount
            d[PAID + payee] += amount


@compiled
def before_card(r: Rules, d: Table, seat: int, card: int) -> None:
    """A marriage in hand is shown with its first card, a queen kept back paid for (r. 1, 4, 7)."""
    if r[HAND_PAYS]:
        if card in (r[BRIDE], r[KING]):
            if held(d, seat, r[BRIDE] + r[KING] - card):
                from_each(r, d, seat, 2, NOBODY)
        else:
            for suit in range(MARRYING):
                king, queen = r[KINGS + suit], r[QUEENS + suit]
                if card in (king, queen) and held(d, seat, king + queen - card):
                    from_each(r, d, seat, 1, NOBODY)
    if r[MAY_BREAK]:
        queen = due_queen(r, d, seat)
        if queen not in (NOBODY, card):
            from_each(r, d, seat, -1, NOBODY)
    if card == r[FOU] and r[FOU_PAY] == WHEN_PLAYED and fou_is_free(r, d):
        from_each(r, d, seat, 1, NOBODY)


@compiled
def held(d: Table, seat: int, card: int) -> bool:
    """Is the card in this hand?"""
    there: bool = d[HANDS + seat * SUITS + (card >> SHIFT)] >> (card & LOW) & 1 == 1
    return there


@compiled
def fou_is_free(r: Rules, d: Table) -> bool:
    """Is he neither taken already nor barred by a marriage?"""
    for place in range(d[COUNT]):
        if d[LYING + place] in (r[BRIDE], r[KING]):
            return False
    free: bool = d[MARRIAGE] == 0
    return free


@compiled
def marry(r: Rules, d: Table, card: int) -> None:
    """A queen directly after her king makes a marriage on the table (r. 6)."""
    place = d[COUNT] - 1
    if place < 0 or (r[KING_LED] and place > 0):
        return
    for suit in range(MARRYING):
        if d[LYING + place] == r[KINGS + suit] and card == r[QUEENS + suit]:
            d[MARRIAGE] |= 1 << place


@compiled
def gather(r: Rules, d: Table, winner: int) -> None:
    """All that a complete trick brings (r. 1, 2, 4, 5)."""
    best = d[BEST]
    king_at = bride_at = fou_at = NOBODY
    for place in range(r[PLAYERS]):
        card = d[LYING + place]
        if d[MARRIAGE] >> place & 1:
            wedding(r, d, place, winner)
        king_at = place if card == r[KING] else king_at
        bride_at = place if card == r[BRIDE] else bride_at
        fou_at = place if card == r[FOU] else fou_at
    met = king_at != NOBODY and bride_at != NOBODY
    if met and (not r[IMMEDIATE] or bride_at == king_at + 1):
        owner = (d[LEADER] + king_at) % r[PLAYERS]
        from_each(r, d, winner, 1, NOBODY if r[KING_PAYS] else owner)
    if fou_at != NOBODY and r[FOU_PAY] != NO_PAY:
        fou(r, d, fou_at, winner, best)
    d[REACHED + winner] = d[DONE]


@compiled
def wedding(r: Rules, d: Table, place: int, winner: int) -> None:
    """One from each but the queen's player; trumped, from king's and queen's player only."""
    king, queen = (d[LEADER] + place) % r[PLAYERS], (d[LEADER] + place + 1) % r[PLAYERS]
    best = d[BEST]
    trumped = best >> SHIFT == r[TRUMP]
    if trumped and r[PERMANENT] >> (best & LOW) & 1:
        from_each(r, d, king, 1, queen)
    elif trumped and best != d[LYING + place]:
        d[PAID + winner] += 2
        d[PAID + king] -= 1
        d[PAID + queen] -= 1
    else:
        from_each(r, d, winner, 1, queen)


@compiled
def fou(r: Rules, d: Table, place: int, winner: int, best: int) -> None:
    """He wins one from each, or pays one to the King or the bride (r. 5)."""
    owner = (d[LEADER] + place) % r[PLAYERS]
    barred = False
    for other in range(place):
        # The marriage must lie there before him.
        barred = barred or (d[MARRIAGE] >> other & 1 == 1 and other + 1 < place)
    early = r[FOU_PAY] == WHEN_PLAYED and not barred
    for other in range(place):
        early = early and d[LYING + other] not in (r[BRIDE], r[KING])
    if best != r[FOU]:
        if early:
            from_each(r, d, owner, -1, NOBODY)
        d[PAID + owner] -= 1
        d[PAID + winner] += 1
    elif not early and not barred:
        from_each(r, d, owner, 1, NOBODY)


@compiled
def finish(r: Rules, d: Table, me: int) -> float:
    """What was paid, and the fonds: most tricks, two at least, of equals whoever had them first."""
    best = 0
    for seat in range(1, r[PLAYERS]):
        more = d[WON + seat] - d[WON + best]
        if more > 0 or (more == 0 and d[REACHED + seat] < d[REACHED + best]):
            best = seat
    value = float(d[PAID + me])
    if d[WON + best] < AWARD:
        # It stays in the box, and is everybody's hope.
        return value + float(r[PRIZE]) / float(r[PLAYERS])
    return value + (float(r[PRIZE]) if best == me else 0.0)
