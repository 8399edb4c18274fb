"""The first administrator: a link that makes one, once, while there is none."""

import asyncio
import os
import pty
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from dejarik.cli.first_admin import new_first_link
from dejarik.cli.main import main
from dejarik.service.clocks import now
from dejarik.service.config import SignUpSettings
from dejarik.service.people.first_administrator import LINK_LASTS, FirstLink, make_first_link
from dejarik.service.people.invitation_store import InvitationStore
from dejarik.service.people.roles import Role
from dejarik.service.people.tokens import hash_of
from dejarik.testing.application import PASSWORD, Application, Somebody, application
from dejarik.testing.people import Opens
from dejarik.testing.ports import free_port

CLOSED = SignUpSettings("closed", "off")
PATIENCE = 90.0


def code_of(url: str) -> str:
    """The code of a new link."""
    link = new_first_link(url)
    assert link is not None
    return link.path.partition("#")[2]


def sign_up(place: Application, name: str, code: str) -> tuple[int, Any]:
    """The answer to whoever makes an account with a code."""
    body = {"name": name, "password": PASSWORD, "invitation": code}
    answer = place.nobody.post("/api/people/register", body)
    return answer.status_code, answer.json()


def test_the_link_makes_one_administrator(database_url: str) -> None:
    """Even where nobody else comes in; whoever is second, or comes later, is told it is used."""
    code = code_of(database_url)
    with application(database_url, sign_up=CLOSED) as place:
        shown = place.nobody.told("/api/people/invitation", {"code": code})
        assert ("", "administrator") == (shown["maker_name"], shown["role"])
        status, told = sign_up(place, "Mon", code)
        assert (200, "administrator") == (status, told["person"]["role"])
        assert 403 == sign_up(place, "Han", code)[0]
        assert 410 == place.nobody.post("/api/people/invitation", {"code": code}).status_code
        mon = Somebody(place.client, told["token"])
        [line] = mon.told("/api/people/audit", {})["acts"]
        assert ("the command line", "Mon") == (line["actor_name"], line["target_name"])
        assert "administrator by link" == line["detail"]
    assert new_first_link(database_url) is None


def test_a_guest_becomes_the_administrator(sqlite_url: str) -> None:
    """Their games stay theirs, as with any account."""
    code = code_of(sqlite_url)
    with application(sqlite_url) as place:
        body = {"name": "Mon", "password": PASSWORD, "invitation": code}
        made = place.guest().told("/api/people/become-account", body)
        assert "administrator" == made["person"]["role"]


def test_a_link_is_worth_nothing_beside_an_administrator(sqlite_url: str) -> None:
    """However that one came to be; the account that was tried is not there either."""
    code = code_of(sqlite_url)
    with application(sqlite_url) as place:
        place.player("Mon", Role.ADMINISTRATOR)
        assert 410 == sign_up(place, "Han", code)[0]
        assert 404 == place.player("Leia").post("/api/people/find", {"name": "Han"}).status_code


def test_there_is_one_link_at_a_time(sqlite_url: str) -> None:
    """A new one ends the one before, and ends itself after an hour."""
    first, second = code_of(sqlite_url), code_of(sqlite_url)
    with application(sqlite_url) as place:
        assert 410 == sign_up(place, "Han", first)[0]
        assert 200 == sign_up(place, "Mon", second)[0]


def test_a_link_ends_and_only_its_hash_is_kept(database: Opens) -> None:
    """An hour later it is worth nothing."""

    async def main() -> None:
        async with database() as opened:
            link = await make_first_link(now() - LINK_LASTS, opened)
            assert isinstance(link, FirstLink)
            code = link.path.partition("#")[2]
            [row] = await opened.rows("SELECT * FROM invitations")
            assert code not in map(str, row)
            assert await InvitationStore(opened).find(hash_of(code), now()) is None
            fresh = await make_first_link(now(), opened)
            assert fresh is not None
            code = fresh.path.partition("#")[2]
            assert await InvitationStore(opened).find(hash_of(code), now()) is not None

    asyncio.run(main())


def test_guesses_are_counted(sqlite_url: str) -> None:
    """Whoever tries codes is stopped, also where they make accounts with them."""
    with application(sqlite_url) as place:
        tried = [sign_up(place, "Han", f"{number}")[0] for number in range(31)]
        assert ([410] * 30, 429) == (tried[:30], tried[30])


def test_the_command_prints_a_link_while_there_is_no_administrator(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Then it says who makes others; a name and --link together are one too many."""
    where = ("--database", sqlite_url)
    assert 0 == main(["admin", "--link", *where])
    assert re.match(r"/invitation#\S{43}\n", capsys.readouterr().out)
    assert 2 == main(["admin", *where])
    assert 2 == main(["admin", "Mon", "--link", *where])
    code = code_of(sqlite_url)
    with application(sqlite_url) as place:
        assert 200 == sign_up(place, "Mon", code)[0]
    capsys.readouterr()
    assert 1 == main(["admin", "--link", *where])
    assert "there is an administrator already" in capsys.readouterr().err


def test_a_club_with_nothing_set(tmp_path: Path) -> None:
    """A terminal reads the file and the link, and the log nothing of it; the file is private."""
    port = free_port()
    words = [sys.executable, "-m", "dejarik.cli.main", "serve", "--port", f"{port}"]
    bare = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    ours, theirs = pty.openpty()
    log = tmp_path / "log"
    with (
        log.open("wb") as stderr,
        subprocess.Popen(
            words, stdout=theirs, stderr=stderr, env={**bare, "HOME": str(tmp_path)}
        ) as server,
    ):
        os.close(theirs)
        said = read_until(ours, b"in its place.")
        server.terminate()
    os.close(ours)
    file = tmp_path / ".local" / "share" / "dejarik" / "club.sqlite"
    assert f"The club is kept in {file}" in said
    assert 0o600 == file.stat().st_mode & 0o777
    found = re.search(rf"http://127\.0\.0\.1:{port}/invitation#(\S{{43}})", said)
    assert found is not None
    assert found[1] not in log.read_text()


def read_until(terminal: int, last: bytes) -> str:
    """What a terminal shows, up to some words."""
    os.set_blocking(terminal, False)
    said, end = b"", time.monotonic() + PATIENCE
    while last not in said and time.monotonic() < end:
        time.sleep(0.1)
        try:
            said += os.read(terminal, 4_000)
        except BlockingIOError:
            continue
    return said.decode()
