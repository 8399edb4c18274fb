"""Which pages are ours."""

import pytest

from dejarik.service.config import Config
from dejarik.service.handlers.origins import Origins

HOST = "play.example.org"


@pytest.mark.parametrize(
    ("origin", "host", "ours"),
    [
        ("https://play.example.org", HOST, True),
        ("https://play.example.org", "127.0.0.1:8421", True),
        ("https://club.example.org:8443", "club.example.org:8443", True),
        ("http://play.example.org", HOST, False),
        ("https://play.example.org.evil.example", HOST, False),
        ("https://evil.example", HOST, False),
        ("https://play.example.org:444", HOST, False),
        ("null", HOST, False),
        ("null", "null", False),
        ("", "", False),
    ],
)
def test_a_page_is_ours_by_its_whole_origin(origin: str, host: str, *, ours: bool) -> None:
    """The address people open, or the one that was asked, with scheme and port."""
    config = Config(
        "x", "p1", "wss://play.example.org/p1", site="https://Play.example.org/", secure=True
    )

    assert ours == Origins(config).is_ours(origin, host)


def test_without_tls_the_page_may_come_without_it() -> None:
    """A club opens its page by any name its machine has."""
    origins = Origins(Config("x", "p0", "ws://127.0.0.1:8421"))

    assert origins.is_ours("http://127.0.0.1:8421", "127.0.0.1:8421")
    assert origins.is_ours("http://localhost:8421", "localhost:8421")
    assert not origins.is_ours("http://localhost:3000", "localhost:8421")
