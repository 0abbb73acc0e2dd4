"""What a person could do wrongly now at a strict table, computed from that person's view alone."""

from collections.abc import Iterator
from typing import Final

from ridotto.games.tresette import acts
from ridotto.games.tresette.announcements import judge_announce
from ridotto.games.tresette.items import Item, announced_ranks
from ridotto.games.tresette.pack import PACK, RANKS, SUIT_LETTERS
from ridotto.games.tresette.state import Tresette
from ridotto.games.tresette.tricks import judge_play, judge_sign
from ridotto.table import Attempt, FillIn, Grade, PickWords, Seat, View, faults

GROUPS: Final = (3, 4)
LEAST_NAPOLITANA: Final = 3


def make_attempts(view: View[Tresette]) -> tuple[Attempt, ...]:
    """Revokes, false or untimely announcements, and signs that were not agreed."""
    table, seat = view.table, view.seat
    if not table.strict or seat is None:
        return ()
    plays = (acts.Play(seat, card) for card in PACK.sort(table.deal.hands[seat]))
    return (*faults(judge_play, table, plays), *_words(table, seat), *_signs(table, seat))


def _words(table: Tresette, seat: Seat) -> Iterator[Attempt]:
    """Whatever can be said of cards, true or not, as long as something of it would be wrong."""
    verdicts = [
        (item, judge_announce(table, acts.Announce(seat, (item,)))) for item in _items(table)
    ]
    said = tuple(item for item, verdict in verdicts if verdict.grade is not Grade.IMPOSSIBLE)
    if any(verdict.grade is Grade.FAULTY for _, verdict in verdicts):
        yield PickWords("announce", said)


def _items(table: Tresette) -> Iterator[str]:
    for rank in announced_ranks(table.rules):
        yield from (Item(number, rank=rank).code for number in GROUPS)
    for suit in SUIT_LETTERS:
        lengths = range(LEAST_NAPOLITANA, len(RANKS) + 1)
        yield from (Item(number, suit=suit).code for number in lengths)


def _signs(table: Tresette, seat: Seat) -> Iterator[Attempt]:
    signs = (acts.Sign(seat, signal) for signal in acts.Signal)
    if any(faults(judge_sign, table, signs)):
        yield FillIn("sign", words={"signal": tuple(signal.value for signal in acts.Signal)})
