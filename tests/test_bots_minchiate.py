"""The Minchiate player's advice, position by position, and the numbers it rests on."""

from random import Random

import pytest

from ridotto.arena.bot_table import play_out
from ridotto.bots import make_player
from ridotto.bots.minchiate import MinchiatePlayer, advise
from ridotto.bots.minchiate.discard_choice import choose_discards
from ridotto.bots.minchiate.memory import Memory
from ridotto.bots.minchiate.stakes import hopes_of
from ridotto.bots.minchiate.trick_context import TrickContext
from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.acts import SetUp
from ridotto.games.minchiate.pack import MATTO, PACK
from ridotto.games.minchiate.rules import Rules
from ridotto.games.minchiate.state import Minchiate
from ridotto.games.minchiate.versicole import find_versicole, worth
from ridotto.table import HOUSE, Action, View, apply
from tests.dice import dice_of

DRESDEN = MINCHIATE.rule_sets["dresden-1798"]


def position(
    hands: str, *plays: str, leader: int = 0, led: str = "", strict: bool = False
) -> View[Minchiate]:
    """The view of whoever is due; hands A to D apart by bars, what is not named is gone."""
    held = [PACK.parse(text) for text in hands.split("|")]
    used = {card for hand in held for card in hand}
    rest = [card for card in PACK.cards if card not in used]
    folla = [c for c in reversed(rest) if c[0] in "cdsb" and not c.endswith("R")][:13]
    rest = [card for card in rest if card not in folla]
    half = len(rest) // 8 * 4
    setup = SetUp(
        HOUSE,
        order=(0, 1, 2, 3),
        leader=leader,
        hand_a=held[0],
        hand_b=held[1],
        hand_c=held[2],
        hand_d=held[3],
        piles=(tuple(rest[:half]), tuple(rest[half:])),
        folla=tuple(folla),
        suits_led=led,
    )
    acted: list[Action] = [setup]
    acted += [_read(text) for text in plays]
    state = MINCHIATE.open(DRESDEN, strict=strict)
    views = [View(seat, state) for seat in range(4)]
    for action in acted:
        state, events = apply(MINCHIATE, state, action)
        views = [view.watch(MINCHIATE.fold, events) for view in views]
    (seat,) = MINCHIATE.awaited(state)
    return views[seat]


def _read(text: str) -> Action:
    """``Ac2``: A plays the 2 of Coppe. ``A!``: A turns the trick."""
    seat = "ABCD".index(text[0])
    return acts.Gather(seat) if text[1:] == "!" else acts.Play(seat, Card(text[1:]))


def act(view: View[Minchiate]) -> Action:
    return MinchiatePlayer(seed=1).act(view)


def card(view: View[Minchiate]) -> Card:
    action = act(view)
    assert isinstance(action, acts.Play)
    return action.card


@pytest.mark.parametrize("rules", sorted(MINCHIATE.rule_sets))
def test_strict_parties_are_lawful_too(rules: str) -> None:
    """They gather their tricks, and never challenge one another: nobody revokes."""
    book = MINCHIATE.rule_sets[rules].with_options({"party.giri": 1})
    state = MINCHIATE.open(book, strict=True)
    views = [View(seat, state) for seat in range(4)]
    players, dice = [make_player("minchiate", seed=seat) for seat in range(4)], Random(rules)
    while not MINCHIATE.over(state):
        seat = min(MINCHIATE.awaited(state))
        shuffled = seat == HOUSE
        action = MINCHIATE.shuffle(state, dice) if shuffled else players[seat].act(views[seat])
        assert not isinstance(action, acts.Challenge)
        state, events = apply(MINCHIATE, state, action)
        views = [view.watch(MINCHIATE.fold, events) for view in views]


def test_one_who_sits_down_in_mid_deal_plays_the_same() -> None:
    view = position("1 13 16|c9 40 39|c8 14 12|c7 38 37", "Bc9", "Cc8", "Dc7", leader=1, led="c")
    assert act(view) == MinchiatePlayer(seed=1).act(view)
    assert act(view) == make_player("minchiate", seed=1).act(view)


def test_a_hope_is_the_difference_the_card_makes() -> None:
    """With every other card certain, a hope is what the versicole count with it and without."""
    rules = DRESDEN.read(Rules)
    hopes, dice = hopes_of(rules), Random(5)
    everything = [*hopes, MATTO]

    def count(cards: list[Card]) -> int:
        return sum(worth(rules, versicola.cards) for versicola in find_versicole(rules, cards))

    for _ in range(300):
        has = {card: float(dice.random() < 0.6) for card in everything}
        one = dice.choice(list(hopes))
        held = [card for card in everything if has[card] and card != one]
        hope = sum(each(one, has) for each in hopes[one])
        assert hope == pytest.approx(count([*held, one]) - count(held))


def test_the_lowest_gelosa_goes_home_first() -> None:
    """Last to play and void: the Papa uno before the 13 (Dr. 15)."""
    view = position("1 13 16|c9 40 39|c8 14 12|c7 38 37", "Bc9", "Cc8", "Dc7", leader=1, led="c")
    assert card(view) == "1"


def test_it_captures_what_the_enemy_cannot_save() -> None:
    """The enemy's 30 lies there, and the 31 takes it (Dr. 10)."""
    view = position("31 6 c2|30 c9 c8|14 c7 c6|12 c5 c4", "B30", "C14", "D12", leader=1)
    assert card(view) == "31"


def test_it_spends_no_more_than_the_trick_asks() -> None:
    """Last to play on a worthless tarocco: the next above it does, not the Tromba (Dr. 12)."""
    view = position("40 16 c2|15 c9 c8|14 c7 c6|12 c5 c4", "B15", "C14", "D12", leader=1)
    assert card(view) != "40"


def test_it_leaves_partners_trick_alone() -> None:
    """Partner's 27 has it, the enemies have played: the lowest goes under (Dr. 12)."""
    view = position("6 29 28|7 39 c9|27 c7 c6|8 38 c4", "B7", "C27", "D8", leader=1)
    assert card(view) in ("6", "28")


FUMATA_HANDS = (
    "40 24 19 18 17 16 15 12|d2 d3 c9 c8 6 7 20 21|c7 c6 8 9 10 11 39 38|c5 c4 13 14 28 29 30 31"
)


def test_it_gives_a_fumata() -> None:
    """With the Tromba, a 24 and many tarocchi: the 24 (Dr. 19)."""
    assert card(position(FUMATA_HANDS)) == "24"
    assert any("fumata" in choice.why for choice in advise(position(FUMATA_HANDS)))


def test_it_reads_a_fumata() -> None:
    """Two chairs on, partner knows where the Tromba is (Dr. 19)."""
    view = position(FUMATA_HANDS, "A24", "B20")
    assert view.seat == 2
    assert TrickContext(view, 2).odds.holds(0, Card("40")) == 1.0


def test_it_gives_no_false_fumata() -> None:
    """The same hand without the Tromba."""
    without = FUMATA_HANDS.replace("40 24", "22 24").replace("d2 d3", "d2 40")
    assert card(position(without)) not in ("22", "24")


def discards(hand: str, *, king: str = "", with_seat: int = 1, owed: int = 1) -> tuple[Card, ...]:
    """What A lays away, a king being known to lie with somebody."""
    rest = [c for c in PACK.cards if c not in PACK.parse(hand) and c != king]
    others = [rest[n * 20 : n * 20 + 20] for n in range(3)]
    if king:
        others[with_seat - 1][0] = Card(king)
    size = len(PACK.parse(hand))
    words = "|".join([hand, *(" ".join(cards[:size]) for cards in others)])
    memory = Memory(position(words))
    if king:
        memory.known[with_seat].add(Card(king))
    return choose_discards(memory, owed)


LONG_AND_SHORT = "c2 d2 s9 s8 s7 s6 16 17 18 19 21 22"


def test_it_makes_a_void_where_an_enemy_has_the_king() -> None:
    """And not where partner has it (Dr. 8, 13)."""
    assert discards(LONG_AND_SHORT, king="cR", with_seat=1) == ("c2",)
    assert discards(LONG_AND_SHORT, king="cR", with_seat=2) == ("d2",)


def test_it_never_lays_away_carte_di_conto() -> None:
    assert not {"1", "13", "cR"} & set(discards("1 13 cR c2 c3 d4 d5 16 17 18", owed=3))


def test_it_challenges_a_revoke_that_the_cards_give_away() -> None:
    """B had Coppe, trumped all the same, and now leads one (Dr. 14)."""
    hands = "c2 14 d2|12 c9 d3|c8 11 d4|c7 10 d5"
    revoke = ("Ac2", "B12", "Cc8", "Dc7")
    view = position(hands, *revoke, led="cd", strict=True)
    assert act(view) == acts.Gather(1)
    view = position(hands, *revoke, "B!", "Bc9", led="cd", strict=True)
    assert act(view) == acts.Challenge(2, 1, acts.Ground.REVOKE, 19)


def test_it_claims_what_is_plainly_its_own() -> None:
    """On lead with tarocchi alone, and nobody else has one."""
    assert act(position("40 39 38|c9 c8 c7|d9 d8 d7|s9 s8 s7", led="cdsb")) == acts.Claim(0)


def test_it_advises_nobody_out_of_turn() -> None:
    view = position("40 39|c9 12|d9 11|s9 10")
    assert advise(View(2, view.table)) == ()
    assert [choice.value for choice in advise(view)] == sorted(
        (choice.value for choice in advise(view)), reverse=True
    )


def test_a_whole_party_leaves_every_account_in_balance() -> None:
    players = [make_player("minchiate", seed=seat) for seat in range(4)]
    one_giro = DRESDEN.with_options({"party.giri": 1})
    state, _ = play_out(MINCHIATE, one_giro, players, dice_of(11))
    assert sum(state.party.accounts) == 0
