"""
Whatever the service accepts can be asked for, or stands below with a reason.

The types are walked, so that a new field of terms, of settings or of a process, and a new route,
fail here until somebody can reach them. The form of the lobby is walked likewise by
`web/tests/pages/lobby/reachable.test.tsx`, setups by `tests/unit/titles/test_reachable.py`.
"""

import inspect
import json
from argparse import Action
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Final

import pytest

from dejarik.bots.roster import BOTS
from dejarik.cli import main as door
from dejarik.cli.serve import config_from
from dejarik.cli.service_programs import program_of
from dejarik.client import site
from dejarik.hosting.play.settings_wire import TableSettings
from dejarik.service.adapters.push_sealing import new_key
from dejarik.service.config import Config
from dejarik.service.lobby.lobby_wire import BotSeat, CreateTable, Terms
from dejarik.titles.registry import TITLES

ROOT: Final = Path(__file__).parents[2]
INTERFACE: Final = ROOT / "src" / "dejarik" / "service" / "protocol" / "openapi.json"

BY_NEWS: Final = "the page is told as news, without asking"
BY_OTHERS: Final = "asked by sites and machines around a service"
BY_PROGRAMS: Final = "for programs, which docs/reference/protocol.md tells of it"
NOT_ASKED: Final = {
    "/api/company": BY_NEWS,
    "/api/inbox": BY_NEWS,
    "/api/seeks/renew": "an offer stands while its owner listens; programs without news renew it",
    "/api/oembed": BY_OTHERS,
    "/health/live": BY_OTHERS,
    "/health/ready": BY_OTHERS,
    "/api/waiting": "for administrators, who have `dejarik waiting` for it",
    "/api/waiting/end": "for administrators, who have `dejarik waiting` for it",
}
"""Routes that neither the page nor the client asks, and why."""

ALONE: Final = "a terminal has one person and bots: no clock, no watchers, no rating, no others"
IN_TERMINAL: Final = {
    "title": "--title",
    "format": "--format",
    "edition": "--edition",
    "options": "--options",
    "deck": "--deck",
    "bot": "--against",
    "against.deck": "--their-deck",
}
NOT_IN_TERMINAL: Final = {
    **dict.fromkeys(TableSettings.__struct_fields__, ALONE),
    "seats": "no game of the program is played by more than two",
    "private": ALONE,
    "fork": "a saved game is gone on with: --resume",
}
IN_CLIENT: Final = {
    "title": "title",
    "format": "terms",
    "edition": "terms",
    "options": "terms",
    "deck": "deck",
    "bot": "bot",
    "against.deck": "bot_deck",
    **dict.fromkeys(TableSettings.__struct_fields__, "settings"),
}
NOT_IN_CLIENT: Final = {
    "seats": "no game of the program is played by more than two",
    "private": "`ask` sends any request; a game against a bot needs no link",
    "fork": "a replay has its own route",
}

WORDS: Final = {
    "url": "wss://play.example.org",
    "own_url": "http://10.0.0.5:8421",
    "nats": "nats://10.0.0.6:4222",
    "trusted_proxy": "10.0.0.1",
    "site": "https://play.example.org",
    "push_contact": "house@example.org",
    "push_service": "https://push.example.org",
    "mail_server": "mail.example.org:587",
    "mail_security": "tls",
    "mail_from": "house@example.org",
    "contact": "https://example.org",
    "metrics": "127.0.0.1:9100",
    "traces": "http://127.0.0.1:4318",
}
"""Words that settings understand which take only some."""
NOTHING: Final = object()
NOT_SET: Final = {
    "built": "tests serve another page than the one in the package",
    "nats.password": "a secret: DEJARIK_NATS_PASSWORD",
    "mail.password": "a secret: DEJARIK_MAIL_PASSWORD",
    "push.key": "a secret: DEJARIK_PUSH_KEY",
    "metrics.host": "stands in --metrics with its port",
}


def asked_anywhere() -> str:
    """Everything that the page and the client of the package may ask."""
    page = sorted((ROOT / "web" / "src").rglob("*.ts*"))
    client = sorted((ROOT / "src" / "dejarik" / "client").rglob("*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in [*page, *client])


def test_every_route_is_asked_by_somebody() -> None:
    """The page, the client, or whoever the reason names."""
    routes = json.loads(INTERFACE.read_text(encoding="utf-8"))["paths"]
    asked = asked_anywhere()
    unasked = {path for path in routes if path.partition("{")[0].rstrip("/") not in asked}

    assert unasked == NOT_ASKED.keys()


def choices() -> set[str]:
    """What can be said of a table that is opened, by the names of fields."""
    parts = {"terms": Terms, "settings": TableSettings}
    found = {
        name
        for one in CreateTable.__struct_fields__
        for name in (parts[one].__struct_fields__ if one in parts else [one])
    }
    of_bot = {"bot" if name == "bot" else f"against.{name}" for name in BotSeat.__struct_fields__}
    return (found - {"against"}) | of_bot


def of_play() -> dict[str, Action]:
    """The options of `dejarik play`."""
    program = program_of(door.build_parser(), "play")
    return {word: one for one in program._actions for word in one.option_strings}


def test_what_is_said_of_a_table_is_typed_in_a_terminal() -> None:
    """Or there is nothing to choose there, for a reason."""
    assert choices() == IN_TERMINAL.keys() | NOT_IN_TERMINAL.keys()
    assert {*IN_TERMINAL.values()} <= of_play().keys()


def test_what_is_said_of_a_table_is_said_by_a_program() -> None:
    """By an argument of the client."""
    known = inspect.signature(site.Site.play_bot).parameters
    assert choices() == IN_CLIENT.keys() | NOT_IN_CLIENT.keys()
    assert {*IN_CLIENT.values()} <= known.keys()


def test_every_bot_and_title_is_typed_in_a_terminal() -> None:
    """Strengths by their names, titles by their ids."""
    typed = of_play()

    assert {*BOTS} <= {*(typed["--against"].choices or ())}
    assert [*TITLES.ids] == [*(typed["--title"].choices or ())]


@pytest.mark.parametrize("title", TITLES.ids)
def test_options_of_titles_are_not_taken_for_others(title: str) -> None:
    """What a title calls its own is no option of the terminal, nor the beginning of one."""
    for option in TITLES.named(title).options:
        assert not [word for word in of_play() if word.startswith(f"--{option.key}")]


def leaves(record: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Every value in a configuration by its path."""
    for one in fields(record):  # type: ignore[arg-type]
        value = getattr(record, one.name)
        if is_dataclass(value):
            yield from leaves(value, f"{path}{one.name}.")
        else:
            yield f"{path}{one.name}", value


def typed_for(action: Action, folder: Path) -> list[str]:
    """An option with something else than what it has by itself."""
    name = action.option_strings[-1]
    if action.nargs == 0:
        return [name]
    if action.dest in WORDS:
        return [name, WORDS[action.dest]]
    if action.choices:
        return [name, [*action.choices][-1]]
    if action.type is int:
        return [name, "7"]
    file = folder / "text.md"
    file.write_text("# Words", encoding="utf-8")
    return [name, str(file)]


def test_every_setting_of_a_process_can_be_said(tmp_path: Path) -> None:
    """A field of the configuration that no option changes fails until there is one."""
    parser = door.build_parser()
    program = program_of(parser, "serve")
    skipped = {"help", "database", "config", "no_migrate"}
    said = [
        word
        for one in program._actions
        if one.option_strings and one.dest not in skipped
        for word in typed_for(one, tmp_path)
    ]
    plain = parser.parse_args(["serve", "--sqlite", "club.sqlite"])
    full = parser.parse_args(["serve", *said])
    secrets = {"DEJARIK_PUSH_KEY": new_key(), "DEJARIK_MAIL_PASSWORD": "quiet"}
    before = dict(leaves(config_from(plain, {})))
    after = dict(leaves(config_from(full, secrets)))
    same = {path for path, value in after.items() if before.get(path, NOTHING) == value}

    assert same <= NOT_SET.keys()
    assert {path.partition(".")[0] for path in after} == {one.name for one in fields(Config)}
