"""What pages of other sites may ask, the name of our cookie, and addresses in headers."""

import pytest

from dejarik.service.handlers.errors import Hardened
from dejarik.service.scopes import Scope
from dejarik.testing.application import application
from dejarik.testing.visits import MEANT

ELSEWHERE = {"Origin": "https://tools.example.org"}
ALLOWED = "access-control-allow-origin"
HOST = "__Host-dejarik"


def test_a_tool_in_a_browser_asks_with_a_key(sqlite_url: str) -> None:
    """The browser asks first, and may then read and do what the key opens; limits are told too."""
    with application(sqlite_url) as place:
        han = place.player("Han")
        key = place.key_of(han, Scope.READ)
        place.client.cookies.clear()
        wish = {
            **ELSEWHERE,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization,content-type",
        }
        first = place.client.options("/api/decks/check", headers=wish)
        assert first.status_code < 300
        assert "*" == first.headers[ALLOWED]
        assert "Authorization, Content-Type" == first.headers["access-control-allow-headers"]
        sent = {**ELSEWHERE, "Authorization": f"Bearer {key.token}"}
        me = place.client.get("/api/terms", headers=sent)
        body = {"title": "destiny", "format": "open", "text": "1 x"}
        done = place.client.post("/api/decks/check", json=body, headers=sent)
        gone = place.client.get("/api/games/none", headers=sent)
        assert 404 == gone.status_code
        assert done.status_code in (200, 400, 422)
        assert ["*"] * 3 == [answer.headers[ALLOWED] for answer in (me, done, gone)]
        assert "access-control-allow-credentials" not in me.headers


def test_a_page_of_another_site_reads_nothing_with_a_session(sqlite_url: str) -> None:
    """Neither with our cookie, nor with a token, nor with nothing; and its writes are not meant."""
    with application(sqlite_url) as place:
        token = place.client.post("/api/people/guest", headers=MEANT).json()["token"]
        for headers in ({}, {"Authorization": f"Bearer {token}"}):
            answer = place.client.get("/api/people/me", headers={**ELSEWHERE, **headers})
            assert ALLOWED not in answer.headers
            answer = place.client.post("/api/people/settings", headers={**ELSEWHERE, **headers})
            assert 403 == answer.status_code
        wish = {**ELSEWHERE, "Access-Control-Request-Method": "POST"}
        wish["Access-Control-Request-Headers"] = "x-dejarik"
        assert ALLOWED not in place.client.options("/api/people/guest", headers=wish).headers
        wish["Access-Control-Request-Headers"] = "x-dejarik, authorization"
        allowed = place.client.options("/api/people/guest", headers=wish).headers
        assert "X-Dejarik" not in allowed["access-control-allow-headers"]


def test_behind_tls_the_cookie_is_for_this_host_alone(sqlite_url: str) -> None:
    """Its name says so to browsers, and an old one goes when somebody signs in."""
    with application(sqlite_url, secure=True) as place:
        answer = place.client.post("/api/people/guest", headers=MEANT)
        own, old = answer.headers.get_list("set-cookie")
        parts = set(own.split("; "))
        assert own.startswith(f"{HOST}={answer.json()['token']};")
        assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= parts
        assert not [part for part in parts if part.startswith("Domain")]
        assert "Max-Age=0" in old.split("; ")
        place.client.cookies.clear()
        token = answer.json()["token"]
        found = place.client.get("/api/people/me", headers={"Cookie": f"{HOST}={token}"})
        assert 200 == found.status_code
        assert [] == found.headers.get_list("set-cookie")


def test_a_cookie_of_an_older_release_is_read_and_gets_the_new_name(sqlite_url: str) -> None:
    """Nobody is signed out by the upgrade."""
    with application(sqlite_url, secure=True) as place:
        token = place.client.post("/api/people/guest", headers=MEANT).json()["token"]
        place.client.cookies.clear()
        found = place.client.get("/api/people/me", headers={"Cookie": f"dejarik={token}"})
        assert 200 == found.status_code
        own, old = found.headers.get_list("set-cookie")
        assert own.startswith(f"{HOST}={token};")
        assert old.startswith("dejarik=")
        assert "Max-Age=0" in old.split("; ")


@pytest.mark.parametrize(
    ("url", "sockets"),
    [
        ("wss://[2001:db8::7]:8421/p1", "wss://[2001:db8::7]:*"),
        ("wss://play.example.org/p1", "wss://play.example.org:*"),
    ],
)
def test_an_address_of_ipv6_keeps_its_brackets(url: str, sockets: str) -> None:
    """Without them a browser throws the line away, and with it all sockets to other processes."""
    policy = dict(Hardened(url, secure=True).headers)[b"content-security-policy"].decode()

    assert f"connect-src 'self' {sockets};" in policy
