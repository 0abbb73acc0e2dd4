"""What each command does, once its words have been read."""

import random
from pathlib import Path

from ridotto.cli.errors import Complaint, Leave
from ridotto.cli.faces import face_of
from ridotto.cli.palette import make_console
from ridotto.cli.play import Host
from ridotto.cli.players import Company, check_level
from ridotto.cli.save import Header, state_folder
from ridotto.cli.seating import Seating
from ridotto.cli.settings import find_game
from ridotto.table import View


def play_party(wanted: Header, *, path: Path | None, resume: bool | None, pace: float, plain: bool) -> None:
    """A whole party, or as much of it as the person likes."""
    console = make_console()
    game = find_game(wanted.game)
    make_face = face_of(game.name)
    check_level(wanted)
    where = path or state_folder() / f"{game.name}.save"
    session = Seating(console, where, game).sit_down(wanted, resume=resume)
    header = session.save.header
    face = make_face(console, session.rules, header.seat, pace, plain=plain)
    opening = View(header.seat, game.open(session.rules, strict=header.strict))
    face.recall(opening, session.view.seen)
    try:
        Host(session, face, Company(header)).run()
    except (Leave, KeyboardInterrupt):
        console.print(f"Saved in {where}. ridotto play {game.name} goes on from here.", markup=False)
    finally:
        session.save.close()
