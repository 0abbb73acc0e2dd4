"""What a chair knows of a deal, and where the cards it does not know may lie."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from ridotto.cards import BACK, Card
from ridotto.games.taroc.acts import Cut, PassLead
from ridotto.games.taroc.events import Dealt, DealVoided
from ridotto.games.taroc.honours import THREE_OF_FOUR, Honour, catalogue, count_tarocs
from ridotto.games.taroc.pack import KINGS, MONGUE, NUMBER, PACK, SKIS, TAROC, TAROCS, suit_of
from ridotto.games.taroc.rules import SkarTarocs
from ridotto.games.taroc.state import Taroc, led_suit
from ridotto.table import Dice, Event, Seat
from ridotto.table.tricks import Played

SKAR_HEAP: Final = "skar"
Heap: TypeAlias = Seat | str
Heaps: TypeAlias = dict[Heap, list[Card]]
Options: TypeAlias = dict[Card, list[Heap]]

SELDOM: Final = 0.05
"""How often tarocs are looked for in the Skar before anything else."""


class DealConstraints(msgspec.Struct, frozen=True):
    """How many unknown cards each heap holds, and where each of them may lie."""

    room: dict[Heap, int]
    options: Options


class SeatKnowledge:
    """One deal from one chair: the masked table at its end, and what was seen on the way."""

    def __init__(self, seat: Seat | None, table: Taroc, seen: Sequence[Event]) -> None:
        self.seat, self.table, self.seen = seat, table, tuple(seen)
        self.dealt = [
            card for e in seen if isinstance(e, Dealt) and e.seat == seat for card in e.cards
        ]
        self.lifted = next((e.lifted for e in seen if isinstance(e, Cut)), 0)
        self.tricks = [trick.plays for trick in table.deal.tricks]
        self.tricks += [table.deal.trick] if table.deal.trick else []

    def played(self, seat: Seat) -> tuple[Card, ...]:
        """What a player has played."""
        return tuple(p.card for plays in self.tricks for p in plays if p.seat == seat)

    def lawful_history(self) -> bool:
        """On a courteous table every card told something of the hand it came from."""
        return not self.table.strict


def constraint_sets(knows: SeatKnowledge, dice: Dice) -> Iterator[DealConstraints]:
    """What a world must fulfil, one set of constraints after another: the likely Skar first, then
    Skars with tarocs.
    """
    plain = _Reasoning(knows, dice)
    special = [_Reasoning(knows, dice).with_tarocs_laid(skis=skis) for skis in (False, True)]
    found = [plain.constraints(), *(r.constraints() for r in special if r is not None)]
    if len(found) > 1 and dice.random() < SELDOM:
        found.reverse()
    yield from found
    if not knows.lawful_history():
        yield _Reasoning(knows, dice, trusting=False).constraints()


class _Reasoning:
    """Strikes out where cards cannot lie."""

    def __init__(self, knows: SeatKnowledge, dice: Dice, *, trusting: bool = True) -> None:
        self.knows, self.dice, self.rules = knows, dice, knows.table.rules
        deal = self.deal = knows.table.deal
        self.room: dict[Heap, int] = {}
        for seat in deal.players:
            self._make_room(seat, deal.hands[seat])
        self._make_room(SKAR_HEAP, deal.skar or ())
        known = {card for cards in self._lying() for card in cards}
        unknown = [card for card in PACK.cards if card not in known] if self.room else []
        self.options: Options = {card: list(self.room) for card in unknown}
        if trusting:
            self._strike()

    def _make_room(self, heap: Heap, cards: Sequence[Card]) -> None:
        if BACK in cards:
            self.room[heap] = cards.count(BACK)

    def _lying(self) -> Iterator[Sequence[Card]]:
        deal = self.deal
        yield from (*deal.hands, *deal.piles, deal.skar or ())
        yield [played.card for played in deal.trick]

    def constraints(self) -> DealConstraints:
        """What is left."""
        return DealConstraints(self.room, self.options)

    def _strike(self) -> None:
        """Everything that follows from lawful play."""
        for card in self.options:
            if self.rules.never_laid_away(card):
                self.forbid(card, SKAR_HEAP)
        for plays in self.knows.tricks:
            for turn, played in enumerate(plays):
                self._learn(plays[:turn], played)
        for event in self.knows.seen:
            if isinstance(event, PassLead) and SKIS in self.options:
                self.require(SKIS, event.seat)
            if isinstance(event, DealVoided) and event.rule == "skar.none":
                for card in (*KINGS, *TAROCS, SKIS):
                    self.require(card, self.deal.dealer)
        for announced in self.deal.announced:
            self._honour(announced.seat, catalogue(self.rules)[announced.name])

    def forbid(self, card: Card, heap: Heap) -> None:
        """It does not lie there."""
        if heap in self.options.get(card, ()):
            self.options[card].remove(heap)

    def require(self, card: Card, heap: Heap) -> None:
        """It lies there and nowhere else."""
        if card in self.options:
            self.options[card] = [heap] if heap in self.options[card] else []

    def _learn(self, before: tuple[Played, ...], played: Played) -> None:
        """What a card says of the hand it came from (r. 4, 15-18)."""
        seat, card, suit = played.seat, played.card, led_suit(before)
        if card == SKIS or seat not in self.room:
            return
        if self._cards_left(seat, card) <= self.rules.skis_deadline:
            self.forbid(SKIS, seat)
        kind = suit_of(card)
        if suit is None:
            return
        if kind != suit:
            self._void(seat, suit)
            if kind != TAROC:
                self._void(seat, TAROC)
                self.forbid(SKIS, seat)
        highest = max((NUMBER.get(p.card, 0) for p in before), default=0)
        if self.rules.must_overtrump and 0 < NUMBER.get(card, 0) < highest:
            for taroc in TAROCS[highest:]:
                self.forbid(taroc, seat)

    def _cards_left(self, seat: Seat, card: Card) -> int:
        """How many cards he had when he played this one."""
        played = self.knows.played(seat)
        return len(self.deal.hands[seat]) + len(played) - played.index(card)

    def _void(self, seat: Seat, suit: str) -> None:
        for card in self.options:
            if suit_of(card) == suit:
                self.forbid(card, seat)

    def _honour(self, seat: Seat, honour: Honour) -> None:
        """What an announcement says of the hand (r. 1)."""
        if seat not in self.room:
            return
        if honour.tarocs:
            self._many_tarocs(seat, honour.tarocs)
        elif honour.with_skis:
            self.require(SKIS, seat)
            self._three_of(seat, honour.with_skis)
        else:
            ways = [way for way in honour.ways if all(self._may_hold(seat, c) for c in way)]
            for card in self.dice.choice(ways) if ways else ():
                self.require(card, seat)

    def _may_hold(self, seat: Seat, card: Card) -> bool:
        own = (*self.knows.played(seat), *self.deal.hands[seat])
        return card in own or seat in self.options.get(card, ())

    def _three_of(self, seat: Seat, four: tuple[Card, ...]) -> None:
        """Exactly three of them: one lies elsewhere."""
        possible = [card for card in four if self._may_hold(seat, card)]
        if len(possible) > THREE_OF_FOUR:
            spare = [c for c in possible if any(h != seat for h in self.options.get(c, ()))]
            if spare:
                missing = self.dice.choice(spare)
                possible.remove(missing)
                self.forbid(missing, seat)
        for card in possible:
            self.require(card, seat)

    def _many_tarocs(self, seat: Seat, count: int) -> None:
        """At least this number of them."""
        own = (*self.knows.played(seat), *(c for c in self.deal.hands[seat] if c != BACK))
        sure = [card for card, heaps in self.options.items() if heaps == [seat]]
        have = count_tarocs(self.rules, (*own, *sure))
        kinds = (*TAROCS, SKIS) if self.rules.ten_tarocs_count_skis else TAROCS
        more = [c for c in kinds if seat in self.options.get(c, ()) and c not in sure]
        self.dice.shuffle(more)
        for card in more[: max(0, count - have)]:
            self.require(card, seat)

    def with_tarocs_laid(self, *, skis: bool) -> "_Reasoning | None":
        """This reasoning with tarocs in the Skar, if the rules can have allowed that (§ I)."""
        dealer, rules = self.deal.dealer, self.rules
        pagat = rules.pagat
        tarocs_played = [c for c in self.knows.played(dealer) if c in NUMBER]
        if self.room.get(SKAR_HEAP) != 3 or pagat not in self.options:
            return None
        if rules.skar_taroc_rule is SkarTarocs.PAGAT_IF_FEWER_THAN_FOUR:
            if skis or len(tarocs_played) > 2:
                return None
            return self._pagat_laid(2 - len(tarocs_played))
        if tarocs_played or (skis and SKIS not in self.options):
            return None
        return self._three_laid(skis=skis)

    def _pagat_laid(self, spare: int) -> "_Reasoning":
        """The Pagat in the Skar, and at most two other tarocs with the dealer."""
        self.options[self.rules.pagat] = [SKAR_HEAP]
        others = [c for c in self.options if c in NUMBER and c != self.rules.pagat]
        self.dice.shuffle(others)
        for card in others[spare:]:
            if self.options[card] != [self.deal.dealer]:
                self.forbid(card, self.deal.dealer)
        return self

    def _three_laid(self, *, skis: bool) -> "_Reasoning | None":
        """Three tarocs in the Skar, or two and the Skis, and none left with the dealer."""
        pagat = self.rules.pagat
        laid = [c for c in self.options if c in NUMBER and c != pagat]
        laid = [c for c in laid if self.rules.skar_t21 or c != MONGUE]
        self.dice.shuffle(laid)
        chosen = [pagat, SKIS, *laid[:1]] if skis else [pagat, *laid[:2]]
        if len(chosen) != 3:
            return None
        for card in self.options:
            if card in NUMBER:
                self.forbid(card, self.deal.dealer)
        for card in chosen:
            self.options[card] = [SKAR_HEAP]
        return self
