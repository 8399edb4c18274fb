"""Ports for the servers of tests: whoever is given one is the only one."""

import os
import socket
import subprocess
import sys

import pytest

from dejarik.testing import ports
from dejarik.testing.ports import BLOCK, HOST, NoPort, free_port

ASK = (
    "from dejarik.testing.ports import free_port\n"
    f"print(*[free_port() for _ in range({BLOCK - 20})], flush=True)\n"
    "input()\n"
)


def test_processes_beside_each_other_are_given_different_ports() -> None:
    """Though none of them is bound by anybody yet."""
    command = [sys.executable, "-c", ASK]
    pipe = subprocess.PIPE
    others = [subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) for _ in range(3)]
    given = [free_port() for _ in range(BLOCK - 20)]
    for other in others:
        assert other.stdout is not None
        given += map(int, other.stdout.readline().split())
    for other in others:
        other.communicate("\n")

    assert 4 * (BLOCK - 20) == len(given) == len(set(given))


def test_a_port_that_is_in_use_is_passed_over() -> None:
    """Also when a whole round later it would be its turn again."""
    with socket.socket() as server:
        taken = free_port()
        server.bind((HOST, taken))
        given = {free_port() for _ in range(BLOCK)}

    assert taken not in given
    assert taken in {free_port() for _ in range(BLOCK)}


def test_without_a_block_nobody_is_given_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Instead of one that another process may be about to bind."""
    mine = free_port() // BLOCK * BLOCK
    monkeypatch.setattr(ports, "PORTS", range(mine, mine + BLOCK))
    monkeypatch.setattr(os, "getpid", lambda: -1)

    with pytest.raises(NoPort, match="claimed all ports"):
        free_port()
