"""
How a process of the service is set up.

What belongs here: the settings, with their usual values. What does not: reading arguments
and the environment (`cli.serve`).
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

BUILT_PAGE: Final = Path(__file__).parent / "web"
"""Where `just web` puts the page."""

Security = Literal["starttls", "tls", "none"]
Registration = Literal["open", "invitation", "closed"]
Guests = Literal["allowed", "silent", "off"]
Inviters = Literal["staff", "players"]
MOST_WORK: Final = 24
"""Bits of proof of work: this many take a browser about a minute."""


@dataclass(frozen=True, slots=True)
class Listening:
    """An address of this machine to listen on."""

    host: str
    port: int


@dataclass(frozen=True, slots=True)
class TraceSettings:
    """The collector of OpenTelemetry that spans are sent to, and how many of a hundred traces."""

    url: str
    percent: int = 1


@dataclass(frozen=True, slots=True)
class NatsSettings:
    """The server of news and of the bots' work; who we are stands in the address."""

    url: str
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class MailSettings:
    """
    The server mail is handed to. `security`: `starttls`, `tls` from the start, or `none`.

    Without security nothing secret is sent: neither user nor password are given.
    """

    host: str
    port: int
    sender: str
    security: Security = "starttls"
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class PushSettings:
    """
    Who we are to push services: our private key, and how to reach whoever runs this.

    `services` are origins that may lie in a network of our own; any other must be public.
    """

    key: str = field(repr=False)
    contact: str
    services: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class HouseSettings:
    """
    Rules and privacy in the words of whoever runs this, as Markdown; ours where they are empty.

    `contact` is how to reach them: an address with `https:` or `mailto:`.
    """

    rules: str = ""
    privacy: str = ""
    contact: str = ""


@dataclass(frozen=True, slots=True)
class SignUpSettings:
    """
    Who may become somebody here, the same in every process.

    `registration` is for accounts: `open`, by `invitation`, or `closed`. Guests are `allowed`,
    `silent` (they play, and what they write is shown to nobody) or `off`. `inviters` are `staff`
    or `players`. `work` is how many bits of proof of work a new guest or account costs; 0 is none.
    """

    registration: Registration = "open"
    guests: Guests = "silent"
    inviters: Inviters = "staff"
    work: int = 0


@dataclass(frozen=True)
class Config:
    """
    One process.

    `database` is `sqlite:///FILE` or `postgresql://…`; without `nats` news and bots stay in
    this process. `url` is where clients reach just this process: they are sent there; at
    `own_url` other processes ask whether it lives, at `url` if that is empty; `site`
    is where people open the page, in every process the same. `proxies` are the addresses and
    networks whose word is taken for who calls; `connections` is how many one address may have.
    `pool` is how many connections to
    PostgreSQL it has at most, beside the one of its journal.
    `demo` keeps tables of a demonstration going.
    `bot_pace` is how many milliseconds lie between what people see of a bot.
    Without `push` and `mail` nobody who is not looking is told anything. `built` is the folder
    of the built page. Metrics are served at `metrics`, and traces are sent to `traces`, or nowhere.
    """

    database: str
    instance: str
    url: str
    own_url: str = ""
    nats: NatsSettings | None = None
    host: str = "127.0.0.1"
    port: int = 8421
    pool: int = 8
    bots: int = 1
    bot_pace: int = 0
    demo: bool = False
    secure: bool = False
    proxies: tuple[str, ...] = ()
    connections: int = 400
    site: str = ""
    push: PushSettings | None = None
    mail: MailSettings | None = None
    house: HouseSettings = HouseSettings()
    sign_up: SignUpSettings = SignUpSettings()
    metrics: Listening | None = None
    traces: TraceSettings | None = None
    built: Path = BUILT_PAGE

    def page(self) -> str:
        """Where people open the page, without a slash at its end."""
        return (self.site or self.url.replace("ws", "http", 1)).rstrip("/")
