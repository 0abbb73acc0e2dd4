"""The Minchiate player: what to do in each phase."""

from ridotto.bots.minchiate.card_choice import weigh, weigh_open_hand
from ridotto.bots.minchiate.challenge_choice import speak_up
from ridotto.bots.minchiate.discard_choice import choose_discards
from ridotto.bots.minchiate.memory import Memory
from ridotto.bots.minchiate.trick_context import TrickContext
from ridotto.bots.minchiate.weights import DEFAULT, Weights
from ridotto.bots.player import Choice
from ridotto.bots.random_player import dice_for
from ridotto.cards import Card
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.cut_and_robbery import cut_limits, judge_rob
from ridotto.games.minchiate.declare import declarable
from ridotto.games.minchiate.discards import shortage
from ridotto.games.minchiate.pack import NUMBER, PACK
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
from ridotto.games.minchiate.taken_trick import exchangeable
from ridotto.games.minchiate.tricks import next_turn
from ridotto.table import Action, Seat, View


class MinchiatePlayer:
    """Plays Minchiate as the books advise."""

    def __init__(self, *, seed: int, weights: Weights = DEFAULT) -> None:
        self.seed = seed
        self.weights = weights

    def act(self, view: View[Minchiate]) -> Action:
        """What to do now."""
        seat = view.seat
        assert seat is not None
        spoken = speak_up(view, seat)
        if spoken is not None:
            return spoken
        if isinstance(view.table.phase, Leading | Playing):
            return self._play(view, seat)
        return self._before_and_after(view, seat)

    def _before_and_after(self, view: View[Minchiate], seat: Seat) -> Action:
        table = view.table
        match table.phase:
            case Drawing(lots=lots):
                return acts.Draw(seat, dice_for(self.seed, view).choice(lots.places()))
            case Cutting():
                return acts.Cut(seat, dice_for(self.seed, view).randint(*cut_limits(table)))
            case Robbing():
                rob = acts.Rob(seat, table.deal.lifted[-1])
                return rob if judge_rob(table, rob).lawful else acts.Leave(seat)
            case Discarding():
                return acts.Discard(seat, self.choose_discards(view, table.deal.owed[seat]))
            case FillingUp():
                short, heap = shortage(table)
                return acts.TakeBlind(seat, tuple(range(heap))[:short])
            case Declaring():
                return acts.Declare(seat, tuple(v.cards for v in declarable(table, seat)))
            case Exchanging():
                return acts.Exchange(seat, _cheapest_gift(exchangeable(table)))
            case Complete():
                return acts.Gather(seat)
        raise ValueError(f"nothing is to be done in {type(table.phase).__name__}")

    def choose_discards(self, view: View[Minchiate], owed: int) -> tuple[Card, ...]:
        """What to lay away (Dr. 8, 13)."""
        return choose_discards(Memory(view), owed)

    def _play(self, view: View[Minchiate], seat: Seat) -> Action:
        turn = next_turn(view.table)
        assert turn is not None
        card = self.choices(view)[0].card
        if turn.seat == seat:
            return acts.Play(seat, card)
        return acts.PlayFallen(seat, turn.seat, card)

    def choices(self, view: View[Minchiate]) -> tuple[Choice, ...]:
        """Every lawful card with what it is worth and why, best first: for hints."""
        turn = next_turn(view.table)
        assert turn is not None
        context = TrickContext(view, turn.seat, self.weights)
        return weigh(context) if turn.seat == view.seat else weigh_open_hand(context)


def _cheapest_gift(cards: tuple[Card, ...]) -> Card:
    """For the Matto a cartiglia, never a card that serves in a versicola (Dr. 5)."""
    return min(cards, key=lambda card: (card in ("29", "14"), card in NUMBER, PACK.index[card]))


def advise(view: View[Minchiate]) -> tuple[Choice, ...]:
    """What the books would have the view's seat play, best first; nothing if no card is due."""
    turn = next_turn(view.table) if isinstance(view.table.phase, Leading | Playing) else None
    if turn is None or turn.by != view.seat:
        return ()
    return MinchiatePlayer(seed=0).choices(view)
