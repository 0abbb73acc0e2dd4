"""A party: deals strung together, with the people's order at the table and their accounts."""

from collections.abc import Iterable

import msgspec

from ridotto.table.score import Payment, settle
from ridotto.table.seat import Seat


class Party(msgspec.Struct, frozen=True, kw_only=True):
    """The order of seats, the dealer, the number of deals done, and what each person has won."""

    order: tuple[Seat, ...]
    dealer: Seat
    deals: int = 0
    accounts: tuple[int, ...]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat this number of places further in the order of play."""
        return self.order[(self.order.index(seat) + steps) % len(self.order)]

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody in order of play, beginning with this seat."""
        start = self.order.index(seat)
        return self.order[start:] + self.order[:start]

    def paid(self, payments: Iterable[Payment]) -> "Party":
        """The party after payments."""
        return msgspec.structs.replace(self, accounts=settle(self.accounts, payments))
