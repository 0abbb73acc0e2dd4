"""Names, titles and words: nothing invisible in them, and nobody is called like somebody else."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ridotto.cli.replay_command import replay
from ridotto.server.names import MAX_NAME, NoName, clean_name, clean_text, distinct_name, own_name
from tests.server.in_process_server import InProcessServer, accepted, open_table, scene_of, sit

INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Anna", "Anna"),
        ("  Anna \n Maria\t", "Anna Maria"),
        ("\x1b[31mAnna\x1b[0m", "[31mAnna[0m"),
        ("\u202eannA", "annA"),
        ("An\u200bna\ufeff\u00ad", "Anna"),
        ("\u2066Anna\u2069", "Anna"),
        ("Zo\u0308e", "Z\u00f6e"),
        ("a\u0300\u0301\u0302\u0303\u0304", "\u00e0\u0301\u0302"),
        ("\u3164Anna\u2800", "Anna"),
        ("Ελένη 李明 😀", "Ελένη 李明 😀"),
        ("x" * 90, "x" * MAX_NAME),
    ],
)
def test_names_are_cleaned(name: str, seen: str) -> None:
    assert clean_name(name) == seen


@pytest.mark.parametrize(
    "name",
    [
        *("\u200b", "\x1b", "\u3164", "\u2800 \ufe0f", "\u202e\u202c"),
        *("\U0001d159", "\U0001d159 \ufffc", "\u180b", "\U00016fe4"),
    ],
)
def test_a_name_has_something_to_be_seen(name: str) -> None:
    with pytest.raises(NoName):
        clean_name(name)


@given(st.text(max_size=200))
def test_nothing_invisible_is_left(text: str) -> None:
    cleaned = clean_text(text, 60)
    assert len(cleaned) <= 60
    assert not INVISIBLE & set(map(unicodedata.category, cleaned))
    assert cleaned == clean_text(cleaned, 60)
    assert cleaned == " ".join(cleaned.split())


def test_names_are_distinct() -> None:
    assert distinct_name("Anna", ["Bruno", ""]) == "Anna"
    assert distinct_name("anna", ["Anna"]) == "anna 2"
    assert distinct_name("Ａｎｎａ", ["Anna", "Anna 2"]) == "Ａｎｎａ 3"
    # A stranger's alphabet, digits, accents and marks make nobody else of one.
    assert distinct_name("\u0410nn\u0430", ["Anna"]) == "\u0410nn\u0430 2"
    assert distinct_name("Brun0", ["Bruno"]) == "Brun0 2"
    assert distinct_name("Lisa", ["Iisa"]) == "Lisa 2"
    assert distinct_name("Z\u00f6e.", ["Zoe"]) == "Z\u00f6e. 2"
    assert distinct_name("Arno", ["Amo"]) == "Arno 2"
    assert distinct_name("\u674e\u660e", ["\u674e\u6021", "\U0001f600"]) == "\u674e\u660e"
    assert distinct_name("\U0001f600", ["\U0001f601", "?"]) == "\U0001f600"
    assert distinct_name("Anna 2", ["Anna", "Bruno"]) == "Anna 2"
    long = "x" * MAX_NAME
    assert distinct_name(long, [long]) == "x" * (MAX_NAME - 2) + " 2"


@pytest.mark.parametrize(
    ("name", "taken"),
    [
        # Greek capitals that are other letters when they are small.
        *(("\u039dina", "Nina"), ("\u039carco", "Marco"), ("\u0396oe", "Zoe"), ("\u0395va", "Eva")),
        *(("\u0397anna", "Hanna"), ("\u03a5vo", "Yvo"), ("\u0399\u03bd\u039f", "Ivo")),
        # Cherokee, Lisu, Armenian, Canadian syllables, Latin of other kinds, mathematical letters.
        *(("\u13ac\u1d20\u0251", "Eva"), ("\ua4eenna", "Anna"), ("\u054fara", "Sara")),
        *(("\u0578\u0585ra", "nora"), ("\u15f7o", "Bo"), ("\U0001d400nn\u0251", "Anna")),
        *(("Bo\ua731\ua731", "Boss"), ("\u029fars", "Lars"), ("U\u2223\u2223a", "Ulla")),
        *(("vvanda", "Wanda"), ("Ben\u02c8", "Ben"), ("\u00d0an", "Dan"), ("\u00c6neas", "AEneas")),
        # In one alphabet capitals are no other name.
        ("\u039d\u0399\u039a\u039f\u03a3", "\u03bd\u03b9\u03ba\u03bf\u03c2"),
    ],
)
def test_what_looks_like_a_name_is_that_name(name: str, taken: str) -> None:
    assert distinct_name(name, [taken]) == f"{name} 2"
    assert distinct_name(taken, [name]) == f"{taken} 2"


@pytest.mark.parametrize(
    "name",
    [
        *("computer player (master)", "Computer Player", "Master", "novice 2", "player", "chance"),
        *("Computer, Meister", "Neuling", "Computerspieler", "Das Haus", "computer, maestro"),
        *(
            "giocatore del computer",
            "la casa",
            "house",
            "THE H\u041eUSE",
            "\u039caster",
            "\u24bd\u24de\u24e4\u24e2\u24d4",
        ),
    ],
)
def test_nobody_is_called_like_the_computer_or_the_house(name: str) -> None:
    with pytest.raises(NoName) as told:
        own_name(name)
    assert told.value.code == "reserved-name"


@pytest.mark.parametrize(
    "name", ["Houseman", "Maestra", "Casanova", "Mastro Geppetto", "7", "李明"]
)
def test_a_name_that_only_begins_so_is_a_name(name: str) -> None:
    assert own_name(name) == name


def test_a_name_of_the_house_is_refused_everywhere(server: InProcessServer) -> None:
    """At the door, in one's chair, and at the deal of the day; in the reader's language."""
    one = open_table(server, "bieten", fill=False)[0]
    for path, body in (
        ("/api/tables", {"name": "Master", "charter": {"game": "bieten"}}),
        (f"{one.path}/sit", {"name": "house"}),
        ("/api/today/bieten", {"name": "computer player (master)"}),
    ):
        told = server.call("POST", f"{path}?lang=de", body)
        assert (told.status, told.code) == (422, "reserved-name"), path
        assert "Computerspieler" in told.json["message"]
    told = server.command(one, {"type": "rename", "name": "Das Haus"})
    assert (told.status, told.code) == (409, "reserved-name")
    before = server.scene(one).json["seq"]
    assert accepted(server, one, {"type": "rename", "name": "Prima"}) == before


def test_at_a_table(server: InProcessServer) -> None:
    """Names, titles and words come clean to everybody, and two of one name are told apart."""
    one = open_table(server, "bieten", fill=False, title="a\u202e\x1b[2Jtitle")[0]
    sit(server, one, "Pri\u200bma")
    told = server.call("POST", f"{one.path}/sit", {"name": "\u200b"})
    assert (told.status, told.code) == (422, "name")
    accepted(server, one, {"type": "say", "text": "all \u202e gone\x07"})
    company = scene_of(server, one)["company"]
    assert company["charter"]["title"] == "a[2Jtitle"
    assert [chair["name"] for chair in company["chairs"]] == ["Prima", "Prima 2", ""]
    said = server.scene(one, after=-1).json["pages"][-1]["entries"][0]
    assert said["text"] == "all gone"


def test_a_record_brings_no_long_title(server: InProcessServer) -> None:
    """Whatever title it has, a table that plays on from it has a short one."""
    record = f"Game: bieten\nRules: innsbruck-1926\nTable: courteous\nTitle: {'x' * 50_000}\n\n"
    told = server.call(
        "POST",
        "/api/replay/play-on",
        {"origin": {"type": "record", "record": record}, "step": 0, "seat": 0, "name": "P"},
    )
    assert told.status in (201, 404, 422), told.body
    assert len(told.body) < 2000


def test_a_record_does_not_write_to_the_terminal_what_cannot_be_seen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever names and comments somebody put into it."""
    record = tmp_path / "a.rec"
    record.write_text(
        "Game: bieten\nRules: innsbruck-1926\nTable: courteous\nSeat-A: \x1b[2JAn\u202ena\n\n"
        "# a \x07comment\n",
        encoding="utf-8",
    )
    replay(str(record), as_json=False, step=False)
    shown = capsys.readouterr().out
    assert "[2JAnna" in shown
    assert "\x1b[2J" not in shown
    assert not set("\u202e\x07") & set(shown)
