"""Small facts of Bieten, each from the book or counted by hand (digest sections 2, 5, 7, 10)."""

import re
from importlib.resources import files
from random import Random

import pytest

import ridotto
from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.random_player import RandomPlayer
from ridotto.cards import Card
from ridotto.games.bieten import BIETEN, acts, bids, events
from ridotto.games.bieten.figures import Figure, forms, made, worth
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import Before, Bieten
from ridotto.games.bieten.weli import still_open, why_open
from ridotto.notation import parse, run
from ridotto.table import HOUSE, Action, Do, RuleSetError, View, apply
from ridotto.testing import WatchedParty

PLAIN = BIETEN.rule_sets["innsbruck-1926"]
WITH_WELI = BIETEN.rule_sets["innsbruck-1926-weli"]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split())


# The rules in prose -----------------------------------------------------------------------------

FOLDER = files("ridotto.games.bieten")


def test_the_deal_told_in_the_rules_is_the_books_first() -> None:
    """Every row of the conversation, played out, comes to the book's count."""
    told = (FOLDER / "RULES.md").read_text("utf-8").split("## A deal at the table")[1]
    rows = re.findall(r"^\|[^|]*\|[^|]*\| `([ABC] [^`]*)` \|", told.split("\n## ")[0], re.M)
    record = (FOLDER / "records" / "beispiel.rec").read_text("utf-8")
    opening = record.split("# Deal 1")[0]
    replay = run(parse(opening + "\n".join(rows) + "\nexpect totals = A 1 B 3 C 5\n"))
    assert all(check.ok for check in replay.checks)
    assert len(rows) == 18


def test_the_running_text_of_the_rules_has_no_numbers_of_decisions() -> None:
    told = (FOLDER / "RULES.md").read_text("utf-8").split("## Notes: how the book is read")[0]
    assert not re.search(r"\bD \d", told)


# Figures ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figure", "better", "worse"),
    [
        (Figure.GLEICH, "h7 l7 s7", "hA lA e9"),
        (Figure.HANGER, "s9 s8 s7", "eA eK l9"),
        (Figure.GLEICH, "h10 l10 s7", "h9 e9 sA"),
        (Figure.HANGER, "lK lO s7", "sO sU h7"),
        (Figure.HERZ, "h8 lA sA", "h7 l8 eA"),
        (Figure.LAUB, "lA s7 e7", "lK lO hA"),
    ],
)
def test_which_figure_is_better(figure: Figure, better: str, worse: str) -> None:
    above, below = worth(figure, cards(better)), worth(figure, cards(worse))
    assert above is not None
    assert below is not None
    assert above > below


def test_the_ace_is_only_above_the_king() -> None:
    assert not forms(Figure.HANGER, cards("hA h7 h9"))
    assert worth(Figure.HANGER, cards("hA hK hO")) == (3, 8)


def test_equal_figures_compare_equal_and_the_natural_one_beats_the_weli() -> None:
    natural = made(Figure.GLEICH, cards("h9 l9 sA"), None)
    assert natural == made(Figure.GLEICH, cards("s9 e9 hK"), None)
    helped = made(Figure.GLEICH, cards("s9 hK"), Card("e9"))
    assert natural is not None
    assert helped is not None
    assert natural > helped
    three = made(Figure.GLEICH, cards("h7 l7"), Card("s7"))
    assert three is not None
    assert three > natural


# The limit -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "bids"), [(7, 5), (6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 0)]
)
def test_the_table_of_bid_limits(missing: int, bids: int) -> None:
    """Fewer figures than points are missing: the book's own table."""
    state = BIETEN.open(PLAIN)
    scores = (7 - missing, 0, 0)
    state, _ = apply(BIETEN, state, acts.SetUp(HOUSE, dealer=2, scores=scores))
    state, _ = apply(BIETEN, state, BIETEN.shuffle(state, Random(1)))
    state, _ = apply(BIETEN, state, acts.Cut(1, 9))
    assert BIETEN.fact(state, ("limit", "A")) == str(bids)


@pytest.mark.parametrize(("players", "goal"), [(2, 9), (3, 7), (4, 5), (10, 5)])
def test_the_customary_targets(players: int, goal: int) -> None:
    assert BIETEN.open(PLAIN.with_options({"players": players})).rules.goal == goal


@pytest.mark.parametrize(
    "options", [{"players": 1}, {"players": 11}, {"target": 2}, {"penalty": 6}]
)
def test_what_no_table_can_agree(options: dict[str, int]) -> None:
    with pytest.raises(RuleSetError):
        BIETEN.open(PLAIN.with_options(options))


# The Weli is its owner's secret ----------------------------------------------------------------


def deals_with_weli(count: int) -> list[WatchedParty[Bieten]]:
    """Courses just after a deal in which somebody holds the Weli unseen."""
    found = []
    for seed in range(count):
        course, dice = WatchedParty.open(BIETEN, WITH_WELI), Random(seed)
        while not isinstance(course.state.phase, Before):
            course.do(course.step(dice))
        held = any(WELI in hand for hand in course.state.deal.hands)
        if held and course.state.deal.robber is None:
            found.append(course)
    return found


def test_the_owner_sees_what_is_open_and_why() -> None:
    for course in deals_with_weli(20):
        owner = next(s for s, h in enumerate(course.state.deal.hands) if WELI in h)
        table = course.views[owner].table
        assert len(still_open(table, owner)) == 30
        assert why_open(table, owner) == ()


def test_others_wait_as_long_and_are_offered_the_same_whoever_has_the_weli() -> None:
    """Exchange the Weli with a card of the undealt rest: nobody else can tell."""
    for course in deals_with_weli(20):
        owner = next(s for s, h in enumerate(course.state.deal.hands) if WELI in h)
        other = course.state.deal.pack[0]
        swapped = [_swap(action, WELI, other) for action in course.actions]
        again = WatchedParty.open(BIETEN, WITH_WELI)
        for action in swapped:
            again.do(action)
        for seat in range(3):
            if seat != owner:
                assert again.views[seat].encode() == course.views[seat].encode()
                assert BIETEN.offers(again.views[seat]) == BIETEN.offers(course.views[seat])


def _swap(action: Action, a: Card, b: Card) -> Action:
    if not isinstance(action, acts.Shuffle):
        return action
    exchange = {a: b, b: a}
    return acts.Shuffle(HOUSE, tuple(exchange.get(card, card) for card in action.order))


def test_the_table_waits_after_a_card_whatever_the_hand() -> None:
    """The window after a card is public: it opens for who has nothing to offer, too."""
    empty = 0
    for seed in range(30):
        course, dice = WatchedParty.open(BIETEN, PLAIN), Random(seed)
        while not isinstance(course.state.phase, Before):
            course.do(course.step(dice))
        seat = bids.speaker(course.state)
        assert seat is not None
        offers = BIETEN.offers(course.views[seat])
        card = next(
            o.action for o in offers if isinstance(o, Do) and isinstance(o.action, acts.Play)
        )
        course.do(card)
        assert BIETEN.awaited(course.state) == {seat}
        empty += len(BIETEN.offers(course.views[seat])) <= 2
    assert empty


# The computer player ---------------------------------------------------------------------------


def play_game(seed: int, chair: int, rules: str = "innsbruck-1926") -> int:
    """One game of three with the player in one chair: the quarters he wins."""
    state = BIETEN.open(BIETEN.rule_sets[rules].with_options({"games": 1}))
    views = [View(seat, state) for seat in range(3)]
    chance, mind, dice = RandomPlayer(BIETEN, seed=seed), BietenPlayer(seed=seed), Random(seed)
    while not BIETEN.over(state):
        seat = min(BIETEN.awaited(state))
        if seat == HOUSE:
            action = BIETEN.shuffle(state, dice)
        else:
            action = (mind if seat == chair else chance).act(views[seat])
        state, news = apply(BIETEN, state, action)
        views = [view.watch(BIETEN.fold, news) for view in views]
    return state.party.accounts[chair]


def test_the_player_beats_chance() -> None:
    """30 games, seats in rotation; bench/bieten.py measures more of them."""
    assert sum(play_game(n // 3, n % 3) for n in range(30)) > 0


def test_the_same_view_and_seed_give_the_same_act_and_all_are_lawful() -> None:
    for rules in BIETEN.rule_sets.values():
        course, dice = WatchedParty.open(BIETEN, rules), Random(3)
        while not any(isinstance(event, events.Counted) for event in course.log):
            seat = min(BIETEN.awaited(course.state))
            if seat == HOUSE:
                course.do(BIETEN.shuffle(course.state, dice))
                continue
            action = BietenPlayer(seed=4).act(course.views[seat])
            assert action == BietenPlayer(seed=4).act(course.views[seat])
            assert BIETEN.judge(course.state, action).lawful
            course.do(action)


def test_the_player_hunts_by_chance() -> None:
    """With other seeds it says other things in the same chair: it cannot be read like a book."""
    said = set()
    for other in range(20):
        course, dice = WatchedParty.open(BIETEN, PLAIN), Random(other)
        while not isinstance(course.state.phase, Before):
            course.do(course.step(dice))
        seat = bids.speaker(course.state)
        assert seat is not None
        said.add(len({repr(BietenPlayer(seed=s).act(course.views[seat])) for s in range(12)}))
    assert max(said) > 1


def test_the_sheet_of_the_last_deal_is_told_when_the_match_is_over() -> None:
    """With the match the count leaves the table; whoever asks is told it all the same."""
    table = ridotto.open_table("bieten", seed=3, options={"games": 1})
    while not table.over:
        sheet = table.play_deal("random")
    counted = [event for event in table.view(None).seen if isinstance(event, events.Counted)]
    told = [(entry.rule, entry.amount, entry.cards) for entry in sheet]
    for line in counted[-1].count.lines:
        assert (line.rule, line.points, line.cards) in told
