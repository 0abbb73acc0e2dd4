"""Minchiate under the laws of conformance: ``python -m bench.conformance [DEALS]``, or 20,000."""

import sys
import time
from typing import Final

from ridotto.games.minchiate import MINCHIATE
from ridotto.testing import check_party
from tests.test_minchiate_conformance import DEALS_A_PARTY, PAUSE, Book

DEALS: Final = 20_000


def main() -> None:
    """Random parties under every rule set, held to all laws."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    for name, rules in MINCHIATE.rule_sets.items():
        begun = time.perf_counter()
        for seed in range(10_000, 10_000 + deals // DEALS_A_PARTY):
            check_party(
                MINCHIATE,
                rules,
                seed,
                knowledge=Book(),
                strict=seed % 10 == 9,
                deals=DEALS_A_PARTY,
                pause=PAUSE,
            )
        pace = 1000 * (time.perf_counter() - begun) / deals
        print(f"minchiate {name}: {deals} deals keep the laws, {pace:.0f} ms a deal")


if __name__ == "__main__":
    main()
