"""The Tresette player: what to do in each phase."""

from ridotto.bots.player import Choice
from ridotto.bots.random_player import dice_for
from ridotto.bots.tresette.announcement_choice import choose_announcement, sure_challenge
from ridotto.bots.tresette.follow_advice import weigh_follow
from ridotto.bots.tresette.lead_advice import weigh_lead
from ridotto.bots.tresette.memory import Memory
from ridotto.bots.tresette.weights import DEFAULT, Weights
from ridotto.games.tresette import acts
from ridotto.games.tresette.deal_start import cut_limits
from ridotto.games.tresette.offers import make_offers
from ridotto.games.tresette.state import Announcing, Cutting, Drawing, Playing, Tresette
from ridotto.table import Action, View


class TresettePlayer:
    """Plays Tresette as the book advises: invites and answers, demands, throws off high."""

    def __init__(self, *, seed: int, weights: Weights = DEFAULT) -> None:
        self.seed = seed
        self.weights = weights

    def act(self, view: View[Tresette]) -> Action:
        """What to do now."""
        seat, table = view.seat, view.table
        assert seat is not None
        match table.phase:
            case Drawing(lots=lots):
                return acts.Draw(seat, dice_for(self.seed, view).choice(lots.places()))
            case Cutting():
                least, most = cut_limits()
                return acts.Cut(seat, dice_for(self.seed, view).randint(least, most))
        memory = Memory(view)
        fault = sure_challenge(memory, make_offers(view)) if table.strict else None
        if fault is not None:
            return fault
        if isinstance(table.phase, Announcing):
            return choose_announcement(memory)
        assert isinstance(table.phase, Playing)
        return acts.Play(seat, weigh(view, self.weights)[0].card)


def weigh(view: View[Tresette], weights: Weights = DEFAULT) -> tuple[Choice, ...]:
    """Every lawful card with what it is worth and why, best first."""
    memory = Memory(view)
    choices = weigh_follow(memory, weights) if memory.trick else weigh_lead(memory, weights)
    return tuple(sorted(choices, key=lambda choice: -choice.value))
