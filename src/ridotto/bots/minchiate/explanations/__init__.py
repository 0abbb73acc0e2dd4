"""Minchiate explained in the books' words: tenuta, girare, fumata, what dies and what is saved."""

from collections.abc import Iterator

from ridotto.bots.explanations.explanation import ExplanationSentence
from ridotto.bots.minchiate.explanations.follow_reasons import FOLLOWING
from ridotto.bots.minchiate.explanations.lead_reasons import LEADING
from ridotto.bots.minchiate.explanations.reasons_before_play import say_before
from ridotto.bots.minchiate.explanations.trick_certainty import TrickCertainty
from ridotto.cards import Card
from ridotto.games.minchiate.acts import Play, PlayFallen
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import Action, Seat, View

__all__ = ["say_of"]


def say_of(view: View[Minchiate], action: Action) -> tuple[ExplanationSentence, ...]:
    """Everything that can truly be said of this act, the most important first."""
    match action:
        case Play(seat=seat, card=card):
            return tuple(_of_card(view, seat, card))
        case PlayFallen(fallen=seat, card=card):
            return tuple(_of_card(view, seat, card))
    return tuple(say_before(view, action))


def _of_card(view: View[Minchiate], turn: Seat, card: Card) -> Iterator[ExplanationSentence]:
    certainty = TrickCertainty(view, turn)
    said = [sentence(certainty, card) for sentence in (FOLLOWING if certainty.trick else LEADING)]
    yield from (each for each in said if each is not None)
