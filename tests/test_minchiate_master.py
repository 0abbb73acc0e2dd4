"""Players who search: worlds that fit, playouts that play well, acts that repeat."""

import time
from collections.abc import Iterator
from itertools import islice, product
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from ridotto.arena.table import play_out
from ridotto.bots.minchiate.laying import ways_to_lay
from ridotto.bots.minchiate.racing import Race, Row
from ridotto.bots.minchiate.search import MinchiateSearcher
from ridotto.bots.minchiate.sight import Look, beliefs, deal_seen, look
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.acts import Discard, Play, SetUp, Shuffle
from ridotto.games.minchiate.matching import Filled
from ridotto.games.minchiate.pack import PACK
from ridotto.games.minchiate.state import SEATS, Discarding, Leading, Minchiate, Playing
from ridotto.games.minchiate.worlds import Guess, _guesses
from ridotto.games.minchiate.worlds_sight import Sight
from ridotto.kernel.chance import dice_from
from ridotto.kernel.minchiate import cards_in, empty_deal, layout, make_tables
from ridotto.kernel.minchiate.worlds import deal_world
from ridotto.table import HOUSE, Action, Do, View
from ridotto.table.worlds import Stretch, draw_world
from ridotto.testing import Course
from tests.dice import dice_of

RULE_SETS = sorted(MINCHIATE.rule_sets)
SEATED = SetUp(HOUSE, order=SEATS)
DRESDEN = MINCHIATE.rule_sets["dresden-1798"]


def decisions(rules: str, seed: int) -> Iterator[tuple[Course[Minchiate], View[Minchiate]]]:
    """Every view of a random deal in which a card is to be played or laid away."""
    dice = Random(f"master {rules} {seed}")
    course = Course.open(MINCHIATE, MINCHIATE.rule_sets[rules])
    course.do(SEATED)
    while not MINCHIATE.settled(course.state):
        seat = min(MINCHIATE.awaited(course.state))
        phase = course.state.phase
        if isinstance(phase, Playing | Leading | Discarding) and not course.state.deal.fallen:
            yield course, course.views[seat]
        course.do(course.step(dice))


def filled(seen: Look, dice: Random) -> Filled:
    """The heaps of the readable sampler as the kernel has filled them."""
    options = seen.puzzle.options(None, dice)
    heaps: Filled = {heap: [] for heap in seen.heaps}
    where = iter(seen.hidden.where.tolist())
    for card, may in options.items():
        heap = next(iter(may)) if len(may) == 1 else seen.heaps[next(where)]
        heaps[heap].append(card)
    return heaps


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("seed", range(2))
def test_a_world_of_the_kernel_reproduces_the_view(rules: str, seed: int) -> None:
    """Turned back into the readable game, it looks from that chair as the deal did."""
    t, throws, looked = make_tables(MINCHIATE.rule_sets[rules]), dice_from(seed), 0
    for number, (course, view) in enumerate(decisions(rules, seed)):
        if number % 11 and not isinstance(view.table.phase, Discarding):
            continue
        dice = Random(number)
        seen = look(t, view, dice)
        while True:
            assert deal_world(seen.hidden, empty_deal(), throws)
            heaps = filled(seen, dice)
            # That the bottom card was worthless is left to chance, as in the readable sampler.
            if seen.puzzle.met(heaps):
                break
        guess = Guess(seen.puzzle.sight, dice)
        guess.heaps = heaps
        assert guess.lay_out()

        def guesses(
            stretch: Stretch[Minchiate], view: View[Minchiate] = view, guess: Guess = guess
        ) -> Iterator[list[Action]]:
            if stretch.seen == deal_seen(view):
                yield [guess.unmask(action) for action in stretch.actions]
            else:
                # The opening, or a shuffle that left a carta di conto at the bottom.
                sight = Sight(stretch.seat, stretch.before, stretch.seen)
                yield from islice(_guesses(sight, stretch.actions, Random(1)), 60)

        draw_world(MINCHIATE, course.opening, view, guesses, cut_before=(Shuffle, SetUp))
        looked += 1
    assert looked > 3


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_world_has_every_card_once_and_the_known_where_they_are(rules: str) -> None:
    t, throws, world = make_tables(MINCHIATE.rule_sets[rules]), dice_from(1), empty_deal()
    for course, view in decisions(rules, 7):
        seen = look(t, view, Random(1))
        assert deal_world(seen.hidden, world, throws)
        held = [cards_in(*world[layout.HANDS + 2 * place :][:2]) for place in range(4)]
        for place, seat in enumerate(course.state.party.order):
            deal = course.state.deal
            assert len(held[place]) == len(deal.hands[seat]) + len(deal.laid[seat])
            if seat == view.seat:
                assert set(held[place]) == {*deal.hands[seat], *deal.laid[seat]}
        heaps = (*range(layout.PILES, layout.DISCARDS, 2), layout.FOLLA)
        lying = [card for place in heaps for card in cards_in(world[place], world[place + 1])]
        everything = [*lying, *(card for hand in held for card in hand)]
        if course.state.deal.waiting is None:
            assert sorted(everything) == sorted(PACK.cards)


def test_who_laid_a_suit_away_is_thought_to_be_void_in_it() -> None:
    """Dr. 13: voids are made so; he gets less than half of what chance would give him."""
    t, world, throws, compared = make_tables(DRESDEN), empty_deal(), dice_from(2), 0
    for course, view in decisions("dresden-1798", 5):
        believed = beliefs(view)
        away = {seat for _, seat in believed}
        if course.state.deal.trick_number > 1 or not away or view.seat in away:
            continue
        shares = []
        for inferring in (True, False):
            seen, held = look(t, view, Random(1), inferring=inferring), 0
            for _ in range(60):
                deal_world(seen.hidden, world, throws)
                for place, seat in enumerate(course.state.party.order):
                    hand = cards_in(*world[layout.HANDS + 2 * place :][:2])
                    held += sum((card, seat) in believed for card in hand)
            shares.append(held)
        assert shares[0] < 0.5 * shares[1]
        compared += 1
    assert compared


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize("level", ["player", "master", "plain"])
def test_four_of_a_level_play_a_deal_lawfully(rules: str, level: str) -> None:
    players = [MinchiateSearcher(seed=seat, level=level, worlds=3) for seat in SEATS]
    state, _ = play_out(
        MINCHIATE,
        MINCHIATE.rule_sets[rules],
        players,
        dice_of(f"{level} {rules}"),
        first=(SEATED,),
        until=MINCHIATE.settled,
    )
    assert state.deal.account is not None
    assert sum(state.party.accounts) == 0


def test_the_same_view_seed_and_worlds_give_the_same_act() -> None:
    for number, (_, view) in enumerate(decisions("dresden-1798", 11)):
        if number % 10 == 0 and not isinstance(view.table.phase, Discarding):
            first, again = (MinchiateSearcher(seed=4, worlds=20).choices(view) for _ in range(2))
            assert first == again


def test_the_time_is_kept() -> None:
    """By the thread's own clock; a slice of the work may run over, and what is compiled is."""
    views = [view for n, (_, view) in enumerate(decisions("dresden-1798", 12)) if n % 12 == 5]
    for budget in (5, 40):
        for view in views:
            player = MinchiateSearcher(seed=1, budget_ms=budget)
            player.choices(view)
            begun = time.thread_time()
            player.choices(view)
            assert 1000 * (time.thread_time() - begun) < 3 * budget + 15


def test_every_lawful_card_is_told_best_first() -> None:
    _, view = next(pair for n, pair in enumerate(decisions("dresden-1798", 13)) if n == 6)
    choices = MinchiateSearcher(seed=1, worlds=40).choices(view)
    acts = [offer.action for offer in MINCHIATE.offers(view) if isinstance(offer, Do)]
    assert {choice.card for choice in choices} == {a.card for a in acts if isinstance(a, Play)}
    values = [choice.value for choice in choices]
    assert values == sorted(values, reverse=True)


def test_playouts_by_the_book_beat_playouts_by_chance() -> None:
    """Two duplicate deals; the bench has it at some eighty points a deal."""
    sides = [MinchiateSearcher(seed=1, level=level, worlds=6) for level in ("player", "plain")]
    margin = 0
    for deal, first in product((30_000, 30_001), (0, 1)):
        state, _ = play_out(
            MINCHIATE,
            MINCHIATE.rule_sets["dresden-1798"],
            [sides[(seat + first) % 2] for seat in SEATS],
            dice_of(deal),
            first=(SEATED,),
            until=MINCHIATE.settled,
        )
        margin += state.party.accounts[first]
    assert margin > 0


def test_ways_to_lay_away() -> None:
    """The book's comes first, none twice, and no carta di conto goes while others are left."""
    found = 0
    for seed in range(6):
        for _, view in decisions("dresden-1798", seed):
            assert view.seat is not None
            if not isinstance(view.table.phase, Discarding):
                continue
            owed = view.table.deal.owed[view.seat]
            ways = ways_to_lay(view, owed)
            assert len({frozenset(way) for way in ways}) == len(ways)
            for way in ways:
                assert len(set(way)) == owed
                assert MINCHIATE.judge(view.table, Discard(view.seat, way)).lawful
            found += len(ways) > 2
    assert found


class Fixed:
    """Ways whose worth is known: each world gives its mean and the same noise to all."""

    def __init__(self, means: list[float]) -> None:
        self.means, self.tried = np.array(means), 0

    def __call__(self, running: NDArray[np.bool_], begun: int, worlds: int, values: Row) -> None:
        del running
        noise = np.random.default_rng(begun).normal(size=(len(self.means), worlds))
        values[:, begun : begun + worlds] = self.means[:, None] + noise
        self.tried += worlds


def test_a_race_finds_the_best_and_gives_up_the_rest() -> None:
    trying = Fixed([0.0, 5.0, 1.0])
    race = Race(trying, np.zeros(3), prior=0.0, share=0.0)
    race.run(time.thread_time(), 1000, None)
    assert race.leader() == 1
    assert trying.tried < 1000
    assert race.worth()[0] < race.worth()[2] < race.worth()[1]


def test_the_book_decides_where_nothing_was_tried_and_counts_where_little_was() -> None:
    """Ten points for the second way, as thirty worlds, against a point in each of 24: 300 > 24."""
    untried = Race(Fixed([0.0, 0.0]), np.array([-1.0, 0.0]), prior=30.0, share=0.0)
    assert untried.leader() == 1
    race = Race(Fixed([1.0, 0.0]), np.array([-10.0, 0.0]), prior=30.0, share=0.0)
    race.run(time.thread_time(), 24, None)
    assert race.leader() == 1
