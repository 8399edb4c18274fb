"""
Backups of a PostgreSQL server, made and restored by the scripts of `deploy/backup`.

What belongs here: running those scripts for a server of a test, and waiting for what they copy.
What does not: what is destroyed and which moment is restored (`disaster`).
"""

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from dejarik.testing.ports import HOST
from dejarik.testing.servers import PATIENCE, NoServer, Postgres, Server

DEPLOYED: Final = Path(__file__).parents[3] / "deploy" / "backup"
RECEIVER: Final = "pg_receivewal"
NOW: Final = """to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')"""


def archive_settings() -> list[str]:
    """The settings of `archive.conf`, as a server takes them on its command line."""
    lines = (DEPLOYED / "archive.conf").read_text(encoding="utf-8").splitlines()
    pairs = [line.split(" = ") for line in lines if line and not line.startswith("#")]
    return [f"{name}={value.strip(chr(39))}" for name, value in pairs]


class Receiver(Server):
    """`receive-log.sh`, which copies the log of a server as it is written."""

    def __init__(self, backups: "Backups") -> None:
        self.backups = backups
        script = str(backups.scripts / "receive-log.sh")
        server = backups.server
        super().__init__(["/bin/sh", script], backups.scripts, server.user, backups.environment())

    def is_ready(self) -> bool:
        return self.backups.is_copied_to("0/0")


class Backups:
    """
    The folder of backups of one server.

    A copy of the scripts lies beside it, where the user of the server can read them.
    """

    def __init__(self, server: Postgres, folder: Path) -> None:
        self.server = server
        self.folder = folder / "backups"
        self.folder.mkdir()
        self.scripts = folder / "scripts"
        shutil.copytree(DEPLOYED, self.scripts)
        if server.user is not None:
            shutil.chown(self.folder, server.user)
        self.receiver = Receiver(self)

    def environment(self) -> dict[str, str]:
        """What the scripts are told."""
        return {
            "PATH": f"{self.server.programs}{os.pathsep}{os.environ['PATH']}",
            "DEJARIK_BACKUP": str(self.folder),
            "PGDATA": str(self.server.data),
            "PGHOST": HOST,
            "PGPORT": str(self.server.port),
            "PGUSER": "postgres",
        }

    def take(self) -> None:
        """Make a base backup. Raises NoServer with what the script says."""
        self._run("base-backup.sh")

    def restore(self, moment: str = "") -> None:
        """Make the data of the server anew, as of a moment; raises NoServer as `take` does."""
        self._run("restore.sh", *([moment] if moment else []))

    def recover(self) -> None:
        """Start the restored server, and wait until it has brought itself forward."""
        self.server.start()
        _wait(lambda: self.server.value("SELECT pg_is_in_recovery()") is False, "still recovers")

    def keep_in_step(self) -> None:
        """Let nothing be committed before its copy is on disk."""
        self.server.run(f"ALTER SYSTEM SET synchronous_standby_names = '{RECEIVER}'")
        self.server.run("SELECT pg_reload_conf()")

    def secured(self) -> str:
        """Wait until everything that is committed now has been copied; the moment of now."""
        moment = str(self.server.value(f"SELECT {NOW}"))
        place = str(self.server.value("SELECT pg_current_wal_insert_lsn()::text"))
        _wait(lambda: self.is_copied_to(place), "does not get its log copied")
        return moment

    def is_copied_to(self, place: str) -> bool:
        """Whether the log has been copied, and is on disk there, up to a place in it."""
        copied = "SELECT bool_or(flush_lsn >= '{}') FROM pg_stat_replication WHERE {} = '{}'"
        return self.server.value(copied.format(place, "application_name", RECEIVER)) is True

    def _run(self, script: str, *arguments: str) -> None:
        user = self.server.user
        done = subprocess.run(  # noqa: S603 - our own script
            ["/bin/sh", str(self.scripts / script), *arguments],
            check=False,
            cwd=self.scripts,
            env=self.environment(),
            capture_output=True,
            text=True,
            user=user,
            group=None if user is None else pwd.getpwnam(user).pw_gid,
            extra_groups=None if user is None else [],
        )
        if done.returncode:
            raise NoServer(f"{script} failed:\n{done.stdout}{done.stderr}")


def _wait(done: Callable[[], bool], why: str) -> None:
    until = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > until:
            raise NoServer(f"After {PATIENCE:.0f} s the server {why}.")
        time.sleep(0.02)
