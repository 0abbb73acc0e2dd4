"""Variations: a tree behind a record, read and written, walked, played out many times."""

import re
from typing import Any, Final, get_args

import pytest

from ridotto.bots import LEVELS
from ridotto.notation import NotationError, parse, read_variations, run, with_variations
from ridotto.notation.variations import (
    Comment,
    Variation,
    VariationError,
    add_line,
    departure_of,
    read_statement,
)
from ridotto.server import variation_states
from ridotto.server.deal_replay import DealSpan, find_deals
from ridotto.server.outcome_spread import Figure, figures_of, play_many, spread_of
from ridotto.server.record_table import Fact
from ridotto.server.variation_states import VariationStates
from ridotto.server.what_if import (
    Continuation,
    Rest,
    first_acts,
    statements,
    table_of_line,
    what_if,
)
from ridotto.server.what_if_endpoints import LevelName
from ridotto.server.worked_hands import worked_hand_table, worked_hands
from ridotto.table import Action
from ridotto.table.acts import Play

HAND: Final = ("bieten", "weli")
RECORD: Final = worked_hands()[HAND].record


def held() -> Variation:
    """C holds the Gleich, which he let good."""
    told = statements(worked_hand_table(*HAND).table, 0)
    after = max(n for n, text in enumerate(told) if text == "C good")
    return Variation(
        after=after,
        acts=("C holds", "A plays W as h9", "A done", "B plays hU"),
        name="Two kings against the Weli",
        comments=(Comment(1, "Three nines.\nThe book says so # too"),),
    )


def test_a_tree_stands_behind_its_record_and_reads_back() -> None:
    text = with_variations(RECORD, (held(),))
    assert "\nvary 1 of 0 after " in text
    assert "# Two kings against the Weli\n" in text
    again = run(parse(text))
    assert again.ok, "the record itself is as it was"
    assert read_variations(again) == (held(),)
    assert with_variations(again.record, read_variations(again)) == text
    assert with_variations(again.record, ()) == with_variations(RECORD, ())


def test_a_variation_of_a_variation_keeps_what_came_before_it() -> None:
    first = held()
    second = Variation(of=1, after=first.after + 3, acts=("B plays hU",))
    assert departure_of((first, second), 2) == (first.after, first.acts)
    text = with_variations(RECORD, (first, second))
    assert read_variations(run(parse(text))) == (first, second)


def test_a_line_is_added_where_it_leaves_the_others() -> None:
    tree, line = add_line((), 0, 10, ("a", "b", "c"))
    assert (tree, line) == ((Variation(after=10, acts=("a", "b", "c")),), 1)
    tree, line = add_line(tree, 1, 12, ("d",))
    assert (line, tree[1].of, departure_of(tree, 2)) == (2, 1, (10, ("a", "b", "d")))
    # Before line 2 left line 1, it is line 1 that is left; before line 1 began, what happened.
    assert add_line(tree, 2, 11, ("e",))[0][2].of == 1
    assert add_line(tree, 2, 10, ("e",))[0][2].of == 0
    # At its end a line goes on; what is there already is not added again.
    tree, line = add_line(tree, 2, 13, ("f",))
    assert (line, len(tree), tree[1].acts) == (2, 2, ("d", "f"))
    assert add_line(tree, 1, 12, ("d", "f")) == (tree, 2)


@pytest.mark.parametrize(
    ("rows", "kind", "words"),
    [
        ("vary 1 of 0 after 999\nC holds", "impossible", "acts, not 999"),
        ("vary 1 of 0\nC holds", "malformed", "vary 1 of 0 after 41"),
        ("vary 2 of 0 after 3\nC holds", "malformed", "this is variation 1, not 2"),
        ("vary 1 of 1 after 3\nC holds", "impossible", "only a line before it"),
        ("vary 1 of 0 after 3", "malformed", "nothing is done"),
        ("vary 1 of 0 after 3\nC plays lA", "impossible", "not your turn"),
        ("vary 1 of 0 after 3\nC sings", "malformed", "sings"),
    ],
)
def test_what_is_no_variation_is_said_with_its_place(rows: str, kind: str, words: str) -> None:
    text = with_variations(RECORD, ()) + rows + "\n"
    with pytest.raises(NotationError, match=words) as caught:
        read_variations(run(parse(text)))
    assert caught.value.kind == kind
    assert caught.value.line > len(with_variations(RECORD, ()).splitlines())


def test_a_line_must_fit_the_deal_it_leaves() -> None:
    table = worked_hand_table(*HAND).table
    (span,) = find_deals(table, unfinished=True)
    first = held()
    changed, deal = table_of_line(table, span, (first,), 1)
    assert statements(changed, first.after) == first.acts
    assert deal == DealSpan(0, first.after + 4)
    # The book: had C held, three nines would have won two.
    assert table.game.fact(changed.state, ["result", "gleich"]) == "A 2"
    too_long = Variation(after=first.after, acts=(*first.acts, "C plays lA"))
    with pytest.raises(VariationError, match="the deal is over before that"):
        table_of_line(table, span, (too_long,), 1)
    with pytest.raises(VariationError, match="no variation 2; there are 1"):
        table_of_line(table, span, (first,), 2)


def test_the_states_of_a_tree_are_those_of_its_lines() -> None:
    """Also where a line leaves another among the acts that this one has from a third."""
    table = worked_hand_table(*HAND).table
    (span,) = find_deals(table, unfinished=True)
    first = held()
    second = Variation(of=1, after=first.after + 3, acts=("B plays h8",))
    third = Variation(of=2, after=first.after + 1, acts=first.acts[1:])
    tree = (first, second, third)
    states = VariationStates(table, span, tree)
    for number in (3, 1):
        changed, _ = table_of_line(table, span, tree, number)
        done = changed.happened[departure_of(tree, number).after + (number == 3)][1][0]
        assert states.first_act(number) == done
        states.check(number)
    with pytest.raises(VariationError) as refused:
        table_of_line(table, span, tree, 2)
    with pytest.raises(VariationError, match=re.escape(str(refused.value))):
        states.check(2)
    assert first_acts(table, span, tree)[1] is None


def test_many_variations_cost_little_more_than_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every act of a tree is done once, however many lines share it."""
    table = worked_hand_table(*HAND).table
    (span,) = find_deals(table, unfinished=True)
    first = held()
    last = first.after + len(first.acts) - 1
    tree = (first, *(Variation(of=1, after=last, acts=first.acts[-1:]) for _ in range(198)))
    done = list[str]()

    def counted(game: Any, state: Any, text: str) -> Action:
        done.append(text)
        return read_statement(game, state, text)

    monkeypatch.setattr(variation_states, "read_statement", counted)
    assert None not in first_acts(table, span, tree)
    assert len(done) == len(first.acts) - 1 + 198


def test_numbers_are_read_off_facts() -> None:
    facts = [
        Fact("total", "A+C", "98"),
        Fact("accounts", "", "A -2 B +2"),
        Fact("difference", "", "B+D 83"),
        Fact("score", "", "A 3+8 B 4+0"),
        Fact("result", "hanger", "nobody"),
    ]
    assert figures_of(facts) == (
        Figure("total", "A+C", "", 98),
        Figure("accounts", "", "A", -2),
        Figure("accounts", "", "B", 2),
        Figure("difference", "", "B+D", 83),
    )


def test_the_rest_is_played_many_times_and_the_spread_told() -> None:
    """From the last trick but one of Tresette's first hand; novices, each with other dice."""
    table = worked_hand_table("tresette", "hand-1").table
    span = find_deals(table, unfinished=True)[0]
    step = span.end - span.first - 30
    playings = play_many(table, span, step, "player", range(6), seconds=60)
    assert [one.seed for one in playings] == list(range(6))
    assert playings == play_many(table, span, step, "player", range(6), seconds=60)
    spread = {(one.name, one.of): one for one in spread_of(playings)}
    ours, theirs = spread["points", "A+C"], spread["points", "B+D"]
    assert ours.least <= ours.mean <= ours.most
    assert ours.mean + theirs.mean <= 11 + 1e-9, "a deal has eleven points at most"
    soon = play_many(table, span, step, "novice", range(6), seconds=0)
    assert len(soon) == 1, "what takes long is broken off after a playing"


def test_by_hand_nothing_more_happens() -> None:
    table = worked_hand_table("tresette", "hand-1").table
    span = find_deals(table, unfinished=True)[0]
    step = next(
        n
        for n, (_, events) in enumerate(table.happened[span.first :])
        if isinstance(events[0], Play)
    )
    done: Any = table.happened[span.first + step][1][0]
    told = what_if(table, 1, span, step, done, Continuation(Rest.BY_HAND))
    assert (len(told.acts), told.kept, told.now) == (1, (), ())
    assert len(told.again.steps) == step + 1
    played = what_if(table, 1, span, step, done, Continuation(Rest.PLAYERS, "novice"))
    assert played.now
    assert not any(played.kept)


def test_levels_that_people_know_are_those_of_a_request() -> None:
    assert get_args(LevelName) == LEVELS
