"""What a person is told of the versicole within reach: counted by hand after Dr. 3-4."""

from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.games.minchiate.questions import InReach, ask_reach
from ridotto.games.minchiate.state import NO_CARDS, Minchiate
from ridotto.table import View

GAME = GAMES["minchiate"]


def cards(*codes: str) -> tuple[Card, ...]:
    """Cards by their codes."""
    return tuple(map(Card, codes))


def table(hand: tuple[Card, ...], ours: tuple[Card, ...], theirs: tuple[Card, ...]) -> Minchiate:
    """A table at which the first seat holds this, and the sides have taken that."""
    state: Minchiate = GAME.open(GAME.rule_sets["dresden-1798"])
    side = state.side(0)
    piles = (ours, theirs) if side == 0 else (theirs, ours)
    return state.with_deal(hands=(hand, *NO_CARDS[1:]), piles=piles)


def test_whole_ones_come_first_and_then_those_that_lack_a_card() -> None:
    """38 and 39 in hand with 40 taken are whole, 30; 36 and 37 are gone, so nothing joins below."""
    state = table(cards("38", "39", "10", "20"), cards("40"), cards("36", "37"))
    found = ask_reach(View(0, state)).versicole
    # Sole, Mondo and Tromba count 10 each; of the tens 10 and 20 are held, and the 40 taken.
    # For the tens 20 and 30 must be there (Dr. 3): with the 30 they are 5 + 5 + 5 + 10.
    assert found[0] == InReach(cards("38", "39", "40"), None, 30)
    assert InReach(cards("10", "20", "30", "40"), Card("30"), 25) in found
    assert all(one.missing is not None for one in found[1:])


def test_what_the_enemy_has_taken_is_out_of_reach() -> None:
    """With the 30 in the enemy's tricks there are no tens, and without the Matto none of his."""
    state = table(cards("10", "20", "40", "1"), (), cards("30", "M"))
    missing = {one.missing for one in ask_reach(View(0, state)).versicole}
    assert not missing & {"30", "M"}


def test_an_onlooker_has_no_side() -> None:
    """Nothing is within reach of who only looks on."""
    assert ask_reach(View(None, table(cards("38", "39", "40"), (), ()))).versicole == ()
