"""Help comes at once: nothing of the game is loaded for it."""

import subprocess
import sys

LOADED = "import sys, dejarik.cli.main as m; m.build_parser(); print(*sorted(sys.modules))"


def test_no_program_is_loaded_before_it_runs() -> None:
    """Neither cards nor bots nor the reader of files: arguments are all that help needs."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], check=True, stdout=subprocess.PIPE, text=True
    )
    loaded = set(done.stdout.split())
    assert "dejarik.cli.main" in loaded
    heavy = {"dejarik.catalog", "dejarik.games.destiny.game", "dejarik.cli.play", "msgspec"}
    assert not heavy & loaded
    assert not [name for name in loaded if name.startswith(("dejarik.bots", "dejarik.lab"))]
