"""Marriages, on the table and in one hand, and the Fou: what is paid for them (r. 1-6)."""

from collections.abc import Sequence
from itertools import pairwise

from ridotto.cards import Card
from ridotto.games.guimbarde.boxes import GREAT
from ridotto.games.guimbarde.pack import FOU, GUIMBARDE, KOENIG, PERMANENT, mate_of, rank_of
from ridotto.games.guimbarde.payments import from_each, returned
from ridotto.games.guimbarde.rules import FouPay, Rules
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.games.guimbarde.trumps import is_trump
from ridotto.table import Payment, Seat
from ridotto.table.tricks import Played


def plain_king(card: Card) -> bool:
    """A king that can be married on the table: of spades, diamonds or clubs."""
    return rank_of(card) == "K" and card != KOENIG


def table_marriages(rules: Rules, plays: Sequence[Played]) -> tuple[int, ...]:
    """Where a king lies whose queen came directly after him (r. 6).

    He must have been led, unless it is agreed that he may stand anywhere.
    """
    most = 1 if rules.marriage_king_led else len(plays)
    return tuple(
        place
        for place, (king, queen) in enumerate(pairwise(plays))
        if place < most and plain_king(king.card) and queen.card == mate_of(king.card)
    )


def hand_marriage_pay(state: Guimbarde, seat: Seat, card: Card) -> tuple[Payment, ...]:
    """One from each, nobody excepted; two for the great marriage (r. 1, 4)."""
    great = card in GREAT
    rule = "marriage.grand-hand" if great else "marriage.hand"
    return from_each(state, seat, 2 if great else 1, rule)


def trick_pay(state: Guimbarde, plays: tuple[Played, ...], winner: Played) -> tuple[Payment, ...]:
    """All that a complete trick brings (r. 1, 2, 4, 5)."""
    payments: list[Payment] = []
    for place in table_marriages(state.rules, plays):
        payments += marriage_pay(state, plays[place:], winner)
    payments += grand_table_pay(state, plays, winner)
    payments += fou_pay(state, plays, winner)
    return tuple(payments)


def marriage_pay(state: Guimbarde, plays: Sequence[Played], winner: Played) -> tuple[Payment, ...]:
    """One from each but the queen's player; trumped, one from king's and queen's player only.

    The plays begin with the king and his queen. A permanent trump may not take a marriage: then
    the king's player is paid as if he had won (r. 3). One that lay there before the king took
    nothing: the marriage was thrown away under it, and is paid to whoever wins the trick (r. 1).
    """
    king, queen = plays[:2]
    if winner.card in PERMANENT and winner in plays:
        return from_each(state, king.seat, 1, "marriage.forced", (queen.seat,))
    plain = winner.card in PERMANENT or winner.card == king.card
    if is_trump(winner.card, state.deal.trumps) and not plain:
        pair = (king.seat, queen.seat)
        return tuple(Payment(seat, winner.seat, 1, "marriage.trumped") for seat in pair)
    return from_each(state, winner.seat, 1, "marriage.table", (queen.seat,))


def grand_table_pay(
    state: Guimbarde, plays: tuple[Played, ...], winner: Played
) -> tuple[Payment, ...]:
    """The King taken by the Guimbarde: she gets one from each (r. 4)."""
    cards = [played.card for played in plays]
    if KOENIG not in cards or GUIMBARDE not in cards:
        return ()
    king = cards.index(KOENIG)
    if state.rules.grand_table_immediate and cards.index(GUIMBARDE) != king + 1:
        return ()
    free = () if state.rules.grand_table_king_pays else (plays[king].seat,)
    return from_each(state, winner.seat, 1, "marriage.grand-table", free)


def fou_pay(state: Guimbarde, plays: tuple[Played, ...], winner: Played) -> tuple[Payment, ...]:
    """The Fou wins one from each, or pays one to the King or the Guimbarde (r. 5)."""
    place = next((n for n, played in enumerate(plays) if played.card == FOU), None)
    if place is None or state.rules.fou_pay is FouPay.NONE:
        return ()
    fou = plays[place]
    early = tuple(p for _, p in state.deal.paid_now if p.rule == "fou.wins")
    if winner.card != FOU:
        back = tuple(Payment(p.payer, p.payee, p.amount, "fou.returned") for p in returned(early))
        return (*back, Payment(fou.seat, winner.seat, 1, "fou.taken"))
    if early or table_marriages(state.rules, plays[:place]):
        return ()
    return from_each(state, fou.seat, 1, "fou.wins")


def fou_played_pay(state: Guimbarde, plays: tuple[Played, ...]) -> tuple[Payment, ...]:
    """Where it is agreed that he is paid for at once: unless he is taken already."""
    before = plays[:-1]
    if plays[-1].card != FOU or state.rules.fou_pay is not FouPay.WHEN_PLAYED:
        return ()
    if any(played.card in GREAT for played in before) or table_marriages(state.rules, before):
        return ()
    return from_each(state, plays[-1].seat, 1, "fou.wins")
