"""What a person could do wrongly now at a strict table, computed from that person's view alone."""

from collections.abc import Iterator

from ridotto.games.guimbarde import acts
from ridotto.games.guimbarde.pack import LEAST_POINT, mate_of, sort
from ridotto.games.guimbarde.point import judge_name, most_named
from ridotto.games.guimbarde.state import Guimbarde
from ridotto.games.guimbarde.tricks import judge_marry, judge_play
from ridotto.table import Attempt, FillIn, Seat, View, faults


def make_attempts(view: View[Guimbarde]) -> tuple[Attempt, ...]:
    """Wrong cards, with a marriage or without, and a Point one has not."""
    table, seat = view.table, view.seat
    if not table.strict or seat is None:
        return ()
    hand = sort(table.deal.hands[seat])
    wed = (acts.Marry(seat, card) for card in hand if mate_of(card) in hand)
    return (
        *faults(judge_play, table, (acts.Play(seat, card) for card in hand)),
        *faults(judge_marry, table, wed),
        *_points(table, seat),
    )


def _points(table: Guimbarde, seat: Seat) -> Iterator[Attempt]:
    numbers = range(LEAST_POINT, most_named(table) + 1)
    if any(faults(judge_name, table, (acts.Name(seat, number) for number in numbers))):
        yield FillIn("name", numbers={"number": (numbers[0], numbers[-1])})
