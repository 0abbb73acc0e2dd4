"""What is left to say of a card when nothing great is won or lost by it."""

from ridotto.bots.explaining.minchiate.naming import called
from ridotto.bots.explaining.minchiate.reach import is_dead, serves
from ridotto.bots.explaining.minchiate.sight import Sight
from ridotto.bots.explaining.told import Sentence
from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO


def gives_the_29(sight: Sight, card: Card) -> Sentence | None:
    """Worthless alone, the 29 counts in a versicola as long as one is in reach (Dr. 4)."""
    if card in sight.worth or card not in sight.rules.worth_inside or sight.turn != sight.me:
        return None
    if is_dead(sight, card):
        return Sentence(f"{called(card)} can make no versicola any more", "Dr. 4")
    lost = serves(sight, card)
    if lost is None or sight.certain(card) is not False:
        return None
    return Sentence(f"gives {called(card)} away, and {lost} with it", "Dr. 4")


def risks(sight: Sight, card: Card) -> Sentence | None:
    """A carta di conto, and the trick is still open (Dr. 15, 17)."""
    if card == MATTO or card not in sight.worth or not sight.ours(sight.turn):
        return None
    if not sight.trick or sight.certain(card) is not None:
        return None
    if sight.beats(card):
        return Sentence(f"risks {called(card)}: an enemy behind may take it", "Dr. 15")
    return Sentence(
        f"{called(card)} is home if our side takes the trick, and lost if not", "Dr. 17"
    )


def spends_the_highest(sight: Sight, card: Card) -> Sentence | None:
    """A card that nobody can beat, on a trick without points (Dr. 12)."""
    if card != sight.top or sight.last_trick or not sight.trick:
        return None
    if any(played.card in sight.worth for played in sight.trick):
        return None
    return Sentence(f"spends {called(card)}, which would take any other trick as well", "Dr. 12")


def takes_for_now(sight: Sight, card: Card) -> Sentence | None:
    """Winning, with enemies still to play."""
    if not sight.trick or not sight.beats(card) or sight.certain(card) is not None:
        return None
    return Sentence("takes the trick as it lies; an enemy behind may still beat it", "Dr. 12")


def stays_below(sight: Sight, card: Card) -> Sentence | None:
    """Not winning, and the trick is open."""
    if card in sight.rules.worth_inside or sight.beats(card) or sight.certain(card) is not None:
        return None
    return Sentence("gives a worthless card while the trick is still open", "Dr. 12")


def gives_nothing(sight: Sight, card: Card) -> Sentence | None:
    """The trick is theirs, and so is a worthless card (Dr. 12)."""
    if card in sight.rules.worth_inside or sight.certain(card) is not False:
        return None
    if not sight.ours(sight.turn):
        return None
    return Sentence(f"{called(card)} is worth nothing, and the trick is theirs", "Dr. 12")


def adds_nothing(sight: Sight, card: Card) -> Sentence | None:
    """A worthless card to a trick of ours."""
    if card in sight.rules.worth_inside or sight.certain(card) is not True:
        return None
    if sight.beats(card):
        return Sentence("takes the trick for certain", "Dr. 12")
    return Sentence("adds a worthless card to a trick that is ours", "Dr. 12")


def gives_up_the_matto(sight: Sight, card: Card) -> Sentence | None:
    """It is kept late (Dr. 12)."""
    if card != MATTO or len(sight.lawful) == 1 or sight.turn != sight.me or sight.last_trick:
        return None
    return Sentence("gives up the Matto, which could save something later", "Dr. 12")
