"""
Settings of monitoring: where metrics are served, and where traces go.

What belongs here: arguments into settings, and what is wrong with them. What does not: serving
and sending (`service.monitoring`).
"""

from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.config import Listening, TraceSettings

LOOPBACK: Final = "127.0.0.1"
PORTS: Final = range(1, 65_536)
PERCENT: Final = range(101)
TELEMETRY: Final = ("opentelemetry", "opentelemetry.sdk", "opentelemetry.exporter")
"""What `dejarik[telemetry]` brings."""


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


def traces_from(url: str, percent: int) -> TraceSettings | None:
    """The collector at an address, and how much it gets; nothing if empty. Raises Trouble."""
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or percent not in PERCENT:
        raise Trouble(
            f"{percent} % of traces cannot be sent to {url}.",
            "a collector has an address with http:// or https://, and takes 0 to 100 %",
            "name one such as http://127.0.0.1:4318/v1/traces",
            USAGE,
        )
    if not _has_telemetry():
        raise Trouble(
            "Traces cannot be sent.",
            "the library of OpenTelemetry is not installed",
            "install dejarik[telemetry], or leave --traces out",
            USAGE,
        )
    return TraceSettings(url, percent)


def _has_telemetry() -> bool:
    # A module is looked for inside its package, so the packages come first.
    return all(find_spec(name) is not None for name in TELEMETRY)
