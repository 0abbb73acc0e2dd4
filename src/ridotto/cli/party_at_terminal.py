"""Playing a party from the command line, from sitting down to leaving."""

from pathlib import Path

from rich.console import Console

from ridotto.bots.levels import MASTER
from ridotto.cli.errors import Leave, UsageError
from ridotto.cli.face import Face
from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.language import to_text
from ridotto.cli.other_players import OtherPlayers
from ridotto.cli.palette import make_console
from ridotto.cli.party_loop import Host
from ridotto.cli.save_file import Header, state_folder
from ridotto.cli.saved_or_new import Seating
from ridotto.cli.sentences import say
from ridotto.cli.session import Session
from ridotto.cli.table_settings import find_game
from ridotto.cli.usage.sentences import say as say_usage
from ridotto.table import View


def play_party(
    wanted: Header, *, path: Path | None, resume: bool | None, pace: float, plain: bool
) -> None:
    """A whole party, or as much of it as the person likes."""
    console = make_console()
    game = find_game(wanted.game)
    OtherPlayers(wanted)
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
            saved = to_text(say("saved-in", file=str(where)))
            goes_on = to_text(say("goes-on-from-here", command=again))
            console.print(f"{saved}\n{goes_on}", soft_wrap=True)
    finally:
        session.save.close()


def _play(session: Session, wanted: Header, console: Console, pace: float, *, plain: bool) -> None:
    header = session.save.header
    make_face = terminal_of(session.game.name).face
    face = make_face(console, session.rules, header.seat, pace, plain=plain)
    face.recall(View(header.seat, session.opening), session.view.seen)
    # With a seed a master counts worlds, and is as strong without compiled rules.
    if header.level == MASTER and header.seed is None:
        _tell_of_compiling(session, face)
    Host(session, face, OtherPlayers(header), record_path(wanted, session)).run()


def _tell_of_compiling(session: Session, face: Face) -> None:
    """On a new machine: that the masters will be stronger in a while."""
    # Only masters need what comes with it, and it takes half a second.
    from ridotto.kernel.readiness import begin_compiling

    if begin_compiling(session.game.name):
        face.notice(to_text(say_usage("compiling-rules", game=session.game.title)))


def record_path(wanted: Header, session: Session) -> Path | None:
    """Where the record is kept: as the party began with, or as asked for now."""
    kept = session.save.header.record
    if wanted.record and wanted.record != kept and Path(wanted.record).exists():
        raise UsageError(say_usage("record-exists", file=wanted.record))
    chosen = wanted.record or kept
    return Path(chosen) if chosen else None
