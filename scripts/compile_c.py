"""
Turns modules into C and C into shared libraries, doing only what a change asks for.

Run by `compile.py` inside the copy. All modules are one mypyc group, so that every class is
known with all its subclasses, but each has a C file of its own: after a change only the files
whose text or headers have changed are compiled again. What a file was made from is written
beside it as a hash, so a build that was broken off goes on where it stood.
"""

import hashlib
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

FOLDER = Path("build")
GROUP = "dejarik"

# One library holds all modules: none of its names but those that Python looks for is seen
# from outside, so that calls and tables inside it need no detour.
HIDDEN = "-fvisibility=hidden"

# Nobody steps through C that was written by a program; half of an object at -O0, or more, was
# what a debugger would need to know.
NO_DEBUG = "-g0"

# Without settings of its own it would find those of the checkout and check that. What a plain
# module has wrong is for `just types` to say: here it is read out of its order.
MYPY = ("--config-file=", "--explicit-package-bases", "--follow-imports=silent")

INCLUDED = re.compile(r'^#include "(\w+\.h)"', re.MULTILINE)


def main(opt: str, files: list[str]) -> int:
    """Compile the modules in these files, which lie in this folder, at an optimisation."""
    # Slow to import, and the tests of this module do without it.
    from mypyc.build import mypycify  # noqa: PLC0415

    libraries = mypycify([*MYPY, *files], opt_level=opt, multi_file=True, group_name=GROUP)
    commands = {
        Path(source): compiler(one.include_dirs, one.extra_compile_args)
        for one in libraries
        for source in one.sources
    }
    for path, command in commands.items():
        commands[path] = [*command, *read_once(path, command)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = pool.map(compiled, commands, commands.values())
        keys = dict(zip(commands, done, strict=True))
        parts = [{path: keys[path] for path in map(Path, one.sources)} for one in libraries]
        list(pool.map(linked, [library_file(one.name) for one in libraries], parts))
    return 0


def compiler(folders: list[str], flags: list[str]) -> list[str]:
    """The command that compiles, but for what and whereto."""
    python = dict.fromkeys(sysconfig.get_path(name) for name in ("include", "platinclude"))
    included = [f"-I{folder}" for folder in (*folders, *python)]
    return [*configured("CC", "CFLAGS", "CCSHARED"), *included, *flags, HIDDEN, NO_DEBUG]


def configured(*names: str) -> list[str]:
    """What Python itself was built with."""
    return [word for name in names for word in shlex.split(sysconfig.get_config_var(name) or "")]


def library_file(module: str) -> Path:
    """Where Python looks for the library of a module."""
    return Path(module.replace(".", "/") + sysconfig.get_config_var("EXT_SUFFIX"))


def read_once(source: Path, command: list[str]) -> list[str]:
    """
    The flags with which the headers of a C file are read from the state they left a compiler in.

    All modules begin with the same headers, which declare all that there is in any of them.
    """
    found = INCLUDED.findall(source.read_text(encoding="utf-8"))
    included = [name for name in found if (FOLDER / name).exists()]
    if not included:
        return []
    target = FOLDER / "headers" / ("_".join(included) + ".gch")
    headers = target.with_suffix("")
    text = "".join(f'#include "{name}"\n' for name in included)
    read = [(FOLDER / name).read_text(encoding="utf-8") for name in included]

    def act() -> None:
        headers.write_text(text, encoding="utf-8")
        run([*command, f"-I{FOLDER}", "-x", "c-header", str(headers), "-o", str(target)])

    make(target, hash_of(sys.version, *command, text, *read), act)
    return ["-include", str(headers)]


def compiled(source: Path, command: list[str]) -> str:
    """See that the object of a C file is up to date; the hash of what it was made from."""
    text = source.read_text(encoding="utf-8")
    headers = [FOLDER / name for name in INCLUDED.findall(text)]
    read = [one.read_text(encoding="utf-8") for one in headers if one.exists()]
    key = hash_of(sys.version, version("mypy"), *command, text, *read)
    target = object_file(source)
    make(target, key, lambda: run([*command, "-c", str(source), "-o", str(target)]))
    return key


def linked(target: Path, objects: dict[Path, str]) -> None:
    """See that a library of these objects is up to date; C files with the objects' hashes."""
    sources = sorted(objects)
    names = [str(object_file(source)) for source in sources]
    command = [*configured("LDSHARED"), *names, "-o", str(target)]
    key = hash_of(*command, *[objects[source] for source in sources])
    make(target, key, lambda: run(command))


def object_file(source: Path) -> Path:
    """Where the object of a C file lies."""
    return FOLDER / "objects" / source.with_suffix(".o")


def make(target: Path, key: str, act: Callable[[], None]) -> None:
    """Make a file unless it was made from just this; a broken attempt leaves it unmade."""
    note = FOLDER / "keys" / f"{target}.key"
    if target.exists() and note.exists() and note.read_text(encoding="utf-8") == key:
        return
    for path in (target, note):
        path.parent.mkdir(parents=True, exist_ok=True)
    note.unlink(missing_ok=True)
    act()
    note.write_text(key, encoding="utf-8")


def hash_of(*parts: str) -> str:
    """One hash of texts, in their order."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)}:".encode() + part.encode())
    return digest.hexdigest()


def run(command: list[str]) -> None:
    """
    Run the compiler or linker.

    Raises CalledProcessError; the complaint stands on the screen.
    """
    subprocess.run(command, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
