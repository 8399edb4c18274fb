"""The page about operations names every setting, and nothing else."""

import re
from argparse import ArgumentParser
from pathlib import Path

import pytest

from dejarik.cli.main import build_parser
from dejarik.cli.settings import FILE, SECRETS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
DEPLOYED = sorted(path for path in (ROOT / "deploy").iterdir() if path.is_file())


def serving() -> ArgumentParser:
    """Return what reads the arguments of `dejarik serve`."""
    (programs,) = build_parser()._subparsers._group_actions  # type: ignore[union-attr]
    found = programs.choices["serve"]  # type: ignore[index]
    assert isinstance(found, ArgumentParser)
    return found


def options() -> dict[str, object]:
    """Return every setting of `dejarik serve` with what it is if left out."""
    return {
        action.option_strings[-1]: action.default
        for action in serving()._actions
        if action.option_strings[-1] != "--help"
    }


def section(title: str) -> dict[str, list[str]]:
    """Return the rows of the table in a section, by what stands first in each."""
    text = re.split(r"(?m)^## ", PAGE.partition(f"\n## {title}\n")[2])[0]
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    return {row[0].strip("`"): row[1:] for row in rows}


def test_every_setting_is_on_the_page() -> None:
    """What `dejarik serve --help` lists, in the same order."""
    assert list(options()) == list(section("Settings"))


def test_usual_values_are_those_of_the_program() -> None:
    """A setting that has a value of its own is told with it."""
    told = {name: row[0] for name, row in section("Settings").items()}
    usual = {name: value for name, value in options().items() if value not in (None, False, [])}

    assert {name: str(value) for name, value in usual.items()} == {
        name: told[name] for name in usual
    }


@pytest.mark.parametrize("path", DEPLOYED, ids=lambda path: path.name)
def test_deployment_files_use_settings_that_exist(path: Path) -> None:
    """What `dejarik serve` is called with in examples, it knows."""
    lines = path.read_text(encoding="utf-8").replace("\\\n", " ")
    called = re.findall(r"dejarik serve ((?:[^\n#`\[]|\n {8}(?=--))*)", lines)
    used = {name for arguments in called for name in re.findall(r"--[a-z-]+", arguments)}

    assert set() == used - set(options())


@pytest.mark.parametrize(
    "path",
    ["justfile", ".ci/install", "README.md", "docs/operations.md"],
)
def test_a_lock_is_installed_alone(path: str) -> None:
    """A newer release of a package that a lock leaves without its extras must not be looked for."""
    text = (ROOT / path).read_text(encoding="utf-8")
    installs = re.findall(r"pip install [^\n]*-r requirements/[^\n]*", text)

    assert installs
    assert [] == [one for one in installs if "--no-deps --require-hashes" not in one]


def test_the_container_installs_locked_packages_and_runs_as_nobody_special() -> None:
    """Every installation has hashes or no index, and the last user is not root."""
    text = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    installs = re.findall(r"pip (?:install|wheel) [^\n\\]*", text)
    users = re.findall(r"(?m)^USER (\S+)", text)

    assert [] == [
        one for one in installs if "--require-hashes" not in one and "--no-index" not in one
    ]
    assert ["dejarik"] == users
    assert "HEALTHCHECK" in text


def test_compose_names_settings_that_exist() -> None:
    """Every variable of a process is a setting or a secret, and no secret has its value there."""
    text = (ROOT / "deploy" / "compose.yaml").read_text(encoding="utf-8")
    processes = text.partition("\n  postgres:\n")[0]
    named = set(re.findall(r"(?m)^ +((?:DEJARIK|PG)[A-Z_]+):", processes))
    settings = {f"DEJARIK_{name.lstrip('-').replace('-', '_').upper()}" for name in options()}
    files = {f"{name}{FILE}" for name in SECRETS.values()}

    assert {"DEJARIK_DATABASE", "PGPASSWORD_FILE"} <= named
    assert set() == named - settings - files
