"""Writing what a seat may know, and what it may not, as planes of bits counted from that seat."""

from typing import Final

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import NOBODY, Deal, Tables, Words
from ridotto.kernel.guimbarde import tables
from ridotto.kernel.guimbarde.layout import (
    ABSENT,
    BEST,
    BOXES,
    DEALER,
    DEALS,
    DRAWN_BY,
    FIRST,
    FONDS,
    FOU_PAID,
    HANDS,
    KNOWN,
    LAID,
    LEADER,
    LED,
    LYING,
    MARRIED,
    NAMED,
    PARTY,
    PHASE,
    PLAYED,
    QUEEN,
    SEATS,
    TABLE,
    TIED,
    TOLD,
    TRICK,
    TRICKS,
    TRUMPS,
    TURN,
    TURNED,
    WINNER,
)
from ridotto.kernel.guimbarde.payments import lane
from ridotto.kernel.guimbarde.plane_names import (
    EXACT,
    FEWEST,
    LEVELS,
    MOST_DEALS,
    OBSERVATION,
    POINT_SIZES,
    SECRETS,
    STEP,
)
from ridotto.kernel.guimbarde.seat_order import after, steps_between
from ridotto.kernel.guimbarde.turns import lawful

BOX_COUNT: Final = PARTY - BOXES
WORDS: Final = OBSERVATION.words
SECRET_WORDS: Final = SECRETS.words

P_HAND: Final = OBSERVATION.at("hand")
P_PACK: Final = OBSERVATION.at("pack")
P_TURNED: Final = OBSERVATION.at("turned")
P_TRUMPS: Final = OBSERVATION.at("trumps")
P_UNSEEN: Final = OBSERVATION.at("unseen")
P_LED: Final = OBSERVATION.at("led")
P_WINNING: Final = OBSERVATION.at("winning")
P_QUEEN: Final = OBSERVATION.at("queen")
P_PLAYED: Final = OBSERVATION.at("played 0")
P_TABLE: Final = OBSERVATION.at("table 0")
P_KNOWN: Final = OBSERVATION.at("known 0")
P_ABSENT: Final = OBSERVATION.at("absent 0")
P_PIPS: Final = OBSERVATION.at("pips 0")
P_PHASE: Final = OBSERVATION.at("phase")
P_TURN: Final = OBSERVATION.at("turn")
P_DEALER: Final = OBSERVATION.at("dealer")
P_LEADER: Final = OBSERVATION.at("leader")
P_WINNER: Final = OBSERVATION.at("winner")
P_KINGS: Final = OBSERVATION.at("kings")
P_TRICK: Final = OBSERVATION.at("trick")
P_LYING: Final = OBSERVATION.at("lying")
P_TRICKS: Final = OBSERVATION.at("tricks")
P_FIRST: Final = OBSERVATION.at("first")
P_NAMED: Final = OBSERVATION.at("named")
P_LAID: Final = OBSERVATION.at("laid")
P_BOXES: Final = OBSERVATION.at("box point")
P_DRAWN: Final = OBSERVATION.at("drawn")
P_PAID: Final = OBSERVATION.at("paid")
P_DEALS: Final = OBSERVATION.at("deals")
P_PLAYERS: Final = OBSERVATION.at("players")
P_RULES: Final = OBSERVATION.at("rules")
S_HANDS: Final = SECRETS.at("hand 1")
S_TALON: Final = SECRETS.at("talon")


@compiled
def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What a seat may know; it reads no hand but the seat's own."""
    for word in range(WORDS):
        planes[word] = 0
    if deal[TURN] == seat:
        # The first plane is theirs.
        lawful(t, deal, planes)
    observe_cards(t, deal, seat, planes)
    observe_seats(t, deal, seat, planes)
    observe_trick(t, deal, seat, planes)
    observe_party(t, deal, seat, planes)


@inlined
def some_bit(number: int) -> int:
    """The bit of a number, none for ``NOBODY``."""
    return 0 if number == NOBODY else 1 << number


@inlined
def place_bit(t: Tables, seat: int, other: int) -> int:
    """The bit of a seat's place, counted from the observer; none for ``NOBODY``."""
    return 0 if other == NOBODY else 1 << steps_between(t, seat, other)


@inlined
def first_bits(count: int) -> int:
    """A word with the lowest ``count`` bits set."""
    return (1 << count) - 1


@inlined
def seen_by_all(t: Tables, deal: Deal) -> int:
    """The cards that have been played or turned."""
    cards = some_bit(deal[TURNED])
    for seat in range(t[tables.PLAYERS]):
        cards |= deal[PLAYED + seat]
    return cards


@inlined
def observe_cards(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """One's own hand, and the cards that are nobody's."""
    unseen = t[tables.CARDS] & ~seen_by_all(t, deal) & ~deal[HANDS + seat]
    for other in range(t[tables.PLAYERS]):
        unseen &= ~deal[KNOWN + other]
    planes[P_HAND] = deal[HANDS + seat]
    planes[P_PACK] = t[tables.CARDS]
    planes[P_TURNED] = some_bit(deal[TURNED])
    planes[P_TRUMPS] = 0 if deal[TURNED] == NOBODY else t[tables.TRUMP_CARDS + deal[TRUMPS]]
    planes[P_UNSEEN] = unseen
    planes[P_LED] = some_bit(deal[LED])
    planes[P_WINNING] = some_bit(deal[BEST])
    planes[P_QUEEN] = deal[QUEEN]


@inlined
def observe_seats(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What there is for each place at the table."""
    seen, other = seen_by_all(t, deal), seat
    for place in range(t[tables.PLAYERS]):
        planes[P_PLAYED + place] = deal[PLAYED + other]
        planes[P_TABLE + place] = deal[PLAYED + other] & deal[TABLE]
        planes[P_KNOWN + place] = deal[KNOWN + other]
        planes[P_ABSENT + place] = deal[ABSENT + other] & ~seen
        pips, named = lane(deal[TOLD], other), lane(deal[NAMED], other)
        planes[P_PIPS + place] = 1 << pips if pips else 0
        if named:
            planes[P_NAMED] |= 1 << (POINT_SIZES * place + named - t[tables.LEAST])
        won = first_bits(lane(deal[TRICKS], other))
        planes[P_TRICKS] |= won << t[tables.TRICKS] * place
        other = after(t, other)


@inlined
def observe_trick(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """Phase, turn, and how the trick and the deal stand."""
    planes[P_PHASE] = 1 << deal[PHASE]
    planes[P_TURN] = place_bit(t, seat, deal[TURN])
    planes[P_DEALER] = place_bit(t, seat, deal[DEALER])
    planes[P_LEADER] = place_bit(t, seat, deal[LEADER])
    planes[P_WINNER] = place_bit(t, seat, deal[WINNER]) if deal[LYING] else 0
    other = deal[LEADER]
    for place in range(t[tables.PLAYERS]):
        planes[P_KINGS] |= place_bit(t, seat, other) if deal[MARRIED] >> place & 1 else 0
        other = after(t, other)
    planes[P_TRICK] = 1 << (deal[TRICK] - 1) & first_bits(t[tables.TRICKS])
    planes[P_LYING] = first_bits(deal[LYING])
    planes[P_FIRST] = place_bit(t, seat, deal[FIRST]) | deal[TIED] << SEATS
    planes[P_LAID] = deal[LAID]


@inlined
def level(jettons: int) -> int:
    """How many bits are set for a number of jettons in a box."""
    return min(jettons if jettons <= EXACT else EXACT + (jettons - EXACT) // STEP, LEVELS)


@inlined
def observe_party(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The boxes, the sitting, and the rules in force."""
    for box in range(BOX_COUNT):
        planes[P_BOXES + box] = first_bits(level(deal[BOXES + box]))
        planes[P_DRAWN] |= place_bit(t, seat, deal[DRAWN_BY + box]) << SEATS * box
    planes[P_PAID] = (1 if deal[FONDS] else 0) | deal[FOU_PAID] << 1
    planes[P_DEALS] = first_bits(min(t[tables.SITTING] - deal[DEALS], MOST_DEALS))
    planes[P_PLAYERS] = 1 << (t[tables.PLAYERS] - FEWEST)
    planes[P_RULES] = t[tables.RULE_BITS]


@compiled
def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The hands of the others and the talon."""
    for word in range(SECRET_WORDS):
        planes[word] = 0
    rest = t[tables.CARDS] & ~seen_by_all(t, deal) & ~deal[HANDS + seat]
    other = after(t, seat)
    for place in range(t[tables.PLAYERS] - 1):
        planes[S_HANDS + place] = deal[HANDS + other]
        rest &= ~deal[HANDS + other]
        other = after(t, other)
    planes[S_TALON] = 0 if deal[TURNED] == NOBODY else rest
