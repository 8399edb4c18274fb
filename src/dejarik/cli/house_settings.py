"""
Settings of the house: the texts of whoever runs a service, and how to reach them.

What belongs here: files and an address into settings, and what is wrong with them.
What does not: what is told if there are none (`service.house`).
"""

from argparse import Namespace
from pathlib import Path
from typing import Final

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.hosting.people.notice_places import read_mail_address
from dejarik.service.config import HouseSettings

LONGEST_TEXT: Final = 100_000
"""Bytes of one text."""


def house_from(args: Namespace) -> HouseSettings:
    """
    The texts and the contact that were named; empty where none was.

    Raises Trouble when a file cannot be read, or the contact is none.
    """
    return HouseSettings(
        _text(args.house_rules, "--house-rules"),
        _text(args.privacy, "--privacy"),
        _contact(args.contact or ""),
    )


def _text(name: str | None, setting: str) -> str:
    if not name:
        return ""
    file = Path(name)
    try:
        if file.stat().st_size > LONGEST_TEXT:
            raise _unusable(setting, f"{file} is longer than {LONGEST_TEXT} bytes", "shorten it")
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        why = f"{file} cannot be read: {error.strerror}"
        raise _unusable(setting, why, "name a file of Markdown that this user may read") from error
    except UnicodeDecodeError as error:
        raise _unusable(setting, f"{file} is not UTF-8", "save it as UTF-8") from error
    if not text.strip():
        raise _unusable(setting, f"{file} is empty", "leave the setting out to tell the usual text")
    return text


def _contact(text: str) -> str:
    if not text or text.startswith("https://"):
        return text
    try:
        return f"mailto:{read_mail_address(text)}"
    except ValueError as error:
        advice = "name a mail address, or a page with https://"
        raise _unusable("--contact", str(error), advice) from error


def _unusable(setting: str, why: str, advice: str) -> Trouble:
    return Trouble(f"{setting} cannot be used.", why, advice, USAGE)
