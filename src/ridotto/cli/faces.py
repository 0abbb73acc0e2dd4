"""The games that have a face here."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from ridotto.cli.bieten.chronicle import BietenChronicle
from ridotto.cli.bieten.face import BietenFace
from ridotto.cli.bieten.scene import progress as bieten_progress
from ridotto.cli.errors import Complaint
from ridotto.cli.face import ChronicleMaker, FaceMaker
from ridotto.cli.guimbarde.chronicle import GuimbardeChronicle
from ridotto.cli.guimbarde.face import GuimbardeFace
from ridotto.cli.guimbarde.scene import progress as guimbarde_progress
from ridotto.cli.kaiserspiel.chronicle import KaiserspielChronicle
from ridotto.cli.kaiserspiel.face import KaiserspielFace
from ridotto.cli.kaiserspiel.scene import progress as kaiserspiel_progress
from ridotto.cli.minchiate.chronicle import MinchiateChronicle
from ridotto.cli.minchiate.face import MinchiateFace
from ridotto.cli.minchiate.lines import progress
from ridotto.cli.taroc.chronicle import TarocChronicle
from ridotto.cli.taroc.face import TarocFace
from ridotto.cli.taroc.words import progress as taroc_progress
from ridotto.cli.tresette.chronicle import TresetteChronicle
from ridotto.cli.tresette.face import TresetteFace
from ridotto.cli.tresette.scene import progress as tresette_progress
from ridotto.table import Event, View

FACES: Final[Mapping[str, FaceMaker]] = {
    "minchiate": MinchiateFace,
    "taroc": TarocFace,
    "tresette": TresetteFace,
    "kaiserspiel": KaiserspielFace,
    "guimbarde": GuimbardeFace,
    "bieten": BietenFace,
}
PROGRESS: Final[Mapping[str, Callable[[Any], str]]] = {
    "minchiate": progress,
    "taroc": taroc_progress,
    "tresette": tresette_progress,
    "kaiserspiel": kaiserspiel_progress,
    "guimbarde": guimbarde_progress,
    "bieten": bieten_progress,
}
CHRONICLES: Final[Mapping[str, ChronicleMaker]] = {
    "minchiate": MinchiateChronicle,
    "taroc": TarocChronicle,
    "tresette": TresetteChronicle,
    "kaiserspiel": KaiserspielChronicle,
    "guimbarde": GuimbardeChronicle,
    "bieten": BietenChronicle,
}


def face_of(game: str) -> FaceMaker:
    """How this game's face is made."""
    if game not in FACES:
        raise Complaint(f"{game} cannot be played in a terminal yet; {', '.join(FACES)} can")
    return FACES[game]


def where_it_stands(game: str, view: View[Any]) -> str:
    """How far a party has come, in a few words."""
    words = PROGRESS.get(game)
    return words(view.table) if words else f"{len(view.seen)} events"


def chronicle_of(game: str) -> ChronicleMaker:
    """How this game's records are told; without a face of its own, by their lines alone."""
    return CHRONICLES.get(game, LinesAlone)


class LinesAlone:
    """A record's lines as they stand."""

    ends: tuple[type[Event], ...] = ()

    def __init__(self, opening: Any, *, mono: bool) -> None:
        del opening, mono

    def statement(self, words: tuple[str, ...]) -> Text:
        """The line."""
        return Text(" ".join(words))

    def tell(self, state: Any, happened: tuple[Event, ...]) -> tuple[RenderableType, ...]:
        """Nothing more."""
        del state, happened
        return ()
