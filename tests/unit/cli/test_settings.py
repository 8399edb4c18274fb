"""Settings from files and the environment, and the check that shows them."""

import json
from argparse import Action
from pathlib import Path

import pytest

from dejarik.cli import main as door
from dejarik.cli.service_programs import program_of
from dejarik.cli.settings import Found, find, settings_of
from dejarik.cli.trouble import Trouble


def known() -> dict[str, Action]:
    """The settings of `dejarik serve`."""
    return settings_of(program_of(door.build_parser(), "serve"))


def written(folder: Path, text: str, mode: int = 0o600) -> Path:
    """A file of settings."""
    place = folder / "dejarik.toml"
    place.write_text(text)
    place.chmod(mode)
    return place


def found_in(folder: Path, text: str, environment: dict[str, str] | None = None) -> Found:
    """What a file and the environment say."""
    return find(written(folder, text), environment or {}, known())


def test_a_file_says_every_kind_of_setting(tmp_path: Path) -> None:
    """Texts, numbers, lists and switches, each by its name with lines below."""
    text = 'sqlite = "club.sqlite"\nbot_pace = 0\ntrusted_proxy = ["10.0.0.1"]\nno_migrate = true\n'
    found = found_in(tmp_path, text)

    assert [] == found.complaints
    assert {
        "sqlite": "club.sqlite",
        "bot_pace": 0,
        "trusted_proxy": ["10.0.0.1"],
        "no_migrate": True,
    } == found.values


def test_the_environment_is_stronger_than_the_file(tmp_path: Path) -> None:
    """What the file says of other settings stays."""
    environment = {"DEJARIK_PORT": "9000", "DEJARIK_TRUSTED_PROXY": "10.0.0.1, 10.0.0.2"}
    found = found_in(tmp_path, 'port = 8500\nhost = "127.0.0.9"\n', environment)

    assert (9000, "127.0.0.9") == (found.values["port"], found.values["host"])
    assert ["10.0.0.1", "10.0.0.2"] == found.values["trusted_proxy"]
    assert "DEJARIK_PORT" == found.origins["port"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('port = "8421"', "port of .* must be a whole number"),
        ("prot = 8421", "no setting prot .*; port may be meant"),
        ('mail_security = "ssl"', "must be one of starttls, tls, none"),
        ("trusted_proxy = 5", "must be a list of texts"),
        ("port 8421", "is not TOML"),
        ('secrets = "x"', "must be a table"),
        ("[secrets]\npassword = 'x'", r"no setting password \(\[secrets\]"),
        ("[secrets]\npush_key = 1", "push_key in .* must be a text"),
    ],
)
def test_what_is_wrong_with_a_file_is_told(tmp_path: Path, text: str, told: str) -> None:
    """With the name, the place, and what was expected."""
    with pytest.raises(Trouble, match=told):
        found_in(tmp_path, text).demand()


def test_secrets_come_from_a_file_that_nobody_else_may_read(tmp_path: Path) -> None:
    """One that others may read is refused, and told without the secret."""
    text = "[secrets]\nnats_password = 'quiet'\n"

    assert {"DEJARIK_NATS_PASSWORD": "quiet"} == found_in(tmp_path, text).secrets
    (told,) = find(written(tmp_path, text, 0o644), {}, known()).complaints
    assert "chmod 600" in told
    assert "quiet" not in told


def test_a_secret_may_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    """As orchestrators hand them out; its line end is no part of it."""
    place = tmp_path / "password"
    place.write_text("quiet\n")

    found = find(None, {"PGPASSWORD_FILE": str(place)}, known())
    assert {"PGPASSWORD": "quiet"} == found.secrets
    missing = find(None, {"PGPASSWORD_FILE": str(tmp_path / "none")}, known())
    assert 1 == len(missing.complaints)


def test_the_check_shows_values_origins_and_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As JSON, with 0 for settings that can be used."""
    text = 'sqlite = "club.sqlite"\nnats = "nats://dejarik@127.0.0.1"\n'
    file = written(tmp_path, f"{text}[secrets]\nnats_password = 'quiet'\n")
    monkeypatch.setenv("DEJARIK_PORT", "9000")

    assert 0 == door.main(["config", "check", "--config", str(file), "--json"])
    printed = capsys.readouterr().out
    told = json.loads(printed)
    assert {"value": 9000, "from": "DEJARIK_PORT"} == told["settings"]["port"]
    assert str(file) == told["secrets"]["nats_password"]
    assert "quiet" not in printed


def test_the_check_finds_what_serve_would_refuse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two databases are one too many; the exit code says that it was called wrongly."""
    text = 'sqlite = "club.sqlite"\ndatabase = "postgresql://127.0.0.1/club"\n'

    assert 2 == door.main(["config", "check", "--config", str(written(tmp_path, text))])
    assert "one database" in capsys.readouterr().out


def test_an_argument_is_stronger_than_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` gets the argument's port, the environment's pace and the file's database."""
    monkeypatch.setenv("DEJARIK_BOT_PACE", "5")
    seen: list[tuple[object, ...]] = []

    def served(args: object, _: object) -> int:
        seen.append((args.port, args.bot_pace, args.sqlite))  # type: ignore[attr-defined]
        return 0

    monkeypatch.setattr("dejarik.cli.serving.run_serve", served)
    file = written(tmp_path, 'sqlite = "club.sqlite"\nport = 1\nbot_pace = 9\n')
    assert 0 == door.main(["serve", "--config", str(file), "--port", "3"])
    assert [(3, 5, "club.sqlite")] == seen
