"""What to say: when to bid and hunt, to hold or run, to give the Groschen (§§ 1-3)."""

import random
from typing import Final

from ridotto.bots.bieten.figure_chances import Odds
from ridotto.cards import Card
from ridotto.games.bieten.acts import Bid, Good, Groschen, Hold, Silent
from ridotto.games.bieten.bid_answers import the_wager
from ridotto.games.bieten.figures import Figure, forms
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import Answering, Status, missing
from ridotto.table import Action, Seat

MALICE: Final = 1.1
"""What a point of all others together weighs against one of mine: the more, the less each."""

BINDING: Final = 0.12
"""How much surer one must be to bind the Weli."""

DOUBT: Final = 0.08
"""A little surer than even: who is raised pays more."""

VENTURE: Final = 0.1
"""What it costs to bid the last trick before it can be seen."""

PATIENCE: Final = {1: 0.75, 2: 0.9, 3: 1.0}
"""How likely a sure figure is bid, trick by trick: before that one lies in wait."""

FIRST_WORD: Final = 0.2
"""How likely one speaks before the first card of a deal: mostly one leads in silence."""

CERTAIN: Final = 0.85
"""How sure one must be to hold a Groschen that would end the game for its giver."""


class Speaker:
    """Chooses among the words the rules allow; chance mixes what is nearly alike."""

    def __init__(self, odds: Odds, dice: random.Random, actions: list[Action]) -> None:
        self.odds, self.dice, self.actions = odds, dice, actions
        self.table, self.seat = odds.table, odds.reading.seat
        self.malice = MALICE / len(odds.reading.others)

    def lacks(self, seat: Seat) -> int:
        """Points missing."""
        return missing(self.table, seat)

    def caution(self, figure: Figure) -> float:
        """Extra surety where a claim would bind the Weli."""
        natural = tuple(card for card in self.odds.reading.mine if card != WELI)
        bound = figure is not Figure.SPIEL and len(natural) < 3 and not forms(figure, natural)
        return BINDING if bound and self.odds.reading.names else 0.0

    # Answers

    def answer(self) -> Action:
        """Good, hold, Groschen or silence."""
        assert isinstance(self.table.phase, Answering)
        figure, wager = self.table.phase.figure, the_wager(self.table)
        chance = self.odds.wins(figure) - self.caution(figure) + self.dice.uniform(-0.06, 0.06)
        if wager.status is Status.RAISED:
            return self._to_groschen(chance, wager.giver)
        if wager.status is Status.HELD2:
            return self._pick(Groschen if chance > 0.7 else Silent)
        if chance > 0.72 and self.dice.random() < 0.8:
            return self._pick(Groschen, Hold, Good)
        return self._pick(Hold, Good) if chance > self._even(2) else self._pick(Good)

    def _even(self, stake: int) -> float:
        """The chance from which holding for this stake beats giving one point less away."""
        return self.malice / (stake * (1 + self.malice)) + DOUBT

    def _to_groschen(self, chance: float, giver: Seat | None) -> Action:
        """Held when likely; let good at two where three would bring the giver out (deal 1)."""
        out_on_three = giver is not None and self.lacks(giver) == 3
        least = CERTAIN if out_on_three else self._even(3)
        return self._pick(Hold, Good) if chance > least else self._pick(Good)

    def _pick(self, *kinds: type[Action]) -> Action:
        for kind in kinds:
            for action in self.actions:
                if isinstance(action, kind):
                    return action
        return self.actions[0]

    # Offers

    def offer(self) -> Action | None:
        """The most promising bid or Groschen, or None to keep quiet."""
        if not any(self.odds.deal.rows) and self.dice.random() > FIRST_WORD:
            return None
        found = [(self._gain(action), action) for action in self.actions]
        worth = [(gain, n) for n, (gain, _) in enumerate(found) if gain > 0]
        return found[max(worth)[1]][1] if worth else None

    def _gain(self, action: Action) -> float:
        if isinstance(action, Groschen):
            return self._groschen_gain(action.figure)
        return self._bid_gain(action.figure) if isinstance(action, Bid) else 0.0

    def _groschen_gain(self, figure: Figure) -> float:
        """Having held and seen one is winning, raise: it never scores less."""
        last = self.odds.deal.trick_number == 3
        surety = (0.6 if last else 0.75) + self.caution(figure)
        return self.odds.wins(figure) - surety - self.dice.uniform(0, 0.1)

    def _bid_gain(self, figure: Figure) -> float:
        """What a bid promises over silence, less a margin that chance draws (hunting)."""
        chance = self.odds.wins(figure)
        if self.lacks(self.seat) <= 2 and chance < 0.6:
            return 0.0
        trick = self.odds.deal.trick_number
        if trick == 1 and self._lured(figure):
            return 0.0
        if chance > 0.7 and self.dice.random() > PATIENCE[trick]:
            return 0.0
        spoken = self._spoken(figure, chance)
        silent = chance - self.malice * (1 - chance)
        return spoken - silent - self.caution(figure) - self.dice.uniform(-0.05, 0.2)

    def _lured(self, figure: Figure) -> bool:
        """Have I led the Locher of this suit, and wait for others to bid it?"""
        suit = {Figure.HERZ: "h", Figure.LAUB: "l"}.get(figure, "")
        deal, mine = self.odds.deal, self.odds.reading.mine
        led = deal.leader == self.seat and deal.led == suit
        return led and (Card(f"{suit}A") in deal.hands[self.seat] or WELI in mine)

    def _spoken(self, figure: Figure, chance: float) -> float:
        """A bid that is let good scores one; a held one scores two for whoever has the figure."""
        held = self.odds.held_by_somebody(figure)
        quiet = 1 - sum(held) / len(held)
        if figure is Figure.SPIEL:
            return quiet + (1 - quiet) * (2 * chance - 2.4 * self.malice * (1 - chance)) - VENTURE
        own = self.odds.own(figure)
        rivals = self.odds.rivals(figure)
        total = 0.0
        for rival, holds in zip(rivals, held, strict=True):
            better = own is not None and (rival is None or own > rival)
            total += 1.0 if not holds else 2.0 if better else -2.2 * self.malice
        return total / len(rivals)
