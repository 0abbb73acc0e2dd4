"""Every event as a sentence, cards written as ``{33}``."""

from ridotto.cli.language import told
from ridotto.cli.minchiate.before import BEFORE
from ridotto.cli.minchiate.during import DURING
from ridotto.cli.minchiate.scene import Scene
from ridotto.table import Event

STORIES = {**BEFORE, **DURING}


def tell(at: Scene, event: Event) -> str:
    """The event in the terminal's language, or nothing where there is nothing to say."""
    story = STORIES.get(type(event))
    said = story(at, event) if story else None
    return "" if said is None else told(said)
