"""The games that have a face here."""

from collections.abc import Mapping
from typing import Final

from ridotto.cli.errors import Complaint
from ridotto.cli.face import ChronicleMaker, FaceMaker
from ridotto.cli.minchiate.chronicle import MinchiateChronicle
from ridotto.cli.minchiate.face import MinchiateFace

FACES: Final[Mapping[str, FaceMaker]] = {"minchiate": MinchiateFace}
CHRONICLES: Final[Mapping[str, ChronicleMaker]] = {"minchiate": MinchiateChronicle}


def face_of(game: str) -> FaceMaker:
    """How this game's face is made."""
    if game not in FACES:
        raise Complaint(f"{game} cannot be played in a terminal yet; {', '.join(FACES)} can")
    return FACES[game]


def chronicle_of(game: str) -> ChronicleMaker:
    """How this game's records are told."""
    return CHRONICLES[game]
