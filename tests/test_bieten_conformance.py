"""Bieten under the laws all games keep: all numbers of players, with and without the Weli."""

from collections.abc import Iterable, Sequence

import pytest

from ridotto.cards import Card
from ridotto.games.bieten import BIETEN, tricks
from ridotto.games.bieten.events import CutSeen, MatchEnded
from ridotto.games.bieten.pack import WELI
from ridotto.games.bieten.state import Bieten, Drawing
from ridotto.table import Event, RuleSet, Seat, visibility
from ridotto.testing import LawBroken, check_party

DEALS = 6
SEEDS = range(3)
PLAIN = BIETEN.rule_sets["innsbruck-1926"]
WITH_WELI = BIETEN.rule_sets["innsbruck-1926-weli"]

OTHERWISE = {
    "out_rank": "laub_first",
    "held_order": "bid_order",
    "answer_order": "bidder",
    "post_play": "leader_only",
    "possession": "free",
    "good_forfeits": "all",
    "stand_cancels_good": False,
    "stand_by_best": True,
    "weli_equal_stands": True,
    "spiel_bid_from_hand": True,
    "spiel_out_of_turn": True,
    "raise_when_one_missing": False,
    "bidder_may_raise": True,
    "weli_freed_by_good": True,
    "penalty_floor": "zero",
    "revoke_card_void": True,
    "penalty": 5,
    "target": 15,
    "games": 1,
}
"""Every option, set otherwise than the book's default."""


class Book:
    """Who may know what (digest sections 1 and 7): one's own cards and what lies open."""

    def hidden(self, state: Bieten, log: Sequence[Event], seat: Seat) -> Iterable[Card]:
        """All but one's own hand, the rows, a robbed Weli, and the Weli one has cut to.

        The card whose name the Weli bears is left out: exchanging it would change that word.
        """
        if isinstance(state.phase, Drawing):
            lots = state.phase.lots
            return sorted(set(lots.spread) - {lots.spread[place] for place in lots.drawn})
        deal = state.deal
        known = {*(deal.hands[seat] if deal.hands else ()), *(c for row in deal.rows for c in row)}
        known |= {WELI} if deal.robber is not None or self._cut_to_weli(log, seat) else set()
        lying = {card for heap in BIETEN.places(state).values() for card in heap}
        return sorted(lying - known - {deal.name})

    def _cut_to_weli(self, log: Sequence[Event], seat: Seat) -> bool:
        looks = [event for event in log if isinstance(event, CutSeen)]
        return bool(looks) and looks[-1].seat == seat and looks[-1].weli is True

    def kin(self, card: Card) -> str:
        """The Weli is like no other; natural cards differ in nothing but their faces."""
        return "weli" if card == WELI else "natural"


def play(rules: RuleSet, seed: int, *, strict: bool = False, deals: int | None = DEALS) -> None:
    """Some deals under all laws, and the slate's own: a total is the sum of its column."""
    course = check_party(BIETEN, rules, seed, knowledge=Book(), strict=strict, deals=deals)
    state = course.state
    for seat, column in enumerate(state.columns):
        assert sum(column) == state.scores[seat]


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("rules", [PLAIN, WITH_WELI], ids=lambda rules: rules.name)
def test_random_deals_keep_the_laws(rules: RuleSet, players: int) -> None:
    for seed in SEEDS if players < 8 else SEEDS[1:]:
        play(rules.with_options({"players": players}), seed, strict=seed == 2)


@pytest.mark.parametrize(("key", "value"), list(OTHERWISE.items()))
def test_every_option_set_otherwise_keeps_the_laws(key: str, value: object) -> None:
    for players in (3, 4):
        play(WITH_WELI.with_options({key: value, "players": players}), players)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("strict", [False, True], ids=["courteous", "strict"])
def test_whole_matches_end(players: int, strict: bool) -> None:
    """Two games: two losers, each a quarter; every place filled."""
    rules = WITH_WELI.with_options({"players": players})
    course = check_party(BIETEN, rules, 7, knowledge=Book(), strict=strict)
    state = course.state
    assert isinstance(course.log[-1], MatchEnded)
    assert sum(state.bummerl) == state.games == 2
    assert all(sorted(places) == list(range(players)) for places in state.places)
    assert sum(abs(account) for account in state.party.accounts) in (0, 2, 4)


def test_all_options_otherwise_at_once() -> None:
    play(WITH_WELI.with_options({**OTHERWISE, "players": 4}), 1, deals=None)


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If everybody saw every packet dealt, the first view law would notice."""
    monkeypatch.setattr(visibility.Audience, "admits", lambda *_: True)
    visibility.audiences.cache_clear()
    with pytest.raises(LawBroken, match="can tell"):
        check_party(BIETEN, PLAIN, 1, knowledge=Book())


def test_a_lost_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a card laid vanished, the partition would notice."""
    monkeypatch.setattr(tricks, "without", lambda hand, _: hand)
    with pytest.raises(LawBroken, match="the pack lies"):
        check_party(BIETEN, PLAIN, 0, knowledge=Book(), deals=1)
