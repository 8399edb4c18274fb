"""
The page of the words of Imperial Assault: every node of cards and missions, and how it reads.

What belongs here: examples of the short ways to write, and making the page of them, the nodes and
the cards. What does not: the words themselves, which are in the game's effects and language.

    python -m scripts.imperial_words             write the page
    python -m scripts.imperial_words --check     say whether it is up to date

Exit codes: 0 all well, 1 the page is out of date or a short way has no example.
"""

import argparse
import ast
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Final

from dejarik.games.imperial import effects
from dejarik.games.imperial.cards import programs
from dejarik.games.imperial.effects import abilities, attacks, conditions, damage, figures
from dejarik.games.imperial.language import words as w
from dejarik.games.imperial.language.english.render import render_node
from dejarik.games.imperial.missions import missions
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model import texts
from dejarik.kernel.program import Node, walk
from dejarik.kernel.terms import Number
from scripts.words import first_line, signature

ROOT: Final = Path(__file__).resolve().parents[1]
WORDS: Final = ROOT / "src" / "dejarik" / "games" / "imperial" / "language" / "words.py"
PAGE: Final = ROOT / "docs" / "reference" / "words-imperial-assault.md"

INTRODUCTION: Final = """\
# The words of Imperial Assault

This page is made by `just words` from `dejarik.games.imperial.effects` and `language/words.py`.
Cards and missions are written with the nodes themselves, which are listed by their files.
For what is said often there are a few short ways.
The last column is what a player reads: of a node, as it stands where it is used first.
"""

EXAMPLES: Final[dict[str, Node]] = {
    "then": w.then(attacks.MakeAttack(), damage.RecoverDamage(figures.ItselfOnly(), Number(1))),
    "number": w.number(3),
    "special": w.special("Charge", attacks.MakeAttack(), attacks=True),
    "during": w.during("Rest", damage.RecoverDamage(figures.ItselfOnly(), Number(1))),
    "may_reroll_attacking": w.may_reroll_attacking("Aim"),
    "may_reroll_defending": w.may_reroll_defending("Foresight", conditions.HasDamage()),
    "attacking": w.attacking("Scattergun", st.DAMAGE, 1, conditions.NextToTarget()),
    "defending": w.defending("Cover", st.BLOCK, 1),
    "more_attacks": w.more_attacks(),
    "protector": w.protector(),
    "command_action": w.command_action(attacks.MakeAttack(times=2), actions=2, attacks=True),
    "command_at": w.command_at(
        abilities.START_OF_ROUND, damage.Suffer(figures.Figures((figures.Hostile(),)), Number(1))
    ),
}


def short_ways() -> Iterator[str]:
    """The functions of `language/words.py`, a row each."""
    written = examples_written()
    for node in ast.parse(WORDS.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            meaning = first_line(ast.get_docstring(node) or "")
            made = EXAMPLES.get(node.name)
            reads = "" if made is None else render_node(made)
            source = f"`{written[node.name]}`" if node.name in written else ""
            yield f"| `{signature(node)}` | {meaning} | {source} | {reads} |"


def examples_written() -> dict[str, str]:
    """The examples as they are written in this file."""
    for node in ast.parse(Path(__file__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict):
            pairs = zip(node.value.keys, node.value.values, strict=True)
            return {ast.literal_eval(key): ast.unparse(made) for key, made in pairs if key}
    return {}


def occurrences() -> dict[type[Node], tuple[str, Node]]:
    """The first card or mission that has a sort of node, and the node."""
    found: dict[type[Node], tuple[str, Node]] = {}
    for source in (programs(), missions()):
        for code, parts in source.items():
            for part in parts:
                for node in walk(part):
                    found.setdefault(type(node), (code, node))
    return found


def families() -> list[ModuleType]:
    """The modules of nodes: parts of cards first, then the effects."""
    names = [one.name for one in pkgutil.iter_modules(effects.__path__, f"{effects.__name__}.")]
    return [texts, *[importlib.import_module(name) for name in sorted(names)]]


def nodes_of(module: ModuleType) -> list[type[Node]]:
    """The sorts of nodes a module defines; not those that others are made from."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Node)
        if thing.__module__ == module.__name__
        if not thing.__subclasses__() or thing in occurrences()
    ]


def row(made: type[Node]) -> str:
    """A sort of node: how it is written, what it means, where it stands, how it reads there."""
    written = f"{made.__name__}({', '.join(field.name for field in fields(made))})"
    code, node = occurrences().get(made, ("", None))
    reads = "" if node is None else render_node(node)
    where = f"`{code}`" if code else ""
    return f"| `{written}` | {first_line(made.__doc__ or '')} | {where} | {reads} |"


def section(module: ModuleType) -> str:
    """One file of nodes as a table; nothing if it defines none."""
    rows = [row(made) for made in nodes_of(module)]
    if not rows:
        return ""
    name = module.__name__.removeprefix("dejarik.games.imperial.").replace(".", "/")
    head = f"## {name}.py\n\n{first_line(module.__doc__ or '')}\n"
    table = "\n".join(["| word | meaning | stands on | reads |", "|---|---|---|---|", *rows])
    return f"{head}\n{table}\n"


def page() -> str:
    """The whole page."""
    table = ["| word | meaning | example | reads |", "|---|---|---|---|", *short_ways()]
    short = "## language/words.py\n\n" + "\n".join(table) + "\n"
    sections = [section(module) for module in families()]
    return "\n".join([INTRODUCTION, short, *[one for one in sections if one]])


def without_example() -> list[str]:
    """The short ways to write that have no example."""
    tree = ast.parse(WORDS.read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in names if name not in EXAMPLES]


def main(given: list[str] | None = None) -> int:
    """Write the page, or say whether it is up to date."""
    parser = argparse.ArgumentParser(description="Make the page of the words of Imperial Assault.")
    parser.add_argument("--check", action="store_true", help="only compare")
    options = parser.parse_args(given)
    made = page()
    if options.check:
        is_current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == made
        print("words: up to date" if is_current else "words: out of date, run `just words`")
        return 0 if is_current else 1
    PAGE.write_text(made, encoding="utf-8")
    print(f"words: wrote {PAGE.relative_to(ROOT)}")
    for name in without_example():
        print(f"words: {name} has no example; add one to EXAMPLES in scripts/imperial_words.py")
    return 1 if without_example() else 0


if __name__ == "__main__":
    sys.exit(main())
