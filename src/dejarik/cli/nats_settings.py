"""
Settings of NATS: how `dejarik serve` and `dejarik work` sign in there.

What belongs here: an argument and the environment into settings, and what is wrong with
them. What does not: connecting (`service.adapters.nats_link`).
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.config import NatsSettings

NATS_PASSWORD: Final = "DEJARIK_NATS_PASSWORD"


def nats_from(url: str, environment: Mapping[str, str]) -> NatsSettings:
    """
    The server of an address, with the password of the user it names.

    Raises Trouble when a user has no password, or everybody could read it.
    """
    named = urlsplit(url)
    if named.password is not None:
        raise Trouble(
            "The password of NATS is in its address.",
            "everybody on this machine can read the arguments of a program",
            f"name the user alone (nats://USER@HOST), and put the password into {NATS_PASSWORD}",
            USAGE,
        )
    password = environment.get(NATS_PASSWORD, "").strip() if named.username else ""
    if named.username and not password:
        raise Trouble(
            "The password of NATS is missing.",
            f"--nats names the user {named.username}, and {NATS_PASSWORD} is empty",
            f"put the password into {NATS_PASSWORD}",
            USAGE,
        )
    return NatsSettings(url, password)
