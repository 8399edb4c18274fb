"""
Ports for the servers of tests: no two processes of a machine hand out the same one.

A server binds its port seconds after it was chosen, and whoever only looks whether a port is free
may choose one that another server is about to bind. So a process that hands out ports claims a
block of them first, by keeping the first port of the block for itself as long as it lives.
"""

import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import cycle
from typing import Final

HOST: Final = "127.0.0.1"

PORTS: Final = range(20_000, 32_000)
"""Below those that connections get by themselves, so that a restarted server finds its own free."""

BLOCK: Final = 100
"""How many ports a process hands out, one after the other, before it begins again."""


class NoPort(Exception):
    """Every block is claimed, or every port of our own is in use."""


def free_port() -> int:
    """A port of this machine that nobody listens on and nobody else is given."""
    # Also a child by fork, which has all that we have, claims a block of its own.
    ports = _ports(os.getpid())
    for port in (next(ports) for _ in range(BLOCK)):
        with socket.socket() as attempt, suppress(OSError):
            attempt.bind((HOST, port))
            return port
    raise NoPort(f"Each of the {BLOCK} ports of this process is in use; end a server of it first.")


@cache
def _ports(_process: int) -> Iterator[int]:
    """The ports of a block that is claimed for one process, over and over."""
    block, claim = _claimed()
    return _kept(claim, block)


def _kept(_claim: socket.socket, block: range) -> Iterator[int]:
    """The claim lasts as long as whoever asks for the ports."""
    yield from cycle(block[1:])


def _claimed() -> tuple[range, socket.socket]:
    """A block that nobody else has claimed, and the socket that says so."""
    blocks = list(range(PORTS.start, PORTS.stop, BLOCK))
    secrets.SystemRandom().shuffle(blocks)
    for first in blocks:
        claim = socket.socket()
        try:
            claim.bind((HOST, first))
        except OSError:
            claim.close()
        else:
            return range(first, first + BLOCK), claim
    raise NoPort(f"Other tests have claimed all ports from {PORTS.start} to {PORTS.stop}.")
