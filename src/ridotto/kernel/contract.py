"""What the compiled rules of every game offer: the same few names in each ``kernel/<game>``.

A game is a package with these functions and constants at its top. They work on flat arrays of
integers, take no other arguments than scalars and arrays, make no array and raise nothing, so that
one source serves a processor's core and a GPU.

The functions below are stand-ins. Code that must not name a game (``kernel.search``,
``kernel.batch``) is written against them as *templates*; ``kernel.specialise`` makes a copy of
a template for each game, in which every stand-in is that game's own function.

Besides these functions a game has the constants

``SEATS``        the most people who can sit at its table;
``SIZE``         how many slots a deal has;
``PARTY``        how many of them, at the front, belong to the party and outlive the deal;
``PAID_BY_DEAL`` whether each deal is paid by itself, or only a whole party;
``ACTS``         acts are numbered from 0 to ``ACTS - 1``;
``OBSERVATION``  the named planes that ``observe`` writes (``kernel.planes.Planes``);
``SECRETS``      the named planes that ``reveal`` writes;

and some functions in plain Python, the bridge to the readable game: those of ``Kernel`` below.
``ridotto.testing.agreement`` compares each game with its readable rules through them.

A game that pays otherwise than its readable rules (a slate at once, say) names what it is compared
with: ``COMPARED_WITH``. Two more names a game has only if the numbers of some readable acts depend
on a hand that others do not see: ``NEEDS_WORLD``, the kinds of such acts, and
``acts_in_world(deal, table, action)``, which is ``acts_of`` with the hands of a deal. And one only
if people may say later what the compiled rules ask for once: ``told_in_turn(actions)``, the acts of
a deal with all of it said when it is asked, and nothing left to say later.

A game may also have ``play_deal(t, deal, pack, acts, dice)``: a whole deal by chance, quicker than
act by act (``kernel.rollout`` has the one that serves all). It returns the number of choices.

Seats are places in the order of play: seat 0 is followed by seat 1.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NoReturn, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.planes import Planes
from ridotto.kernel.splitmix import Dice
from ridotto.table import Action, RuleSet, View

Numbers: TypeAlias = NDArray[np.int64]

Tables: TypeAlias = Numbers
"""Everything a game's functions know of its cards and of the rules in force."""

Deal: TypeAlias = Numbers
"""A running deal; copying the array copies the deal."""

Words: TypeAlias = Numbers
"""Sets as bits: of acts, of cards, of facts."""

Pack: TypeAlias = NDArray[np.uint8]
"""The numbers of all cards in some order, to be shuffled."""

NOBODY: Final = -1
"""Instead of a seat."""


def _stand_in() -> NoReturn:
    raise RuntimeError("a stand-in: kernel.specialise puts a game's function in its place")


def shuffle(t: Tables, pack: Pack, dice: Dice) -> None:
    """Bring the pack into any order the game may begin with, each as likely as the next."""
    _stand_in()


def begin(t: Tables, deal: Deal, pack: Pack, seed: int) -> None:
    """Deal from the pack as it lies, its top card first, to where somebody has to act.

    The party's slots stand, all others are set anew; ``seed`` is for chance later in the deal.
    """
    _stand_in()


def players(t: Tables) -> int:
    """How many people sit at the table."""
    _stand_in()


def turn(t: Tables, deal: Deal) -> int:
    """The seat that has to act, or ``NOBODY`` when the deal is played and ``finish`` is due."""
    _stand_in()


def blind(t: Tables, deal: Deal) -> bool:
    """Is the choice a mere lottery, because nothing the seat knows bears on it (a cut, a draw)?"""
    _stand_in()


def lawful(t: Tables, deal: Deal, acts: Words) -> None:
    """Set the bits of the acts that the seat in turn may do; there is always one."""
    _stand_in()


def act(t: Tables, deal: Deal, number: int) -> None:
    """The seat in turn does this; everything that follows automatically is done too."""
    _stand_in()


def finish(t: Tables, deal: Deal) -> None:
    """Count and pay: every line of the sheet, and what each seat has won (``gain``)."""
    _stand_in()


def gain(t: Tables, deal: Deal, seat: int) -> int:
    """What the deal has brought a seat so far, in the unit the game pays; at the end, all of it."""
    _stand_in()


def score(t: Tables, deal: Deal, seat: int) -> int:
    """How the deal stands for a seat in the game's finest unit: what players try to raise.

    Over all seats it adds up to zero, except for stakes in the pot. Running deals count
    what is sure; finished ones, all.
    """
    _stand_in()


def advance(t: Tables, deal: Deal) -> bool:
    """Make the party's slots ready for the next deal; True if that begins a new party."""
    _stand_in()


def observe(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What a seat may know, as planes of bits, counted from that seat."""
    _stand_in()


def reveal(t: Tables, deal: Deal, seat: int, planes: Words) -> None:
    """What it may not know and the others do: for judging and training only."""
    _stand_in()


FUNCTIONS: Final = (
    players, shuffle, begin, turn, blind, lawful, act, finish, gain, score, advance, observe,
    reveal,
)  # fmt: skip


class Kernel(Protocol):
    """A game's package: its constants, the functions above, and the bridge to the readable game."""

    SEATS: int
    SIZE: int
    PARTY: int
    PAID_BY_DEAL: bool
    ACTS: int
    OBSERVATION: Planes
    SECRETS: Planes

    players: Callable[[Tables], int]
    shuffle: Callable[[Tables, Pack, Dice], None]
    begin: Callable[[Tables, Deal, Pack, int], None]
    turn: Callable[[Tables, Deal], int]
    blind: Callable[[Tables, Deal], bool]
    lawful: Callable[[Tables, Deal, Words], None]
    act: Callable[[Tables, Deal, int], None]
    finish: Callable[[Tables, Deal], None]
    gain: Callable[[Tables, Deal, int], int]
    score: Callable[[Tables, Deal, int], int]
    advance: Callable[[Tables, Deal], bool]
    observe: Callable[[Tables, Deal, int, Words], None]
    reveal: Callable[[Tables, Deal, int, Words], None]

    def make_tables(self, rules: RuleSet) -> Tables:
        """The tables of a rule set with its options."""

    def new_pack(self, t: Tables) -> Pack:
        """The numbers of all cards that are played with, to be shuffled."""

    def enter(self, t: Tables, view: View[Any]) -> Deal:
        """A readable table in the kernel's form, with what the view has seen of this deal.

        What the view does not show is left out: a hand of backs is an empty word. Of a table that
        is seen whole (no event was masked) nothing is left out.
        """

    def set_up(self, t: Tables, deal: Deal) -> Action:
        """The readable act that begins a party as the party's slots of a deal have it."""

    def shuffled(self, t: Tables, pack: Pack) -> Action:
        """The readable act that lays the pack in this order."""

    def acts_of(self, table: Any, action: Action) -> tuple[int, ...]:
        """A readable act in the kernel's numbers: one, or several where it is done in parts."""

    def action_of(self, table: Any, acts: tuple[int, ...]) -> Action | None:
        """The readable act made of these; None while more of them belong to it."""

    def judged(self, table: Any, begun: tuple[int, ...]) -> set[int]:
        """The acts that may be next, by the readable game's own judge."""

    def lines_of(self, t: Tables, deal: Deal) -> Mapping[tuple[int, str], int]:
        """The points of every line of a finished deal, by side or seat and by rule; no zeros."""

    def lines_at(self, table: Any) -> Mapping[tuple[int, str], int]:
        """The score lines of the readable table, by side and rule, to compare with ``lines_of``."""
