"""Checks of what a process speaks with: NATS, its queue, the mail server, the public address."""

import asyncio
import smtplib
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from nats.aio.client import Client
from nats.js.errors import NotFoundError

from dejarik.service.adapters.jetstream_bots import STREAM
from dejarik.service.adapters.nats_link import CONNECT_SECONDS, TROUBLE
from dejarik.service.config import MailSettings, NatsSettings
from dejarik.service.doctor.findings import DoctorInput, Finding, fine, skipped, warning, wrong

DAY: Final = 86_400
SOON: Final = 14 * DAY
SECONDS: Final = 5.0
HTTPS: Final = 443
MANY_JOBS: Final = 100


@asynccontextmanager
async def _nats(settings: NatsSettings) -> AsyncIterator[Client]:
    client = Client()
    try:
        await client.connect(
            settings.url,
            user=urlsplit(settings.url).username,
            password=settings.password or None,
            allow_reconnect=False,
            max_reconnect_attempts=1,
            connect_timeout=CONNECT_SECONDS,
            error_cb=_ignore,
        )
        yield client
    finally:
        await client.close()


async def _ignore(error: Exception) -> None:
    """What is wrong is raised as well."""


async def nats(patient: DoctorInput) -> Finding:
    """Whether NATS lets us in."""
    settings = patient.config.nats
    if settings is None:
        return skipped("News stay in the process (--nats).")
    try:
        async with _nats(settings):
            return fine("NATS answers, and lets us in.")
    except TROUBLE as error:
        return wrong(
            f"NATS does not let us in: {str(error) or type(error).__name__}.",
            "start it; check --nats and DEJARIK_NATS_PASSWORD",
        )


async def bot_stream(patient: DoctorInput) -> Finding:
    """Whether the queue of questions to bots is there, and is worked on."""
    settings = patient.config.nats
    if settings is None:
        return skipped("Bots think beside the process (--nats).")
    try:
        async with _nats(settings) as client:
            found = await client.jetstream().stream_info(STREAM)
    except NotFoundError:
        return warning(f"There is no stream {STREAM} yet.", "a process or a worker makes it")
    except TROUBLE as error:
        told = f"JetStream does not answer: {str(error) or type(error).__name__}."
        return wrong(told, "start NATS with --jetstream")
    if found.state.messages > MANY_JOBS:
        return warning(
            f"{found.state.messages} questions to bots wait.", "start more: dejarik work"
        )
    return fine(f"The queue of bots is there, {found.state.messages} questions wait.")


async def mail(patient: DoctorInput) -> Finding:
    """Whether the mail server lets us in; nothing is sent."""
    settings = patient.config.mail
    if settings is None:
        return skipped("No mail is sent (--mail-server).")
    try:
        await asyncio.to_thread(_greet, settings)
    except (OSError, smtplib.SMTPException) as error:
        return wrong(
            f"The mail server does not let us in: {type(error).__name__}.",
            "check --mail-server, --mail-security, --mail-user and its password",
        )
    return fine("The mail server lets us in.")


def _greet(settings: MailSettings) -> None:
    context = ssl.create_default_context()
    if settings.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            settings.host, settings.port, timeout=SECONDS, context=context
        )
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=SECONDS)
    with server:
        if settings.security == "starttls":
            server.starttls(context=context)
        if settings.user:
            server.login(settings.user, settings.password)
        server.noop()


async def certificate(patient: DoctorInput) -> Finding:
    """How long the certificate of the public address is valid."""
    parts = urlsplit(patient.config.page())
    if parts.scheme != "https":
        return skipped("The public address has no TLS.")
    host, port = parts.hostname or "", parts.port or HTTPS
    try:
        _, writer = await asyncio.open_connection(host, port, ssl=ssl.create_default_context())
    except ssl.SSLCertVerificationError as error:
        return wrong(
            f"Browsers refuse the certificate of {host}: {error.verify_message}.",
            "renew it, or look into the log of the proxy",
        )
    except OSError as error:
        return wrong(
            f"{host} cannot be reached: {error}.", "start the proxy; check the name and --site"
        )
    shown = writer.get_extra_info("peercert")
    writer.close()
    left = ssl.cert_time_to_seconds(shown["notAfter"]) - time.time()
    told = f"The certificate of {host} is valid for {left / DAY:.0f} days."
    return fine(told) if left > SOON else warning(told, "renew it: Caddy should have by now")
