"""``ridotto evening FILE`` without an action: asks what to do, again and again."""

import shlex
from pathlib import Path
from typing import Any

from rich.console import Console

from ridotto.cli.card_input import plain
from ridotto.cli.counting.entry_dialogue import LEAVING
from ridotto.cli.counting.entry_input import ask_opening, open_table
from ridotto.cli.counting.evening_actions import EveningActions
from ridotto.cli.counting.kept_evening import KeptEvening
from ridotto.cli.counting.sentences import say
from ridotto.cli.counting.speech import tell
from ridotto.cli.counting.table_count import find_counted
from ridotto.cli.errors import Leave, UsageError
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.rules_lookup import show_value
from ridotto.counting.registry import COUNTINGS
from ridotto.table import Game
from ridotto.table.sentence import Sentence


class EveningSession:
    """An evening at the keyboard: started if there is none, then kept."""

    def __init__(self, console: Console, path: Path) -> None:
        self.console, self.path, self.keyboard = console, path, Keyboard(console)

    def run(self) -> None:
        """Until the person leaves. Everything entered is in the file by then."""
        try:
            kept = KeptEvening.open(self.path) if self.path.exists() else self._begin()
            actions = EveningActions(self.console, kept)
            actions.standing()
            while True:
                self._step(actions)
        except Leave:
            if self.path.exists():
                self._say(tell(say("kept-in", file=str(self.path))))

    def _step(self, actions: EveningActions) -> None:
        self._say(tell(say("what-now")))
        text = self._read()
        try:
            words = shlex.split(text)
            if words:
                actions.do(plain(words[0]), words[1:])
        except UsageError as error:
            self._say(f"{tell(error.said)}.")
        except ValueError:
            self._say(tell(say("quotation")))
        except Leave:
            # Who leaves the questions of a deal has not left the evening.
            self._say(tell(say("not-entered")))

    def _begin(self) -> KeptEvening:
        self._say(tell(say("begins", file=str(self.path))))
        while True:
            try:
                return self._begun()
            except UsageError as error:
                self._say(f"{tell(error.said)}.")

    def _begun(self) -> KeptEvening:
        game = find_counted(self._ask(say("which-game", known=", ".join(COUNTINGS))))
        book, *others = game.rule_sets
        rules = ""
        if others:
            rules = self._ask(say("which-book", known=", ".join(game.rule_sets), book=book))
        agreed = self._ask(say("agreed", example=self._example(game))).split()
        seats = open_table(game, rules or None, agreed, "").count().seats
        names = self._ask(say("names-asked", n=seats))
        table = open_table(game, rules or None, agreed, names)
        opening = ask_opening(table)
        return KeptEvening.begin(self.path, table.with_opening(opening).kept)

    def _example(self, game: Game[Any]) -> str:
        """A house rule: the number of players, where it can be chosen."""
        values = next(iter(game.rule_sets.values())).values
        numbers = [key for key, value in values.items() if isinstance(value.value, int)]
        key = "players" if "players" in values else numbers[0]
        return f"{key}={show_value(values[key].value)}"

    def _ask(self, question: Sentence) -> str:
        self._say(tell(question))
        return self._read()

    def _read(self) -> str:
        text = self.keyboard.read()
        if plain(text) in LEAVING:
            raise Leave
        return text

    def _say(self, text: str) -> None:
        self.console.print(text, markup=False)
