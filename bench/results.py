"""Figures that stay: ``bench/results.json``, one entry a bench, with the machine they come from."""

import json
import os
import platform
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("results.json")
PACKAGES = ("msgspec", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets")


def keep(bench: str, figures: dict[str, Any], packages: tuple[str, ...] = PACKAGES) -> None:
    """Put a bench's figures in place of its last ones, with the packages they hang on."""
    known = _all_kept()
    known[bench] = {
        "at": datetime.now(UTC).date().isoformat(),
        "machine": machine(packages),
        **figures,
    }
    FILE.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n")


def kept(bench: str) -> dict[str, Any]:
    """Return a bench's last figures; nothing, if there are none."""
    return _all_kept().get(bench, {})


def _all_kept() -> dict[str, dict[str, Any]]:
    return json.loads(FILE.read_text()) if FILE.exists() else {}


def machine(packages: tuple[str, ...] = PACKAGES) -> dict[str, Any]:
    """What the figures hang on."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "packages": {name: version(name) for name in packages},
    }


def _cpu() -> str:
    with Path("/proc/cpuinfo").open() as info:
        names = [line.partition(":")[2].strip() for line in info if line.startswith("model name")]
    return names[0] if names else platform.machine()
