"""A record's steps in words, for a reader who sees every hand."""

from rich.console import RenderableType

from ridotto.cli.table_replay_text import TableReplayText
from ridotto.cli.taroc.card_text import TarocCardText
from ridotto.cli.taroc.event_words import tell
from ridotto.cli.taroc.sheet import make_sheet
from ridotto.cli.taroc.table_words import letters
from ridotto.games.taroc import TAROC, acts, events
from ridotto.games.taroc.state import Taroc
from ridotto.table import LETTERS, Event


class TarocReplayText(TableReplayText):
    """A deal ends with its count."""

    game = TAROC
    ends = (events.TrickTaken, events.Counted)
    said_by_the_line = (
        acts.Play,
        acts.Cut,
        acts.LaySkar,
        acts.Announce,
        acts.Pass,
        acts.Challenge,
    )
    numbered = ("cuts", "challenges", "lot", "deals")

    def __init__(self, opening: Taroc, *, mono: bool) -> None:
        super().__init__(TarocCardText(opening.rules, mono=mono))
        self.people = letters()

    def sentence(self, state: Taroc, event: Event) -> str:
        """An event in words."""
        return tell(self.people, state, event)

    def sheet(self, state: Taroc, event: Event) -> RenderableType | None:
        """The count of every heap."""
        if not isinstance(event, events.Counted):
            return None
        names = LETTERS[: state.rules.players]
        return make_sheet(self.card_text, event.account, state.deal.ledger, names)
