"""
Passwords: hashed with argon2id, in a few threads, with a short queue before them.

What belongs here: hashing, comparing, judging, and saying that too many wait.
What does not: which passwords are good enough (`password_rules`).
"""

import asyncio
import base64
import secrets
import threading
import unicodedata
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, Self, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from dejarik.service.people.password_rules import password_fault
from dejarik.service.refusals import Code, Refusal

WORKERS: Final = 2
WAITING: Final = 16
PATIENCE: Final = 15.0
"""Seconds after which somebody who still waits is sent away."""

T = TypeVar("T")


def argon2id() -> PasswordHasher:
    """As strong as a small machine can bear: 32 MiB and three passes in one lane."""
    return PasswordHasher(time_cost=3, memory_cost=32 * 1024, parallelism=1)


class Passwords:
    """
    Hashes and compares, two at a time. `async with` ends its threads.

    Raises Refusal BUSY at once when the queue is full.
    """

    def __init__(
        self,
        hasher: PasswordHasher | None = None,
        workers: int = WORKERS,
        waiting: int = WAITING,
        patience: float = PATIENCE,
    ) -> None:
        self._hasher = hasher or argon2id()
        self._most = workers + waiting
        self._patience = patience
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="passwords")
        self._lock = threading.Lock()
        self._inside = 0
        self._nobodys = nobodys_hash(self._hasher)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hashed(self, password: str) -> str:
        """What to store of a password."""
        return await self._in_thread(lambda: self._hasher.hash(prepared(password)))

    async def matches(self, stored: str, password: str) -> bool:
        """Whether this is the stored password; an empty one takes as long, and matches nothing."""
        against = stored or self._nobodys
        fits = await self._in_thread(lambda: self._fits(against, password))
        return fits and bool(stored)

    async def must_be_good(self, password: str, name: str) -> None:
        """Raise Refusal INVALID unless a password is good enough for whoever has this name."""
        fault = await self._in_thread(lambda: password_fault(password, name))
        if fault:
            advice = "Three or four words that do not belong together do."
            raise Refusal(Code.INVALID, fault, advice)

    def is_outdated(self, stored: str) -> bool:
        """Whether it was hashed less strongly than is done today."""
        return self._hasher.check_needs_rehash(stored)

    def _fits(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, prepared(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        with self._lock:
            if self._inside >= self._most:
                raise _busy()
            self._inside += 1
        future = self._threads.submit(work)
        # Counted until the thread is free, even if whoever asked has gone.
        future.add_done_callback(self._leave)
        try:
            async with asyncio.timeout(self._patience):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            raise _busy() from None

    def _leave(self, _future: Future[T]) -> None:
        with self._lock:
            self._inside -= 1


def prepared(password: str) -> bytes:
    """What is hashed: the same however the keyboard put the accents together."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def nobodys_hash(hasher: PasswordHasher) -> str:
    """A hash that no password has and that costs as much to compare as any other."""
    salt, digest = secrets.token_bytes(hasher.salt_len), secrets.token_bytes(hasher.hash_len)
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${cost}${_base64(salt)}${_base64(digest)}"


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode().rstrip("=")


def _busy() -> Refusal:
    return Refusal(
        Code.BUSY,
        "Too many people are signing in at this moment.",
        "Nothing is lost. Try again in a few seconds.",
        retry_after=5,
    )
