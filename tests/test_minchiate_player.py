"""The Minchiate player: lawful in every phase, the same for the same seed, and by the book."""

import pytest

from ridotto.arena import Arena, Entrant, play_bout
from ridotto.arena.bot_table import play_out
from ridotto.bots import make_player
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.cards import Card
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.acts import SetUp
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import HOUSE, Action, View, apply
from tests.dice import dice_of

DRESDEN = MINCHIATE.rule_sets["dresden-1798"]


@pytest.mark.parametrize("rules", sorted(MINCHIATE.rule_sets))
def test_four_of_them_play_a_whole_party(rules: str) -> None:
    """Every phase, three giri; an unlawful act would be refused."""
    players = [make_player("minchiate", seed=seat) for seat in range(4)]
    state, _ = play_out(MINCHIATE, MINCHIATE.rule_sets[rules], players, dice_of(rules))
    assert state.party.deals == 12
    assert sum(state.party.accounts) == 0


def test_the_same_seed_plays_the_same_party() -> None:
    def accounts() -> tuple[int, ...]:
        players = [make_player("minchiate", seed=7) for _ in range(4)]
        one_giro = DRESDEN.with_options({"party.giri": 1})
        return play_out(MINCHIATE, one_giro, players, dice_of(3))[0].party.accounts

    assert accounts() == accounts()


@pytest.mark.parametrize("rules", sorted(MINCHIATE.rule_sets))
def test_a_pair_beats_a_random_pair_by_far(rules: str) -> None:
    """Some hundred and eighty points a deal in long runs; ten deals leave room for luck."""
    pair = (Entrant("novice"), Entrant("random"))
    arena = Arena("minchiate", MINCHIATE.rule_sets[rules], pair, None, 5)
    bouts = [play_bout(arena, (0, 1), deal) for deal in range(10)]
    assert sum(bout.points or 0 for bout in bouts) / len(bouts) > 120
    assert sum(bout.paid for bout in bouts) / len(bouts) > 2


def position(
    a: str, b: str, c: str, d: str, *plays: Action, leader: int = 1, led: str = "", folla: str = ""
) -> View[Minchiate]:
    """A view of the seat to play in a position; cards not named lie in the sides' tricks."""
    hands = [PACK.parse(text) for text in (a, b, c, d)]
    away = PACK.parse(folla) if folla else ()
    used = {card for hand in hands for card in hand} | set(away)
    rest = [card for card in PACK.cards if card not in used]
    poor = [c for c in reversed(rest) if c[0] in "cdsb" and not c.endswith("R")]
    away = (*away, *poor[: 13 - len(away)])
    rest = [card for card in rest if card not in away]
    half = len(rest) // 8 * 4
    state = MINCHIATE.open(DRESDEN)
    setup = SetUp(
        HOUSE,
        order=(0, 1, 2, 3),
        leader=leader,
        hand_a=hands[0],
        hand_b=hands[1],
        hand_c=hands[2],
        hand_d=hands[3],
        piles=(tuple(rest[:half]), tuple(rest[half:])),
        folla=away,
        suits_led=led,
    )
    views = [View(seat, state) for seat in range(4)]
    for action in (setup, *plays):
        state, events = apply(MINCHIATE, state, action)
        views = [view.watch(MINCHIATE.fold, events) for view in views]
    (seat,) = MINCHIATE.awaited(state)
    return views[seat]


def chosen(view: View[Minchiate]) -> Card:
    action = MinchiatePlayer(seed=1).act(view)
    assert isinstance(action, acts.Play)
    return action.card


def play(seat: int, card: str) -> acts.Play:
    return acts.Play(seat, Card(card))


def test_it_does_not_overtake_its_partners_sure_trick() -> None:
    """C leads Coppe, D trumps with the 30, A follows: B, last, gives his worst, not the Mondo."""
    view = position(
        "c8 12 11",
        "39 16 15",
        "c9 14 d9",
        "30 c7 d8",
        play(2, "c9"),
        play(3, "c7"),
        play(0, "c8"),
        leader=2,
        led="c",
    )
    assert chosen(view) != "39"
    view = position(
        "c8 12 11",
        "39 16 15",
        "c9 14 d9",
        "30 s7 d8",
        play(2, "c9"),
        play(3, "30"),
        play(0, "c8"),
        leader=2,
        led="c",
    )
    assert chosen(view) in ("15", "16")


def test_it_throws_points_on_its_partners_sure_trick() -> None:
    """The same trick with a 20 that would be lost later: it goes home under the Tromba (Dr. 15)."""
    view = position("33 32 31", "40 c8 c7", "14 34 c6", "20 16 15", play(1, "40"), play(2, "14"))
    assert chosen(view) == "20"


def test_last_to_play_it_brings_the_gelosa_home() -> None:
    """Void in the suit led, nobody behind: the Papa uno takes the trick (Dr. 15)."""
    view = position(
        "1 16 15",
        "c9 40 39",
        "c8 14 12",
        "c7 38 37",
        play(1, "c9"),
        play(2, "c8"),
        play(3, "c7"),
        led="c",
    )
    assert chosen(view) == "1"


def test_it_plays_the_matto_in_time() -> None:
    """Two cards left, one of them the Matto: it must go now (Dr. 5)."""
    view = position("M 39", "c9 12", "c8 11", "c7 10", leader=0)
    assert chosen(view) == "M"


def test_by_florence_it_does_not_lose_the_matto_to_the_last_trick() -> None:
    """Kept so long it is captured (Fi. 6); in 24 deals nobody keeps it."""
    one_giro = MINCHIATE.rule_sets["firenze-2008"].with_options({"party.giri": 1})
    for seed in range(6):
        players = [make_player("minchiate", seed=4 * seed + seat) for seat in range(4)]
        marked: set[str] = set()

        def over(state: Minchiate, marked: set[str] = marked) -> bool:
            marked.update(line.rule for line in state.deal.lines)
            return MINCHIATE.over(state)

        play_out(MINCHIATE, one_giro, players, dice_of(seed), until=over)
        assert "death" in marked
        assert "matto.captured" not in marked


def test_it_does_not_waste_the_matto_early() -> None:
    """With a worthless tarocco to give there is no need for it (Dr. 12)."""
    view = position(
        "M 6 16 15 c9", "40 12 c2 c3 c4", "8 11 c8 c6 c5", "7 10 c7 d9 d8", play(1, "40"),
        play(2, "8"), play(3, "7"),
    )  # fmt: skip
    assert chosen(view) in ("6", "15", "16")


def test_it_robs_what_it_may_and_leaves_the_rest() -> None:
    """Every carta di conto and sopraventi is worth having (Dr. 8)."""
    players = [make_player("minchiate", seed=seat) for seat in range(4)]
    for seed in range(40):
        state, _ = play_out(
            MINCHIATE,
            DRESDEN,
            players,
            dice_of(seed),
            first=(SetUp(HOUSE, order=(0, 1, 2, 3)),),
            until=lambda s: bool(s.deal.tricks),
        )
        if state.deal.robbed:
            break
    assert state.deal.robbed
    assert not any(card in state.rules.worth for card in state.deal.folla)


def test_it_lays_away_to_make_a_void() -> None:
    """One Spade and seven Coppe: the Spade goes (Dr. 13)."""
    for seed in range(200):
        players = [make_player("minchiate", seed=0) for _ in range(4)]
        state, _ = play_out(
            MINCHIATE,
            DRESDEN,
            players,
            dice_of(seed),
            first=(SetUp(HOUSE, order=(0, 1, 2, 3)),),
            until=lambda s: bool(s.deal.trick),
        )
        for seat in range(4):
            away = state.deal.exposed[seat]
            suits = {card[0] for card in away if not card.isdecimal()}
            held = {card[0] for card in state.deal.hands[seat]}
            if len(away) >= 2 and suits - held:
                return
    pytest.fail("in two hundred deals nobody made a void")


def test_it_says_why() -> None:
    """Hints show every lawful card, best first, with reasons in points."""
    view = position("33 32 31", "40 c8 c7", "14 34 c6", "20 16 15", play(1, "40"), play(2, "14"))
    choices = MinchiatePlayer(seed=1).choices(view)
    assert choices[0].card == "20"
    assert "home" in choices[0].why
    assert choices[0].value > choices[-1].value
