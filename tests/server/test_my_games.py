"""What a person has played: from any device, in figures, as one file, and all forgotten at once."""

import io
import json
import zipfile
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from ridotto.cli.app import run as run_command
from ridotto.server.persons import person_id
from ridotto.server.schema import FIGURES, LEDGER, OF_PERSONS, TABLES
from tests.server.conftest import places_held
from tests.server.in_process_server import (
    HttpAnswer,
    InProcessServer,
    Json,
    Seated,
    accepted,
    act,
    open_table,
    play,
    to_the_end_of_the_deal,
    wait_for,
)
from tests.server.test_persons import header, joined, opened_by

pytestmark = pytest.mark.usefixtures("quiet")

ON_A_LINE = 20
"""So many cards of a pack stand on one line of a record."""


def fresh_keys() -> list[str]:
    """Two persons whom no other test knows."""
    fresh_keys.count += 1  # type: ignore[attr-defined]
    return [f"{fresh_keys.count:016x}{n:016x}" for n in (1, 2)]  # type: ignore[attr-defined]


fresh_keys.count = 0  # type: ignore[attr-defined]


def me(server: InProcessServer, key: str, path: str = "", method: str = "GET") -> HttpAnswer:
    """A request of a person about themselves."""
    return server.call(method, f"/api/me{path}", headers=header(key))


def two_people(server: InProcessServer, game: str = "kaiserspiel") -> tuple[str, str, list[Seated]]:
    """Two keys, and the chairs of their persons at a table."""
    anna, bruno = fresh_keys()
    first = opened_by(server, anna, game)
    return anna, bruno, [first, joined(server, first, bruno)]


def statistics(server: InProcessServer, key: str) -> Json:
    """The statistics, once every deal has been looked at."""
    while (told := me(server, key, "/statistics")).json["waiting"]:
        assert told.status == 200
    return told.json["games"]


def paid(game: Json) -> int:
    """What was won in all; nothing as long as no Partie is won."""
    return game["whole"]["won"] or 0


def test_without_a_key_nobody_is_anybody(server: InProcessServer) -> None:
    for method, path in (("GET", ""), ("GET", "/parties"), ("GET", "/statistics")):
        told = server.call(method, f"/api/me{path}")
        assert (told.status, told.code) == (401, "no-key")
    assert server.call("DELETE", "/api/me").status == 401
    stranger = fresh_keys()[0]
    assert me(server, stranger).json == {"name": "", "since": 0, "rated": False}
    assert me(server, stranger, "/parties").json == []


def test_ones_parties_are_listed_and_nobody_elses(server: InProcessServer) -> None:
    anna, bruno, people = two_people(server)
    other = opened_by(server, anna)
    found = me(server, anna, "/parties").json
    assert [party["table"]["id"] for party in found] == [other.table, people[0].table]
    assert [party["table"]["id"] for party in me(server, bruno, "/parties").json] == [
        people[0].table
    ]
    older = me(server, anna, f"/parties?before={found[0]['opened']}").json
    assert other.table not in [party["table"]["id"] for party in older]
    assert me(server, anna, "/parties?before=x").status == 400


def test_a_running_deal_is_in_no_list_no_figure_and_no_file(server: InProcessServer) -> None:
    """Nobody learns anything of cards that are being played, not even the person themselves."""
    anna, bruno, people = two_people(server)
    play(server, people, 6, Random(4))
    finished = _running_order(server, people[0].table)
    to_the_end_of_the_deal(server, people)
    for one in people:
        accepted(server, one, {"type": "next"})
    wait_for(server, people[0], lambda s: not s["between"])
    play(server, people, 6, Random(4))
    hidden = _running_order(server, people[0].table)
    assert hidden
    assert hidden != finished
    for key in (anna, bruno):
        listed = me(server, key, "/parties")
        figures = statistics(server, key)
        told = [listed.body, json.dumps(figures).encode(), *_files(server, key).values()]
        assert figures[0]["whole"]["deals"] == 1
        assert not [body for body in told if hidden in body]
    record = next(body for name, body in _files(server, anna).items() if name.endswith(".rec"))
    # The same look finds the cards of the deal that is over.
    assert finished in record


def _running_order(server: InProcessServer, table: str) -> bytes:
    """The order of the pack of the deal that is being played, as records write it."""
    live = server.registry.loaded(table)
    assert live is not None
    seals = live.live.table.company.seals
    return " ".join(seals[-1].order[:ON_A_LINE]).encode() if seals else b""


def _files(server: InProcessServer, key: str) -> dict[str, bytes]:
    told = me(server, key, "/export")
    assert told.status == 200
    assert told.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(told.body)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_everything_comes_as_one_file(server: InProcessServer) -> None:
    anna, _, people = two_people(server)
    to_the_end_of_the_deal(server, people)
    files = _files(server, anna)
    told = json.loads(files["ridotto.json"])
    assert told["name"] == "Anna"
    assert [party["table"]["id"] for party in told["parties"]] == [people[0].table]
    assert told["statistics"]["games"][0]["game"] == "kaiserspiel"
    record = files[f"records/kaiserspiel-{people[0].table}.rec"]
    assert record == server.call("GET", f"{people[0].path}/record").body


def test_statistics_tell_what_was_won_and_what_was_made_of_the_cards(
    server: InProcessServer,
) -> None:
    anna, bruno, people = two_people(server)
    to_the_end_of_the_deal(server, people)
    (mine,), (theirs,) = statistics(server, anna), statistics(server, bruno)
    assert mine["whole"]["deals"] == theirs["whole"]["deals"] == 1
    assert paid(mine) == -paid(theirs)
    assert mine["whole"]["beyond"]["deals"] == theirs["whole"]["beyond"]["deals"] == 1
    assert mine["whole"]["beyond"]["mean"] != theirs["whole"]["beyond"]["mean"]
    assert [row["name"] for row in mine["opponents"]] == ["Bruno"]
    assert mine["partners"] == []
    assert [row["name"] for row in mine["levels"]] == ["people"]
    roles = {mine["roles"][0]["name"], theirs["roles"][0]["name"]}
    assert roles == {"dealer", "none"}


def test_figures_are_found_once_and_kept(server: InProcessServer) -> None:
    anna, bruno, people = two_people(server)
    to_the_end_of_the_deal(server, people)
    first = statistics(server, anna)
    query = select(FIGURES.c.body).where(FIGURES.c.table_id == people[0].table)
    with server.registry.services.store.engine.connect() as connection:
        (kept,) = connection.execute(query).all()
    assert kept
    assert statistics(server, anna) == first
    assert statistics(server, bruno)


def test_figures_and_records_take_their_turn_with_all_who_read_whole_ledgers(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno, people = two_people(server)
    to_the_end_of_the_deal(server, people)
    services = server.registry.services
    held = places_held(services, monkeypatch)
    assert statistics(server, anna)
    assert held == [1]
    assert _files(server, bruno)
    assert held == [1, 1]
    assert services.whole_reads.held == 0


def test_what_a_computer_player_did_in_ones_chair_is_not_ones_own(server: InProcessServer) -> None:
    anna, bruno, people = two_people(server)
    play(server, people, 8, Random(3))
    accepted(server, people[1], {"type": "leave"})
    while not (scene := wait_for(server, people[0], _mine_or_done))["between"]:
        assert scene["awaited"]
        act(server, people[0], Random(5))
    (mine,) = statistics(server, anna)
    (theirs,) = statistics(server, bruno)
    assert mine["whole"]["beyond"] is not None
    assert theirs["whole"]["beyond"] is None
    assert paid(theirs) == -paid(mine)


def _mine_or_done(scene: Json) -> bool:
    return scene["between"] or scene["over"] or 0 in scene["awaited"]


def test_one_sees_whom_one_has_met_and_a_name_is_no_proof(server: InProcessServer) -> None:
    anna, bruno, _ = two_people(server)
    again = opened_by(server, anna)
    known = joined(server, again, bruno, "Somebody else")
    told = server.call("GET", f"/api/me/acquaintances/{again.table}", headers=header(anna))
    assert told.json == [{"seat": known.seat, "tables": 1}]
    third = opened_by(server, anna)
    joined(server, third, fresh_keys()[0], "Bruno")
    told = server.call("GET", f"/api/me/acquaintances/{third.table}", headers=header(anna))
    assert told.json == []
    stranger = server.call(
        "GET", f"/api/me/acquaintances/{again.table}", headers=header(fresh_keys()[0])
    )
    assert stranger.json == []


def test_one_press_forgets_everything_and_only_of_that_person(server: InProcessServer) -> None:
    anna, bruno, people = two_people(server)
    to_the_end_of_the_deal(server, people)
    alone = open_table(server, "kaiserspiel", people=1)[0]
    lonely = server.call(
        "POST",
        "/api/tables",
        {"name": "Annina", "charter": {"game": "guimbarde", "pace": 0}},
        headers=header(anna),
    ).json["table"]
    statistics(server, anna)
    told = me(server, anna, method="DELETE")
    assert told.json == {"chairs": 2}
    assert me(server, anna).json["since"] == 0
    assert me(server, anna, "/parties").json == []
    assert _left(server, person_id(anna), lonely) == []
    # The others keep theirs.
    assert [p["table"]["id"] for p in me(server, bruno, "/parties").json] == [people[0].table]
    assert server.call("GET", alone.path).status == 200
    assert me(server, anna, method="DELETE").json == {"chairs": 0}


def _left(server: InProcessServer, person: str, table: str) -> list[Any]:
    """Where the database still knows a person, or a table."""
    found: list[Any] = []
    with server.registry.services.store.engine.connect() as connection:
        for column in OF_PERSONS:
            found += connection.execute(select(column).where(column == person)).all()
        bodies = connection.execute(select(LEDGER.c.table_id, LEDGER.c.body)).all()
        found += [ident for ident, body in bodies if person.encode() in bytes(body)]
        found += [ident for ident, _ in bodies if ident == table]
        found += connection.execute(select(TABLES.c.id).where(TABLES.c.id == table)).all()
    return found


def test_the_terminal_lists_the_same(
    server: InProcessServer, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the key as digits; the words of a key are tested beside the terminal."""
    anna, _, people = two_people(server)
    to_the_end_of_the_deal(server, people)
    assert run_command(["history", "--server", server.base, "--key", anna, "--json"]) == 0
    (party,) = json.loads(capsys.readouterr().out)
    assert (party["file"], party["deals"], party["level"]) == (people[0].table, 1, "Bruno")
    assert run_command(["history", "--server", server.base, "--key", anna, "--record", "1"]) == 0
    record = server.call("GET", f"{people[0].path}/record").body.decode()
    assert capsys.readouterr().out == record


def test_one_is_rated_only_if_one_wants_it(server: InProcessServer) -> None:
    anna, _, _ = two_people(server)
    assert me(server, anna).json["rated"] is False
    told = server.call("PUT", "/api/me", {"rated": True}, headers=header(anna))
    assert told.json["rated"] is True
    assert me(server, anna).json["rated"] is True
