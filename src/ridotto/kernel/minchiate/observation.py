"""What a seat may know of a deal, and what it may not, as planes of bits counted from that seat.

Seat 0 of a plane is oneself, 1 the next in order of play (an enemy), 2 one's partner, 3 the other
enemy.
"""

from typing import Final

from ridotto.games.minchiate.pack import PACK
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Words
from ridotto.kernel.minchiate import layout, tables
from ridotto.kernel.minchiate.deal_start import may_rob
from ridotto.kernel.minchiate.declare import asked_about
from ridotto.kernel.minchiate.discards import cutter, may_lay_away
from ridotto.kernel.minchiate.layout import (
    BYTE,
    COUNTING,
    DECLARING,
    DISCARDING,
    DISCARDS,
    EACH,
    FOLLA,
    HANDS,
    KINDS,
    LEADING,
    LYING,
    NOBODY,
    PHASE,
    PILES,
    PLAYED,
    ROBBING,
    SEATS,
    SHOWN,
    TAROCCHI,
    TURN,
    Deal,
)
from ridotto.kernel.minchiate.numbering import words
from ridotto.kernel.minchiate.tables import Tables
from ridotto.kernel.minchiate.tricks import lawful_cards
from ridotto.kernel.planes import Plane, Planes, facts

DOCUMENTED: Final = words(PACK.cards)


def _cards(name: str, about: str) -> Plane:
    return Plane(name, DOCUMENTED, about)


PHASES: Final = COUNTING
THERMOMETER: Final = 12
"""Numbers up to twelve are shown in unary: that number of bits is set."""
SUIT_COUNT: Final = 10
MARK_STEP: Final = 5
MARKS: Final = 25
"""The mark in steps of five, from 60 behind to 60 before."""
MOST_RESTI: Final = 3
TRICKS: Final = 21

OBSERVATION: Final = Planes(
    _cards("hand", "one's own cards"),
    _cards("lawful", "the cards one may play, lay away or give for the Matto now"),
    _cards("asked", "the versicola one may declare now, or the card one may rob"),
    [_cards(f"played.{n}", f"what seat {n} has played in this deal") for n in range(SEATS)],
    [_cards(f"table.{n}", f"the card of seat {n} in the trick") for n in range(SEATS)],
    _cards("tricks.own", "the cards in one's side's tricks"),
    _cards("tricks.enemy", "the cards in the enemies' tricks"),
    _cards("folla", "the cards one knows to lie in the folla"),
    [_cards(f"held.{n}", f"cards seen to come to seat {n} and not to go") for n in (1, 2, 3)],
    _cards("seen", "cards one saw in cutting, or at the bottom, wherever they came to lie"),
    _cards("unseen", "the cards whose place one does not know at all"),
    facts(
        "moment",
        PHASES + 2 + SEATS + 3,
        "the phase (eight); may one rob, may one show with the Matto; the dealer's seat (four); "
        "whose Matto waits: nobody's, one's side's, the enemies'",
    ),
    facts(
        "trick",
        TRICKS + SEATS + 6 + SEATS + 1 + TAROCCHI,
        "the trick's number (21); cards lying in it (four); what is led: four suits, tarocchi, "
        "nothing (six); the seat that wins it or leads (four); must the king fall; the suits led "
        "in earlier tricks (four)",
    ),
    facts("voids", 3 * KINDS, "of seats 1 to 3, each of four suits and tarocchi they are without"),
    facts("resti", 2 * MOST_RESTI + 1, "resti won on the way less those lost, from -3 to 3"),
    facts("mark", MARKS, "the mark from one's own side, in steps of five from -60 to 60"),
    facts(
        "taken",
        3 * THERMOMETER,
        "as thermometers up to twelve: cards robbed; cards the dealer took; cards one has still "
        "to lay away",
    ),
    facts("announced", TAROCCHI * SUIT_COUNT, "cards of each suit in the folla, up to ten each"),
    facts(
        "rules",
        10,
        "what is agreed: the Matto saves a king; it may not be kept for the last trick; it marks "
        "when kept; a cappotto has a fixed price; Demonio counts; the folla's suits lie open; "
        "discards are shown at the lead; upcards come player by player; a folla perduta is paid; "
        "more than 13 may be robbed",
    ),
)

SECRETS: Final = Planes(
    [_cards(f"hand.{n}", f"the cards of seat {n}") for n in (1, 2, 3)],
    _cards("folla", "the whole folla, all discards among it"),
)

AT_HAND: Final = OBSERVATION.at("hand")
AT_LAWFUL: Final = OBSERVATION.at("lawful")
AT_ASKED: Final = OBSERVATION.at("asked")
AT_PLAYED: Final = OBSERVATION.at("played.0")
AT_TABLE: Final = OBSERVATION.at("table.0")
AT_TRICKS: Final = OBSERVATION.at("tricks.own")
AT_FOLLA: Final = OBSERVATION.at("folla")
AT_HELD: Final = OBSERVATION.at("held.1")
AT_SEEN: Final = OBSERVATION.at("seen")
AT_UNSEEN: Final = OBSERVATION.at("unseen")
AT_MOMENT: Final = OBSERVATION.at("moment")
AT_TRICK: Final = OBSERVATION.at("trick")
AT_VOIDS: Final = OBSERVATION.at("voids")
AT_RESTI: Final = OBSERVATION.at("resti")
AT_MARK: Final = OBSERVATION.at("mark")
AT_TAKEN: Final = OBSERVATION.at("taken")
AT_ANNOUNCED: Final = OBSERVATION.at("announced")
AT_RULES: Final = OBSERVATION.at("rules")
AT_SECRET_FOLLA: Final = SECRETS.at("folla")

ALL_LOW, ALL_HIGH = DOCUMENTED


@compiled
def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What a seat may know."""
    planes[AT_HAND] = deal[HANDS + 2 * seat]
    planes[AT_HAND + 1] = deal[HANDS + 2 * seat + 1]
    observe_question(t, deal, seat, planes)
    observe_seats(deal, seat, planes)
    side = seat & 1
    for word in range(2):
        planes[AT_TRICKS + word] = deal[PILES + 2 * side + word]
        planes[AT_TRICKS + 2 + word] = deal[PILES + 2 * (1 - side) + word]
        planes[AT_FOLLA + word] = known_folla(deal, seat, word)
        planes[AT_SEEN + word] = seen_in_the_pack(deal, seat, word)
        planes[AT_UNSEEN + word] = unseen(deal, seat, word, planes)
    planes[AT_MOMENT] = moment(t, deal, seat)
    planes[AT_TRICK] = trick_facts(t, deal, seat)
    planes[AT_VOIDS] = voids(deal, seat)
    observe_marks(deal, seat, planes)
    planes[AT_TAKEN] = taken(deal, seat)
    planes[AT_ANNOUNCED] = announced(deal)
    planes[AT_RULES] = rules_in_force(t)


@compiled
def observe_question(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What the seat in turn may choose from, and what it is asked about."""
    lo, hi, about_lo, about_hi = 0, 0, 0, 0
    if deal[PHASE] == DISCARDING and deal[layout.OWED + seat]:
        # Robber and dealer lay away in any order.
        lo, hi = may_lay_away(t, deal, seat)
    elif deal[TURN] == seat and deal[PHASE] < COUNTING:
        if deal[PHASE] == DECLARING:
            about_lo, about_hi = asked_about(t, deal)[:2]
        elif deal[PHASE] >= LEADING:
            lo, hi = lawful_cards(t, deal)
        elif deal[PHASE] == ROBBING and deal[layout.IN_SIGHT]:
            card = deal[layout.IN_SIGHT] - 1
            about_lo = 1 << card if card < WORD else 0
            about_hi = 1 << card - WORD if card >= WORD else 0
    planes[AT_LAWFUL], planes[AT_LAWFUL + 1] = lo, hi
    planes[AT_ASKED], planes[AT_ASKED + 1] = about_lo, about_hi


@inlined
def observe_seats(deal: Deal, seat: int, planes: Words) -> None:
    """What everybody has played, has on the table, and is known to hold."""
    for turn in range(SEATS):
        other = (seat + turn) % SEATS
        card = deal[layout.LAST_PLAYED + other] - 1
        planes[AT_TABLE + 2 * turn] = 1 << card if 0 <= card < WORD else 0
        planes[AT_TABLE + 2 * turn + 1] = 1 << card - WORD if card >= WORD else 0
        for word in range(2):
            played = deal[PLAYED + 2 * other + word]
            planes[AT_PLAYED + 2 * turn + word] = played
            if turn:
                held = deal[SHOWN + 2 * other + word] | filled(deal, seat, other, word)
                planes[AT_HELD + 2 * (turn - 1) + word] = held & ~played


@inlined
def filled(deal: Deal, seat: int, other: int, word: int) -> int:
    """The robber knows what a short dealer has drawn from his discard (Fi. 8)."""
    knows = seat == cutter(deal) and other == deal[layout.DEALER]
    cards: int = deal[layout.FILLED + word] if knows else 0
    return cards


@inlined
def known_folla(deal: Deal, seat: int, word: int) -> int:
    """What lies open, one's own discards, and to dealer and partner all that was not laid away."""
    known: int = deal[layout.OPEN_FOLLA + word] | deal[DISCARDS + 2 * seat + word]
    if (seat ^ deal[layout.DEALER]) & 1 == 0:
        away = 0
        for other in range(SEATS):
            away |= deal[DISCARDS + 2 * other + word]
        known |= deal[FOLLA + word] & ~away
    return known


@inlined
def seen_in_the_pack(deal: Deal, seat: int, word: int) -> int:
    """The packet the cutter looked through, the bottom card the dealer saw."""
    if seat == cutter(deal):
        looked: int = deal[layout.LOOKED + word]
        return looked
    card: int = deal[layout.BOTTOM] - 1
    if seat == deal[layout.DEALER] and card >= 0 and card // WORD == word:
        return 1 << card % WORD
    return 0


@inlined
def unseen(deal: Deal, seat: int, word: int, planes: Words) -> int:
    """What is neither in one's hand, nor played, nor known in the folla or in a hand."""
    gone = planes[AT_HAND + word] | planes[AT_FOLLA + word]
    for turn in range(SEATS):
        gone |= deal[PLAYED + 2 * ((seat + turn) % SEATS) + word]
    for turn in range(SEATS - 1):
        gone |= planes[AT_HELD + 2 * turn + word]
    cards: int = (ALL_HIGH if word else ALL_LOW) & ~gone
    return cards


@inlined
def moment(t: Tables, deal: Deal, seat: int) -> int:
    """The phase, special acts that are open, the dealer, a waiting Matto."""
    bits: int = 1 << min(deal[PHASE], PHASES - 1)
    if deal[TURN] == seat and deal[PHASE] == ROBBING and deal[layout.IN_SIGHT] and may_rob(t, deal):
        bits |= 1 << PHASES
    if deal[TURN] == seat and deal[PHASE] == DECLARING and asked_about(t, deal)[3]:
        bits |= 1 << PHASES + 1
    bits |= 1 << PHASES + 2 + (deal[layout.DEALER] - seat) % SEATS
    waiting = 0
    if deal[layout.WAITING] != NOBODY:
        waiting = 1 if (deal[layout.WAITING] ^ seat) & 1 == 0 else 2
    return bits | 1 << PHASES + 2 + SEATS + waiting


@inlined
def trick_facts(t: Tables, deal: Deal, seat: int) -> int:
    """The trick on the table, and what binds in it."""
    place = TRICKS
    bits = 1 << min(deal[layout.TRICK] - 1, TRICKS - 1)
    bits |= 1 << place + deal[LYING] % SEATS
    place += SEATS
    bits |= 1 << place + deal[layout.LED]
    place += 6
    bits |= 1 << place + (deal[layout.WINNING] - seat) % SEATS
    place += SEATS
    if deal[layout.DUE] and deal[layout.BEST] >= t[tables.RUFF]:
        bits |= 1 << place
    facts_of_it: int = bits | deal[layout.ROUNDS] << place + 1
    return facts_of_it


@inlined
def voids(deal: Deal, seat: int) -> int:
    """What the others have shown to be without."""
    bits = 0
    for turn in range(1, SEATS):
        shown = deal[layout.VOIDS] >> KINDS * ((seat + turn) % SEATS) & (1 << KINDS) - 1
        bits |= shown << KINDS * (turn - 1)
    return bits


@inlined
def observe_marks(deal: Deal, seat: int, planes: Words) -> None:
    """Resti and mark, seen from one's own side."""
    sign = -1 if seat & 1 else 1
    resti = sign * (deal[layout.RESTI] - deal[layout.RESTI + 1])
    planes[AT_RESTI] = 1 << min(max(resti, -MOST_RESTI), MOST_RESTI) + MOST_RESTI
    step = (sign * deal[layout.LEAD] + 60) // MARK_STEP
    planes[AT_MARK] = 1 << min(max(step, 0), MARKS - 1)


@inlined
def thermometer(number: int, most: int) -> int:
    """A number as a row of set bits, from the lowest on."""
    return (1 << min(max(number, 0), most)) - 1


@inlined
def taken(deal: Deal, seat: int) -> int:
    """Cards robbed, taken, and still to be laid away."""
    bits = thermometer(deal[layout.ROBBED], THERMOMETER)
    bits |= thermometer(deal[layout.TAKEN], THERMOMETER) << THERMOMETER
    return bits | thermometer(deal[layout.OWED + seat], THERMOMETER) << 2 * THERMOMETER


@inlined
def announced(deal: Deal) -> int:
    """How many of each suit were told to lie in the folla."""
    bits = 0
    for suit in range(TAROCCHI):
        count = deal[layout.COUNTS] >> BYTE * suit & EACH
        bits |= thermometer(count, SUIT_COUNT) << SUIT_COUNT * suit
    return bits


@compiled
def rules_in_force(t: Tables) -> int:
    """What is agreed at this table."""
    bits = 1 if t[tables.MATTO_SAVES] else 0
    bits |= 2 if t[tables.MATTO_LAST] else 0
    bits |= 4 if t[tables.MATTO_KEPT] else 0
    bits |= 8 if t[tables.CAPPOTTO] >= 0 else 0
    bits |= 16 if t[tables.SETS] == tables.MOST_SETS else 0
    bits |= 32 if t[tables.SUITS_OPEN] else 0
    bits |= 64 if t[tables.SHOWN_AT_LEAD] else 0
    bits |= 128 if t[tables.BY_PLAYER] else 0
    bits |= 256 if t[tables.PERDUTA] else 0
    bits |= 512 if t[tables.ROB_MOST] > t[tables.FOLLA] else 0
    return bits


@compiled
def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What it may not know: the other hands and the whole folla."""
    for word in range(2):
        for turn in range(1, SEATS):
            other = (seat + turn) % SEATS
            planes[2 * (turn - 1) + word] = deal[HANDS + 2 * other + word]
        planes[AT_SECRET_FOLLA + word] = deal[FOLLA + word]
