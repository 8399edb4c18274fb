"""
Settings of notices: how `dejarik serve` may reach people who are not looking.

What belongs here: arguments and the environment into settings, and what is wrong with them.
What does not: sending anything (`service.adapters`). Secrets come from the environment:
everybody on a machine can read the arguments of a program.
"""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.hosting.people.notice_places import read_mail_address
from dejarik.service.adapters.mail import Mail
from dejarik.service.adapters.push_sealing import Signer, new_key
from dejarik.service.config import MailSettings, PushSettings

PUSH_KEY: Final = "DEJARIK_PUSH_KEY"
MAIL_PASSWORD: Final = "DEJARIK_MAIL_PASSWORD"
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}


def print_push_key(_: Namespace) -> int:
    """Print a new private key for web push, for the environment of every process."""
    print(new_key())
    return 0


def push_from(args: Namespace, environment: Mapping[str, str]) -> PushSettings | None:
    """
    How browsers are told; nothing without a key.

    Raises Trouble when the key or the contact cannot be used, or one comes without the other.
    """
    key = environment.get(PUSH_KEY, "").strip()
    if not key and not args.push_contact:
        return None
    if not key or not args.push_contact:
        raise Trouble(
            "Web push needs a key and a contact.",
            f"only {'--push-contact' if args.push_contact else PUSH_KEY} was given",
            f"put a key of `dejarik push-key` into {PUSH_KEY}, and name --push-contact",
            USAGE,
        )
    contact = _contact(args.push_contact)
    try:
        Signer(key, contact)
    except ValueError as error:
        # Without the error's words: they might quote the key.
        raise Trouble(
            f"{PUSH_KEY} is no key for web push.",
            "it was not made by `dejarik push-key`, or is not whole",
            "make one with `dejarik push-key`; browsers subscribe anew for another key",
            USAGE,
        ) from error
    return PushSettings(key, contact, _origins(args.push_service))


def _contact(text: str) -> str:
    if text.startswith("https://"):
        return text
    return f"mailto:{_address(text, '--push-contact')}"


def _address(text: str, setting: str) -> str:
    try:
        return read_mail_address(text)
    except ValueError as error:
        raise Trouble(
            f"{setting} cannot be used.", str(error), "check its spelling", USAGE
        ) from error


def _origins(named: Sequence[str]) -> frozenset[str]:
    for one in named:
        parts = urlsplit(one)
        if parts.scheme not in ("http", "https") or one != f"{parts.scheme}://{parts.netloc}":
            raise Trouble(
                f"{one} is no push service.",
                "it is not of the form https://HOST or https://HOST:PORT",
                "leave out whatever follows the host",
                USAGE,
            )
    return frozenset(named)


def mail_from(args: Namespace, environment: Mapping[str, str]) -> MailSettings | None:
    """
    The server mail is handed to; nothing if none was named.

    Raises Trouble when nothing could be sent by these settings.
    """
    if not args.mail_server:
        return None
    password = environment.get(MAIL_PASSWORD, "") if args.mail_user else ""
    if args.mail_user and not password:
        raise Trouble(
            "The mail server's password is missing.",
            f"--mail-user was given, and {MAIL_PASSWORD} is empty",
            f"put the password into {MAIL_PASSWORD}",
            USAGE,
        )
    host, port = _server(args.mail_server, PORTS[args.mail_security])
    sender = _address(args.mail_from or "", "--mail-from")
    settings = MailSettings(host, port, sender, args.mail_security, args.mail_user or "", password)
    try:
        Mail(settings)
    except ValueError as error:
        raise Trouble(
            "Mail cannot be sent by these settings.", str(error), "see --mail-security", USAGE
        ) from error
    return settings


def _server(text: str, usual: int) -> tuple[str, int]:
    try:
        parts = urlsplit(f"//{text}")
        host, port = parts.hostname, parts.port or usual
    except ValueError:
        host, port = None, usual
    if not host or "@" in text or "/" in text:
        raise Trouble(
            f"{text} is no mail server.",
            "it is not of the form HOST or HOST:PORT",
            "name it as in mail.example.org:587",
            USAGE,
        )
    return host, port
