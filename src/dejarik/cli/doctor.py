"""
`dejarik doctor`: what is wrong with a service, and what to do about it.

What belongs here: settings into what is checked, and showing the findings. What does not: the
checks (`service.doctor`). The exit code is 0 if nothing is wrong, 1 if something is, and 2 if
the settings cannot be used.
"""

import asyncio
import json
import logging
import sys
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final

from dejarik.cli.serve import config_from
from dejarik.cli.settings import FILE, SECRETS, use_password
from dejarik.cli.trouble import FAILURE, USAGE, Trouble
from dejarik.hosting.terminal_text import DIM, GREEN, RED, YELLOW, Paint, wrapped
from dejarik.service.doctor.examination import examine
from dejarik.service.doctor.findings import DoctorInput, Finding, State, fine, wrong
from dejarik.titles.registry import TITLES

MARKS: Final = {
    State.FINE: ("ok", GREEN),
    State.WARNING: ("WARN", YELLOW),
    State.WRONG: ("WRONG", RED),
    State.SKIPPED: ("-", DIM),
}
COLUMN: Final = 20
"""Where what was found begins."""
SETTINGS: Final = "settings"


def show_doctor(args: Namespace, environment: Mapping[str, str]) -> int:
    """Check everything and show what was found."""
    complaint = "; ".join(args.complaints)
    findings: dict[str, Finding] = {}
    if not complaint:
        try:
            # Libraries would say the same again, in their own words.
            logging.disable()
            findings = asyncio.run(examine(_patient(args, environment)))
        except Trouble as trouble:
            complaint = str(trouble).replace("\n ", ";")
        finally:
            logging.disable(logging.NOTSET)
    mend = "mend them; dejarik config check shows where each comes from"
    settings = wrong(complaint, mend) if complaint else fine("The settings can be used.")
    findings = {SETTINGS: settings, **findings}
    if args.json:
        print(json.dumps({name: asdict(one) for name, one in findings.items()}))
    else:
        _show(findings, Paint(sys.stdout.isatty()))
    if complaint:
        return USAGE
    return FAILURE if any(one.state is State.WRONG for one in findings.values()) else 0


def _patient(args: Namespace, environment: Mapping[str, str]) -> DoctorInput:
    config = config_from(args, args.secrets)
    use_password(args.secrets)
    named = [environment.get(variable + FILE, "") for variable in SECRETS.values()]
    secrets = tuple(Path(one) for one in named if one)
    backups = Path(args.backups) if args.backups else None
    return DoctorInput(config, TITLES.release_name(), secrets, backups)


def _show(findings: Mapping[str, Finding], paint: Paint) -> None:
    indent = " " * COLUMN
    for name, one in findings.items():
        mark, style = MARKS[one.state]
        first, *rest = wrapped(one.what, indent, indent) or [indent]
        print(
            f"{paint(f'{mark:>5}', style)}  {name:<{COLUMN - 7}}{first.strip()}",
            *rest,
            sep="\n" if rest else "",
        )
        for line in wrapped(f"-> {one.do}", indent, f"{indent}   ") if one.do else ():
            print(line)
    wrongs = sum(one.state is State.WRONG for one in findings.values())
    warnings = sum(one.state is State.WARNING for one in findings.values())
    print(f"\n{wrongs} wrong, {warnings} to be seen to, {len(findings)} checked.")
