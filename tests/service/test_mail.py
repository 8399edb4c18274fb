"""Mail through a server of our own: what it gets, and when nothing is sent."""

import asyncio
import ssl
from pathlib import Path

import pytest

from dejarik.service.adapters.mail import Mail, written
from dejarik.service.config import MailSettings
from dejarik.testing.mail_server import MailServer, new_certificate, serving


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate for this machine, in one file."""
    return new_certificate(tmp_path_factory.mktemp("mail"))


def send(server: MailServer, certificate: Path | None, **settings: str) -> bool:
    """Send one message by these settings."""
    context = ssl.create_default_context(cafile=certificate)
    chosen = MailSettings("127.0.0.1", server.port, "table@example.org", **settings)  # type: ignore[arg-type]

    async def main() -> bool:
        subject = "It is your turn\r\nBcc: all@example.org"
        return await Mail(chosen, context).send("ada@example.org", subject, "Go.\n.\nÜber")

    return asyncio.run(main())


def test_a_message_goes_through_a_sealed_connection(certificate: Path) -> None:
    """The password and the letter are told only after the server has shown who it is."""
    with serving(MailServer(certificate)) as server:
        assert send(server, certificate, user="table", password="secret")

    assert ["STARTTLS"] == server.heard[1:]
    assert any(line.startswith("AUTH PLAIN") for line in server.sealed)
    letter = server.letter()
    assert "table@example.org" == letter["From"]
    assert "ada@example.org" == letter["To"]
    assert ["Go.", ".", "Über"] == letter.get_content().split()
    assert ["rcpt TO:<ada@example.org>"] == [one for one in server.sealed if one[:4] == "rcpt"]


def test_a_subject_cannot_become_a_header(certificate: Path) -> None:
    """What looks like another line stays in this one."""
    with serving(MailServer(certificate)) as server:
        assert send(server, certificate)

    letter = server.letter()
    assert "It is your turn Bcc: all@example.org" == letter["Subject"]
    assert letter["Bcc"] is None


def test_nothing_is_sent_to_a_server_that_nobody_vouches_for(certificate: Path) -> None:
    """A certificate of its own making is not enough."""
    with serving(MailServer(certificate)) as server:
        assert not send(server, None, user="table", password="secret")

    assert server.letters.empty()
    assert [] == server.sealed


def test_nothing_is_sent_in_the_open_when_it_should_be_sealed(certificate: Path) -> None:
    """A server that does not offer it, or somebody in between who hides that it does."""
    with serving(MailServer(certificate, offers_tls=False)) as server:
        assert not send(server, certificate)

    assert server.letters.empty()


def test_a_server_next_door_may_do_without(certificate: Path) -> None:
    """If the settings say so, and without a password."""
    with serving(MailServer(certificate, offers_tls=False)) as server:
        assert send(server, certificate, security="none")

    assert server.letter()
    with pytest.raises(ValueError, match="must be reached by starttls or tls"):
        Mail(MailSettings("127.0.0.1", 25, "table@example.org", "none", "table", "secret"))


def test_a_server_that_is_not_there_is_a_failure(certificate: Path) -> None:
    """Nothing is raised, and the settings do not show their password."""
    server = MailServer(certificate)
    server.socket.close()

    assert not send(server, certificate)
    shown = repr(MailSettings("h", 25, "table@example.org", password="secret"))
    assert "secret" not in shown


@pytest.mark.parametrize("to", ["ada", "ada@example.org\nBcc: b@example.org", ""])
def test_an_address_that_is_none_is_refused(to: str) -> None:
    """Before anything is said to a server."""
    with pytest.raises(ValueError, match="no mail address"):
        written("table@example.org", to, "x", "y")
