"""The players of Bieten who mix: lawful everywhere, steady by seed, and not to be read."""

from collections import Counter
from math import isclose
from random import Random

import pytest

from ridotto.bots.bieten.mind import Weighed, tilted
from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.quick.chances import chance_of
from ridotto.bots.bieten.quick.playing import slate_key
from ridotto.bots.bieten.searching import BietenSearcher
from ridotto.bots.bieten.shadow import bits_of, fresh
from ridotto.bots.bieten.strategy import all_kept, pack, strategy_for, unpack, write
from ridotto.cards import Card
from ridotto.games.bieten import BIETEN, acts
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK
from ridotto.games.bieten.state import Bieten
from ridotto.table import HOUSE, RuleSet, Seat, View, apply
from ridotto.testing import Course

A, B = range(2)
PLAIN = BIETEN.rule_sets["innsbruck-1926"]
WITH_WELI = BIETEN.rule_sets["innsbruck-1926-weli"]
SEEDS = range(60)


def player(seed: int) -> BietenSearcher:
    """Follows the strategy as it stands."""
    return BietenSearcher(seed=seed, level="player", worlds=0)


def master(seed: int, worlds: int = 6) -> BietenSearcher:
    """Weighs a few worlds, uncompiled: the same thoughts, slowly."""
    return BietenSearcher(seed=seed, level="master", worlds=worlds, swift=False)


def between_two(forehand: str, dealer: str, scores: tuple[int, int] = (0, 0)) -> Course[Bieten]:
    """Two players after the deal: A has dealt, the hands are B's and A's."""
    cards = [[Card(word) for word in hand.split()] for hand in (forehand, dealer)]
    row = [hand[0] for hand in cards] + [card for hand in cards for card in hand[1:]]
    row += [card for card in PLAIN_PACK.cards if card not in row]
    course = Course.open(BIETEN, PLAIN.with_options({"players": 2}))
    course.do(acts.SetUp(HOUSE, dealer=A, scores=scores))
    course.do(acts.Shuffle(HOUSE, (*row[-16:], *row[:-16])))
    course.do(acts.Cut(B, 16))
    return course


def says(course: Course[Bieten], seat: Seat) -> Counter[str]:
    """What the strategy does there, seed by seed, as records write it."""
    chosen = (player(seed).act(course.views[seat]) for seed in SEEDS)
    return Counter(BIETEN.write(course.state, action) for action in chosen)


def sitter(seat: Seat, seed: int) -> BietenSearcher:
    """The three ways of playing, chair after chair, each with few worlds."""
    if seat % 3 == 1:
        return BietenSearcher(seed=seed + seat, level="player", worlds=2, swift=False)
    return player(seed + seat) if seat % 3 else master(seed + seat, 2)


def play_party(rules: RuleSet, seed: int, *, strict: bool) -> tuple[Bieten, int]:
    """A whole game of players and masters; every act is judged by the table."""
    state = BIETEN.open(rules, strict=strict)
    seats = range(len(state.seats))
    views = [View(seat, state) for seat in seats]
    sitting = [sitter(seat, seed) for seat in seats]
    dice, count = Random(f"mixing {seed}"), 0
    while not BIETEN.over(state):
        seat = min(BIETEN.awaited(state))
        if seat == HOUSE:
            action = BIETEN.shuffle(state, dice)
        else:
            action, count = sitting[seat].act(views[seat]), count + 1
            assert BIETEN.judge(state, action).lawful
        state, events = apply(BIETEN, state, action)
        views = [view.watch(BIETEN.fold, events) for view in views]
    return state, count


@pytest.mark.parametrize("rules", [PLAIN, WITH_WELI], ids=["plain", "weli"])
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("strict", [False, True], ids=["courteous", "strict"])
def test_they_finish_their_games_lawfully(rules: RuleSet, players: int, strict: bool) -> None:
    """Every act is lawful, and somebody loses."""
    options = {"players": players, "games": 1, "target": 5}
    state, _ = play_party(rules.with_options(options), players, strict=strict)
    assert sum(state.bummerl) == 1


def test_other_customs_do_not_confuse_them() -> None:
    """Raising one's own, bidding without the figure, Laub first: all lawful where agreed."""
    options = {
        "players": 3, "games": 1, "target": 5, "possession": "free", "bidder_may_raise": True,
        "answer_order": "bidder", "post_play": "leader_only", "out_rank": "laub_first",
    }  # fmt: skip
    for seed in range(2):
        state, _ = play_party(PLAIN.with_options(options), seed, strict=False)
        assert sum(state.bummerl) == 1


def test_the_same_view_and_seed_give_the_same_act() -> None:
    """Nothing is kept in mind between two acts."""
    view = between_two("hO s7 l9", "h9 sK eA").views[B]
    for make in (player, master):
        assert make(3).act(view) == make(3).act(view)


def test_what_they_advise_is_lawful_and_whole() -> None:
    """The shares of all things one might do add up to one, and each may be done."""
    course = between_two("hO s7 l9", "h9 sK eA")
    course.do(acts.Bid(B, Figure.HERZ))
    for who in (player(0), master(0)):
        found = who.choices(course.views[A])
        assert isclose(sum(said.share for said in found), 1.0, abs_tol=1e-6)
        assert {type(said.action) for said in found} == {acts.Good, acts.Hold, acts.Groschen}
    turn = player(0).choices(between_two("hO s7 l9", "h9 sK eA").views[B])
    assert isclose(sum(said.share for said in turn), 1.0, abs_tol=1e-6)


def test_the_ace_is_never_let_good() -> None:
    """With the ace of Herz the Herz is won: to let it good gives a point away (§ 3)."""
    course = between_two("hO s7 l9", "hA s8 e9")
    course.do(acts.Bid(B, Figure.HERZ))
    assert says(course, A)["A good"] == 0


def test_a_middling_heart_is_mixed() -> None:
    """A heart between good and bad is held at times and let good at times: no reading it."""
    mixed = 0
    for heart in ("h8", "h9", "h10", "hU"):
        course = between_two("hO s7 l9", f"{heart} s8 e9")
        course.do(acts.Bid(B, Figure.HERZ))
        said = says(course, A)
        mixed += said["A good"] > 0 and said["A good"] < len(SEEDS)
    assert mixed >= 1


def test_chances_are_counted() -> None:
    """Between two, 29 cards unseen, three of them the other's.

    With the king only the ace is higher: 26/29. With the Ober two cards are: (27·26·25)/(29·28·27).
    """
    s = fresh(2, 0, 32)
    for heart, chance in (("hK", 26 / 29), ("hO", 650 / 812), ("hA", 1.0)):
        s[at.HAND] = s[at.DEALT] = bits_of([Card(heart), Card("s7"), Card("l9")])
        height = {"hK": 7, "hO": 6, "hA": 8}[heart]
        value = 2 * (16 + height) + 1
        assert isclose(chance_of(s, 0, at.HERZ, value), chance)


def test_leaning_keeps_the_mixture() -> None:
    """Worth alike: the shares stay. Worth one heat more: e times as often as before."""
    even = [Weighed(0, 0.75, 0.2), Weighed(1, 0.25, 0.2)]
    assert tilted(even, 0.1, 0.0) == pytest.approx([0.75, 0.25])
    lean = [Weighed(0, 0.5, 0.1), Weighed(1, 0.5, 0.2)]
    assert tilted(lean, 0.1, 0.0) == pytest.approx([0.2689414, 0.7310586])


def test_what_a_slate_is_worth() -> None:
    """To lack one against nine is good, the other way bad, and alike about even."""
    worths = strategy_for(2, weli=False).worths
    assert worths[slate_key(2, 0, 1, 9, 9)] > 0.7
    assert worths[slate_key(2, 0, 9, 1, 1)] < -0.7
    for lack in range(1, 10):
        assert abs(worths[slate_key(2, 0, lack, lack, lack)]) < 0.1


def test_the_file_is_small_and_whole() -> None:
    """Two to five players in less than 300 kB; with the Weli too, where that was learnt."""
    kept = all_kept()
    assert {name.removesuffix(" weli") for name in kept} == {"2", "3", "4", "5"}
    assert strategy_for(3, weli=True).worths
    assert len(write(kept)) < 300_000


def test_what_is_packed_is_unpacked() -> None:
    """Shares to a fifteenth, also of signs far apart; a sign never met leaves all alike."""
    shares = {0: (1.0, 0.0, 0.0), 7: (0.2, 0.4, 0.4), 800: (0.0, 0.0, 1.0)}
    worths = [0.0] * len(strategy_for(2, weli=False).worths)
    book = unpack(pack(shares, worths)).book
    assert list(book[0:3]) == [15, 0, 0]
    assert list(book[21:24]) == [3, 6, 6]
    assert list(book[2400:2403]) == [0, 0, 15]
    assert list(book[3:6]) == [1, 1, 1]
