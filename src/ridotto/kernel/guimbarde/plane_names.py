"""The planes of an observation, each with its name, its bits, and what they mean.

Seats are counted from oneself: "by seat" planes have one for each of nine places, the observer's
own first, then on to the right. Places at which nobody sits stay empty.
"""

from collections.abc import Iterator
from typing import Final

from ridotto.games.guimbarde.boxes import ALL
from ridotto.games.guimbarde.pack import LEAST_POINT
from ridotto.games.guimbarde.rules import HAND
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.guimbarde.layout import PLAYED_OUT, SEATS
from ridotto.kernel.guimbarde.numbering import ACTS, FULL_WORD, MARRY, SHOWABLE, WEDDABLE
from ridotto.kernel.guimbarde.tables import AGREED
from ridotto.kernel.planes import Plane, Planes, facts

POINT_SIZES: Final = HAND - LEAST_POINT + 1
"""How many different lengths a Point can have."""
PIP_BITS: Final = 52
"""Pips go up to 51: an ace and four tens."""
EXACT: Final = 40
"""The jettons in a box are told one by one up to here, and then in steps."""
STEP: Final = 8
LEVELS: Final = WORD - 1
"""Bits for the jettons in a box."""
MOST_DEALS: Final = 20
"""The deals still to be played are told up to here."""
FEWEST: Final = 3
"""Players there are at least."""


def cards(name: str, about: str) -> Plane:
    """A plane with a bit for each card."""
    return Plane(name, (FULL_WORD,), about)


def by_seat(name: str, about: str, used: int = FULL_WORD, first: int = 0) -> Iterator[Plane]:
    """A plane for each place at the table, counted from oneself."""
    for place in range(first, SEATS):
        whose = "oneself" if place == 0 else f"the {place}. player to one's right"
        yield Plane(f"{name} {place}", (used,), f"{about}: {whose}.")


LAWFUL: Final = (FULL_WORD | WEDDABLE << MARRY, (1 << (ACTS - WORD)) - 1)

OBSERVATION: Final = Planes(
    Plane("lawful", LAWFUL, "The acts one may do now; none when it is not one's turn."),
    cards("hand", "The cards in one's hand."),
    cards("pack", "The cards that are played with."),
    cards("turned", "The card turned up, which makes trumps and is dead."),
    cards("trumps", "The cards that are trumps in this deal."),
    cards("unseen", "The cards that are in another's hand or the talon, one knows not where."),
    cards("led", "The card that was led to the trick on the table."),
    cards("winning", "The card that wins the trick on the table so far."),
    cards("queen", "The queen that would make a marriage if she were played next."),
    by_seat("played", "The cards played in this deal by"),
    by_seat("table", "The card on the table of"),
    by_seat("known", "The cards that everybody knows to be in the hand of"),
    by_seat("absent", "The cards not seen yet that everybody knows not to be in the hand of"),
    by_seat("pips", "The pips named, as the bit of that number, by", (1 << PIP_BITS) - 1),
    facts("phase", PLAYED_OUT, "Cut, boxes, Points by cards, by pips, Point laid open, play."),
    facts("turn", SEATS, "The place of whose turn it is."),
    facts("dealer", SEATS, "The place of the dealer."),
    facts("leader", SEATS, "The place of who leads to this trick."),
    facts("winner", SEATS, "The place of who wins the trick on the table so far."),
    facts("kings", SEATS, "The places of who played the king of a marriage in this trick."),
    facts("trick", HAND, "The number of the trick."),
    facts("lying", SEATS, "How many cards lie on the table, in unary."),
    facts("tricks", SEATS * HAND, "By place, how many tricks were won, in unary with five bits."),
    facts("first", SEATS + 1, "The place of who had most tricks first; and whether it is a tie."),
    facts("named", SEATS * POINT_SIZES, "By place, a Point of three, four or five cards named."),
    facts("laid", len(SHOWABLE), "The sets that who is in turn has laid open for the boxes."),
    (
        facts(f"box {box.value}", LEVELS, f"Jettons in the box {box.value}: more, the more bits.")
        for box in ALL
    ),
    facts("drawn", SEATS * len(ALL), "By box, the place of who drew it before the play."),
    facts("paid", 2, "Whether the fonds are laid; whether the Fou on the table was paid for."),
    facts("deals", MOST_DEALS, "The deals left in the sitting with this one, in unary."),
    facts("players", SEATS - FEWEST + 1, "Three to nine players."),
    facts("rules", len(AGREED), f"What is agreed: {', '.join(AGREED)}."),
)
"""What ``observe`` writes."""

SECRETS: Final = Planes(
    by_seat("hand", "The cards in the hand of", first=1),
    cards("talon", "The cards that were not dealt, but for the one turned up."),
)
"""What ``reveal`` writes."""
