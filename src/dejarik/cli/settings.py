"""
Settings of a service: the same ones as arguments, in the environment, and in a file.

What belongs here: finding them, their types, and what is wrong with them, all at once.
What does not: which settings there are (the arguments of the programs say so), and what they
mean (`serve`).

An argument is stronger than the environment, and the environment stronger than the file.
Secrets are never arguments: they stand in the environment, in files named there
(`…_FILE`), or in the file of settings if nobody else may read it.
"""

import os
import stat
import tomllib
from argparse import Action, ArgumentParser
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from dejarik.cli.trouble import USAGE, Trouble

PREFIX: Final = "DEJARIK_"
CONFIG: Final = "DEJARIK_CONFIG"
"""The file of settings, where no argument names one."""
FILE: Final = "_FILE"
"""What is put behind the name of a secret that stands in a file of its own."""
SECRETS: Final = {
    "database_password": "PGPASSWORD",
    "nats_password": "DEJARIK_NATS_PASSWORD",
    "push_key": "DEJARIK_PUSH_KEY",
    "mail_password": "DEJARIK_MAIL_PASSWORD",
}
"""What the file calls each secret, and where the programs look for it."""
SECRETS_TABLE: Final = "secrets"
OTHERS_READ: Final = stat.S_IRWXG | stat.S_IRWXO if os.name == "posix" else 0
"""Elsewhere (Windows) the mode of a file says nothing about others."""
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")
NOT_SETTINGS: Final = frozenset({"help", "config"})


@dataclass
class Found:
    """What was found: values by name, where each came from, secrets, and complaints."""

    values: dict[str, Any] = field(default_factory=dict)
    origins: dict[str, str] = field(default_factory=dict)
    secrets: dict[str, str] = field(default_factory=dict)
    secret_origins: dict[str, str] = field(default_factory=dict)
    complaints: list[str] = field(default_factory=list)

    def demand(self) -> None:
        """Raise Trouble with every complaint, if there is one."""
        if self.complaints:
            raise Trouble(
                "The settings cannot be used.",
                "; ".join(self.complaints),
                "mend them; `dejarik config check` shows what is in force",
                USAGE,
            )


def settings_of(parser: ArgumentParser) -> dict[str, Action]:
    """The settings that a program has, by their names in a file."""
    actions = (one for one in parser._actions if one.option_strings)  # noqa: SLF001  (no other way)
    return {one.dest: one for one in actions if one.dest not in NOT_SETTINGS}


def find(file: Path | None, environment: Mapping[str, str], known: Mapping[str, Action]) -> Found:
    """Everything that a file and the environment say of these settings."""
    found = Found()
    named = file or (Path(environment[CONFIG]) if environment.get(CONFIG) else None)
    if named is not None:
        _read_file(named, known, found)
    for name, action in known.items():
        variable = PREFIX + name.upper()
        if variable in environment:
            _keep(found, name, _from_text(environment[variable], action), variable, action)
    for variable in SECRETS.values():
        _read_secret(variable, environment, found)
    return found


def secrets_in(environment: Mapping[str, str]) -> dict[str, str]:
    """The secrets of the environment and of the files it names. Raises Trouble."""
    found = find(None, environment, {})
    found.demand()
    return found.secrets


def use_password(secret: Mapping[str, str]) -> None:
    """Put the password of PostgreSQL where its own library looks for it."""
    if "PGPASSWORD" in secret:
        os.environ["PGPASSWORD"] = secret["PGPASSWORD"]


def _read_file(file: Path, known: Mapping[str, Action], found: Found) -> None:
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
        others = file.stat().st_mode & OTHERS_READ
    except OSError as error:
        found.complaints.append(f"{file} cannot be read: {error.strerror}")
        return
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        found.complaints.append(f"{file} is not TOML: {error}")
        return
    secrets = told.pop(SECRETS_TABLE, {})
    for name, value in told.items():
        if name in known:
            _keep(found, name, value, str(file), known[name])
        else:
            found.complaints.append(_unknown(name, str(file), known))
    if not isinstance(secrets, dict):
        found.complaints.append(f"{SECRETS_TABLE} in {file} must be a table: [{SECRETS_TABLE}]")
        return
    if secrets and others:
        found.complaints.append(
            f"{file} holds secrets and others may read it: chmod 600, or put them elsewhere"
        )
    for name, value in secrets.items():
        if name not in SECRETS:
            found.complaints.append(_unknown(name, f"[{SECRETS_TABLE}] of {file}", SECRETS))
        elif not isinstance(value, str):
            found.complaints.append(f"{name} in {file} must be a text")
        else:
            found.secrets[SECRETS[name]] = value
            found.secret_origins[SECRETS[name]] = str(file)


def _read_secret(variable: str, environment: Mapping[str, str], found: Found) -> None:
    """A secret of the environment, or of the file that the environment names for it."""
    place = environment.get(variable + FILE, "")
    if place:
        try:
            found.secrets[variable] = Path(place).read_text(encoding="utf-8").strip()
            found.secret_origins[variable] = variable + FILE
        except OSError as error:
            found.complaints.append(f"{variable}{FILE} cannot be read: {error.strerror}")
    if environment.get(variable):
        found.secrets[variable] = environment[variable]
        found.secret_origins[variable] = variable


def _keep(found: Found, name: str, value: object, origin: str, action: Action) -> None:
    wanted = _wanted(action)
    if not _is_one(value, wanted):
        found.complaints.append(f"{name} of {origin} must be {wanted}, and is {value!r}")
    elif action.choices is not None and value not in action.choices:
        choices = ", ".join(str(one) for one in action.choices)
        found.complaints.append(f"{name} of {origin} must be one of {choices}, and is {value!r}")
    else:
        found.values[name] = value
        found.origins[name] = origin


def _wanted(action: Action) -> str:
    if action.nargs == 0:
        return "true or false"
    if isinstance(action.default, list):
        return "a list of texts"
    return "a whole number" if action.type is int else "a text"


def _is_one(value: object, wanted: str) -> bool:
    if wanted == "true or false":
        return isinstance(value, bool)
    if wanted == "a list of texts":
        return isinstance(value, list) and all(isinstance(one, str) for one in value)
    if wanted == "a whole number":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, str)


def _from_text(text: str, action: Action) -> object:
    """A variable of the environment as the type of its setting, or as it is if it is none."""
    wanted = _wanted(action)
    if wanted == "true or false" and text.lower() in YES + NO:
        return text.lower() in YES
    if wanted == "a list of texts":
        return [one.strip() for one in text.split(",") if one.strip()]
    if wanted == "a whole number" and text.strip().lstrip("-").isdigit():
        return int(text)
    return text


def _unknown(name: str, origin: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, list(known), 1)
    meant = f"; {near[0]} may be meant" if near else ""
    return f"there is no setting {name} ({origin}){meant}"
