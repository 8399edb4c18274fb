"""Work in the background: begun again when it fails, given up when that is in vain."""

import asyncio

import pytest

from dejarik.service import supervision
from dejarik.service.supervision import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    MOST_FAILURES,
    GaveUp,
    pause_after,
    supervised,
)


class Work:
    """Work that fails so often before it is done."""

    def __init__(self, failures: int) -> None:
        """Take how often."""
        self.left = failures
        self.begun = 0

    async def __call__(self) -> None:
        """Fail, or be done."""
        self.begun += 1
        self.left -= 1
        if self.left >= 0:
            raise ZeroDivisionError


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody wait."""
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.0)


def test_work_that_fails_is_begun_again() -> None:
    """Each failure is told, and the end of the work is the end."""
    work, noted = Work(MOST_FAILURES - 1), list[str]()
    asyncio.run(supervised("digging", work, noted.append))
    assert MOST_FAILURES == work.begun
    assert ["digging"] * (MOST_FAILURES - 1) == noted


def test_work_that_fails_again_and_again_is_given_up() -> None:
    """Then whoever has begun it hears of it."""
    work = Work(MOST_FAILURES)
    with pytest.raises(GaveUp):
        asyncio.run(supervised("digging", work))
    assert MOST_FAILURES == work.begun


def test_work_that_no_game_needs_is_never_given_up() -> None:
    """It fails for as long as it likes, and the process lives; each failure is told."""
    work, noted = Work(3 * MOST_FAILURES), list[str]()

    asyncio.run(supervised("indexing", work, noted.append, vital=False))

    assert 3 * MOST_FAILURES == len(noted)
    assert 3 * MOST_FAILURES + 1 == work.begun


def test_failures_far_apart_are_not_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work that has gone well for a while begins with a clean slate."""
    monkeypatch.setattr(supervision, "STEADY", -1.0)
    work = Work(3 * MOST_FAILURES)
    asyncio.run(supervised("digging", work))
    assert 3 * MOST_FAILURES + 1 == work.begun


def test_pauses_grow_to_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Doubled each time, and never longer than that."""
    monkeypatch.setattr(supervision, "FIRST_PAUSE", FIRST_PAUSE)
    pauses = [pause_after(failures) for failures in range(1, MOST_FAILURES)]
    assert [0.1, 0.2, 0.4, 0.8] == pauses[:4]
    assert LONGEST_PAUSE == pauses[-1] == max(pauses)


def test_a_cancelled_work_is_not_begun_again() -> None:
    """Whoever stops it means it."""

    async def main() -> None:
        begun = 0

        async def work() -> None:
            nonlocal begun
            begun += 1
            await asyncio.sleep(60)

        task = asyncio.create_task(supervised("digging", work))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert 1 == begun

    asyncio.run(main())
