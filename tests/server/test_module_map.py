"""The map of the server's modules in its docstring: complete, and right."""

import ast
import re
from importlib.resources import files

import ridotto.server

MODULES = {
    entry.name.removesuffix(".py"): ast.parse(entry.read_text("utf-8"))
    for entry in files("ridotto.server").iterdir()
    if entry.name.endswith(".py") and entry.name != "__init__.py"
}


def test_every_module_is_on_the_map() -> None:
    named = re.findall(r"``(\w+)``", ridotto.server.__doc__ or "")
    assert sorted(set(named)) == sorted(MODULES)


def test_no_two_classes_have_one_name() -> None:
    classes = [
        (node.name, module)
        for module, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]
    names = [name for name, _ in classes]
    assert [pair for pair in classes if names.count(pair[0]) > 1] == []


def writers() -> set[str]:
    """The modules that hand a page to the batch writer: they call a ``write`` of ``writer``."""
    return {
        module
        for module, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "write"
        and getattr(node.value, "attr", "") == "writer"
    }


def test_there_is_one_write_path() -> None:
    """Only one module stores pages, so that judging, limits and telling cannot be gone round."""
    assert writers() == {"write_path"}


def test_only_the_adapters_rely_on_the_inside_of_uvicorn() -> None:
    inside = {
        module
        for module, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uvicorn.")
    }
    assert inside == {"uvicorn_websocket", "uvicorn_http"}


def last_name(node: ast.expr) -> str:
    """A name, or what stands behind the last dot; nothing for other expressions."""
    return str(getattr(node, "attr", getattr(node, "id", "")))


def test_nobody_replaces_a_method_or_callback_of_another_object() -> None:
    """What an object calls is given to it, or registered by a method of its own."""
    functions = {
        node.name
        for tree in MODULES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    patched = [
        f"{module}: {ast.unparse(node)}"
        for module, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute)
        and getattr(target.value, "id", "") != "self"
        and (isinstance(node.value, ast.Lambda) or last_name(node.value) in functions)
    ]
    assert patched == []
