"""Playing a party from the command line, from sitting down to leaving."""

from pathlib import Path

from rich.console import Console

from ridotto.cli.errors import Complaint, Leave
from ridotto.cli.faces import face_of
from ridotto.cli.palette import make_console
from ridotto.cli.play import Host
from ridotto.cli.players import Company
from ridotto.cli.save import Header, state_folder
from ridotto.cli.seating import Seating
from ridotto.cli.session import Session
from ridotto.cli.settings import find_game
from ridotto.table import View


def play_party(
    wanted: Header, *, path: Path | None, resume: bool | None, pace: float, plain: bool
) -> None:
    """A whole party, or as much of it as the person likes."""
    console = make_console()
    game = find_game(wanted.game)
    face_of(game.name)
    Company(wanted)
    where = path or state_folder() / f"{game.name}.save"
    try:
        session = Seating(console, where, game).sit_down(wanted, resume=resume)
    except Leave:
        return
    try:
        _play(session, wanted, console, pace, plain=plain)
    except (Leave, KeyboardInterrupt):
        if not session.over:
            again = f"ridotto play {game.name}" + (f" --save {path}" if path else "")
            console.print(f"Saved in {where}.\n{again} goes on from here.", soft_wrap=True)
    finally:
        session.save.close()


def _play(session: Session, wanted: Header, console: Console, pace: float, *, plain: bool) -> None:
    header = session.save.header
    make_face = face_of(session.game.name)
    face = make_face(console, session.rules, header.seat, pace, plain=plain)
    face.recall(View(header.seat, session.opening), session.view.seen)
    Host(session, face, Company(header), record_path(wanted, session)).run()


def record_path(wanted: Header, session: Session) -> Path | None:
    """Where the record is kept: as the party began with, or as asked for now."""
    kept = session.save.header.record
    if wanted.record and wanted.record != kept and Path(wanted.record).exists():
        raise Complaint(f"{wanted.record} exists already; name another file for the record")
    chosen = wanted.record or kept
    return Path(chosen) if chosen else None
