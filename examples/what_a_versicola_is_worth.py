"""Ask what a versicola is worth: every line of Minchiate's sheet, over many deals of novices.

    python examples/what_a_versicola_is_worth.py [DEALS]

A versicola is shown, counted again at the end, and kept from the other side. The sheets tell how
often each rule wrote a line, and what such a line was worth.
"""

import sys
from collections import defaultdict
from statistics import fmean

import ridotto

GAME = "minchiate"


def main(deals: int = 60) -> dict[str, tuple[float, float]]:
    """By rule: lines in a deal, and points of a line."""
    lines: dict[str, list[int]] = defaultdict(list)
    titles: dict[str, str] = {}
    for seed in range(deals):
        for entry in ridotto.open_table(GAME, seed=seed).play_deal("novice").points:
            lines[entry.rule].append(entry.amount)
            titles[entry.rule] = entry.title
    told = {rule: (len(found) / deals, fmean(found)) for rule, found in lines.items()}
    for rule, (often, worth) in sorted(told.items(), key=lambda one: -one[1][0] * one[1][1]):
        print(f"{often:6.2f} a deal, {worth:+7.1f} points each: {titles[rule]} ({rule})")
    return told


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
