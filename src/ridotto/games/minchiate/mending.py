"""Taking a wrong card back before the trick is turned (Dr. 14)."""

from ridotto.cards import Card
from ridotto.games.minchiate.acts import TakeBack
from ridotto.games.minchiate.state import Complete, Minchiate, Playing
from ridotto.games.minchiate.tricks import Duty, judge_card
from ridotto.table import Verdict, impossible, lawful
from ridotto.table.hands import put
from ridotto.table.tricks import Played


def judge_take_back(state: Minchiate, action: TakeBack) -> Verdict:
    """A revoke can be put right before the trick is turned, where the book allows (Dr. 14)."""
    trick = state.deal.trick
    place = place_in(trick, action.card)
    if not isinstance(state.phase, Playing | Complete) or place is None:
        return impossible("fault.revoke-mended", "That card does not lie in the trick.")
    if trick[place].by != action.seat:
        return impossible("fault.revoke-mended", "One takes back one's own card.")
    if not state.rules.faults.revoke_mended:
        return impossible("fault.revoke-mended", "By this book a revoke cannot be put right.")
    if judge_card(_duty_then(state, place), action.card).lawful:
        return impossible("fault.revoke-mended", "That card was lawful: it stays.")
    return lawful("fault.revoke-mended")


def place_in(trick: tuple[Played, ...], card: Card) -> int | None:
    """Where in the trick a card lies."""
    return next((place for place, played in enumerate(trick) if played.card == card), None)


def _duty_then(state: Minchiate, place: int) -> Duty:
    """What bound the player of a card that lies in the trick on the table."""
    deal = state.deal
    played = deal.trick[place]
    hand = (*deal.hands[played.seat], played.card)
    return Duty(state.rules, hand, deal.trick[:place], deal.trick_number, deal.suits_led)


def fold_take_back(state: Minchiate, action: TakeBack) -> Minchiate:
    """The card and all played after it go back to their hands."""
    deal = state.deal
    place = place_in(deal.trick, action.card)
    hands = deal.hands
    for played in deal.trick[place:]:
        hands = put(hands, played.seat, (*hands[played.seat], played.card))
    return state.with_deal(hands=hands, trick=deal.trick[:place], phase=Playing())
