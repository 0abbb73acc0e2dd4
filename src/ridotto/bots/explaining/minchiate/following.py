"""What can be said of a card added to a trick. Each function says one thing, or nothing."""

from collections.abc import Callable
from typing import Final

from ridotto.bots.explaining.minchiate.lesser import (
    adds_nothing,
    gives_nothing,
    gives_the_29,
    gives_up_the_matto,
    risks,
    spends_the_highest,
    stays_below,
    takes_for_now,
)
from ridotto.bots.explaining.minchiate.naming import SUIT_NAMES, called, listed, theirs
from ridotto.bots.explaining.minchiate.reach import breaks, makes, serves, would_make
from ridotto.bots.explaining.minchiate.sight import Sight
from ridotto.bots.explaining.told import Sentence
from ridotto.bots.minchiate.memory import KIND
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER
from ridotto.games.minchiate.rules import LastTrick
from ridotto.games.minchiate.state import TRICKS

Teller = Callable[[Sight, Card], Sentence | None]

TENUTE: Final = (
    (range(6, 10), (Card("3"), Card("1")), "al Papa"),
    (range(14, 20), (Card("13"),), "al Tredici"),
    (range(21, 30), (Card("20"),), "al Venti"),
)
"""Which tarocchi stop which gelose, and what that is called (Dr. 18)."""


def only_card(sight: Sight, card: Card) -> Sentence | None:
    """There is nothing else."""
    if len(sight.lawful) > 1:
        return None
    return Sentence(f"{called(card)} is the only card that may be played", "Dr. 10")


def kills(sight: Sight, card: Card) -> Sentence | None:
    """Enemy carte di conto that die under it for certain (Dr. 10)."""
    dying = _enemy_points(sight)
    if not dying or sight.certain(card) is not True:
        return None
    points = sum(sight.worth[each] for each in dying)
    broken = next(filter(None, (breaks(sight, each) for each in dying)), None)
    also = f", and breaks {broken} for them" if broken else ""
    verb = "kills" if sight.beats(card) else "lets our trick kill"
    return Sentence(f"{verb} {listed(map(theirs, dying))}: we mark {points}{also}", "Dr. 10")


def _enemy_points(sight: Sight) -> list[Card]:
    return [
        played.card
        for played in sight.trick
        if not sight.ours(played.seat) and played.card in sight.worth and played.card != MATTO
    ]


def brings_home(sight: Sight, card: Card) -> Sentence | None:
    """A carta di conto, or the 29, that comes into our tricks for certain (Dr. 12, 15)."""
    if card in (MATTO, sight.top) or sight.turn != sight.me or sight.certain(card) is not True:
        return None
    made, served = makes(sight, card), serves(sight, card)
    if card not in sight.worth and not (made or served):
        return None
    aim = f" and makes {made}" if made else f" for {served}" if served else ""
    if sight.beats(card):
        verb = "saves" if served and not made else "brings home"
        return Sentence(f"{verb} {called(card)}{aim}", "Dr. 15")
    return Sentence(f"gives {_friend(sight)} {called(card)}{aim}", "Dr. 12")


def _friend(sight: Sight) -> str:
    return "partner" if sight.partner_has_it else "our trick"


def rescues(sight: Sight, card: Card) -> Sentence | None:
    """Partner's carte di conto in the trick, safe with this card and not without it (Dr. 17)."""
    friend = sight.memory.partner
    lying = [p.card for p in sight.trick if p.seat == friend and p.card in sight.worth]
    lying = [each for each in lying if each != MATTO]
    if not lying or sight.standing is True or sight.certain(card) is not True:
        return None
    return Sentence(f"brings partner's card home: {listed(map(called, lying))}", "Dr. 17")


def loses(sight: Sight, card: Card) -> Sentence | None:
    """A carta di conto that the enemy takes for certain (Dr. 10)."""
    if card == MATTO or card not in sight.worth or not sight.ours(sight.turn):
        return None
    if sight.certain(card) is not False:
        return None
    made = would_make(sight, card)
    also = f", and have {made} with it" if made else ""
    return Sentence(f"loses {called(card)}: they mark {sight.worth[card]}{also}", "Dr. 10")


def overtakes_partner(sight: Sight, card: Card) -> Sentence | None:
    """Partner had it for certain, and this card had no need to be brought home (Dr. 12, 18)."""
    if sight.turn != sight.me or not sight.partner_has_it or sight.standing is not True:
        return None
    if not sight.beats(card) or brings_home(sight, card) is not None:
        return None
    return Sentence("overtakes partner's certain trick for nothing", "Dr. 12")


def leaves_partner_his_trick(sight: Sight, card: Card) -> Sentence | None:
    """Partner has the trick for certain, and keeps it (Dr. 12)."""
    if sight.turn != sight.me or not sight.partner_has_it or sight.standing is not True:
        return None
    if sight.beats(card) or all(not sight.beats(other) for other in sight.lawful):
        return None
    return Sentence("leaves partner the trick he has for certain", "Dr. 12")


def spends_too_much(sight: Sight, card: Card) -> Sentence | None:
    """A cheaper tarocco would take the trick as certainly (Dr. 12)."""
    if sight.turn != sight.me or card not in NUMBER or sight.certain(card) is not True:
        return None
    if not sight.beats(card) or (card in sight.worth and card != sight.top):
        return None
    cheaper = [c for c in sight.lawful if NUMBER.get(c, 99) < NUMBER[card]]
    enough = [c for c in cheaper if sight.beats(c) and sight.certain(c) is True]
    if not enough:
        return None
    return Sentence(f"spends {called(card)} where {called(enough[0])} would do", "Dr. 12")


def tenuta(sight: Sight, card: Card) -> Sentence | None:
    """High enough that an enemy behind cannot take the trick with a gelosa (Dr. 18)."""
    if sight.turn != sight.me or card not in NUMBER or not sight.beats(card):
        return None
    for numbers, stopped, name in TENUTE:
        for gelosa in stopped if NUMBER[card] in numbers else ():
            if _stops(sight, gelosa):
                return Sentence(f"makes tenuta {name}: {called(gelosa)} cannot take it", "Dr. 18")
    return None


def _stops(sight: Sight, gelosa: Card) -> bool:
    """Could an enemy behind have taken the trick with this card, had one played nothing?"""
    below = all(NUMBER.get(played.card, 0) < NUMBER[gelosa] for played in sight.trick)
    return below and any(sight.may_hold(seat, gelosa) for seat in sight.enemies_later)


def king_must_fall(sight: Sight, card: Card) -> Sentence | None:
    """First round, trumped: the king behind must be given (Dr. 16)."""
    king = sight.falling_king(card)
    if king is None or card not in NUMBER:
        return None
    return Sentence(f"{called(king)}, which is behind, must fall", "Dr. 16")


def holds_the_king_back(sight: Sight, card: Card) -> Sentence | None:
    """Somebody behind may trump: the king need not be risked (Dr. 16)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or sight.turn != sight.me or card == KING_OF[suit]:
        return None
    if KING_OF[suit] not in sight.lawful:
        return None
    if not any(_may_trump(sight, seat, suit) for seat in sight.enemies_later):
        return None
    return Sentence(f"holds {called(KING_OF[suit])} back: an enemy behind may trump", "Dr. 16")


def _may_trump(sight: Sight, seat: int, suit: str) -> bool:
    may = any(sight.may_hold(seat, card) for card in NUMBER)
    return may and not sight.has_suit(seat, suit)


def prima(sight: Sight, card: Card) -> Sentence | None:
    """Void when the suit is led for the first time (Dr. 12)."""
    suit = sight.first_round
    if sight.turn != sight.me or suit is None or card not in NUMBER or card not in sight.worth:
        return None
    return Sentence(f"puts {called(card)} on a prima in {SUIT_NAMES[suit]}", "Dr. 12")


def plays_the_matto(sight: Sight, card: Card) -> Sentence | None:
    """Why the Matto goes now (Dr. 5)."""
    if card != MATTO or not sight.ours(sight.turn) or sight.last_trick:
        return None
    others = [c for c in sight.lawful if c != MATTO]
    if not others and len(sight.hand) > 1:
        return Sentence("the Matto may not be kept for the last trick", "Dr. 5")
    late = sight.rules.matto.last_trick is not LastTrick.FORBIDDEN
    if late and sight.deal.trick_number == TRICKS - 1:
        return Sentence("the Matto kept for the last trick would be captured", "Fi. 10")
    if others and sight.standing is False and all(_dies(sight, c) for c in others):
        return Sentence(f"the Matto saves {listed(map(called, others))}", "Dr. 5")
    if sight.standing is True:
        return Sentence("gives the Matto to a trick that is ours: it saves nothing", "Dr. 12")
    return None


def _dies(sight: Sight, card: Card) -> bool:
    return card in sight.worth and sight.certain(card) is False


def keeps_the_matto(sight: Sight, card: Card) -> Sentence | None:
    """Above all the Matto is kept late (Dr. 12)."""
    if card == MATTO or MATTO not in sight.lawful or sight.turn != sight.me:
        return None
    if card in sight.worth:
        return None
    return Sentence("keeps the Matto for what it may save later", "Dr. 12")


def ultima(sight: Sight, card: Card) -> Sentence | None:
    """The last trick is ours for certain (Dr. 11)."""
    if not sight.last_trick or sight.certain(card) is not True:
        return None
    return Sentence(f"makes the ultima, {sight.rules.count.ultima} points", "Dr. 11")


def keeps_the_highest(sight: Sight, card: Card) -> Sentence | None:
    """The card that nobody can beat stays in the hand (Dr. 12)."""
    top = sight.top
    if top is None or card == top or top not in sight.lawful or not sight.beats(top):
        return None
    return Sentence(f"keeps {called(top)}, which nobody can beat", "Dr. 12")


def clears_a_suit(sight: Sight, card: Card) -> Sentence | None:
    """The last card of its suit in the hand (Dr. 12)."""
    suit = KIND[card]
    if suit in ("T", MATTO) or card in KINGS or sight.turn != sight.me:
        return None
    if sum(KIND[other] == suit for other in sight.hand) > 1:
        return None
    if not any(other in NUMBER for other in sight.hand):
        return None
    return Sentence(f"is out of {SUIT_NAMES[suit]} with it, and may trump the next", "Dr. 12")


def takes_from_the_open_hand(sight: Sight, card: Card) -> Sentence | None:
    """Whoever chooses an open hand's card gives it where it serves his side (Dr. 13)."""
    if sight.turn == sight.me or card not in sight.worth or card == MATTO:
        return None
    if sight.certain(card) is not True:
        return None
    if sight.ours(sight.turn):
        return Sentence(f"brings {called(card)} home from the open hand", "Dr. 13")
    return Sentence(f"kills {theirs(card)} in the open hand: we mark {sight.worth[card]}", "Dr. 13")


FOLLOWING: Final[tuple[Teller, ...]] = (
    only_card,
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
    gives_nothing,
    adds_nothing,
    takes_for_now,
    stays_below,
    gives_up_the_matto,
)
"""The most important first."""
