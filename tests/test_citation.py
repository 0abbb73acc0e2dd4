"""The citation names the version that is cited."""

from pathlib import Path

from ridotto import __version__

CITATION = Path(__file__).parents[1] / "CITATION.cff"


def test_the_citation_has_the_packages_version() -> None:
    assert f"\nversion: {__version__}\n" in CITATION.read_text("utf-8")
