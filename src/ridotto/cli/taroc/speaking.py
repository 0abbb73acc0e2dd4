"""What a person may do besides what the table waits for: announce, challenge, lay otherwise."""

from ridotto.cli.card_input import Puzzled
from ridotto.cli.language import told
from ridotto.cli.people import Persons
from ridotto.cli.taroc.asking import announce
from ridotto.cli.taroc.inks import find_cards
from ridotto.cli.taroc.sentences import say
from ridotto.cli.taroc.stories import about
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
                raise Puzzled(told(say("skar-of-dealer")))
            return acts.LaySkar(seat, find_cards(rest, dealt_to_dealer(table)))
    return None


def _challenge(table: Taroc, people: Persons, offers: Offers, rest: str) -> Action:
    asks = [offer.action for offer in offers if isinstance(offer, Ask)]
    possible = [action for action in asks if isinstance(action, acts.Challenge)]
    if not possible:
        raise Puzzled(told(say("nothing-odd" if table.strict else "no-fault-here")))
    if rest.isdecimal() and 1 <= int(rest) <= len(possible):
        return possible[int(rest) - 1]
    listed = "; ".join(
        told(say("challenge-one", n=n, who=people.who(c.against), about=about(c)))
        for n, c in enumerate(possible, start=1)
    )
    raise Puzzled(told(say("challenge-list", told=listed)))
