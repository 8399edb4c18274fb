"""The foreseer: what comes of options is worked out between everything else."""

import asyncio
from collections.abc import Generator

import pytest

from dejarik.hosting.wire import Foretold
from dejarik.service.tables import foreseer
from dejarik.service.tables.foreseer import Foreseer, Job


def steps(
    name: str, count: int, log: list[str], *, useful: bool = True
) -> Generator[None, None, Foretold | None]:
    """So many steps, each noted; in the end something is told if it is still of use."""
    for _ in range(count):
        log.append(name)
        yield
    return Foretold(7) if useful else None


def test_turns_are_short_and_others_come_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """With turns of no length each step waits for whatever else is to be done."""
    monkeypatch.setattr(foreseer, "TURN", 1e-9)

    async def main() -> list[str]:
        log: list[str] = []
        ours = Foreseer()
        ours.want(("a table", 0), Job(7, steps("step", 3, log), lambda _: log.append("told")))
        while ours._jobs:
            log.append("other work")
            await asyncio.sleep(0)
        return log

    log = asyncio.run(main())
    assert ["step", "step", "step", "told"] == [one for one in log if one != "other work"]
    firsts = [log[at - 1] for at, one in enumerate(log) if one == "step"]
    assert ["other work"] * 3 == firsts


def test_one_after_the_other_and_only_the_newest_of_a_seat() -> None:
    """Who waited first is served first; a newer question replaces the older, the same one stays."""

    async def main() -> list[str]:
        log: list[str] = []
        ours = Foreseer()
        ours.want(("one", 0), Job(1, steps("old", 1, log), lambda _: log.append("old told")))
        ours.want(("two", 0), Job(1, steps("two", 1, log), lambda _: log.append("two told")))
        ours.want(("one", 0), Job(2, steps("new", 1, log), lambda _: log.append("new told")))
        ours.want(("two", 0), Job(1, steps("again", 1, log), lambda _: log.append("again told")))
        await ours.settled()
        return log

    assert ["two", "two told", "new", "new told"] == asyncio.run(main())


def test_what_is_of_no_use_any_more_is_told_to_nobody() -> None:
    """And what is wanted after a silence is begun anew."""

    async def main() -> list[str]:
        log: list[str] = []
        ours = Foreseer()
        for useful in (False, True):
            job = Job(1, steps("step", 1, log, useful=useful), lambda _: log.append("told"))
            ours.want(("a table", 0), job)
            await ours.settled()
        return log

    assert ["step", "step", "told"] == asyncio.run(main())
