"""Bieten's compiled rules against its readable ones."""

import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from ridotto.games.bieten import BIETEN
from ridotto.games.bieten.game import awaited
from ridotto.games.bieten.offers import make_offers
from ridotto.games.bieten.state import Bieten
from ridotto.kernel import bieten as kernel
from ridotto.kernel.bieten import act_numbers, layout, tables
from ridotto.kernel.contract import Tables
from ridotto.table import RuleSet, View
from ridotto.testing.agreement import Divergence, Pair, any_act
from tests.bieten_deals import (
    BOOKS,
    GAME,
    OPTIONS,
    PLAYERS,
    any_slate,
    play_rare,
    rules_for,
)
from tests.kernel_completeness import Idle, check_options, not_falsified
from tests.volume import part_of

DEALS: Final = part_of(20_000)
CHUNKS: Final = 20
"""In so many tests, that several processes may share them."""


IDLE: Final[Idle] = {
    "penalty": ((5,), "faults"),
    "penalty_floor": (("none", "zero"), "faults"),
    "revoke_card_void": ((True, False), "faults"),
    "spiel_out_of_turn": ((True, False), "bids out of turn, which the kernel does not know"),
}
"""What cannot matter inside a deal in which everybody waits for his turn."""


@pytest.mark.parametrize("book", list(BOOKS))
def test_every_option_is_tried(book: str) -> None:
    """Whether there is a Weli is tried by the other book."""
    rules = BOOKS[book]
    tried = [*OPTIONS, {"weli": not rules.values["weli"].value}, *({"players": n} for n in PLAYERS)]
    observed = range(tables.LAUB_FIRST, tables.LAUB_FIRST + 1)
    check_options(rules, kernel.make_tables, tried, IDLE, observed)


# Random deals ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_deals_agree(chunk: int) -> None:
    size = DEALS // CHUNKS
    for seed in range(chunk * size, (chunk + 1) * size):
        rules, t = rules_for(list(BOOKS)[seed % 2], seed // 2)
        observing = 0.05 if seed % 20 < 2 else 0.0
        Pair(GAME, rules, seed, tables=t, party=any_slate, observing=observing).play()


@pytest.mark.parametrize("book", list(BOOKS))
def test_whole_matches_agree(book: str) -> None:
    """From a clean slate over all games: who deals, who is out, who owes."""
    ended = 0
    for seed in range(2 * len(OPTIONS)):
        rules, t = rules_for(book, seed)
        pair = Pair(GAME, rules, seed, tables=t, observing=0.0).play(60)
        ended += GAME.over(pair.table)
    # Only to a target of 99 sixty deals are too few.
    assert ended == 2 * (len(OPTIONS) - 1)


# Rare deals ------------------------------------------------------------------------------------

NOT_INSIDE_A_DEAL: Final = {
    "cut.deal", "cut.again", "shuffle.pack", "set-up", "match.broken-off", "match.accept",
    "match.end", "fault.challenge",
}  # fmt: skip
"""Rules of acts that the kernel does not know."""
NEVER_CITED: Final = {
    "weli.natural", "slate.bankl", "slate.stroke", "match.deal", "match.next-game",
}  # fmt: skip
"""Rules that no verdict and no line names; what they say is compared all the same."""


def test_every_rule_is_met() -> None:
    met: set[str] = set()
    for seed in range(600):
        rules, t = rules_for(list(BOOKS)[seed % 4 > 0], seed)
        met |= play_rare(rules, t, seed, thorough=0.2)
    assert met == set(BIETEN.rule_book.rules) - NOT_INSIDE_A_DEAL - NEVER_CITED


@pytest.mark.parametrize("number", range(len(OPTIONS)), ids=lambda n: str(OPTIONS[n]))
def test_rare_deals_agree_under_every_option(number: int) -> None:
    for seed in range(number, 60 * len(OPTIONS), len(OPTIONS)):
        for book in BOOKS:
            play_rare(*rules_for(book, seed), seed)


def test_the_judge_offers_what_the_game_offers() -> None:
    """``judged`` asks fewer questions than ``make_offers``, to the same end."""

    def compare(chance: Random, table: Bieten, numbers: list[int]) -> int:
        (seat,) = awaited(table)
        offers = make_offers(View(seat, table))
        offered = {n for offer in offers for n in act_numbers.numbers_of(table, offer)}
        assert offered == set(numbers)
        return any_act(chance, table, numbers)

    for seed in range(100):
        rules, t = rules_for(list(BOOKS)[seed % 2], seed)
        Pair(GAME, rules, seed, tables=t, party=any_slate, choose=compare, observing=0.0).play()


# Mistakes --------------------------------------------------------------------------------------

WRONG: Final[dict[str, tuple[dict[str, Any], int, int]]] = {
    "one point more to reach": ({}, tables.GOAL, 8),
    "one game more": ({"games": 1}, tables.GAMES, 2),
    "two tricks": ({}, tables.TRICKS_PLAYED, 2),
    "no Weli": ({}, tables.WELI, 0),
    "held figures in the order of bids": ({}, tables.BY_BID_ORDER, 1),
    "answers from the bidder's left": ({}, tables.FROM_LEADER, 0),
    "only the leader speaks on": ({}, tables.ALL_SPEAK_ON, 0),
    "bluffs are free": ({}, tables.FREE, 1),
    "good forfeits": ({}, tables.FORFEITS, 1),
    "a good is kept though it stands": ({}, tables.STANDS, 0),
    "no Groschen with one missing": ({}, tables.RAISE_AT_ONE, 0),
    "the bidder raises": ({}, tables.BIDDER_RAISES, 1),
    "a good frees the Weli": ({}, tables.FREED, 1),
    "a good is struck by the best": ({}, tables.BY_BEST, 1),
    "the Weli's Gleich is as good": ({}, tables.EQUAL_STANDS, 1),
    "the Spiel is bid from the hand": ({}, tables.FROM_HAND, 1),
    "half a litre": ({}, tables.QUARTER, 2),
    **{
        f"another price of {rule}": ({}, tables.POINTS + n, 4)
        for n, rule in enumerate(layout.LINE_RULES)
    },
    "four play": ({}, tables.PLAYERS, 4),
    "there are 32 cards": ({}, tables.PACK_SIZE, 32),
    "Laub first": ({}, tables.RANK, 1),
    "one bid with one missing": ({}, tables.MOST_BIDS + 1, 1),
    "two bids with two missing": ({}, tables.MOST_BIDS + 2, 2),
    "hearts need not be followed": ({}, tables.LANES, 0),
    "no leaf completes the Weli's Laub": ({}, tables.LANES + 1, 0),
    "a suit renounced stays open": ({}, tables.SUITS_OF + 4, 0),
    "no neighbours": ({}, tables.LINKED, 0),
    "the ace below the seven": ({}, tables.LINKED, 2**32 - 1),
    "a seven is no Herz": ({}, tables.OF_SUIT + 1, 0),
    "two sevens beat three": ({}, tables.TWO_ALIKE + 1, 120),
    "three kings are nothing": ({}, tables.THREE_ALIKE + 64, 0),
    "nine and eight are nothing": ({}, tables.TWO_LINKED + 4, 0),
    "a run to the nine is nothing": ({}, tables.THREE_LINKED + 4, 0),
}
"""Mistakes in the tables: under which options, where, and what stands there wrongly."""

NOT_FALSIFIED: Final = {
    "LANE_SETS", "MOST_LACKING", "LAUB_FIRST", "CARDS", "OPTIONS", "SIZE", "Parts",
}  # fmt: skip
"""No places of tables; what only observations read; and the pack before it is shuffled."""


def test_every_table_is_falsified() -> None:
    given = {place for _, place, _ in WRONG.values()}
    assert not_falsified(tables, given, NOT_FALSIFIED) == set()


@pytest.mark.parametrize("mistake", WRONG)
def test_mistakes_are_found(mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    options, place, value = WRONG[mistake]
    rules = BOOKS["innsbruck-1926-weli"].with_options(options)
    wrong = kernel.make_tables(rules)
    assert wrong[place] != value
    wrong[place] = value
    with pytest.raises(Divergence):
        play_until_found(rules, wrong)


def play_until_found(rules: RuleSet, t: Tables) -> None:
    """Rare deals, as many as it takes within reason."""
    for seed in range(2000):
        play_rare(rules, t, seed, deals=2)
