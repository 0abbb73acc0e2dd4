"""What a seat observes: the planes by name, and writing them.

People are counted from oneself in order of play: ``self``, ``next``, ``third``. The king, who has
no cards and decides nothing, counts from the dealer and sees what everybody sees.
"""

from collections.abc import Iterator
from typing import Final

from ridotto.kernel.card_sets import popcount
from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.contract import Deal, Tables, Words
from ridotto.kernel.planes import Plane, Planes, facts
from ridotto.kernel.taroc import layout, rule_facts, tables
from ridotto.kernel.taroc.count import counters_worth, empties_worth
from ridotto.kernel.taroc.layout import (
    ABSENT,
    ANNOUNCED,
    DEALER,
    HANDS,
    KNOWN,
    LED,
    LYING,
    NOBODY,
    OWED,
    OWING,
    PHASE,
    PILES,
    PLACES,
    PLAYED,
    SEATS,
    SKAR,
    SUITS_LED,
    TABLE,
    TRICK,
    TURN,
    WINNING,
)
from ridotto.kernel.taroc.numbering import EVERY_SUIT_CARD, EVERY_TAROC, HONOURS
from ridotto.kernel.taroc.turns import PASS_BIT, PASS_LEAD_BIT, may_do

PEOPLE: Final = ("self", "next", "third")
OTHERS: Final = PEOPLE[1:]


def _cards(name: str, about: str) -> Plane:
    return Plane(name, (EVERY_SUIT_CARD, EVERY_TAROC), about)


def _each(name: str, about: str, people: tuple[str, ...] = PEOPLE) -> Iterator[Plane]:
    """A plane for each of several people."""
    return (_cards(f"{name}-{who}", f"{about}: {who}") for who in people)


_SAID: Final = PASS_BIT | PASS_LEAD_BIT
_SUITS: Final = layout.NOTHING
MOST_POINTS: Final = 62
"""More are not told apart."""

OBSERVATION: Final = Planes(
    _cards("hand", "the cards in one's own hand"),
    Plane(
        "lawful",
        (EVERY_SUIT_CARD, EVERY_TAROC | _SAID, (1 << HONOURS) - 1),
        "what one may do, if one has to act: cards, then passing and yielding the lead, then"
        " honours to announce; of cuts, where any will do, nothing is told",
    ),
    _each("trick", "the card somebody has put into the trick on the table"),
    _each("played", "everything somebody has played in this deal"),
    _each("pile", "the tricks somebody has, with what was given and got for the Skis"),
    _each("known", "cards that somebody's hand certainly holds, by what he said", OTHERS),
    _each("possible", "unseen cards that somebody's hand may hold, by what he played", OTHERS),
    _cards("unseen", "the cards one has not seen: in the others' hands or in the Skar"),
    _cards("skar", "what oneself, as dealer, has laid away"),
    (
        facts(f"honours-{who}", HONOURS, f"the honours somebody has announced: {who}")
        for who in PEOPLE
    ),
    (
        facts(
            f"points-{who}", MOST_POINTS, f"a bit for each point by threes in the tricks of {who}"
        )
        for who in PEOPLE
    ),
    facts(
        "suits-led",
        PLACES * _SUITS,
        "self, next, third: the suits, and tarocs, each has led so far",
    ),
    facts("trick-number", 25, "a bit for each trick begun"),
    facts(
        "table",
        4 + 5 * PLACES + _SUITS + 3 + 2,
        "phase (cut, Skar, honours, play); counted from oneself, three bits each: who deals, who is"
        " in turn, whose card wins the trick, who owes a card for the Skis, to whom; the suit led,"
        " or tarocs; how many cards lie in the trick (0-2); whether one is the idle king; whether"
        " the Skis must be laid off by now",
    ),
    rule_facts.PLANE,
)
"""The planes that ``observe`` writes."""

SECRETS: Final = Planes(
    _each("hand", "the cards in somebody's hand", OTHERS),
    _cards("skar", "what the dealer, who is not oneself, has laid away"),
)
"""The planes that ``reveal`` writes; for the king, the dealer's hand is what is left."""

HAND_AT: Final = OBSERVATION.at("hand")
LAWFUL_AT: Final = OBSERVATION.at("lawful")
TRICK_AT: Final = OBSERVATION.at("trick-self")
PLAYED_AT: Final = OBSERVATION.at("played-self")
PILE_AT: Final = OBSERVATION.at("pile-self")
KNOWN_AT: Final = OBSERVATION.at("known-next")
POSSIBLE_AT: Final = OBSERVATION.at("possible-next")
UNSEEN_AT: Final = OBSERVATION.at("unseen")
SKAR_AT: Final = OBSERVATION.at("skar")
HONOURS_AT: Final = OBSERVATION.at("honours-self")
POINTS_AT: Final = OBSERVATION.at("points-self")
SUITS_LED_AT: Final = OBSERVATION.at("suits-led")
TRICK_NUMBER_AT: Final = OBSERVATION.at("trick-number")
TABLE_AT: Final = OBSERVATION.at("table")
RULES_AT: Final = OBSERVATION.at("rules")
FACT_WORDS: Final = rule_facts.WORDS
HIDDEN_HANDS_AT: Final = SECRETS.at("hand-next")
HIDDEN_SKAR_AT: Final = SECRETS.at("skar")


@inlined
def seen_from(mine: int, place: int) -> int:
    """A bit for a place counted from oneself; none for nobody."""
    return 0 if place == NOBODY else 1 << (place + PLACES - mine) % PLACES


@compiled
def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What a seat may know."""
    for word in range(len(planes)):
        planes[word] = 0
    place = t[tables.PLACE_OF + SEATS * deal[DEALER] + seat]
    mine = max(place, 0)
    if place != NOBODY:
        observe_own(t, deal, place, planes)
    for who in range(PLACES):
        observe_person(t, deal, (mine + who) % PLACES, who, planes)
    observe_unseen(t, deal, place, planes)
    planes[TRICK_NUMBER_AT] = (1 << min(deal[TRICK], t[tables.TRICKS])) - 1
    planes[TABLE_AT] = table_facts(t, deal, mine, place == NOBODY)
    for word in range(FACT_WORDS):
        planes[RULES_AT + word] = t[tables.FACTS + word]


@compiled
def observe_own(t: Tables, deal: Deal, place: int, planes: Words) -> None:
    """One's hand, one's Skar, and what one may do."""
    for word in range(2):
        planes[HAND_AT + word] = deal[HANDS + 2 * place + word]
        planes[SKAR_AT + word] = deal[SKAR + word] if place == 0 else 0
    if deal[TURN] == place:
        lo, hi, honours = may_do(t, deal)
        planes[LAWFUL_AT] = lo
        planes[LAWFUL_AT + 1] = hi
        planes[LAWFUL_AT + 2] = honours


@compiled
def observe_person(t: Tables, deal: Deal, place: int, who: int, planes: Words) -> None:
    """What everybody sees of one player."""
    for word in range(2):
        played = deal[PLAYED + 2 * place + word]
        planes[TRICK_AT + 2 * who + word] = played & deal[TABLE + word]
        planes[PLAYED_AT + 2 * who + word] = played
        planes[PILE_AT + 2 * who + word] = deal[PILES + 2 * place + word]
    lo, hi = deal[PILES + 2 * place], deal[PILES + 2 * place + 1]
    threes = (popcount(lo) + popcount(hi)) * t[tables.PER_THREE] // t[tables.THREE]
    points = counters_worth(t, lo, hi) + empties_worth(t, lo, hi) + threes
    planes[POINTS_AT + who] = (1 << min(max(points, 0), MOST_POINTS)) - 1
    planes[HONOURS_AT + who] = deal[ANNOUNCED + place]
    planes[SUITS_LED_AT] |= deal[SUITS_LED + place] << layout.NOTHING * who


@inlined
def is_gone(deal: Deal, word: int) -> int:
    """One of the two words of all cards that lie openly: played, or in tricks."""
    gone: int = deal[TABLE + word]
    for place in range(PLACES):
        gone |= deal[PILES + 2 * place + word] | deal[PLAYED + 2 * place + word]
    return gone


@compiled
def observe_unseen(t: Tables, deal: Deal, place: int, planes: Words) -> None:
    """Where the cards may lie that one has not seen."""
    mine = max(place, 0)
    for word in range(2):
        every = EVERY_SUIT_CARD if word == 0 else EVERY_TAROC
        seen = planes[HAND_AT + word] | planes[SKAR_AT + word]
        unseen = every & ~seen & ~is_gone(deal, word)
        planes[UNSEEN_AT + word] = unseen
        for who in range(1, PLACES):
            other = (mine + who) % PLACES
            third = (mine + PLACES - who) % PLACES
            planes[KNOWN_AT + 2 * (who - 1) + word] = deal[KNOWN + 2 * other + word] & unseen
            elsewhere = deal[ABSENT + 2 * other + word] | deal[KNOWN + 2 * third + word]
            if word == 1 and late(t, deal, other):
                elsewhere |= t[tables.SKIS_BIT]
            planes[POSSIBLE_AT + 2 * (who - 1) + word] = unseen & ~elsewhere


@inlined
def late(t: Tables, deal: Deal, place: int) -> bool:
    """Has this player played when he could not have kept the Skis (r. 18)?"""
    lies = deal[PLAYED + 2 * place] & deal[TABLE] | deal[PLAYED + 2 * place + 1] & deal[TABLE + 1]
    played = deal[TRICK] if lies else deal[TRICK] - 1
    return bool(played >= t[tables.SKIS_DUE])


@inlined
def table_facts(t: Tables, deal: Deal, mine: int, idle: bool) -> int:
    """The plane ``table``, one fact after the other."""
    phase = deal[PHASE]
    word: int = 1 << phase if phase <= layout.PLAYING else 0
    word |= seen_from(mine, 0) << 4
    word |= seen_from(mine, deal[TURN]) << 7
    word |= seen_from(mine, deal[WINNING]) << 10
    word |= seen_from(mine, deal[OWING]) << 13
    word |= seen_from(mine, deal[OWED]) << 16
    word |= (1 << deal[LED] & (1 << layout.NOTHING) - 1) << 19
    word |= 1 << 24 + deal[LYING]
    word |= int(idle) << 27
    word |= int(deal[TRICK] >= t[tables.SKIS_DUE]) << 28
    return word


@compiled
def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """The other hands, and the Skar of another dealer."""
    place = t[tables.PLACE_OF + SEATS * deal[DEALER] + seat]
    mine = max(place, 0)
    for word in range(2):
        for who in range(1, PLACES):
            other = (mine + who) % PLACES
            planes[HIDDEN_HANDS_AT + 2 * (who - 1) + word] = deal[HANDS + 2 * other + word]
        planes[HIDDEN_SKAR_AT + word] = 0 if place == 0 else deal[SKAR + word]
