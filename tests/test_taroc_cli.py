"""Taroc at the terminal: a deal typed in, and what may be asked."""

import io
import os
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest
from rich.console import Console, RenderableType

from ridotto.cli import language
from ridotto.cli.app import run
from ridotto.cli.card_text import CARD_WIDTH
from ridotto.cli.other_players import OtherPlayers
from ridotto.cli.people import Persons
from ridotto.cli.save_file import Header, Save
from ridotto.cli.session import Session
from ridotto.cli.table_settings import find_rules
from ridotto.cli.taroc.answers import ROWS, STRICT, hint
from ridotto.cli.taroc.card_text import TarocCardText
from ridotto.cli.taroc.event_words import tell
from ridotto.cli.taroc.prompts import question_for
from ridotto.cli.taroc.sheet import make_sheet
from ridotto.cli.taroc.table_words import NAMES, honour_named, letters
from ridotto.games.taroc import TAROC, acts, events
from ridotto.games.taroc.pack import PACK, SKIS, TAROCS
from ridotto.games.taroc.rules import Rules
from ridotto.games.taroc.state import Announcing, Settled, Taroc
from ridotto.notation import parse
from ridotto.notation import run as played
from ridotto.table import HOUSE, Action, Do, PickCards, PickNumber, View
from tests.english_words import english_in

Said = tuple[int, str, str]


@pytest.fixture
def terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Said]:
    """Run a command with these lines typed in, and give back exit code and both channels."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def typed(lines: list[str], *words: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = run([*words])
        out, err = capsys.readouterr()
        return code, out, err

    return typed


ASKED: Final = (
    "hint", "help", "honours", "marks", "tarocs", "tricks", "last", "sheet", "rules skis", "rules",
    "nonsense", "announce nonsense", "challenge", "skar zz",
)  # fmt: skip
"""What may be asked, or is no word at all: it changes nothing."""


def words_for(seed: int, options: tuple[str, ...]) -> tuple[str, ...]:
    """The command that begins such a sitting."""
    agreed = [word for option in options for word in ("--option", option)]
    return ("play", "taroc", "--new", "--pace", "0", "--seed", str(seed), *agreed)


def script(path: Path, seed: int, options: tuple[str, ...], *, strict: bool) -> Iterator[str]:
    """What to type for a whole sitting: everybody acts, and the person's acts are told."""
    header = Header(
        game="taroc", rules="taroc-spiel-1750", options=options, strict=strict, seed=seed
    )
    save = Save.begin(path, header)
    session = Session(TAROC, find_rules(TAROC, header.rules, options), save)
    company = OtherPlayers(header)
    while not session.over:
        actor, act = session.actor(), len(session.actions)
        if actor == session.seat:
            action = person(session)
            if not (isinstance(action, acts.Pass) and not strict and len(session.offers) == 1):
                yield typed(action)
            session.act(action)
            continue
        if pauses(session, strict=strict):
            yield ""
        house = actor == HOUSE
        dice = company.dice(act)
        others = session.views[actor] if not house else session.view
        session.act(TAROC.shuffle(session.state, dice) if house else company.play(others))
    save.close()


def pauses(session: Session, *, strict: bool) -> bool:
    """A strict table waits after the count, and while one's own Skar may be put right."""
    table: Any = session.state
    if not strict or session.seat not in table.deal.players:
        return False
    laid = isinstance(table.phase, Announcing) and table.dealer == session.seat
    return laid or isinstance(table.phase, Settled)


def person(session: Session) -> Action:
    """The first thing that may be done."""
    match session.offers[0]:
        case PickCards() as offer:
            return acts.LaySkar(session.seat, offer.cards[: offer.most])
        case PickNumber() as offer:
            return acts.Cut(session.seat, offer.numbers[30])
        case Do(action=action):
            return action
    raise AssertionError(session.offers)


def typed(action: Action) -> str:
    """An action in the words one types."""
    match action:
        case acts.LaySkar(cards=cards):
            return " ".join(cards)
        case acts.Cut(lifted=lifted):
            return str(lifted)
        case acts.Play(card=card):
            return card
        case acts.PassLead():
            return "yield"
    return ""


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    ("seed", "options"),
    [(1, ("deals=1",)), (2, ("deals=2",)), (3, ("players=4", "deals_with_four=4"))],
)
def test_a_whole_sitting_is_typed(
    terminal: Callable[..., Said],
    tmp_path: Path,
    seed: int,
    options: tuple[str, ...],
    *,
    strict: bool,
) -> None:
    """To the last payment, with questions between the first cards; the record replays."""
    lines = list(script(tmp_path / "rehearsal", seed, options, strict=strict))
    record = tmp_path / "sitting.rec"
    extra = ("--record", str(record), *(("--strict",) if strict else ()))
    code, out, err = terminal([*ASKED, *lines], *words_for(seed, options), *extra)
    assert (code, err) == (0, "")
    for told in ("the trick with", "The count:", "Points against 26", "The sitting is over"):
        assert told in out
    code, out, _ = terminal([], "replay", str(record))
    assert code == 0


def test_leaving_saves_and_the_party_goes_on(terminal: Callable[..., Said]) -> None:
    code, out, _ = terminal(["quit"], *words_for(2, ("deals=1",)))
    assert code == 0
    assert "Saved in" in out
    code, out, _ = terminal(["y", "quit"], "play", "taroc", "--pace", "0")
    assert code == 0
    assert "A party is under way" in out
    assert "deal 1 of 1" in out


# What the table says, where it is agreed otherwise or something seldom happens.


def table_after(body: str, *options: str) -> Taroc:
    """The table after these statements of a record."""
    agreed = f"Options: {' '.join(options)}\n" if options else ""
    head = f"Game: taroc\nRules: taroc-spiel-1750\n{agreed}\n"
    state = played(parse(f"{head}{body}\n")).state
    assert isinstance(state, Taroc)
    return state


LEAD: Final = (
    "position dealer C leader A hand A S d5 d6 d7 hand B cQ h5 h6 h7 hand C cK s6 s7 s8 "
    "tricks A rest skar h2 h3 h4"
)


@pytest.mark.parametrize(
    ("body", "seat", "options", "words"),
    [
        (LEAD, 0, (), "Your lead: any card but the Skis. (r. 18)"),
        (LEAD, 0, ("skis_may_be_led=true",), "Your lead: any card, the Skis too. (r. 18)"),
        (
            f"{LEAD}\n22 A S",
            1,
            ("skis_may_be_led=true",),
            "The Skis was led: your card sets the suit. (r. 18)",
        ),
        (
            f"{LEAD}\n22 A d5 cQ cK",
            0,
            ("skis_may_be_led=true",),
            "Your lead: the Skis must go now. (r. 18)",
        ),
    ],
)
def test_what_may_be_led_is_told_as_agreed(
    body: str, seat: int, options: tuple[str, ...], words: str
) -> None:
    table = table_after(body, *options)
    assert question_for(table, Persons(seat, NAMES), seat).sentence == words


HAND: Final = "1 6 9 s2 s3 s4 s5 s6 s7 s8 s9 s10 d2 d3 d4 d5 d6 d7 d8 d9 d10 hK hQ cK cQ h2 h3 c2"


@pytest.mark.parametrize(
    ("option", "told", "bright"),
    [
        ("three_together", "tarocs only as three together with the Pagat", {"1", "6", "9"}),
        ("pagat_if_fewer_than_four", "of the tarocs only the Pagat, from fewer than four", {"1"}),
    ],
)
def test_the_skar_is_asked_for_as_agreed(option: str, told: str, bright: set[str]) -> None:
    """Exactly three tarocs, the Pagat among them; no King may go (§ I)."""
    rest = [card for card in PACK.cards if card not in HAND.split()]
    body = f"position dealer A hand A {HAND} hand B {' '.join(rest[:25])} hand C "
    table = table_after(body + " ".join(rest[25:]), f"skar_taroc_rule={option}")
    question = question_for(table, Persons(0, NAMES), 0)
    assert told in question.sentence
    lawful = set(question.lawful or ())
    assert {"1", "6", "9", "hK", "cK"} & lawful == bright
    assert {"hQ", "c2", "s10"} <= lawful


def test_a_card_given_for_a_returned_pagat_is_told_so(
    terminal: Callable[..., Said],
) -> None:
    """r. 4: the Pagat goes back, and its owner gives an empty card for it."""
    code, out, _ = terminal([], "replay", "fault-revoke-pagat")
    assert code == 0
    assert "B keeps the Pagat and gives C" in out
    assert "keeps the Skis" not in out


@pytest.mark.parametrize(
    ("name", "words"),
    [("taroc-11", "an 11th taroc"), ("taroc-12", "a 12th taroc"), ("taroc-22", "a 22nd taroc")],
)
def test_further_tarocs_in_words(name: str, words: str) -> None:
    assert language.to_text(honour_named(name)) == words


RECORDS: Final = ("worked-hand-2", "fault-revoke-pagat", "fault-false-honour", "fault-misdeal")


@pytest.fixture
def spoken() -> Iterator[None]:
    """Whatever language is chosen, the next test begins in the one before."""
    before = language.terminal_language()
    yield
    language.choose_language(before, {})


def printed(page: RenderableType) -> str:
    """A page as text."""
    console = Console(file=io.StringIO(), width=200, no_color=True)
    with console.capture() as capture:
        console.print(page)
    return capture.get()


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize("tongue", ["de", "it"])
def test_deals_are_told_in_the_language_of_the_terminal(tongue: str) -> None:
    """Events, questions and the sheet; nothing of them is English."""
    language.choose_language(tongue, {})
    told: list[str] = []
    for name in RECORDS:
        record = files("ridotto.games.taroc") / "records" / f"{name}.rec"
        replay = played(parse(record.read_text(encoding="utf-8")))
        state: Any = replay.opening
        for event in (event for step in replay.steps for event in step.events):
            state = TAROC.fold(state, event)
            told.append(tell(letters(), state, event))
            if isinstance(event, events.Counted):
                sheet = make_sheet(TarocCardText(state.rules, mono=True), event.account, (), "ABC")
                told.append(printed(sheet))
    told += [language.to_text(said) for _, said in (*ROWS, *STRICT)]
    found = [(word, text) for text in told for word in english_in(text)]
    assert not found
    assert any("Stich" in text or "presa" in text for text in told)


@pytest.mark.parametrize("mono", [False, True])
@pytest.mark.parametrize("pagat", [1, 2])
def test_every_taroc_is_drawn_in_its_frame(pagat: int, *, mono: bool) -> None:
    """A name that ran over would cover the next card; and only one taroc is the Pagat (D 1)."""
    values = TAROC.rule_sets["taroc-spiel-1750"].with_options({"pagat_card": pagat}).read(Rules)
    slips = TarocCardText(values, mono=mono)
    for card in (*TAROCS, SKIS):
        rows = slips.card(card)
        assert {row.cell_len for row in rows} == {CARD_WIDTH}
        assert any("the Pagat" in row.plain for row in rows) == (card == str(pagat))


def test_a_proved_fault_is_what_the_hint_advises() -> None:
    """At a strict table: B trumped a Carreau, and lays one in the next trick."""
    body = (
        "position dealer C leader A hand A d5 d6 d8 hand B d7 3 h5 hand C s8 s9 s10 tricks A rest "
        "skar h2 h3 h4\n23 A d5 3 s8\n24 B d7 s9"
    )
    head = "Game: taroc\nRules: taroc-spiel-1750\nTable: strict\n\n"
    replay = played(parse(f"{head}{body}\n"))
    opening: Any = replay.opening
    log = [event for step in replay.steps for event in step.events]
    view = View(0, opening).watch(TAROC.fold, log)
    advised = hint(Persons(0, NAMES), view)[0]
    assert advised == "A master challenges Brigitte: a wrong card in trick 23."


REVOKED: Final = """Game: taroc
Rules: taroc-spiel-1750
Table: strict

position dealer B leader C hand A d7 3 hand B d8 d9 hand C d5 d6 tricks C rest skar h2 h3 h4
24 C d5 3 d8
25 A d7 d9 d6
"""
"""The person at A revokes in the last trick but one."""


def test_the_others_challenge_after_the_count(tmp_path: Path) -> None:
    """One of them does, once; then the house goes on (D 21)."""
    header = Header(game="taroc", rules="taroc-spiel-1750", options=(), strict=True, seed=1)
    save = Save.begin(tmp_path / "saved", header)
    session = Session(TAROC, find_rules(TAROC, header.rules, ()), save)
    for action in played(parse(REVOKED)).actions:
        session.act(action)
    claimant = session.actor()
    assert claimant != HOUSE
    found = OtherPlayers(header).play(session.views[claimant])
    assert found == acts.Challenge(claimant, 0, acts.Ground.REVOKE, 24)
    session.act(found)
    assert session.actor() == HOUSE
    save.close()
