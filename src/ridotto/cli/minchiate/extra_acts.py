"""What a person may do besides what the table waits for: claim, challenge, warn, correct."""

from collections.abc import Callable, Mapping
from typing import Final

from ridotto.cli.language import to_text
from ridotto.cli.minchiate.card_input import NotUnderstood, find_card, find_cards
from ridotto.cli.minchiate.declare_prompt import read_sets
from ridotto.cli.minchiate.event_words_in_play import about
from ridotto.cli.minchiate.sentences import say
from ridotto.cli.minchiate.table_words import EventContext
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.discards import holding
from ridotto.table import Action, Ask, Do, Offer, PickCards, PickSets, Seat

Offers = tuple[Offer, ...]


def speak(at: EventContext, seat: Seat, offers: Offers, word: str, rest: str) -> Action | None:
    """The action a word means, None if it is no such word; or say why it cannot be done."""
    speech = SPEECHES.get(word)
    return speech(at, seat, offers, rest) if speech else None


def _claim(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    del at, seat, rest
    for offer in offers:
        if isinstance(offer, Ask) and isinstance(offer.action, acts.Claim):
            return offer.action
    raise NotUnderstood(to_text(say("when-to-claim")))


def _fall(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat, rest
    for offer in offers:
        if isinstance(offer, Do) and isinstance(offer.action, acts.LayOpen):
            return offer.action
    raise NotUnderstood(to_text(say("when-to-fall", source=at.cite("cascare"))))


def _back(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat
    cards = {
        offer.action.card: offer.action
        for offer in offers
        if isinstance(offer, Do) and isinstance(offer.action, acts.TakeBack)
    }
    if not cards:
        mends, cited = at.table.rules.faults.revoke_mended, at.cite("fault.revoke-mended")
        said = say("nothing-wrong-laid" if mends else "no-mending-here", source=cited)
        raise NotUnderstood(to_text(said))
    card = find_card(rest, tuple(cards)) if rest else next(iter(cards))
    return cards[card]


def _mend(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat
    cards = {
        offer.action.card: offer.action
        for offer in offers
        if isinstance(offer, Do) and isinstance(offer.action, acts.Mend)
    }
    if not cards:
        raise NotUnderstood(to_text(say("nothing-to-mend", source=at.cite("fault.number-mended"))))
    return cards[find_card(rest, tuple(cards))]


def _warn(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat, rest
    for offer in offers:
        if isinstance(offer, Do) and isinstance(offer.action, acts.Warn):
            return offer.action
    raise NotUnderstood(to_text(say("when-to-warn", source=at.cite("warn"))))


def challenges(offers: Offers) -> list[acts.Challenge]:
    """What could be challenged now."""
    asks = (offer.action for offer in offers if isinstance(offer, Ask))
    return [action for action in asks if isinstance(action, acts.Challenge)]


def challenge_words(at: EventContext, number: int, action: acts.Challenge) -> str:
    """A challenge as a line of a list."""
    what = about(action.ground.value, action.trick)
    return to_text(say("challenge-one", n=number, who=at.who(action.against), about=what))


def _challenge(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    del seat
    possible = challenges(offers)
    if not possible:
        cited = at.cite("fault.challenge")
        odd = say("nothing-odd" if at.table.strict else "no-fault-here", source=cited)
        raise NotUnderstood(to_text(odd))
    if rest.isdecimal() and 1 <= int(rest) <= len(possible):
        return possible[int(rest) - 1]
    listed = "; ".join(challenge_words(at, n, c) for n, c in enumerate(possible, start=1))
    raise NotUnderstood(to_text(say("challenge-list", told=listed)))


def _declare(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    for offer in offers:
        if isinstance(offer, PickSets) and offer.sets:
            return acts.Declare(seat, read_sets(rest, offer))
    raise NotUnderstood(to_text(say("nothing-to-declare", source=at.cite("declare.held"))))


def _discard(at: EventContext, seat: Seat, offers: Offers, rest: str) -> Action:
    for offer in offers:
        if isinstance(offer, PickCards):
            made = at.table.deal.discards[seat] or ()
            return acts.Discard(seat, find_cards(rest, (*holding(at.table, seat), *made)))
    raise NotUnderstood(to_text(say("nothing-to-lay-away", source=at.cite("discard.number"))))


SPEECHES: Final[Mapping[str, Callable[[EventContext, Seat, Offers, str], Action]]] = {
    "claim": _claim,
    "fall": _fall,
    "back": _back,
    "mend": _mend,
    "warn": _warn,
    "challenge": _challenge,
    "declare": _declare,
    "discard": _discard,
}
