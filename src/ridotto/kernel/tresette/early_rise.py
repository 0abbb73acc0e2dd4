"""Tresette as if the sitting ended at any moment: what the kernel is compared with (r. VIII)."""

from typing import Final

from ridotto.games.tresette.deal_end import due_payments, redraw_due, sitting_over
from ridotto.games.tresette.game import TresetteGame
from ridotto.games.tresette.state import Tresette


class Risen(TresetteGame):
    """The slate is paid when people rise; the kernel pays what is written at once."""

    def accounts(self, table: Tresette) -> tuple[int, ...]:
        """What each person would have."""
        return table.party.paid(due_payments(table)).accounts

    def over(self, table: Tresette) -> bool:
        """The sitting ends, or these partners part."""
        return sitting_over(table) or redraw_due(table)


COMPARED_WITH: Final = Risen()
