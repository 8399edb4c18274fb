"""
How a process of the service is set up.

What belongs here: the settings, with their usual values. What does not: reading arguments.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Config:
    """
    One process.

    `database` is `sqlite:///FILE` or `postgresql://…`; without `nats` news and bots stay in
    this process. `url` is where clients reach just this process: they are sent there.
    `proxies` are the addresses and networks whose word is taken for who calls.
    """

    database: str
    instance: str
    url: str
    nats: str = ""
    host: str = "127.0.0.1"
    port: int = 8421
    bots: int = 1
    secure: bool = False
    proxies: tuple[str, ...] = ()
