"""Taroc at the terminal: a deal typed in, what may be asked, and scoring with real cards."""

import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.cli.app import run
from ridotto.cli.players import Company
from ridotto.cli.save import Header, Save
from ridotto.cli.session import Session
from ridotto.cli.settings import find_rules
from ridotto.games.taroc import TAROC, acts
from ridotto.games.taroc.state import Announcing, Settled
from ridotto.table import HOUSE, Action, Do, PickCards, PickNumber

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
    company = Company(header)
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


# Scoring: example T-1 of the digest. Each trick as it falls, in its taker's heap; for the Skis
# B gives the 3 of clubs of his seventh trick.
DEALER: Final = "hK h10 6  cK c4 c2  dA dJ d7  d5 d10 dC  h5 8 h6  d6 d8 11  d3 d2 18"
SECOND: Final = (
    "21 2 3  20 12 5  c8 4  S  s8 s10 d9  s9 7 h8  c6 9 c5  hQ h7 sA  19 c7 s3  hC h3 s4  "
    "10 d4 s5  13 hA s6  14 hJ s7  16 cJ sJ  17 cC sC  1 cQ sQ"
)
THIRD: Final = "cA c9 c10  sK s2 15  dK dQ c3"
HEAPS: Final = ["--dealer", DEALER, "--second", SECOND, "--third", THIRD, "--skar", "h2 h4 h9"]


def test_the_worked_hand_is_counted(terminal: Callable[..., Said]) -> None:
    """19, 45 and 14, as the digest has it."""
    code, out, err = terminal([], "score", "taroc", *HEAPS, "--json")
    assert (code, err) == (0, "")
    tree = json.loads(out)
    assert [tree[name]["points"] for name in ("dealer", "second", "third")] == [19, 45, 14]
    assert tree["second"]["against_26"] == 19


def test_one_heap_may_be_left_out(terminal: Callable[..., Said]) -> None:
    code, out, _ = terminal([], "score", "taroc", *HEAPS[:2], *HEAPS[4:])
    assert code == 0
    assert "+19" in out


def test_the_skis_alone_is_counted(terminal: Callable[..., Said]) -> None:
    """r. 8: the Skis 4, and the trick it was thrown into as if an empty card were added."""
    words = ("--dealer", "cQ c3 2-4", "--second", "S", "--skar", "h2 h3 h4")
    code, out, _ = terminal([], "score", "taroc", *words, "--json")
    tree = json.loads(out)
    assert code == 0
    assert tree["second"]["points"] == 4
    assert tree["dealer"]["points"] == 4 + 1 + 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--dealer", "sK"], "the Skar is of three cards, not 0"),
        (["--dealer", "sK h2 h3", "--skar", "h2 h4 h5", "--second", "s2"], "h2 named twice"),
        (["--dealer", "zz", "--skar", "h2 h4 h5"], "--dealer: 'zz'"),
        (["--skar", "h2 h4 h5"], "name at least two of the heaps"),
        (["--dealer", "sK", "--second", "s2 s3", "--skar", "h2 h4 h5"], "tricks are of three"),
        (["--dealer", "sK s4 s5", "--second", "s2 s3 s6", "--third", "1 2 3", "--skar",
          "h2 h4 h5"], "nobody has"),
    ],
)  # fmt: skip
def test_wrong_heaps_are_refused(
    terminal: Callable[..., Said], words: list[str], says: str
) -> None:
    code, _, err = terminal([], "score", "taroc", *words)
    assert code == 2
    assert says in err
