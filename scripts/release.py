"""
Makes a release: everything that is given out, tried, in dist/VERSION. Nothing is published.

    python -m scripts.release VERSION [--python PROGRAM ...] [--without PART ...] [--tag]

It is made of the last commit in a copy: changelog, sdist, a wheel for any machine, one with
compiled rules for this one, an image with its digest, lists of what is inside (SBOM), checksums.
Each wheel is installed and played with in empty environments, with every Python that is found.
The checkout stays as it is, unless --tag asks for the commit of version and changelog and a tag;
pushing that tag publishes (`.github/workflows/release.yml`).
What belongs here: the order of things. What does not: how a wheel (`wheel`) or an image (`image`)
is made and tried (`installed`), and which texts change (`release_tree`).
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from scripts import release_tree, wheel

ROOT: Final = Path(__file__).resolve().parent.parent
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
PARTS: Final = ("compiled", "image", "trial")
PATIENCE: Final = "900"
"""Seconds that a trial may take; `just installed` by itself is stricter."""
SDIST: Final = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"


@dataclass
class Release:
    """One release on its way."""

    version: str
    folder: Path
    tree: Path
    pythons: list[str]
    without: list[str]
    done: int = 0
    steps: int = 0
    tried: list[str] = field(default_factory=list)

    def step(self, what: str, work: Callable[[], str | None]) -> None:
        """Do one thing, and say which it is of how many, how long it took, and what came of it."""
        self.done += 1
        print(f"release: {self.done:2} of {self.steps}  {what} ...", flush=True)
        began = time.monotonic()
        told = work()
        took = time.monotonic() - began
        print(f"release:          {took:6.1f} s  {told or 'done'}", flush=True)


def main() -> int:
    """Make a release of the version that is named."""
    said = arguments().parse_args()
    release = Release(
        said.version,
        ROOT / "dist" / said.version,
        ROOT / "build" / "release" / "tree",
        said.python or found_pythons(),
        said.without,
    )
    try:
        make(release)
        if said.tag:
            tag(release)
    except release_tree.CannotRelease as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    what_is_left(release, tagged=said.tag)
    return 0


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="just release", description="Make a release in dist/VERSION; nothing is published."
    )
    parser.add_argument("version", metavar="VERSION", help="such as 0.2.0")
    parser.add_argument(
        "--python", nargs="+", metavar="PROGRAM", help="try with these; with all that are found"
    )
    parser.add_argument(
        "--without", nargs="+", choices=PARTS, default=[], metavar="PART", help=", ".join(PARTS)
    )
    parser.add_argument("--tag", action="store_true", help="also commit and tag it here")
    return parser


def make(release: Release) -> None:
    """Everything, in its order."""
    work: list[tuple[str, Callable[[], str | None], str]] = [
        ("the last commit, copied", lambda: copied(release), ""),
        ("version, changelog, addresses", lambda: texts(release), ""),
        ("the page", lambda: page(release), ""),
        ("a wheel for any machine", lambda: wheels(release, compiled=False), ""),
        ("the sources, and the same wheel from them", lambda: sdist(release), ""),
        ("the rules, compiled", lambda: run("just", "compile"), "compiled"),
        ("a wheel for this machine", lambda: wheels(release, compiled=True), "compiled"),
        *(
            (f"Python {name}", lambda python=python: trial(release, python), "trial")
            for name, python in map(named, release.pythons)
        ),
        ("the image, and a game through it", lambda: image(release), "image"),
        ("what is inside (SBOM)", lambda: contents(release), ""),
        ("checksums", lambda: checksums(release), ""),
    ]
    chosen = [(what, doing) for what, doing, part in work if part not in release.without]
    release.steps = len(chosen)
    for what, doing in chosen:
        release.step(what, doing)


def copied(release: Release) -> str:
    """What is committed, and nothing else."""
    changed = told("git", "status", "--porcelain")
    if changed:
        message = f"commit or put away what is changed first:\n{changed}"
        raise release_tree.CannotRelease(message)
    tagged = told("git", "tag", "--list", f"v{release.version}")
    if tagged and tagged not in told("git", "tag", "--points-at", "HEAD").split():
        message = f"{tagged} is another commit; a version is given once"
        raise release_tree.CannotRelease(message)
    for folder in (release.tree, release.folder):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    archive = release.folder / "tree.tar"
    run("git", "archive", "--output", str(archive), "HEAD")
    with tarfile.open(archive) as opened:
        opened.extractall(release.tree, filter="data")
    archive.unlink()
    return told("git", "log", "-1", "--format=%h %s")


def texts(release: Release) -> str:
    """Version and changelog in the copy, and where the project lives if that is known."""
    release_tree.give_version(release.tree, release.version)
    day = datetime.now(tz=UTC).date()
    said = release_tree.notes(release.tree, release.version, day)
    (release.folder / "NOTES.md").write_text(said, encoding="utf-8")
    repository = os.environ.get(release_tree.REPOSITORY, "")
    if repository:
        release_tree.give_addresses(release.tree, repository, release.version)
    waiting = len(release_tree.fragments(release.tree))
    return (
        f"{len(said.split())} words of changelog, {waiting} fragments for the next release; "
        f"addresses {'whole' if repository else f'as they are ({release_tree.REPOSITORY} unset)'}"
    )


def page(release: Release) -> str:
    """The page, built of the checkout, which is as committed, and copied."""
    run("just", "web")
    place = release.tree / wheel.INSIDE
    shutil.copytree(ROOT / wheel.INSIDE, place, dirs_exist_ok=True)
    # Beside the wheel, for whoever reads it before installing, and for the image's own folder.
    shutil.copy(place / wheel.PAGE_LICENCES[0], release.folder / "LICENCES.txt")
    return f"{sum(1 for one in place.rglob('*') if one.is_file())} files"


def wheels(release: Release, *, compiled: bool) -> str:
    """One wheel of the copy."""
    folder = release.tree.parent / ("compiled" if compiled else "pure")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    made = wheel.pure_wheel(wheel.sources(release.tree, folder / "source"), folder)
    if compiled:
        made = wheel.with_compiled(made, folder)
    return described(Path(shutil.move(made, release.folder / made.name)))


def sdist(release: Release) -> str:
    """The sources; a wheel that is built of them has the same files as ours."""
    source = release.tree.parent / "pure" / "source"
    shutil.copy(release.tree / "CHANGELOG.md", source)
    (source / "MANIFEST.in").write_text("include CHANGELOG.md\n", encoding="utf-8")
    run(sys.executable, "-c", SDIST, str(release.folder), cwd=source)
    (made,) = release.folder.glob("*.tar.gz")
    again = release.tree.parent / "again"
    shutil.rmtree(again, ignore_errors=True)
    again.mkdir()
    rebuilt = wheel.pure_wheel(made, again)
    (ours,) = release.folder.glob("*-py3-none-any.whl")
    if (one := listed(ours)) != (other := listed(rebuilt)):
        message = f"sources and wheel differ: {sorted(one ^ other)[:20]}"
        raise release_tree.CannotRelease(message)
    return f"{described(made)}, {len(one)} files"


def listed(archive: Path) -> set[str]:
    """What is in a wheel."""
    with ZipFile(archive) as opened:
        return set(opened.namelist())


def trial(release: Release, python: str) -> str:
    """Install and play in empty environments; the compiled wheel where it is for this Python."""
    tag = "cp" + named(python)[0].replace(".", "")
    pure = sorted(release.folder.glob("*-py3-none-any.whl"))
    fitting = [*pure, *release.folder.glob(f"*-{tag}-{tag}-*.whl")]
    for one in fitting:
        script = str(ROOT / "scripts" / "installed.py")
        run(sys.executable, script, str(one), "--python", python, "--limit", PATIENCE)
        release.tried.append(f"{told(python, '--version')}: {one.name}")
    return f"installed and played with: {', '.join(one.name for one in fitting)}"


def image(release: Release) -> str:
    """The image of the newest wheel, written into an archive with its digest."""
    base = [] if os.environ.get("DEJARIK_BASE_FROM_REGISTRY") else ["--own-base"]
    archive = release.folder / f"dejarik-{release.version}-image.tar"
    fitting = sorted(release.folder.glob("*-cp*.whl")) or sorted(release.folder.glob("*.whl"))
    name = f"localhost/dejarik:{release.version}"
    asked = ("--wheel", str(fitting[0]), "--name", name, "--keep", str(archive), "--play", *base)
    run(sys.executable, "-m", "scripts.image", *asked)
    return f"{described(archive)}, {archive.with_suffix('.digest').read_text(encoding='utf-8')}"


def contents(release: Release) -> str:
    """Which packages are in the service and in the page, for machines that look for known holes."""
    service = release.folder / f"dejarik-{release.version}-service.cdx.json"
    inside = release.folder / f"dejarik-{release.version}-page.cdx.json"
    lock = str(ROOT / "requirements" / "service.txt")
    tool = str(Path(sys.executable).parent / "cyclonedx-py")
    project = ("--pyproject", str(release.tree / "pyproject.toml"))
    run(
        tool, "requirements", lock, *project, "--output-reproducible", "--output-file", str(service)
    )
    asked = ("npm", "sbom", "--omit", "dev", "--sbom-format", "cyclonedx")
    inside.write_text(told(*asked, cwd=ROOT / "web"), encoding="utf-8")
    return f"{described(service)}, {described(inside)}"


def checksums(release: Release) -> str:
    """A line for each file, as `sha256sum --check` reads it, and which Pythons were tried."""
    if release.tried:
        text = "\n".join(["Installed and played with:", *release.tried, ""])
        (release.folder / "TRIED.txt").write_text(text, encoding="utf-8")
    files = sorted(path for path in release.folder.iterdir() if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (release.folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    return f"{len(files)} files"


def tag(release: Release) -> None:
    """Commit version and changelog in the checkout, and tag that commit."""
    release_tree.give_version(ROOT, release.version)
    release_tree.notes(ROOT, release.version, datetime.now(tz=UTC).date())
    run("git", "add", "--all", "pyproject.toml", "CHANGELOG.md", "changelog.d")
    if told("git", "diff", "--cached", "--name-only"):
        run("git", "commit", "--quiet", "--message", f"Release {release.version}")
    message = (release.folder / "NOTES.md").read_text(encoding="utf-8")
    run("git", "tag", "--annotate", f"v{release.version}", "--cleanup=verbatim", "-m", message)


def what_is_left(release: Release, *, tagged: bool) -> None:
    """Say where everything is, and how it would be published."""
    version = release.version
    missing = [name for name in PYTHONS if name not in [named(one)[0] for one in release.pythons]]
    print(f"\nrelease: {version} is in {release.folder.relative_to(ROOT)}; nothing is published.")
    if "trial" in release.without:
        print("release: it was not tried with any Python (--without trial)")
    elif missing:
        print(f"release: not tried with Python {', '.join(missing)}: none found or named")
    if not tagged:
        print(f"release: to commit and tag it: just release {version} --tag")
    print(f"release: to publish it, once it is tagged: git push origin v{version}")


def found_pythons() -> list[str]:
    """Every Python that a release is for and that runs here, by the newest of each kind."""
    found = []
    for name in PYTHONS:
        places = [shutil.which(f"python{name}"), *in_pyenv(name)]
        found += [one for one in places if one and runs(one, name)][:1]
    return found


def in_pyenv(name: str) -> list[str]:
    """Where pyenv keeps this Python; it need not be the one that pyenv has chosen."""
    root = os.environ.get("PYENV_ROOT") or str(Path.home() / ".pyenv")
    return [str(one) for one in sorted(Path(root).glob(f"versions/{name}.*/bin/python"))[::-1]]


def runs(python: str, name: str) -> bool:
    """Whether it is a Python of this name, and no promise of one."""
    asked = [python, "-c", "import sys, ensurepip; print('%d.%d' % sys.version_info[:2])"]
    found = subprocess.run(asked, check=False, capture_output=True, text=True)
    return found.returncode == 0 and name == found.stdout.strip()


def named(python: str) -> tuple[str, str]:
    """A Python's version, as 3.11, and where it is."""
    return told(python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"), python


def described(path: Path) -> str:
    """A file's name and size."""
    return f"{path.name} ({path.stat().st_size / 1e6:.1f} MB)"


def told(*command: str, cwd: Path = ROOT) -> str:
    """What a command prints. Raises CannotRelease with its complaint."""
    found = subprocess.run(command, cwd=cwd, check=False, capture_output=True, text=True)
    if found.returncode:
        message = f"{' '.join(command[:5])} failed\n{found.stdout}{found.stderr}"
        raise release_tree.CannotRelease(message)
    return found.stdout.strip()


def run(*command: str, cwd: Path = ROOT) -> None:
    """Run a command, quietly. Raises CannotRelease with its complaint."""
    if command[0] == "just":
        command = (str(Path(sys.executable).parent / "just"), *command[1:])
    told(*command, cwd=cwd)


if __name__ == "__main__":
    sys.exit(main())
