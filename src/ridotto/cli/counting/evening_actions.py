"""What can be done with an evening, by flags or in a session: each says how it stands after it."""

from collections.abc import Callable
from typing import Any, Final

import typer
from rich.console import Console
from rich.text import Text
from typer.main import get_command

from ridotto.cli.counting.entry_flags import DEAL, parameter, read_flags, with_flags
from ridotto.cli.counting.entry_input import ask_deal, complain, read_deal
from ridotto.cli.counting.kept_evening import KeptEvening
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.sheet_table import SheetTable, heading, seating
from ridotto.cli.counting.speech import tell, tell_problem
from ridotto.cli.counting.table_count import deal_problem
from ridotto.cli.errors import UsageError
from ridotto.cli.usage.complaint import complaint
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.counting.evening_count import CountProblem
from ridotto.table.sentence import Sentence


class EveningActions:
    """Does things with an evening; ``words`` are the flags of a deal, or the number of one."""

    def __init__(self, console: Console, kept: KeptEvening) -> None:
        self.console, self.kept = console, kept

    def do(self, action: str, words: list[str]) -> None:
        """One of the actions."""
        if action not in ACTIONS:
            known = ", ".join(ACTIONS)
            raise UsageError(say_usage("no-action", typed=action, known=known))
        ACTIONS[action](self, words)

    def add(self, words: list[str]) -> None:
        """Enter a deal, from flags or by questions."""
        table = self.kept.table
        flags = self._flags(words)
        entry = read_deal(table, table.deal_fields, flags) or ask_deal(table, table.deal_fields)
        counted = table.with_deal(entry)
        complain(deal_problem(counted.count(), len(self.kept.deals)))
        self.kept.add(entry)
        self._sheet(len(self.kept.deals) - 1)
        self.standing()

    def change(self, words: list[str]) -> None:
        """Correct some fields of a deal; everything after it is counted again."""
        number = self._number(words)
        fields = self.kept.table.deal_fields
        before = self.kept.table.with_deals(self.kept.deals[:number])
        flags = self._flags(words[1:])
        if not any(flags.values()):
            names = ", ".join(field.flag for field in fields)
            raise UsageError(say_usage("say-what-changes", n=number + 1, known=names))
        known = before.with_deal(self.kept.deals[number].entry)
        values = read_flags(fields, flags, known.people_of_last(), clear=True)
        deals = self.kept.changed(number, values)
        complain(deal_problem(self.kept.table.with_deals(deals).count(), number))
        self.kept.keep(deals)
        self._sheet(number)
        self.standing()

    def strike(self, words: list[str]) -> None:
        """Take a deal away."""
        number = self._number(words)
        self.kept.keep((*self.kept.deals[:number], *self.kept.deals[number + 1 :]))
        self._say(tell(say("struck", n=number + 1)))
        self.standing()

    def show(self, words: list[str]) -> None:
        """How it stands, or the sheet of one deal."""
        if words:
            self._sheet(self._number(words))
        else:
            self.standing()

    def standing(self) -> None:
        """Accounts and the next deal; and what cannot be counted."""
        table = self.kept.table
        told, people = table.count(), table.people()
        sheets = SheetTable(told, people)
        self.console.print(Text(heading(told), "italic"))
        if told.sheets:
            self.console.print(sheets.accounts())
        for problem in told.wrong:
            self._say(tell(_wrong(problem)))
        for line in sheets.stands(told.table.stands):
            self._say(line)
        places = seating(people, told.table)
        self._say(tell(say("all-played" if told.table.over else "next-deal", seating=places)))

    def settle(self, words: list[str]) -> None:
        """Who owes whom, if everybody stops now."""
        del words
        table = self.kept.table
        self.console.print(SheetTable(table.count(), table.people()).settlement())

    def _sheet(self, number: int) -> None:
        table = self.kept.table
        told, people = table.count(), table.people()
        sheet = told.sheets[number]
        problem = deal_problem(told, number)
        if sheet is None:
            why = tell_problem(problem) if problem else ""
            raise UsageError(say("not-counted", n=number + 1, why=why))
        self._say(tell(say("deal-seating", n=number + 1, seating=seating(people, sheet))))
        self.console.print(SheetTable(told, people).deal(number))

    def _number(self, words: list[str]) -> int:
        """A deal by its number, counted from 1 as people do."""
        most = len(self.kept.deals)
        if not most:
            raise UsageError(say_usage("no-deal-entered"))
        if not words or not words[0].isdecimal() or not 1 <= int(words[0]) <= most:
            raise UsageError(say_usage("name-deal", most=most))
        return int(words[0]) - 1

    def _flags(self, words: list[str]) -> dict[str, Any]:
        """The flags of a deal, as they were typed."""
        typed: dict[str, Any] = {}

        def deal(**flags: Any) -> None:
            typed.update(flags)

        fields = self.kept.table.deal_fields
        with_flags(deal, [parameter(field, DEAL) for field in fields])
        run_words(deal, words)
        return typed

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False)


def _wrong(problem: CountProblem) -> Sentence:
    """Which deal cannot be counted, and why."""
    why = tell_problem(problem)
    if problem.deal is None:
        return say("opening-wrong", why=why)
    return say("deal-wrong", n=problem.deal + 1, why=why)


ACTIONS: Final[dict[str, Callable[[EveningActions, list[str]], None]]] = {
    "add": EveningActions.add,
    "change": EveningActions.change,
    "strike": EveningActions.strike,
    "show": EveningActions.show,
    "settle": EveningActions.settle,
}


def run_words(command: Callable[..., None], words: list[str]) -> None:
    """Run a command that exists only for a game, with what was typed for it."""
    app = typer.Typer(add_completion=False, rich_markup_mode="rich")
    app.command()(command)
    try:
        get_command(app)(args=words, standalone_mode=False)
    except typer.TyperException as error:
        raise UsageError(complaint(error)) from error
