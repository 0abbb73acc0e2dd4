"""The wheel: the page is inside, and it works where nothing else of the checkout is.

``make wheel`` tries it in environments that are really empty, with every Python it finds; here the
packages that it asks for are lent by this environment, since fetching them takes longer than all
other tests.
"""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build(folder: Path) -> Path:
    """A wheel of the checkout as it stands."""
    command = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (wheel,) = folder.glob("*.whl")
    return wheel


def test_the_wheel_has_the_page_and_plays_in_an_environment_of_its_own(tmp_path: Path) -> None:
    wheel = build(tmp_path / "dist")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "ridotto/server/page/index.html" in names
    assert any(name.startswith("ridotto/server/page/local-count/floors-") for name in names)
    assert "ridotto/research/openspiel_games.py" in names
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests")]
    place = tmp_path / "empty"
    subprocess.run((sys.executable, "-m", "venv", "--without-pip", str(place)), check=True)
    mine = str(place / "bin" / "python")
    install = (sys.executable, "-m", "pip", "--python", mine, "install", "-qq", "--no-deps")
    subprocess.run((*install, str(wheel)), check=True, timeout=120)
    lent = {**os.environ, "PYTHONPATH": sysconfig.get_path("purelib")}
    trial = (mine, str(ROOT / "tests" / "wheel_trial.py"))
    done = subprocess.run(
        trial, cwd=tmp_path, env=lent, capture_output=True, text=True, timeout=240
    )
    assert done.returncode == 0, done.stderr
    assert "every game played, the page served" in done.stdout
