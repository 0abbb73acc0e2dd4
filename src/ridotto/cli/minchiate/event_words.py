"""Every event as a sentence, cards written as ``{33}``."""

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.event_words_before_play import BEFORE
from ridotto.cli.minchiate.event_words_in_play import DURING
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.table import Event

STORIES = {**BEFORE, **DURING}


def tell(at: EventContext, event: Event) -> str:
    """The event in the terminal's language, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    said = story(at, event) if story else None
    return "" if said is None else to_text(said)
