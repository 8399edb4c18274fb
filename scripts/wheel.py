"""
Builds the package as one wheel: with the page, the data and, where it was compiled, the rules in C.

    python scripts/wheel.py [--pure] [--into DIR]

The page must have been built (`just web`), and the rules compiled (`just compile`) unless
--pure asks for a wheel that runs anywhere. The last line is the path of the wheel.
What belongs here: the sources a wheel is made of, and making it. A release, with all that goes
with a wheel, is made by `release`.
"""

import argparse
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = Path("src") / "dejarik" / "service" / "web"
PAGE = ROOT / INSIDE / "index.html"
ABOUT = ("pyproject.toml", "README.md", "LICENSE", "NOTICE")
PAGE_LICENCES = ("licences.txt", "LICENSE-page.txt")
"""What the page's build wrote, and what it is called beside our own licence."""
COMPILED = ROOT / "build" / "compiled"
STAMP = COMPILED / "stamp.txt"
ANYWHERE = "py3-none-any"


def main() -> int:
    """Build one wheel and say where it is."""
    parser = argparse.ArgumentParser(description="Build the package as one wheel.")
    parser.add_argument("--pure", action="store_true", help="without compiled rules: runs anywhere")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder; dist")
    said = parser.parse_args()
    if not PAGE.exists():
        sys.exit("wheel: the page is not built; run `just web` first")
    if not said.pure and not STAMP.exists():
        sys.exit("wheel: the rules are not compiled; run `just compile` first, or say --pure")
    said.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        pure = pure_wheel(sources(ROOT, Path(folder) / "source"), Path(folder))
        made = pure if said.pure else with_compiled(pure, Path(folder))
        place = said.into / made.name
        shutil.move(made, place)
    print(f"wheel: {place.stat().st_size / 1e6:.1f} MB", file=sys.stderr)
    print(place)
    return 0


def sources(tree: Path, place: Path) -> Path:
    """
    What a wheel is made of, copied from a tree that has the page.

    It is a copy because setuptools leaves its own folders beside what it builds.
    """
    skipped = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(tree / "src", place / "src", ignore=skipped)
    for name in ABOUT:
        shutil.copy(tree / name, place / name)
    written, called = PAGE_LICENCES
    shutil.copy(tree / INSIDE / written, place / called)
    return place


def pure_wheel(source: Path, folder: Path) -> Path:
    """The wheel of the sources alone."""
    run(
        sys.executable,
        *("-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"),
        *("--wheel-dir", str(folder), str(source)),
    )
    return next(folder.glob("*.whl"))


def with_compiled(pure: Path, folder: Path) -> Path:
    """The same wheel with the compiled modules beside their sources, for this Python and system."""
    run(sys.executable, "-m", "wheel", "unpack", "--dest", str(folder / "unpacked"), str(pure))
    (unpacked,) = (folder / "unpacked").iterdir()
    for library in COMPILED.rglob("*.so"):
        inside = library.relative_to(COMPILED)
        if (unpacked / inside).parent.is_dir():
            shutil.copy(library, unpacked / inside)
            run("strip", "--strip-unneeded", str(unpacked / inside))
    about = next(unpacked.glob("*.dist-info")) / "WHEEL"
    text = about.read_text(encoding="utf-8")
    text = text.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
    about.write_text(text.replace(ANYWHERE, tag_of_this_python()), encoding="utf-8")
    pure.unlink()
    run(sys.executable, "-m", "wheel", "pack", "--dest-dir", str(folder), str(unpacked))
    return next(folder.glob("*.whl"))


def tag_of_this_python() -> str:
    """The Python, its binary interface and the system that compiled modules are for."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{version}-{version}-{system}"


def run(*command: str) -> None:
    """Run a command, or stop with what it complained about."""
    found = subprocess.run(command, check=False, capture_output=True, text=True)
    if found.returncode:
        sys.exit(f"wheel: {' '.join(command[:4])} failed\n{found.stdout}{found.stderr}")


if __name__ == "__main__":
    sys.exit(main())
