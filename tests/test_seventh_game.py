"""Adding a game is adding a folder: Trio, in ``tests/seventh_game``, is played everywhere.

It comes as a stranger's distribution would, by an entry point on Python's path, and every program
here is a process of its own. No file outside its folder knows it, so all it has is generic.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.server_process import Server, fields, seat_company, serving

FOLDER: Final = Path(__file__).parent / "seventh_game"
GAME: Final = "trio"


@pytest.fixture(autouse=True)
def on_the_path(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes that a test starts have the game."""
    paths = [str(FOLDER), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("NO_COLOR", "1")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(str(tmp_path / "tables.db")) as running:
        yield running


def ridotto(*words: str, typed: str = "") -> str:
    """What ``ridotto`` says; it must succeed."""
    command = [sys.executable, "-c", "from ridotto.cli import main; main()", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def in_python(code: str) -> Any:
    """What a program prints, as JSON."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_it_is_listed_last_with_the_level_it_has(server: Server) -> None:
    games = server.call("GET", "/api/games")["games"]
    found = games[-1]
    assert len(games) == 7
    assert (found["name"], found["title"], found["seats"]) == (GAME, "Trio", 3)
    assert found["levels"] == ["random"]
    assert found["lesson"] is False
    cards = server.call("GET", f"/api/games/{GAME}/cards")
    assert list(cards["suits"]) == ["m", "r", "t"]
    assert cards["cards"]["mK"]["names"]["de"] == "king of Moons"
    assert "Three people play" in server.call("GET", f"/api/games/{GAME}/rules")


def test_people_and_chance_play_it_over_the_server_to_its_sheet(server: Server) -> None:
    """Two people and a computer player; the sheet is asked for, the record replayed."""
    charter = {"game": GAME, "pace": 0, "chairs": [{"type": "bot"}]}
    clients = seat_company(server, charter, people=2, seed=7)
    kinds = fields(server, GAME)

    async def play() -> tuple[Any, Any]:
        async def one(client: Any) -> None:
            await client.connect()
            await client.play_on(lambda c: c.over, kinds)

        await asyncio.wait_for(asyncio.gather(*map(one, clients)), 60)
        first = clients[0]
        sheet = await first.ask({"type": "question", "about": "sheet"})
        for client in clients:
            await client.close()
        return sheet, first.scene

    sheet, scene = asyncio.run(play())
    assert scene["company"]["chairs"][2]["level"] == "random"
    lines, accounts = sheet["answer"]["lines"], sheet["answer"]["accounts"]
    assert sum(line["rule"] == "trick" for line in lines) == 4
    assert sum(accounts) == 0
    table = clients[0].url.split("/")[-2]
    text = server.call("GET", f"/api/tables/{table}/record")
    expected = "\n".join([text.rstrip(), f"expect accounts = {' '.join(map(str, accounts))}", ""])
    code = (
        "import json; from ridotto.notation import parse, run\n"
        f"done = run(parse({expected!r}))\n"
        "print(json.dumps([done.game.name, done.ok, done.game.over(done.state)]))"
    )
    assert in_python(code) == [GAME, True, True]


def test_who_sits_in_for_somebody_is_called_chance(server: Server) -> None:
    """It has no novice, so none is named: neither for one who left nor for one who is forgotten."""
    charter = {"game": GAME, "pace": 0, "chairs": [{"type": "bot", "level": "master"}]}
    one, other = seat_company(server, charter, people=2, seed=7)
    path = "/api/tables/" + one.url.split("/")[-2]

    def chair() -> Any:
        scene = server.call("GET", f"{path}/scene", token=one.token)["scene"]
        return scene["company"]["chairs"][1]

    server.call("POST", f"{path}/commands", {"type": "leave"}, token=other.token)
    assert chair()["stand_in"] == "random"
    server.call("DELETE", f"{path}/me", token=other.token)
    assert chair()["level"] == "random"


def test_a_hint_says_that_it_is_chance(server: Server) -> None:
    (client,) = seat_company(
        server, {"game": GAME, "pace": 0, "chairs": [{"type": "bot"}] * 2}, people=1, seed=1
    )

    async def hint() -> Any:
        await client.connect()
        while not client.mine:
            await client.receive()
        told = await client.ask({"type": "hint"})
        await client.close()
        return told

    told = asyncio.run(hint())
    assert told["type"] == "advice", told
    assert "chance" in told["said"][0]["words"]


CODES: Final = [letter + rank for letter in "mrt" for rank in ("K", "Q", "2", "1")] + ["J"]
ANYTHING: Final = "\n".join([*["1", *CODES, ""] * 40, ""])
"""Typed blindly it plays a party: what is not meant is answered, and the next line is read."""


def test_it_is_played_in_the_terminal_to_its_sheet_recorded_and_replayed(tmp_path: Path) -> None:
    record, save = tmp_path / "party.rec", tmp_path / "party.save"
    options = ("--seed", "5", "--plain", "--new", "--pace", "0", "--save", str(save))
    said = ridotto("play", GAME, *options, "--record", str(record), typed=ANYTHING)
    assert "Trio has no level novice: the others play as random." in said
    assert said.count("The sheet of this deal") == 2
    assert "together" in said
    assert "The party is over" in said
    assert "Follow suit with" in said, "a fault was refused, with its reason"
    told = ridotto("replay", str(record))
    assert told.count("The sheet of this deal") == 2
    assert "Trick gathered, winner" in told
    assert re.search(r"[ABC] \+2: Two points for a call that was kept \(rule\s4\)", told)


def test_a_party_in_the_terminal_goes_on_where_it_was_left(tmp_path: Path) -> None:
    save = str(tmp_path / "party.save")
    ridotto("play", GAME, "--seed", "5", "--plain", "--new", "--save", save, typed="1\nquit\n")
    said = ridotto("play", GAME, "--plain", "--resume", "--save", save, typed="hint\nhelp\nquit\n")
    assert "by chance" in said
    assert "an act as records write it" in said


def test_its_terminal_speaks_one_language() -> None:
    """The generic face and the words that Trio brings for its structs, in German and in Italian."""
    chosen = ("tests/test_cli_one_language.py", "-k", GAME, "-p", "no:cacheprovider", "-q")
    command = [sys.executable, "-m", "pytest", *chosen]
    root = Path(__file__).parents[1]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "9 passed" in done.stdout


def test_its_book_and_record_are_read_in_the_terminal() -> None:
    assert "Three people play" in ridotto("rules", GAME)
    assert "Jester" in ridotto("rules", GAME, "jester")
    assert "All 7 expectations are met." in ridotto("replay", f"{GAME}/one-deal")


def test_players_of_chance_meet_in_the_arena() -> None:
    said = ridotto("arena", GAME, "--players", "random", "random:50", "--deals", "4")
    assert "random" in said


def test_the_library_plays_it() -> None:
    code = (
        "import json, ridotto\n"
        "table = ridotto.open_table('trio', seed=1)\n"
        "table.play_deal('random')\n"
        "print(json.dumps([table.settled, sum(table.accounts)]))"
    )
    assert in_python(code) == [True, 0]


def test_the_library_needs_no_level_for_it() -> None:
    """It has no novice, so who is not named plays by chance."""
    code = (
        "import json, ridotto\n"
        "table = ridotto.open_table('trio', seed=1)\n"
        "why = str(table.advise())\n"
        "table.play_until(lambda one: one.settled)\n"
        "settled = table.settled\n"
        "table.play_deal()\n"
        "table.play_to_end()\n"
        "print(json.dumps([why, settled, table.over]))"
    )
    why, settled, over = in_python(code)
    assert "chance" in why
    assert settled
    assert over


def test_a_level_it_lacks_is_named_with_those_it_has() -> None:
    code = (
        "import json\nfrom ridotto.bots import make_player\n"
        "try:\n    make_player('trio', level='master', seed=1)\n"
        "except ValueError as error:\n    print(json.dumps(str(error)))"
    )
    assert in_python(code) == "no level 'master' in Trio; there are: random"


def test_a_deal_with_real_cards_is_counted_from_its_lines() -> None:
    """A 2 + 2, B 1, and three from each of the others: the sums are the sheet's."""
    lines = ("--lines", "A 2 trick, A 2 call.kept", "--lines", "B 1 trick")
    said = ridotto("score", GAME, *lines, "--payments", "B A 3 stake, C A 3 stake", "--json")
    sheet = json.loads(said)["sheets"][0]
    assert sheet["totals"] == [4, 1, 0]
    assert json.loads(said)["accounts"] == [6, -3, -3]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("--lines", "A 2 nonsense"), "the book has no rule 'nonsense'; there are: turn"),
        (("--payments", "A A 3 stake"), "nobody pays himself"),
    ],
)
def test_what_cannot_be_counted_says_why(typed: tuple[str, ...], told: str) -> None:
    command = [sys.executable, "-c", "from ridotto.cli import main; main()", "score", GAME, *typed]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert told in done.stderr


def test_it_keeps_the_laws_of_all_games() -> None:
    """The suite every game must pass, with what its three rules say of who knows what."""
    code = """
import json
from ridotto.games import GAMES
from ridotto.table.acts import Play
from ridotto.testing import check_party

game = GAMES["trio"]

class Book:
    def hidden(self, state, log, seat):
        lying = {card for cards in game.places(state).values() for card in cards}
        played = {event.card for event in log if isinstance(event, Play)}
        return sorted(lying - played - set(state.deal.hands[seat]))

    def kin(self, card):
        return card[0]

done = [
    check_party(game, game.rule_sets["tests"], seed, knowledge=Book(), strict=strict)
    for strict in (False, True)
    for seed in range(12)
]
print(json.dumps(len(done)))
"""
    assert in_python(code) == 24


# Parts that a game from outside may bring, and mistakes it may make -----------------------------


def distribution(folder: Path, **files: str) -> None:
    """A distribution of another game from outside, with these files in its package."""
    info, package = folder / "other-1.0.dist-info", folder / "other"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ridotto.games]\nother = other\n")
    for name, text in files.items():
        file = (
            package / f"{name.replace('__', '/')}.py" if name != "init" else package / "__init__.py"
        )
        file.parent.mkdir(parents=True, exist_ok=True)
        (file.parent / "__init__.py").touch()
        file.write_text(text)


OTHER: Final = """
from ridotto.table.registration import Registration
from trio.game import TrioGame

class OtherGame(TrioGame):
    name = "other"
    title = "Other"

REGISTRATION = Registration(OtherGame(), position=0)
"""
PLAYERS: Final = """
from ridotto.bots import RandomPlayer
from ridotto.bots.game_players import GamePlayers
from ridotto.games import GAMES

PLAYERS = GamePlayers(novice=lambda seed: RandomPlayer(GAMES["other"], seed=seed))
"""


def test_a_game_from_outside_brings_its_parts_in_its_own_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players, here: it then has a novice, and its place in the list is the one it asks for."""
    distribution(tmp_path, init=OTHER, bots__players=PLAYERS)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))
    code = (
        "import json; from ridotto.bots import levels_of; from ridotto.games import GAMES\n"
        "print(json.dumps([list(GAMES)[0], levels_of('other'), levels_of('trio')]))"
    )
    assert in_python(code) == ["other", ["novice"], ["random"]]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "other registers no game; its __init__ must have REGISTRATION = Registration(game)"),
        (OTHER.replace('"other"', '"trio"'), "both register 'trio'"),
    ],
)
def test_a_package_that_does_not_register_a_game_is_named(
    text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    distribution(tmp_path, init=text)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]]))
    command = [sys.executable, "-c", "import ridotto.games"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert told in done.stderr


def test_no_file_outside_its_folder_knows_it() -> None:
    root = Path(__file__).parents[1]
    folders = ("src/ridotto", "scripts", "web/src", "web/build", "bench")
    found = [path for folder in folders for path in (root / folder).rglob("*") if path.is_file()]
    built = root / "src/ridotto/server/page"
    texts = [p for p in found if p.suffix in (".py", ".toml", ".ts", ".svelte", ".json", "")]
    assert len(texts) > 500
    naming = [p for p in texts if not p.is_relative_to(built) and _names_it(p)]
    assert naming == []


def _names_it(path: Path) -> bool:
    return GAME in re.findall(r"[a-z]+", path.read_text("utf-8", errors="ignore").lower())
