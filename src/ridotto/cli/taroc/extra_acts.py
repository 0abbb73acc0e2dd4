"""What a person may do besides what the table waits for: announce, challenge, lay another Skar."""

from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.language import to_text
from ridotto.cli.people import Persons
from ridotto.cli.taroc.card_text import find_cards
from ridotto.cli.taroc.event_words import about
from ridotto.cli.taroc.prompts import announce
from ridotto.cli.taroc.sentences import say
from ridotto.games.taroc import acts
from ridotto.games.taroc.skar import dealt_to_dealer
from ridotto.games.taroc.state import Taroc
from ridotto.table import Action, Ask, Offer, Seat

Offers = tuple[Offer, ...]


def speak(
    table: Taroc, people: Persons, seat: Seat, offers: Offers, word: str, rest: str
) -> Action | None:
    """The action a word means, None if it is no such word; or say why it cannot be done."""
    match word:
        case "announce":
            return announce(table, seat, rest)
        case "challenge":
            return _challenge(table, people, offers, rest)
        case "skar":
            if seat != table.dealer:
                raise NotUnderstood(to_text(say("skar-of-dealer")))
            return acts.LaySkar(seat, find_cards(rest, dealt_to_dealer(table)))
    return None


def _challenge(table: Taroc, people: Persons, offers: Offers, rest: str) -> Action:
    asks = [offer.action for offer in offers if isinstance(offer, Ask)]
    possible = [action for action in asks if isinstance(action, acts.Challenge)]
    if not possible:
        raise NotUnderstood(to_text(say("nothing-odd" if table.strict else "no-fault-here")))
    if rest.isdecimal() and 1 <= int(rest) <= len(possible):
        return possible[int(rest) - 1]
    listed = "; ".join(
        to_text(say("challenge-one", n=n, who=people.who(c.against), about=about(c)))
        for n, c in enumerate(possible, start=1)
    )
    raise NotUnderstood(to_text(say("challenge-list", told=listed)))
