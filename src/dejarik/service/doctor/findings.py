"""
Findings: what a check says.

What belongs here: the kinds of findings, and what every check is given. What does not: the checks.
"""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from dejarik.service.config import Config


class State(StrEnum):
    """How it stands with what was checked; `skipped` is not there, or cannot be seen from here."""

    FINE = "fine"
    WARNING = "warning"
    WRONG = "wrong"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found, and what to do about it unless it is fine."""

    state: State
    what: str
    do: str = ""


@dataclass(frozen=True, slots=True)
class DoctorInput:
    """
    What is checked: the settings of a process, the release it would be of, files beside it.

    `secrets` are files that hold secrets, `backups` is the folder of the backups, if it is known.
    """

    config: Config
    release: str
    secrets: tuple[Path, ...] = ()
    backups: Path | None = None


def fine(what: str) -> Finding:
    """Nothing is to be done."""
    return Finding(State.FINE, what)


def warning(what: str, do: str) -> Finding:
    """It works, and should be seen to."""
    return Finding(State.WARNING, what, do)


def wrong(what: str, do: str) -> Finding:
    """It does not work."""
    return Finding(State.WRONG, what, do)


def skipped(what: str) -> Finding:
    """There is nothing to check."""
    return Finding(State.SKIPPED, what)
