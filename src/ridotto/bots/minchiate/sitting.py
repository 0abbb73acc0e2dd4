"""The Minchiate player: what to do in each phase."""

from ridotto.bots.chance import dice_for
from ridotto.bots.minchiate.before import choose_discards
from ridotto.bots.minchiate.memory import Memory
from ridotto.bots.minchiate.mind import Mind
from ridotto.bots.minchiate.play import weigh
from ridotto.bots.minchiate.weights import DEFAULT, Weights
from ridotto.bots.player import Choice
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.declare import declarable
from ridotto.games.minchiate.discards import shortage
from ridotto.games.minchiate.gathering import exchangeable
from ridotto.games.minchiate.cutting import cut_limits, judge_rob
from ridotto.games.minchiate.pack import KINGS, MATTO, NUMBER, PACK
from ridotto.games.minchiate.state import (
    Complete,
    Cutting,
    Declaring,
    Discarding,
    Drawing,
    Exchanging,
    FillingUp,
    Leading,
    Minchiate,
    Playing,
    Robbing,
)
from ridotto.games.minchiate.tricks import next_turn
from ridotto.table import Action, View


class MinchiatePlayer:
    """Plays Minchiate as the books advise."""

    def __init__(self, *, seed: int, weights: Weights = DEFAULT) -> None:
        self.seed = seed
        self.weights = weights

    def act(self, view: View[Minchiate]) -> Action:
        """What to do now."""
        table, seat = view.table, view.seat
        assert seat is not None
        match table.phase:
            case Drawing() as drawing:
                free = drawing.lots.places()
                return acts.Draw(seat, dice_for(self.seed, view).choice(free))
            case Cutting():
                least, most = cut_limits(table)
                return acts.Cut(seat, dice_for(self.seed, view).randint(least, most))
            case Robbing():
                rob = acts.Rob(seat, table.deal.lifted[-1])
                return rob if judge_rob(table, rob).lawful else acts.Leave(seat)
            case Discarding():
                return acts.Discard(seat, choose_discards(Memory(view), table.deal.owed[seat], self.weights))
            case FillingUp():
                short, heap = shortage(table)
                return acts.TakeBlind(seat, tuple(range(heap))[:short])
            case Declaring():
                return acts.Declare(seat, tuple(v.cards for v in declarable(table, seat)))
            case Exchanging():
                cards = exchangeable(table)
                return acts.Exchange(seat, min(cards, key=lambda c: (c == "29", c in NUMBER, PACK.index[c])))
            case Complete():
                return acts.Gather(seat)
            case Leading() | Playing():
                return self._play(view)
        raise ValueError("nothing to do")

    def _play(self, view: View[Minchiate]) -> Action:
        turn = next_turn(view.table)
        assert turn is not None and view.seat is not None
        mind = Mind(view, turn.seat, self.weights)
        card = (weigh(mind) if turn.seat == view.seat else fallen_choice(mind))[0].card
        if turn.seat == view.seat:
            return acts.Play(view.seat, card)
        return acts.PlayFallen(view.seat, turn.seat, card)


def fallen_choice(mind: Mind) -> tuple[Choice, ...]:
    chance = mind._contest(mind.later, mind.level, mind.ours, mind.led, mind.loot)
    enemy = mind.memory.enemy(mind.turn)
    def value(c):
        return (chance - .5) * mind.stakes.gap(c) - (0 if not enemy else 0)
    return tuple(sorted((Choice(c, value(c), "") for c in mind.lawful), key=lambda c: -c.value))
_ = (KINGS, MATTO)
