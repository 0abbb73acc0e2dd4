"""What the table is doing: a type for each phase, so that what belongs to one cannot leak."""

import msgspec

from ridotto.games.bieten.figures import Figure
from ridotto.table import Seat
from ridotto.table.lots import Lots


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing; a type each."""


class Spreading(Phase, frozen=True):
    """The house is to lay out a shuffled pack, for people to cut for the deal."""


class Drawing(Phase, frozen=True):
    """People cut for the first deal, in seat order (D 34)."""

    lots: Lots


class Shuffling(Phase, frozen=True):
    """The house is to shuffle for a deal."""


class Cutting(Phase, frozen=True):
    """The player to the dealer's right is to cut."""


class Looking(Phase, frozen=True):
    """With the Weli in play the cutter looks at the card he cut to."""


class Robbing(Phase, frozen=True):
    """He takes the Weli if it is there, or lays the packet down."""


class Dealing(Phase, frozen=True):
    """The cards are dealt; ``packet`` is the next one."""

    packet: int = 0


class Before(Phase, frozen=True):
    """A player's turn: he may speak, and lays a card."""


class After(Phase, frozen=True):
    """He has laid his card and may speak once more."""

    seat: Seat


class Answering(Phase, frozen=True):
    """An offer awaits its answers.

    ``by`` is the player in whose turn it was made, ``after`` says in which of his windows.
    """

    figure: Figure
    by: Seat
    queue: tuple[Seat, ...]
    after: bool


class Taking(Phase, frozen=True):
    """A complete trick lies there: its winner leads next."""


class Counting(Phase, frozen=True):
    """All cards lie open; the scribe counts."""


class Settled(Phase, frozen=True):
    """The deal is counted."""

    accepted: tuple[Seat, ...] = ()


class Ending(Phase, frozen=True):
    """The match ends."""


class Ended(Phase, frozen=True):
    """The match is over."""
