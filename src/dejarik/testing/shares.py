"""Shares: which part of a running server spends its processor time, by py-spy's samples."""

import asyncio
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final

RATE: Final = 200
"""Samples a second."""
SERVER: Final = "dejarik/service/server.py"
"""Whatever is not below this waits: the thread that writes the log, for one."""
PARTS: Final = (
    ("rules", ("dejarik/kernel/", "dejarik/games/destiny/rules/", "dejarik/games/destiny/effects")),
    (
        "words",
        (
            "dejarik/games/destiny/language/",
            "dejarik/titles/destiny/chronicle.py",
            "dejarik/hosting/play/chronicle.py",
        ),
    ),
    ("views", ("dejarik/games/destiny/seen/views.py", "dejarik/games/destiny/seen/seat_log.py")),
    ("deltas", ("dejarik/hosting/play/deltas.py",)),
    ("rooms", ("dejarik/hosting/",)),
    ("journal", ("dejarik/service/adapters/", "psycopg")),
    ("sockets", ("service/handlers/", "/clients.py", "litestar", "uvicorn", "websockets")),
    ("tables", ("dejarik/service/",)),
)
"""Parts by their files; the first that fits the deepest frame it can fit has the sample."""
LOOP: Final = "loop"


async def shares_of(process: int, seconds: float) -> dict[str, float]:
    """What part of a process's time goes where; nothing without py-spy beside this Python."""
    tool = shutil.which("py-spy", path=str(Path(sys.executable).parent))
    if tool is None:
        return {}
    with tempfile.TemporaryDirectory(prefix="shares") as folder:
        stacks = Path(folder) / "stacks"
        command = [tool, "record", "--nonblocking", "--format", "raw", "--rate", f"{RATE}"]
        command += ["--pid", f"{process}", "--duration", f"{max(1, round(seconds))}"]
        running = await asyncio.create_subprocess_exec(
            *command, "--output", str(stacks), stdout=-3, stderr=-3
        )
        await running.wait()
        return shares_in(stacks.read_text(encoding="utf-8")) if stacks.exists() else {}


def shares_in(stacks: str) -> dict[str, float]:
    """The shares in a table of stacks, outermost frame first, each with its count."""
    found: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, count = line.rpartition(" ")
        if SERVER in stack:
            found[part_of(stack.split(";"))] += int(count)
    total = sum(found.values())
    return {part: round(count / total, 3) for part, count in found.most_common()}


def part_of(frames: list[str]) -> str:
    """The part that the deepest frame with a part belongs to."""
    inner = frames[1 + next(n for n, frame in enumerate(frames) if SERVER in frame) :]
    for frame in reversed(inner):
        for part, files in PARTS:
            # The server's own frames stand below every task.
            if "uvicorn/server.py" not in frame and any(file in frame for file in files):
                return part
    return LOOP
