"""What a person could do wrongly now at a strict table, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.bieten import acts
from ridotto.games.bieten.bid_answers import judge_groschen, judge_hold
from ridotto.games.bieten.bids import judge_bid
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK, WELI
from ridotto.games.bieten.state import After, Answering, Before, Bieten
from ridotto.games.bieten.tricks import judge_baptise, judge_play
from ridotto.table import Attempt, Seat, View, faults


def make_attempts(view: View[Bieten]) -> tuple[Attempt, ...]:
    """Overbidding, figures one has not, revokes, and names that are not open to the Weli."""
    table, seat = view.table, view.seat
    if not table.strict or seat is None or not isinstance(table.phase, Before | After | Answering):
        return ()
    return (*_words(table, seat), *_cards(table, seat))


def _words(table: Bieten, seat: Seat) -> Iterator[Attempt]:
    yield from faults(judge_bid, table, (acts.Bid(seat, figure) for figure in Figure))
    yield from faults(judge_hold, table, (acts.Hold(seat),))
    yield from faults(judge_groschen, table, (acts.Groschen(seat, figure) for figure in Figure))


def _cards(table: Bieten, seat: Seat) -> Iterator[Attempt]:
    hand = table.rules.pack.sort(table.deal.hands[seat])
    yield from faults(judge_play, table, (acts.Play(seat, card) for card in hand if card != WELI))
    if WELI in hand:
        names = (acts.Baptise(seat, name) for name in PLAIN_PACK.cards)
        yield from faults(judge_baptise, table, names)
