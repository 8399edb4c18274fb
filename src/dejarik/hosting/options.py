"""
Options of a setup: what people may choose for a game of a title before it begins.

What belongs here: their shape, whether a choice is one of those offered, and writing it in a line.
What does not: what an option means, which is its title's (`Decks.setup`).

Whatever offers a game (a form, a link, a terminal, a route) shows any title's options from this
data and knows none of them by name.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

KEY: Final = re.compile(r"\A[a-z][a-z0-9-]{0,19}\Z")
CHOICE: Final = re.compile(r"\A[A-Za-z0-9][A-Za-z0-9-]{0,39}\Z")
MOST_OPTIONS: Final = 8

Chosen = Mapping[str, str]
"""What was chosen, by the keys of options."""


@dataclass(frozen=True)
class Choice:
    """
    One thing that can be chosen: what it is called, and what it means if its name does not say.

    It can be chosen where every key of `given` (another option's, `format` or `edition`) has one
    of the values there. Two choices of one option may have one key where they exclude each other.
    """

    key: str
    name: str
    words: str = ""
    given: Mapping[str, tuple[str, ...]] | None = None

    def fits(self, chosen: Chosen) -> bool:
        """Whether it can be chosen beside what else is chosen."""
        given = self.given or {}
        return all(chosen.get(key, "") in allowed for key, allowed in given.items())


@dataclass(frozen=True)
class SetupOption:
    """
    Something that can be chosen for a game; `usual` is what is meant where nothing is said.

    It stands behind the options that its choices depend on. `drawn` says that the page of its
    title can draw its choices.
    """

    key: str
    name: str
    choices: tuple[Choice, ...]
    usual: str
    drawn: bool = False

    def choices_beside(self, chosen: Chosen) -> tuple[Choice, ...]:
        """What can be chosen beside what else is chosen; nothing if it means nothing there."""
        return tuple(one for one in self.choices if one.fits(chosen))


class UnknownChoice(ValueError):
    """Something that cannot be chosen: what, and what can be."""

    def __init__(self, what: str, known: Sequence[str]) -> None:
        super().__init__(what)
        self.what: str = what
        self.known: tuple[str, ...] = tuple(known)


def chosen_in_full(
    options: Sequence[SetupOption], chosen: Chosen, format_code: str, edition: str
) -> dict[str, str]:
    """
    What is chosen for every option that means something beside the others.

    Raises UnknownChoice for an option or a choice that there is not.
    """
    known = [option.key for option in options]
    for key in chosen:
        if key not in known:
            raise UnknownChoice(f"There is no option {key!r} to choose.", known)
    found: dict[str, str] = {}
    beside = {"format": format_code, "edition": edition}
    for option in options:
        able = [one.key for one in option.choices_beside(beside)]
        wanted = chosen.get(option.key, "")
        if wanted and not able:
            what = f"There is no {option.name.lower()} to choose beside what else is chosen."
            raise UnknownChoice(what, able)
        if wanted and wanted not in able:
            raise UnknownChoice(f"{option.name} cannot be {wanted!r} here.", able)
        if able:
            value = wanted or (option.usual if option.usual in able else able[0])
            found[option.key] = value
            beside[option.key] = value
    return found


def write_chosen(chosen: Chosen) -> str:
    """Choices in a line, the same for the same choices."""
    return " ".join(f"{key}={value}" for key, value in sorted(chosen.items()))


def read_chosen(line: str) -> dict[str, str]:
    """The choices in a line."""
    return dict(part.split("=", 1) for part in line.split())
