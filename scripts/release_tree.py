"""
What a release changes in the files that it is made of: version, changelog, addresses.

What belongs here: reading and rewriting those texts. What does not: making anything of them
(`release`).

The version stands in pyproject.toml alone. Where the project lives is nowhere in its files: the
variable DEJARIK_REPOSITORY says it, and without it links of the README stay as they are.
"""

import re
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Final

VERSION: Final = re.compile(r'(?m)^version = "([^"]+)"$')
A_VERSION: Final = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)\s]+)\)")
SOURCE: Final = re.compile(r'(\s(?:src|srcset|href))="(?![a-z]+:|#)([^"]+)"')
REPOSITORY: Final = "DEJARIK_REPOSITORY"
"""The variable that says where the project lives, as its first page is addressed."""


class CannotRelease(Exception):
    """Something that has to be put right before a release can be made."""


def version_of(tree: Path) -> str:
    """The version that the tree has."""
    found = VERSION.search((tree / "pyproject.toml").read_text(encoding="utf-8"))
    assert found is not None
    return found[1]


def give_version(tree: Path, version: str) -> None:
    """Give the tree a version. Raises CannotRelease for what is none."""
    if not A_VERSION.fullmatch(version):
        message = f"{version} is no version: say three numbers, such as 0.2.0 or 0.3.0rc1"
        raise CannotRelease(message)
    file = tree / "pyproject.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(VERSION.sub(f'version = "{version}"', text, count=1), encoding="utf-8")


def section_of(changelog: str, version: str) -> str | None:
    """What the changelog says of one version, heading included; None if nothing yet."""
    found = re.search(
        rf"(?ms)^## {re.escape(version)}(?: [^\n]*)?\n.*?(?=^## |\Z)",
        changelog,
    )
    return found[0].rstrip() + "\n" if found else None


def fragments(tree: Path) -> list[Path]:
    """What waits to be gathered."""
    kinds = ("added", "changed", "fixed", "removed")
    return sorted(path for kind in kinds for path in (tree / "changelog.d").glob(f"*.{kind}.md"))


def notes(tree: Path, version: str, day: date) -> str:
    """
    What the changelog says of this release, gathered now unless it was written before.

    What was written stays: fragments beside it came later, and wait for the next release.
    Raises CannotRelease.
    """
    file = tree / "CHANGELOG.md"
    found = section_of(file.read_text(encoding="utf-8"), version)
    if found is None:
        if not fragments(tree):
            message = f"CHANGELOG.md has no {version}, and no fragment waits in changelog.d"
            raise CannotRelease(message)
        command = [sys.executable, "-m", "towncrier", "build", "--yes", "--version", version]
        told = subprocess.run(
            [*command, "--name", "Dejarik", "--date", day.isoformat()],
            cwd=tree,
            capture_output=True,
            text=True,
            check=False,
        )
        found = section_of(file.read_text(encoding="utf-8"), version)
        if told.returncode or found is None:
            message = f"towncrier could not gather the changelog:\n{told.stdout}{told.stderr}"
            raise CannotRelease(message)
    return found


def with_whole_addresses(text: str, repository: str, version: str) -> str:
    """A page whose links and pictures can be followed from anywhere, as registries show it."""

    def whole(place: str, *, picture: bool) -> str:
        return f"{repository}/{'raw' if picture else 'blob'}/v{version}/{place}"

    def link(found: re.Match[str]) -> str:
        inside = LINK.sub(link, found[2])
        return f"{found[1]}[{inside}]({whole(found[3], picture=bool(found[1]))})"

    def source(found: re.Match[str]) -> str:
        picture = not found[1].strip().startswith("href")
        return f'{found[1]}="{whole(found[2], picture=picture)}"'

    return SOURCE.sub(source, LINK.sub(link, text))


def give_addresses(tree: Path, repository: str, version: str) -> None:
    """Say in the tree where the project lives: in its metadata and in its first page."""
    repository = repository.rstrip("/")
    readme = tree / "README.md"
    text = readme.read_text(encoding="utf-8")
    readme.write_text(with_whole_addresses(text, repository, version), encoding="utf-8")
    urls = {
        "Homepage": repository,
        "Source": repository,
        "Documentation": f"{repository}/blob/v{version}/docs/index.md",
        "Changelog": f"{repository}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }
    table = "".join(f'{name} = "{address}"\n' for name, address in urls.items())
    file = tree / "pyproject.toml"
    text = file.read_text(encoding="utf-8")
    before = "[project.optional-dependencies]"
    assert before in text
    file.write_text(text.replace(before, f"[project.urls]\n{table}\n{before}"), encoding="utf-8")
