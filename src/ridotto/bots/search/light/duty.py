"""What may be played at a light table, and what takes."""

from ridotto.bots.search.light.compiled import compiled
from ridotto.bots.search.light.layout import (
    BEATING,
    BEST,
    COUNT,
    DONE,
    EVERYWHERE,
    FIRST_TRUMP,
    GAME,
    GUIMBARDE,
    HANDS,
    IN_TRUMPS,
    LEADER,
    LED,
    LOW,
    LYING,
    MARRIAGE,
    NOBODY,
    OWN,
    PLAYERS,
    RUFFING,
    SHIFT,
    SUITS,
    TAROC,
    TRICKS,
    TRUMP,
    Rules,
    Table,
)

SKIS_SUIT = 5
"""The Skis is a suit of its own; the tarocs are the fifth."""

# Taroc's own rules: when the Skis must go at the latest, whether it may be led, and how many places
# on the one sits who leads in its holder's place.
DEADLINE, SKIS_LEADS, YIELDED = OWN, OWN + 1, OWN + 12

# Guimbarde's own rules: the three permanent trumps as bits, kings and queens of the suits that
# marry on the table, whether the king must have been led, and whether the queen may be kept back.
PERMANENT, KINGS, QUEENS, KING_LED, MAY_BREAK = OWN, OWN + 1, OWN + 4, OWN + 7, OWN + 8
MARRYING = 3


@compiled
def turn(r: Rules, d: Table) -> int:
    """Whose turn it is."""
    seat: int = (d[LEADER] + d[COUNT]) % r[PLAYERS]
    return seat


@compiled
def takes(r: Rules, card: int, best: int) -> bool:
    """Does the card beat the one that has the trick?"""
    trumps: bool = card >> SHIFT == r[TRUMP]
    return card > best if card >> SHIFT == best >> SHIFT else trumps


@compiled
def above(word: int, height: int) -> int:
    """Those cards of a suit that are higher."""
    return word >> height + 1 << height + 1


@compiled
def lawful(r: Rules, d: Table, seat: int, may: Table) -> None:
    """The cards this seat may play, a word for each suit."""
    for suit in range(SUITS):
        may[suit] = d[HANDS + seat * SUITS + suit]
    if r[GAME] == TAROC and skis_binds(r, d, may):
        return
    if d[LED] == NOBODY:
        if r[FIRST_TRUMP] and d[DONE] == 0 and may[r[TRUMP]]:
            only(may, r[TRUMP], may[r[TRUMP]])
    elif r[GAME] == GUIMBARDE:
        follow_married(r, d, seat, may)
    else:
        follow(r, d, may)


@compiled
def only(may: Table, suit: int, cards: int) -> None:
    """These cards of one suit, and the Skis if there is one."""
    for other in range(SKIS_SUIT):
        may[other] = 0
    may[suit] = cards


@compiled
def skis_binds(r: Rules, d: Table, may: Table) -> bool:
    """The Skis at its deadline must go, in all other tricks it is not led (r. 17, 18)."""
    if may[SKIS_SUIT] == 0:
        return False
    due: bool = r[TRICKS] - d[DONE] <= r[DEADLINE]
    if d[LED] != NOBODY:
        led, tarocs = d[LED], r[TRUMP]
        due = due or (may[led] == 0 and may[tarocs] == 0)
    elif not r[SKIS_LEADS]:
        may[SKIS_SUIT] = 0
        due = False
    if due:
        only(may, SKIS_SUIT, may[SKIS_SUIT])
    return due


@compiled
def follow(r: Rules, d: Table, may: Table) -> None:
    """Follow suit; beat, and trump, where the game asks for it."""
    led, trump, best = d[LED], r[TRUMP], d[BEST]
    mates = may[led]
    if mates:
        asked = r[BEATING] == EVERYWHERE or (r[BEATING] == IN_TRUMPS and led == trump)
        higher = above(mates, best & LOW) if best >> SHIFT == led else 0
        only(may, led, higher if asked and higher else mates)
        return
    if trump == NOBODY or may[trump] == 0:
        return
    higher = above(may[trump], best & LOW) if best >> SHIFT == trump else may[trump]
    if r[RUFFING]:
        only(may, trump, higher if r[BEATING] and higher else may[trump])
    elif r[BEATING] == EVERYWHERE and higher:
        only(may, trump, higher)


@compiled
def follow_married(r: Rules, d: Table, seat: int, may: Table) -> None:
    """The queen goes to the king just led; the three may not take a marriage (r. 3, 7)."""
    queen = due_queen(r, d, seat)
    if queen != NOBODY and not r[MAY_BREAK]:
        only(may, queen >> SHIFT, 1 << (queen & LOW))
        return
    if d[MARRIAGE]:
        trump = r[TRUMP]
        others = may[trump] & ~r[PERMANENT]
        for suit in range(SKIS_SUIT):
            others |= may[suit] if suit != trump else 0
        if others:
            may[trump] &= ~r[PERMANENT]
    follow(r, d, may)
    if queen != NOBODY:
        may[queen >> SHIFT] |= 1 << (queen & LOW)


@compiled
def due_queen(r: Rules, d: Table, seat: int) -> int:
    """The queen of the king just led, in the very next hand."""
    if d[COUNT] != 1:
        return NOBODY
    for suit in range(MARRYING):
        queen: int = r[QUEENS + suit]
        held = d[HANDS + seat * SUITS + (queen >> SHIFT)] >> (queen & LOW) & 1
        if d[LYING] == r[KINGS + suit] and held:
            return queen
    return NOBODY


@compiled
def pass_lead(r: Rules, d: Table) -> None:
    """On lead with the Skis at its deadline, one lets one's neighbour lead (r. 18)."""
    if r[GAME] != TAROC or r[SKIS_LEADS] or d[COUNT]:
        return
    if r[TRICKS] - d[DONE] <= r[DEADLINE] and d[HANDS + d[LEADER] * SUITS + SKIS_SUIT]:
        d[LEADER] = (d[LEADER] + r[YIELDED]) % r[PLAYERS]
