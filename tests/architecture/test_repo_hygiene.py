"""What may not stand in the repository: paths of a machine, registries, big files."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

MACHINE_PATH = re.compile(rb"(?<![\w.-])/(?:work|root|farm|home/\w+|Users/\w+)/")

# Joined here so that this file does not name what it looks for.
REGISTRY_HOSTS = tuple(
    ".".join(parts).encode()
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
    )
)

ADDRESS_IN_A_LOCK = re.compile(
    r"[a-z]+://|\s@\s|--(?:extra-)?index-url|--find-links|--trusted-host"
)

ONE_MEBIBYTE = 1024 * 1024


def project_files() -> list[Path]:
    """Return every file that is tracked, or would be with the next commit."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return sorted(path for path in paths if path.is_file())


def test_no_file_names_a_path_of_a_machine() -> None:
    """A clone works anywhere, so nothing in it may point at where it was written."""
    found = [
        f"{path.relative_to(ROOT)}: {match.group().decode()}"
        for path in project_files()
        if (match := MACHINE_PATH.search(path.read_bytes()))
    ]

    assert [] == found


def test_no_file_names_a_package_registry() -> None:
    """Where packages come from is the business of whoever installs them."""
    found = [
        f"{path.relative_to(ROOT)}: {host.decode()}"
        for path in project_files()
        for host in REGISTRY_HOSTS
        if host in path.read_bytes()
    ]

    assert [] == found


def test_no_file_is_larger_than_one_mebibyte() -> None:
    """The repository holds sources and facts; what is larger belongs elsewhere."""
    large = [path for path in project_files() if path.stat().st_size > ONE_MEBIBYTE]

    assert [] == large


@pytest.mark.parametrize("name", ["build", "runtime", "service", "dev"])
def test_a_lock_has_hashes_and_no_download_address(name: str) -> None:
    """Every locked requirement is one version with its hashes, and says nothing of its origin."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    requirements = re.split(r"\n(?=[a-z])", re.sub(r"(?m)^\s*#.*\n?", "", text).strip())

    assert [] == ADDRESS_IN_A_LOCK.findall(text)
    assert [] == [r for r in requirements if "==" not in r or "--hash=sha256:" not in r]


@pytest.mark.parametrize(
    ("text", "is_machine_path"),
    [
        (b"see /" + b"root/x", True),
        (b'"/' + b'home/ada/x"', True),
        (b"../shared/rules", False),
        (b"src/work/x", False),
        (b"./root/x", False),
    ],
)
def test_the_pattern_tells_a_machine_path_from_a_relative_one(
    text: bytes, is_machine_path: bool
) -> None:
    """The search for machine paths finds those and leaves relative paths alone."""
    assert is_machine_path is bool(MACHINE_PATH.search(text))
