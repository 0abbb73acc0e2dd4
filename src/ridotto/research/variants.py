"""How much two readings of the rules differ: the same deals and players under both.

Every player has an order of preference over all acts, drawn anew for each deal, and does the lawful
act it likes best. Under another rule it does the same as long as it may, so that a deal ends
otherwise only because of the rule. This is chance all the same: every lawful act is as likely as
the next to be the first one liked.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from ridotto.arena.match_statistics import NORMAL, Estimate
from ridotto.games import GAMES
from ridotto.kernel.contract import Tables
from ridotto.kernel.rollout import play_by_preference
from ridotto.kernel.specialise import specialise
from ridotto.kernel.splitmix import dice_from
from ridotto.research.environment import GAME_NAMES, Environment, make_environment
from ridotto.table.house_rules import shapes

SHUFFLED: Final = 0x5EED


class Difference(msgspec.Struct, frozen=True):
    """What another value of an option, or another book, changes."""

    game: str
    book: str
    change: str
    """``key: value`` for an option, or the name of another book."""
    value: str
    had: str
    """The value it is set against: the book's own, or another one that is not the book's either."""
    deals: int
    otherwise: Estimate
    """The share of deals that are paid or counted otherwise."""
    by: Estimate
    """By how much such a deal differs, a seat on average, in ``unit``."""
    unit: str
    bound_alike: bool = False
    """Both give the compiled rules the same tables: no deal that these know tells them apart."""


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


def results(
    book: Environment, other: Environment, deals: int, base: NDArray[np.float64]
) -> NDArray[np.float64] | None:
    """What the book's deals come to under another rule; None if they cannot be dealt there."""
    if other.players != book.players or other.pack != book.pack or other.sides != book.sides:
        return None
    if np.array_equal(other.tables, book.tables):
        return base
    return play(book, other.tables, deals)


def compare(one: NDArray[np.float64], other: NDArray[np.float64]) -> tuple[Estimate, Estimate]:
    """Share and size of the differences between two results of the same deals."""
    deals = len(one)
    apart = np.abs(other - one).mean(-1)
    changed = apart > 1e-9
    share = float(changed.mean())
    width = NORMAL * float(np.sqrt(share * (1 - share) / deals))
    sizes = apart[changed]
    if len(sizes) < 2:
        return Estimate(share, width), Estimate(float(sizes.sum()), 0.0)
    size_width = NORMAL * float(sizes.std(ddof=1) / np.sqrt(len(sizes)))
    return Estimate(share, width), Estimate(float(sizes.mean()), size_width)


Reading: TypeAlias = tuple[str, str, Environment]
"""An option and another value, or another book and nothing."""


def alternatives(book: Environment) -> Iterator[Reading]:
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


class Task(msgspec.Struct, frozen=True):
    """What is measured in one go."""

    game: str
    book: str
    change: str
    """An option, or another book."""
    deals: int


class Incomparable(msgspec.Struct, frozen=True):
    """A change after which the same deal cannot be dealt: other seats, another pack."""

    game: str
    book: str
    change: str
    value: str


def differences(task: Task) -> list[Difference | Incomparable]:
    """All that one option of a book may change, or that another book does."""
    book = make_environment(Environment(task.game, task.book))
    readings = [one for one in alternatives(book) if one[0] == task.change]
    return list(_readings(book, readings, task.deals, _base(book, task.deals)))


@lru_cache(maxsize=1)
def _base(book: Environment, deals: int) -> NDArray[np.float64]:
    """Under the book's own rules; the next option of the book needs it again."""
    return play(book, book.tables, deals)


def _readings(
    book: Environment, readings: Sequence[Reading], deals: int, base: NDArray[np.float64]
) -> Iterator[Difference | Incomparable]:
    """One option: each of its other values against the book's, and against each other."""
    found: dict[str, NDArray[np.float64]] = {}
    for key, value, other in readings:
        made = _results_if_lawful(book, other, deals, base)
        if made is None:
            yield Incomparable(book.game, book.rules, key, value)
            continue
        yield _difference(book, key, ("", value), (base, made))
        found[value] = made
    for pair in combinations(found, 2):
        yield _difference(book, readings[0][0], pair, (found[pair[0]], found[pair[1]]))


def _results_if_lawful(
    book: Environment, other: Environment, deals: int, base: NDArray[np.float64]
) -> NDArray[np.float64] | None:
    try:
        return results(book, make_environment(other), deals, base)
    except ValueError:
        # A value that does not go with the book's others.
        return None


def _difference(
    book: Environment,
    key: str,
    values: tuple[str, str],
    made: tuple[NDArray[np.float64], NDArray[np.float64]],
) -> Difference:
    share, size = compare(*made)
    return Difference(
        book.game, book.rules, key, values[1], values[0], len(made[0]), share, size,
        book.counted_in, bound_alike=made[0] is made[1],
    )  # fmt: skip


def tasks(deals: int) -> list[Task]:
    """Every option of every book of every game."""
    found: dict[Task, None] = {}
    for game in GAME_NAMES:
        for name in GAMES[game].rule_sets:
            book = make_environment(Environment(game, name))
            found |= {Task(game, name, change, deals): None for change, _, _ in alternatives(book)}
    return list(found)
