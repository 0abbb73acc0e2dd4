"""Reads an opening or a deal, from flags or in a dialogue, for a table that is known."""

from collections.abc import Mapping, Sequence
from typing import Any

from ridotto.cli.counting.entry_dialogue import Dialogue, entered
from ridotto.cli.counting.entry_fields import Field
from ridotto.cli.counting.entry_flags import read_flags
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.sheet_table import heading, seating
from ridotto.cli.counting.speech import tell, tell_problem
from ridotto.cli.counting.table_count import TableCount, deal_problem, opening_problem
from ridotto.cli.errors import UsageError
from ridotto.cli.palette import make_console
from ridotto.cli.table_settings import find_rules
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.counting.evening_count import CountProblem
from ridotto.counting.evening_file import LONGEST_NAME, EveningFile
from ridotto.notation.replay import parse_options
from ridotto.table import Game

Flags = Mapping[str, Any]
Values = dict[str, Any]


def open_table(game: Game[Any], rules: str | None, options: list[str], names: str) -> TableCount:
    """A table by its book, with what was agreed otherwise."""
    book = find_rules(game, rules, options)
    called = tuple(name.strip() for name in names.split(",")) if names.strip() else ()
    seats = game.seats(game.open(book))
    if len(called) > seats:
        raise UsageError(say_usage("names-many", n=seats, most=len(called)))
    if any(len(name) > LONGEST_NAME for name in called):
        raise UsageError(say_usage("name-long", most=LONGEST_NAME))
    agreed = dict(parse_options(game.rule_sets[book.name], options))
    return TableCount(EveningFile(game=game.name, names=called, rules=book.name, options=agreed))


def read_opening(table: TableCount, fields: Sequence[Field], flags: Flags) -> Values:
    """The opening from flags: who sits where first, since the sides follow from it."""
    values = read_flags(without_sides(fields), flags, table.people())
    placed = table.with_opening(values).people()
    values |= read_flags([f for f in fields if f.speaks_of_sides], flags, placed)
    complain(opening_problem(table.with_opening(values).count()))
    return values


def read_deal(table: TableCount, fields: Sequence[Field], flags: Flags) -> Values:
    """A deal from flags: who sits where first, since that may have changed with it."""
    values = read_flags(without_sides(fields), flags, table.people())
    placed = table.with_deal(values).people_of_last()
    return values | read_flags([f for f in fields if f.speaks_of_sides], flags, placed)


def without_sides(fields: Sequence[Field]) -> list[Field]:
    """The fields that can be read before the sides are known."""
    return [field for field in fields if not field.speaks_of_sides]


def complain(problem: CountProblem | None) -> None:
    """Say what cannot be counted, after the flag it concerns."""
    if problem is not None:
        field = problem.field.partition(".")[0].replace("_", "-")
        raise UsageError(f"--{field}: {tell_problem(problem)}")


def ask_deal(table: TableCount, fields: Sequence[Field]) -> Values:
    """A deal in a dialogue, question by question, until it can be counted."""
    console, told = make_console(), table.count()
    console.print(heading(told), markup=False)
    console.print(f"{seating(table.people(), told.table)} {tell(say('how'))}", markup=False)

    def check(values: Values) -> CountProblem | None:
        counted = table.with_deal(values)
        return deal_problem(counted.count(), len(counted.kept.deals) - 1)

    values: Values = {}
    problem = check({})
    # Something rare that the deal cannot do without comes first: a new draw for partners.
    first = [f for f in fields if f.rare and problem is not None and f.name == problem.field]
    for field in first:
        values |= Dialogue(console, first, table.people(), {}).ask(field)
    people = table.with_deal(entered(values)).people_of_last()
    rest = [field for field in fields if field not in first]
    return Dialogue(console, rest, people, told.table.choices).ask_all(check, values)


def ask_opening(table: TableCount) -> Values:
    """An opening in a dialogue."""
    console, told = make_console(), table.count()

    def check(values: Values) -> CountProblem | None:
        return opening_problem(table.with_opening(values).count())

    dialogue = Dialogue(console, table.opening_fields, table.people(), told.table.choices)
    return dialogue.ask_all(check, {})
