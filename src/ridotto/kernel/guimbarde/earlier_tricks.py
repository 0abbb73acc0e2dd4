"""What has been seen since a deal began: payments, boxes drawn, cards played, what they prove."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ridotto.cards import Card
from ridotto.games.guimbarde import acts, events
from ridotto.games.guimbarde.boxes import ALL
from ridotto.kernel.contract import Tables
from ridotto.kernel.guimbarde import layout, tables
from ridotto.kernel.guimbarde.numbering import BIT, NUMBER, NUMBERS
from ridotto.kernel.guimbarde.tricks import proved_absent
from ridotto.table import Event, Payment, Seat

LINE: Final = {rule: layout.LINES + n for n, rule in enumerate(layout.LINE_RULES)}
"""The slot of each kind of line."""


def enter_past(t: Tables, slots: list[int], seen: Iterable[Event]) -> None:
    """Go through the events of a deal, and write what follows from them into its slots."""
    past = Past(t, slots)
    for event in seen:
        watch = WATCHES.get(type(event))
        if watch is not None:
            watch(past, event)
    past.prove_queen_absent()
    for seat in range(layout.SEATS):
        slots[layout.KNOWN + seat] &= ~slots[layout.PLAYED + seat]


class Past:
    """A deal so far, gone through event by event."""

    def __init__(self, t: Tables, slots: list[int]) -> None:
        self.t, self.slots = t, slots
        self.row = NUMBERS * slots[layout.TRUMPS]
        self.lying = self.led = self.best = self.queen = self.married = 0
        self.unanswered: tuple[Seat, int] | None = None
        """Who has just not given a queen, and the queen: she was held back if a fine follows."""

    def stake(self, event: events.Staked) -> None:
        """The boxes were filled."""
        self.slots[layout.STAKED] = len(event.boxes)

    def draw_box(self, event: events.BoxTaken) -> None:
        """Somebody drew a box."""
        box = ALL.index(event.box)
        self.slots[layout.DRAWN_BY + box] = event.seat
        self.slots[layout.DRAWN + box] = event.amount

    def play(self, event: acts.Play | acts.Marry) -> None:
        """Somebody played a card."""
        self.prove_queen_absent()
        seat, card = event.seat, event.card
        number = NUMBER[card]
        self.slots[layout.PLAYED + seat] |= BIT[card]
        queens = tables.QUEEN_TO_LATER
        if self.lying:
            self._follow(seat, number, card)
        else:
            self.led = self.best = number
            self.married = 0
            queens = tables.QUEEN_TO_LED
        self.queen = int(self.t[queens + number])
        self.lying += 1

    def _follow(self, seat: Seat, number: int, card: Card) -> None:
        t, bit, next_to_lead = self.t, BIT[card], self.lying == 1
        if bit != self.queen or not next_to_lead:
            absent = proved_absent(t, self.row, self.led, self.best, self.married, number)
            self.slots[layout.ABSENT + seat] |= absent
        if bit == self.queen:
            self.married = 1
        elif self.queen and next_to_lead:
            self.unanswered = seat, self.queen
        if int(t[tables.BEATING + self.row + self.best]) & bit:
            self.best = number

    def gather(self, event: events.TrickGathered) -> None:
        """A trick went to its winner, and what it brings was paid."""
        self.lying = 0
        self._pay(event.payments)

    def pay(self, event: events.Paid) -> None:
        """Something was paid at once; a fine for a broken marriage tells where the queen is."""
        self._pay(event.payments)
        if event.payments[0].rule == "marriage.broken" and self.unanswered is not None:
            seat, queen = self.unanswered
            self.slots[layout.KNOWN + seat] |= queen
            self.unanswered = None

    def _pay(self, payments: tuple[Payment, ...]) -> None:
        width = layout.SEAT_BITS
        for payment in payments:
            jettons = (1 << width * payment.payee) - (1 << width * payment.payer)
            self.slots[LINE[payment.rule]] += payment.amount * jettons

    def prove_queen_absent(self) -> None:
        """Who did not give the queen to the king led, and paid no fine, has not got her (r. 7)."""
        if self.unanswered is not None:
            seat, queen = self.unanswered
            self.slots[layout.ABSENT + seat] |= queen
            self.unanswered = None


WATCHES: Final[dict[type[Event], Callable[[Past, Any], None]]] = {
    events.Staked: Past.stake,
    events.BoxTaken: Past.draw_box,
    acts.Play: Past.play,
    acts.Marry: Past.play,
    events.Paid: Past.pay,
    events.TrickGathered: Past.gather,
}
"""What is done at each kind of event; the others say nothing more than the table shows."""
