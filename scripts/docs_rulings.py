"""
The registers of rulings as pages to be read and searched.

What belongs here: how a register is laid out. What does not: what it says (`docs/rules`), and
what is proven of it, which needs the tests (`dejarik report rulings`).
"""

import html
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any, Final

GAMES: Final = {
    "destiny": "Star Wars: Destiny",
    "imperial-assault": "Imperial Assault",
    "swccg": "Customizable Card Game",
}
UNSEARCHED: Final = "---\nsearch:\n  exclude: true\n---\n\n"
"""Thousands of statements would bury the documentation in the search."""
Register = dict[str, Any]


def ruling_pages(rules: Path) -> dict[str, str]:
    """A page for each document of each game, and one for each game that lists them."""
    pages = {}
    for title, game in GAMES.items():
        folder = rules / title / "rulings"
        read = {path.stem: _register(path) for path in sorted(folder.glob("*.toml"))}
        pages[f"{title}/rulings/index.md"] = listing(game, read)
        for stem, register in read.items():
            pages[f"{title}/rulings/{stem}.md"] = register_page(stem, register)
    return pages


def _register(path: Path) -> Register:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def listing(game: str, read: dict[str, Register]) -> str:
    """What rulings of a game there are, document by document."""
    lines = [
        f"# Rulings: {game}",
        "",
        "Every statement of the rule documents that we follow, in our own words, each with its id.",
        "Code, tests and the page at the table cite these ids.",
        "`dejarik report rulings` says which of them are proven by a test.",
        "",
        "| part | document | statements |",
        "|---|---|--:|",
    ]
    for stem, register in read.items():
        count = len(register.get("ruling", []))
        lines.append(f"| [{stem}]({stem}.md) | {_source(register)} | {count} |")
    return "\n".join([*lines, ""])


def register_page(stem: str, register: Register) -> str:
    """The statements of one document, under its own headings."""
    parts = [f"{UNSEARCHED}# {stem}: {_source(register)}\n", "[All parts](index.md)\n"]
    rulings = register.get("ruling", [])
    for section, own in groupby(rulings, key=lambda one: str(one.get("section", ""))):
        parts.append(f"## {_heading(section)}\n")
        parts.append('<dl class="rulings">')
        parts += [_statement(one) for one in own]
        parts.append("</dl>\n")
    return "\n".join(parts)


def _statement(ruling: Register) -> str:
    name = html.escape(ruling["id"])
    return f'<dt id="{name}"><code>{name}</code></dt><dd>{html.escape(ruling["paraphrase"])}</dd>'


def _source(register: Register) -> str:
    return str(register.get("source", "")).replace("|", "\\|")


def _heading(section: str) -> str:
    """A heading that Markdown leaves as it is."""
    plain = "".join(f"\\{sign}" if sign in "\\`*_#[]<>{}" else sign for sign in section)
    return plain or "Without a section"
