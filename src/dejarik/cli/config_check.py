"""
`dejarik config check`: the settings that are in force, and where each comes from.

What belongs here: showing them, never a secret. What does not: finding them (`settings`), and
whether what they name can be reached (`doctor`).
"""

import json
import os
from argparse import Action, Namespace
from collections.abc import Mapping
from pathlib import Path

from dejarik.cli.club_file import usual_file
from dejarik.cli.serve import config_from
from dejarik.cli.settings import SECRETS, Found, find
from dejarik.cli.trouble import USAGE, Trouble


def show_config(args: Namespace, known: Mapping[str, Action]) -> int:
    """Print every setting with its value and origin; 2 if one of them cannot be used."""
    found = find(Path(args.config) if args.config else None, os.environ, known)
    _try(found, known)
    if args.json:
        print(json.dumps(_told(found, known)))
    else:
        for name, action in known.items():
            origin = found.origins.get(name, "usual")
            print(f"{name} = {json.dumps(found.values.get(name, action.default))}  ({origin})")
        if not found.values.get("sqlite") and not found.values.get("database"):
            print(f"The club is kept in {usual_file()}, as no database is named.")
        for name, variable in SECRETS.items():
            print(f"{name}: {found.secret_origins.get(variable, 'not set')}")
        for complaint in found.complaints:
            print(f"WRONG: {complaint}")
    return USAGE if found.complaints else 0


def _try(found: Found, known: Mapping[str, Action]) -> None:
    """Make the configuration as `dejarik serve` would; what it refuses is a complaint."""
    if found.complaints:
        return
    values = {name: found.values.get(name, action.default) for name, action in known.items()}
    try:
        config_from(Namespace(**values), found.secrets)
    except Trouble as trouble:
        found.complaints.append(str(trouble))


def _told(found: Found, known: Mapping[str, Action]) -> dict[str, object]:
    return {
        "settings": {
            name: {
                "value": found.values.get(name, action.default),
                "from": found.origins.get(name, "usual"),
            }
            for name, action in known.items()
        },
        "secrets": {
            name: found.secret_origins.get(variable, "") for name, variable in SECRETS.items()
        },
        "wrong": found.complaints,
    }
