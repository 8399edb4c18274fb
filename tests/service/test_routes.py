"""What holds for every route: errors in words, sessions, cookies, headers."""

from collections.abc import Iterator

import pytest
from litestar.exceptions import WebSocketDisconnect

from dejarik.service.tables.visits import OF_ACCOUNT
from dejarik.testing.application import Application, Somebody, application
from dejarik.testing.tables import lay_table
from dejarik.testing.visits import MEANT

FOREIGN = {"Origin": "https://evil.example"}
OWN = {"Origin": "http://testserver.local"}


@pytest.fixture
def place(sqlite_url: str) -> Iterator[Application]:
    """The whole application over an empty database."""
    with application(sqlite_url) as opened:
        yield opened


def test_a_refusal_says_what_why_and_what_to_do(place: Application) -> None:
    """A refusal has its status, a code, a sentence and an advice."""
    answer = place.nobody.get("/api/people/me")

    assert 401 == answer.status_code
    assert {"code", "message", "advice", "field"} == answer.json().keys()
    assert "not_signed_in" == answer.json()["code"]


def test_a_wrong_field_is_named(place: Application) -> None:
    """Whoever sends the wrong kind of value is told where it stands."""
    answer = place.nobody.post("/api/people/register", {"name": 7, "password": "x"})

    assert (400, "invalid", "name") == (
        answer.status_code,
        answer.json()["code"],
        answer.json()["field"],
    )


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 90_000, b'{"name":"\xff"}', b"null", b"[]"])
def test_what_is_no_request_is_refused_in_words(place: Application, body: bytes) -> None:
    """A body that cannot be read is a fault of whoever sent it."""
    answer = place.client.post("/api/people/register", content=body, headers=MEANT)

    assert (400, "invalid") == (answer.status_code, answer.json()["code"])


def test_a_body_that_is_too_big_is_refused(place: Application) -> None:
    """More than any request needs is not read."""
    answer = place.client.post("/api/people/register", content=b" " * 200_000, headers=MEANT)

    assert (413, "too_big") == (answer.status_code, answer.json()["code"])


def test_addresses_and_methods_that_are_not_there(place: Application) -> None:
    """Wrong addresses and methods are answered as everything else."""
    assert (404, "missing") == _status(place, "GET", "/api/nothing")
    assert (405, "wrong_method") == _status(place, "DELETE", "/api/people/me")
    assert (404, "missing") == _status(place, "GET", "/api/polls/closed")


def _status(place: Application, method: str, path: str) -> tuple[int, str]:
    answer = place.client.request(method, path)
    return answer.status_code, answer.json()["code"]


def test_a_fault_of_ours_tells_no_details(
    place: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever breaks inside is logged, and the caller is told only that it did."""

    async def fails(*_: object) -> None:
        message = "a secret"
        raise KeyError(message)

    guest = place.guest()
    monkeypatch.setattr("dejarik.service.people.session_store.SessionStore.of", fails)
    answer = guest.get("/api/people/sessions")

    assert (500, "broken") == (answer.status_code, answer.json()["code"])
    assert "secret" not in answer.text


def test_whoever_asks_too_often_is_told_how_long_to_wait(place: Application) -> None:
    """The header says in how many seconds to come back."""
    answers = [place.nobody.post("/api/people/guest") for _ in range(21)]

    assert 429 == answers[-1].status_code
    assert 0 < int(answers[-1].headers["retry-after"]) <= 60


def test_signing_in_sets_a_cookie_that_scripts_cannot_read(place: Application) -> None:
    """The cookie is for this site alone, and it signs in."""
    answer = place.client.post("/api/people/guest", headers=MEANT)
    cookie = answer.headers["set-cookie"]

    assert cookie.startswith(f"dejarik={answer.json()['token']};")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert 200 == place.client.get("/api/people/me").status_code


def test_a_secure_site_says_so(sqlite_url: str) -> None:
    """Behind TLS the cookie and the transport are for TLS only."""
    with application(sqlite_url, secure=True) as place:
        answer = place.client.post("/api/people/guest", headers=MEANT)

    assert "Secure" in answer.headers["set-cookie"].split("; ")
    assert "strict-transport-security" in answer.headers


def test_a_cookie_alone_changes_nothing(place: Application) -> None:
    """A page of another site cannot act in somebody's name, for it cannot send the header."""
    place.client.post("/api/people/guest", headers=MEANT)
    body = {"settings": {"sound": True}}

    assert 403 == place.client.post("/api/people/settings", json=body).status_code
    assert {} == place.client.get("/api/people/me").json()["settings"]
    assert 200 == place.client.post("/api/people/settings", json=body, headers=MEANT).status_code
    assert {"sound": True} == place.client.get("/api/people/me").json()["settings"]


@pytest.mark.parametrize("headers", [{}, FOREIGN, {"Origin": "null"}, {"X-Dejarik": "0"}])
def test_a_page_of_another_site_signs_nobody_in(
    place: Application, headers: dict[str, str]
) -> None:
    """It would take the place of the guest who is signed in, and nobody knows its password."""
    token = place.client.post("/api/people/guest", headers=MEANT).json()["token"]
    place.client.cookies.clear()
    for path in ("/api/people/guest", "/api/people/log-in", "/api/people/log-out"):
        answer = place.client.post(path, headers=headers, json={})

        assert (403, "forbidden") == (answer.status_code, answer.json()["code"])
        assert "set-cookie" not in answer.headers
    bearer = {"Authorization": f"Bearer {token}"}
    assert 200 == place.client.get("/api/people/me", headers=bearer).status_code


def test_our_own_page_needs_no_header(place: Application) -> None:
    """A browser says where a request comes from, and no page can say otherwise."""
    answer = place.client.post("/api/people/guest", headers=OWN)

    assert 200 == answer.status_code


@pytest.mark.parametrize("headers", [{}, FOREIGN])
def test_a_page_of_another_site_opens_no_socket(
    place: Application, headers: dict[str, str]
) -> None:
    """The handshake is refused before anything is said."""
    with (
        pytest.raises(WebSocketDisconnect),
        place.client.websocket_connect("/api/socket", headers=headers) as socket,
    ):
        socket.receive_json()


@pytest.mark.parametrize("headers", [OWN, MEANT])
def test_our_own_page_opens_a_socket(place: Application, headers: dict[str, str]) -> None:
    """By its origin; whoever is no browser sends the header."""
    with place.client.websocket_connect("/api/socket", headers=headers) as socket:
        socket.send_json({"type": "hello", "table": "none"})

        assert "not_signed_in" == socket.receive_json()["code"]


def test_one_guest_cannot_take_every_poll(place: Application) -> None:
    """So many connections for each account, by socket and by poll."""
    guest, other = place.guest(), place.guest()
    game = place.client.blocking_portal.call(lay_table, place.state.database, "doors").game

    def opened(somebody: Somebody) -> str:
        hello = {"type": "hello", "table": game}
        reply = somebody.post("/api/polls", hello).json()
        return "" if reply["poll"] else str(reply["message"]["code"])

    assert [""] * OF_ACCOUNT + ["too_many"] * 2 == [opened(guest) for _ in range(OF_ACCOUNT + 2)]
    assert "" == opened(other)


def test_logging_out_takes_the_cookie_back(place: Application) -> None:
    """Afterwards neither cookie nor token opens anything."""
    token = place.client.post("/api/people/guest", headers=MEANT).json()["token"]
    answer = place.client.post("/api/people/log-out", headers=MEANT)

    assert "Max-Age=0" in answer.headers["set-cookie"]
    again = place.client.get("/api/people/me", headers={"Authorization": f"Bearer {token}"})
    assert 401 == again.status_code


@pytest.mark.parametrize("path", ["/health/live", "/api/people/me", "/api/nothing"])
def test_every_answer_keeps_browsers_in_bounds(place: Application, path: str) -> None:
    """Errors have the same headers as everything else."""
    headers = place.client.get(path).headers

    assert headers["content-security-policy"].startswith("default-src 'self'")
    assert "nosniff" == headers["x-content-type-options"]
    assert "no-referrer" == headers["referrer-policy"]


def test_what_the_api_says_is_not_kept(place: Application) -> None:
    """Answers about people stay in no cache."""
    assert "no-store" == place.client.get("/api/people/me").headers["cache-control"]
