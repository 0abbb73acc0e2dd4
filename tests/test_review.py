"""Reviews: of every worked hand, by nothing that was hidden, and in words one can read."""

import math
from random import Random
from typing import Any

import msgspec
import pytest

from ridotto.analysis import (
    Decision,
    Review,
    ReviewError,
    Settings,
    review_deal,
    review_decision,
    review_record,
    whole_review,
)
from ridotto.analysis import why_not as why
from ridotto.analysis.deal_reviewer import threshold
from ridotto.analysis.sentences import say
from ridotto.bots import make_player
from ridotto.cli.app import run as run_command
from ridotto.games import GAMES, folder_of
from ridotto.kernel.compiled import games
from ridotto.kernel.search.actor_critic import Nets
from ridotto.notation import Replay, run
from ridotto.server.review_words import in_language
from ridotto.server.worked_hands import worked_hands
from ridotto.table import HOUSE, Action, View, apply

QUICK = Settings(worlds=3)
HANDS = sorted(worked_hands())
every_game = pytest.mark.parametrize("name", sorted(games()))


def worked(name: tuple[str, str]) -> tuple[Replay, int]:
    """A worked hand's record, and which of its deals it is."""
    hand = worked_hands()[name]
    return run(hand.record), hand.commentary.deal


@pytest.mark.parametrize("name", HANDS, ids=["-".join(name) for name in HANDS])
def test_every_worked_hand_can_be_reviewed(name: tuple[str, str]) -> None:
    played, deal = worked(name)
    review = whole_review(played.game, played.rules, played.actions, deal=deal, settings=QUICK)
    judged = [decision for decision in review.decisions if decision.done]
    assert len(judged) >= 8
    for decision in judged:
        assert_sound(decision, review)
    unknown = [d for d in review.decisions if not d.done and d.unjudged != "there was no choice"]
    assert len(unknown) <= 0.1 * len(review.decisions)
    assert review.split or review.unsplit
    for one in review.split:
        parts = one.before + one.cards + one.own + one.others + one.chance
        assert parts == pytest.approx(one.result, abs=1e-6)
    assert msgspec.json.decode(msgspec.json.encode(review))["game"] == name[0]


def assert_sound(decision: Decision, review: Review) -> None:
    """The acts are ranked, the intervals hold them, and mistakes are sure."""
    values = [one.value for one in decision.acts]
    assert values == sorted(values, reverse=True)
    assert decision.done in decision.acts
    assert decision.done is not None
    assert all(one.low <= one.value <= one.high for one in decision.acts)
    assert all(one.sure_loss <= one.loss + 1e-9 for one in decision.acts)
    assert decision.acts[0].loss == 0
    assert not decision.mistake or decision.done.sure_loss > review.threshold
    assert all(map(math.isfinite, (decision.done.low, decision.done.high, decision.done.sure_loss)))
    assert len({one.action for one in decision.acts}) == len(decision.acts)


def played_by_novices(name: str, seed: int) -> list[Action]:
    """A deal, and nothing but the deal."""
    game, chance = GAMES[name], Random(seed)
    state: Any = game.open(next(iter(game.rule_sets.values())))
    views = [View(seat, state) for seat in range(game.seats(state))]
    actions = list[Action]()
    while not game.settled(state) and not game.over(state):
        seat = min(game.awaited(state), default=HOUSE)
        if seat == HOUSE:
            actions.append(game.shuffle(state, chance))
        else:
            actions.append(make_player(name, level="novice", seed=seat).act(views[seat]))
        state, events = apply(game, state, actions[-1])
        views = [view.watch(game.fold, events) for view in views]
    return actions


def view_before(name: str, actions: list[Action], number: int) -> View[Any]:
    """What whoever did this had seen."""
    game = GAMES[name]
    state: Any = game.open(next(iter(game.rule_sets.values())))
    view: View[Any] = View(actions[number].seat, state)
    for action in actions[:number]:
        state, events = apply(game, state, action)
        view = view.watch(game.fold, events)
    return view


@every_game
def test_hidden_means_hidden(name: str) -> None:
    """In a world that the seat cannot tell from the true one, its decision is judged the same."""
    game, actions, compared = GAMES[name], played_by_novices(name, seed=2), 0
    rules = next(iter(game.rule_sets.values()))
    mine = [n for n, action in enumerate(actions) if action.seat != HOUSE]
    for number in mine[len(mine) // 2 :: max(1, len(mine) // 5)]:
        view = view_before(name, actions, number)
        other = [*game.world(game.open(rules), view, Random(7)), actions[number]]
        if other == actions[: number + 1]:
            continue
        try:
            truly = review_decision(game, rules, actions, number, settings=QUICK)
        except ReviewError:
            continue
        else_where = review_decision(game, rules, other, len(other) - 1, settings=QUICK)
        compared += truly.done is not None
        assert without_hindsight(truly) == without_hindsight(else_where)
    assert compared


def without_hindsight(decision: Decision) -> Decision:
    """What was judged by the seat's knowledge alone."""
    return msgspec.structs.replace(decision, hindsight=None, number=0)


def test_a_review_goes_on_decision_by_decision_and_is_the_same_again() -> None:
    played, deal = worked(("kaiserspiel", "hand-2"))
    going = review_deal(played.game, played.rules, played.actions, deal=deal, settings=QUICK)
    first = next(going)
    assert first.place == 1
    assert first.of > 10
    again = whole_review(played.game, played.rules, played.actions, deal=deal, settings=QUICK)
    assert [first, *going] == list(again.decisions)


def test_another_seed_looks_at_other_worlds() -> None:
    played, deal = worked(("kaiserspiel", "hand-2"))
    one, other = (
        whole_review(
            played.game, played.rules, played.actions, deal=deal,
            settings=Settings(worlds=2, seed=seed),
        )
        for seed in (0, 1)
    )  # fmt: skip
    assert [d.acts for d in one.decisions] != [d.acts for d in other.decisions]


@pytest.mark.parametrize(("scale", "told"), [(35.2, 2.0), (7.7, 0.5), (1.0, 0.05)])
def test_the_threshold_is_a_round_number(scale: float, told: float) -> None:
    nets: Any = Nets(None, None, scale)  # type: ignore[arg-type]
    assert threshold(nets) == pytest.approx(told)


def test_what_cannot_be_reviewed_is_told() -> None:
    played, _ = worked(("kaiserspiel", "hand-2"))
    with pytest.raises(ReviewError, match="there is no deal 9: the record has 1"):
        whole_review(played.game, played.rules, played.actions, deal=9)
    with pytest.raises(ReviewError, match="nothing was played"):
        whole_review(played.game, played.rules, ())
    with pytest.raises(ReviewError, match="there is no act 999"):
        review_decision(played.game, played.rules, played.actions, 999)


def test_a_record_as_text_gives_the_same_review() -> None:
    """What a worker calls with plain data."""
    name = ("kaiserspiel", "hand-2")
    played, deal = worked(name)
    records = folder_of(name[0]) / "records"
    text = (records / f"{worked_hands()[name].commentary.record}.rec").read_text(encoding="utf-8")
    heard = list[Decision]()
    told = review_record(text, deal=deal, settings=QUICK, tell=heard.append)
    assert tuple(heard) == told.decisions
    assert told == whole_review(
        played.game, played.rules, played.actions, deal=deal, settings=QUICK
    )
    with pytest.raises(ReviewError, match="line 1"):
        review_record("Game: whist\nRules: none\n")


def test_faults_at_strict_tables_are_followed_and_not_judged() -> None:
    """All shipped records of faults: reviewed, or told why not, but never broken off."""
    records = sorted((folder_of("taroc") / "records").iterdir(), key=lambda entry: entry.name)
    texts = [entry.read_text(encoding="utf-8") for entry in records if entry.name.endswith(".rec")]
    told = [reasons_of(text) for text in texts if "Table: strict" in text]
    assert len(told) > 3
    assert any(str(say("unknown-act")) in reasons for reasons in told)
    assert not any("cannot be done" in reason for reasons in told for reason in reasons)


def reasons_of(text: str) -> list[str]:
    """Why decisions of a record were not judged, or why it was not reviewed at all."""
    try:
        review = review_record(text, settings=Settings(worlds=2))
    except ReviewError as error:
        return [str(error)]
    return [decision.unjudged for decision in review.decisions]


def test_why_something_is_not_judged_is_said_in_every_language() -> None:
    """A review is kept with English words; of words no longer said the general ones stand."""
    for one in why.SENTENCES:
        assert why.why_not(str(one)) == one
    assert why.why_not("because") == say("unknown-act")
    body = msgspec.json.encode({"decisions": [], "unsplit": str(say("not-ended"))})
    told = msgspec.json.decode(in_language(body, "de"))["unsplit"]
    assert told == "das Spiel wurde nicht zu Ende gespielt"


# The terminal ------------------------------------------------------------------------------------


def shipped(name: tuple[str, str]) -> str:
    """The record of a worked hand as one types it."""
    return f"{name[0]}/{worked_hands()[name].commentary.record}"


def test_the_terminal_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["review", shipped(("tresette", "hand-2")), "--worlds", "16"]) == 0
    told = capsys.readouterr().out
    for words in ("Luck and skill", "own play", "Mistakes that surely cost more than", "better: "):
        assert words in told
    assert "What A could expect with open cards, in stakes" in told
    assert told.count("●") > 10


def test_the_terminal_tells_of_one_seat(capsys: pytest.CaptureFixture[str]) -> None:
    name = shipped(("kaiserspiel", "hand-2"))
    assert run_command(["review", name, "--worlds", "2", "--seat", "b"]) == 0
    told = capsys.readouterr().out
    assert "What B could expect" in told
    assert "What A could expect" not in told


def test_programs_get_json(capsys: pytest.CaptureFixture[str]) -> None:
    name = shipped(("kaiserspiel", "hand-2"))
    assert run_command(["review", name, "--worlds", "2", "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert {"decisions", "line", "split", "threshold", "unit"} <= set(told)
    assert told["decisions"][0]["text"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nowhere"], "there is no record 'nowhere'"),
        (["kaiserspiel/hand-2x"], "there is no record"),
        (["minchiate/bottom-dresden"], "nobody had anything to decide"),
        (["minchiate/dresden-example-1", "--seat", "Q"], "there is no seat 'Q'; there are A B C D"),
        (["minchiate/dresden-example-1", "--deal", "7"], "there is no deal 7"),
    ],
)
def test_errors_say_what_would_be_right(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_command(["review", *arguments]) == 2
    assert complaint in capsys.readouterr().err
