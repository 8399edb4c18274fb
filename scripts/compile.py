"""
Builds the compiled copy: the same sources, with what runs most often turned into C by mypyc.

That is the kernel, the rules of all games, and the inner loops of bots.
The copy stands in build/compiled and is used by putting that folder on PYTHONPATH.
What belongs here is the list of compiled modules, the copy and the proof that it runs
compiled; nothing in src knows of it. How C is made and compiled is in `compile_c`.
"""

import argparse
import ast
import hashlib
import os
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "dejarik"
BUILD = ROOT / "build" / "compiled"
PACKAGE = BUILD / "dejarik"
STAMP = BUILD / "stamp.txt"
BUILDER = Path(__file__).resolve().parent / "compile_c.py"

COMPILED_PARTS = ("kernel", "games")

# What bots do many thousand times for an answer, and tables for every prompt; who asks them for it
# stays plain.
COMPILED_FILES = frozenset(
    {
        "bots/budget.py",
        "bots/candidates.py",
        "bots/greed.py",
        "bots/outlook.py",
        "hosting/play/deltas.py",
        "hosting/play/foresight.py",
        "hosting/play/undo.py",
        "titles/destiny/foresight.py",
        "titles/imperial/foresight.py",
        "titles/swccg/foresight.py",
    }
)

# A wire module holds msgspec structs: compiled, they lose tag and frozenness without a word.
# A package's __init__ only gathers names.
PLAIN_FILES = frozenset({"__init__.py", "wire.py"})

# Cards, their facts and the words they are written in are data; decks are checked once a game.
PLAIN_FOLDERS = frozenset({"building", "cards", "data", "language", "missions"})

IMPORT_ALL = """\
import importlib, sys
for name in sys.argv[1:]:
    file = importlib.import_module(name).__file__
    assert file.endswith(".so"), f"{name} runs plain, from {file}"
"""


def main() -> int:
    """Copy, compile unless nothing changed, and prove that the copy is what Python imports."""
    parser = argparse.ArgumentParser(description="Build the compiled copy in build/compiled.")
    parser.add_argument(
        "--opt", choices="0123", default="1", help="optimisation of the C compiler (default 1)"
    )
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument("--list", action="store_true", help="only print the compiled modules")
    arguments = parser.parse_args()
    modules = compiled_modules()
    if arguments.list:
        print("\n".join(modules))
        return 0
    if not modules:
        sys.exit(f"nothing to compile in {SOURCE.relative_to(ROOT)}")
    stamp = fingerprint(arguments.opt)
    copy_package(modules)
    if not arguments.force and STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp:
        print(f"compile: {len(modules)} modules are up to date at O{arguments.opt}")
    else:
        STAMP.unlink(missing_ok=True)
        build(modules, arguments.opt)
    prove_compiled(modules)
    STAMP.write_text(stamp, encoding="utf-8")
    return 0


def is_compiled(path: Path) -> bool:
    """Whether a module is compiled, by its path inside the package alone."""
    return path.as_posix() in COMPILED_FILES or (
        path.suffix == ".py"
        and path.parts[0] in COMPILED_PARTS
        and path.name not in PLAIN_FILES
        and PLAIN_FOLDERS.isdisjoint(path.parts)
    )


def compiled_modules() -> list[str]:
    """The dotted names of all compiled modules, sorted."""
    inside = (path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
    return sorted(
        ".".join(("dejarik", *path.with_suffix("").parts)) for path in inside if is_compiled(path)
    )


def fingerprint(opt: str) -> str:
    """A hash of everything the C code depends on."""
    digest = hashlib.sha256()
    digest.update(f"{opt} {sys.version} {version('mypy')}".encode())
    for script in (Path(__file__), BUILDER):
        digest.update(script.read_bytes())
    for path in sorted(sources_of_c()):
        digest.update(path.relative_to(SOURCE).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def sources_of_c() -> set[Path]:
    """
    The compiled modules and every plain one that they import, directly or through others.

    The types of a plain module decide how it is called from C.
    """
    found: set[Path] = set()
    waiting = [SOURCE.parent / source_file(name) for name in compiled_modules()]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported_files(path)
    return found


def imported_files(path: Path) -> list[Path]:
    """The files of ours that a module takes something from."""
    names: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += [(node.module or "", alias.name) for alias in node.names]
    found = [file_of(f"{module}.{name}") or file_of(module) for module, name in names]
    return [one for one in found if one is not None]


def file_of(name: str) -> Path | None:
    """The file of a module or package of ours; None for anything else."""
    place = SOURCE.parent / name.replace(".", "/")
    choices = (place.with_suffix(".py"), place / "__init__.py")
    return next((one for one in choices if one.is_relative_to(SOURCE) and one.exists()), None)


def build(modules: list[str], opt: str) -> None:
    """Compile what has changed, or stop the program with the compiler's own complaint."""
    began = time.monotonic()
    files = [source_file(name) for name in modules]
    lines = sum(len((BUILD / file).read_text(encoding="utf-8").splitlines()) for file in files)
    print(f"compile: {len(modules)} modules, {lines} lines, O{opt} ...", flush=True)
    command = [sys.executable, str(BUILDER), opt, *files]
    # The same modules must become the same C: mypyc walks over sets.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if subprocess.run(command, cwd=BUILD, env=environment, check=False).returncode:
        sys.exit("compile: it failed; the complaint stands above")
    print(f"compile: done in {time.monotonic() - began:.0f} s")


def copy_package(modules: list[str]) -> None:
    """Bring the copy up to date; what no longer stands in the source goes, compiled or not."""
    wanted = {path.relative_to(SOURCE): path for path in SOURCE.rglob("*") if is_copied(path)}
    for path in PACKAGE.rglob("*"):
        inside = path.relative_to(PACKAGE)
        if is_copied(path) and inside not in wanted and module_of(inside) not in modules:
            path.unlink()
    for inside, path in wanted.items():
        target = PACKAGE / inside
        if not target.exists() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())


def is_copied(path: Path) -> bool:
    """Whether a file belongs into the copy: all but what Python cached."""
    return path.is_file() and "__pycache__" not in path.parts


def module_of(library: Path) -> str:
    """The module that a compiled library inside the package stands for."""
    name = library.name.partition(".")[0] if library.suffix == ".so" else library.name
    return ".".join(("dejarik", *library.parent.parts, name))


def prove_compiled(modules: list[str]) -> None:
    """Import every compiled module in a fresh Python and demand that it came from C."""
    environment = {**os.environ, "PYTHONPATH": str(BUILD)}
    command = [sys.executable, "-c", IMPORT_ALL, *modules]
    if subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode:
        sys.exit("compile: the copy does not run compiled")


def source_file(module: str) -> str:
    """Where a module stands, relative to the folder that holds the package."""
    return module.replace(".", "/") + ".py"


if __name__ == "__main__":
    sys.exit(main())
