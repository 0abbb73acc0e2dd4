"""What can be said of a card that is led (Dr. 8, 12, 16-19)."""

from typing import Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.minchiate.explanations.follow_reasons import (
    Teller,
    brings_home,
    clears_a_suit,
    loses,
    plays_the_matto,
    ultima,
)
from ridotto.bots.minchiate.explanations.trick_certainty import TrickCertainty
from ridotto.bots.minchiate.explanations.versicole_names import PAPI
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.sentences import say
from ridotto.bots.minchiate.signals import FUMATA, highest_unplaced
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER
from ridotto.table.sentence import SuitFact

ASKING: Final = (*PAPI, Card("10"), Card("13"))
"""Small carte di conto that ask partner for his highest (Dr. 19)."""
LONG: Final = 5
"""With this number of cards of a suit one may hang its king (Dr. 16)."""


def _first_tarocco(certainty: TrickCertainty, card: Card) -> bool:
    """Is this the first tarocco this person leads in the deal, as everybody saw?"""
    unseen_tricks = certainty.deal.skipped > 0
    return card in NUMBER and not unseen_tricks and not certainty.memory.tarocchi_led(certainty.me)


def fumata(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A sopraventi led first says that the highest not yet placed is here (Dr. 19)."""
    if card not in FUMATA or not _first_tarocco(certainty, card):
        return None
    said = highest_unplaced(certainty.memory, len(certainty.deal.tricks))
    if said is None:
        return None
    if said in certainty.hand:
        return explanation_sentence(say("fumata", card=(said,)), source="Dr. 19")
    return explanation_sentence(say("false-fumata", card=(said,)), source="Dr. 19", against=True)


def fumata_of_a_papa(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A Papa or small carta di conto led first asks for the highest (Dr. 19, Fi. 18)."""
    if card not in ASKING or not _first_tarocco(certainty, card):
        return None
    return explanation_sentence(say("fumata-of-a-papa"), source="Dr. 19")


def girare(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A carta di conto played towards partner (Dr. 17)."""
    if card not in NUMBER or card not in certainty.worth or certainty.certain(card) is True:
        return None
    higher = [c for c in certainty.memory.known[certainty.memory.partner] if c in NUMBER]
    best = max(higher, key=NUMBER.__getitem__, default=None)
    if best is not None and NUMBER[best] > NUMBER[card]:
        return explanation_sentence(
            say("girare", card=(card,), higher_card=(best,)), source="Dr. 17"
        )
    return explanation_sentence(say("girare-at-risk", card=(card,)), source="Dr. 17", against=True)


def nobody_can_beat_it(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A tarocco that is led and certainly wins."""
    if card not in NUMBER or certainty.certain(card) is not True:
        return None
    return explanation_sentence(say("unbeatable-lead", card=(card,)), source="Dr. 19")


def tarocco_with_cartiglie(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """One rarely leads tarocchi while one has cartiglie (Dr. 12)."""
    if card not in NUMBER or card in certainty.worth or card in FUMATA:
        return None
    if not any(KIND[other] not in ("T", MATTO) and other not in KINGS for other in certainty.hand):
        return None
    return explanation_sentence(say("tarocco-before-cartiglie"), source="Dr. 12", against=True)


def impiccare(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Low from a long suit, so that its king need not fall later (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or suit in certainty.deal.suits_led:
        return None
    king = KING_OF[suit]
    if king not in certainty.hand or sum(KIND[c] == suit for c in certainty.hand) < LONG:
        return None
    return explanation_sentence(say("impiccare", card=(king,)), source="Dr. 16")


def risks_the_king(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A king that is led while enemies may trump (Dr. 16)."""
    if card not in KINGS or certainty.certain(card) is True:
        return None
    return explanation_sentence(say("risks-the-king", card=(card,)), source="Dr. 16", against=True)


def to_partners_void(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Partner has shown that he is out of it (Dr. 12)."""
    suit, partner = KIND[card], certainty.memory.partner
    if suit in ("T", MATTO) or certainty.table.strict or suit not in certainty.memory.void[partner]:
        return None
    if not any(certainty.may_hold(partner, tarocco) for tarocco in NUMBER):
        return None
    return explanation_sentence(say("to-partners-void", suit=SuitFact(suit)), source="Dr. 12")


def to_partners_discard(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Partner has laid cards of it away (Dr. 12; first example)."""
    suit, partner = KIND[card], certainty.memory.partner
    if suit in ("T", MATTO) or suit not in certainty.memory.laid_away[partner]:
        return None
    if suit in certainty.memory.void[partner]:  # said already, and more of it
        return None
    return explanation_sentence(say("to-partners-discard", suit=SuitFact(suit)), source="Dr. 12")


def against_a_king(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """An enemy has shown the king of a suit not yet led: he may be caught (Dr. 8)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or suit in certainty.deal.suits_led:
        return None
    king = KING_OF[suit]
    if king in certainty.memory.gone or king in certainty.memory.hand:
        return None
    if not any(king in certainty.deal.shown[seat] for seat in certainty.memory.enemies):
        return None
    return explanation_sentence(say("against-a-king", card=(king,)), source="Dr. 8")


def keeps_tarocchi(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """One gets rid of cartiglie before one leads tarocchi (Dr. 12)."""
    if KIND[card] in ("T", MATTO) or card in KINGS or not any(c in NUMBER for c in certainty.hand):
        return None
    return explanation_sentence(say("keeps-tarocchi"), source="Dr. 12")


LEADING: Final[tuple[Teller, ...]] = (
    loses,
    brings_home,
    plays_the_matto,
    ultima,
    fumata,
    fumata_of_a_papa,
    girare,
    nobody_can_beat_it,
    impiccare,
    risks_the_king,
    against_a_king,
    to_partners_void,
    to_partners_discard,
    clears_a_suit,
    tarocco_with_cartiglie,
    keeps_tarocchi,
)
"""The most important first."""
