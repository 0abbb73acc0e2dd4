"""A hint: what a good player would do from this chair, and why."""

from ridotto.games.minchiate.state import Minchiate
from ridotto.table import View


def hint(view: View[Minchiate]) -> list[str]:
    """The computer player's advice, best first."""
    del view
    return ["No hints yet."]
