"""How much two readings of the rules differ: the same deals and players under both.

Every player has an order of preference over all acts, drawn anew for each deal, and does the lawful
act it likes best. Under another rule it does the same as long as it may, so that a deal ends
otherwise only because of the rule. This is chance all the same: every lawful act is as likely as
the next to be the first one liked.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from ridotto.arena.match_statistics import NORMAL, Estimate
from ridotto.games import GAMES
from ridotto.kernel.batch import do_act, find_lawful
from ridotto.kernel.card_sets import WORD, lowest
from ridotto.kernel.contract import NOBODY, Deal, Pack, Tables, Words, begin, finish, turn
from ridotto.kernel.specialise import specialise, template
from ridotto.kernel.splitmix import STEP, dice_from, fall
from ridotto.research.environment import GAME_NAMES, Environment, make_environment
from ridotto.table.house_rules import shapes

SEAT_STEP: Final = 1 << 16
"""Acts have smaller numbers."""

SHUFFLED: Final = 0x5EED


@template
def play_by_preference(t: Tables, deal: Deal, pack: Pack, acts: Words, seed: int) -> None:
    """Plays a whole deal; the seat in turn does the lawful act it prefers most."""
    begin(t, deal, pack, 0)
    while turn(t, deal) != NOBODY:
        find_lawful(t, deal, acts)
        best, liked = -1, np.uint64(0)
        for word in range(len(acts)):
            rest = acts[word]
            while rest != 0:
                number = WORD * word + lowest(rest)
                rest &= rest - 1
                place = np.uint64(seed + SEAT_STEP * turn(t, deal) + number)
                liking = fall(place * STEP)
                if best < 0 or liking > liked:
                    best, liked = number, liking
        do_act(t, deal, best)
    finish(t, deal)


class Difference(msgspec.Struct, frozen=True):
    """What another value of an option, or another book, changes."""

    game: str
    book: str
    change: str
    """``key: value`` for an option, or the name of another book."""
    value: str
    deals: int
    otherwise: Estimate
    """The share of deals that are paid or counted otherwise."""
    by: Estimate
    """By how much such a deal differs, a seat on average, in ``unit``."""
    unit: str


def play(environment: Environment, tables: Tables, deals: int) -> NDArray[np.float64]:
    """What every seat made of each of the published deals under some tables."""
    kernel = environment.kernel
    own = make_environment(environment)
    pack, dice = kernel.new_pack(own.tables), dice_from(SHUFFLED)
    deal = np.zeros(kernel.SIZE, dtype=np.int64)
    acts = np.zeros(environment.act_words, dtype=np.int64)
    run = specialise(environment.game, play_by_preference)
    made = np.zeros((deals, environment.players))
    for number in range(deals):
        # The pack lies as under the book's own rules; only what follows may differ.
        kernel.shuffle(own.tables, pack, dice)
        deal[:] = 0
        run(tables, deal, pack.copy(), acts, (number + 1) << 24)
        made[number] = environment.payoffs(deal, tables)
    return made


def compare(book: Environment, other: Environment, deals: int, base: Any) -> tuple[Any, Any] | None:
    """Share and size of the differences; None if the two cannot be set side by side."""
    if other.players != book.players or other.pack != book.pack or other.sides != book.sides:
        return None
    apart = np.abs(play(book, other.tables, deals) - base).mean(-1)
    changed = apart > 1e-9
    share = float(changed.mean())
    width = NORMAL * float(np.sqrt(share * (1 - share) / deals))
    sizes = apart[changed]
    if len(sizes) < 2:
        return Estimate(share, width), Estimate(float(sizes.sum()), 0.0)
    size_width = NORMAL * float(sizes.std(ddof=1) / np.sqrt(len(sizes)))
    return Estimate(share, width), Estimate(float(sizes.mean()), size_width)


def alternatives(book: Environment) -> Iterator[tuple[str, str, Environment]]:
    """Every other value that an option of a book may take, and every other book.

    Of numbers only those that another book has: there is no end to them.
    """
    books, shaped = book.readable.rule_sets, shapes(book.readable)
    for key, value in book.rule_set.values.items():
        shape = shaped.get(key)
        others: list[Any] = [rules.values[key].value for rules in books.values()]
        if shape is not None and shape.yes_or_no:
            others.append(not value.value)
        elif shape is not None:
            others += shape.choices
        for other in dict.fromkeys(other for other in others if not isinstance(other, list)):
            if other != value.value:
                told = str(other).lower() if isinstance(other, bool) else str(other)
                yield key, told, Environment(book.game, book.rules, f"{key}:{told}")
    for name in books:
        if name != book.rules:
            yield name, "", Environment(book.game, name)


class Incomparable(msgspec.Struct, frozen=True):
    """A change after which the same deal cannot be dealt: other seats, another pack."""

    game: str
    book: str
    change: str
    value: str


def differences(task: tuple[str, str, int]) -> list[Difference | Incomparable]:
    """All changes of a game and book, over this number of deals."""
    game, rules, deals = task
    book = make_environment(Environment(game, rules))
    base = play(book, book.tables, deals)
    told: list[Difference | Incomparable] = []
    for key, value, other in alternatives(book):
        try:
            found = compare(book, make_environment(other), deals, base)
        except ValueError:
            # A value that does not go with the book's others.
            found = None
        if found is None:
            told.append(Incomparable(game, rules, key, value))
        else:
            told.append(Difference(game, rules, key, value, deals, *found, book.counted_in))
    return told


def tasks(deals: int) -> list[tuple[str, str, int]]:
    """Every book of every game."""
    return [(game, book, deals) for game in GAME_NAMES for book in GAMES[game].rule_sets]
