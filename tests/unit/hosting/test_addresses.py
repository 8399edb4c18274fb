"""Which addresses count as one visitor."""

import pytest

from dejarik.hosting.people.addresses import network_of, networks_around, read_network


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_an_address_is_counted_by_its_network(address: str, network: str) -> None:
    """One IPv6 subscriber is one visitor, and what is no address is counted as it is."""
    assert network == network_of(address)


@pytest.mark.parametrize(
    ("typed", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        (" 192.0.2.7/24 ", "192.0.2.0/24"),
        ("10.1.0.0/16", "10.1.0.0/16"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/100", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
    ],
)
def test_a_network_is_read_as_it_is_typed(typed: str, network: str) -> None:
    """An address stands for its subscriber's network; whatever holds it finds it again."""
    assert network == read_network(typed)
    assert network in networks_around(typed.strip().partition("/")[0])


@pytest.mark.parametrize(
    "typed", ["", "here", "0.0.0.0/0", "10.0.0.0/15", "::/31", "1.2.3.4/33", "1" * 65, "1.2.3"]
)
def test_a_network_that_cannot_be_read_or_is_too_wide(typed: str) -> None:
    """It is said in a sentence."""
    with pytest.raises(ValueError, match=r"\.$"):
        read_network(typed)


def test_whatever_is_no_address_is_in_no_network() -> None:
    """Nor is an address of IPv4 in one of IPv6, however it is written."""
    assert [] == networks_around("testclient")
    assert "192.0.2.0/24" in networks_around("::ffff:192.0.2.7")
    assert 17 == len(networks_around("192.0.2.7"))
    assert 33 == len(networks_around("2001:db8::1"))
