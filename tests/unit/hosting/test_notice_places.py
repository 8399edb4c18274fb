"""Places notices go to: what is accepted, and what would lead into our own network."""

import pytest

from dejarik.hosting.people.notice_places import is_public, read_endpoint, read_mail_address


@pytest.mark.parametrize("text", ["ada@example.org", "a.b+c@mail.example.co.uk", "x_1@a-b.io"])
def test_a_mail_address_is_accepted(text: str) -> None:
    """As it is."""
    assert text == read_mail_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ada",
        "ada@",
        "@example.org",
        "ada@localhost",
        "ada@example.org\n",
        "ada@example.org\r\nBcc: all@example.org",
        "ada@example.org, bob@example.org",
        "Ada <ada@example.org>",
        "ada@[127.0.0.1]",
        "a" * 250 + "@example.org",
        "ädä@example.org",
        ".ada@example.org",
        "ada..b@example.org",
    ],
)
def test_anything_else_is_no_mail_address(text: str) -> None:
    """No lists, names, line ends or numbers."""
    with pytest.raises(ValueError, match="no mail address"):
        read_mail_address(text)


def test_an_endpoint_is_taken_apart() -> None:
    """Host, port and what stands behind them."""
    found = read_endpoint("https://Push.Example.org/send/abc?x=1#part")

    assert ("push.example.org", 443, "/send/abc?x=1") == (found.host, found.port, found.target)
    assert "https://push.example.org" == found.origin()


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/x",
        "ftp://push.example.org/x",
        "//push.example.org/x",
        "https://push.example.org:8443/x",
        "https://push.example.org:99999/x",
        "https://user@push.example.org/x",
        "https://localhost/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://push.example.org./x",
        "https://push.example.org/x y",
        "https://push.example.org/\r\nX: y",
        "https://push.exämple.org/x",
        "https://push.example.org/" + "x" * 1000,
        "https:///x",
        "",
    ],
)
def test_other_endpoints_are_refused(url: str) -> None:
    """No other scheme, no numbers, no other port, nothing that ends a line."""
    with pytest.raises(ValueError, match=r"push service|[Pp]ort"):
        read_endpoint(url)


def test_a_test_may_allow_an_origin() -> None:
    """That very one, with its port."""
    allowed = frozenset({"http://127.0.0.1:8080"})

    assert "http://127.0.0.1:8080" == read_endpoint("http://127.0.0.1:8080/x", allowed).origin()
    with pytest.raises(ValueError, match="plain https"):
        read_endpoint("http://127.0.0.1:8081/x", allowed)
    with pytest.raises(ValueError, match="plain https"):
        read_endpoint("http://a@127.0.0.1:8080/x", allowed)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1:248:1893:25c8:1946", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),  # noqa: S104  # an address to refuse, not to bind to
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::7f00:1", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("push.example.org", False),
        ("192.0.0.8", False),
        ("192.0.0.170", False),
        ("192.88.99.1", False),
        ("198.18.0.1", False),
        ("203.0.113.7", False),
        ("240.0.0.1", False),
        ("fec0::1", False),
        ("2001:2::1", False),
        ("2001:20::1", False),
        ("2001:db8::1", False),
        ("2002:5db8:d822::1", False),
        ("3fff::1", False),
        ("5f00::1", False),
        ("100::1", False),
        ("4000::1", False),
        ("::ffff:93.184.216.34", False),
        ("2a00:1450:4001:80b::200a", True),
    ],
)
def test_only_the_internet_at_large_is_public(address: str, expected: bool) -> None:
    """Neither this machine nor its networks, in whatever notation."""
    assert expected is is_public(address)
