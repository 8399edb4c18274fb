"""What people do leaves nothing of them in the log."""

from pathlib import Path

import httpx
import pytest
from litestar import Request
from litestar.exceptions import InternalServerException

from dejarik.service.people.roles import Role
from dejarik.testing import http_clients
from dejarik.testing.application import Application, application
from dejarik.testing.ports import HOST, free_port
from dejarik.testing.processes import Process
from dejarik.testing.visits import MEANT

PLANTED = {
    "name": "Zuvembi",
    "password": "quagga-tangerine-sousaphone",
    "mail": "zuvembi.private@example.org",
    "chat": "my phone is 555 0199, call",
    "report": "they live in Rhubarb Lane",
    "address": "203.0.113.77",
    "agent": "Xylophone/7",
    "query": "needle-in-a-query",
}


def flows(client: httpx.Client) -> list[str]:
    """Sign up, fail, speak, report, reset; what else was secret on the way."""
    headers = {**MEANT, "X-Forwarded-For": PLANTED["address"], "User-Agent": PLANTED["agent"]}
    client.headers.update(headers)
    who = {"name": PLANTED["name"], "password": PLANTED["password"]}
    signed = client.post("/api/people/register", json=who).json()
    account = signed["person"]["id"]
    own = {"Authorization": f"Bearer {signed['token']}"}
    client.post("/api/people/log-in", json={**who, "password": f"{PLANTED['password']}-wrong"})
    wish = {"address": PLANTED["mail"], "password": PLANTED["password"]}
    client.post("/api/notices/set-address", json=wish, headers=own)
    client.post("/api/chat/say", json={"text": PLANTED["chat"]}, headers=own)
    report = {"about": account, "place": "lobby", "reason": PLANTED["report"]}
    client.post("/api/people/report", json=report, headers=own)
    client.post("/api/people/reset-password", json={"token": signed["token"], "password": "x" * 12})
    client.post("/api/tables", content=b"\xff" + PLANTED["chat"].encode(), headers=own)
    client.get(f"/api/games/search?name={PLANTED['query']}", headers=own)
    client.get(f"/api/games/{PLANTED['name']}/replay?seat={PLANTED['query']}", headers=own)
    return [signed["token"], account]


def test_people_leave_nothing_in_the_log(tmp_path: Path, sqlite_url: str) -> None:
    """Not even a mail server that cannot be reached makes a process tell whom it wrote to."""
    nobody_there = ["--mail-server", f"{HOST}:{free_port()}", "--mail-from", "table@example.org"]
    options = [*nobody_there, "--mail-security", "none", "--trusted-proxy", HOST]
    process = Process(tmp_path, sqlite_url, "", 0, options)
    process.start()
    try:
        with http_clients.client(f"http://{HOST}:{process.port}") as client:
            secrets = flows(client)
    finally:
        process.stop()
    said = process.log.read_text()

    assert '"event": "mail_failed"' in said
    assert [] == [one for one in (*PLANTED.values(), *secrets) if one in said]


def broken(asked: Application, monkeypatch: pytest.MonkeyPatch) -> httpx.Response:
    """Ask for something that fails with an error that names somebody."""

    async def fail(*_: object) -> None:
        raise ZeroDivisionError(f"Key (name)=({PLANTED['name']}) already exists")

    monkeypatch.setattr(asked.state.database, "rows", fail)
    return asked.nobody.get("/health/ready")


def test_a_fault_of_ours_has_a_number_to_quote(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The number that people are told is in the log, with the place and without the words."""
    with application(sqlite_url) as asked:
        asked.somebody(Role.PLAYER)
        answer = broken(asked, monkeypatch)
        monkeypatch.undo()
    number = answer.json()["advice"].partition("Quote the number ")[2].partition(" ")[0]
    said = capsys.readouterr().out

    assert 500 == answer.status_code
    assert 32 == len(number)
    assert "ZeroDivisionError" in said
    assert PLANTED["name"] not in said + answer.text


def test_who_hangs_up_halfway_is_no_fault_of_ours(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Anybody could fill the log with faults by it, and hide a real one."""

    async def hangs_up(_: object) -> bytes:
        raise InternalServerException("client disconnected prematurely")

    with application(sqlite_url) as asked:
        monkeypatch.setattr(Request, "body", hangs_up)
        answer = asked.nobody.post("/api/people/log-in", {"name": "Han", "password": "x"})
        monkeypatch.undo()

    assert 400 == answer.status_code
    assert '"broken"' not in (said := capsys.readouterr().out)
    assert "InternalServerException" not in said
