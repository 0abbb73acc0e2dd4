"""Work for ``test_distribution.py``, in a module of its own so that other processes find it."""

import os
import signal
from pathlib import Path

KILLED = 5
"""The task whose worker is killed the first time."""


def work(task: tuple[str, int]) -> tuple[int, int]:
    """The task's number, and how often it was finished; one worker dies before it can finish."""
    folder, number = Path(task[0]), task[1]
    mark = folder / "killed"
    if number == KILLED and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    done = folder / f"done-{number}"
    with done.open("a") as file:
        file.write(".")
    return number, len(done.read_text())


def main(folder: str, tasks: int) -> None:
    """All tasks over Ray, each result on a line; then the commands that spread their work."""
    from ridotto.arena import spread
    from ridotto.cli.app import run

    for number, times in spread(work, [(folder, n) for n in range(tasks)], ray="local"):
        print(number, times, flush=True)  # noqa: T201
    ray = ["--ray", "local"]
    arena = ["arena", "kaiserspiel", "--players", "novice", "random", "--deals", "3", *ray]
    assert run([*arena, "--save", f"{folder}/ray.bouts", "--json"]) == 0
    data = ["dataset", "kaiserspiel", "--deals", "30", "--out", f"{folder}/data", *ray]
    assert run(data) == 0
