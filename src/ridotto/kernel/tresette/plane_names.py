"""The planes of bits that a seat observes, and those that it may not know.

Seats are counted from the observer: 0 is the observer, 1 whoever plays next. Sides likewise: 0 is
the observer's own, then the others in the order of play. A number in steps has as many bits set,
from the lowest, up to the width of its field.
"""

from collections.abc import Iterator
from typing import Final

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.planes import Plane, Planes, facts
from ridotto.kernel.tresette.layout import HEAPS_EACH, SEATS, SIDES
from ridotto.kernel.tresette.numbering import (
    ALL_CARDS,
    CARDS,
    CUT,
    ITEMS,
    LEAST,
    MOST,
    NAPOLITANE,
    SIGNS,
    SUIT_COUNT,
)
from ridotto.kernel.tresette.rule_bits import AGREED, LONG, SHORT

GROUP_STEPS: Final = SUIT_COUNT - LEAST + 1
"""Three of a rank, or four."""
NAPOLITANA_STEPS: Final = MOST - LEAST + 1
"""How many lengths a Napolitana can have."""
ITEM_WIDTH: Final = NAPOLITANE * GROUP_STEPS + SUIT_COUNT * NAPOLITANA_STEPS
SIGN_WIDTH: Final = len(SIGNS) * SUIT_COUNT
PHASES: Final = 4
MOST_TRICKS: Final = 20
MOST_POINTS: Final = 11
MOST_FIGURES: Final = 20
SLATE_STEPS: Final = 10
"""Partien on the slate, of each side from each other."""
BENEATH: Final = HEAPS_EACH
"""The most cards that lie covered under an open one."""

ITEM_ORDER: Final = (
    "for each rank from the Four to the Three a bit for three and one for four, then for each suit"
    " the length of its Napolitana in steps from three"
)


def cards(name: str, about: str) -> Plane:
    """A set of cards."""
    return Plane(name, (ALL_CARDS,), about)


def _own() -> Iterator[Plane]:
    acts = (1 << CARDS + ITEMS + 1 + len(SIGNS)) - 1
    cut_acts = sum(1 << CUT + lifted - WORD for lifted in range(1, CARDS))
    yield Plane("lawful", (acts, cut_acts), "The acts the observer may do now, if in turn.")
    yield cards("hand", "The cards in hand, or lying open before the observer.")
    yield cards("dealt", "The cards as they were taken up, on which announcements are judged.")
    yield facts("holding", ITEM_WIDTH, f"What those let one announce: {ITEM_ORDER}.")
    yield facts("named", ITEMS, "The items the observer has named in the announcement begun.")
    yield cards("unseen", "The cards the observer has seen nowhere: not in hand, open or played.")


def _by_seat(seat: int) -> Iterator[Plane]:
    yield cards(f"played {seat}", "All cards this seat has played in the deal.")
    yield cards(f"led {seat}", "Those of them it led.")
    yield cards(f"thrown {seat}", "Those of them with which it did not follow suit.")
    yield cards(f"on the table {seat}", "Its card in the trick on the table.")
    yield facts(f"void {seat}", SUIT_COUNT, "The suits it did not follow with its cards in hand.")
    yield facts(f"told {seat}", ITEM_WIDTH, f"What it announced of its cards: {ITEM_ORDER}.")
    yield facts(
        f"signed {seat}",
        SIGN_WIDTH,
        "The signs it made and the suits it led with them, the suits of one sign together.",
    )
    yield facts(f"tricks {seat}", MOST_TRICKS, "How many tricks it has taken, in steps.")


def _others(seat: int) -> Iterator[Plane]:
    yield cards(
        f"known {seat}",
        "Cards this seat is known to hold: announced openly, the rest of an announced rank when"
        " the missing one has been seen, or lying open.",
    )
    yield cards(
        f"possible {seat}",
        "Cards this seat may hold: unseen, not of a suit it did not follow, not known to be"
        " elsewhere, not contradicting what it announced.",
    )


def _by_side(side: int) -> Iterator[Plane]:
    yield cards(f"pile {side}", "The cards this side has won.")
    yield facts(f"points {side}", MOST_POINTS, "Its points from cards so far, in steps.")
    yield facts(f"figures {side}", MOST_FIGURES, "The figures it has won, in steps.")
    yield facts(f"marks {side}", LONG, "Its marks in steps.")
    yield facts(f"missing {side}", LONG, "How many it lacks to the target, in steps.")


def _heaps(seat: int) -> Iterator[Plane]:
    for depth in range(1, BENEATH + 1):
        yield cards(
            f"beneath {seat} {depth}",
            "With heaps: this seat's open cards with at least that many covered ones beneath.",
        )
    yield facts(
        f"uncovered {seat}",
        BENEATH,
        "With heaps: how many lie beneath the card it has just played, in steps.",
    )


def _moment() -> Iterator[Plane]:
    yield facts("phase", PHASES, "One bit: the cut, the first window, the second, the play.")
    yield facts("turn", SEATS, "The seat that is to act.")
    yield facts("dealer", SEATS, "The seat that dealt.")
    yield facts("forehand", SEATS, "The seat that announces first.")
    yield facts("leader", SEATS, "The seat that leads or has led to the trick.")
    yield facts("winning", SEATS, "The seat that wins the trick on the table so far, if any.")
    yield cards("best", "The card that wins it so far.")
    yield facts("trick", MOST_TRICKS, "How many tricks are gathered, in steps.")
    yield facts("lying", SEATS, "How many cards lie on the table, in steps.")
    yield facts("spoken", SEATS, "How many have spoken in the window that is open, in steps.")
    yield facts("sign", len(SIGNS), "The sign made for this lead.")


def _standing() -> Iterator[Plane]:
    yield facts("out", SIDES, "The side that has won the Partie in this deal, if any.")
    yield facts(
        "slate",
        SIDES * (SIDES - 1) * SLATE_STEPS,
        "Partien of the own side from the next and the one after, then theirs in the same order of"
        " winner and loser, each in steps.",
    )
    yield facts(
        "past",
        SEATS * SLATE_STEPS,
        "Partien on slates settled with earlier partners, by seat, in steps.",
    )
    yield facts("opened", SHORT, "Deals already dealt in the running Partie, in steps.")
    yield facts("deals", SHORT, "Deals of the sitting already done, in steps.")
    yield facts("finished", SHORT, "Partien ended since partners were drawn, in steps.")


def _secrets() -> Iterator[Plane]:
    for seat in range(1, SEATS):
        yield cards(f"hand {seat}", "The cards this seat holds.")
    for seat in range(2):
        for number in range(1, HEAPS_EACH + 1):
            yield cards(
                f"coming {seat} {number}",
                "Among two: the cards this seat takes up that many packets from now, or those lying"
                " so deep in its heaps.",
            )
    yield cards("talon", "The cards left over among three.")


OBSERVATION: Final = Planes(
    _own(),
    *(_by_seat(seat) for seat in range(SEATS)),
    *(_others(seat) for seat in range(1, SEATS)),
    *(_by_side(side) for side in range(SIDES)),
    *(_heaps(seat) for seat in range(2)),
    _moment(),
    _standing(),
    AGREED,
)

SECRETS: Final = Planes(_secrets())
