"""Compiled rules and search stand in the kernel; everybody else only calls them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ridotto.kernel.compiled import compiled, inlined
from ridotto.kernel.specialise import template, template_inlined

ROOT: Final = Path(__file__).parents[1]
KERNEL: Final = ROOT / "src/ridotto/kernel"
COMPILERS: Final = {
    *(function.__name__ for function in (compiled, inlined, template, template_inlined)),
    "cuda", "guvectorize", "jit", "njit", "vectorize",
}  # fmt: skip
"""What makes compiled code of a function."""


def python_files() -> list[Path]:
    """The package, the benches and the examples, without the kernel."""
    folders = (ROOT / "src/ridotto", ROOT / "bench", ROOT / "examples")
    found = [path for folder in folders for path in folder.rglob("*.py")]
    return [path for path in found if not path.is_relative_to(KERNEL)]


def compiling(source: str) -> Iterator[int]:
    """The lines that take a compiler, or decorate a function with one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and _is_of_a_compiler(node.module or ""):
            yield from (node.lineno for alias in node.names if alias.name in COMPILERS)
        elif isinstance(node, ast.Import):
            yield from (node.lineno for alias in node.names if alias.name.startswith("numba"))
        elif isinstance(node, ast.FunctionDef):
            taken = (
                each.func if isinstance(each, ast.Call) else each for each in node.decorator_list
            )
            yield from (each.lineno for each in taken if _name(each) in COMPILERS)


def _is_of_a_compiler(module: str) -> bool:
    return module.startswith("numba") or module in (compiled.__module__, template.__module__)


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Call):
        return _name(node.func)
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def test_nothing_is_compiled_outside_the_kernel() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{line}"
        for path in python_files()
        for line in compiling(path.read_text("utf-8"))
    }
    assert not found


def test_the_kernel_itself_would_be_noticed() -> None:
    assert list(compiling((KERNEL / "batch.py").read_text("utf-8")))
    assert list(compiling((KERNEL / "compiled.py").read_text("utf-8")))
    assert len(python_files()) > 400


@pytest.mark.parametrize(
    "source",
    [
        "from ridotto.kernel.specialise import kernel_of, template",
        "from ridotto.kernel import specialise\n@specialise.template\ndef f(): ...",
        "from numba import njit",
        "import numba.cuda",
        "@numba.njit(cache=True)\ndef f(): ...",
    ],
)
def test_a_compiler_would_be_noticed(source: str) -> None:
    assert list(compiling(source))


def test_a_call_of_compiled_rules_is_none() -> None:
    source = "from ridotto.kernel.specialise import specialise\nspecialise(game, step_one)(t, deal)"
    assert not list(compiling(source))
