"""What comes at once: nothing of the game is loaded for help, or to list the decks."""

import subprocess
import sys

HELP = "import sys, dejarik.cli.main as m; m.build_parser(); print(*sorted(sys.modules))"
DECKS = "import sys, dejarik.cli.main as m; m.main(['decks']); print(); print(*sys.modules)"


def loaded_by(program: str) -> set[str]:
    """The names of the modules that are loaded in the end; the last line says them."""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, stdout=subprocess.PIPE, text=True
    )
    return set(done.stdout.splitlines()[-1].split())


def test_no_program_is_loaded_before_it_runs() -> None:
    """Neither cards nor bots nor the reader of files: arguments are all that help needs."""
    loaded = loaded_by(HELP)
    assert "dejarik.cli.main" in loaded
    heavy = {
        "dejarik.titles.destiny.catalogue.files",
        "dejarik.games.destiny.game",
        "dejarik.cli.play",
        "msgspec",
    }
    assert not heavy & loaded
    assert not [name for name in loaded if name.startswith(("dejarik.bots", "dejarik.lab"))]


def test_decks_are_listed_without_the_game() -> None:
    """Facts and data files are enough: no rules, no words of cards, no bots."""
    loaded = loaded_by(DECKS)
    games = "dejarik.games.destiny"
    heavy = [f"{games}.{part}" for part in ("game", "cards", "language", "effects", "rules")]
    heavy += [f"{games}.building.checking", "dejarik.kernel", "dejarik.bots", "dejarik.cli.check"]

    assert {"dejarik.titles.destiny.catalogue.files", f"{games}.model.facts"} < loaded
    assert [] == [name for name in loaded if name.startswith(tuple(heavy))]
