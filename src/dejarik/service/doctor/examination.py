"""
The examination: every check, each with a limit, none stopped by another.

What belongs here: which checks there are, in which order, and how long one may take.
What does not: the checks, and how findings are shown (`cli.doctor`).
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from dejarik.service.doctor import database_checks, machine_checks, network_checks, people_checks
from dejarik.service.doctor.findings import DoctorInput, Finding, skipped, wrong
from dejarik.service.ports import Unavailable

Check = Callable[[DoctorInput], Awaitable[Finding]]

SECONDS: Final = 10.0
"""How long one check may take."""

CHECKS: Final[dict[str, Check]] = {
    "database": database_checks.database,
    "migrations": database_checks.migrations,
    "clock": database_checks.clock,
    "games": database_checks.stuck_games,
    "processes": database_checks.processes,
    "nats": network_checks.nats,
    "bot queue": network_checks.bot_stream,
    "mail": network_checks.mail,
    "certificate": network_checks.certificate,
    "people": people_checks.sign_up,
    "addresses": people_checks.addresses,
    "port": machine_checks.port,
    "metrics": machine_checks.metrics_port,
    "page": machine_checks.page,
    "build": machine_checks.build,
    "disk": machine_checks.disk,
    "secrets": machine_checks.secrets,
    "backups": machine_checks.backups,
}


async def examine(patient: DoctorInput, seconds: float = SECONDS) -> dict[str, Finding]:
    """What every check says, by its name; all are made at once."""
    found = await asyncio.gather(*(_checked(one, patient, seconds) for one in CHECKS.values()))
    return dict(zip(CHECKS, found, strict=True))


async def _checked(check: Check, patient: DoctorInput, seconds: float) -> Finding:
    try:
        async with asyncio.timeout(seconds):
            return await check(patient)
    except TimeoutError:
        return wrong(
            f"There was no answer within {seconds:g} s.", "look whether it hangs, and try again"
        )
    except Unavailable:
        # The check of the database itself says why.
        return skipped("There is no database to ask.")
    except Exception as error:  # noqa: BLE001  (one check fails, the others are made)
        told = f"It could not be checked: {type(error).__name__}: {error}"
        return wrong(told, "if this is not a matter of the settings, report it")
