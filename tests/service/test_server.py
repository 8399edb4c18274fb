"""What `dejarik serve` says to whoever started it by hand."""

import os
import pty
import subprocess
import sys
import time
from pathlib import Path

from dejarik.testing.ports import free_port

PATIENCE = 60.0


def test_a_person_is_told_where_to_play(tmp_path: Path) -> None:
    """In a terminal the address is said in words once the page can be opened."""
    port = free_port()
    words = ["-m", "dejarik.cli.main", "serve", "--sqlite", str(tmp_path / "club.sqlite")]
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, *words, "--port", f"{port}"], stdout=theirs, stderr=subprocess.DEVNULL
    ) as server:
        os.close(theirs)
        os.set_blocking(ours, False)
        said = b""
        end = time.monotonic() + PATIENCE
        while b"\n" not in said and time.monotonic() < end:
            time.sleep(0.1)
            try:
                said += os.read(ours, 1_000)
            except BlockingIOError:
                continue
        server.terminate()
    os.close(ours)
    assert said.decode().startswith(f"Open http://127.0.0.1:{port} in a browser.")
