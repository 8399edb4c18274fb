"""
The office: what every handler for people is given, and who stands before it.

What belongs here: the bundle of ports, the visitor, the caller, and how often they may ask.
What does not: what they ask for.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from dejarik.hosting.people.addresses import network_of
from dejarik.hosting.people.buckets import Buckets, Rate
from dejarik.service.config import SignUpSettings
from dejarik.service.people.networks import NetworkMarks
from dejarik.service.people.passwords import Passwords
from dejarik.service.people.people_wire import Person
from dejarik.service.people.work import Work
from dejarik.service.ports import PERSON, SESSIONS_ENDED, Account, Bus, Database, Now
from dejarik.service.rate_limits import Limit, RateLimits
from dejarik.service.records.secret_store import SecretStore
from dejarik.service.refusals import Code, Refusal, too_often
from dejarik.service.scopes import Scope

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

_WRONG: Final = "The password was wrong too often."
WRONG_FOR_NAME: Final = Limit("password_name", Rate(10, MINUTE), _WRONG)
"""Whoever floods a name keeps its owner from logging in meanwhile, but ends no session."""
WRONG_FROM_ADDRESS: Final = Limit("password_address", Rate(30, 10 * SECOND), _WRONG)
KEY_REQUESTS: Final = Rate(60, SECOND // 4)
"""How often one process takes requests with one key."""
CHOICES: Final = Rate(30, 2 * SECOND)
"""How many chosen passwords one process judges for an address: a bad one costs 80 ms, too."""
NEWCOMERS: Final = Limit(
    "sign_up", Rate(20, MINUTE), "Many people came from your network just now."
)


@dataclass(frozen=True, slots=True)
class Visitor:
    """
    Whoever calls, signed in or not: the address, and what kind of device it says it is.

    The address itself is never stored: limits keep a hash of it as long as they count it, and
    accounts a mark of its network. `token` is what a browser holds, `work` what it has done.
    """

    address: str
    label: str = ""
    token: str = field(default="", repr=False)
    work: str = ""


@dataclass(frozen=True, slots=True)
class Caller:
    """
    Somebody who is signed in: by a session, or by a key, which opens its scopes only.

    `session` is the id of either.
    """

    account: Account
    session: str
    visitor: Visitor
    scopes: frozenset[Scope] | None = None


@dataclass(frozen=True, slots=True)
class AccountPorts:
    """What handlers for people are given; without a bus nobody hears of what they change."""

    database: Database
    passwords: Passwords
    now: Now
    limits: RateLimits = field(default_factory=RateLimits)
    bus: Bus | None = None
    key_requests: Buckets = field(default_factory=lambda: Buckets(KEY_REQUESTS))
    choices: Buckets = field(default_factory=lambda: Buckets(CHOICES))
    sign_up: SignUpSettings = field(default_factory=SignUpSettings)
    networks: NetworkMarks = field(init=False)
    work: Work = field(init=False)

    def __post_init__(self) -> None:
        """What is signed here, and what is known again, has secrets of the same database."""
        secrets = SecretStore(self.database)
        object.__setattr__(self, "networks", NetworkMarks(secrets))
        object.__setattr__(self, "work", Work(secrets))

    def counted(self, visitor: Visitor) -> str:
        """By what limits count a visitor."""
        return network_of(visitor.address)

    async def tell_ended(self, account: str) -> None:
        """Tell every process that sessions of an account have ended, once that is stored."""
        if self.bus is not None:
            await self.bus.publish(SESSIONS_ENDED, account.encode())

    async def tell_changed(self, *accounts: str) -> None:
        """Tell whoever listens for these people that something has changed for them."""
        if self.bus is not None:
            for account in accounts:
                await self.bus.publish(PERSON + account, b"")

    async def judge(self, password: str, name: str, visitor: Visitor) -> None:
        """
        Count a password that somebody wants for this name, and judge it.

        Raises Refusal TOO_OFTEN, BUSY, or INVALID unless it is good enough.
        """
        wait = self.choices.take(network_of(visitor.address), self.now())
        if wait:
            raise too_often("Many passwords were chosen in your network just now.", wait)
        await self.passwords.must_be_good(password, name)

    async def welcome(self, visitor: Visitor) -> None:
        """Take the work of a new guest or account, and count it. Raises Refusal WORK, TOO_OFTEN."""
        now = self.now()
        if self.sign_up.work:
            await self.work.take(visitor.work, self.sign_up.work, now, self.limits)
        await self.limits.count(now, (NEWCOMERS, network_of(visitor.address)))

    @asynccontextmanager
    async def an_attempt(self, name: str, visitor: Visitor) -> AsyncIterator[None]:
        """
        Count a try at a password; one that turns out well, or is never made, costs nothing.

        Raises Refusal TOO_OFTEN. Inside, a wrong password raises Refusal NOT_SIGNED_IN.
        """
        counted = (
            (WRONG_FOR_NAME, name),
            (WRONG_FROM_ADDRESS, network_of(visitor.address)),
        )
        await self.limits.count(self.now(), *counted)
        try:
            yield
        except Exception as error:
            if not (isinstance(error, Refusal) and error.code is Code.NOT_SIGNED_IN):
                await self.limits.give_back(*counted)
            raise
        else:
            await self.limits.give_back(*counted)


def person_of(account: Account) -> Person:
    """An account as anybody may see it."""
    return Person(account.id, account.name, account.role, account.created)


def gone() -> Refusal:
    """The refusal of somebody whose account is no longer there."""
    return Refusal(Code.NOT_SIGNED_IN, "Your account is no longer there.", "Log in again.")


def nobody() -> Refusal:
    """The refusal of an act on somebody who is not there."""
    return Refusal(Code.MISSING, "There is nobody of that name or number.", "Check the spelling.")
