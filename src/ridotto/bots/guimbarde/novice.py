"""The Guimbarde player: what to do in each phase."""

from ridotto.bots.guimbarde.card_worth import CardWeigher
from ridotto.bots.guimbarde.memory import Memory
from ridotto.bots.player import Choice
from ridotto.bots.random_player import dice_for
from ridotto.games.guimbarde import GUIMBARDE, acts
from ridotto.games.guimbarde.deal_start import showable
from ridotto.games.guimbarde.faults import shown_true
from ridotto.games.guimbarde.pack import mate_of
from ridotto.games.guimbarde.point import true_number
from ridotto.games.guimbarde.state import (
    Comparing,
    Cutting,
    Drawing,
    Guimbarde,
    Laying,
    Naming,
    Opening,
    Playing,
    Settled,
)
from ridotto.games.guimbarde.tricks import judge_marry
from ridotto.table import Action, Ask, Do, Seat, View


class GuimbardePlayer:
    """Draws every box it may, shows every marriage, and tries for two tricks (text)."""

    def __init__(self, *, seed: int) -> None:
        self.seed = seed

    def act(self, view: View[Guimbarde]) -> Action:
        """What to do now."""
        table, seat = view.table, view.seat
        assert seat is not None
        match table.phase:
            case Drawing(lots=lots):
                return acts.Draw(seat, dice_for(self.seed, view).choice(lots.places()))
            case Cutting():
                cards = len(table.rules.the_pack)
                return acts.Cut(seat, dice_for(self.seed, view).randrange(1, cards))
            case Opening():
                return acts.Take(seat, showable(table, seat))
            case Naming() | Comparing():
                return name(table, seat)
            case Laying():
                return lay(view)
            case Playing():
                return find_challenge(view) or play(table, seat)
            case Settled() if (fault := find_challenge(view)) is not None:
                return fault
        raise ValueError("nothing to do")


def name(table: Guimbarde, seat: Seat) -> Action:
    """The Point one has, unless a better one was named: then why tell?"""
    number = true_number(table, seat)
    comparing = isinstance(table.phase, Comparing)
    named = table.deal.told if comparing else table.deal.named
    best = max((one.number for one in named), default=0)
    hopeless = number <= best if comparing else number < best
    return acts.Silent(seat) if not number or hopeless else acts.Name(seat, number)


def lay(view: View[Guimbarde]) -> Action:
    """The box is worth more than the secret."""
    offers = GUIMBARDE.offers(view)
    found = [offer.action for offer in offers if isinstance(offer, Do)]
    return found[0]


def find_challenge(view: View[Guimbarde]) -> Action | None:
    """A fault that the cards seen since have proved, once it is paid for."""
    for offer in GUIMBARDE.offers(view) if view.table.strict else ():
        match offer:
            case Ask(action=acts.Challenge() as challenge) if proved(view.table, challenge):
                return challenge
    return None


def proved(table: Guimbarde, challenge: acts.Challenge) -> bool:
    """Do the cards leave no doubt? Before a trick is complete there is nothing to gain."""
    return challenge.trick < table.deal.trick_number and shown_true(table, challenge)


def advise(table: Guimbarde, seat: Seat) -> tuple[Choice, ...]:
    """Every lawful card with what it is worth, best first."""
    return CardWeigher(Memory(table, seat)).weigh()


def play(table: Guimbarde, seat: Seat) -> Action:
    """The best card; a marriage in hand is always shown with it."""
    card = advise(table, seat)[0].card
    marry = acts.Marry(seat, card)
    if mate_of(card) in table.deal.hands[seat] and judge_marry(table, marry).lawful:
        return marry
    return acts.Play(seat, card)
