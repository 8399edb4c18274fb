"""Which addresses count as one visitor."""

import pytest

from dejarik.hosting.people.addresses import network_of


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
