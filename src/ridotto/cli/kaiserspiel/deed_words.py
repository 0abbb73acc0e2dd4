"""What a hint at Kaiserspiel advises, as a verb phrase."""

from ridotto.cli.kaiserspiel.sentences import say
from ridotto.cli.kaiserspiel.table_words import suit_words
from ridotto.games.kaiserspiel import acts
from ridotto.table import Action
from ridotto.table.sentence import Sentence


def deed(action: Action) -> Sentence | None:
    """The act in words; none for what every game has."""
    match action:
        case acts.Show(imperials=imperials):
            cards = tuple(dict.fromkeys(card for one in imperials for card in one))
            return say("deed-shows", cards=cards) if cards else say("deed-shows-nothing")
        case acts.Name(suit=suit, cards=count):
            return say("deed-names", count=count, name=suit_words(suit))
    return _talk(action) or _after_the_count(action)


def _talk(action: Action) -> Sentence | None:
    """About the Rummel."""
    match action:
        case acts.Tell(pips=pips):
            return say("deed-tells", pips=pips)
        case acts.Withhold():
            return say("deed-tells-none")
        case acts.Good():
            return say("deed-says-good")
        case acts.Equal():
            return say("deed-says-equal")
        case acts.Demand():
            return say("deed-asks-to-see")
    return None


def _after_the_count(action: Action) -> Sentence | None:
    match action:
        case acts.Grant():
            return say("deed-grants")
        case acts.EraseFiche():
            return say("deed-erases")
        case acts.GiveFiche():
            return say("deed-gives")
    return None
