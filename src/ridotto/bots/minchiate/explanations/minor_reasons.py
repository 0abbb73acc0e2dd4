"""What is left to say of a card when nothing great is won or lost by it."""

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.minchiate.explanations.trick_certainty import TrickCertainty
from ridotto.bots.minchiate.explanations.versicole_names import versicola_named
from ridotto.bots.minchiate.explanations.versicole_reach import is_dead, serves
from ridotto.bots.minchiate.sentences import say
from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO


def gives_the_29(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Worthless alone, the 29 counts in a versicola as long as one is in reach (Dr. 4)."""
    if (
        card in certainty.worth
        or card not in certainty.rules.worth_inside
        or certainty.turn != certainty.me
    ):
        return None
    if is_dead(certainty, card):
        return explanation_sentence(say("dead-card", card=(card,)), source="Dr. 4")
    lost = serves(certainty, card)
    if lost is None or certainty.certain(card) is not False:
        return None
    return explanation_sentence(
        say("gives-away", card=(card,), versicola=versicola_named(lost)),
        source="Dr. 4",
        against=True,
    )


def risks(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A carta di conto, and the trick is still open (Dr. 15, 17)."""
    if card == MATTO or card not in certainty.worth or not certainty.ours(certainty.turn):
        return None
    if not certainty.trick or certainty.certain(card) is not None:
        return None
    if certainty.beats(card):
        return explanation_sentence(say("risks", card=(card,)), source="Dr. 15", against=True)
    return explanation_sentence(say("home-or-lost", card=(card,)), source="Dr. 17")


def spends_the_highest(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A card that nobody can beat, on a trick without points (Dr. 12)."""
    if card != certainty.top or certainty.last_trick or not certainty.trick:
        return None
    if any(played.card in certainty.worth for played in certainty.trick):
        return None
    return explanation_sentence(
        say("spends-the-highest", card=(card,)), source="Dr. 12", against=True
    )
