"""Statistics of a person, from figures of deals made by hand."""

from ridotto.server.deal_figures import DealFigures, SeatFigures
from ridotto.server.person_statistics import PlayedDeal, statistics_of


def played(number: int, *won: int) -> PlayedDeal:
    """A deal of two, after which this was paid to each."""
    seats = tuple(SeatFigures(won=paid, beyond=None, roles=(), own=True) for paid in won)
    return PlayedDeal("tresette", 0, (), DealFigures(number, number, (0, 1), seats, "marks"))


def test_a_party_that_is_paid_at_its_end_is_not_even_before() -> None:
    (before,) = statistics_of([played(1, 0, 0)])
    assert before.whole.won is None
    (after,) = statistics_of([played(1, 0, 0), played(2, -3, 3)])
    assert (after.whole.deals, after.whole.won) == (2, -3)


def test_what_was_won_and_lost_again_is_even() -> None:
    (found,) = statistics_of([played(1, 4, -4), played(2, -4, 4)])
    assert found.whole.won == 0
