"""The library's public interface, for every game: thin, typed, and of one mind with the judge."""

import ast
import re
import subprocess
import sys
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any, Final

import pytest

import ridotto
from ridotto import api
from ridotto.cards import BACK
from ridotto.table import HOUSE, Action, Ask, Payment, settle
from ridotto.table.acts import Play

ROOT: Final = Path(__file__).parents[1]

each_game = pytest.mark.parametrize("game", list(ridotto.GAMES))


def playing(game: str = "tresette", seed: int = 1) -> ridotto.Table:
    """A table at which somebody is to play a card."""
    table = ridotto.open_table(game, seed=seed)
    table.play_until(lambda table: "play" in table.lawful().kinds, "random")
    return table


def one_act(table: ridotto.Table) -> None:
    """Let somebody act once."""
    before = len(table.actions)
    table.play_until(lambda table: len(table.actions) > before, "random")


def tresette_record(name: str) -> str:
    """A record of Tresette, as far as it goes before the company rises."""
    text = (files("ridotto.games.tresette") / "records" / name).read_text(encoding="utf-8")
    return text.split("\nrise\n")[0] + "\n"


# Tables ----------------------------------------------------------------------------------------


@each_game
def test_a_party_is_played_to_its_end(game: str) -> None:
    table = ridotto.open_table(game, seed=5)
    assert len(table.awaited) > 0
    assert table.play_to_end("random") == table.accounts
    assert table.over
    assert table.awaited == ()
    assert sum(table.accounts) == 0


@each_game
def test_the_same_seed_gives_the_same_deal(game: str) -> None:
    first, again, other = (ridotto.open_table(game, seed=seed) for seed in (3, 3, 4))
    for table in (first, again, other):
        table.play_deal("random")
    assert first.record() == again.record() != other.record()


def test_without_a_seed_the_shuffles_differ() -> None:
    assert ridotto.open_table("taroc").actions != ridotto.open_table("taroc").actions


def test_between_deals_the_house_waits() -> None:
    table = playing()
    table.play_deal("random")
    assert table.settled
    assert repr(table) == "<Table tresette nuernberg-1770, 4 seats: between two deals>"
    table.next_deal()
    assert len(table.awaited) > 0
    with pytest.raises(ridotto.OutOfTurn, match="A deal is being played"):
        table.next_deal()


class FirstAct:
    """A player of four lines: the first of what is lawful."""

    def act(self, view: ridotto.SeatView) -> Action:
        assert view.hand
        return next(iter(view.lawful()))


def test_players_of_ones_own_may_play() -> None:
    table = playing("kaiserspiel")
    seat = table.awaited[0]
    expected = next(iter(table.lawful()))
    each: list[Any] = ["random", "random"]
    each[seat] = FirstAct()
    before = len(table.actions)
    table.play_until(lambda table: len(table.actions) > before, each)
    assert table.actions[before] == expected


# Views and lawful acts -------------------------------------------------------------------------


@each_game
def test_a_view_shows_the_own_hand_and_backs(game: str) -> None:
    table = playing(game)
    for seat in range(table.seats):
        held = table.game.places(table.state)[f"hand {seat}"]
        assert sorted(table.view(seat).hand) == sorted(held)
    onlooker = table.view(None)
    assert onlooker.hand == ()
    assert BACK in str(onlooker.places)
    assert "covered" in str(onlooker)


SETUPS: Final = [
    (game.name, rules, strict)
    for game in ridotto.GAMES.values()
    for rules in game.rule_sets
    for strict in (False, True)
]


@pytest.mark.parametrize(("game", "rules", "strict"), SETUPS)
def test_lawful_acts_are_those_of_the_judge(game: str, rules: str, *, strict: bool) -> None:
    """At every turn of a deal what is listed is lawful, in the set, and can be read as text."""
    table = ridotto.open_table(game, rules=rules, strict=strict, seed=2)
    while not table.settled:
        seat = table.awaited[0]
        acts = table.lawful(seat)
        listed = list(islice(acts, 40))
        assert listed
        assert all(table.game.judge(table.state, act).lawful and act in acts for act in listed)
        assert all(table.why_not(act) is None for act in listed[:3])
        for text, act in zip(islice(acts.texts(), 3), listed, strict=False):
            assert table.why_not(text) is None
            assert table.write(act) == text
        if len(acts) < 1000:
            everything = list(acts)
            assert len(everything) == len(acts)
            assert all(everything.count(act) == 1 for act in listed)
        one_act(table)


@each_game
def test_cards_that_may_not_be_played_are_not_in_the_set(game: str) -> None:
    table = playing(game)
    (seat,) = table.awaited
    acts = table.lawful()
    for card in table.game.pack(table.state).cards:
        act = Play(seat, card)
        assert (act in acts) == table.game.judge(table.state, act).lawful
        assert (act in acts) == (table.why_not(act) is None)


def test_what_the_referee_decides_is_uncertain() -> None:
    """Towards the end of a deal of Minchiate a side may claim the tricks that are left."""
    table = playing("minchiate")
    table.play_until(lambda table: not table.settled and bool(table.lawful().uncertain), "random")
    acts = table.lawful()
    offers = table.game.offers(table.view(table.awaited[0]))
    assert acts.uncertain == tuple(one.action for one in offers if isinstance(one, Ask)) != ()
    assert not [act for act in acts.uncertain if act in acts or act in list(acts)]
    assert all(table.why_not(act) is None for act in acts.uncertain)


def test_counting_does_not_list() -> None:
    """Three of 25 cards for the Skar, but for the kings and honours the dealer holds."""
    table = ridotto.open_table("taroc", seed=1)
    table.play_until(lambda table: "lay-skar" in table.lawful().kinds, "random")
    acts = table.lawful()
    assert len(acts) == sum(1 for _ in acts) > 100


# Why not ---------------------------------------------------------------------------------------


def test_a_ruling_cites_rule_and_source() -> None:
    """D holds diamonds, and must follow suit."""
    table = playing(seed=1770)
    table.act("A plays dJ")
    ruling = table.why_not("D plays sK")
    assert ruling is not None
    assert ruling.grade == "faulty"
    assert ruling.rule == "follow.suit"
    book = table.game.rule_book
    assert (ruling.title, ruling.source) == (book.title(ruling.rule), book.source(ruling.rule))
    assert ruling.source in str(ruling)


def test_the_kinds_of_error_are_distinct() -> None:
    table = playing(seed=1770)
    table.act("A plays dJ")
    before = table.record()
    with pytest.raises(ridotto.MalformedAct, match=r"dZ.*lawful now: 1 D dQ, 1 D d6, 1 D d5"):
        table.act("D plays dZ")
    with pytest.raises(ridotto.MalformedAct, match="empty"):
        table.act(" ")
    with pytest.raises(ridotto.UnlawfulAct, match="lawful now: 1 D dQ, 1 D d6, 1 D d5") as unlawful:
        table.act("D plays sK")
    assert not isinstance(unlawful.value, ridotto.OutOfTurn)
    assert unlawful.value.ruling == table.why_not("D plays sK")
    with pytest.raises(ridotto.OutOfTurn, match="waits for D, not for A") as early:
        table.act("A plays s3")
    assert early.value.awaited == (3,)
    assert "dQ" not in str(early.value), "A learns what D holds"
    with pytest.raises(ridotto.OutOfTurn, match="it is D's turn, not A's"):
        table.act("1 A s3")
    assert table.record() == before


def test_a_statement_of_several_acts_happens_whole_or_not_at_all() -> None:
    table = playing(seed=1770)
    before = table.actions
    with pytest.raises(ridotto.UnlawfulAct):
        table.act("1 A dJ sK")
    assert table.actions == before
    table.act("1 A dJ d5")
    assert table.actions[-2:] == (Play(0, "dJ"), Play(3, "d5"))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("message", "setup"),
    [
        ("no game 'whist'; there are: minchiate", {"game": "whist"}),
        ("no rule set of taroc 'x'; there are: taroc-spiel-1750", {"game": "taroc", "rules": "x"}),
        ("no option x in", {"game": "taroc", "options": {"x": 1}}),
    ],
)
def test_a_setup_that_cannot_be_says_what_there_is(message: str, setup: dict[str, Any]) -> None:
    with pytest.raises(ridotto.BadSetup, match=message):
        ridotto.open_table(**setup)


def test_seats_and_players_are_checked() -> None:
    table = playing()
    with pytest.raises(ridotto.BadSetup, match="no seat 'X'; there are A, B, C, D"):
        table.view("X")
    with pytest.raises(ridotto.BadSetup, match="no level 'champion'"):
        table.play_deal("champion")
    with pytest.raises(ridotto.BadSetup, match="4 seats at this table, not 1"):
        table.play_deal(["novice"])


def test_a_strict_table_lets_faults_happen() -> None:
    table = ridotto.open_table("tresette", seed=1770, strict=True)
    table.play_until(lambda table: "play" in table.lawful().kinds, "random")
    table.act("A plays dJ")
    assert table.why_not("D plays sK") is not None
    table.act("D plays sK")
    assert table.actions[-1] == Play(3, "sK")  # type: ignore[arg-type]


# Sheets ----------------------------------------------------------------------------------------


def test_a_sheet_has_what_was_counted_by_hand() -> None:
    """The record says how: 10 announced, then A 5 + 3 and C 1 + 1 + 1 points."""
    table = ridotto.read_record(tresette_record("three-players.rec"))
    sheet = table.sheet()
    assert [sheet.total(who) for who in "ABC"] == [18, 0, 3]
    aces = next(entry for entry in sheet if entry.rule == "count.aces" and entry.who == "A")
    assert (aces.amount, aces.cards) == (3, ("sA", "dA", "cA"))
    assert str(aces).endswith(f"{aces.title} [{aces.source}] sA dA cA")


def payment(entry: ridotto.SheetEntry) -> Payment:
    """The payment that an entry tells of."""
    payer, payee = (
        HOUSE if name == "house" else "ABCDEF".index(name) for name in entry.who.split(" to ")
    )
    return Payment(payer, payee, entry.amount, entry.rule)


@each_game
def test_a_sheet_explains_every_point_and_payment(game: str) -> None:
    """Deal by deal: each entry has a rule with a source, and payments account for the accounts."""
    table = ridotto.open_table(game, seed=8)
    accounts = table.accounts
    for _ in range(4):
        sheet = table.play_deal("random")
        if table.over:
            break
        assert list(sheet)
        assert all(entry.title and entry.source for entry in sheet)
        assert settle(accounts, map(payment, sheet.payments)) == table.accounts == sheet.accounts
        accounts = table.accounts


def test_the_count_replaces_what_was_marked() -> None:
    """In Minchiate the marks of the deal are one line of the count, and are not listed twice."""
    sheet = ridotto.open_table("minchiate", seed=1).play_deal("random")
    rules = {entry.rule for entry in sheet.points}
    assert all(rule.startswith(("count.", "versicola.")) for rule in rules)


# Records ---------------------------------------------------------------------------------------


@each_game
def test_records_are_written_and_read(game: str) -> None:
    table = ridotto.open_table(game, seed=4)
    table.play_deal("random")
    text = table.record({"Title": "A deal"})
    again = ridotto.read_record(text)
    assert again.actions == table.actions
    assert again.record({"Title": "A deal"}) == text
    assert again.sheet() == table.sheet()
    again.play_deal("random")
    assert again.actions[: len(table.actions)] == table.actions != again.actions


def test_a_bad_record_says_in_which_line() -> None:
    with pytest.raises(ridotto.BadRecord, match="line 1") as malformed:
        ridotto.read_record("This is no record.")
    assert malformed.value.line == 1
    text = tresette_record("three-players.rec").replace("points A = 8", "points A = 9")
    with pytest.raises(ridotto.BadRecord, match="points A = 9 is stated, 8 found") as wrong:
        ridotto.read_record(text)
    assert text.splitlines()[wrong.value.line - 1] == "expect points A = 9"


# Advice ----------------------------------------------------------------------------------------


@each_game
def test_a_novice_advises_something_lawful(game: str) -> None:
    table = playing(game)
    advice = table.advise()
    assert table.why_not(advice.action) is None
    assert table.why_not(advice.text) is None
    assert str(advice).startswith(advice.text)
    others = [seat for seat in range(table.seats) if seat not in table.awaited]
    with pytest.raises(ridotto.OutOfTurn, match="nothing to advise"):
        table.advise(others[0])


# The package -----------------------------------------------------------------------------------


def test_the_package_names_what_the_interface_exports() -> None:
    """For the type checker the names are written out; they are the same, and no more."""
    tree = ast.parse((ROOT / "src/ridotto/__init__.py").read_text("utf-8"))
    named = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "ridotto.api"
        for alias in node.names
    }
    assert named == set(api.__all__)
    assert set(dir(ridotto)) == {"__version__", *api.__all__}
    assert all(getattr(ridotto, name) is getattr(api, name) for name in named)
    assert not hasattr(ridotto, "no_such_name")


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import ridotto", ("msgspec", "ridotto.api", "ridotto.table")),
        ("import ridotto; ridotto.open_table('taroc', seed=1).play_deal()", ("numba", "numpy")),
    ],
)
def test_importing_is_light(code: str, unwanted: tuple[str, ...]) -> None:
    check = f"{code}; import sys; sys.exit(any(name in sys.modules for name in {unwanted}))"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


def test_the_interface_names_no_game() -> None:
    for file in (ROOT / "src/ridotto/api").glob("*.py"):
        text = file.read_text("utf-8").lower()
        assert not [game for game in ridotto.GAMES if game in text], file.name


def test_the_page_is_up_to_date() -> None:
    """After a change to a public docstring or signature, run ``scripts/api``."""
    script = ROOT / "scripts" / "api"
    checked = subprocess.run([sys.executable, script, "--check"], cwd=ROOT, check=False)
    assert checked.returncode == 0, "run scripts/api: docs/api.md is out of date"


def test_the_ten_lines_of_the_readme_run(capsys: pytest.CaptureFixture[str]) -> None:
    """They run as they stand, and print what stands below them."""
    readme = (ROOT / "README.md").read_text("utf-8")
    (code,) = re.findall(r"## From Python\n\n```python\n(.*?)```", readme, flags=re.DOTALL)
    assert len([line for line in code.splitlines() if line and not line.startswith("#")]) <= 10
    exec(compile(code, "README.md", "exec"), {})
    printed = capsys.readouterr().out
    promised = re.findall(r"^# (.*)", code, flags=re.MULTILINE)
    assert len(promised) == 2
    assert all(f"{value}\n" in printed for value in promised)
