"""What can be said of a card added to a trick. Each function says one thing, or nothing."""

from collections.abc import Callable
from typing import Final

from ridotto.bots.explanations.explanation import ExplanationSentence, explanation_sentence
from ridotto.bots.minchiate.explanations.minor_reasons import (
    gives_the_29,
    risks,
    spends_the_highest,
)
from ridotto.bots.minchiate.explanations.trick_certainty import TrickCertainty
from ridotto.bots.minchiate.explanations.versicole_names import versicola_named
from ridotto.bots.minchiate.explanations.versicole_reach import breaks, makes, serves, would_make
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.sentences import say
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER
from ridotto.games.minchiate.rules import LastTrick
from ridotto.games.minchiate.state import TRICKS
from ridotto.table.sentence import SuitFact

Teller = Callable[[TrickCertainty, Card], ExplanationSentence | None]

TENUTE: Final = (
    (range(6, 10), (Card("3"), Card("1")), "al Papa"),
    (range(14, 20), (Card("13"),), "al Tredici"),
    (range(21, 30), (Card("20"),), "al Venti"),
)
"""Which tarocchi stop which gelose, and what that is called (Dr. 18)."""


def kills(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Enemy carte di conto that die under it for certain (Dr. 10)."""
    dying = _enemy_points(certainty)
    if not dying or certainty.certain(card) is not True:
        return None
    points = sum(certainty.worth[each] for each in dying)
    broken = next(filter(None, (breaks(certainty, each) for each in dying)), None)
    cards = tuple(dying)
    if broken is not None:
        which = versicola_named(broken)
        said = say("kills-and-breaks", cards=cards, points=points, versicola=which)
    elif certainty.beats(card):
        said = say("kills", cards=cards, points=points)
    else:
        said = say("our-trick-kills", cards=cards, points=points)
    return explanation_sentence(said, rule="death", source="Dr. 10")


def _enemy_points(certainty: TrickCertainty) -> list[Card]:
    return [
        played.card
        for played in certainty.trick
        if not certainty.ours(played.seat)
        and played.card in certainty.worth
        and played.card != MATTO
    ]


def brings_home(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A carta di conto, or the 29, that comes into our tricks for certain (Dr. 12, 15)."""
    if (
        card in (MATTO, certainty.top)
        or certainty.turn != certainty.me
        or certainty.certain(card) is not True
    ):
        return None
    made, served = makes(certainty, card), serves(certainty, card)
    if card not in certainty.worth and not (made or served):
        return None
    source = "Dr. 15" if certainty.beats(card) else "Dr. 12"
    if made is not None:
        return explanation_sentence(
            say("home-makes", card=(card,), versicola=versicola_named(made)), source=source
        )
    if served is not None:
        which = versicola_named(served)
        return explanation_sentence(
            say("home-serves", card=(card,), versicola=which), source=source
        )
    return explanation_sentence(say("brings-home", card=(card,)), source=source)


def rescues(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Partner's carte di conto in the trick, safe with this card and not without it (Dr. 17)."""
    friend = certainty.memory.partner
    lying = [p.card for p in certainty.trick if p.seat == friend and p.card in certainty.worth]
    lying = [each for each in lying if each != MATTO]
    if not lying or certainty.standing is True or certainty.certain(card) is not True:
        return None
    return explanation_sentence(say("rescues", cards=tuple(lying)), source="Dr. 17")


def loses(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A carta di conto that the enemy takes for certain (Dr. 10)."""
    if card == MATTO or card not in certainty.worth or not certainty.ours(certainty.turn):
        return None
    if certainty.certain(card) is not False:
        return None
    made, points = would_make(certainty, card), certainty.worth[card]
    if made is not None:
        which = versicola_named(made)
        said = say("loses-and-makes", card=(card,), points=points, versicola=which)
    else:
        said = say("loses", card=(card,), points=points)
    return explanation_sentence(said, rule="death", source="Dr. 10", against=True)


def overtakes_partner(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Partner had it for certain, and this card had no need to be brought home (Dr. 12, 18)."""
    if (
        certainty.turn != certainty.me
        or not certainty.partner_has_it
        or certainty.standing is not True
    ):
        return None
    if not certainty.beats(card) or brings_home(certainty, card) is not None:
        return None
    return explanation_sentence(say("overtakes"), source="Dr. 12", against=True)


def leaves_partner_his_trick(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Partner has the trick for certain, and keeps it (Dr. 12)."""
    if (
        certainty.turn != certainty.me
        or not certainty.partner_has_it
        or certainty.standing is not True
    ):
        return None
    if certainty.beats(card) or all(not certainty.beats(other) for other in certainty.lawful):
        return None
    return explanation_sentence(say("leaves-partner-the-trick"), source="Dr. 12")


def spends_too_much(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """A cheaper tarocco would take the trick as certainly (Dr. 12)."""
    if certainty.turn != certainty.me or card not in NUMBER or certainty.certain(card) is not True:
        return None
    if not certainty.beats(card) or (card in certainty.worth and card != certainty.top):
        return None
    cheaper = [c for c in certainty.lawful if NUMBER.get(c, 99) < NUMBER[card]]
    enough = [c for c in cheaper if certainty.beats(c) and certainty.certain(c) is True]
    if not enough:
        return None
    return explanation_sentence(
        say("spends-too-much", card=(card,), enough_card=(enough[0],)),
        source="Dr. 12",
        against=True,
    )


def tenuta(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """High enough that an enemy behind cannot take the trick with a gelosa (Dr. 18)."""
    if certainty.turn != certainty.me or card not in NUMBER or not certainty.beats(card):
        return None
    for numbers, stopped, name in TENUTE:
        for gelosa in stopped if NUMBER[card] in numbers else ():
            if _stops(certainty, gelosa):
                return explanation_sentence(say("tenuta", at=name, card=(gelosa,)), source="Dr. 18")
    return None


def _stops(certainty: TrickCertainty, gelosa: Card) -> bool:
    """Could an enemy behind have taken the trick with this card, had one played nothing?"""
    below = all(NUMBER.get(played.card, 0) < NUMBER[gelosa] for played in certainty.trick)
    return below and any(certainty.may_hold(seat, gelosa) for seat in certainty.enemies_later)


def king_must_fall(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """First round, trumped: the king behind must be given (Dr. 16)."""
    king = certainty.falling_king(card)
    if king is None or card not in NUMBER:
        return None
    return explanation_sentence(
        say("king-must-fall", card=(king,)), rule="king.fall", source="Dr. 16"
    )


def holds_the_king_back(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Somebody behind may trump: the king need not be risked (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or certainty.turn != certainty.me or card == KING_OF[suit]:
        return None
    if KING_OF[suit] not in certainty.lawful:
        return None
    if not any(_may_trump(certainty, seat, suit) for seat in certainty.enemies_later):
        return None
    return explanation_sentence(say("holds-the-king-back", card=(KING_OF[suit],)), source="Dr. 16")


def _may_trump(certainty: TrickCertainty, seat: int, suit: str) -> bool:
    may = any(certainty.may_hold(seat, card) for card in NUMBER)
    return may and not certainty.has_suit(seat, suit)


def prima(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Void when the suit is led for the first time (Dr. 12)."""
    suit = certainty.first_round
    if (
        certainty.turn != certainty.me
        or suit is None
        or card not in NUMBER
        or card not in certainty.worth
    ):
        return None
    return explanation_sentence(say("prima", card=(card,), suit=SuitFact(suit)), source="Dr. 12")


def plays_the_matto(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Why the Matto goes now (Dr. 5)."""
    if card != MATTO or not certainty.ours(certainty.turn) or certainty.last_trick:
        return None
    others = [c for c in certainty.lawful if c != MATTO]
    if not others and len(certainty.hand) > 1:
        return explanation_sentence(say("matto-not-last"), rule="matto.late", source="Dr. 5")
    late = certainty.rules.matto.last_trick is not LastTrick.FORBIDDEN
    if late and certainty.deal.trick_number == TRICKS - 1:
        return explanation_sentence(
            say("matto-captured-last"), rule="matto.captured", source="Fi. 10"
        )
    if others and certainty.standing is False and all(_dies(certainty, c) for c in others):
        return explanation_sentence(
            say("matto-saves", cards=tuple(others)), rule="matto.free", source="Dr. 5"
        )
    if certainty.standing is True:
        return explanation_sentence(say("matto-saves-nothing"), source="Dr. 12", against=True)
    return None


def _dies(certainty: TrickCertainty, card: Card) -> bool:
    return card in certainty.worth and certainty.certain(card) is False


def keeps_the_matto(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Above all the Matto is kept late (Dr. 12)."""
    if card == MATTO or MATTO not in certainty.lawful or certainty.turn != certainty.me:
        return None
    if card in certainty.worth:
        return None
    return explanation_sentence(say("keeps-the-matto"), source="Dr. 12")


def ultima(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """The last trick is ours for certain (Dr. 11)."""
    if not certainty.last_trick or certainty.certain(card) is not True:
        return None
    points = certainty.rules.count.ultima
    return explanation_sentence(
        say("makes-the-ultima", points=points), rule="count.ultima", source="Dr. 11"
    )


def keeps_the_highest(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """The card that nobody can beat stays in the hand (Dr. 12)."""
    top = certainty.top
    if top is None or card == top or top not in certainty.lawful or not certainty.beats(top):
        return None
    return explanation_sentence(say("keeps-the-highest", card=(top,)), source="Dr. 12")


def clears_a_suit(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """The last card of its suit in the hand (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or certainty.turn != certainty.me:
        return None
    if sum(KIND[other] == suit for other in certainty.hand) > 1:
        return None
    if not any(other in NUMBER for other in certainty.hand):
        return None
    return explanation_sentence(say("clears-a-suit", suit=SuitFact(suit)), source="Dr. 12")


def takes_from_the_open_hand(certainty: TrickCertainty, card: Card) -> ExplanationSentence | None:
    """Whoever chooses an open hand's card gives it where it serves his side (Dr. 13)."""
    if certainty.turn == certainty.me or card not in certainty.worth or card == MATTO:
        return None
    if certainty.certain(card) is not True:
        return None
    if certainty.ours(certainty.turn):
        return explanation_sentence(say("open-hand-home", card=(card,)), source="Dr. 13")
    points = certainty.worth[card]
    return explanation_sentence(
        say("open-hand-killed", card=(card,), points=points), source="Dr. 13"
    )


FOLLOWING: Final[tuple[Teller, ...]] = (
    loses,
    kills,
    rescues,
    brings_home,
    gives_the_29,
    risks,
    takes_from_the_open_hand,
    overtakes_partner,
    plays_the_matto,
    king_must_fall,
    ultima,
    spends_too_much,
    spends_the_highest,
    tenuta,
    prima,
    holds_the_king_back,
    leaves_partner_his_trick,
    keeps_the_matto,
    keeps_the_highest,
    clears_a_suit,
)
"""The most important first."""
