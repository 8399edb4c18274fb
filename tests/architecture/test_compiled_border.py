"""The compiled border: what mypyc compiles holds native classes only."""

import ast
import importlib
import inspect
from functools import partial
from pathlib import Path

import pytest

from scripts import compile as compiling
from scripts import compile_c

PACKAGE = Path(__file__).parents[2] / "src" / "dejarik"


def plain_names(tree: ast.Module) -> set[str]:
    """Return the names a module takes from msgspec or from a wire module."""
    return {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module is not None
        and node.module.split(".")[-1] in {"msgspec", "wire"}
        for alias in node.names
    }


def imported_modules(tree: ast.Module) -> set[str]:
    """Return the modules named by a module's import statements."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def parsed(module: str) -> ast.Module:
    """Return the syntax tree of one module of the project."""
    path = PACKAGE.parent / compiling.source_file(module)
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("module", compiling.compiled_modules())
def test_a_compiled_module_does_not_know_msgspec(module: str) -> None:
    """A Struct in a compiled module would lose its tag and its frozenness without a word."""
    roots = {name.partition(".")[0] for name in imported_modules(parsed(module))}

    assert "msgspec" not in roots


@pytest.mark.parametrize("module", compiling.compiled_modules())
def test_a_compiled_module_does_not_inherit_from_a_struct(module: str) -> None:
    """A subclass of a wire record is a Struct too, wherever it stands."""
    tree = parsed(module)
    bases = {
        name.id
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for base in node.bases
        for name in ast.walk(base)
        if isinstance(name, ast.Name)
    }

    assert set() == bases & plain_names(tree)


@pytest.mark.parametrize("module", compiling.compiled_modules())
def test_a_compiled_class_inherits_from_compiled_ones_alone(module: str) -> None:
    """Compiled code would pass over what a plain class between two compiled ones has to say."""
    compiled = set(compiling.compiled_modules())
    found = importlib.import_module(module)
    plain = {
        f"{name} inherits from {base.__module__}.{base.__name__}"
        for name, one in vars(found).items()
        if inspect.isclass(one) and one.__module__ == module
        for base in one.__mro__[1:]
        if base.__module__.startswith("dejarik.") and base.__module__ not in compiled
    }
    assert set() == plain


def test_every_module_of_kernel_and_games_is_compiled_or_named_as_plain() -> None:
    """No module is left out of the compiled copy except by the written rule."""
    compiled, plain = set(compiling.compiled_modules()), set()
    for part in compiling.COMPILED_PARTS:
        for path in (PACKAGE / part).rglob("*.py"):
            inside = path.relative_to(PACKAGE)
            name = ".".join(("dejarik", *inside.with_suffix("").parts))
            if name not in compiled:
                plain.add(inside)

    unexplained = {
        path
        for path in plain
        if path.name not in {"__init__.py", "wire.py"}
        and not {"building", "cards", "data", "language", "missions"} & set(path.parts)
    }
    assert set() == unexplained


@pytest.mark.parametrize(
    ("path", "is_compiled"),
    [
        ("kernel/machine.py", True),
        ("games/destiny/rules/dice.py", True),
        ("games/destiny/wire.py", False),
        ("games/destiny/__init__.py", False),
        ("games/destiny/cards/awakenings/red.py", False),
        ("games/destiny/language/damage.py", False),
        ("games/destiny/data/AW.json", False),
        ("bots/greed.py", True),
        ("bots/roster.py", False),
        ("hosting/play/deltas.py", True),
        ("hosting/play/records.py", False),
        ("titles/destiny/foresight.py", True),
        ("titles/destiny/games.py", False),
        ("cli/main.py", False),
    ],
)
def test_the_path_alone_decides_what_is_compiled(path: str, is_compiled: bool) -> None:
    """Kernel, rules and what runs for every answer are; wire, cards, facts and the rest are not."""
    assert is_compiled is compiling.is_compiled(Path(path))


def test_the_fingerprint_knows_what_c_is_made_of_and_nothing_else() -> None:
    """Compiled modules, and plain ones that they import from; no card, no program."""
    found = {path.relative_to(PACKAGE).as_posix() for path in compiling.sources_of_c()}

    assert {compiling.source_file(name) for name in compiling.compiled_modules()} <= {
        f"dejarik/{path}" for path in found
    }
    assert {"kernel/wire.py", "games/destiny/wire.py", "games/destiny/building/lists.py"} <= found
    assert not [path for path in found if "/cards/" in path or "/data/" in path]
    # Lists and plurals, which the words of explanations are joined with; what is told of options.
    parts = {"bots", "games", "hosting", "kernel", "speech", "titles"}
    assert parts == {path.partition("/")[0] for path in found}


def test_a_file_is_made_anew_only_from_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after an attempt that failed."""
    monkeypatch.setattr(compile_c, "FOLDER", tmp_path / "build")
    target, made = tmp_path / "target.o", list[str]()

    def act(key: str) -> None:
        made.append(key)
        target.write_text(key, encoding="utf-8")
        if "bad" in key:
            raise ValueError(key)

    for key in ("one", "one", "two", "bad two", "two", "two"):
        try:
            compile_c.make(target, key, partial(act, key))
        except ValueError:
            assert "bad two" == key

    assert ["one", "two", "bad two", "two"] == made


@pytest.fixture
def ran(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands of a compiler that makes empty files, in an empty folder."""
    commands: list[list[str]] = []

    def run(command: list[str]) -> None:
        commands.append(command)
        Path(command[-1]).touch()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(compile_c, "run", run)
    return commands


def test_a_c_file_is_compiled_again_when_its_header_has_changed(ran: list[list[str]]) -> None:
    """And when the command has; otherwise not."""
    source, header = Path("build/one.c"), Path("build/one.h")
    source.parent.mkdir()
    source.write_text('#include "one.h"\n', encoding="utf-8")
    for text, flag in (("a", "-O0"), ("a", "-O0"), ("b", "-O0"), ("b", "-O1"), ("b", "-O1")):
        header.write_text(text, encoding="utf-8")
        compile_c.compiled(source, ["cc", flag])

    assert ["-O0", "-O0", "-O1"] == [command[1] for command in ran]


def test_headers_are_read_once_for_all_files_that_begin_with_them(ran: list[list[str]]) -> None:
    """And once more when one of them has changed; files without headers of ours read none."""
    folder = Path("build")
    folder.mkdir()
    for name in ("one.c", "two.c"):
        (folder / name).write_text('#include "a.h"\n#include "b.h"\n', encoding="utf-8")
    (folder / "bare.c").write_text('#include "CPy.h"\n', encoding="utf-8")
    told = set()
    for text in ("first", "first", "second"):
        for name in ("a.h", "b.h"):
            (folder / name).write_text(text, encoding="utf-8")
        told |= {tuple(compile_c.read_once(folder / name, ["cc"])) for name in ("one.c", "two.c")}

    assert {("-include", "build/headers/a.h_b.h")} == told
    assert ["build/headers/a.h_b.h.gch"] * 2 == [command[-1] for command in ran]
    assert [] == compile_c.read_once(folder / "bare.c", ["cc"])


def test_what_left_the_source_leaves_the_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A library of a module that is gone would be imported still."""
    source, copy = tmp_path / "src" / "dejarik", tmp_path / "build" / "dejarik"
    monkeypatch.setattr(compiling, "SOURCE", source)
    monkeypatch.setattr(compiling, "PACKAGE", copy)
    for folder, names in ((source, ("new.py",)), (copy, ("old.py", "old.x.so", "new.x.so"))):
        (folder / "kernel").mkdir(parents=True)
        for name in names:
            (folder / "kernel" / name).touch()

    compiling.copy_package(["dejarik.kernel.new"])

    assert ["new.py", "new.x.so"] == sorted(path.name for path in (copy / "kernel").iterdir())
