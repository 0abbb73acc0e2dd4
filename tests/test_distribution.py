"""Work spread over processes and over Ray: a killed worker loses nothing and repeats nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ridotto.arena import WorkersDied, spread
from tests.distribution_work import KILLED, work

TASKS = 12
ROOT = Path(__file__).parents[1]


def finished_once(told: list[tuple[int, int]], folder: Path) -> None:
    """Every task was told of once and finished once, and a worker did die."""
    assert (folder / "killed").exists()
    assert sorted(number for number, _ in told) == list(range(TASKS))
    assert all(times == 1 for number, times in told if number == KILLED)


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    tasks = [(str(tmp_path), number) for number in range(TASKS)]
    finished_once(list(spread(work, tasks, jobs=2)), tmp_path)


def die(_task: int) -> int:
    os._exit(1)


def test_work_that_kills_everybody_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ridotto.arena.distribution.MOST_DEATHS", 1)
    with pytest.raises(WorkersDied, match="1 tasks are left"):
        list(spread(die, [1], jobs=2))


def test_a_killed_worker_of_ray_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    script = f"from tests.distribution_work import main; main({str(tmp_path)!r}, {TASKS})"
    command = (sys.executable, "-c", script)
    path = os.pathsep.join((str(ROOT), *filter(None, sys.path)))
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True,
        timeout=240,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = [line.split() for line in done.stdout.splitlines() if line[:1].isdecimal()]
    pairs = [(int(number), int(times)) for number, times in told]
    finished_once(pairs, tmp_path)
    assert all(times == 1 for _, times in pairs)
    assert len((tmp_path / "ray.bouts").read_text("utf-8").splitlines()) == 4
    assert (tmp_path / "data" / "part-00000.parquet").exists()
