"""Run by a Python that has nothing but an installed wheel: plays every game, and asks for the page.

    python tests/wheel_trial.py [research]

Not a test by itself: ``test_wheel.py`` and ``scripts/wheel`` run it in empty environments.
"""

import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from importlib.util import find_spec
from pathlib import Path


def play() -> None:
    """A deal of every game by novices; the sheet accounts for something."""
    import ridotto

    assert "site-packages" in str(ridotto.__file__), ridotto.__file__
    for game in ridotto.GAMES:
        sheet = ridotto.open_table(game, seed=1).play_deal("novice")
        assert list(sheet), game


def ask_for_page() -> None:
    """The server of this environment answers with the page."""
    command = (str(Path(sys.executable).with_name("ridotto")), "serve", "--port", "0")
    with tempfile.TemporaryDirectory() as folder:
        table = str(Path(folder) / "tables.db")
        server = subprocess.Popen(
            (*command, "--database", table), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        try:
            assert server.stdout is not None
            told = (re.search(r"http://[\d.:]+", line) for line in server.stdout)
            address = next(found[0] for found in told if found)
            with urllib.request.urlopen(address, timeout=20) as answer:
                assert b"<script" in answer.read()
        finally:
            server.terminate()
            server.wait(timeout=20)


def research() -> None:
    """The interfaces find the packages they adapt to."""
    import pyspiel

    from ridotto.research.openspiel_games import NAMES
    from ridotto.research.pettingzoo_env import env

    state = pyspiel.load_game(f"{NAMES[0]}(shuffles=1)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    table = env("kaiserspiel")
    table.reset(seed=1)
    assert table.agents


def main() -> None:
    """Everything, and what was done."""
    play()
    ask_for_page()
    wanted = sys.argv[1:]
    if "research" in wanted:
        research()
    elif find_spec("pyspiel") is None:
        import ridotto.research  # noqa: F401  (needs nothing of what it adapts to)
    version = ".".join(map(str, sys.version_info[:2]))
    told = f"Python {version}: every game played, the page served {' '.join(wanted)}"
    sys.stdout.write(told.strip() + "\n")


if __name__ == "__main__":
    main()
