"""What a seat observes is told, plane by plane."""

from pathlib import Path

import pytest

from ridotto.games import GAMES
from ridotto.kernel.specialise import kernel_of
from ridotto.research.plane_tables import page

PAGE = Path(__file__).parents[1] / "docs" / "planes.md"


def test_the_page_is_what_the_planes_are() -> None:
    assert PAGE.read_text("utf-8") == page(), "run scripts/planes"


@pytest.mark.parametrize("game", GAMES)
def test_every_plane_says_what_it_means(game: str) -> None:
    assert all(plane.about.strip() for plane in kernel_of(game).OBSERVATION.planes)
