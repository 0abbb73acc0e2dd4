"""Where the unseen cards may lie: simple chances from counting.

Unseen cards are spread over the covered places of the three other hands so that every suit and
every hand comes out with the right number; who is void gets none. The folla's suits are told, so
what lies there is taken off first (Dr. 9, 12).
"""

from typing import Final

from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory
from ridotto.cards import BACK, Card
from ridotto.games.minchiate.pack import MATTO, PACK, STRENGTH
from ridotto.table import Seat

ROUNDS: Final = 4
"""How often rows and columns are brought into line."""
ROWS: Final = (*SUIT_KEYS, "T", MATTO)
MADE_VOID: Final = 0.75
MADE_BLIND: Final = 0.1
LAID_AWAY: Final = 0.3
"""Who has laid away cards of a suit rarely has kept others of it: voids are made so (Dr. 13)."""
TINY: Final = 1e-9
LOWEST: Final = -99


class Odds:
    """Chances about the cards one does not see."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        seen = {*memory.hand, *memory.gone, *memory.folla}.union(*memory.known)
        self.by_kind: dict[str, list[Card]] = {kind: [] for kind in ROWS}
        for card in PACK.cards:
            if card not in seen:
                self.by_kind[KIND[card]].append(card)
        self.poor = {kind: self._poor(kind) for kind in ROWS}
        order = memory.table.party.round_from(memory.me)
        self.others: tuple[Seat, ...] = order[1:]
        self.slots = {seat: self._covered(seat) for seat in self.others}
        self.in_hands = self._in_hands()
        self.table = self._table()
        self.kinds = {seat: self._by_kind(seat) for seat in self.others}
        self._above: dict[tuple[Seat, int], float] = {}
        self._void: dict[tuple[Seat, str], float] = {}

    def _poor(self, kind: str) -> int:
        worth = self.memory.worth
        return sum(card not in worth for card in self.by_kind[kind])

    def _covered(self, seat: Seat) -> int:
        """How many of this person's cards are unknown."""
        deal = self.memory.deal
        held = len(deal.hands[seat]) + len(deal.laid[seat])
        return max(0, held - len(self.memory.known[seat]))

    def _in_hands(self) -> dict[str, float]:
        """For each kind, the part of its worthless unseen cards that is not laid away."""
        away, hidden = self._told(), self._hidden()
        room = {k: max(0.0, self.poor[k] - away[k]) * (0.5 if k == "T" else 1.0) for k in ROWS}
        total = sum(room.values())
        part: dict[str, float] = {}
        for kind, poor in self.poor.items():
            gone = away[kind] + (hidden * room[kind] / total if total else 0.0)
            part[kind] = max(0.0, 1 - gone / poor) if poor else 1.0
        return part

    def _told(self) -> dict[str, float]:
        """How many unseen cards of each kind lie in the folla, where it was announced."""
        deal = self.memory.deal
        away = dict.fromkeys(ROWS, 0.0)
        if deal.announcement:
            kinds = [KIND[card] for card in deal.folla if card != BACK]
            for suit, count in zip(SUIT_KEYS, deal.counts, strict=True):
                away[suit] = float(count - kinds.count(suit))
            away["T"] = deal.folla.count(BACK) - sum(away.values())
        return away

    def _hidden(self) -> int:
        """How many cards lie away of which nothing was told."""
        deal = self.memory.deal
        hidden = 0 if deal.announcement else deal.folla.count(BACK)
        for seat in self.others:
            if not deal.exposed[seat]:
                hidden += (deal.discards[seat] or ()).count(BACK)
        return hidden

    def _table(self) -> dict[Seat, dict[Card, float]]:
        """For each person, the chance of every card he may hold."""
        shares = self._shares()
        memory = self.memory
        table: dict[Seat, dict[Card, float]] = {}
        for seat in self.others:
            row = dict.fromkeys(memory.known[seat], 1.0)
            for kind, share in shares.items():
                chance = share[seat]
                if chance <= TINY:
                    continue
                poor = chance * self.in_hands[kind]
                for card in self.by_kind[kind]:
                    likely = chance if card in memory.worth else poor
                    if likely > TINY:
                        row[card] = likely
            for king in memory.no_king[seat]:
                row.pop(king, None)
            table[seat] = row
        return table

    def _shares(self) -> dict[str, dict[Seat, float]]:
        """Of each kind, how the cards in other hands are spread over them."""
        rows = [kind for kind in ROWS if self.by_kind[kind]]
        size = {k: len(self.by_kind[k]) - self.poor[k] * (1 - self.in_hands[k]) for k in rows}
        cells = {kind: {s: self._seed(s, kind) for s in self.others} for kind in rows}
        for _ in range(ROUNDS):
            for kind in rows:
                _scale(cells[kind], size[kind])
            for seat in self.others:
                total = sum(cells[kind][seat] for kind in rows) + TINY
                factor = self.slots[seat] / total
                for kind in rows:
                    cells[kind][seat] *= factor
        for kind in rows:
            _scale(cells[kind], 1.0)
        return cells

    def _seed(self, seat: Seat, kind: str) -> float:
        memory = self.memory
        if kind in memory.void[seat]:
            return 0.0
        likely = LAID_AWAY if kind in memory.laid_away[seat] else 1.0
        return (self.slots[seat] + TINY) * likely

    def holds(self, seat: Seat, card: Card) -> float:
        """The chance that this person holds this card."""
        if seat == self.memory.me:
            return float(card in self.memory.hand)
        return self.table[seat].get(card, 0.0)

    def void(self, seat: Seat, kind: str) -> float:
        """The chance that this person has none of a suit, or no tarocco."""
        key = (seat, kind)
        if key not in self._void:
            natural = self._none_above(seat, kind, LOWEST)
            self._void[key] = natural + (1 - natural) * self._made(seat, kind)
        return self._void[key]

    def _made(self, seat: Seat, kind: str) -> float:
        """The chance that somebody has made himself a void by what he laid away (Dr. 13)."""
        deal = self.memory.deal
        if kind == "T" or any(KIND[card] == kind for card in self.memory.known[seat]):
            return 0.0
        if deal.exposed[seat]:
            return MADE_VOID if kind in self.memory.laid_away[seat] else 0.0
        fresh = kind not in deal.suits_led
        return min(0.5, MADE_BLIND * len(deal.discards[seat] or ())) if fresh else 0.0

    def above(self, seat: Seat, level: int) -> float:
        """The chance that this person holds a tarocco above this one."""
        key = (seat, level)
        if key not in self._above:
            self._above[key] = 1 - self._none_above(seat, "T", level)
        return self._above[key]

    def higher_in_suit(self, seat: Seat, suit: str, level: int) -> float:
        """The chance that this person holds a card of the suit above this strength."""
        return 1 - self._none_above(seat, suit, level)

    def ruffs(self, seat: Seat, suit: str) -> float:
        """The chance that this person is void in the suit and has a tarocco."""
        return self.void(seat, suit) * (1 - self.void(seat, "T"))

    def tarocchi(self, seat: Seat) -> float:
        """How many tarocchi this person may have."""
        return sum(chance for _, chance in self.kinds[seat]["T"])

    def _by_kind(self, seat: Seat) -> dict[str, list[tuple[int, float]]]:
        """The strengths and chances of the cards this person may hold, by kind."""
        rows: dict[str, list[tuple[int, float]]] = {kind: [] for kind in ROWS}
        for card, chance in self.table[seat].items():
            rows[KIND[card]].append((STRENGTH.get(card, 0), chance))
        return rows

    def _none_above(self, seat: Seat, kind: str, level: int) -> float:
        """The chance that a hand holds none of these: drawn, and not put back."""
        chances = [chance for strength, chance in self.kinds[seat][kind] if strength > level]
        if not chances:
            return 1.0
        if 1.0 in chances:
            return 0.0
        slots = self.slots[seat]
        room = slots * len(chances) / sum(chances)
        chance = 1.0
        for drawn in range(len(chances)):
            if room - drawn <= slots:
                return 0.0
            chance *= (room - slots - drawn) / (room - drawn)
        return chance


def _scale(row: dict[Seat, float], size: float) -> None:
    total = sum(row.values())
    if total:
        for seat in row:
            row[seat] *= size / total
