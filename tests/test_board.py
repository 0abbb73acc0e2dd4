"""The analysis board: any position as a record, and what each act is worth there."""

from collections.abc import Iterator
from random import Random

import pytest

from ridotto.analysis.findings import ReviewError
from ridotto.analysis.position_worths import position_worths
from ridotto.cards import Card
from ridotto.games import GAMES
from ridotto.notation import parse, run
from ridotto.server.board_records import BoardError, board_of, lay_out
from ridotto.server.config import Config
from tests.server.in_process_server import WIDE, InProcessServer, run_in_process

Laid = dict[str, tuple[Card, ...]]


def laid_as(**hands: str) -> Laid:
    """InputDevice by their letters, the cards as one text."""
    return {f"hand {letter}": tuple(map(Card, text.split())) for letter, text in hands.items()}


def three_each(game: str) -> Laid:
    """A position by chance: small hands where the game can lay them, else a whole deal."""
    board = board_of(game, "")
    laid: Laid = {}
    cards = list(board.cards)
    Random(7).shuffle(cards)
    for heap in board.heaps:
        if heap.seat is not None:
            count = 3 if board.first else (heap.cards or 0)
            laid[heap.name], cards = tuple(cards[:count]), cards[count:]
    return laid


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_every_game_is_a_record(game: str) -> None:
    laid = three_each(game)
    replay = run(parse(lay_out(game, "", laid, 1)))
    places = replay.game.places(replay.state)
    for seat, cards in enumerate(laid.values()):
        assert sorted(places[f"hand {seat}"]) == sorted(cards)
    assert len(replay.game.awaited(replay.state)) > 0


@pytest.mark.parametrize("game", ["minchiate", "taroc", "guimbarde"])
def test_what_acts_are_worth_with_three_cards_left(game: str) -> None:
    """By what the seat knows with an interval; with open cards without one. The best is first."""
    replay = run(parse(lay_out(game, "", three_each(game), 1)))
    for open_cards in (False, True):
        found = position_worths(
            replay.game, replay.rules, replay.actions, open_cards=open_cards, worlds=8
        )
        assert found.seat in replay.game.awaited(replay.state)
        assert len(found.acts) >= 2
        values = [one.value for one in found.acts]
        assert values == sorted(values, reverse=True)
        assert all(one.low <= one.value <= one.high for one in found.acts)
        assert open_cards == all(one.low == one.high for one in found.acts)


def test_the_mondo_is_kept_for_the_last_trick() -> None:
    """B's king takes A's `c1` now or in the last trick, which is worth ten: now is better."""
    laid = laid_as(A="39 c1", B="cR d2", C="s2 s3", D="b2 b3")
    replay = run(parse(lay_out("minchiate", "", laid, 0)))
    found = position_worths(replay.game, replay.rules, replay.actions, open_cards=True)
    assert [one.action.card for one in found.acts] == ["c1", "39"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("game", "laid", "words"),
    [
        ("whist", {}, "no game 'whist'"),
        ("tresette", laid_as(A="sK"), "hand A has 1 cards; 10 are dealt"),
        ("minchiate", {"lap A": (Card("sK"),)}, "no heap 'lap A'"),
        ("minchiate", laid_as(A="zz"), "'zz' is no card of this pack"),
        ("minchiate", laid_as(A="sR", B="sR"), "sR lies in two places"),
        ("minchiate", laid_as(A="sR sQ", B="s1"), "set-up"),
        ("guimbarde", {}, "set-up"),
    ],
)
def test_what_cannot_lie_so_is_said(game: str, laid: Laid, words: str) -> None:
    with pytest.raises(BoardError, match=words):
        lay_out(game, "", laid, 0)


def test_where_nobody_decides_nothing_is_worth_anything() -> None:
    game = GAMES["tresette"]
    with pytest.raises(ReviewError, match="nobody has to decide"):
        position_worths(game, next(iter(game.rule_sets.values())), (), open_cards=True)


@pytest.fixture(scope="module")
def page_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A server with an empty database."""
    folder = tmp_path_factory.mktemp("board")
    with run_in_process(Config(database=f"sqlite:///{folder}/tables.db", **WIDE)) as running:  # type: ignore[arg-type]
        yield running
    assert running.log.errors == []


def test_over_http(page_server: InProcessServer) -> None:
    board = page_server.call("GET", "/api/games/guimbarde/board").json
    assert board["first"] == "dealer"
    wish = {"game": "guimbarde", "heaps": three_each("guimbarde"), "first": 1}
    record = page_server.call("POST", "/api/board", wish).body.decode()
    place = {"origin": {"type": "record", "record": record}, "step": 1}
    told = page_server.call("POST", "/api/replay/worth", {**place, "open_cards": True})
    assert told.status == 200, told.body
    assert told.json["unit"] == "jettons"
    assert len(told.json["acts"]) == 3
    assert page_server.call("POST", "/api/board", {**wish, "heaps": {"lap": []}}).code == "board"
    assert page_server.call("GET", "/api/games/whist/board").code == "no-board"
    assert page_server.call("POST", "/api/replay/worth", {**place, "step": 0}).code == "unjudged"
