"""What is certain about a trick from one chair: the ground on which explanations stand.

Everything here errs on one side: *certain* means that no cards the others may hold can change it.
"""

from functools import cached_property

from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory, later
from ridotto.cards import BACK, Card
from ridotto.games.minchiate.pack import KING_OF, MATTO, NUMBER, PACK, STRENGTH
from ridotto.games.minchiate.state import TRICKS, Minchiate, led_suit
from ridotto.games.minchiate.tricks import duty_of, judge_card, winner_of
from ridotto.table import Seat, View
from ridotto.table.tricks import Played


class TrickCertainty:
    """The table as a chair sees it when a card is due from its own hand or an open one."""

    def __init__(self, view: View[Minchiate], turn: Seat) -> None:
        self.memory = Memory(view)
        self.table, self.deal = view.table, view.table.deal
        self.rules, self.worth = view.table.rules, view.table.rules.worth
        self.me, self.turn = self.memory.me, turn
        self.trick = self.deal.trick
        self.later = later(self.memory, turn)
        self.last_trick = self.deal.trick_number == TRICKS
        self.hand: tuple[Card, ...] = self.deal.hands[turn]
        duty = duty_of(self.table, turn)
        self.lawful = tuple(card for card in self.hand if judge_card(duty, card).lawful)

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """Cards that may lie in any covered place."""
        memory = self.memory
        seen = {*memory.hand, *memory.gone, *memory.folla}.union(*memory.known)
        return frozenset(card for card in PACK.cards if card not in seen)

    def _void(self, seat: Seat, kind: str) -> bool:
        """Has this person shown to have none? At a strict table that proves nothing."""
        if seat in self.deal.fallen:
            return all(KIND[card] != kind for card in self.memory.known[seat])
        return not self.table.strict and kind in self.memory.void[seat]

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Can this person have this card, for all one knows?"""
        if seat == self.me:
            return card in self.memory.hand
        if card in self.memory.known[seat]:
            return True
        if card not in self.unseen or BACK not in self.deal.hands[seat]:
            return False
        return not self._void(seat, KIND[card])

    def holds(self, seat: Seat, card: Card) -> bool:
        """Is it certain that this person has this card?"""
        return card in self.memory.known[seat] or (seat == self.me and card in self.memory.hand)

    def has_suit(self, seat: Seat, suit: str) -> bool:
        """Is it certain that this person must follow this suit?"""
        return any(KIND[card] == suit for card in self.memory.known[seat])

    def ours(self, seat: Seat) -> bool:
        """Does this person play on my side?"""
        return not self.memory.enemy(seat)

    def after(self, card: Card) -> tuple[Played, ...]:
        """The trick with this card in it."""
        return (*self.trick, Played(self.turn, card, self.me))

    def beats(self, card: Card) -> bool:
        """Would this card be winning the trick as it lies?"""
        return card != MATTO and winner_of(self.after(card)).card == card

    def _can_beat(self, seat: Seat, trick: tuple[Played, ...]) -> bool:
        """Can this person, for all one knows, take the trick as it lies?"""
        led = led_suit(trick)
        if led is None:
            return True
        best = winner_of(trick).card
        suit = led if led in SUIT_KEYS else None
        may = [card for card in (*self.unseen, *self.memory.known[seat]) if card != MATTO]
        may = [card for card in may if self.may_hold(seat, card)]
        if suit is not None and any(
            KIND[card] == suit and best not in NUMBER and STRENGTH[card] > STRENGTH[best]
            for card in may
        ):
            return True
        if suit is not None and self.has_suit(seat, suit):
            return False
        level = NUMBER.get(best, 0)
        return any(NUMBER.get(card, 0) > level for card in may)

    def certain(self, card: Card) -> bool | None:
        """True if our side has the trick for certain with this card, False if theirs has it."""
        trick = self.after(card)
        if led_suit(trick) is None:
            return None
        holder = self.ours(winner_of(trick).seat)
        rivals = [seat for seat in self.later if self.ours(seat) != holder]
        if any(self._can_beat(seat, trick) for seat in rivals):
            return None
        return holder

    @cached_property
    def standing(self) -> bool | None:
        """Like ``certain``, for the trick as it lies, whatever worthless card is added."""
        if led_suit(self.trick) is None:
            return None
        return self.certain(MATTO)

    @cached_property
    def partner_has_it(self) -> bool:
        """Is partner winning?"""
        return bool(self.trick) and winner_of(self.trick).seat == self.memory.partner

    @cached_property
    def top(self) -> Card | None:
        """My highest tarocco, if nobody else can have a higher one."""
        mine = [card for card in self.hand if card in NUMBER]
        if not mine or self.turn != self.me:
            return None
        best = max(mine, key=NUMBER.__getitem__)
        out = (*self.unseen, *(c for seat in (0, 1, 2, 3) for c in self.memory.known[seat]))
        if any(NUMBER.get(card, 0) > NUMBER[best] for card in out):
            return None
        return best

    @cached_property
    def enemies_later(self) -> tuple[Seat, ...]:
        """The enemies still to play to this trick."""
        return tuple(seat for seat in self.later if not self.ours(seat))

    @cached_property
    def first_round(self) -> str | None:
        """The suit of this trick, if it is led for the first time in the deal."""
        led = led_suit(self.trick)
        return None if led in ("T", None) or led in self.deal.suits_led else led

    def falling_king(self, card: Card) -> Card | None:
        """The king that must fall behind this card: his holder is an enemy, known to all."""
        suit = self.first_round
        if suit is None:
            return None
        if not any(played.card in NUMBER for played in self.after(card)):
            return None
        king = KING_OF[suit]
        late = self.deal.trick_number == TRICKS - 1  # then a Matto must go before the king
        if late or (self.rules.king.matto_saves and self._matto_hidden()):
            return None
        return king if any(self.holds(s, king) for s in self.enemies_later) else None

    def _matto_hidden(self) -> bool:
        """May an enemy who is still to play have the Matto?"""
        return any(self.may_hold(seat, MATTO) for seat in self.enemies_later)
