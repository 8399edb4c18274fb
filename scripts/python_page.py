"""
The page of everything that `dejarik.play` has, made from the code itself.

    python -m scripts.python_page

What belongs here: putting names, signatures and sentences in order. What does not: the sentences,
which are the docstrings, and how it is used (docs/how-to/use-from-python.md).
"""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from dejarik import play

PAGE: Final = Path(__file__).parents[1] / "docs" / "reference" / "python.md"
HEAD: Final = """\
# Playing from Python

Everything that `from dejarik import play` gives.
`python -m scripts.python_page` makes this page from the code.
[How to use it](../how-to/use-from-python.md) has examples that are run by a test.
Names that are not on this page are the project's own and may change with every release.
"""
FUNCTIONS: Final = {
    "Games": ("start", "load", "many"),
    "Looking things up": ("titles", "editions", "formats", "decks", "options", "card"),
    "Bots": ("bot",),
}
CLASSES: Final = {
    "A game": ("Table", "Seat", "Question", "Option", "LogLine", "Result"),
    "Many games": ("Results", "Played", "Side"),
    "Who and what": ("NamedBot", "OwnBot", "Card", "Chosen", "Trouble"),
}
OTHERS: Final = {
    "ALL": "The seat of the spectators: what lies open to everybody.",
    "Answer": "What an option is meant by: its place, its name, or itself.",
    "Bot": "A bot that was made: `NamedBot` or `OwnBot`.",
    "Deck": "A ready deck by its name, a list as text, a file with one, or a ready deck itself.",
    "Player": "Who sits in a seat: a bot, a function, a bot's name; `None` where a person answers.",
}


def page() -> str:
    """The page as it is to be."""
    parts = [HEAD]
    for heading, names in FUNCTIONS.items():
        parts.append(f"## {heading}\n")
        parts += [_function(name) for name in names]
    for heading, names in CLASSES.items():
        parts.append(f"## {heading}\n")
        parts += [_class(name) for name in names]
    rows = [f"| `{name}` | {words} |" for name, words in OTHERS.items()]
    parts.append(
        "\n".join(["## Names of types\n", "| name | what it is |", "|---|---|", *rows, ""])
    )
    return "\n".join(parts)


def listed() -> set[str]:
    """Every name that has a place on the page."""
    groups = (*FUNCTIONS.values(), *CLASSES.values())
    return {name for group in groups for name in group} | {*OTHERS}


def _function(name: str) -> str:
    found = getattr(play, name)
    return f"### `{name}{_signature(found)}`\n\n{_sentences(found)}\n"


def _class(name: str) -> str:
    found = getattr(play, name)
    rows = [f"| `{called}` | {words} |" for called, words in _members(found)]
    table = "\n".join(["| name | what it is |", "|---|---|", *rows, ""]) if rows else ""
    return f"### `{name}`\n\n{_sentences(found)}\n\n{table}"


def _members(found: type) -> Iterator[tuple[str, str]]:
    """The public names of a class with a sentence each; fields by their types."""
    for name, type_ in inspect.get_annotations(found).items():
        if not name.startswith("_"):
            yield name, f"`{_plain(type_)}`".replace("|", "\\|")
    for name, one in vars(found).items():
        if name.startswith("_") or name in inspect.get_annotations(found):
            continue
        if inspect.isfunction(one):
            yield f"{name}{_signature(one)}".replace("|", "\\|"), _first(one)
        elif not isinstance(one, staticmethod | classmethod):
            inside = getattr(one, "fget", None) or getattr(one, "func", None)
            if inside is not None:
                yield name, _first(inside)


def _signature(found: object) -> str:
    """The parameters with their defaults, types left to the checker."""
    assert callable(found)
    parts, starred = [], False
    for name, one in inspect.signature(found).parameters.items():
        if name == "self":
            continue
        if one.kind is one.KEYWORD_ONLY and not starred:
            parts.append("*")
            starred = True
        stars = "*" if one.kind is one.VAR_POSITIONAL else "**" * (one.kind is one.VAR_KEYWORD)
        starred = starred or stars == "*"
        default = "" if one.default is one.empty else f"={_default(one.default)}"
        parts.append(f"{stars}{name}{default}")
    return f"({', '.join(parts)})"


def _default(value: object) -> str:
    return "ALL" if value == play.ALL and isinstance(value, int) else repr(value)


def _plain(type_: object) -> str:
    told = type_ if isinstance(type_, str) else inspect.formatannotation(type_)
    return re.sub(r"\b(?:dejarik|collections|typing)\.[\w.]*?(\w+)(?=[^\w.]|$)", r"\1", told)


def _sentences(found: object) -> str:
    """A docstring with a sentence on each line, as Markdown has it."""
    told = " ".join((inspect.getdoc(found) or "").split())
    return re.sub(r"(?<=\.)\s+(?=[A-Z`])", "\n", told)


def _first(found: object) -> str:
    return " ".join((inspect.getdoc(found) or "").split())


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
