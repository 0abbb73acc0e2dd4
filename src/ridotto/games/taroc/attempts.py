"""What a person could do wrongly now at a strict table, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.taroc import acts
from ridotto.games.taroc.announcements import judge_announce
from ridotto.games.taroc.honours import catalogue
from ridotto.games.taroc.pack import PACK
from ridotto.games.taroc.skar import WRONG_NUMBERS, dealt_to_dealer, judge_skar
from ridotto.games.taroc.state import SKAR, Taroc
from ridotto.games.taroc.tricks import judge_play
from ridotto.table import Attempt, FillIn, Grade, PickCards, Seat, View, faults


def make_attempts(view: View[Taroc]) -> tuple[Attempt, ...]:
    """Revokes, a Skis kept too long, a wrong Skar, honours not held or named too late."""
    table, seat = view.table, view.seat
    if not table.strict or seat is None or seat not in table.deal.players:
        return ()
    plays = (acts.Play(seat, card) for card in PACK.sort(table.deal.hands[seat]))
    return (*faults(judge_play, table, plays), *_skars(table, seat), *_honours(table, seat))


def _skars(table: Taroc, seat: Seat) -> Iterator[Attempt]:
    """Any cards, and one too few or too many (r. 3)."""
    if seat != table.dealer:
        return
    held = PACK.sort(dealt_to_dealer(table))
    numbers = (SKAR, *WRONG_NUMBERS)
    if judge_skar(table, acts.LaySkar(seat, held[:SKAR])).grade is not Grade.IMPOSSIBLE:
        yield PickCards("lay-skar", held, min(numbers), max(numbers))


def _honours(table: Taroc, seat: Seat) -> Iterator[Attempt]:
    names = (acts.Announce(seat, name) for name in catalogue(table.rules))
    false = [fault.action for fault in faults(judge_announce, table, names)]
    words = tuple(act.honour for act in false if isinstance(act, acts.Announce))
    if words:
        yield FillIn("announce", words={"honour": words})
