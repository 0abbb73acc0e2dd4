"""The named planes of an observation, and of what it leaves out.

People are counted from the seat that looks: 0 is oneself, 1 the next in the order of play, 2 the
one after; with two players the planes of person 2 are empty. A number is written as that many bits
from the first on (a *thermometer*), a choice by one bit (*one-hot*).
"""

from collections.abc import Iterator
from typing import Final

from ridotto.games.kaiserspiel.rules import FOUR, HAND, IMPERIAL, RULE_SETS, Rules
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.kaiserspiel.layout import PHASES, SEATS
from ridotto.kernel.kaiserspiel.numbering import (
    ACTS,
    CUT,
    EVERY_CARD,
    IMPERIALS,
    POINT,
    RANKS,
    SUITS,
)
from ridotto.kernel.kaiserspiel.tables import MOST_IMPERIALS, rule_facts
from ridotto.kernel.planes import Plane, Planes, facts

CUTS: Final = len(range(1, EVERY_CARD.bit_count()))


def cards(name: str, about: str) -> Plane:
    """A plane that is a set of cards."""
    return Plane(name, (EVERY_CARD,), about)


def everybody(plane: Plane) -> Iterator[Plane]:
    """A plane for each person; their words follow each other."""
    for person in range(SEATS):
        yield Plane(f"{plane.name}.{person}", plane.used, f"Person {person}: {plane.about}")


def lawful_words() -> tuple[int, ...]:
    """The bits of acts: cards, what is said with the cuts, and points."""
    words = [EVERY_CARD, (1 << CUT - WORD + CUTS) - 1, 0, 0]
    for number in POINT:
        words[number // WORD] |= 1 << number % WORD
    assert len(words) == -(-ACTS // WORD)
    return tuple(words)


RULE_FACTS: Final = rule_facts(next(iter(RULE_SETS.values())).read(Rules))
"""The names of the rules' bits; which of them hold does not matter here."""

OBSERVATION: Final = Planes(
    Plane("lawful", lawful_words(), "The acts one may do, if one is in turn; by their numbers."),
    cards("hand", "One's own hand."),
    cards("turned", "The turned card."),
    cards("trumps", "All cards of the trump suit, once it is known."),
    cards("honours", "The honours, each four points to whoever wins it in a trick."),
    cards("unseen", "Cards of which one does not know where they are."),
    cards("due", "The suit one must play, if one has it."),
    cards("beating", "The cards that would take the trick as it lies."),
    cards("rummel", "The cards of the Rummel, once they were shown on demand."),
    cards("named", "All cards of the suit that was named for the Rummel."),
    everybody(cards("lies", "the card that lies before this person in the trick.")),
    everybody(cards("played", "what this person has played in this deal.")),
    everybody(cards("won", "the cards in this person's tricks.")),
    everybody(cards("known", "cards everybody knows to be in this hand: shown, or turned.")),
    everybody(cards("lacking", "cards everybody knows not to be in this hand, by what it played.")),
    everybody(cards("possible", "cards that may be in this hand, for all one knows oneself.")),
    everybody(facts("shown", len(IMPERIALS), "imperials shown from the hand, by their numbers.")),
    everybody(facts("tournees", len(IMPERIALS), "imperials shown with the turned card.")),
    everybody(facts("said", 4, "withheld the Rummel, said good, said equal, told one; one-hot.")),
    everybody(facts("told", len(POINT), "the point told or called equal; one-hot by its height.")),
    everybody(facts("wanting", MOST_IMPERIALS, "imperials wanting to the Partie; thermometer.")),
    everybody(facts("jettons", IMPERIAL // FOUR - 1, "loose points, in fours; thermometer.")),
    everybody(facts("tricks", HAND, "tricks won; thermometer.")),
    facts("choosing", len(IMPERIALS), "Imperials one has chosen to show, before they are shown."),
    facts("named cards", RANKS, "The number of cards named for the Rummel; thermometer."),
    facts("phase", len(PHASES), f"One-hot: {', '.join(PHASES)}."),
    facts("trick", HAND, "How many tricks are gathered; thermometer."),
    facts("trump suit", SUITS, "One-hot: spades, hearts, diamonds, clubs."),
    facts("lying", SEATS, "How many cards of the trick lie on the table; thermometer."),
    facts("turn", SEATS, "Who is in turn, counted from oneself; one-hot."),
    facts("dealer", SEATS, "Who deals; one-hot."),
    facts("leader", SEATS, "Who leads to the trick on the table, the first before it; one-hot."),
    facts("winning", SEATS, "Whose card is winning the trick on the table; one-hot."),
    facts("best", SEATS, "Whose Rummel stands, or was marked; one-hot."),
    facts("demandable", SEATS, "Whose Rummel may still be demanded to be seen; one-hot."),
    facts("rules", len(RULE_FACTS), f"Rules: {'; '.join(name for name, _ in RULE_FACTS)}."),
)

SECRETS: Final = Planes(
    cards("talon", "The cards under the turned one, that were not dealt."),
    (plane for plane in everybody(cards("hand", "this person's hand.")) if plane.name != "hand.0"),
)
