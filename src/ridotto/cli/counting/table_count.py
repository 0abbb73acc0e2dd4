"""A real table to be counted: its game, its people, and what was entered so far."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ridotto.cli.counting.entry_fields import Field, fields_of
from ridotto.cli.counting.participants import Participants
from ridotto.cli.counting.question_words import told_fields
from ridotto.cli.errors import UsageError
from ridotto.cli.table_settings import find_game
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.counting.deal_sheet import Places
from ridotto.counting.evening_count import CountProblem, Reckoning, places_of_last, reckon
from ridotto.counting.evening_file import EveningFile, EveningFileError, KeptDeal, as_evening
from ridotto.counting.registry import COUNTINGS
from ridotto.table import Game, RuleSetError

Entry = Mapping[str, Any]


def find_counted(name: str) -> Game[Any]:
    """A game of this name that can be counted."""
    game = find_game(name)
    if game.name not in COUNTINGS:
        raise UsageError(say_usage("not-counted", game=game.title, known=", ".join(COUNTINGS)))
    return game


class TableCount:
    """An evening that can be counted with one deal more, or otherwise."""

    def __init__(self, kept: EveningFile) -> None:
        self.kept = kept
        self.game = find_counted(kept.game)
        self.counting = COUNTINGS[self.game.name]

    @property
    def opening_fields(self) -> tuple[Field, ...]:
        """What is asked for before the first deal."""
        return told_fields(self.game.name, "opening", fields_of(self.counting.opening))

    @property
    def deal_fields(self) -> tuple[Field, ...]:
        """What is asked for after a deal."""
        return told_fields(self.game.name, "deal", fields_of(self.counting.entry))

    def with_opening(self, opening: Entry) -> "TableCount":
        """This evening with another opening."""
        return TableCount(msgspec.structs.replace(self.kept, opening=dict(opening)))

    def with_deals(self, deals: Sequence[KeptDeal]) -> "TableCount":
        """This evening with other deals."""
        return TableCount(msgspec.structs.replace(self.kept, deals=tuple(deals)))

    def with_deal(self, entry: Entry) -> "TableCount":
        """This evening with one more deal."""
        return self.with_deals((*self.kept.deals, KeptDeal("", dict(entry))))

    def count(self) -> Reckoning:
        """The evening counted."""
        try:
            return reckon(as_evening(self.kept))
        except EveningFileError as error:
            raise UsageError(error.said) from error
        except (RuleSetError, ValueError) as error:
            raise UsageError(str(error)) from error

    def people(self) -> Participants:
        """The people, in the places of the next deal."""
        return self._people(self.count().table)

    def people_of_last(self) -> Participants:
        """The people in the places of the last deal entered, whether it can be counted or not."""
        return self._people(places_of_last(as_evening(self.kept)))

    def _people(self, places: Places) -> Participants:
        name = self.kept.rules or next(iter(self.game.rule_sets))
        state = self.game.open(self.game.rule_sets[name].with_options(self.kept.options))
        return Participants(
            names=self.kept.names,
            seats=self.game.seats(state),
            sides=places.sides,
            pack=self.game.pack(state),
            faults=tuple(self.game.rule_book.faults),
        )


def opening_problem(told: Reckoning) -> CountProblem | None:
    """What is wrong with the opening."""
    return next((problem for problem in told.wrong if problem.deal is None), None)


def deal_problem(told: Reckoning, number: int) -> CountProblem | None:
    """What is wrong with a deal, counted from 0."""
    return next((problem for problem in told.wrong if problem.deal == number), None)
