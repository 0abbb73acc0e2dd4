"""The page reminds everybody of their Rummel: what it says is what the rules would have told."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.kaiserspiel.rules import PointBy, Rules
from ridotto.games.kaiserspiel.rummel import points_in, worth

HANDS: Final = Path(__file__).parents[1] / "web/src/games/kaiserspiel/rummel.test.json"
"""Counted by hand; the page looks at them in the test beside."""


@pytest.mark.parametrize("case", json.loads(HANDS.read_text("utf-8")), ids=str)
def test_the_page_and_the_rules_see_the_same_rummel(case: Any) -> None:
    """The highest that one could tell, in any suit where that is agreed, else in the longest."""
    agreed = {key: case[key] for key in ("rummel_of", "point_by")}
    rules = KAISERSPIEL.rule_sets["nuernberg-1770"].with_options(agreed).read(Rules)
    points = points_in(rules, case["hand"].split())
    best = max(points, key=lambda suit: worth(points[suit]), default=None)
    said = case["rummel"]
    if said is None:
        assert best is None
    else:
        counted = said["cards"] if rules.point_by is PointBy.CARDS_THEN_PIPS else 0
        assert (best, points[said["suit"]]) == (said["suit"], (said["pips"], counted))
