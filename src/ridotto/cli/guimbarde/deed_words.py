"""What a hint at Guimbarde advises, as a verb phrase."""

from ridotto.cli.guimbarde.sentences import say
from ridotto.games.guimbarde import acts
from ridotto.table import Action
from ridotto.table.sentence import Sentence


def deed(action: Action) -> Sentence | None:
    """The act in words; none for what every game has."""
    match action:
        case acts.Take(sets=sets):
            cards = tuple(dict.fromkeys(card for one in sets for card in one))
            return say("deed-shows", cards=cards) if cards else say("deed-shows-nothing")
        case acts.Name(number=number):
            return say("deed-names", number=number)
        case acts.Silent():
            return say("deed-names-nothing")
        case acts.Lay(cards=cards):
            return say("deed-lays-point", cards=cards)
        case acts.Leave():
            return say("deed-keeps-point")
        case acts.Marry(card=card):
            return say("deed-marries", card=(card,))
    return None
