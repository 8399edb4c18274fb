"""
The configuration of `dejarik serve`, one process of the service.

What belongs here: settings into a configuration. What does not: serving (`serving`), and what is
served (`service.app`).
"""

import secrets
from argparse import Namespace
from collections.abc import Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import urlsplit

from dejarik.cli.club_file import SQLITE, usual_file
from dejarik.cli.house_settings import house_from
from dejarik.cli.monitoring_settings import metrics_from, traces_from
from dejarik.cli.nats_settings import nats_from
from dejarik.cli.notice_settings import mail_from, push_from
from dejarik.cli.trouble import USAGE, Trouble
from dejarik.service.config import MOST_WORK, Config, SignUpSettings

LEAST_POOL, MOST_POOL = 2, 100
"""A statement inside a transaction of another would wait for ever with one."""


def config_from(args: Namespace, secret: Mapping[str, str]) -> Config:
    """
    The configuration that the arguments ask for, with its secrets.

    Without a database it is the usual file. Raises Trouble when they ask for two databases, for
    notices that cannot be sent, or for texts that cannot be read.
    """
    if args.sqlite and args.database:
        raise Trouble(
            "There must be one database.",
            "two were named",
            "name a file with --sqlite, or a PostgreSQL server with --database, not both",
        )
    file = Path(args.sqlite).resolve() if args.sqlite else usual_file()
    database = args.database or f"{SQLITE}{file}"
    return Config(
        database=database,
        instance=args.instance or secrets.token_hex(4),
        url=args.url or f"ws://{args.host}:{args.port}",
        own_url=_own_url(args.own_url or ""),
        nats=nats_from(args.nats, secret) if args.nats else None,
        host=args.host,
        port=args.port,
        pool=_pool(args.pool_size),
        bots=args.bots,
        bot_pace=max(0, args.bot_pace),
        demo=args.demo,
        secure=(args.url or "").startswith("wss://"),
        proxies=_networks(args.trusted_proxy),
        connections=args.connections,
        site=_site(args.site or ""),
        push=push_from(args, secret),
        mail=mail_from(args, secret),
        house=house_from(args),
        sign_up=_sign_up(args),
        metrics=metrics_from(args.metrics or ""),
        traces=traces_from(args.traces or "", args.traces_percent),
    )


def _pool(size: int) -> int:
    """How many connections to PostgreSQL, if that many can serve anybody."""
    if not LEAST_POOL <= size <= MOST_POOL:
        raise Trouble(
            f"A process cannot do with {size} connections to PostgreSQL.",
            f"there must be {LEAST_POOL} at least and {MOST_POOL} at most",
            "leave --pool-size out: 8 are enough for a thousand tables",
            USAGE,
        )
    return size


def _sign_up(args: Namespace) -> SignUpSettings:
    """Who may become somebody, if the cost of it can be paid."""
    if not 0 <= args.proof_of_work <= MOST_WORK:
        raise Trouble(
            f"{args.proof_of_work} is no cost of a new account.",
            f"it is not between 0 and {MOST_WORK} bits",
            "name 0 for none, or 18 for about a second in a browser",
            USAGE,
        )
    return SignUpSettings(args.registration, args.guests, args.inviters, args.proof_of_work)


def _site(text: str) -> str:
    """The address of the page, if it is one."""
    if text and not text.startswith(("http://", "https://")):
        raise Trouble(
            f"{text} is no address of a page.",
            "it begins neither with https:// nor with http://",
            "name what people type into their browser, such as https://play.example.org",
            USAGE,
        )
    return text


def _own_url(text: str) -> str:
    """The address of this process for others, if it is one."""
    try:
        parts = urlsplit(text)
        is_one = not text or (parts.scheme in ("http", "https") and bool(parts.hostname))
        is_one = is_one and parts.port != 0
    except ValueError:
        is_one = False
    if not is_one:
        raise Trouble(
            f"{text} is no address of a process.",
            "it must name a host, and begin with http://",
            "name where other processes reach this one, such as http://10.0.0.5:8421",
            USAGE,
        )
    return text


def _networks(named: Sequence[str]) -> tuple[str, ...]:
    """The proxies that were named, if each is an address or a network."""
    for one in named:
        try:
            ip_network(one)
        except ValueError as error:
            raise Trouble(
                f"{one} is no proxy that can be trusted.",
                str(error),
                "name an address such as 127.0.0.1, or a network such as 10.0.0.0/24",
                USAGE,
            ) from error
    return tuple(named)
