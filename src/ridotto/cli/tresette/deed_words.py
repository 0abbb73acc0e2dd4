"""What a hint at Tresette advises, as a verb phrase."""

from ridotto.cli.language import to_text
from ridotto.cli.tresette.sentences import say
from ridotto.games.tresette import acts
from ridotto.games.tresette.items import read_item
from ridotto.table import Action
from ridotto.table.sentence import Sentence


def deed(action: Action) -> Sentence | None:
    """The act in words; none for what every game has."""
    match action:
        case acts.Announce(items=()):
            return say("deed-announces-nothing")
        case acts.Announce(items=items):
            known = (item for code in items if (item := read_item(code)) is not None)
            return say("deed-announces", items=", ".join(to_text(item.said) for item in known))
    return None
