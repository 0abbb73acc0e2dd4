"""Asks for an entry field by field: Enter leaves one out, ? explains it, quit leaves."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from ridotto.cli.card_input import NotUnderstood, plain
from ridotto.cli.counting.entry_fields import Field, FieldForm
from ridotto.cli.counting.entry_text import NONE, read_field
from ridotto.cli.counting.participants import Participants
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.speech import tell, tell_problem
from ridotto.cli.errors import Leave
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.usage.help_words import spelled
from ridotto.counting.evening_count import CountProblem
from ridotto.counting.unknown_card import example_cards

Values = dict[str, Any]
LEAVING: Final = ("quit", "q", "exit")


def entered(values: Mapping[str, Any]) -> Values:
    """Only what has a value."""
    return {name: value for name, value in values.items() if value is not None}


class Dialogue:
    """Questions for some fields, to people whose names are known."""

    def __init__(
        self,
        console: Console,
        fields: Sequence[Field],
        people: Participants,
        choices: Mapping[str, Sequence[str]],
    ) -> None:
        self.console, self.fields, self.people, self.choices = console, fields, people, choices
        self.keyboard = Keyboard(console)

    def ask_all(self, check: Callable[[Values], CountProblem | None], known: Values) -> Values:
        """Every common field, then rare ones by name; wrong input is asked for again."""
        values = dict(known)
        for field in self.fields:
            if not field.rare:
                values |= self.ask(field)
        values |= self.ask_rare()
        while (problem := check(entered(values))) is not None:
            self._say(tell(say("not-countable", why=tell_problem(problem))))
            values |= self._put_right(problem)
        return entered(values)

    def ask(self, field: Field) -> Values:
        """The answer to one question, or nothing."""
        self._say(f"{field.text} ({field.word}: {spelled(field.pattern)})")
        while True:
            text = self._read()
            if not text:
                return {}
            if text == "?":
                self._explain(field)
                continue
            try:
                return {field.name: read_field(field, [text], self.people)}
            except NotUnderstood as error:
                self._say(f"{error}.")

    def ask_rare(self) -> Values:
        """What rarely happens, by the name of its field."""
        rare = [field for field in self.fields if field.rare]
        values: Values = {}
        while rare:
            self._say(tell(say("anything-else", fields=", ".join(f.word for f in rare))))
            text = self._read()
            if not text:
                break
            values |= self._named(text, rare)
        return values

    def _named(self, text: str, fields: Sequence[Field]) -> Values:
        """A field by its name, and its value: typed after it, or asked for."""
        word, _, value = text.partition(" ")
        field = next((field for field in fields if field.word == plain(word)), None)
        if field is None:
            self._say(tell(say("none-of-these", typed=word)))
            return {}
        if plain(value) == NONE:
            return {field.name: None}
        if not value:
            return {field.name: True} if field.form is FieldForm.YES_OR_NO else self.ask(field)
        try:
            return {field.name: read_field(field, [value], self.people)}
        except NotUnderstood as error:
            self._say(f"{error}.")
            return {}

    def _put_right(self, problem: CountProblem) -> Values:
        """The field a problem names, or any other."""
        root = problem.field.partition(".")[0]
        field = next((field for field in self.fields if field.name == root), None)
        names = ", ".join(field.word for field in self.fields)
        asked = say("put-right", none=NONE, fields=names)
        if field is not None:
            asked = say("put-right-enter", none=NONE, field=field.word, fields=names)
        self._say(tell(asked))
        text = self._read()
        if not text:
            return self.ask(field) if field else {}
        return self._named(text, self.fields)

    def _explain(self, field: Field) -> None:
        self._say(tell(say("explained", text=field.text, pattern=spelled(field.pattern))))
        if field.form is FieldForm.STRUCTS or field.columns is not None:
            self._say(tell(say("several")))
        choices = self.choices.get(field.name) or self._faults(field)
        if choices:
            self._say(tell(say("there-are", known=", ".join(choices))))
        names = ", ".join(map(self.people.name, range(self.people.seats)))
        codes = " ".join(example_cards(self.people.pack))
        self._say(tell(say("codes-people", codes=codes, people=names)))

    def _faults(self, field: Field) -> Sequence[str]:
        if field.name != "faults":
            return ()
        return tuple(fault.removeprefix("fault.") for fault in self.people.faults)

    def _read(self) -> str:
        text = self.keyboard.read()
        if plain(text) in LEAVING:
            raise Leave
        return text

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False)
