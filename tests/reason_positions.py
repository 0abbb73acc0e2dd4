"""Positions in which the right reason is known, counted by hand.

Each is a record in ``reasons`` that ends where somebody is to act, with a few headers more:

``Seat``  who is to act.
``Does``  what a good player does, as records write it; several apart by semicolons.
``Kind``  what decides: a kind of reason that holds for all games, or a subject of the game.
``Why``   the count.

Those of Minchiate that are also positions in which one can go wrong lie in ``blunders``.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from ridotto.games import GAMES
from ridotto.notation import Record, parse, run
from ridotto.table import LETTERS, Action, Game, View

FOLDER: Final = Path(__file__).parent / "reasons"
BLUNDERS: Final = Path(__file__).parent / "blunders"


class ReasonPosition(NamedTuple):
    """A decision, what is right, and why."""

    name: str
    record: Record
    does: tuple[str, ...]
    kind: str

    @property
    def game(self) -> Game[Any]:
        """Whose rules hold."""
        return GAMES[self.record.header("Game")]

    @property
    def view(self) -> View[Any]:
        """What the person who is to act has seen."""
        replay = run(self.record)
        view = View(LETTERS.index(self.record.header("Seat")), replay.opening)
        for step in replay.steps:
            view = view.watch(self.game.fold, step.events)
        return view

    def right(self, view: View[Any], action: Action) -> bool:
        """Is this what a good player does?"""
        written = self.game.write(view.table, action)
        return any(f" {written}".endswith(f" {act}") for act in self.does)


def _read(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))


def _own() -> list[ReasonPosition]:
    records = {path.stem: _read(path) for path in sorted(FOLDER.glob("*.rec"))}
    return [
        ReasonPosition(name, record, _acts(record.header("Does")), record.header("Kind"))
        for name, record in records.items()
    ]


def _acts(text: str) -> tuple[str, ...]:
    return tuple(act.strip() for act in text.split(";"))


MINCHIATE: Final = (
    # All have played and partner's 27 is winning: the Tromba would take what is ours already.
    ("partner-27-is-enough", "partners-trick"),
    # The king dies under the 12: five marked, five counted here instead of there, and with him
    # they would have a third king, fifteen more. All of it hangs on the king that lies there.
    ("matto-leaves-them-no-king", "king"),
    # The Tromba has the trick. The 29 is no carta di conto; between 28 and 30 it is worth 15.
    ("living-29-is-kept", "versicola"),
    # Both gelose die under the Tromba, five and five. 33, 34 and 35 are a versicola, with the
    # Matto twenty; the 31 serves in none.
    ("give-the-31-keep-the-33", "versicola"),
    # The 20 is five to kill and five to count on either side, fifteen. Their 10, 20, 30 with the
    # Matto would be twenty.
    ("kill-the-20", "versicola"),
    # The other way round: the Matto saves the 20, and with it 10, 20, 30, Tromba and Matto.
    ("matto-saves-the-20", "versicola"),
    # Two cards are left: the Mondo takes any trick, but the last one counts ten by itself.
    ("twelve-before-the-mondo", "ultima"),
    # All have played: the 20 takes this trick for certain; later a higher tarocco may catch it.
    ("twenty-home-when-last", "home"),
    # The same with the Papa uno and the king under partner's tarocco.
    ("papa-uno-home-when-last", "home"),
    ("king-under-partners-tarocco", "home"),
    # The 12 takes the Papa as well as the Mondo does, which takes a trick of its own later.
    ("no-mondo-for-a-papa", "keep"),
    # Three kings are marked with fifteen now or never.
    ("declare-three-kings", "declare"),
    # The 33 has partner's 20: the Tromba kills it and saves the 20. Killed and saved cards are
    # thirty (two deaths of five, twice five counted here instead of there); the diecine, twenty
    # and five for the Tromba, come after it.
    ("answer-the-fumata", "death"),
)


def _of_minchiate() -> list[ReasonPosition]:
    found = []
    for name, kind in MINCHIATE:
        record = _read(BLUNDERS / f"{name}.rec")
        seat, good = record.header("Seat"), record.header("Good")
        does = (good,) if good.startswith("declares") else tuple(good.split())
        found.append(ReasonPosition(name, record, tuple(f"{seat} {act}" for act in does), kind))
    return found


POSITIONS: Final = (*_of_minchiate(), *_own())
