"""
The shapes in which people say where they want to be told.

What belongs here: structs and their limits. What does not: what is done with them.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from dejarik.service.people.people_wire import Name, Password

Endpoint = Annotated[str, Meta(min_length=1, max_length=1_000, pattern=r"\A[^\x00-\x20]+\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=120, pattern=r"\A[A-Za-z0-9_=-]+\Z")]
Address = Annotated[str, Meta(min_length=3, max_length=254)]
ConfirmCode = Annotated[str, Meta(min_length=1, max_length=100)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked."""


class Subscribe(Request, frozen=True):
    """Tell this browser from now on."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key


class Unsubscribe(Request, frozen=True):
    """Tell this browser no longer."""

    endpoint: Endpoint


class SetAddress(Request, frozen=True):
    """Send mail to this address once it is confirmed; the password proves who asks."""

    address: Address
    password: Password


class ConfirmAddress(Request, frozen=True):
    """The token of the link that was sent to an address."""

    code: ConfirmCode


class ForgotPassword(Request, frozen=True):
    """Send a link to a new password to the address of this account, if it has one."""

    name: Name


class Ways(msgspec.Struct, frozen=True):
    """
    How the caller can be told, and how they are.

    `push_key` is what a browser needs to subscribe; `browsers` says how many have. Mail goes to
    `address`, if there is one; `new_address` may still be confirmed until `new_until`.
    """

    offered: tuple[str, ...]
    push_key: str
    browsers: int
    address: str
    new_address: str
    new_until: int
