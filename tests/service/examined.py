"""What a check of the doctor says of a process with few settings."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

from dejarik.service.config import Config
from dejarik.service.doctor.findings import DoctorInput, Finding, State

Check = Callable[[DoctorInput], Awaitable[Finding]]


def patient(database: str = "sqlite:////nowhere/x.sqlite", **settings: object) -> DoctorInput:
    """Return a process with few settings, and the release that is installed."""
    config = replace(Config(database, "p0", "ws://127.0.0.1:1"), **settings)  # type: ignore[arg-type]
    return DoctorInput(config, "this release")


def found(check: Check, one: DoctorInput) -> tuple[str, str]:
    """Return what a check says: its state, and its words."""

    async def checked() -> Finding:
        return await check(one)

    finding = asyncio.run(checked())
    assert bool(finding.do) == (finding.state in (State.WARNING, State.WRONG))
    return finding.state, finding.what
