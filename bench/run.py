"""Every measurement, or those named: ``python -m bench.run [NAME …]``."""

import sys
from importlib import import_module
from typing import Final

BENCHES: Final = (
    "kernel",
    "agreement",
    "peers",
    "strength",
    "blunders",
    "whole_parties",
    "server",
    "server_audit",
    "server_abuse",
    "server_processes",
    "server_crowd",
    "server_durability",
    "server_garbage",
    "server_levels",
    "server_presence",
    "server_soak",
    "calls",
    "kills",
    "conformance",
)


def main() -> None:
    """Run them one after another, each with its own defaults."""
    names = sys.argv[1:] or list(BENCHES)
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        raise SystemExit(f"no bench {', '.join(unknown)}; there are: {', '.join(BENCHES)}")
    sys.argv = sys.argv[:1]
    for name in names:
        import_module(f"bench.{name}").main()


if __name__ == "__main__":
    main()
