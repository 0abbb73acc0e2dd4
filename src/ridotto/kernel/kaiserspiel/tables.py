"""What the kernel knows of cards and rules, built from the pack and a rule set.

All of it is one flat array, like the deal: what stands where is told below. Who gets which card,
what a line marks and what the tricks count is asked of the readable game itself.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Final, TypeAlias

import numpy as np

from ridotto.cards import Card
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.kaiserspiel.acts import Cut, SetUp, Shuffle
from ridotto.games.kaiserspiel.deal_end import cards_lines
from ridotto.games.kaiserspiel.deal_start import is_honour, tourne
from ridotto.games.kaiserspiel.imperials import (
    after_show,
    find_imperials,
    find_tournees,
    tournee_seats,
)
from ridotto.games.kaiserspiel.marks import Board, book
from ridotto.games.kaiserspiel.pack import COURTS, SUIT_LETTERS, of_suit
from ridotto.games.kaiserspiel.rules import FOUR as FOUR_POINTS
from ridotto.games.kaiserspiel.rules import HAND as HAND_CARDS
from ridotto.games.kaiserspiel.rules import IMPERIAL as IMPERIAL_POINTS
from ridotto.games.kaiserspiel.rules import CardsScore, PointBy, Rules, RummelOf, TourneeFor
from ridotto.games.kaiserspiel.rummel import least_cards, point
from ridotto.games.kaiserspiel.state import Imperials, Kaiserspiel, Tournee
from ridotto.games.kaiserspiel.tricks import trump_lead
from ridotto.kernel.contract import NOBODY, Pack, Tables
from ridotto.kernel.fill_tables import fill_tables
from ridotto.kernel.kaiserspiel.layout import LINE_RULES, LINES, SEATS
from ridotto.kernel.kaiserspiel.numbering import (
    IMPERIAL_OF,
    NUMBER,
    RANKS,
    SUITS,
    TELLING,
    word,
)
from ridotto.kernel.kaiserspiel.numbering import IMPERIALS as SETS_OF_CARDS
from ridotto.table import HOUSE, RuleSet, ScoreLine, replay

SETS: Final = len(SETS_OF_CARDS)
NEVER: Final = 1 << 62
"""A set of cards that nobody has."""

# Numbers.
PLAYERS: Final = 0
PACK: Final = 1
"""How many cards are played with."""
HAND: Final = 2
"""Cards dealt to each, and so tricks in a deal."""
FOUR: Final = 3
"""Points in a jetton."""
IMPERIAL: Final = 4
"""Points in a fiche."""
TARGET: Final = 5
"""Imperials in a Partie."""
PARTIEN: Final = 6
"""Partien in a sitting."""
STAKE: Final = 7
TURNED_APART: Final = 8
"""1 where the turned card lies on the talon, 0 where it is in the dealer's hand."""
TRUMP_LEAD: Final = 9
"""1 where elder must lead a trump to the first trick, if he has one."""
RULES: Final = 10
"""The rules in force as bits, for observations: those of ``rule_facts``."""
LONGEST: Final = 11
"""1 where only one's longest suit can be the Rummel."""
LEAST: Final = 12
"""The fewest cards of a Rummel."""

# The order of play.
NEXT: Final = 13
"""By seat, who follows."""
CUTTER: Final = NEXT + SEATS
"""By dealer, who cuts."""
TOURNEE: Final = CUTTER + SEATS
"""By dealer, who is first to show what the turned card completes, or ``NOBODY``."""
PLACES: Final = TOURNEE + SEATS
"""Where everybody's cards lie in the cut pack, ``HAND`` places for elder, then for the next."""
TURNED_PLACE: Final = PLACES + SEATS * HAND_CARDS
"""Where the card lies there that is turned."""

# Sets of cards.
ALL: Final = TURNED_PLACE + 1
TOURNE: Final = ALL + 1
"""The cards for which the dealer marks, if he turns them."""
LANES: Final = TOURNE + 1
"""By suit, its cards."""
HONOURS: Final = LANES + SUITS
"""By trump suit, the honours."""
FALLING: Final = HONOURS + SUITS
"""By trump suit, the cards that can be made to fall together; none where that does not count."""
IMPERIALS: Final = FALLING + SUITS
"""The cards of each imperial, ``NEVER`` for those that do not count."""
IMPERIAL_LINE: Final = IMPERIALS + SETS
"""By trump suit and imperial, which kind of line it is marked by."""

# What is marked.
LINE_POINTS: Final = IMPERIAL_LINE + SUITS * SETS
"""By kind of line, its points."""
LINE_FICHES: Final = LINE_POINTS + LINES
"""The fiches it brings at once; 0 for a jetton."""
LINE_WIPES: Final = LINE_FICHES + LINES
"""1 where an imperial made by it wipes out the others' loose points."""
TRICK_FOURS: Final = LINE_WIPES + LINES
"""By number of tricks won, the fours they count at the end."""
TRICK_CAPOTS: Final = TRICK_FOURS + HAND_CARDS + 1
"""By number of tricks won, how often a capot is marked."""

POINT: Final = TRICK_CAPOTS + HAND_CARDS + 1
"""By the cards of one suit as the bits of its lane, the act that tells them; 0 for no card."""
CARDS: Final = POINT + (1 << RANKS)
"""The numbers of all cards that are played with."""
SIZE: Final = CARDS + len(NUMBER)

MOST_IMPERIALS: Final = 16
"""Observations tell no more of them apart: targets, and what is wanting to them."""
MOST_WORTH: Final = 4
"""The most that a trump sequence or a capot counts."""

Parts: TypeAlias = Iterator[tuple[int, int | Iterable[int]]]


def make_tables(rules: RuleSet) -> Tables:
    """The tables of a rule set with its options."""
    table = KAISERSPIEL.open(rules)
    return fill_tables(
        SIZE,
        _numbers(table),
        _order(table),
        _cards(table.rules),
        _imperials(table.rules),
        _lines(table),
        _points(table.rules),
    )


def new_pack(t: Tables) -> Pack:
    """The numbers of all cards, to be shuffled."""
    return t[CARDS : CARDS + t[PACK]].astype(np.uint8)


def _numbers(table: Kaiserspiel) -> Parts:
    rules = table.rules
    yield PLAYERS, rules.players
    yield PACK, rules.cards
    yield HAND, HAND_CARDS
    yield FOUR, FOUR_POINTS
    yield IMPERIAL, IMPERIAL_POINTS
    yield TARGET, rules.target
    yield PARTIEN, rules.partien
    yield STAKE, rules.stake
    yield TURNED_APART, int(rules.turned_apart)
    yield TRUMP_LEAD, int(trump_lead(table))
    yield LONGEST, int(rules.rummel_of is RummelOf.LONGEST_SUIT)
    yield LEAST, least_cards(rules, ((),))
    yield RULES, sum(1 << bit for bit, (_, holds) in enumerate(rule_facts(rules)) if holds)


def rule_facts(rules: Rules) -> list[tuple[str, bool]]:
    """What an observation says of the rules: all that bears on how one plays.

    Direction, packets, stake and the number of Partien do not.
    """
    facts = [
        ("three play", rules.players == 3),
        ("there are sixes", rules.cards == 36),
        ("without restriction", rules.unrestricted),
        ("the turned card may complete both hands", rules.tournee_for is TourneeFor.BOTH),
        ("four sevens count", "7" in rules.fours),
        ("the number of cards decides the Rummel", rules.point_by is PointBy.CARDS_THEN_PIPS),
        ("tricks count by their difference", rules.cards_score is CardsScore.DIFFERENCE),
        ("imperials by tricks wipe out", rules.cards_imperial_erases),
    ]
    for most, what, number in (
        (MOST_WORTH, "imperials for the trump sequence", rules.trump_sequence),
        (MOST_WORTH, "imperials for all tricks", rules.capot),
        (MOST_IMPERIALS, "imperials in a Partie", rules.target),
    ):
        facts += [(f"at least {least} {what}", number >= least) for least in range(1, most + 1)]
    facts.append(("the Rummel is of the longest suit", rules.rummel_of is RummelOf.LONGEST_SUIT))
    return facts


def _order(table: Kaiserspiel) -> Parts:
    """Who follows whom, who cuts, who shows; where the cards of a cut pack go."""
    last = table.in_phase(Imperials(table.rules.players - 1))
    counts = isinstance(after_show(last), Tournee)
    for seat in table.seats:
        dealing = table.with_deal(dealer=seat)
        yield NEXT + seat, table.party.after(seat)
        yield CUTTER + seat, dealing.cutter
        yield TOURNEE + seat, tournee_seats(dealing)[0] if counts else NOBODY
    pack = table.rules.the_pack.cards
    nothing = (0,) * table.rules.players
    acts = (
        SetUp(HOUSE, dealer=table.dealer, fiches=nothing, loose=nothing),
        Shuffle(HOUSE, (pack[-1], *pack[:-1])),
        Cut(table.cutter, 1),
    )
    dealt, _ = replay(KAISERSPIEL, table, acts)
    for place, seat in enumerate(dealt.speakers):
        yield PLACES + place * HAND_CARDS, map(pack.index, dealt.deal.hands[seat])
    assert dealt.deal.turned is not None
    yield TURNED_PLACE, pack.index(dealt.deal.turned)


def _cards(rules: Rules) -> Parts:
    pack = rules.the_pack.cards
    yield ALL, word(pack)
    yield CARDS, (NUMBER[card] for card in pack)
    yield TOURNE, word(card for card in pack if tourne(rules, 0, card))
    for number, suit in enumerate(SUIT_LETTERS):
        yield LANES + number, word(of_suit(pack, suit))
        yield HONOURS + number, word(card for card in pack if is_honour(rules, suit, card))
        courts = (Card(suit + rank) for rank in COURTS) if rules.unrestricted else ()
        yield FALLING + number, word(courts)


def _imperials(rules: Rules) -> Parts:
    yield IMPERIALS, [NEVER] * SETS
    for suit, trumps in enumerate(SUIT_LETTERS):
        for found in find_imperials(rules, rules.the_pack.cards, trumps):
            number = IMPERIAL_OF[frozenset(found.cards)]
            yield IMPERIALS + number, word(found.cards)
            yield IMPERIAL_LINE + SETS * suit + number, LINE_RULES.index(found.rule)


def _lines(table: Kaiserspiel) -> Parts:
    """What each kind of line does to a board on which both are about to make an imperial."""
    rules = table.rules
    least, last = FOUR_POINTS, IMPERIAL_POINTS - FOUR_POINTS
    for kind, rule in enumerate(LINE_RULES):
        points = _points_of(rules).get(rule, FOUR_POINTS)
        line = ScoreLine(0, rule, points)
        yield LINE_POINTS + kind, points
        yield LINE_FICHES + kind, book(rules, Board((0, 0), (0, 0)), line).fiches[0]
        wiped = book(rules, Board((0, 0), (last, least)), line).loose[1] == 0
        yield LINE_WIPES + kind, int(wiped)
    for own in range(HAND_CARDS + 1):
        tricks = (own, HAND_CARDS - own, 0)[: rules.players]
        counted = [line.rule for line in cards_lines(table, 0, tricks)]
        yield TRICK_FOURS + own, counted.count("cards")
        yield TRICK_CAPOTS + own, counted.count("capot")


def _points_of(rules: Rules) -> dict[str, int]:
    """The points of the lines that mark whole imperials."""
    cards, first = rules.the_pack.cards, SUIT_LETTERS[0]
    found = find_imperials(rules, cards, first)
    found += find_tournees(rules, cards, Card(first + COURTS[0]), first)
    points = {imperial.rule: imperial.worth * IMPERIAL_POINTS for imperial in found}
    capot = {"capot": rules.capot * IMPERIAL_POINTS} if rules.capot else {}
    return {**points, "imperial.fall": IMPERIAL_POINTS, **capot}


def _points(rules: Rules) -> Parts:
    """The first suit's lane begins with the first bit, so that its words can be counted on."""
    suit = of_suit(rules.the_pack.cards, SUIT_LETTERS[0])
    for cards in chain.from_iterable(combinations(suit, n) for n in range(1, len(suit) + 1)):
        yield POINT + word(cards), TELLING[point(rules, cards)]
