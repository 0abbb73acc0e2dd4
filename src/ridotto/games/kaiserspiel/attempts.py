"""What a person could do wrongly now at a strict table, computed from that person's view alone."""

from collections.abc import Iterator
from typing import Final

from ridotto.games.kaiserspiel import acts
from ridotto.games.kaiserspiel.faults import judge_leave
from ridotto.games.kaiserspiel.imperials import judge_show, within_reach
from ridotto.games.kaiserspiel.pack import SUIT_LETTERS, of_suit, pips, sort
from ridotto.games.kaiserspiel.rules import PointBy
from ridotto.games.kaiserspiel.rummel import judge_equal, judge_name, judge_tell, standing
from ridotto.games.kaiserspiel.state import Kaiserspiel
from ridotto.games.kaiserspiel.tricks import judge_play
from ridotto.table import Attempt, FillIn, Grade, PickGroup, Seat, View, faults

IMPERIAL: Final = 4


def make_attempts(view: View[Kaiserspiel]) -> tuple[Attempt, ...]:
    """Wrong cards, false or late imperials and Rummel, and walking away (r. VII, VIII, XX)."""
    table, seat = view.table, view.seat
    if not table.strict or seat is None:
        return ()
    plays = (acts.Play(seat, card) for card in sort(table.deal.hands[seat]))
    return (
        *faults(judge_play, table, plays),
        *_imperials(table, seat),
        *_rummel(table, seat),
        *faults(judge_leave, table, (acts.Leave(seat),)),
    )


def _imperials(table: Kaiserspiel, seat: Seat) -> Iterator[Attempt]:
    """Any four cards one has."""
    cards = sort(within_reach(table, seat))
    if len(cards) >= IMPERIAL:
        show = acts.Show(seat, (cards[:IMPERIAL],))
        if judge_show(table, show).grade is not Grade.IMPOSSIBLE:
            yield PickGroup("show", cards, IMPERIAL)


def _rummel(table: Kaiserspiel, seat: Seat) -> Iterator[Attempt]:
    """A sum one does not have, equal to one that one has not, or another suit's name."""
    yield from _tell(table, seat)
    yield from faults(judge_equal, table, (acts.Equal(seat),))
    hand = len(table.deal.hands[seat])
    if any(faults(judge_name, table, (acts.Name(seat, suit, hand) for suit in SUIT_LETTERS))):
        yield FillIn("name", words={"suit": SUIT_LETTERS}, numbers={"cards": (1, hand)})


def _tell(table: Kaiserspiel, seat: Seat) -> Iterator[Attempt]:
    """As high as a whole suit, and no lower than the Rummel that stands."""
    suit = of_suit(table.rules.the_pack.cards, SUIT_LETTERS[0])
    counted = table.rules.point_by is PointBy.CARDS_THEN_PIPS
    most = (pips(suit), len(suit) if counted else 0)
    if judge_tell(table, acts.Tell(seat, *most)).grade is Grade.IMPOSSIBLE:
        return
    told, cards = standing(table) or (0, 0)
    least = (1, max(1, cards)) if counted else (told + 1, 0)
    yield FillIn("tell", numbers={"pips": (least[0], most[0]), "cards": (least[1], most[1])})
