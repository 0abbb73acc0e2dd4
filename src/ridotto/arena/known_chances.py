"""The luck of players whose chances are known, so that it can be taken off a result.

Before an act of such a player the critic, which sees all cards, says what each act that it might do
would be worth to everybody. What the act really done is worth above the mean of all, each weighed
by its chance, is luck: its expectation is nothing, whatever the critic says (AIVAT's terms for a
player that one knows). Luck with the cards needs no such term here: every deal is played both ways.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.kernel.contract import Deal, turn
from ridotto.kernel.editions import edition
from ridotto.kernel.search.actor_critic import Nets
from ridotto.kernel.search.deal_history import numbers_in_deal
from ridotto.kernel.search.open_values import Reals, Valuer
from ridotto.table import Action, RuleSet, Seat, View


class _Choice(NamedTuple):
    """One act of a player whose chances are known."""

    shuffle: int
    """After how many shuffles: seats and places belong together as long as a deal lasts."""
    deal: Any
    acts: tuple[int, ...]
    likely: Reals
    done: int


@cache
def nets_of(game: str) -> Nets | None:
    """The nets of a game, if some are shipped."""
    path = net_file(game)
    return read_nets(path) if path.exists() else None


def valuer_for(game: str, rules: RuleSet) -> Valuer | None:
    """The critic of a game under some rules; None where none is shipped."""
    nets, here = nets_of(game), edition(game, compiled=True)
    return None if nets is None else Valuer(here, here.kernel.make_tables(rules), nets)


class LuckWitness:
    """Sits at one table and writes down what was left to known chances."""

    def __init__(self, valuer: Valuer, seats: int) -> None:
        self.valuer, self.seats = valuer, seats
        self.shuffles = 0
        self.choices: list[_Choice] = []
        self.places: dict[int, dict[Seat, int]] = {}

    def house_acts(self) -> None:
        """Another deal, as a rule."""
        self.shuffles += 1

    def acts(self, player: Any, view: View[Any], whole: View[Any], action: Action) -> None:
        """The only one awaited is about to do this; ``whole`` is the table with open cards."""
        known = self.places.setdefault(self.shuffles, {})
        chances = getattr(player, "likely", None)
        if chances is None and action.seat in known:
            return
        kernel = self.valuer.edition.kernel
        try:
            open_view = View(action.seat, whole.table, whole.seen)
            deal = kernel.enter(self.valuer.tables, open_view)
        except (ValueError, LookupError):
            return
        numbers = self.valuer.edition.numbers(deal)
        known[action.seat] = self.valuer.edition.run(turn)(self.valuer.t, numbers)
        likely: Mapping[Action, float] | None = chances(view) if chances is not None else None
        if likely is not None and len(likely) > 1:
            self._note(deal, whole.table, likely, action)

    def _note(
        self, entered: Deal, table: Any, likely: Mapping[Action, float], done: Action
    ) -> None:
        """Only where every act it might do is one of the kernel's, and lawful there."""
        kernel, deal = self.valuer.edition.kernel, self.valuer.edition.numbers(entered)
        try:
            numbers = {act: numbers_in_deal(kernel, entered, table, act) for act in likely}
        except (ValueError, LookupError):
            return
        lawful = set(self.valuer.lawful(deal))
        if done not in likely or any(len(n) != 1 or n[0] not in lawful for n in numbers.values()):
            return
        acts = tuple(numbers[action][0] for action in likely)
        shares = np.array(list(likely.values()))
        self.choices.append(
            _Choice(self.shuffles, deal, acts, shares, acts.index(numbers[done][0]))
        )

    def luck(self) -> tuple[float, ...]:
        """What chance has brought every seat, in the game's finest unit."""
        rows = [(c.deal, act, n) for n, c in enumerate(self.choices) for act in c.acts]
        values, row = self.valuer.looked(rows), 0
        brought = np.zeros(self.seats)
        for choice in self.choices:
            mine = values[row : row + len(choice.acts)]
            row += len(choice.acts)
            by_place = mine[choice.done] - choice.likely @ mine
            for seat, place in self._seated(choice.shuffle).items():
                brought[seat] += by_place[place]
        return tuple(brought.tolist())

    def _seated(self, shuffle: int) -> dict[Seat, int]:
        known, people = self.places[shuffle], self.valuer.people
        found = dict(known)
        free = [place for place in range(people) if place not in found.values()]
        for seat in range(self.seats):
            if seat not in found and free:
                found[seat] = seat if seat in free else free[0]
                free.remove(found[seat])
        return found
