"""
Mail: handing messages to one SMTP server.

What belongs here: one message, its headers and its way, in a thread because the library
waits. What does not: who is told what, and whose address it is.
"""

import asyncio
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

import structlog

from dejarik.hosting.people.notice_places import read_mail_address
from dejarik.service.config import MailSettings

SECONDS: Final = 20.0
"""How long the server may take for each step."""
PATIENCE: Final = 60.0
"""How long a message may take altogether."""
LONGEST_SUBJECT: Final = 150
AT_ONCE: Final = 4
TAKEN: Final = "taken"
FAILED: Final = "failed"

log = structlog.get_logger()


def unnoted(result: str) -> None:
    """Take note of nothing."""


class Mail:
    """Sends plain messages through one server."""

    def __init__(
        self,
        settings: MailSettings,
        context: ssl.SSLContext | None = None,
        note: Callable[[str], None] = unnoted,
    ) -> None:
        """
        Take the settings; `note` is told what became of each message: `taken` or `failed`.

        Raises ValueError when nothing could be sent by them.
        """
        read_mail_address(settings.sender)
        if settings.user and settings.security == "none":
            message = "a mail server that wants a password must be reached by starttls or tls"
            raise ValueError(message)
        self._settings = settings
        self._note = note
        self._context = context or ssl.create_default_context()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send one message; whether the server took it. Never raises."""
        try:
            message = written(self._settings.sender, to, subject, text)
            async with asyncio.timeout(PATIENCE), self._turns:
                await asyncio.to_thread(self._hand_over, message, to)
        except (ValueError, OSError, smtplib.SMTPException, TimeoutError) as error:
            # Errors of the library quote addresses and what the server said.
            log.warning("mail_failed", error=type(error).__name__)
            self._note(FAILED)
            return False
        self._note(TAKEN)
        return True

    def _hand_over(self, message: EmailMessage, to: str) -> None:
        settings = self._settings
        with self._connected() as server:
            if settings.security == "starttls":
                # Raises when the server does not offer it: better no mail than an open one.
                server.starttls(context=self._context)
            if settings.user:
                server.login(settings.user, settings.password)
            server.send_message(message, settings.sender, [to])

    def _connected(self) -> smtplib.SMTP:
        settings = self._settings
        if settings.security == "tls":
            return smtplib.SMTP_SSL(
                settings.host, settings.port, timeout=SECONDS, context=self._context
            )
        return smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)


def written(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """
    A message with its headers; whatever is in the subject stays in the subject.

    Raises ValueError when an address is none.
    """
    message = EmailMessage(policy=SMTP)
    message["From"] = read_mail_address(sender)
    message["To"] = read_mail_address(to)
    message["Subject"] = _one_line(subject)
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def _one_line(text: str) -> str:
    kept = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(kept.split())[:LONGEST_SUBJECT]
