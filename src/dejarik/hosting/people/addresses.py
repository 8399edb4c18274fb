"""
Addresses on the network: which of them count as one visitor, and which networks hold one.

What does not belong here: how an address is found out (the routes know about proxies).
"""

import ipaddress
from typing import Final

HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that one subscriber cannot choose."""


WIDEST: Final = {4: 16, 6: 32}
"""The shortest prefix that may be named, by version: what is wider holds whole countries."""
NARROWEST: Final = {4: 32, 6: HOUSEHOLD}
LONGEST_NETWORK: Final = 64

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def network_of(address: str) -> str:
    """The key by which an address is counted: itself, or the network of one IPv6 subscriber."""
    parsed = _parsed(address)
    if parsed is None:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(ipaddress.IPv6Network((parsed, HOUSEHOLD), strict=False))


def networks_around(address: str) -> list[str]:
    """Every network that may be named and holds an address, the narrowest first."""
    parsed = _parsed(address)
    if parsed is None:
        return []
    lengths = range(NARROWEST[parsed.version], WIDEST[parsed.version] - 1, -1)
    return [str(ipaddress.ip_network((parsed, length), strict=False)) for length in lengths]


def read_network(text: str) -> str:
    """
    A network as it was typed: `192.0.2.0/24`, `2001:db8::/48`, or an address for its subscriber's.

    Raises ValueError with what is wrong, as a sentence.
    """
    typed = text.strip()
    try:
        if len(typed) > LONGEST_NETWORK:
            raise ValueError
        found = ipaddress.ip_network(typed, strict=False)
    except ValueError:
        raise ValueError(f"{typed[:LONGEST_NETWORK]} is no address and no network.") from None
    widest = WIDEST[found.version]
    if found.prefixlen < widest:
        message = f"{found} is too wide: a prefix of IPv{found.version} has {widest} bits at least."
        raise ValueError(message)
    length = min(found.prefixlen, NARROWEST[found.version])
    return str(found.supernet(new_prefix=length))


def _parsed(address: str) -> Address | None:
    try:
        parsed = ipaddress.ip_address(address.strip().strip("[]"))
    except ValueError:
        return None
    if isinstance(parsed, ipaddress.IPv4Address):
        return parsed
    # A zone names an interface of this machine, not who called.
    return parsed.ipv4_mapped or ipaddress.IPv6Address(int(parsed))
