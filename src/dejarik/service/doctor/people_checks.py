"""Checks of who may come in: what is open to everybody, and who looks after it."""

import ipaddress
import time
from typing import Final
from urllib.parse import urlsplit

from dejarik.service.doctor.database_checks import count_rows
from dejarik.service.doctor.findings import DoctorInput, Finding, fine, warning
from dejarik.service.ports import Unavailable

LOCAL: Final = ("localhost", ".local", ".test", ".internal", ".lan")
STAFF: Final = (
    "SELECT count(*) FROM accounts WHERE role IN ('moderator', 'administrator') AND created > %s"
)


DAY_MS: Final = 86_400_000
FEW: Final = 20
"""Of fewer people nothing is concluded: a club may sit in one house."""
MOST_SHARE: Final = 0.9
PEOPLE: Final = "SELECT count(DISTINCT account) FROM account_networks WHERE seen > %s"
FULLEST: Final = (
    "SELECT count(*) AS people FROM account_networks WHERE seen > %s"
    " GROUP BY network ORDER BY people DESC LIMIT 1"
)


async def addresses(patient: DoctorInput) -> Finding:
    """Whether nearly everybody seems to come from one network: then a proxy hides the real ones."""
    since = time.time_ns() // 1_000_000 - DAY_MS
    people = await count_rows(patient, PEOPLE, since)
    if people < FEW:
        return fine(f"{people} people were here in a day, too few to compare their addresses.")
    share = await count_rows(patient, FULLEST, since) / people
    told = f"Of {people} people of a day {share:.0%} came from one network."
    if share <= MOST_SHARE:
        return fine(told)
    return warning(
        f"{told} The limits for one address then hold for all of them together.",
        "let the proxy hand on addresses and name it with --trusted-proxy; rootless containers "
        "hide them: see docs/how-to/run-a-service.md",
    )


async def sign_up(patient: DoctorInput) -> Finding:
    """Whether anybody may come to a public address while nobody looks after them."""
    settings = patient.config.sign_up
    told = (
        f"Registration is {settings.registration}, guests are {settings.guests}, "
        f"a new one costs {settings.work} bits of work."
    )
    closed = settings.registration != "open" and settings.guests != "allowed"
    if not is_public(patient.config.page()) or closed:
        return fine(told)
    try:
        staff = await count_rows(patient, STAFF, -1)
    except Unavailable:
        staff = 0
    missing = [
        *([] if staff else ["there is no moderator and no administrator: dejarik admin NAME"]),
        *([] if patient.config.house.contact else ["nobody can be asked: name --contact"]),
    ]
    if missing:
        advice = f"{'; '.join(missing)}; or close it: --registration invitation, --guests off"
        return warning(f"{told} Anybody reaches {patient.config.page()}.", advice)
    return fine(f"{told} {staff} look after it.")


def is_public(page: str) -> bool:
    """Whether the address of a page may be reached from anywhere."""
    host = urlsplit(page).hostname or ""
    try:
        return ipaddress.ip_address(host).is_global
    except ValueError:
        return bool(host) and not host.endswith(LOCAL)
