"""The player in the chair: what the table wants of him, phase by phase."""

from collections.abc import Sequence

from ridotto.bots.bieten.bid_choice import Speaker
from ridotto.bots.bieten.card_choice import choose_card
from ridotto.bots.bieten.figure_chances import Odds
from ridotto.bots.bieten.hand_guesses import HandGuesses
from ridotto.bots.random_player import dice_for
from ridotto.games.bieten import BIETEN
from ridotto.games.bieten.acts import Baptise, Challenge, Done, Play, Rob
from ridotto.games.bieten.faults import proved
from ridotto.games.bieten.state import After, Answering, Before, Bieten
from ridotto.table import Action, Ask, Do, Offer, PickNumber, View, fill


def find_claim(view: View[Bieten]) -> Challenge | None:
    """A fault to be claimed now, if the open cards prove one."""
    asked = (offer.action for offer in BIETEN.offers(view) if isinstance(offer, Ask))
    claims = (action for action in asked if isinstance(action, Challenge))
    return next((action for action in claims if proved(view.table, action)), None)


class BietenPlayer:
    """Plays by the book's advice; chance, seeded, decides what is nearly alike."""

    def __init__(self, *, seed: int) -> None:
        self.seed = seed

    def act(self, view: View[Bieten]) -> Action:
        """A lawful action of the view's seat."""
        claim = find_claim(view)
        if claim is not None:
            return claim
        offers = [offer for offer in BIETEN.offers(view) if not isinstance(offer, Ask)]
        actions = [offer.action for offer in offers if isinstance(offer, Do)]
        if isinstance(view.table.phase, Before | After | Answering) and len(actions) > 1:
            return self._converse(view, actions)
        return self._otherwise(view, offers, actions)

    def _otherwise(
        self, view: View[Bieten], offers: Sequence[Offer], actions: Sequence[Action]
    ) -> Action:
        """Cut anywhere, rob the Weli, accept what is true."""
        assert view.seat is not None
        for offer in offers:
            if isinstance(offer, PickNumber):
                number = dice_for(self.seed, view).choice(offer.numbers)
                return fill(BIETEN.action_kinds, view.seat, offer, number)
        return next((action for action in actions if isinstance(action, Rob)), actions[0])

    def _converse(self, view: View[Bieten], actions: list[Action]) -> Action:
        dice = dice_for(self.seed, view)
        odds = Odds(HandGuesses(view, dice))
        speaker = Speaker(odds, dice, actions)
        if isinstance(view.table.phase, Answering):
            return speaker.answer()
        offer = speaker.offer()
        if offer is not None:
            return offer
        cards = [action for action in actions if isinstance(action, Play | Baptise)]
        if cards:
            return cards[0] if len(cards) == 1 else choose_card(odds, cards)
        return next(action for action in actions if isinstance(action, Done))
