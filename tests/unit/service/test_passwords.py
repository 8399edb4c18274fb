"""Passwords are hashed in few threads with a short queue."""

import asyncio
import threading
from typing import cast

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from dejarik.service.people.passwords import Passwords, argon2id, nobodys_hash
from dejarik.service.refusals import Code, Refusal

CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


class SlowHasher:
    """A hasher that waits until it is let go, and counts who is inside."""

    salt_len = hash_len = 16
    memory_cost, time_cost, parallelism = 8, 1, 1

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.lock = threading.Lock()
        self.inside = self.most = 0

    def hash(self, password: bytes) -> str:
        """Wait at the gate."""
        with self.lock:
            self.inside += 1
            self.most = max(self.most, self.inside)
        self.gate.wait(10)
        with self.lock:
            self.inside -= 1
        return "hashed"


def test_a_password_matches_itself_alone() -> None:
    """The right one matches, another does not, and what is stored is argon2id."""

    async def main() -> None:
        async with Passwords(CHEAP) as passwords:
            stored = await passwords.hashed("kettle7Qmoon")
            assert stored.startswith("$argon2id$")
            assert await passwords.matches(stored, "kettle7Qmoon")
            assert not await passwords.matches(stored, "kettle7Qmoom")
            assert not await passwords.matches("", "kettle7Qmoon")
            assert not await passwords.matches("not a hash", "kettle7Qmoon")

    asyncio.run(main())


def test_two_work_sixteen_wait_and_the_next_is_sent_away() -> None:
    """The queue is short: one more is told politely to come back."""
    slow = SlowHasher()

    async def main() -> None:
        async with Passwords(cast("PasswordHasher", slow)) as passwords:
            async with asyncio.TaskGroup() as tasks:
                waiting = [tasks.create_task(passwords.hashed("x")) for _ in range(18)]
                await asyncio.sleep(0)
                with pytest.raises(Refusal) as refused:
                    await passwords.hashed("x")
                slow.gate.set()
            assert ["hashed"] * 18 == [task.result() for task in waiting]
            assert "hashed" == await passwords.hashed("x")
        assert Code.BUSY is refused.value.code
        assert 0 < refused.value.retry_after

    asyncio.run(main())
    assert 2 == slow.most


def test_nobody_waits_for_ever() -> None:
    """After a while whoever waits is sent away; the thread counts until it is free."""
    slow = SlowHasher()

    async def main() -> None:
        hasher = cast("PasswordHasher", slow)
        async with Passwords(hasher, workers=1, waiting=0, patience=0.05) as passwords:
            for _ in range(2):
                with pytest.raises(Refusal):
                    await passwords.hashed("x")
            slow.gate.set()

    asyncio.run(main())
    assert 1 == slow.most


def test_a_weaker_hash_is_outdated() -> None:
    """What was hashed at a lower cost is to be hashed anew."""
    stored = CHEAP.hash("kettle7Qmoon")

    assert Passwords(argon2id()).is_outdated(stored)
    assert not Passwords(CHEAP).is_outdated(stored)


def test_nobodys_hash_costs_as_much_as_any() -> None:
    """It has the parameters of the hasher, can be compared with, and matches nothing."""
    assert not CHEAP.check_needs_rehash(nobodys_hash(CHEAP))
    with pytest.raises(VerifyMismatchError):
        CHEAP.verify(nobodys_hash(CHEAP), "kettle7Qmoon")
