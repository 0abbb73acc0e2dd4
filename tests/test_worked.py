"""The books' worked hands: told to their stated ends, varied, and played on from."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from ridotto.notation import parse, read_variations, run
from ridotto.server.config import Config
from ridotto.server.deal_replay import find_deals, make_replay
from ridotto.server.what_if import action_at, choices, table_before, what_if
from ridotto.server.worked_hands import WorkedHand, placed_notes, worked_hand_table, worked_hands
from ridotto.table import Action
from ridotto.table.acts import Play
from tests.server.in_process_server import WIDE, InProcessServer, Seated, run_in_process, wait_for
from tests.volume import THOROUGH

BOOKS: Final = {
    ("minchiate", "dresden-1"),
    ("minchiate", "dresden-2"),
    ("minchiate", "florence"),
    ("bieten", "round-1"),
    ("bieten", "round-2"),
    ("bieten", "round-3"),
    ("bieten", "weli"),
}
"""All worked hands that the sources themselves have."""

OURS: Final = {"taroc", "tresette", "kaiserspiel", "guimbarde"}
HANDS: Final = sorted(worked_hands())
HIDDEN: Final = "?"
hands = pytest.mark.parametrize("name", HANDS, ids=["-".join(name) for name in HANDS])

SPOKEN: Final = ("bids", "groschen", "announces", "declares", "shows", "takes", "lays", "robs")
"""What somebody says or shows, besides playing cards: each is worth a word."""


def laid_out(name: tuple[str, str]) -> tuple[WorkedHand, Any, Any]:
    """A hand, its retelling, and where its deal stands."""
    hand, retelling = worked_hands()[name], worked_hand_table(*name)
    return hand, retelling, find_deals(retelling.table, unfinished=True)[hand.commentary.deal - 1]


def step_of(name: tuple[str, str], statement: str) -> int:
    """The step of a statement's own act: in Bieten others may have to say before that they pass."""
    _, retelling, span = laid_out(name)
    seat = "ABCDEF".index(statement.lstrip("0123456789 ")[0])
    told = enumerate(retelling.statements[span.first : span.end])
    found = (n for n, said in told if said == statement)
    return next(n for n in found if action_at(retelling.table, span, n).seat == seat)


def test_all_hands_are_there() -> None:
    constructed = {name for name, hand in worked_hands().items() if hand.seen.constructed}
    assert set(worked_hands()) - constructed == BOOKS
    assert {game for game, _ in constructed} == OURS


@hands
def test_it_comes_to_its_stated_result(name: tuple[str, str]) -> None:
    hand, retelling, span = laid_out(name)
    game = retelling.table.game
    ended = table_before(retelling.table, span, span.end - span.first)
    assert game.settled(ended.state) or game.over(ended.state)
    stated = hand.commentary.result
    assert stated
    assert {fact: game.fact(ended.state, fact.split()) for fact in stated} == stated


@hands
def test_the_record_states_that_result_too(name: tuple[str, str]) -> None:
    """What the commentary states stands in the record, where it was taken from the source."""
    hand = worked_hands()[name]
    replay = run(hand.record)
    assert replay.ok
    expected = {(check.fact, check.expected) for check in replay.checks}
    assert set(hand.commentary.result.items()) <= expected


@hands
def test_its_key_moments_are_spoken_of(name: tuple[str, str]) -> None:
    """Every trick, and everything that somebody offered, declared or showed."""
    hand, retelling, span = laid_out(name)
    statements = retelling.statements[span.first : span.end]
    notes = placed_notes(hand, retelling, span)
    said = {n for note in notes for n in range(note.first, note.last + 1)}
    told = {statements[n] for n in said}
    tricks = {text.split()[0] for text in statements if text[0].isdigit()}
    assert tricks == {text.split()[0] for text in told if text[0].isdigit()}
    spoken = {text for text in statements if _speaks(text)}
    assert spoken <= told
    assert notes[-1].last == len(statements) - 1, "nothing is said of the end"


def _speaks(text: str) -> bool:
    words = text.split()
    return len(words) > 2 and words[1] in SPOKEN and words[2] != "nothing"


@hands
def test_what_is_said_names_rules_and_cards_of_the_game(name: tuple[str, str]) -> None:
    hand, retelling, _ = laid_out(name)
    game = retelling.table.game
    pack = game.pack(retelling.table.state)
    for note in hand.commentary.note:
        assert not note.rule or note.rule in game.rule_book, note.rule
        assert note.rule or note.emended, f"{note.at}: says neither what it shows nor why"
        for card in re.findall(r"`([^`]+)`", note.says):
            assert card in pack.cards, f"{note.at}: {card}"


@hands
def test_where_the_print_was_put_right_it_is_told(name: tuple[str, str]) -> None:
    hand = worked_hands()[name]
    if hand.record.header("Emended") and name != ("bieten", "round-3"):
        assert any(note.emended for note in hand.commentary.note)


def test_a_note_at_no_statement_is_a_mistake() -> None:
    hand, retelling, span = laid_out(("tresette", "hand-1"))
    other = worked_hands()["tresette", "hand-2"]
    assert hand is not other
    with pytest.raises(LookupError, match="begins with"):
        placed_notes(other._replace(record=hand.record), retelling, span)


def test_from_one_seat_the_other_hands_are_backs() -> None:
    """At Tresette all ten cards of everybody else, until they are played."""
    _, retelling, span = laid_out(("tresette", "hand-1"))
    again = make_replay(retelling.table, 1, span, seat=2)
    text = repr([(step.patch, step.events) for step in again.steps[:3]])
    mine = {"s3", "s4", "hQ", "h6", "d3", "dJ", "d4", "c3", "cA", "c6"}
    shown = set(re.findall(r"'([shdc](?:[AKQJ]|\d))'", text))
    assert shown == mine
    assert HIDDEN in text


# What if -----------------------------------------------------------------------------------------


def varied(name: tuple[str, str], statement: str, pick: Any, later: int = 0) -> Any:
    """The hand with another act at a statement, or so many cards later in its trick."""
    _, retelling, span = laid_out(name)
    step = step_of(name, statement) + later
    done = action_at(retelling.table, span, step)
    offered = choices(table_before(retelling.table, span, step), done.seat, done)
    return what_if(retelling.table, span=span, number=1, step=step, action=pick(offered))


def test_two_cards_change_places_and_nothing_else_changes() -> None:
    """A leads the ten of trumps before the nine; B has no trump, so both win either way."""
    name = ("kaiserspiel", "hand-1")
    told = varied(name, "11 A s9 cJ", lambda offered: next(a for a in offered if a.card == "s10"))
    assert told.was == told.now
    assert told.kept == (True, True, True)
    last = told.again.steps[-2].events[0]
    assert isinstance(last, Play)
    assert last.card == "s9"


def test_a_groschen_not_given_is_a_point_less() -> None:
    """C plays the ace of Laub without the Groschen: held, the Laub is worth two and not three."""
    name = ("bieten", "round-1")
    told = varied(name, "C groschen laub", lambda offered: _card(offered, "lA"))
    was = {(fact.name, fact.of): fact.value for fact in told.was}
    now = {(fact.name, fact.of): fact.value for fact in told.now}
    changed = {key: now[key] for key in was if was[key] != now[key]}
    assert changed == {("result", "laub"): "C 2", ("totals", ""): "A 1 B 3 C 4"}


def _card(offered: tuple[Action, ...], card: str) -> Action:
    return next(act for act in offered if isinstance(act, Play) and act.card == card)


def test_a_king_kept_back_dies_later() -> None:
    """A leads the nine of Denari to trick 2 and the king to trick 6, where B has a taroc too."""
    told = varied(("minchiate", "dresden-1"), "2 A dR 30 d4 d8", lambda off: _card(off, "d9"))
    assert all(told.kept)
    assert told.was == told.now


def test_the_papa_uno_not_given_to_the_partner_is_lost() -> None:
    """D plays the 21 to trick 12, and so has but the 1 for trick 15, where C's 9 lies before it."""
    told = varied(("minchiate", "dresden-1"), "12 A b10 27 b2 1", lambda off: _card(off, "21"), 3)
    assert told.was != told.now
    assert not all(told.kept), "C leads to trick 16, and the book does not say what"
    uno = next(step for step in told.again.steps[told.parts :] if _plays(step, "1"))
    assert told.again.steps.index(uno) == told.parts + 3 * 4 - 1, "the third card of trick 15"


def _plays(step: Any, card: str) -> bool:
    return isinstance(step.events[0], Play) and step.events[0].card == card


def test_every_other_card_of_a_hand_leads_to_an_end() -> None:
    """Whatever is supposed anywhere in a round of Bieten, somebody wins the last trick."""
    _, retelling, span = laid_out(("bieten", "weli"))
    for step in range(0, span.end - span.first, 1 if THOROUGH else 3):
        done = action_at(retelling.table, span, step)
        for action in choices(table_before(retelling.table, span, step), done.seat, done):
            told = what_if(retelling.table, 1, span, step, action)
            assert ("result", "spiel") in {(fact.name, fact.of) for fact in told.now}
            assert len(told.again.steps) == told.parts + 1 + len(told.kept)


# Over HTTP ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcessServer]:
    """A house with nothing in it but what every house has."""
    folder = tmp_path_factory.mktemp("worked")
    with run_in_process(Config(database=f"sqlite:///{folder}/tables.db", **WIDE)) as running:  # type: ignore[arg-type]
        yield running
    assert running.log.errors == []


def of_book(game: str, hand: str) -> dict[str, str]:
    """How a request names a worked hand."""
    return {"type": "worked", "game": game, "hand": hand}


def test_the_hands_are_listed_and_told(house: InProcessServer) -> None:
    listed = house.call("GET", "/api/worked").json
    assert {(one["game"], one["name"]) for one in listed} == set(HANDS)
    told = house.call("POST", "/api/replay", {"origin": of_book("bieten", "round-2")}).json
    assert [chair["name"] for chair in told["company"]["chairs"]] == ["A", "B", "C"]
    assert told["again"]["deal"] == 2
    assert {"name": "totals", "of": "", "value": "A 5 B 3 C 8"} in told["result"]


@pytest.mark.parametrize("hand", ["florence", "nothing"])
def test_an_unknown_hand_is_answered(house: InProcessServer, hand: str) -> None:
    told = house.call("POST", "/api/replay", {"origin": of_book("taroc", hand)})
    assert (told.status, told.code) == (404, "no-hand")


def test_play_on_from_a_book(house: InProcessServer) -> None:
    """After the first trick of Dresden's hand, in A's chair: he is on lead with twenty cards."""
    name = ("minchiate", "dresden-1")
    step = step_of(name, "2 A dR 30 d4 d8")
    wish = {"origin": of_book(*name), "step": step, "seat": 0, "name": "Nora"}
    told = house.call("POST", "/api/replay/play-on", wish)
    assert told.status == 201, told.body
    nora = Seated(**told.json)
    scene = wait_for(house, nora, lambda s: s["awaited"] == [0])
    assert scene["company"]["origin"].startswith("The first hand of the Dresden book")
    assert scene["company"]["seals"] == []
    assert not scene["may_undo"], "what the book did cannot be taken back"
    hand = ["dR", "d1", "d2", "d9", "sR", "sQ", "bC", "bF", "b10", "b9"]
    hand += ["2", "3", "10", "16", "20", "24", "35", "36", "38", "39"]
    assert sorted(scene["table"]["deal"]["hands"][0]) == sorted(hand)
    # Of B's twenty cards everybody has seen the six he declared; the rest are backs.
    others = scene["table"]["deal"]["hands"][1:]
    assert set(others[0]) - {HIDDEN} == {"28", "29", "30", "31", "32", "M"}
    assert all(other.count(HIDDEN) >= 14 for other in others)
    played = house.command(nora, {"type": "act", "action": _play(0, "d9"), "seq": 0})
    assert played.json["type"] == "accepted", played.body
    wait_for(house, nora, lambda s: len(s["table"]["deal"]["tricks"]) == 2)


def _play(seat: int, card: str) -> dict[str, Any]:
    return {"type": "play", "seat": seat, "card": card}


def test_what_was_played_on_is_a_record_that_says_whence(house: InProcessServer) -> None:
    """From before the last card of the Weli round: its end is forced, and the record replays."""
    name = ("bieten", "weli")
    step = step_of(name, "B plays hU")
    wish = {"origin": of_book(*name), "step": step, "seat": 1, "name": "Nora"}
    nora = Seated(**house.call("POST", "/api/replay/play-on", wish).json)
    wait_for(house, nora, lambda s: s["awaited"] == [1])
    house.command(nora, {"type": "act", "action": _play(1, "hU"), "seq": 0})
    wait_for(house, nora, lambda s: s["between"])
    text = house.call("GET", f"/api/tables/{nora.table}/record", token=nora.token).body.decode()
    assert "\nBegun: The round with the Weli (Schwaighofer 1926, § Weli)\n" in text
    replay = run(parse(text))
    assert replay.game.fact(replay.state, ["totals"]) == "A 2 B 0 C 4"
    # And any table's deal can be told, asked about and played on from in the same way.
    origin = {"type": "table", "table": nora.table, "deal": 1}
    told = house.call("POST", "/api/replay", {"origin": origin}, token=nora.token)
    assert {"name": "totals", "of": "", "value": "A 2 B 0 C 4"} in told.json["result"]
    stranger = house.call("POST", "/api/replay", {"origin": origin})
    assert (stranger.status, stranger.code) == (403, "private")


RECORD: Final = "Game: bieten\nRules: innsbruck-1926\n\n"


@pytest.mark.parametrize(
    ("text", "status", "code"),
    [
        ("no record at all", 422, "record"),
        ("Game: whist\nRules: hoyle\n\n", 422, "record"),
        (RECORD + "A flies\n", 422, "record"),
        (RECORD, 404, "no-deal"),
        ("x" * 60_001, 400, "malformed"),
        ("x" * 70_000, 413, "too-large"),
    ],
)
def test_what_is_no_record_is_answered(
    house: InProcessServer, text: str, status: int, code: str
) -> None:
    told = house.call("POST", "/api/replay", {"origin": {"type": "record", "record": text}})
    assert (told.status, told.code) == (status, code)


def test_a_record_somebody_brings_is_told(house: InProcessServer) -> None:
    """One that breaks off in a deal is told as far as it goes."""
    text = RECORD + "slate dealer A scores 0 0 0\n"
    origin = {"type": "record", "record": text}
    told = house.call("POST", "/api/replay", {"origin": origin})
    assert told.status == 200, told.body
    assert len(told.json["again"]["steps"]) == 1


@pytest.mark.parametrize(
    ("step", "action", "status", "code"),
    [
        (999, _play(0, "dR"), 404, "no-step"),
        (20, {"type": "fly", "seat": 0}, 409, "no-action"),
        (0, _play(0, "dR"), 422, "not-lawful"),
    ],
)
def test_what_cannot_be_supposed(
    house: InProcessServer, step: int, action: dict[str, Any], status: int, code: str
) -> None:
    wish = {"origin": of_book("minchiate", "dresden-1"), "step": step, "action": action}
    told = house.call("POST", "/api/replay/what-if", wish)
    assert (told.status, told.code) == (status, code)


def test_a_card_that_may_not_be_played_cannot_be_supposed(house: InProcessServer) -> None:
    """C holds Bastoni and must follow B's lead."""
    name = ("minchiate", "dresden-1")
    step = step_of(name, "1 C b8 b6 bR")
    action = _play(2, "15")
    wish = {"origin": of_book(*name), "step": step, "action": action}
    told = house.call("POST", "/api/replay/what-if", wish)
    assert (told.status, told.code) == (422, "not-lawful")
    asked = house.call("POST", "/api/replay/choices", {"origin": of_book(*name), "step": step})
    cards = {act["card"] for act in asked.json["seats"][0]["choices"] if act["type"] == "play"}
    assert cards == {"b7", "b3", "b2", "b1"}
    assert asked.json["done"]["card"] == "b8"


def test_a_line_is_varied_again_and_kept(house: InProcessServer) -> None:
    """C holds the Gleich by hand, then novices go on; the tree reads back as a record."""
    origin = of_book("bieten", "weli")
    first = {"origin": origin, "step": 29, "rest": "by-hand", "action": {"type": "hold", "seat": 2}}
    told = house.call("POST", "/api/replay/what-if", first)
    assert told.status == 200, told.body
    tree = {"origin": origin, "variations": told.json["variations"], "line": told.json["line"]}
    assert (tree["line"], told.json["deal"]["acts"]) == (1, ["C holds"])
    line = house.call("POST", "/api/replay", tree).json
    assert (line["over"], len(line["again"]["steps"]), line["result"]) == (False, 30, [])
    asked = house.call("POST", "/api/replay/choices", {**tree, "step": 30}).json
    assert asked["done"] is None
    (seat,) = asked["seats"]
    assert seat["seat"] == 0
    wish = {**tree, "step": 30, "action": seat["choices"][0], "rest": "players", "level": "novice"}
    again = house.call("POST", "/api/replay/what-if", wish).json
    assert (len(again["variations"]), again["line"]) == (1, 1), "at its end a line is lengthened"
    assert again["deal"]["now"]
    kept = {"origin": origin, "variations": again["variations"]}
    text = house.call("POST", "/api/replay/tree", kept).body.decode()
    assert read_variations(run(parse(text)))[0].acts == tuple(again["variations"][0]["acts"])


@pytest.mark.parametrize(
    ("variation", "says"),
    [
        ({"after": 999, "acts": ["C holds"]}, "this deal has the acts 0 to 33"),
        ({"after": 29, "acts": ["C sings"]}, "sings"),
        ({"after": 29, "acts": ["A holds"]}, "A holds"),
        ({"of": 1, "after": 29, "acts": ["C holds"]}, "only a line before it"),
    ],
)
def test_a_variation_that_does_not_fit_is_refused(
    house: InProcessServer, variation: dict[str, Any], says: str
) -> None:
    wish = {"origin": of_book("bieten", "weli"), "variations": [variation], "line": 1}
    for path in ("/api/replay", "/api/replay/tree"):
        told = house.call("POST", path, wish)
        assert (told.status, told.code) == (422, "variation")
        assert says in told.json["message"]
