"""Which rules serve on a new machine, and how it comes to compile them."""

import os
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest

from ridotto.kernel import background_compiling, precompile, readiness
from ridotto.kernel.compiled import games


def test_the_interpreted_rules_serve_until_the_compiled_ones_are_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And what was never compiled on this machine is not compiled for those who need it less."""
    game = next(iter(games()))
    loading = list[str]()
    monkeypatch.setattr(readiness, "_loading", set())
    monkeypatch.setattr(readiness, "_loaded", set())
    monkeypatch.setattr(readiness, "_asked", Counter[tuple[str, bool]]())
    monkeypatch.setattr(readiness, "load", loading.append)
    monkeypatch.setattr(readiness, "is_compiled", lambda _: False)
    for _ in range(readiness.FIRST_DECISIONS + 2):
        assert not readiness.ready_edition(game, worth_compiling=False).compiled
    assert loading == []
    monkeypatch.setattr(readiness, "_asked", Counter[tuple[str, bool]]())
    monkeypatch.setattr(readiness, "is_compiled", lambda _: True)
    for _ in range(readiness.FIRST_DECISIONS + 2):
        assert not readiness.ready_edition(game, worth_compiling=False).compiled
    join_threads(f"load-{game}")
    assert loading == [game]
    monkeypatch.setattr(readiness, "_loaded", {game})
    assert readiness.ready_edition(game, worth_compiling=False).compiled


def join_threads(name: str) -> None:
    for thread in threading.enumerate():
        if thread.name == name:
            thread.join()


@pytest.fixture
def new_machine(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Nothing is compiled, nothing has begun, and it may; the games that are loaded in the end."""
    loading = list[str]()
    monkeypatch.setenv(background_compiling.SWITCH, "yes")
    monkeypatch.setattr(background_compiling, "_begun", set())
    monkeypatch.setattr(readiness, "_loading", set())
    monkeypatch.setattr(readiness, "_loaded", set())
    monkeypatch.setattr(readiness, "_asked", Counter[tuple[str, bool]]())
    monkeypatch.setattr(readiness, "load", loading.append)
    monkeypatch.setattr(readiness, "is_compiled", lambda _: False)
    return loading


def compile_with(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Let this stand in for the compiler: its last argument is the game."""
    monkeypatch.setattr(background_compiling, "COMMAND", (sys.executable, "-c", script))


def test_a_new_machine_compiles_for_masters_in_the_background(
    new_machine: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    """In another process, once, with a line when it begins and one when it is done."""
    monkeypatch.setenv("TOLD", str(tmp_path / "games"))
    compile_with(
        monkeypatch, "import os, sys; open(os.environ['TOLD'], 'a').write(sys.argv[-1] + ' ')"
    )
    caplog.set_level("INFO", logger=background_compiling.__name__)
    for _ in range(3 * readiness.FIRST_DECISIONS):
        assert not readiness.ready_edition("taroc", worth_compiling=True).compiled
    assert readiness.begin_compiling("taroc")
    join_threads("compile-taroc")
    join_threads("load-taroc")
    assert (tmp_path / "games").read_text() == "taroc "
    assert new_machine == ["taroc"]
    assert [record.message for record in caplog.records] == ["compiling rules", "rules compiled"]


def test_a_game_is_loaded_once_however_many_want_it(
    new_machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Masters and players at one table, and a compiler that is done only then."""
    compile_with(monkeypatch, "")
    assert readiness.begin_compiling("taroc")
    join_threads("compile-taroc")
    monkeypatch.setattr(readiness, "is_compiled", lambda _: True)
    for worth_compiling in (True, False):
        for _ in range(3 * readiness.FIRST_DECISIONS):
            readiness.ready_edition("taroc", worth_compiling=worth_compiling)
    join_threads("load-taroc")
    assert new_machine == ["taroc"]


def test_where_nothing_can_be_compiled_the_interpreted_rules_go_on_serving(
    new_machine: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compile_with(monkeypatch, "raise SystemExit(3)")
    assert readiness.begin_compiling("taroc")
    join_threads("compile-taroc")
    assert new_machine == []
    assert caplog.records[-1].message == "rules not compiled"
    assert not readiness.ready_edition("taroc", worth_compiling=True).compiled


def test_where_no_process_can_be_started_they_go_on_serving(
    new_machine: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(background_compiling, "COMMAND", ("/there-is/no/python",))
    assert readiness.begin_compiling("taroc")
    join_threads("compile-taroc")
    assert new_machine == []
    assert caplog.records[-1].message == "rules not compiled"


def test_the_compiler_imports_nothing_from_the_folder_one_stands_in(
    new_machine: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody who plays from a folder with a ``colorsys.py`` of their own."""
    (tmp_path / "colorsys.py").write_text("raise SystemExit(3)")
    monkeypatch.chdir(tmp_path)
    compile_with(monkeypatch, "import colorsys, ridotto")
    assert readiness.begin_compiling("taroc")
    join_threads("compile-taroc")
    join_threads("load-taroc")
    assert new_machine == ["taroc"]


def test_where_nobody_keeps_a_log_a_board_is_not_written_over() -> None:
    script = (
        "import sys; from ridotto.kernel import background_compiling as here; "
        "here.COMMAND = sys.executable, '-c', 'raise SystemExit(3)'; here._compile('taroc', print)"
    )
    path = os.pathsep.join(map(os.path.abspath, sys.path))
    done = subprocess.run(
        (sys.executable, "-c", script), check=True, capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip
    assert (done.stdout, done.stderr) == (b"", b"")


def test_a_host_can_forbid_compiling(
    new_machine: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(background_compiling.SWITCH, "no")
    compile_with(monkeypatch, "raise AssertionError")
    assert not readiness.begin_compiling("taroc")
    for _ in range(3 * readiness.FIRST_DECISIONS):
        readiness.ready_edition("taroc", worth_compiling=True)
    assert not [one for one in threading.enumerate() if one.name == "compile-taroc"]
    assert new_machine == []


def test_compiling_gently_gives_way_and_does_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    niceness, compiled = list[int](), list[str]()
    monkeypatch.setattr(os, "nice", niceness.append)
    monkeypatch.setattr(precompile, "precompile", compiled.append)
    monkeypatch.setattr(precompile, "is_compiled", lambda game: game == "taroc")
    precompile.main(["--gently", "taroc", "bieten"])
    assert compiled == ["bieten"]
    assert niceness == [precompile.LEAST_PRIORITY]


def test_processes_that_compile_the_same_game_take_turns() -> None:
    order = list[str]()

    def second() -> None:
        with precompile.turn_at("taroc"):
            order.append("second")

    with precompile.turn_at("taroc"):
        waiting = threading.Thread(target=second)
        waiting.start()
        waiting.join(0.2)
        order.append("first")
    waiting.join()
    assert order == ["first", "second"]
