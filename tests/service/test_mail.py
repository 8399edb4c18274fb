"""Mail through a server of our own: what it gets, and when nothing is sent."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from dejarik.service.adapters.mail import Mail, MailSettings, written

ANSWERS = {"AUTH": b"235 come in\r\n", "QUIT": b"221 goodbye\r\n"}


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate for this machine, in one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("mail") / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path


class Server:
    """The least an SMTP server can be; it keeps what it was told, line by line."""

    def __init__(self, certificate: Path, *, offers_tls: bool = True) -> None:
        """Listen on a free port."""
        self.offers_tls = offers_tls
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.heard: list[str] = []
        self.sealed: list[str] = []
        self.data = b""

    def serve(self) -> None:
        """Talk to one client."""
        try:
            connection, _ = self.socket.accept()
            connection.settimeout(10)
            connection.sendall(b"220 here\r\n")
            self._talk(connection)
        except OSError:
            # A client that does not trust us hangs up in the middle.
            return

    def _talk(self, connection: socket.socket) -> None:
        lines = connection.makefile("rb")
        sealed = isinstance(connection, ssl.SSLSocket)
        while line := lines.readline().decode().strip():
            (self.sealed if sealed else self.heard).append(line)
            word = line.split()[0].upper()
            if word == "EHLO":
                more = "250-AUTH PLAIN\r\n" if sealed else "250-STARTTLS\r\n"
                connection.sendall(
                    f"250-hi\r\n{more if self.offers_tls else ''}250 OK\r\n".encode()
                )
            elif word == "STARTTLS":
                connection.sendall(b"220 go\r\n")
                lines.close()
                with self.context.wrap_socket(connection, server_side=True) as inner:
                    self._talk(inner)
                return
            elif word == "DATA":
                connection.sendall(b"354 go\r\n")
                while (part := lines.readline()) != b".\r\n":
                    self.data += part
                connection.sendall(b"250 taken\r\n")
            else:
                connection.sendall(ANSWERS.get(word, b"250 ok\r\n"))
        lines.close()
        connection.close()


@contextmanager
def serving(server: Server) -> Iterator[Server]:
    """A server that talks to one client."""
    thread = threading.Thread(target=server.serve)
    thread.start()
    try:
        yield server
    finally:
        # Whoever never called lets it wait: this ends the waiting.
        server.socket.close()
        thread.join(10)


def send(server: Server, certificate: Path | None, **settings: str) -> bool:
    """Send one message by these settings."""
    context = ssl.create_default_context(cafile=certificate)
    chosen = MailSettings("127.0.0.1", server.port, "table@example.org", **settings)  # type: ignore[arg-type]

    async def main() -> bool:
        subject = "It is your turn\r\nBcc: all@example.org"
        return await Mail(chosen, context).send("ada@example.org", subject, "Go.\n.\nÜber")

    return asyncio.run(main())


def received(server: Server) -> EmailMessage:
    """The message as it came, with doubled dots undone."""
    data = server.data.replace(b"\r\n..", b"\r\n.")
    found = message_from_bytes(data, policy=policy.default)
    assert isinstance(found, EmailMessage)
    return found


def test_a_message_goes_through_a_sealed_connection(certificate: Path) -> None:
    """The password and the letter are told only after the server has shown who it is."""
    with serving(Server(certificate)) as server:
        assert send(server, certificate, user="table", password="secret")

    assert ["STARTTLS"] == server.heard[1:]
    assert any(line.startswith("AUTH PLAIN") for line in server.sealed)
    letter = received(server)
    assert "table@example.org" == letter["From"]
    assert "ada@example.org" == letter["To"]
    assert ["Go.", ".", "Über"] == letter.get_content().split()
    assert ["rcpt TO:<ada@example.org>"] == [one for one in server.sealed if one[:4] == "rcpt"]


def test_a_subject_cannot_become_a_header(certificate: Path) -> None:
    """What looks like another line stays in this one."""
    with serving(Server(certificate)) as server:
        assert send(server, certificate)

    letter = received(server)
    assert "It is your turn Bcc: all@example.org" == letter["Subject"]
    assert letter["Bcc"] is None


def test_nothing_is_sent_to_a_server_that_nobody_vouches_for(certificate: Path) -> None:
    """A certificate of its own making is not enough."""
    with serving(Server(certificate)) as server:
        assert not send(server, None, user="table", password="secret")

    assert b"" == server.data
    assert [] == server.sealed


def test_nothing_is_sent_in_the_open_when_it_should_be_sealed(certificate: Path) -> None:
    """A server that does not offer it, or somebody in between who hides that it does."""
    with serving(Server(certificate, offers_tls=False)) as server:
        assert not send(server, certificate)

    assert b"" == server.data


def test_a_server_next_door_may_do_without(certificate: Path) -> None:
    """If the settings say so, and without a password."""
    with serving(Server(certificate, offers_tls=False)) as server:
        assert send(server, certificate, security="none")

    assert server.data
    with pytest.raises(ValueError, match="must be reached by starttls or tls"):
        Mail(MailSettings("127.0.0.1", 25, "table@example.org", "none", "table", "secret"))


def test_a_server_that_is_not_there_is_a_failure(certificate: Path) -> None:
    """Nothing is raised, and the settings do not show their password."""
    server = Server(certificate)
    server.socket.close()

    assert not send(server, certificate)
    shown = repr(MailSettings("h", 25, "table@example.org", password="secret"))
    assert "secret" not in shown


@pytest.mark.parametrize("to", ["ada", "ada@example.org\nBcc: b@example.org", ""])
def test_an_address_that_is_none_is_refused(to: str) -> None:
    """Before anything is said to a server."""
    with pytest.raises(ValueError, match="no mail address"):
        written("table@example.org", to, "x", "y")
