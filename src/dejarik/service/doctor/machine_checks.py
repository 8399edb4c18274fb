"""Checks of this machine: page, build, disk, files of secrets, backups, ports."""

import asyncio
import os
import shutil
import stat
import time
from pathlib import Path
from typing import Final

from dejarik.service.adapters.databases import SQLITE
from dejarik.service.config import Listening
from dejarik.service.doctor.findings import DoctorInput, Finding, fine, skipped, warning, wrong
from dejarik.service.monitoring.builds import COMPILED, rules_build, version

GIB: Final = 1024**3
LITTLE_ROOM: Final = 2 * GIB
NO_ROOM: Final = GIB // 4
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO if os.name == "posix" else 0
"""Elsewhere (Windows) the mode of a file says nothing about others."""
HOUR: Final = 3_600
OLD_BACKUP: Final = 26 * HOUR
"""A backup every night may be an hour late, and take one."""
LIVES: Final = b'{"live":true}'


async def page(patient: DoctorInput) -> Finding:
    """Whether the page for browsers is there."""
    built = patient.config.built
    if not (built / "index.html").is_file():
        return wrong(
            f"There is no page in {built}.", "build it with just web, or install a release"
        )
    assets = [one for one in (built / "assets").glob("*") if one.is_file()]
    if not assets:
        return wrong(f"The page in {built} has no assets.", "build it again with just web")
    return fine(f"The page is there, with {len(assets)} assets.")


async def build(patient: DoctorInput) -> Finding:
    """Whether the rules are compiled."""
    if rules_build() == COMPILED:
        return fine(f"Version {version()}, with compiled rules.")
    return warning(
        f"Version {version()}, with rules in plain Python: bots think several times slower.",
        "install the compiled wheel where there is one for this machine",
    )


async def disk(patient: DoctorInput) -> Finding:
    """Whether there is room where this machine writes."""
    found = [(shutil.disk_usage(place).free, place) for place in _written(patient)]
    if not found:
        return skipped("The database is elsewhere, and no folder of backups was named.")
    free, place = min(found)
    told = f"{free / GIB:.1f} GiB are free at {place}."
    if free < NO_ROOM:
        return wrong(told, "make room: with a full disk nothing is stored")
    if free < LITTLE_ROOM:
        return warning(told, "make room soon")
    return fine(told)


def _written(patient: DoctorInput) -> list[Path]:
    places = [patient.backups] if patient.backups else []
    if patient.config.database.startswith(SQLITE):
        places.append(Path(patient.config.database.removeprefix(SQLITE)).parent)
    return [place for place in places if place.is_dir()]


async def secrets(patient: DoctorInput) -> Finding:
    """Whether nobody else can read secrets and games."""
    files = [*patient.secrets]
    if patient.config.database.startswith(SQLITE):
        files.append(Path(patient.config.database.removeprefix(SQLITE)))
    open_ones = [one for one in files if one.exists() and one.stat().st_mode & OTHERS]
    if open_ones:
        named = ", ".join(map(str, open_ones))
        return wrong(f"Others on this machine may read {named}.", f"chmod 600 {named}")
    return fine(f"{len(files)} files with secrets or games are for their owner alone.")


async def backups(patient: DoctorInput) -> Finding:
    """Whether the newest backup is of last night."""
    folder = patient.backups
    if folder is None:
        return skipped("No folder of backups was named (--backups).")
    newest = max((one.stat().st_mtime for one in folder.rglob("*") if one.is_file()), default=0.0)
    if not newest:
        return wrong(f"There is no backup in {folder}.", "set up backups, see docs/operations.md")
    hours = (time.time() - newest) / HOUR
    told = f"The newest backup in {folder} is {hours:.0f} hours old."
    if hours * HOUR > OLD_BACKUP:
        return wrong(told, "look why the last backup was not made")
    return fine(told)


async def port(patient: DoctorInput) -> Finding:
    """Whether the port is free, or served by a process of ours."""
    return await _port(Listening(patient.config.host, patient.config.port), "/health/live", LIVES)


async def metrics_port(patient: DoctorInput) -> Finding:
    """The same of the port for metrics."""
    if patient.config.metrics is None:
        return skipped("Metrics are not served (--metrics).")
    return await _port(patient.config.metrics, "/metrics", b"dejarik_build_info")


async def _port(where: Listening, path: str, ours: bytes) -> Finding:
    host = "127.0.0.1" if where.host in ("0.0.0.0", "") else where.host  # noqa: S104 - compared
    try:
        reader, writer = await asyncio.open_connection(host, where.port)
    except ConnectionRefusedError:
        return fine(f"Port {where.port} is free: no process serves it.")
    except OSError as error:
        return wrong(
            f"{where.host} cannot be listened on: {error}.", "name an address of this machine"
        )
    try:
        request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        writer.write(request.encode())
        said = await reader.read(-1)
    finally:
        writer.close()
    if ours in said:
        return fine(f"Port {where.port} is served by a process of Dejarik.")
    return wrong(f"Something else serves port {where.port}.", "end it, or name another port")
