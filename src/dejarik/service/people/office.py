"""
The office: what every handler for people is given, and who stands before it.

What belongs here: the bundle of ports, the visitor, the caller, and how often they may ask.
What does not: what they ask for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.people_wire import Person
from dejarik.service.ports import PERSON, SESSIONS_ENDED, Account, Bus, Database, Now
from dejarik.service.refusals import Code, Refusal

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True, slots=True)
class Visitor:
    """
    Whoever calls, signed in or not: the address, and what kind of device it says it is.

    The address is counted in memory and never stored.
    """

    address: str
    label: str = ""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who is signed in."""

    account: Account
    session: str
    visitor: Visitor


@dataclass(frozen=True, slots=True)
class Limits:
    """
    How often each thing may be done, kept in the memory of this process.

    With several processes each allows as much. Whoever floods a name can keep its owner from
    logging in for that while, but ends no session that the owner has.
    """

    failures_of_name: Buckets = field(default_factory=lambda: Buckets(Rate(10, MINUTE)))
    failures_of_address: Buckets = field(default_factory=lambda: Buckets(Rate(30, 10 * SECOND)))
    newcomers: Buckets = field(default_factory=lambda: Buckets(Rate(20, MINUTE)))
    reports: Buckets = field(default_factory=lambda: Buckets(Rate(5, 10 * MINUTE)))


@dataclass(frozen=True, slots=True)
class Office:
    """What handlers for people are given; without a bus nobody hears of what they change."""

    database: Database
    passwords: Passwords
    now: Now
    limits: Limits = field(default_factory=Limits)
    bus: Bus | None = None

    async def tell_ended(self, account: str) -> None:
        """Tell every process that sessions of an account have ended, once that is stored."""
        if self.bus is not None:
            await self.bus.publish(SESSIONS_ENDED, account.encode())

    async def tell_changed(self, *accounts: str) -> None:
        """Tell whoever listens for these people that something has changed for them."""
        if self.bus is not None:
            for account in accounts:
                await self.bus.publish(PERSON + account, b"")

    def welcome(self, visitor: Visitor) -> None:
        """Count a new guest or account of an address. Raises Refusal TOO_OFTEN."""
        wait = self.limits.newcomers.take(network_of(visitor.address), self.now())
        if wait:
            raise too_often("Many people came from your network just now.", wait)

    @contextmanager
    def an_attempt(self, name: str, visitor: Visitor) -> Iterator[None]:
        """
        Count a try at a password; one that turns out well, or is never made, costs nothing.

        Raises Refusal TOO_OFTEN. Inside, a wrong password raises Refusal NOT_SIGNED_IN.
        """
        counted = (
            (self.limits.failures_of_name, name),
            (self.limits.failures_of_address, network_of(visitor.address)),
        )
        now = self.now()
        wait = max(buckets.wait(key, now) for buckets, key in counted)
        if wait:
            raise too_often("The password was wrong too often.", wait)
        for buckets, key in counted:
            buckets.take(key, now)
        try:
            yield
        except Exception as error:
            if not (isinstance(error, Refusal) and error.code is Code.NOT_SIGNED_IN):
                _give_back(counted)
            raise
        else:
            _give_back(counted)


def person_of(account: Account) -> Person:
    """An account as anybody may see it."""
    return Person(account.id, account.name, account.role, account.created)


def too_often(message: str, wait_ms: int) -> Refusal:
    """The refusal of somebody who asks too often, with how long to wait."""
    seconds = -(-wait_ms // SECOND)
    return Refusal(Code.TOO_OFTEN, message, f"Try again in {seconds} s.", retry_after=seconds)


def gone() -> Refusal:
    """The refusal of somebody whose account is no longer there."""
    return Refusal(Code.NOT_SIGNED_IN, "Your account is no longer there.", "Log in again.")


def nobody() -> Refusal:
    """The refusal of an act on somebody who is not there."""
    return Refusal(Code.MISSING, "There is nobody of that name or number.", "Check the spelling.")


def _give_back(counted: tuple[tuple[Buckets, str], ...]) -> None:
    for buckets, key in counted:
        buckets.give_back(key)
