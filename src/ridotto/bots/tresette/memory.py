"""What an attentive player keeps in mind: the cards gone, who is void, what was announced."""

from functools import cached_property

from ridotto.cards import BACK, Card
from ridotto.games.tresette.items import Item, read_item
from ridotto.games.tresette.pack import (
    PACK,
    STRENGTH,
    SUIT_LETTERS,
    figures_in,
    of_suit,
    rank_of,
    suit_of,
)
from ridotto.games.tresette.rules import Players
from ridotto.games.tresette.state import Tresette
from ridotto.games.tresette.tricks import duty_of, judge_card, winner_of
from ridotto.table import Seat, View

FIGURE = 1 / 3


def worth(card: Card) -> float:
    """What a card scores for whoever takes it: an ace 1, a figure a third."""
    if rank_of(card) == "A":
        return 1.0
    return FIGURE if figures_in((card,)) else 0.0


class Memory:
    """Everything a decision needs, from the view alone."""

    def __init__(self, view: View[Tresette]) -> None:
        assert view.seat is not None
        self.table = view.table
        self.deal = view.table.deal
        self.me = view.seat
        self.hand = self.deal.hands[view.seat]
        self.pairs = view.table.rules.players is Players.FOUR

    @cached_property
    def partner(self) -> Seat | None:
        """Who sits opposite, among four."""
        return self.table.party.after(self.me, 2) if self.pairs else None

    def ours(self, seat: Seat) -> bool:
        """Is this my own side?"""
        return self.table.side(seat) == self.table.side(self.me)

    @cached_property
    def lawful(self) -> tuple[Card, ...]:
        """The cards that may be played, in the pack's order."""
        duty = duty_of(self.table, self.me)
        return tuple(card for card in PACK.sort(self.hand) if judge_card(duty, card).lawful)

    @cached_property
    def gone(self) -> frozenset[Card]:
        """Cards played to tricks that are turned."""
        return frozenset(card for trick in self.deal.tricks for card in trick.cards)

    @cached_property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return tuple(played.card for played in self.deal.trick)

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """Cards whose place I do not know, or know only from what was announced."""
        mine = {got.card for got in self.deal.got[self.me]}
        return frozenset(PACK.cards) - mine - self.gone - frozenset(self.trick) - self.open

    @cached_property
    def open(self) -> frozenset[Card]:
        """What others have lying open before them."""
        others = [s for s in self.table.seats if s != self.me]
        return frozenset(c for s in others for c in self.deal.hands[s] if c != BACK)

    @cached_property
    def void(self) -> dict[Seat, set[str]]:
        """The suits people could not follow with the cards they hold now."""
        void: dict[Seat, set[str]] = {seat: set() for seat in self.table.seats}
        tricks = [trick.plays for trick in self.deal.tricks[self.deal.fresh :]]
        for plays in (*tricks, self.deal.trick):
            for played in plays:
                if suit_of(played.card) != suit_of(plays[0].card):
                    void[played.seat].add(suit_of(plays[0].card))
        return void if not self.table.rules.heaps else {seat: set() for seat in self.table.seats}

    @cached_property
    def told(self) -> dict[Card, Seat]:
        """Unseen cards that an announcement has placed."""
        told: dict[Card, Seat] = {}
        for said in self.deal.announced:
            item = read_item(said.item)
            if item is not None and said.since == self.deal.fresh and not said.struck:
                told |= {card: said.seat for card in self._named(item) if card in self.unseen}
        return told

    def _named(self, item: Item) -> tuple[Card, ...]:
        """The cards of an item that I can name: of three, if I see the fourth elsewhere."""
        if item.napolitana or item.number == len(SUIT_LETTERS):
            return item.open_cards()
        rank = [Card(letter + item.rank) for letter in SUIT_LETTERS]
        left = [card for card in rank if card in self.unseen]
        return tuple(left) if len(left) < len(rank) else ()

    def share(self, seat: Seat, card: Card) -> float:
        """How likely this person holds an unseen card."""
        if card in self.open:
            return float(card in self.deal.hands[seat])
        if card not in self.unseen or suit_of(card) in self.void[seat]:
            return 0.0
        if card in self.told:
            return float(self.told[card] == seat)
        others = [s for s in self.table.seats if s != self.me]
        could = {s: len(self.deal.hands[s]) for s in others if suit_of(card) not in self.void[s]}
        hidden = self._covered()
        total = sum(could.values()) + hidden
        return could.get(seat, 0) / total if total else 0.0

    def _covered(self) -> int:
        """Cards that lie covered and in nobody's hand."""
        heaps = sum(len(heap) for seat in self.table.seats for heap in self.deal.heaps[seat])
        return heaps + len(self.deal.talon)

    def higher(self, card: Card) -> tuple[Card, ...]:
        """Cards of the suit that beat it and are still to come from others."""
        live = self.unseen | self.open
        suit = of_suit(live, suit_of(card))
        return tuple(other for other in suit if STRENGTH[other] > STRENGTH[card])

    def master(self, card: Card) -> bool:
        """Can no card still to come beat it?"""
        return not self.higher(card)

    def beats(self, seat: Seat, card: Card) -> float:
        """How likely this person could beat it."""
        safe = 1.0
        for other in self.higher(card):
            safe *= 1 - self.share(seat, other)
        return 1 - safe

    @cached_property
    def later(self) -> tuple[Seat, ...]:
        """Who plays after me to this trick."""
        return self.table.party.round_from(self.deal.leader)[len(self.deal.trick) + 1 :]

    @cached_property
    def taker(self) -> Seat | None:
        """Who has the trick so far."""
        return winner_of(self.deal.trick) if self.deal.trick else None

    @cached_property
    def best(self) -> Card | None:
        """The card that wins the trick so far."""
        plays = self.deal.trick
        return next((p.card for p in plays if p.seat == self.taker), None)

    @cached_property
    def last_trick(self) -> bool:
        """Is this the trick that scores a point by itself?"""
        return self.deal.trick_number == self.table.rules.tricks

    def stake(self) -> float:
        """What lies in the trick, plus what the trick itself is worth."""
        return sum(map(worth, self.trick)) + float(self.last_trick)

    @cached_property
    def suits(self) -> dict[str, tuple[Card, ...]]:
        """My cards by suit, high to low; suits I have none of are absent."""
        rows = {letter: of_suit(PACK.sort(self.hand), letter) for letter in SUIT_LETTERS}
        return {letter: row for letter, row in rows.items() if row}

    def leads_of(self, seat: Seat | None) -> list[Card]:
        """What somebody led so far, latest last."""
        return [t.plays[0].card for t in self.deal.tricks if t.leader == seat]

    def thrown_by(self, seat: Seat | None) -> list[Card]:
        """What somebody threw away when he could not follow."""
        return [
            p.card
            for t in self.deal.tricks
            for p in t.plays
            if p.seat == seat and suit_of(p.card) != suit_of(t.plays[0].card)
        ]
