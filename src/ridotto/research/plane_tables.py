"""``docs/planes.md``: what a seat observes in every game, from the planes' own descriptions."""

from collections.abc import Iterator
from typing import Final

from ridotto.games import GAMES
from ridotto.kernel.planes import Planes
from ridotto.kernel.specialise import kernel_of
from ridotto.research.environment import GAME_NAMES

HEAD: Final = """# What a seat observes

<!-- Written by scripts/planes from the kernel's own planes; change those, then run it. -->

The observations of every game, in their order: the planes of `kernel.OBSERVATION`. A plane is one
word of 64 bits or several; `bits` says how many of them can be set. *First bit* is where it begins
in what `OBSERVATION.unpack` gives, and in the tensors of OpenSpiel, PettingZoo and Gymnasium.
Seats are counted from one's own. What is in no plane is not observed.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in GAME_NAMES:
        planes = kernel_of(game).OBSERVATION
        parts.append(f"\n## {GAMES[game].title}\n\n")
        parts.append(f"{planes.words} words, {len(planes.positions)} bits.\n\n")
        parts += _rows(planes)
    return "".join(parts)


def _rows(planes: Planes) -> Iterator[str]:
    yield "| plane | first word | first bit | bits | meaning |\n|---|---|---|---|---|\n"
    first = 0
    for plane in planes.planes:
        bits = sum(word.bit_count() for word in plane.used)
        about = plane.about.replace("|", "\\|").replace("\n", " ")
        yield f"| `{plane.name}` | {planes.at(plane.name)} | {first} | {bits} | {about} |\n"
        first += bits
