"""
Small disks: a folder that really runs out of room, on a machine that has plenty.

What belongs here: mounting one in memory, filling it and making room. What does not: what a
server does with it (`disaster`). Only root may mount.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import ENOSPC
from pathlib import Path
from typing import Final

BALLAST: Final = "ballast"
PIECE: Final = 64 * 1024


class NoDisk(Exception):
    """Nothing can be mounted on this machine."""


class SmallDisk:
    """A mounted folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self) -> None:
        """Leave no room at all."""
        with (self.folder / BALLAST).open("ab", buffering=0) as file:
            for size in (PIECE, 512):
                with _until_full():
                    while True:
                        file.write(b"\0" * size)

    def make_room(self) -> None:
        """Give back what was filled."""
        (self.folder / BALLAST).unlink()


@contextmanager
def _until_full() -> Iterator[None]:
    """Go on after a disk was full; any other error is one."""
    try:
        yield
    except OSError as error:
        if error.errno != ENOSPC:
            raise


@contextmanager
def small_disk(folder: Path, mebibytes: int) -> Iterator[SmallDisk]:
    """A disk of this size at a new folder. Raises NoDisk."""
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={mebibytes}m,mode=755", "tmpfs", str(folder)]
    try:
        subprocess.run(mounting, check=True, capture_output=True)  # noqa: S603 - spelled out above
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoDisk("Only root may mount a small disk, and not inside every container.") from error
    try:
        yield SmallDisk(folder)
    finally:
        with suppress(OSError):
            subprocess.run(["umount", "--lazy", str(folder)], check=False)  # noqa: S603, S607 - the same
