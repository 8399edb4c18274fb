"""
A mail server for tests: the least that SMTP can be, with encryption.

What belongs here: taking letters and keeping what was said. What does not: what tests claim.
"""

import queue
import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import BinaryIO, Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

PATIENCE: Final = 20.0
"""Seconds that a client may take for a line, and a letter to come."""
ANSWERS: Final = {"AUTH": b"235 come in\r\n", "QUIT": b"221 goodbye\r\n"}


def new_certificate(folder: Path) -> Path:
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
    path = folder / "certificate.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path


class MailServer:
    """A mail server on a free port; it keeps what it was told, line by line, and the letters."""

    def __init__(self, certificate: Path, *, offers_tls: bool = True) -> None:
        self.offers_tls = offers_tls
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(certificate)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.heard: list[str] = []
        self.sealed: list[str] = []
        self.letters: queue.Queue[EmailMessage] = queue.Queue()

    def serve(self) -> None:
        """Talk to one client after the other, until the socket is closed."""
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            connection.settimeout(PATIENCE)
            # A client that does not trust us hangs up in the middle.
            with connection, suppress(OSError):
                connection.sendall(b"220 here\r\n")
                self._talk(connection)

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
                self._keep(lines)
                connection.sendall(b"250 taken\r\n")
            else:
                connection.sendall(ANSWERS.get(word, b"250 ok\r\n"))
        lines.close()

    def _keep(self, lines: BinaryIO) -> None:
        """Keep a letter as it was meant, with doubled dots undone."""
        parts = []
        while (part := lines.readline()) != b".\r\n":
            parts.append(part.removeprefix(b"."))
        found = message_from_bytes(b"".join(parts), policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.put(found)

    def letter(self) -> EmailMessage:
        """The next letter. Raises queue.Empty when none comes."""
        return self.letters.get(timeout=PATIENCE)


@contextmanager
def serving(server: MailServer) -> Iterator[MailServer]:
    """A mail server while it takes letters."""
    thread = threading.Thread(target=server.serve)
    thread.start()
    try:
        yield server
    finally:
        # Closing alone would let it wait for the next client.
        server.socket.shutdown(socket.SHUT_RDWR)
        server.socket.close()
        thread.join(PATIENCE)
