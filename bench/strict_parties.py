"""Whom the rules of faults name, game by game, read from the books and not from the engine."""

from collections.abc import Sequence
from typing import Any, Final

from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.late_claims import about
from ridotto.games.bieten.slate import totals_now
from ridotto.games.bieten.state import settled_for
from ridotto.games.guimbarde.state import tricks_won
from ridotto.games.kaiserspiel.rules import IMPERIAL
from ridotto.games.kaiserspiel.state import DEALT, Settled
from ridotto.table import Seat
from ridotto.testing.uninvolved_seats import FaultBook, Touched, Upheld

NOBODY: Final = ()


def _all(table: Any) -> range:
    return range(table.rules.players if hasattr(table.rules, "players") else 4)


class MinchiateFaults:
    """Dr. 14, Fi. 13."""

    def marks(self, state: Any) -> Sequence[object]:
        """The side's marks, resti and total, and whether it may count."""
        deal = state.deal
        sides = [
            (
                deal.lead if side == 0 else -deal.lead,
                deal.resti[side],
                side in deal.barred,
                deal.account.total(side) if deal.account else None,
            )
            for side in (0, 1)
        ]
        return [sides[state.side(seat)] for seat in range(4)]

    def touched(self, without: Any, after: Any, upheld: Upheld) -> Touched:
        """A revoker pays each enemy out of his own purse; late declarations are played anew."""
        decided = upheld.decided
        own = after.side(decided.against)
        enemies = [seat for seat in range(4) if after.side(seat) != own]
        if decided.ground == "revoke":
            return Touched(NOBODY, (decided.against, *enemies), only_fines=True)
        if decided.ground == "late-declaration":
            return Touched(range(4), range(4))
        counted = after.deal.account is not None or without.deal.account is not None
        partners = [seat for seat in range(4) if seat not in enemies]
        return Touched(partners, range(4) if counted else NOBODY)


class TarocFaults:
    """r. 3, 4, 5, 11, 18."""

    def marks(self, state: Any) -> Sequence[object]:
        """The cards that everybody has won, and what they count."""
        deal = state.deal
        counted = [deal.account.points(s) if deal.account else None for s in _all(state)]
        piles = deal.piles or ((),) * len(counted)
        return [(sorted(pile), count) for pile, count in zip(piles, counted, strict=True)]

    def touched(self, without: Any, after: Any, upheld: Upheld) -> Touched:
        """The offender pays; cards that change hands, and payments that go back, name the rest."""
        decided = upheld.decided
        fined = self._fined(after, upheld)
        moved = {seat for move in decided.moves for seat in (move.seat, move.to)}
        match decided.rule:
            case "fault.skar-mended":
                return Touched(NOBODY, NOBODY)
            case "fault.skar-number" | "fault.skar-forbidden":
                return Touched(_all(after), _all(after))
            case "fault.revoke":
                return Touched(NOBODY, fined, only_fines=True)
        counted = without.deal.account is not None or after.deal.account is not None
        back = {seat for p in decided.payments for seat in (p.payer, p.payee)}
        if counted:
            return Touched(moved, _all(after))
        return Touched(moved, fined | back, only_fines=True)

    def _fined(self, table: Any, upheld: Upheld) -> set[Seat]:
        """Who pays and who gets a fine without a payee in the book (r. 4, 5)."""
        against = upheld.decided.against
        if table.rules.fines_to.value == "challenger":
            return {against, *(one.seat for one in upheld.spoken)}
        company = _all(table) if table.rules.king_pays else table.deal.players
        return {against, *company}


class TresetteFaults:
    """The book has no price: what stands here are the readings of decision 8."""

    def marks(self, state: Any) -> Sequence[object]:
        """The marks and the slate of the side."""
        ledger = state.ledger
        return [
            (ledger.marks[state.side(seat)], ledger.slate[state.side(seat)]) for seat in state.seats
        ]

    def touched(self, without: Any, after: Any, upheld: Upheld) -> Touched:
        """A false word: every other side lays its marks. A revoke tells at the count."""
        del without
        counted = any(due.tally is not None for due in after.deal.story)
        if upheld.decided.ground == "revoke" and not counted:
            return Touched(NOBODY, NOBODY)
        return Touched(after.seats, NOBODY)


class KaiserspielFaults:
    """r. VII-XII."""

    def marks(self, state: Any) -> Sequence[object]:
        """Fiches and loose points."""
        return list(zip(state.board.fiches, state.board.loose, strict=True))

    def touched(self, without: Any, after: Any, upheld: Upheld) -> Touched:
        """Imperials are lost: the offender's own, and what he has not each opponent gets (r. XII).

        False marks had wiped out what others had, or ended the Partie: all is marked anew.
        """
        decided, seat = upheld.decided, upheld.decided.against
        if decided.ground.startswith("false") or self._ended(without) or self._ended(after):
            return Touched(after.seats, after.seats)
        lost = -sum(line.points for line in decided.lines) // IMPERIAL
        here, there = after.board.fiches, without.board.fiches
        # What did not come from his own fiches each opponent has got, no more and no less.
        given = lost - (there[seat] - here[seat])
        right = [one for one in after.seats if here[one] == there[one] + given and given > 0]
        return Touched((seat, *right), NOBODY)

    def _ended(self, table: Any) -> bool:
        """Is a Partie over that this deal belonged to?"""
        return table.deal.winner is not None or not isinstance(table.phase, (*DEALT, Settled))


class GuimbardeFaults:
    """r. 7 to 9, 12."""

    def marks(self, state: Any) -> Sequence[object]:
        """Tricks."""
        return tricks_won(state)

    def touched(self, without: Any, after: Any, upheld: Upheld) -> Touched:
        """The offender pays a jetton to each; a trick not complete is played anew, free."""
        decided = upheld.decided
        complete = bool(decided.payments)
        paid = complete or bool(without.deal.paid_now)
        return Touched(NOBODY, after.seats if paid else NOBODY, only_fines=complete)


class BietenFaults:
    """Section 6."""

    def marks(self, state: Any) -> Sequence[object]:
        """What the columns of the slate come to."""
        return totals_now(state)

    def touched(self, without: Any, after: Any, upheld: Upheld) -> Touched:
        """Points are struck off the offender's column, and what his fault had won.

        A figure that is unbid again, or for which his card counts no more, may be another's. Who is
        no longer out has everybody play on in the same game, with the columns of that game.
        """
        decided, claim = upheld.decided, upheld.spoken[-1]
        if (without.games, without.out) != (after.games, after.out):
            return Touched(_all(after), _all(after))
        tables = [about(without, claim) or without, about(after, claim) or after]
        figures = self._figures(without, decided)
        counts = [table.deal.count for table in tables if table.deal.count is not None]
        made = [r.seat for count in counts for r in count.results if r.figure in figures]
        wagers = [tables[0].deal.wager(figure) for figure in figures]
        let_good = [settled_for(w) for w in wagers if w.bidder == decided.against]
        others = {seat for seat in (*made, *let_good) if seat is not None}
        return Touched({decided.against, *others}, _all(after) if counts else NOBODY)

    def _figures(self, table: Any, decided: Any) -> tuple[Figure, ...]:
        """What a fault bears on: a bid on its figure, a card on all."""
        if decided.ground in ("overbid", "possession"):
            return (decided.figure,)
        if decided.ground == "spiel":
            return (Figure.SPIEL,)
        by_card = decided.ground == "name" or table.rules.revoke_card_void
        return tuple(Figure) if by_card else ()


FAULT_BOOKS: Final[dict[str, FaultBook[Any]]] = {
    "minchiate": MinchiateFaults(),
    "taroc": TarocFaults(),
    "tresette": TresetteFaults(),
    "kaiserspiel": KaiserspielFaults(),
    "guimbarde": GuimbardeFaults(),
    "bieten": BietenFaults(),
}
