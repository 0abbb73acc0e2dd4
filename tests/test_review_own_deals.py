"""What people met who reviewed deals they had played themselves at the page."""

from pathlib import Path

import pytest

from ridotto.analysis import Settings, review_decision, whole_review
from ridotto.bots import advise, make_player
from ridotto.bots.learned.net_player import NetPlayer, Position
from ridotto.cards import Card
from ridotto.cli.app import run as run_command
from ridotto.cli.review_sheet import figure
from ridotto.games.guimbarde import acts as guimbarde
from ridotto.kernel.guimbarde.numbering import SHOWN
from ridotto.kernel.search import Judged
from ridotto.notation import Replay, parse, run
from ridotto.table import View
from ridotto.table.acts import Play

FOLDER = Path(__file__).parent / "reviews"
BOX_LEFT = FOLDER / "guimbarde-box-left.rec"
"""A holds the Guimbarde, whose box has five jettons, and lays nothing open."""
THREE_CASHED = FOLDER / "tresette-three-cashed.rec"
"""In trick 7 A leads the three of Diamonds instead of the two of Spades."""


def played(path: Path) -> Replay:
    """A deal that a person has played."""
    return run(parse(path.read_text(encoding="utf-8")))


def test_a_box_left_standing_is_a_mistake_and_no_bad_luck() -> None:
    """To lay nothing open is a whole act; to lay a card open is one in parts."""
    deal = played(BOX_LEFT)
    review = whole_review(deal.game, deal.rules, deal.actions)
    left = deal.actions.index(guimbarde.Take(0, ()))
    (decision,) = [one for one in review.decisions if one.number == left]
    assert decision.mistake
    assert decision.best
    assert decision.best.action == guimbarde.Take(0, ((Card("hQ"),),))
    assert "box" in str(decision.why[0].said)
    (mine,) = [one for one in review.split if one.seat == 0]
    assert mine.own < -1, "it was the player's own doing"


def test_one_that_would_lay_nothing_open_can_be_asked_for_a_hint(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    deal = played(BOX_LEFT)
    view = View(0, deal.opening)
    for step in deal.steps[: deal.actions.index(guimbarde.Take(0, ()))]:
        view = view.watch(deal.game.fold, step.events)

    def keeps_all(_: NetPlayer, __: Position, ___: object) -> tuple[Judged, ...]:
        return (Judged(SHOWN, 1.0, 0.0, 0.0),)

    player = make_player("guimbarde", level="master", seed=0, repeatable=True)
    monkeypatch.setattr(NetPlayer, "judged", keeps_all)
    assert advise("guimbarde", view, player).action == guimbarde.Take(0, ())


@pytest.mark.parametrize("seed", [0, 19])
def test_nobody_has_a_trick_that_is_only_being_led_to(seed: int) -> None:
    """Partner took it in most of the worlds; but nothing lay there yet that one could take over."""
    deal = played(THREE_CASHED)
    led = deal.actions.index(Play(0, Card("d3")))
    decision = review_decision(
        deal.game, deal.rules, deal.actions, led, settings=Settings(seed=seed, threshold=0.02)
    )
    assert decision.mistake
    told = " ".join(str(one.said) for one in decision.why)
    assert told
    assert "partner" not in told


@pytest.mark.parametrize(
    ("language", "done", "better", "cost"),
    [
        ("en", "A lays nothing open", "lays queen of Hearts open", "more than 0.2 jettons"),
        ("de", "A legt nichts offen hin", "legt Herz-Dame offen hin", "mehr als 0,2 Jetons"),
        ("it", "A non scopre nulla", "scopre donna di cuori", "più di 0,2 gettoni"),
    ],
)
def test_the_terminal_tells_acts_in_the_words_of_the_game(
    capsys: pytest.CaptureFixture[str], language: str, done: str, better: str, cost: str
) -> None:
    assert run_command(["review", str(BOX_LEFT), "--seat", "A", "--lang", language]) == 0
    told = capsys.readouterr().out
    for words in (done, better, cost):
        assert words in told, told
    assert "takes hQ" not in told


def test_the_terminal_calls_cards_in_reasons_by_their_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run_command(["review", str(THREE_CASHED), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "{" not in told
    assert "It keeps 3 of Diamonds" in told


def test_nothing_has_no_sign() -> None:
    assert [figure(value) for value in (-0.001, 0.0, 0.004, -0.006)] == [
        "0.00", "0.00", "0.00", "−0.01",
    ]  # fmt: skip
