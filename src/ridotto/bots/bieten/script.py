"""What everybody heard and saw of a deal, written down for the shadow."""

from typing import Final

from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.quick.ranges import ANSWER, CARD, OFFERED, retell
from ridotto.bots.bieten.shadow import FIGURES, NUMBER, begin, bits_of
from ridotto.cards import BACK, Card
from ridotto.games.bieten.bidding import speaker
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import After, Answering, Bieten, Said, Verb, dealt_cards
from ridotto.table import Seat

NOBODY: Final = -1

ANSWERS: Final = {
    Verb.GOOD: at.PASS,
    Verb.SILENT: at.PASS,
    Verb.HOLD: at.CLAIM,
    Verb.GROSCHEN: at.GROSCHEN,
}


class Script:
    """The deal on the table as one chair knows it, in numbers."""

    def __init__(self, table: Bieten, seat: Seat) -> None:
        deal = table.deal
        self.table, self.players = table, deal.players
        self.me = deal.players.index(seat)
        self.known = {
            other: tuple(card for card in dealt_cards(table, other) if card != BACK)
            for other in deal.players
        }
        self.seen = [bits_of(self.known[other]) for other in deal.players]
        self.root = begin(table, self.known)
        self.entries: list[int] = []
        self.shown = self._follow()
        phase = table.phase
        self.phase = at.AFTER if isinstance(phase, After) else at.BEFORE
        by = phase.by if isinstance(phase, Answering) else speaker(table)
        self.speaker = deal.players.index(by) if by is not None else self.me

    def _follow(self) -> list[int]:
        """Let it happen in the shadow, entry by entry: so each is known for what it is."""
        s = list(self.root)
        for said in self.table.deal.talk:
            entry = self._entry(s, said)
            if entry is not None:
                retell(s, entry, 1, NOBODY, [], [0, 0, 0], [0, 0, 0])
                self.entries += entry
        return s

    def _entry(self, s: list[int], said: Said) -> list[int] | None:
        place, trick = self.players.index(said.seat), said.trick - 1
        if said.verb is Verb.PLAY:
            return [place, CARD, laid_as(said.card, said.name), trick]
        if said.figure is None or said.verb in (Verb.SETTLED, Verb.STRUCK, Verb.FINED):
            return None
        if s[at.PHASE] == at.ANSWERING:
            return [place, ANSWER, ANSWERS[said.verb], trick]
        return [place, OFFERED, FIGURES.index(said.figure), trick]


def laid_as(card: Card, name: Card | None) -> int:
    """A card laid, as an act of the shadow."""
    return at.NAMED + NUMBER[name] if card == WELI and name is not None else NUMBER[card]


def simple(table: Bieten) -> bool:
    """Can the shadow tell this deal? Not where a claim took words back."""
    return not any(said.verb in (Verb.VOID, Verb.STRUCK) for said in table.deal.talk)
