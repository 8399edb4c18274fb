"""
Builds the compiled copy: the same sources, with kernel and rules turned into C by mypyc.

The copy stands in build/compiled and is used by putting that folder on PYTHONPATH.
What belongs here is the list of compiled modules and the build; nothing in src knows of it.
"""

import argparse
import hashlib
import os
import shutil
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

COMPILED_PARTS = ("kernel", "games")

# A wire module holds msgspec structs: compiled, they lose tag and frozenness without a word.
# A package's __init__ only gathers names.
PLAIN_FILES = frozenset({"__init__.py", "wire.py"})

# Cards, their facts and the words they are written in are data; decks are checked once a game.
PLAIN_FOLDERS = frozenset({"building", "cards", "data", "language"})

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
    if not arguments.force and STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp:
        refresh_plain_modules(modules)
        print(f"compile: {len(modules)} modules are up to date at O{arguments.opt}")
    else:
        build(modules, arguments.opt)
        STAMP.write_text(stamp, encoding="utf-8")
    prove_compiled(modules)
    return 0


def is_compiled(path: Path) -> bool:
    """Whether a module is compiled, by its path inside the package alone."""
    return (
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
    """
    A hash of everything the C code depends on.

    Plain modules of kernel and games count too: their types decide how they are called.
    """
    digest = hashlib.sha256()
    for part in (opt, sys.version, version("mypy"), Path(__file__).read_text(encoding="utf-8")):
        digest.update(part.encode())
    for folder in COMPILED_PARTS:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            digest.update(path.relative_to(SOURCE).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def build(modules: list[str], opt: str) -> None:
    """Make the copy anew and compile it, or stop the program with mypyc's own complaint."""
    began = time.monotonic()
    shutil.rmtree(BUILD, ignore_errors=True)
    copy_package()
    files = [source_file(name) for name in modules]
    lines = sum(len((BUILD / file).read_text(encoding="utf-8").splitlines()) for file in files)
    print(f"compile: {len(modules)} modules, {lines} lines, O{opt} ...", flush=True)
    done = subprocess.run(
        # Without its own settings the build would find those of the checkout and check that.
        [sys.executable, "-m", "mypyc", "--config-file=", "--explicit-package-bases", *files],
        cwd=BUILD,
        env={**os.environ, "MYPYC_OPT_LEVEL": opt},
        check=False,
    )
    if done.returncode:
        sys.exit("compile: mypyc failed; its complaint stands above")
    print(f"compile: done in {time.monotonic() - began:.0f} s")


def refresh_plain_modules(modules: list[str]) -> None:
    """Bring the uncompiled rest of an existing copy up to date."""
    built = {PACKAGE.parent / source_file(name) for name in modules}
    for path in PACKAGE.rglob("*.py"):
        if path not in built:
            path.unlink()
    copy_package()


def copy_package() -> None:
    """Copy the package, without what Python cached beside it."""
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(SOURCE, PACKAGE, ignore=ignore, dirs_exist_ok=True)


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
