"""
Settings of monitoring: where metrics are served, and where traces go.

What belongs here: arguments into settings, and what is wrong with them. What does not: serving
and sending (`service.monitoring`).
"""

from typing import Final

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.config import Listening

LOOPBACK: Final = "127.0.0.1"
PORTS: Final = range(1, 65_536)


def metrics_from(text: str) -> Listening | None:
    """The address that `HOST:PORT` or `PORT` names; nothing if empty. Raises Trouble."""
    if not text:
        return None
    host, _, port = text.rpartition(":")
    host = host.strip("[]") or LOOPBACK
    if not port.isdigit() or int(port) not in PORTS:
        raise Trouble(
            f"{text} is no address for metrics.",
            "it must be a port, or a host and a port",
            f"name a port of this machine such as 9421, or {LOOPBACK}:9421",
            USAGE,
        )
    return Listening(host, int(port))
