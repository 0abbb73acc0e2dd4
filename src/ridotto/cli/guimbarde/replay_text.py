"""A record's steps in words, for a reader who sees every hand."""

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.card_text import CardText
from ridotto.cli.guimbarde.event_words import tell
from ridotto.cli.guimbarde.pages import sheet_page
from ridotto.cli.guimbarde.table_words import EventContext, people_of
from ridotto.cli.table_replay_text import TableReplayText
from ridotto.games.guimbarde import GUIMBARDE, acts, events
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.table import Event


class GuimbardeReplayText(TableReplayText):
    """A deal ends with its payments."""

    game = GUIMBARDE
    ends = (events.TrickGathered, events.DealEnded, events.BoxesShared)
    said_by_the_line = (
        acts.Play,
        acts.Cut,
        acts.Take,
        acts.Name,
        acts.Silent,
        acts.Lay,
        acts.Marry,
    )

    def __init__(self, opening: Guimbarde, *, mono: bool) -> None:
        super().__init__(CardText(opening.rules.the_pack, mono=mono))
        self.people = people_of(None)

    def statement(self, words: tuple[str, ...]) -> Text:
        """The record's line, its cards painted."""
        return Text(" ").join(self._word(word) for word in words)

    def _word(self, word: str) -> Text:
        """``hK+hQ`` is two cards."""
        parts = word.split("+")
        if self.card_text.mono or not all(part in self.card_text.pack for part in parts):
            return Text(word)
        return self.card_text.sentence("+".join(f"{{{part}}}" for part in parts))

    def sentence(self, state: Guimbarde, event: Event) -> str:
        """An event in words."""
        return tell(EventContext(self.people, state), event)

    def sheet(self, state: Guimbarde, event: Event) -> RenderableType | None:
        """The payments of the deal."""
        if not isinstance(event, events.DealEnded):
            return None
        return sheet_page(EventContext(self.people, state))
