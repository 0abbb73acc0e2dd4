"""What a seat may know of a deal, as named planes of bits; and what it may not.

Everything is counted from the observing seat: "seat 0" is itself, "seat 1" the next in the order
of play. Planes of seats that nobody sits on stay empty.
"""

from collections.abc import Iterator
from typing import Final

from ridotto.games.bieten.pack import SUIT_NAMES
from ridotto.games.bieten.state import FIGURES, TRICKS
from ridotto.kernel.bieten.layout import (
    CARD_ONES,
    IN_A_TRICK,
    SEATS,
    SUITS,
    WORDS_SAID,
)
from ridotto.kernel.bieten.numbering import ACTS, CARDS, UNUSED, WELI_NUMBER
from ridotto.kernel.bieten.tables import OPTIONS
from ridotto.kernel.planes import Plane, Planes, facts

MOST_SHOWN: Final = 15
"""Points are shown one by one up to here."""
FEWEST: Final = 2
"""The fewest players."""
MOMENTS_SHOWN: Final = IN_A_TRICK * TRICKS
STATUSES: Final = 7

_NUMBERED: Final = ", ".join(figure.value for figure in FIGURES)
_IN_CARDS: Final = ", ".join(figure.value for figure in FIGURES[:CARD_ONES])
_CARDS: Final = f"A bit a card: {', '.join(SUIT_NAMES.values())}, the seven lowest; then the Weli."
_SEATS: Final = "A bit a seat, from oneself on."
_MOMENTS: Final = "The three tricks, in each: before its lead, before the speaker's card, after it."


def _of_cards(name: str, about: str) -> Plane:
    return facts(name, CARDS, f"{about} {_CARDS}")


def _of_names(name: str, about: str) -> Plane:
    return facts(name, WELI_NUMBER, f"{about} A bit a natural card.")


def _of_seats(name: str, about: str) -> Plane:
    return facts(name, SEATS, f"{about} {_SEATS}")


def _by_seat() -> Iterator[Plane]:
    for seat in range(SEATS):
        for trick in range(1, TRICKS + 1):
            about = f"The card that seat {seat} laid to trick {trick}."
            yield _of_cards(f"laid {seat} {trick}", about)
    for seat in range(SEATS):
        about = f"What seat {seat} has said in this deal ({'; '.join(WORDS_SAID)}), of each figure."
        yield facts(f"said {seat}", len(WORDS_SAID) * len(FIGURES), about)
    for seat in range(SEATS):
        about = f"Bit n: seat {seat} lacks at least n points now, from 1 to {MOST_SHOWN}."
        yield facts(f"lacks {seat}", MOST_SHOWN, about)


def _proved() -> Iterator[Plane]:
    yield facts(
        "proved",
        SEATS * CARD_ONES,
        f"The figures each seat must have because it claimed them, seat by seat: {_IN_CARDS}.",
    )
    yield _of_seats("follows", "Who has a third card of the suit led: he claimed the Spiel late.")
    yield facts("voids", SEATS * SUITS, "The suits each seat has not, seat by seat.")


def _figures() -> Iterator[Plane]:
    yield facts(
        "status",
        STATUSES * len(FIGURES),
        "Figures unbid; asked about; let good; held; raised; Groschen let good; Groschen held. "
        f"Each time: {_NUMBERED}.",
    )
    yield facts("bid order", len(FIGURES) ** 2, f"First to fifth bid, each time: {_NUMBERED}.")
    about = f"First to fifth written, because it was let good; each time: {_NUMBERED}."
    yield facts("written order", len(FIGURES) ** 2, about)
    size = MOMENTS_SHOWN * len(FIGURES)
    yield facts("bid when", size, f"Figure by figure, when it was bid. {_MOMENTS}")
    yield facts("groschen when", size, f"Figure by figure, when it was raised. {_MOMENTS}")
    yield facts("figure", len(FIGURES), f"On which answers are awaited: {_NUMBERED}.")


def _moment() -> Iterator[Plane]:
    yield facts(
        "phase",
        7,
        "Cutting; the cutter's choice; before a card; after it; answers to a bid; "
        "to a bid that is held; to a Groschen.",
    )
    yield facts("trick", TRICKS, "The trick being played.")
    yield facts("led", SUITS, "The suit led.")
    yield _of_names("best", "What the card that wins the trick counts as.")
    yield _of_seats("winning", "Whose card that is.")
    yield _of_seats("turn", "Who has to act.")
    yield _of_seats("dealer", "Who deals.")
    yield _of_seats("leader", "Who leads to this trick.")
    yield _of_seats("speaker", "In whose turn the offer was made that is being answered.")
    yield _of_seats("to answer", "Who is still to answer it.")
    yield _of_seats("asked from", "From whose left answers are asked.")
    yield _of_seats("lying", "Who has laid a card to this trick.")
    yield _of_seats("playing", "Who plays in this deal.")
    yield _of_seats("standing", "Who has not reached the target, even provisionally.")


def _weli() -> Iterator[Plane]:
    yield _of_names("name", "What the Weli was named.")
    yield _of_seats("robber", "Who took the Weli from the pack.")
    yield facts("below", 1, "One has seen the Weli under the cut, and it is out of the game.")
    yield _of_names("open names", "What one's own Weli may still be named.")
    yield facts("bound", len(FIGURES), f"What one claimed on one's own Weli alone: {_NUMBERED}.")


def _rules() -> Iterator[Plane]:
    yield facts("players", SEATS - FEWEST + 1, "How many sit at the table: two to ten.")
    yield facts("target", MOST_SHOWN, f"Bit n: at least n points to reach, from 1 to {MOST_SHOWN}.")
    yield facts(
        "rules",
        len(OPTIONS),
        "The Weli is in the pack; Laub goes out first; held figures in the order of bids; answers "
        "from the leader's left; all speak on; possession is free; good forfeits; standing cancels "
        "a good; a Groschen with one missing; the bidder may raise; a good frees the Weli.",
    )


OBSERVATION: Final = Planes(
    _of_cards("hand", "One's own cards, not yet laid."),
    _of_cards("unseen", "Cards that may be anywhere, for all that one knows."),
    facts("figures", CARD_ONES, f"What one's own natural cards make: {_IN_CARDS}."),
    Plane(
        "lawful",
        ((1 << UNUSED) - 1, (1 << ACTS - UNUSED - 1) - 1),
        "What one may do, if it is one's turn: a bit an act.",
    ),
    _by_seat(),
    _proved(),
    _figures(),
    _moment(),
    _weli(),
    _rules(),
)
"""What ``observe`` writes."""

SECRETS: Final = Planes(
    [_of_cards(f"hand {n}", f"The hand of seat {n}.") for n in range(1, SEATS)],
    _of_cards("talon", "The cards nobody has."),
    _of_names("open names", "What another's Weli may still be named."),
)
"""What ``reveal`` writes."""
