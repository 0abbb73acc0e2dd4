"""The Kaiserspiel player: what to do in each phase."""

from ridotto.bots.kaiserspiel.card_worth import CardWeigher
from ridotto.bots.kaiserspiel.memory import Memory
from ridotto.bots.random_player import dice_for
from ridotto.games.kaiserspiel import KAISERSPIEL, acts
from ridotto.games.kaiserspiel.faults import shown_true
from ridotto.games.kaiserspiel.imperials import showable
from ridotto.games.kaiserspiel.pack import of_suit
from ridotto.games.kaiserspiel.rummel import points_in, standing, worth
from ridotto.games.kaiserspiel.state import (
    Cutting,
    Drawing,
    Imperials,
    Kaiserspiel,
    Naming,
    Playing,
    Rummel,
    Settled,
    Tournee,
)
from ridotto.table import Action, Ask, Do, Seat, View


class KaiserspielPlayer:
    """Shows what it has, counts what is out, and hurries when an imperial is near."""

    def __init__(self, *, seed: int) -> None:
        self.seed = seed

    def act(self, view: View[Kaiserspiel]) -> Action:
        """What to do now."""
        table, seat = view.table, view.seat
        assert seat is not None
        if table.choosing is not None:
            return pay_fine(table, seat)
        if table.granting:
            return speak_up(view) or acts.Grant(seat)
        match table.phase:
            case Drawing(lots=lots):
                return acts.Draw(seat, dice_for(self.seed, view).choice(lots.places()))
            case Cutting():
                return acts.Cut(seat, dice_for(self.seed, view).randrange(1, table.rules.cards))
            case Imperials() | Tournee():
                return acts.Show(seat, tuple(imp.cards for imp in showable(table, seat)))
            case Rummel():
                return tell(table, seat)
            case Naming():
                return name(table, seat)
            case Playing():
                return speak_up(view) or self._play(table, seat)
            case Settled() if (fault := find_challenge(view)) is not None:
                return fault
        raise ValueError("nothing to do")

    def _play(self, table: Kaiserspiel, seat: Seat) -> Action:
        return acts.Play(seat, CardWeigher(Memory(table, seat)).weigh()[0].card)


def pay_fine(table: Kaiserspiel, seat: Seat) -> Action:
    """One's own fiche, unless one is so near the end that the others may rather have one.

    If the chance to win goes by how far everybody is from the end, a fiche of one's own costs
    more than one for the nearest opponent just if that one has two more to go.
    """
    to_go = [table.rules.target - count for count in table.board.fiches]
    nearest = min(count for other, count in enumerate(to_go) if other != seat)
    return acts.GiveFiche(seat) if nearest > to_go[seat] + 1 else acts.EraseFiche(seat)


def tell(table: Kaiserspiel, seat: Seat) -> Action:
    """The best suit if it is high enough; the last to speak says no more than necessary."""
    best = standing(table)
    points = sorted(points_in(table.rules, table.deal.hands[seat]).values(), key=worth)
    enough = [p for p in points if best is None or worth(p) > worth(best)]
    if not enough:
        return acts.Good(seat)
    last = seat == table.dealer
    pips, cards = enough[0] if last and best is not None else enough[-1]
    return acts.Tell(seat, pips, cards)


def name(table: Kaiserspiel, seat: Seat) -> Action:
    """Of equal suits rather one that is not trumps: it tells the others less."""
    hand = table.deal.hands[seat]
    told = standing(table)
    suits = [suit for suit, value in points_in(table.rules, hand).items() if value == told]
    suit = min(suits, key=lambda suit: suit == table.deal.trumps)
    return acts.Name(seat, suit, len(of_suit(hand, suit)))


def speak_up(view: View[Kaiserspiel]) -> Action | None:
    """Ask to see the Rummel, or challenge a fault that the cards have proved."""
    for offer in KAISERSPIEL.offers(view):
        if isinstance(offer, Do) and isinstance(offer.action, acts.Demand):
            return offer.action
    return find_challenge(view)


def find_challenge(view: View[Kaiserspiel]) -> acts.Challenge | None:
    """A fault that the cards everybody has seen have proved, also when the deal is over."""
    asked = (offer.action for offer in KAISERSPIEL.offers(view) if isinstance(offer, Ask))
    challenges = (action for action in asked if isinstance(action, acts.Challenge))
    return next((c for c in challenges if shown_true(view.table, c)), None)
