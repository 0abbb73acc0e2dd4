"""Shortcuts of the server: each is compared with the long way."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ridotto.cards import BACK, Card
from ridotto.games import GAMES
from ridotto.server import ledger_entries as e
from ridotto.server import wire as w
from ridotto.server.batch_writer import BUSY, BatchWriter
from ridotto.server.ledger_table import mask
from ridotto.server.patch import SAME, ListEncoder, difference
from ridotto.server.scene import Barred, OwnScene, Scene, SharedScene, own_difference
from ridotto.server.store import PageRow, Store
from ridotto.table import HOUSE, View, apply, apply_in_steps, audiences, fold_in_steps
from ridotto.table.acts import Play, Shuffle
from ridotto.table.hands import drop, put, without
from ridotto.table.last_answer import remembered
from ridotto.testing import WatchedParty
from ridotto.testing.client import merge, without_nulls

# At the table


def steps(
    name: str, *, strict: bool, most: int = 160
) -> Iterator[tuple[WatchedParty[Any], WatchedParty[Any]]]:
    """A course before and after each act of a random party, all chairs watched."""
    game, dice = GAMES[name], Random(f"{name} {strict}")
    course = WatchedParty.open(game, next(iter(game.rule_sets.values())), strict=strict)
    while len(course.actions) < most and not game.over(course.state):
        before = WatchedParty(game, course.rules, course.opening, course.state, list(course.views))
        course.do(course.step(dice))
        yield before, course


def last_events(course: WatchedParty[Any], before: WatchedParty[Any]) -> tuple[Any, ...]:
    """What the last act brought."""
    return tuple(course.log[len(before.views[0].seen) :])


any_table = pytest.mark.parametrize(
    ("name", "strict"), [(name, strict) for name in GAMES for strict in (False, True)]
)


@any_table
def test_chairs_fold_beside_the_table_as_each_would_alone(name: str, strict: bool) -> None:
    """What is taken over from the true state, or from the next chair, is what one's own fold gives.

    And what was taken over hides what the chair's own fold hides.
    """
    game, shared = GAMES[name], 0
    for before, after in steps(name, strict=strict):
        events = last_events(after, before)
        if any(audiences(cast(Any, type(event))) for event in events):
            continue
        views = [view.table for view in before.views]
        for beside, chairs in ((before.state, views), (views[0], views[1:])):
            path = fold_in_steps(game, beside, events)
            for event, first, folded in zip(events, path, path[1:], strict=False):
                taken = [game.fold_alike(chair, event, first, folded) for chair in chairs]
                assert taken == [game.fold(chair, event) for chair in chairs], event
                chairs, shared = taken, shared + 1
    assert shared > 50


@any_table
def test_the_steps_of_an_act_are_those_of_its_events(name: str, strict: bool) -> None:
    """The table takes them over as its own."""
    game = GAMES[name]
    for before, after in steps(name, strict=strict, most=60):
        path, events = apply_in_steps(game, before.state, after.actions[-1])
        assert (path[-1], events) == apply(game, before.state, after.actions[-1])
        assert path == fold_in_steps(game, before.state, last_events(after, before))


CARDS = ("sK", "d1", "33", BACK)


@given(st.lists(st.lists(st.sampled_from(CARDS), min_size=1), min_size=4, max_size=4), st.data())
def test_a_card_leaves_a_hand(hands: list[list[str]], data: st.DataObject) -> None:
    """As when the hand without it is put in its place; a card nobody sees there was a back."""
    seat = data.draw(st.integers(0, 3))
    hands[seat].append(BACK)
    card, held = cast(Any, data.draw(st.sampled_from(CARDS))), cast(Any, tuple(map(tuple, hands)))
    assert drop(held, seat, card) == put(held, seat, without(held[seat], (card,)))


def test_only_the_last_answer_about_the_very_same_state_is_remembered() -> None:
    """One that is merely equal is looked at anew, and so is another seat's question."""
    asked: list[tuple[Any, int]] = []

    @remembered
    def ask(state: list[int], seat: int) -> int:
        asked.append((state, seat))
        return len(asked)

    one, equal = [1], [1]
    assert [ask(one, 0), ask(one, 0), ask(one, 1), ask(equal, 1), ask(one, 1)] == [1, 1, 2, 3, 4]


@any_table
def test_a_hand_is_judged_as_its_cards_are(name: str, strict: bool) -> None:
    """All at once or one by one, in turn and out of it."""
    game, judged = GAMES[name], 0
    for _, course in steps(name, strict=strict):
        if game.settled(course.state) or HOUSE in game.awaited(course.state):
            continue
        for view in course.views[:-1]:
            seat = cast(int, view.seat)
            hand = game.places(view.table).get(f"hand {seat}")
            if hand is None:
                continue
            found = list(game.judge_hand(view.table, seat))
            assert [card for card, _ in found] == list(hand)
            assert list(game.judge_hand(view.table, seat, hand[::2])) == found[1::2]
            for card, verdict in found:
                assert verdict == game.judge(view.table, Play(seat, card)), card
                judged += verdict.lawful
    assert judged


@any_table
def test_offers_depend_on_the_table_alone(name: str, strict: bool) -> None:
    """Who remembers nothing is offered, and could attempt, the same."""
    game = GAMES[name]
    for _, course in steps(name, strict=strict, most=30):
        for view in course.views:
            forgetful: View[Any] = View(view.seat, view.table)
            assert game.offers(forgetful) == game.offers(view)
            assert game.attempts(forgetful) == game.attempts(view)


# What is told


@any_table
def test_a_patch_makes_the_new_out_of_the_old(name: str, strict: bool) -> None:
    """For every chair and every act."""
    for before, after in steps(name, strict=strict, most=100):
        for old, new in zip(before.views, after.views, strict=True):
            change = difference(old.table, new.table)
            patch = {} if change is SAME else msgspec.to_builtins(change)
            made = merge(msgspec.to_builtins(old.table), patch)
            assert without_nulls(made) == without_nulls(msgspec.to_builtins(new.table))


@any_table
def test_a_list_encoder_writes_what_the_patch_says(name: str, strict: bool) -> None:
    """One for all chairs, from act to act: lists that grow, shrink, and differ between chairs."""
    encoder, long = ListEncoder(), 0
    for before, after in steps(name, strict=strict):
        for old, new in zip(before.views, after.views, strict=True):
            plain = difference(old.table, new.table)
            written = difference(old.table, new.table, encoder)
            long += written is not SAME and "Raw" in repr(written)
            assert (written is SAME) == (plain is SAME)
            if plain is not SAME:
                assert e.ENCODER.encode(written) == e.ENCODER.encode(plain)
    assert long > 20


def test_a_list_that_only_looks_the_same_is_written_anew() -> None:
    """True and 1 are equal, and written differently."""
    encoder = ListEncoder()
    for items in ((1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6), (True, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5)):
        assert bytes(encoder.encode("list", items)) == e.ENCODER.encode(items)


@any_table
def test_what_is_a_seats_own_differs_as_any_struct_does(name: str, strict: bool) -> None:
    """Written out by hand, field by field."""
    game = GAMES[name]

    def own(view: View[Any], number: int) -> OwnScene:
        return OwnScene(
            table=view.table,
            may_undo=number % 2 == 0,
            may_rise=number % 3 == 0,
            offers=game.offers(view),
            barred=(Barred((), str(number % 5), ""),),
            attempts=game.attempts(view),
        )

    for number, (before, after) in enumerate(steps(name, strict=strict, most=60)):
        for old, new in zip(before.views, after.views, strict=True):
            was, now = own(old, number), own(new, number + 1)
            change = own_difference(was, now, ListEncoder())
            assert e.ENCODER.encode(change) == e.ENCODER.encode(difference(was, now))
            assert own_difference(was, own(old, number), ListEncoder()) == {}


def test_a_scene_is_its_shared_part_and_the_seats_own() -> None:
    """No field is left out, and none belongs to both; reasons are told in the seat's language."""
    own = ["reasons" if name == "barred" else name for name in OwnScene.__struct_fields__]
    parts = ["seat", *SharedScene.__struct_fields__, *own]
    assert sorted(parts) == sorted(Scene.__struct_fields__)


def test_news_put_together_from_parts() -> None:
    """The bytes are those of the whole frame."""
    page = (e.Said(1, '«\n"', "x"), e.Acted("person", (Play(2, "sK"),), 5))  # type: ignore[arg-type]
    patch = {"winning": None, "awaited": (1, 2), "table": {"deal": {"trick": ()}}}
    news = w.News(seq=7, entries=page, patch=patch)
    assert w.encode_news(7, e.encode_page(page), patch) == w.encode(news)


def test_what_nothing_hides_is_masked_to_itself() -> None:
    """On this rests that the bytes of a page are told as they were stored."""
    said, played = e.Said(1, "ciao"), Play(2, "sK")  # type: ignore[arg-type]
    assert e.masked(said, None) is said
    assert mask((played,), None)[0] is played
    assert e.is_open(said)
    assert e.is_open(e.Acted("person", (played,)))


def test_what_hides_something_is_not_open() -> None:
    """A key, an order under seal, a shuffle among other events."""
    shuffle = Shuffle(HOUSE, ("sK",))  # type: ignore[arg-type]
    assert not e.is_open(e.Sat(1, "Anna", "key"))
    assert not e.is_open(e.Sealed("digest", "salt", shuffle.order))
    assert not e.is_open(e.Acted("house", (Play(2, "sK"), shuffle)))  # type: ignore[arg-type]


@any_table
def test_a_page_of_the_past_is_told_as_if_it_had_been_read(name: str, strict: bool) -> None:
    """Those that hide nothing are sent as they were stored; seals and hands are masked."""
    sealed = e.Sealed("digest", "salt", (Card("sK"),))
    pages: list[e.Page] = [(sealed,), (e.Sat(0, "Prima", "key"), e.Started()), (e.Ready(0),)]
    as_stored = 0
    for before, after in steps(name, strict=strict, most=80):
        pages.append((e.PlaysAs(0, "novice"), e.Acted("person", last_events(after, before))))
    for page in pages:
        body = e.encode_page(page)
        for seat in (None, 0, 1):
            seen = e.seen_page(name, body, seat)
            assert e.ENCODER.encode(seen) == e.encode_page(tuple(e.masked(x, seat) for x in page))
            as_stored += isinstance(seen, msgspec.Raw)
    assert as_stored > 50


@any_table
def test_an_open_page_looks_the_same_from_everywhere(name: str, strict: bool) -> None:
    """And one that is not open hides something from somebody."""
    for before, after in steps(name, strict=strict, most=60):
        acted = e.Acted("person", last_events(after, before))
        chairs = (*range(len(after.views) - 1), None)
        seen = [e.encode_page((e.masked(acted, chair),)) for chair in chairs]
        if e.is_open(acted):
            assert set(seen) == {e.encode_page((acted,))}
        else:
            assert e.encode_page((acted,)) != seen[-1]


# The batch writer


class SlowStore:
    """A store in which a commit takes its time."""

    def __init__(self) -> None:
        self.batches: list[int] = []
        self.stored: set[tuple[str, int]] = set()

    def write(
        self, rows: Sequence[PageRow], _summaries: object, _played: object, _due: object
    ) -> set[tuple[str, int]]:
        """Commit."""
        time.sleep(0.002)
        self.batches.append(len(rows))
        self.stored |= {(row.table_id, row.seq) for row in rows}
        return {(row.table_id, row.seq) for row in rows}


def written(tables: int, pages: int) -> SlowStore:
    """The store after so many tables have written, each page when the last was safe."""
    store = SlowStore()

    async def write(writer: BatchWriter, table: str) -> None:
        for seq in range(pages):
            assert await writer.write(PageRow(table, seq, 0, b""))
            assert (table, seq) in store.stored, "told before it was stored"

    async def all_of_them() -> None:
        writer = BatchWriter(cast(Store, store))
        await asyncio.gather(*(write(writer, f"table {n}") for n in range(tables)))
        await writer.close()

    asyncio.run(all_of_them())
    return store


def test_a_quiet_server_writes_each_page_as_it_comes() -> None:
    assert written(1, 5).batches == [1, 1, 1, 1, 1]


def test_a_busy_server_writes_many_pages_together() -> None:
    """Forty tables: nothing is lost, nothing told too soon, and commits are few."""
    store = written(40, 6)
    assert len(store.stored) == sum(store.batches) == 240
    assert len(store.batches) <= 240 / BUSY


@settings(max_examples=12, deadline=None, derandomize=True)
@given(st.lists(st.integers(1, 6), max_size=10))
def test_pages_that_come_while_the_writer_waits_are_written_too(crowds: list[int]) -> None:
    """Crowds of any size one after another: no page waits for ever."""
    store = SlowStore()

    async def come_and_go() -> None:
        writer = BatchWriter(cast(Store, store))
        for number, crowd in enumerate(crowds):
            rows = [PageRow(f"table {n}", number, 0, b"") for n in range(crowd)]
            assert all(await asyncio.gather(*map(writer.write, rows)))
        await writer.close()

    asyncio.run(asyncio.wait_for(come_and_go(), 10))
    assert len(store.stored) == sum(crowds)
