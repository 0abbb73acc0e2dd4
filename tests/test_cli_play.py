"""Playing at the terminal: a whole party typed in, mistakes, leaving and coming back."""

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from ridotto.cli.app import run
from ridotto.cli.other_players import OtherPlayers
from ridotto.cli.save_file import Header, Save
from ridotto.cli.saved_or_new import Seating
from ridotto.cli.session import Session, only_choice
from ridotto.cli.table_settings import find_game, find_rules
from ridotto.games.minchiate import acts
from ridotto.games.minchiate.state import Complete, Leading, Minchiate, Settled
from ridotto.notation import parse
from ridotto.notation import run as run_record
from ridotto.table import HOUSE, Action, Do, PickCards, PickNumber, PickPlaces, PickSets

Said = tuple[int, str, str]
SEED = 1798
COMMAND = [sys.executable, "-c", "from ridotto.cli import main; main()"]


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the killed terminal, in a process of its own, needs the disk's word for it."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture
def at_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Said]:
    """Play with these lines typed in, and give back exit code and both channels."""
    monkeypatch.setenv("RIDOTTO_STATE", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")

    def played(lines: list[str], *words: str, seed: int = SEED) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = run(["play", "minchiate", "--pace", "0", "--seed", str(seed), *words])
        out, err = capsys.readouterr()
        return code, out, err

    return played


def typed(session: Session) -> str:
    """A plain person: the first thing that may be done, in the words one types."""
    offer = session.offers[0]
    match offer:
        case PickNumber(kind="draw"):
            return str(offer.numbers[0] + 1)
        case PickNumber():
            return "deep"
        case PickCards():
            return " ".join(offer.cards[: offer.most])
        case PickPlaces():
            return " ".join(str(place + 1) for place in offer.places[: offer.count])
        case PickSets():
            return "all"
        case Do(action=acts.Play() | acts.PlayFallen() | acts.Exchange() as action):
            return action.card
        case Do(action=acts.Rob()):
            return "y"
    return ""


def script(
    path: Path, rules: str = "dresden-1798", *, strict: bool = False
) -> Generator[tuple[int, str]]:
    """What to type for a giro, and how many acts were done before each line."""
    header = Header(
        game="minchiate", rules=rules, options=("party.giri=1",), strict=strict, seed=SEED
    )
    game = find_game("minchiate")
    save = Save.begin(path, header)
    try:
        session = Session(game, find_rules(game, rules, header.options), save)
        yield from acts_of(session, OtherPlayers(header))
    finally:
        save.close()


def acts_of(session: Session, company: OtherPlayers) -> Iterator[tuple[int, str]]:
    """Everybody acts; wherever the terminal waits for a line, it is given before the act."""
    while not session.over:
        actor, act = session.actor(), len(session.actions)
        if actor == session.seat:
            forced = only_choice(session.game, actor, session.offers)
            if forced is None:
                yield act, typed(session)
            session.act(forced or read(session))
            continue
        if stops(session.state):
            yield act, ""
        if actor == HOUSE:
            session.act(session.game.shuffle(session.state, company.dice(act)))
        else:
            session.act(company.play(session.views[actor]))


def stops(table: Minchiate) -> bool:
    """Does the terminal wait for Enter before the others go on?"""
    if isinstance(table.phase, Settled):
        return True
    owed = isinstance(table.phase, Leading) and bool(table.deal.owed[0])
    return table.strict and (owed or isinstance(table.phase, Complete))


def read(session: Session) -> Action:
    """What the plain person's words mean."""
    offer, text, seat = session.offers[0], typed(session), session.seat
    match offer:
        case PickNumber(kind="draw"):
            return acts.Draw(seat, offer.numbers[0])
        case PickNumber():
            return acts.Cut(seat, 13 + round(0.85 * (94 - 13)))
        case PickCards():
            return acts.Discard(seat, tuple(offer.cards[: offer.most]))
        case PickPlaces():
            return acts.TakeBlind(seat, offer.places[: offer.count])
        case PickSets():
            return acts.Declare(seat, offer.sets)
        case Do():
            return offer.action
    raise AssertionError(text)


@pytest.mark.parametrize("rules", ["dresden-1798", "firenze-2008"])
def test_a_whole_giro_typed_in(at_table: Callable[..., Said], tmp_path: Path, rules: str) -> None:
    lines = [line for _, line in script(tmp_path / "expected", rules)]
    record = tmp_path / "party.rec"
    words = ["--rules", rules, "--giri", "1", "--record", str(record)]
    code, out, err = at_table(lines, *words)
    assert (code, err) == (0, "")
    assert out.count("the count") == 4
    assert "Difference" in out
    assert "mazzetti" in out
    assert "Accounts in resti: You" in out
    assert "The party is over" in out
    expected = (tmp_path / "expected").read_text().splitlines()[1:]
    assert (tmp_path / "minchiate.save").read_text().splitlines()[1:] == expected
    replayed = run_record(parse(record.read_text(encoding="utf-8")))
    assert len(replayed.actions) == len(expected)


def test_nothing_typed_is_lost_or_breaks_the_table(
    at_table: Callable[..., Said], tmp_path: Path
) -> None:
    """Before every right answer a wrong one; the party goes on as if it had not been typed."""
    nonsense = ["xyzzy", "{33}", "[bold]", "-1", "999", "c2 c2", "é\x00", "papa", "deeper", "m m"]
    questions = ["help", "folla", "last", "mark", "sheet", "shown", "tricks", "reach", "hint"]
    questions += ["rules king", "rules", "rules zeppelin", "rules claim", "back", "challenge"]
    noise = [*nonsense, *questions]
    right = [line for _, line in script(tmp_path / "expected")]
    lines = [word for n, line in enumerate(right) for word in (noise[n % len(noise)], line)]
    code, out, err = at_table(lines, "--giri", "1")
    assert (code, err) == (0, "")
    assert "“xyzzy” is no card" in out
    assert "At a courteous table no fault can happen".casefold() in out.casefold()
    expected = (tmp_path / "expected").read_text().splitlines()[1:]
    assert (tmp_path / "minchiate.save").read_text().splitlines()[1:] == expected


def until(
    path: Path, wanted: Callable[[Minchiate], bool], *, strict: bool = False
) -> tuple[list[str], Session]:
    """The lines up to a moment of the plain person's party, and the table then."""
    lines: list[str] = []
    steps = script(path / "search", strict=strict)
    for _, line in steps:
        session = look(path / "search")
        if wanted(session.state):
            steps.close()
            return lines, session
        lines.append(line)
    raise AssertionError("the moment never came")


def look(path: Path) -> Session:
    """The table a save file describes, without locking it."""
    copy = path.with_suffix(".copy")
    copy.write_bytes(path.read_bytes())
    game = find_game("minchiate")
    session = Seating(Console(file=io.StringIO()), copy, game).sit_down(
        Header(game="minchiate", rules="dresden-1798"), resume=True
    )
    session.save.close()
    return session


def must_follow(table: Minchiate) -> bool:
    """The person must follow a suit, and holds others too."""
    before = len(table.deal.trick)
    turn = before < 4 and table.party.after(table.deal.leader, before) == 0
    led = {play.card[0] for play in table.deal.trick[:1]} & set("cdsb")
    suits = {card[0] for card in table.deal.hands[0]}
    return bool(turn and led and led <= suits and suits & set("cdsb") - led)


def test_a_refused_card_is_explained_with_rule_and_source(
    at_table: Callable[..., Said], tmp_path: Path
) -> None:
    lines, session = until(tmp_path, must_follow)
    led = session.state.deal.trick[0].card[0]
    wrong = next(c for c in session.state.deal.hands[0] if c[0] in set("cdsb") - {led})
    _, out, _ = at_table([*lines, wrong], "--giri", "1")
    assert f"› {wrong}\nFollow suit with" in out
    assert "(Follow the suit led, Dr. 10)" in out


def test_undo_takes_a_decision_back(at_table: Callable[..., Said], tmp_path: Path) -> None:
    first = [line for _, line in script(tmp_path / "expected")]
    opening = next(n for n, line in enumerate(first) if line and line[0] in "cdsbM123456789")
    lines = [*first[: opening + 3], "undo", "undo", *first[opening + 1 :]]
    code, out, _ = at_table(lines, "--giri", "1")
    assert code == 0
    assert out.count("Taken back") + out.count("decided nothing yet") == 2
    assert "The party is over" in out


def test_leaving_is_saved_and_the_same_command_goes_on(
    at_table: Callable[..., Said], tmp_path: Path
) -> None:
    lines = [line for _, line in script(tmp_path / "expected")]
    code, out, _ = at_table([*lines[:9], "quit"], "--giri", "1")
    assert (code, "goes on from here" in out) == (0, True)
    code, out, _ = at_table(["perhaps", "", *lines[9:14]])
    assert "'perhaps' is neither y nor n." in out
    assert "A party is under way: Dresden 1798, party.giri=1, courteous table, giro I" in out
    code, out, _ = at_table(lines[14:], "--resume")
    assert "The party is over" in out
    expected = (tmp_path / "expected").read_text().splitlines()[1:]
    assert (tmp_path / "minchiate.save").read_text().splitlines()[1:] == expected


def test_beginning_anew_keeps_the_old_party(at_table: Callable[..., Said], tmp_path: Path) -> None:
    save = tmp_path / "minchiate.save"
    at_table(["7"])
    before = save.read_bytes()
    at_table([])
    assert save.read_bytes() == before
    assert "is kept as" in at_table(["n", "8"])[1]
    assert (tmp_path / "minchiate.save.bak").read_bytes() == before
    at_table(["9"], "--new")
    assert len(list(tmp_path.glob("minchiate.save.bak*"))) == 2


def test_a_killed_terminal_resumes_exactly(tmp_path: Path) -> None:
    steps = list(script(tmp_path / "expected"))
    end = next(n for n, (act, line) in enumerate(steps) if not line and act > 60)
    half, last = end // 2, steps[end][0]
    save = tmp_path / "killed.save"
    words = [*COMMAND, "play", "minchiate", "--pace", "0", "--save", str(save)]
    new = [*words, "--seed", str(SEED), "--giri", "1"]
    game = subprocess.Popen(
        new, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=dict(os.environ), text=True
    )
    assert game.stdin is not None
    game.stdin.write("".join(f"{line}\n" for _, line in steps[:half]))
    game.stdin.flush()
    for _ in range(400):
        if save.exists() and len(save.read_bytes().splitlines()) == steps[half][0] + 1:
            break
        time.sleep(0.05)
    busy = subprocess.run([*words, "--resume"], capture_output=True, text=True, check=False)
    assert busy.returncode == 2
    assert "open in another terminal" in busy.stderr
    game.send_signal(signal.SIGKILL)
    game.wait()
    game.stdin.close()
    with save.open("ab") as file:
        file.write(b'{"type":"play","seat":0,"ca')
    rest = "".join(f"{line}\n" for _, line in steps[half:end])
    done = subprocess.run(
        [*words, "--resume"], input=rest, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "deal 1: the count" in done.stdout
    expected = (tmp_path / "expected").read_text().splitlines()[1 : last + 1]
    assert save.read_text().splitlines()[1:] == expected


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"not a save\n", "no saved party"),
        (b'{"format":"ridotto-save-0","game":"minchiate","rules":"x"}\n', "another version"),
    ],
)
def test_a_save_that_cannot_be_read(
    at_table: Callable[..., Said], tmp_path: Path, content: bytes, named: str
) -> None:
    (tmp_path / "minchiate.save").write_bytes(content)
    code, _, err = at_table([])
    assert code == 2
    assert named in err
    assert err.count("\n") == 1


def test_a_save_damaged_in_the_middle(at_table: Callable[..., Said], tmp_path: Path) -> None:
    save = tmp_path / "minchiate.save"
    at_table(["7"])
    rows = save.read_bytes().splitlines()
    for row, named in ((b"{]", "line 2"), (rows[-1], "does not follow the rules")):
        save.write_bytes(b"\n".join([rows[0], row, *rows[2:]]) + b"\n")
        code, _, err = at_table([])
        assert (code, named in err, "--new" in err) == (2, True, True)


def test_places_that_cannot_be_written(at_table: Callable[..., Said], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here already")
    code, _, err = at_table([], "--save", str(tmp_path / "file" / "below"))
    assert (code, "cannot save" in err) == (2, True)
    code, _, err = at_table([], "--record", str(tmp_path / "file"))
    assert (code, "exists already" in err) == (2, True)
    assert not (tmp_path / "minchiate.save").exists()


def test_going_on_with_nothing(at_table: Callable[..., Said]) -> None:
    code, _, err = at_table([], "--resume")
    assert (code, "no party to go on with" in err) == (2, True)


def test_a_strict_table_lets_a_revoke_happen_and_be_put_right(
    at_table: Callable[..., Said], tmp_path: Path
) -> None:
    lines, session = until(tmp_path, must_follow, strict=True)
    led = session.state.deal.trick[0].card[0]
    wrong = next(c for c in session.state.deal.hands[0] if c[0] in set("cdsb") - {led})
    _, out, _ = at_table([*lines, wrong, "back", "back"], "--giri", "1", "--strict")
    played = out.split(f"› {wrong}\n")[1]
    assert played.startswith("You play")
    assert "Enter lets the trick be turned" in played or "The trick is yours" in played
    assert f"You take back {wrong}" in played
    assert "put right in time, free." in played
    assert "Nothing can be taken back" in played
