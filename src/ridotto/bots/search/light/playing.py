"""Playing a card at a light table, and what comes of it."""

from ridotto.bots.search.light import guimbarde, kaiserspiel, taroc, tresette
from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.duty import SKIS_SUIT, pass_lead, takes
from ridotto.bots.search.light.layout import (
    BEST,
    COUNT,
    DONE,
    GAME,
    GUIMBARDE,
    HANDS,
    KAISERSPIEL,
    LATER,
    LEADER,
    LED,
    LOW,
    LYING,
    MARRIAGE,
    NOBODY,
    OUT,
    OVER,
    PACKETS,
    PLAYERS,
    SHIFT,
    SUITS,
    TAKER,
    TAROC,
    TRESETTE,
    TRICKS,
    WON,
    Reals,
    Rules,
    Table,
)

marry = guimbarde.marry
before_card = guimbarde.before_card
gather_tresette, gather_taroc = tresette.gather, taroc.gather
gather_kaiserspiel, gather_guimbarde = kaiserspiel.gather, guimbarde.gather
finish_tresette, finish_taroc = tresette.finish, taroc.finish
finish_kaiserspiel, finish_guimbarde = kaiserspiel.finish, guimbarde.finish


@compiled
def play(r: Rules, d: Table, seat: int, card: int) -> None:
    """A card from the hand to the table; a complete trick is gathered."""
    suit, bit = card >> SHIFT, 1 << (card & LOW)
    if r[GAME] == GUIMBARDE:
        before_card(r, d, seat, card)
        marry(r, d, card)
    d[HANDS + seat * SUITS + suit] &= ~bit
    d[OUT + suit] &= ~bit
    d[LYING + d[COUNT]] = card
    d[COUNT] += 1
    if suit != SKIS_SUIT:
        if d[LED] == NOBODY:
            d[LED] = suit
            d[BEST] = card
            d[TAKER] = seat
        elif takes(r, card, d[BEST]):
            d[BEST] = card
            d[TAKER] = seat
    if d[COUNT] == r[PLAYERS]:
        gather(r, d)


@compiled
def gather(r: Rules, d: Table) -> None:
    """The trick goes to its winner, who leads."""
    winner = d[TAKER]
    d[WON + winner] += 1
    if r[GAME] == TRESETTE:
        gather_tresette(r, d, winner)
    elif r[GAME] == TAROC:
        gather_taroc(r, d, winner)
    elif r[GAME] == KAISERSPIEL:
        gather_kaiserspiel(r, d, winner)
    else:
        gather_guimbarde(r, d, winner)
    d[LEADER] = winner
    d[DONE] += 1
    d[COUNT] = d[MARRIAGE] = 0
    d[LED] = d[BEST] = d[TAKER] = NOBODY
    if r[GAME] == TRESETTE and r[PLAYERS] == 2:
        take_up(d)
    pass_lead(r, d)


@compiled
def take_up(d: Table) -> None:
    """Two players who have played out a packet take up the next."""
    left = 0
    for place in range(2 * SUITS):
        left |= d[HANDS + place]
    if left:
        return
    for seat in range(2):
        for suit in range(SUITS):
            place = PACKETS + seat * LATER * SUITS + suit
            d[HANDS + seat * SUITS + suit] = d[place]
            d[place] = d[place + SUITS]
            d[place + SUITS] = d[place + 2 * SUITS]
            d[place + 2 * SUITS] = 0


@compiled
def going_on(r: Rules, d: Table) -> bool:
    """Is there anything left to play?"""
    more: bool = d[DONE] < r[TRICKS] and d[OVER] == 0
    return more


@compiled
def finish(r: Rules, d: Table, me: int, equity: Reals) -> float:
    """What the deal is worth to this seat at its end."""
    if r[GAME] == TRESETTE:
        return finish_tresette(r, d, me, equity)
    if r[GAME] == TAROC:
        return finish_taroc(r, d, me)
    if r[GAME] == KAISERSPIEL:
        return finish_kaiserspiel(r, d, me, equity)
    return finish_guimbarde(r, d, me)
