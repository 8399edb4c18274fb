"""A process with settings for notices tells an absent player by push and mail that it waits."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from dejarik.service.adapters.schema import migrate
from dejarik.testing import http_clients
from dejarik.testing.application import PASSWORD, Somebody
from dejarik.testing.mail_server import MailServer, new_certificate, serving
from dejarik.testing.ports import free_port
from dejarik.testing.processes import Process
from dejarik.testing.push_service import Browser, PushService
from dejarik.testing.visits import SOCKET, Greeting, visit

MAIL_SECRET = "a password of the mail server"
SITE = "https://play.example.org"
NONCE = "0123456789abcdef" * 2
BY_MAIL = {"terms": {"format": "starter"}, "deck": {"kind": "ready", "name": "aw-heroes"}}


def new_key() -> str:
    """Return a key as the command prints it."""
    command = [sys.executable, "-m", "dejarik.cli.main", "push-key"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


class Club:
    """A process that can push and write, and where its messages go."""

    def __init__(self, folder: Path, mail: MailServer, certificate: Path) -> None:
        """Take what it needs; nothing runs yet."""
        self.mail = mail
        self.key = new_key()
        self.push_port = free_port()
        self.push_origin = f"http://127.0.0.1:{self.push_port}"
        database = f"sqlite:///{folder / 'club.sqlite'}"
        migrate(database)
        options = ["--site", SITE, "--push-contact", "host@example.org"]
        options += ["--push-service", self.push_origin]
        options += ["--mail-server", f"127.0.0.1:{mail.port}", "--mail-from", "table@example.org"]
        options += ["--mail-user", "table"]
        environment = {
            "DEJARIK_PUSH_KEY": self.key,
            "DEJARIK_MAIL_PASSWORD": MAIL_SECRET,
            "SSL_CERT_FILE": str(certificate),
        }
        self.process = Process(folder, database, "", 0, options, environment)

    def player(self, client: httpx.Client, name: str) -> Somebody:
        """Return somebody new."""
        nobody = Somebody(client)
        found = nobody.told("/api/people/register", {"name": name, "password": PASSWORD})
        return Somebody(client, found["token"], found["person"]["id"], name)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Club]:
    """The process, while it runs."""
    certificate = new_certificate(tmp_path)
    with serving(MailServer(certificate)) as mail:
        found = Club(tmp_path, mail, certificate)
        found.process.start()
        try:
            yield found
        finally:
            found.process.stop()


def by_correspondence(ann: Somebody, bob: Somebody) -> dict[str, Any]:
    """Return a table of two where a decision may take days, begun."""
    settings = {"clock": {"kind": "correspondence", "days": 3}}
    table = ann.told("/api/tables/create", {**BY_MAIL, "settings": settings})
    sit = {"table": table["id"], "deck": {"kind": "ready", "name": "aw-villains"}}
    bob.told("/api/tables/sit", sit)
    for one in (ann, bob):
        table = one.told("/api/tables/nonce", {"table": table["id"], "nonce": NONCE})
    assert "playing" == table["status"]
    found: dict[str, Any] = table
    return found


def subscribe(club: Club, somebody: Somebody, browser: Browser) -> None:
    """Have somebody told by both ways, as a page would do it."""
    ways = somebody.get("/api/notices").json()
    assert ["push", "mail"] == ways["offered"]
    at = browser.at(f"{club.push_origin}/send/1")
    body = {"endpoint": at.endpoint, "p256dh": at.p256dh, "auth": at.auth}
    somebody.told("/api/notices/subscribe", body)
    wish = {"address": "bob@example.org", "password": PASSWORD}
    somebody.told("/api/notices/set-address", wish)
    link = club.mail.letter().get_content().split(f"{SITE}/confirm#")[1].split()[0]
    somebody.told("/api/notices/confirm-address", {"code": link})


async def play_one(club: Club, table: dict[str, Any], ann: Somebody, push: PushService) -> None:
    """Let Ann answer what she is asked first, and wait for what Bob is pushed."""
    server = await asyncio.start_server(push.take, "127.0.0.1", club.push_port)
    greeting = Greeting(table["game"], ann.token)
    async with server, visit(club.process.url, SOCKET, greeting) as here:
        await here.settle()
        assert "accepted" == (await here.answer(-1))["type"]
        async with asyncio.timeout(30):
            await push.told.wait()


def test_an_absent_player_is_told_by_push_and_mail(served: Club) -> None:
    """With the address of the table on the page; nobody else is told, and no secret is logged."""
    browser, push = Browser(), PushService("201 Created")
    address = served.process.url.replace("ws", "http", 1)
    with http_clients.client(address) as client:
        ann, bob = served.player(client, "Ann"), served.player(client, "Bob")
        assert "correspondence" in ann.get("/api/terms").json()["clocks"]
        subscribe(served, bob, browser)
        table = by_correspondence(ann, bob)
        asyncio.run(play_one(served, table, ann, push))

    letter = served.mail.letter()
    assert ("bob@example.org", "table@example.org") == (letter["To"], letter["From"])
    assert "It is your turn" == letter["Subject"]
    assert f"{SITE}/table/{table['id']}" in letter.get_content()
    pushed = json.loads(browser.read(push.body))
    assert ("It is your turn", f"/table/{table['id']}") == (pushed["title"], pushed["path"])
    assert served.mail.letters.empty()
    assert any(line.startswith("AUTH PLAIN") for line in served.mail.sealed)
    log = served.process.log.read_text()
    assert not [one for one in (served.key, MAIL_SECRET, "bob@example.org") if one in log]
