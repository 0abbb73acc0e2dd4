"""What a person may do besides what the table waits for: claim, fall, challenge, put right."""

from collections.abc import Callable, Mapping
from typing import Final

from ridotto.cli.minchiate.declaring import read_sets
from ridotto.cli.minchiate.matching import Puzzled, find_card, find_cards
from ridotto.cli.minchiate.scene import Scene
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.discards import holding
from ridotto.table import Action, Ask, Do, Offer, PickCards, PickSets, Seat

Offers = tuple[Offer, ...]


def speak(at: Scene, seat: Seat, offers: Offers, word: str, rest: str) -> Action | None:
    """The action a word means, None if it is no such word; or say why it cannot be done."""
    speech = SPEECHES.get(word)
    return speech(at, seat, offers, rest) if speech else None


def _claim(at: Scene, seat: Seat, offers: Offers, rest: str) -> Action:
    del at, seat, rest
    for offer in offers:
        if isinstance(offer, Ask) and isinstance(offer.action, acts.Claim):
            return offer.action
    raise Puzzled("A side claims between two tricks, while it has the lead, and once in a deal.")


def _fall(at: Scene, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat, rest
    for offer in offers:
        if isinstance(offer, Do) and isinstance(offer.action, acts.LayOpen):
            return offer.action
    raise Puzzled(f"One falls during the play, when the last tarocco is gone. {at.cite('cascare')}")


def _back(at: Scene, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat
    cards = {
        offer.action.card: offer.action
        for offer in offers
        if isinstance(offer, Do) and isinstance(offer.action, acts.TakeBack)
    }
    if not cards:
        book = at.table.rules.faults.revoke_mended
        why = (
            "no card of yours in the trick breaks a rule" if book else "this book knows no mending"
        )
        raise Puzzled(f"Nothing can be taken back: {why}. {at.cite('fault.revoke-mended')}")
    card = find_card(rest, tuple(cards)) if rest else next(iter(cards))
    return cards[card]


def challenges(offers: Offers) -> list[acts.Challenge]:
    """What could be challenged now."""
    asks = (offer.action for offer in offers if isinstance(offer, Ask))
    return [action for action in asks if isinstance(action, acts.Challenge)]


def challenge_words(at: Scene, action: acts.Challenge) -> str:
    """A challenge as a line of a list."""
    where = f" in trick {action.trick}" if action.trick else ""
    return f"{at.people.name(action.against)}: {action.ground.value.replace('-', ' ')}{where}"


def _challenge(at: Scene, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat
    possible = challenges(offers)
    if not possible:
        strict = at.table.strict
        why = "nobody did anything odd" if strict else "at a courteous table no fault can happen"
        raise Puzzled(f"There is nothing to challenge: {why}. {at.cite('fault.challenge')}")
    if rest.isdecimal() and 1 <= int(rest) <= len(possible):
        return possible[int(rest) - 1]
    listed = "; ".join(f"{n} = {challenge_words(at, c)}" for n, c in enumerate(possible, start=1))
    raise Puzzled(f"Type challenge and a number: {listed}.")


def _declare(at: Scene, seat: Seat, offers: Offers, rest: str) -> Action:
    for offer in offers:
        if isinstance(offer, PickSets) and offer.sets:
            return acts.Declare(seat, read_sets(rest, offer))
    raise Puzzled(f"You have no versicola left to declare now. {at.cite('declare.held')}")


def _discard(at: Scene, seat: Seat, offers: Offers, rest: str) -> Action:
    for offer in offers:
        if isinstance(offer, PickCards):
            made = at.table.deal.discards[seat] or ()
            return acts.Discard(seat, find_cards(rest, (*holding(at.table, seat), *made)))
    raise Puzzled(f"You have nothing to lay away now. {at.cite('discard.number')}")


SPEECHES: Final[Mapping[str, Callable[[Scene, Seat, Offers, str], Action]]] = {
    "claim": _claim,
    "fall": _fall,
    "back": _back,
    "challenge": _challenge,
    "declare": _declare,
    "discard": _discard,
}
