"""The project's colours, and consoles that know when to use none."""

from typing import Final

from rich.console import Console

PAPER: Final = "#f4ecd8"
SHADED: Final = "#a9a995"
INK: Final = "#221c14"
FADED: Final = "#56594d"
BAIZE: Final = "#2f4f3e"
NIGHT: Final = "#264234"
RULE: Final = "#b79f72"
OXBLOOD: Final = "#7a1f1a"
GOLD: Final = "#e3bd5b"
BRONZE: Final = "#8a4b12"

ON_BAIZE: Final = f"{PAPER} on {BAIZE}"
QUIET: Final = f"#b9c8b4 on {BAIZE}"
ON_NIGHT: Final = f"#dfe3cf on {NIGHT}"
ASIDE: Final = f"{GOLD} on {NIGHT}"
ON_PAPER: Final = f"{INK} on {PAPER}"
HEADING: Final = f"bold {OXBLOOD} on {PAPER}"
SMALL_PRINT: Final = f"#7d6a45 on {PAPER}"


def make_console(*, stderr: bool = False) -> Console:
    """A console for this terminal; Rich leaves colours out for NO_COLOR and for pipes."""
    return Console(stderr=stderr, highlight=False, soft_wrap=False)


def monochrome(console: Console) -> bool:
    """Must everything be said without colour?"""
    return console.no_color or console.color_system is None
