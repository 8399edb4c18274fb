"""The examples run as they stand, and so do the pages that show them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = tuple(
    f"docs/how-to/{name}.md" for name in ("use-from-python", "simulate-games", "write-a-bot")
)
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUNS = {
    ("own_bot.py",): (["--games", "4", "--jobs", "1"], "eager"),
    ("simulate.py",): (["--games", "4", "--plot", "{tmp}/duel.svg"], "The picture is"),
    ("-m", "examples.own_card"): (["--games", "3"], "It was played in"),
    ("-m", "examples.own_set"): (["--games", "4", "--jobs", "1"], "Walking Staff: Special: "),
    ("-m", "examples.toy"): (["--seats", "3"], "life left: seat 0: "),
}


def ran(arguments: list[str]) -> str:
    """What a program says that ends well."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert 0 == done.returncode, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", RUNS, ids=lambda name: name[-1])
def test_an_example_runs(name: tuple[str, ...], tmp_path: Path) -> None:
    """A small one, and it says what it should."""
    arguments, said = RUNS[name]
    file = [str(ROOT / "examples" / name[0])] if name[0] != "-m" else [*name]
    told = ran([*file, *(one.format(tmp=tmp_path) for one in arguments)])

    assert said in told


def test_the_picture_of_a_simulation_is_one(tmp_path: Path) -> None:
    """With both rates and a histogram."""
    path = tmp_path / "duel.svg"
    ran([str(ROOT / "examples" / "simulate.py"), "--games", "4", "--plot", str(path)])
    drawn = path.read_text(encoding="utf-8")

    assert drawn.startswith("<svg")
    assert "tpg-heroes (random) against tpg-villains (random), 4 games" in drawn


def test_every_example_is_run_or_needs_a_service() -> None:
    """Those that need one are run by the tests of the service, the reader by those of journals."""
    found = {path.name for path in (ROOT / "examples").glob("*.py")}
    run = {name[0] for name in RUNS} | {f"{name[-1].removeprefix('examples.')}.py" for name in RUNS}
    elsewhere = {"bot.py", "house_bot.py", "read_journal.py", "own_destiny.py"}

    assert found == (run | elsewhere) & found
    assert elsewhere <= found


@pytest.mark.parametrize("page", PAGES)
def test_a_page_runs_from_top_to_bottom(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its blocks, one after the other, as somebody types them."""
    blocks = BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}

    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"{page}, block {number}", "exec"), names)  # noqa: S102  (our own pages)
