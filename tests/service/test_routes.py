"""What holds for every route: errors in words, sessions, cookies, headers."""

from collections.abc import Iterator

import pytest

from dejarik.testing.application import Application, application

MEANT = {"X-Dejarik": "1"}


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
    answer = place.client.post("/api/people/register", content=body)

    assert (400, "invalid") == (answer.status_code, answer.json()["code"])


def test_a_body_that_is_too_big_is_refused(place: Application) -> None:
    """More than any request needs is not read."""
    answer = place.client.post("/api/people/register", content=b" " * 200_000)

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
    answer = place.client.post("/api/people/guest")
    cookie = answer.headers["set-cookie"]

    assert cookie.startswith(f"dejarik={answer.json()['token']};")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    assert 200 == place.client.get("/api/people/me").status_code


def test_a_secure_site_says_so(sqlite_url: str) -> None:
    """Behind TLS the cookie and the transport are for TLS only."""
    with application(sqlite_url, secure=True) as place:
        answer = place.client.post("/api/people/guest")

    assert "Secure" in answer.headers["set-cookie"].split("; ")
    assert "strict-transport-security" in answer.headers


def test_a_cookie_alone_changes_nothing(place: Application) -> None:
    """A page of another site cannot act in somebody's name, for it cannot send the header."""
    place.client.post("/api/people/guest")
    body = {"settings": {"sound": True}}

    assert 403 == place.client.post("/api/people/settings", json=body).status_code
    assert {} == place.client.get("/api/people/me").json()["settings"]
    assert 200 == place.client.post("/api/people/settings", json=body, headers=MEANT).status_code
    assert {"sound": True} == place.client.get("/api/people/me").json()["settings"]


def test_logging_out_takes_the_cookie_back(place: Application) -> None:
    """Afterwards neither cookie nor token opens anything."""
    token = place.client.post("/api/people/guest").json()["token"]
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
