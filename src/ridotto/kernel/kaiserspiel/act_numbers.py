"""Between the readable game's acts and lines and the kernel's numbers."""

from collections.abc import Iterator, Mapping

from ridotto.games.kaiserspiel import KAISERSPIEL, acts, state
from ridotto.games.kaiserspiel.game import awaited
from ridotto.games.kaiserspiel.imperials import showable
from ridotto.games.kaiserspiel.pack import SUIT_LETTERS, of_suit
from ridotto.games.kaiserspiel.rules import PointBy
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import Deal, Pack, Tables
from ridotto.kernel.kaiserspiel import layout, tables
from ridotto.kernel.kaiserspiel.numbering import (
    CARD,
    CUT,
    DEMAND,
    EQUAL,
    GOOD,
    IMPERIAL_OF,
    IMPERIALS,
    NAME,
    NUMBER,
    POINT,
    SHOW,
    SHOW_CHOSEN,
    TELL,
    TELLING,
    WITHHOLD,
)
from ridotto.table import HOUSE, Action, Do, PickNumber, Seat, View


def set_up(t: Tables, deal: Deal) -> Action:
    """The readable act that lays the position in the party's slots."""
    players = int(t[tables.PLAYERS])
    fiches, loose = layout.FICHES_BEFORE, layout.LOOSE_BEFORE
    return acts.SetUp(
        HOUSE,
        dealer=int(deal[layout.DEALER]),
        fiches=tuple(int(count) for count in deal[fiches : fiches + players]),
        loose=tuple(int(points) for points in deal[loose : loose + players]),
    )


def shuffled(t: Tables, pack: Pack) -> Action:
    """The readable act that lays the pack in this order."""
    del t
    return acts.Shuffle(HOUSE, tuple(CARD[int(number)] for number in pack))


def acts_of(table: Kaiserspiel, action: Action) -> tuple[int, ...]:
    """A readable act in the kernel's numbers; imperials shown are told in the order of these."""
    del table
    match action:
        case acts.Show(imperials=sets):
            chosen = sorted(SHOW + IMPERIAL_OF[frozenset(cards)] for cards in sets)
            return (*chosen, SHOW_CHOSEN)
        case acts.Cut(lifted=lifted):
            return (CUT + lifted - 1,)
        case acts.Play(card=card):
            return (NUMBER[card],)
        case acts.Tell(pips=pips, cards=cards):
            return (TELLING[pips, cards],)
        case acts.Name(suit=suit):
            return (NAME + SUIT_LETTERS.index(suit),)
    return (PLAIN_ACTS[type(action)],)


PLAIN_ACTS: dict[type[Action], int] = {
    acts.Withhold: WITHHOLD,
    acts.Good: GOOD,
    acts.Equal: EQUAL,
    acts.Demand: DEMAND,
}
"""Those that say nothing more."""


def action_of(table: Kaiserspiel, numbers: tuple[int, ...]) -> Action | None:
    """The readable act made of these; None while imperials are still being chosen."""
    (seat,) = awaited(table)
    last = numbers[-1]
    if last < WORD:
        return acts.Play(seat, CARD[last])
    if last < SHOW_CHOSEN:
        return None
    if last == SHOW_CHOSEN:
        return acts.Show(seat, tuple(IMPERIALS[number - SHOW] for number in numbers[:-1]))
    return _cut_or_word(table, seat, last)


def _cut_or_word(table: Kaiserspiel, seat: Seat, number: int) -> Action:
    if number >= TELL:
        pips, cards = POINT[number]
        counted = table.rules.point_by is PointBy.CARDS_THEN_PIPS
        return acts.Tell(seat, pips, cards if counted else 0)
    if number >= CUT:
        return acts.Cut(seat, number - CUT + 1)
    for kind, plain in PLAIN_ACTS.items():
        if number == plain:
            return kind(seat)
    suit = SUIT_LETTERS[number - NAME]
    return acts.Name(seat, suit, len(of_suit(table.deal.hands[seat], suit)))


def judged(table: Kaiserspiel, begun: tuple[int, ...]) -> set[int]:
    """The acts that may be next: what the readable game offers to the seat in turn."""
    (seat,) = awaited(table)
    if isinstance(table.phase, state.Imperials | state.Tournee):
        numbers = {SHOW + IMPERIAL_OF[frozenset(imp.cards)] for imp in showable(table, seat)}
        return {number for number in numbers if number > max(begun, default=0)} | {SHOW_CHOSEN}
    return set(_offered(table, seat))


def _offered(table: Kaiserspiel, seat: Seat) -> Iterator[int]:
    for offer in KAISERSPIEL.offers(View(seat, table)):
        match offer:
            case Do(action=action):
                yield from acts_of(table, action)
            case PickNumber(numbers=numbers):
                yield from (CUT + lifted - 1 for lifted in numbers)


def lines_of(t: Tables, deal: Deal) -> Mapping[tuple[int, str], int]:
    """The points of every line of a finished deal, by seat and by rule."""
    found = {}
    for seat in range(int(t[tables.PLAYERS])):
        for kind, rule in enumerate(layout.LINE_RULES):
            times = int(deal[layout.SHEET + seat]) >> layout.FIELD * kind & (1 << layout.FIELD) - 1
            if times:
                found[seat, rule] = times * int(t[tables.LINE_POINTS + kind])
    return found


def lines_at(table: Kaiserspiel) -> Mapping[tuple[int, str], int]:
    """The score lines of the readable table, by side and rule."""
    found: dict[tuple[int, str], int] = {}
    for line in table.deal.lines:
        found[line.side, line.rule] = found.get((line.side, line.rule), 0) + line.points
    return found
