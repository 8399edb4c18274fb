"""
Addresses on the network: which of them count as one visitor.

What does not belong here: how an address is found out (the routes know about proxies).
"""

import ipaddress
from typing import Final

HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that one subscriber cannot choose."""


def network_of(address: str) -> str:
    """The key by which an address is counted: itself, or the network of one IPv6 subscriber."""
    try:
        parsed = ipaddress.ip_address(address.strip().strip("[]"))
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    # A zone names an interface of this machine, not who called.
    whole = ipaddress.IPv6Address(int(parsed))
    return str(ipaddress.IPv6Network((whole, HOUSEHOLD), strict=False))
