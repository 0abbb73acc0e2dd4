"""The fifth figure: the last trick (§ Das Bieten, § Weli)."""

from ridotto.games.bieten.pack import suit_of
from ridotto.games.bieten.state import TRICKS, Bieten
from ridotto.games.bieten.tricks import strength
from ridotto.table import Seat
from ridotto.table.tricks import highest


def spiel_winner(state: Bieten, barred: tuple[Seat, ...]) -> Seat | None:
    """The best card of the suit led to the third trick, of those who can make it (D 26)."""
    deal = state.deal
    plays = deal.tricks[TRICKS - 1].plays
    led = suit_of(deal.face(plays[0].card))
    rivals = [p for p in plays if suit_of(deal.face(p.card)) == led and p.seat not in barred]
    return highest(rivals, lambda card: strength(deal, led, card)).seat if rivals else None
