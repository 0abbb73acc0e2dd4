"""What can be said of a card that is led (Dr. 8, 12, 16-19)."""

from typing import Final

from ridotto.bots.explaining.minchiate.following import (
    Teller,
    brings_home,
    clears_a_suit,
    loses,
    only_card,
    plays_the_matto,
    ultima,
)
from ridotto.bots.explaining.minchiate.lesser import gives_up_the_matto
from ridotto.bots.explaining.minchiate.naming import PAPI, SUIT_NAMES, called
from ridotto.bots.explaining.minchiate.sight import Sight
from ridotto.bots.explaining.told import Sentence
from ridotto.bots.minchiate.memory import KIND
from ridotto.bots.minchiate.signals import FUMATA, highest_unplaced
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER

ASKING: Final = (*PAPI, Card("10"), Card("13"))
"""Small carte di conto that ask partner for his highest (Dr. 19)."""
LONG: Final = 5
"""With so many of a suit one may hang its king (Dr. 16)."""


def _first_tarocco(sight: Sight, card: Card) -> bool:
    """Is this the first tarocco this person leads in the deal, as everybody saw?"""
    unseen_tricks = sight.deal.skipped > 0
    return card in NUMBER and not unseen_tricks and not sight.memory.tarocchi_led(sight.me)


def fumata(sight: Sight, card: Card) -> Sentence | None:
    """A sopraventi led first says that the highest not yet placed is here (Dr. 19)."""
    if card not in FUMATA or not _first_tarocco(sight, card):
        return None
    said = highest_unplaced(sight.memory, len(sight.deal.tricks))
    if said is None:
        return None
    if said in sight.hand:
        return Sentence(f"a fumata: tells partner that {called(said)} is here", "Dr. 19")
    return Sentence(f"reads as a fumata, but {called(said)} is not here", "Dr. 19")


def fumata_of_a_papa(sight: Sight, card: Card) -> Sentence | None:
    """A Papa or small carta di conto led first asks for the highest (Dr. 19, Fi. 18)."""
    if card not in ASKING or not _first_tarocco(sight, card):
        return None
    return Sentence(
        "a fumata: asks partner to take with his highest and go on from the top", "Dr. 19"
    )


def girare(sight: Sight, card: Card) -> Sentence | None:
    """A carta di conto played towards partner (Dr. 17)."""
    if card not in NUMBER or card not in sight.worth or sight.certain(card) is True:
        return None
    higher = [c for c in sight.memory.known[sight.memory.partner] if c in NUMBER]
    best = max(higher, key=NUMBER.__getitem__, default=None)
    if best is not None and NUMBER[best] > NUMBER[card]:
        return Sentence(f"gira {called(card)} to partner, who has {called(best)}", "Dr. 17")
    return Sentence(f"gira {called(card)}, and an enemy may hold a higher card", "Dr. 17")


def nobody_can_beat_it(sight: Sight, card: Card) -> Sentence | None:
    """A tarocco led that stands for certain."""
    if card not in NUMBER or sight.certain(card) is not True:
        return None
    return Sentence(f"leads {called(card)}, which no enemy can beat", "Dr. 19")


def tarocco_with_cartiglie(sight: Sight, card: Card) -> Sentence | None:
    """One rarely leads tarocchi while one has cartiglie (Dr. 12)."""
    if card not in NUMBER or card in sight.worth or card in FUMATA:
        return None
    if not any(KIND[other] not in ("T", MATTO) and other not in KINGS for other in sight.hand):
        return None
    return Sentence("leads a tarocco while cartiglie are left, which one rarely does", "Dr. 12")


def leads_a_tarocco(sight: Sight, card: Card) -> Sentence | None:
    """Nothing but tarocchi is left to lead."""
    if card not in NUMBER or card in sight.worth or sight.certain(card) is True:
        return None
    return Sentence(f"leads {called(card)}, which an enemy may beat", "Dr. 12")


def impiccare(sight: Sight, card: Card) -> Sentence | None:
    """Low from a long suit, so that its king need not fall later (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or suit in sight.deal.suits_led:
        return None
    king = KING_OF[suit]
    if king not in sight.hand or sum(KIND[c] == suit for c in sight.hand) < LONG:
        return None
    return Sentence(f"impicca {called(king)}: after this round he need not fall", "Dr. 16")


def risks_the_king(sight: Sight, card: Card) -> Sentence | None:
    """A king that is led while enemies may trump (Dr. 16)."""
    if card not in KINGS or sight.certain(card) is True:
        return None
    return Sentence(f"leads {called(card)}, which an enemy may trump", "Dr. 16")


def to_partners_void(sight: Sight, card: Card) -> Sentence | None:
    """Partner has shown that he is out of it (Dr. 12)."""
    suit, partner = KIND[card], sight.memory.partner
    if suit in ("T", MATTO) or sight.table.strict or suit not in sight.memory.void[partner]:
        return None
    if not any(sight.may_hold(partner, tarocco) for tarocco in NUMBER):
        return None
    return Sentence(f"leads {SUIT_NAMES[suit]}, which partner has shown he is out of", "Dr. 12")


def to_partners_discard(sight: Sight, card: Card) -> Sentence | None:
    """Partner has laid cards of it away (Dr. 12; first example)."""
    suit, partner = KIND[card], sight.memory.partner
    if suit in ("T", MATTO) or suit not in sight.memory.laid_away[partner]:
        return None
    if suit in sight.memory.void[partner]:  # said already, and more of it
        return None
    return Sentence(f"leads {SUIT_NAMES[suit]}, which partner laid away", "Dr. 12")


def against_a_king(sight: Sight, card: Card) -> Sentence | None:
    """An enemy has shown the king of a suit not yet led: he may be caught (Dr. 8)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or suit in sight.deal.suits_led:
        return None
    king = KING_OF[suit]
    if king in sight.memory.gone or king in sight.memory.hand:
        return None
    if not any(king in sight.deal.shown[seat] for seat in sight.memory.enemies):
        return None
    return Sentence(f"leads against {called(king)}, which an enemy has shown", "Dr. 8")


def opens_a_suit(sight: Sight, card: Card) -> Sentence | None:
    """A suit that nobody has led yet."""
    suit = KIND[card]
    if suit in ("T", MATTO) or suit in sight.deal.suits_led:
        return None
    return Sentence(f"opens {SUIT_NAMES[suit]}", "Dr. 12")


def leads_it_again(sight: Sight, card: Card) -> Sentence | None:
    """A suit that was led before."""
    suit = KIND[card]
    if suit in ("T", MATTO) or suit not in sight.deal.suits_led:
        return None
    return Sentence(f"leads {SUIT_NAMES[suit]} again", "Dr. 12")


def keeps_tarocchi(sight: Sight, card: Card) -> Sentence | None:
    """One gets rid of cartiglie before one leads tarocchi (Dr. 12)."""
    if KIND[card] in ("T", MATTO) or card in KINGS or not any(c in NUMBER for c in sight.hand):
        return None
    return Sentence("gets rid of a cartiglia and keeps the tarocchi", "Dr. 12")


LEADING: Final[tuple[Teller, ...]] = (
    only_card,
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
    opens_a_suit,
    tarocco_with_cartiglie,
    keeps_tarocchi,
    leads_it_again,
    leads_a_tarocco,
    gives_up_the_matto,
)
"""The most important first."""
