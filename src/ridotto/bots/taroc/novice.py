"""The Taroc player: what to do in each phase."""

from ridotto.bots.player import Choice
from ridotto.bots.random_player import dice_for
from ridotto.bots.taroc.card_choice import weigh
from ridotto.bots.taroc.challenge_choice import sure_challenge
from ridotto.bots.taroc.memory import Memory
from ridotto.bots.taroc.skar_choice import choose_skar, worth_announcing
from ridotto.bots.taroc.weights import DEFAULT, Weights
from ridotto.games.taroc import acts
from ridotto.games.taroc.announcements import judge_announce
from ridotto.games.taroc.honours import held
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.state import Announcing, Cutting, Laying, Leading, Playing, Taroc
from ridotto.games.taroc.tricks import judge_pass_lead
from ridotto.table import Action, Seat, View


class TarocPlayer:
    """Plays Taroc as the book advises."""

    def __init__(self, *, seed: int, weights: Weights = DEFAULT) -> None:
        self.seed = seed
        self.weights = weights

    def act(self, view: View[Taroc]) -> Action:
        """What to do now."""
        table, seat = view.table, view.seat
        assert seat is not None
        fault = sure_challenge(view) if table.strict else None
        if fault is not None:
            return fault
        match table.phase:
            case Cutting():
                return acts.Cut(seat, dice_for(self.seed, view).randint(1, len(PACK) - 1))
            case Laying():
                return acts.LaySkar(seat, PACK.sort(choose_skar(Memory(view), self.weights)))
            case Announcing():
                return self._announce(view, seat)
            case Leading() | Playing():
                return self._play(view, seat)
        raise ValueError(f"nothing is to be done in {type(table.phase).__name__}")

    def _announce(self, view: View[Taroc], seat: Seat) -> Action:
        memory = Memory(view)
        for honour in held(memory.rules, memory.hand):
            action = acts.Announce(seat, honour.name)
            wanted = worth_announcing(memory, honour, self.weights)
            if wanted and judge_announce(view.table, action).lawful:
                return action
        return acts.Pass(seat)

    def _play(self, view: View[Taroc], seat: Seat) -> Action:
        yields = acts.PassLead(seat)
        if judge_pass_lead(view.table, yields).lawful:
            return yields
        return acts.Play(seat, self.choices(view)[0].card)

    def choices(self, view: View[Taroc]) -> tuple[Choice, ...]:
        """Every lawful card with what it is worth and why, best first: for hints."""
        return weigh(Memory(view), self.weights)
