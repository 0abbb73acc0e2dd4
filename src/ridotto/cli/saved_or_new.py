"""Resume a saved party, or start a new one without losing the old one."""

from pathlib import Path
from typing import Any

from rich.console import Console

from ridotto.cli.errors import UsageError
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.keyboard import Keyboard
from ridotto.cli.language import to_text
from ridotto.cli.save_file import Header, Save, read_actions, read_header, set_aside
from ridotto.cli.sentences import say
from ridotto.cli.session import Session
from ridotto.cli.table_settings import find_rules, short_title
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table import Game


class Seating:
    """Decides which party is played; ``resume`` is None where the person is to be asked."""

    def __init__(self, console: Console, path: Path, game: Game[Any]) -> None:
        self.console = console
        self.path = path
        self.game = game

    def sit_down(self, wanted: Header, *, resume: bool | None) -> Session:
        """A session, its table as it was left, or before anything has happened."""
        saved = None if resume is False else read_header(self.path)
        if saved is None and resume:
            raise UsageError(say_usage("no-party-at", file=str(self.path)))
        if saved is not None and saved.game == self.game.name:
            session = self._take_up(saved)
            goes_on = False
            try:
                goes_on = resume or self._goes_on(session)
            finally:
                if not goes_on:
                    session.save.close()
            if goes_on:
                return session
        return self._begin(wanted)

    def _take_up(self, saved: Header) -> Session:
        rules = find_rules(self.game, saved.rules, saved.options)
        actions = read_actions(self.path, self.game)
        save = Save(self.path, saved)
        try:
            session = Session(self.game, rules, save)
            session.take_up(actions)
        except UsageError:
            save.close()
            raise
        return session

    def _goes_on(self, session: Session) -> bool:
        """A party that is over needs no question."""
        if session.over:
            return False
        header = session.save.header
        table = "strict" if header.strict else "courteous"
        agreed = "".join(f", {option}" for option in header.options)
        question = say(
            "under-way",
            title=short_title(session.rules),
            agreed=agreed,
            table=table,
            progress=terminal_of(session.game.name).progress(session.view),
        )
        return Keyboard(self.console).confirm(to_text(question))

    def _begin(self, wanted: Header) -> Session:
        rules = find_rules(self.game, wanted.rules, wanted.options)
        if wanted.record and Path(wanted.record).exists():
            raise UsageError(say_usage("record-exists", file=wanted.record))
        kept = set_aside(self.path)
        if kept is not None:
            self.console.print(to_text(say("kept-as", file=str(kept))), markup=False)
        return Session(self.game, rules, Save.begin(self.path, wanted))
