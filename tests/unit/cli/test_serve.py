"""`dejarik serve` says in words why it cannot begin."""

import socket
from pathlib import Path

import pytest

from dejarik.cli.main import main
from dejarik.cli.serving import must_be_free
from dejarik.cli.trouble import Trouble
from dejarik.testing.ports import free_port

HERE = "127.0.0.1"


def test_a_taken_port_is_said_before_anything_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What happened, why, and which port to try; no file is laid, nothing claims to serve."""
    with socket.create_server((HERE, free_port())) as other:
        port = other.getsockname()[1]
        code = main(["serve", "--sqlite", str(tmp_path / "club.sqlite"), "--port", str(port)])
    told = capsys.readouterr()

    assert 1 == code
    assert f"Nothing can be served at {HERE}, port {port}." in told.err
    assert "another program uses this port already" in told.err
    assert f"--port {port + 1}" in told.err
    assert "serving" not in told.out + told.err
    assert [] == list(tmp_path.iterdir())


def test_an_address_of_another_machine_is_none_to_serve_at() -> None:
    """The words name one that is."""
    with pytest.raises(Trouble, match=r"name an address of this machine with --host"):
        must_be_free("203.0.113.7", 8420)


def test_a_free_port_is_left_free() -> None:
    """Trying it twice is no trouble."""
    port = free_port()
    must_be_free(HERE, port)
    must_be_free(HERE, port)
