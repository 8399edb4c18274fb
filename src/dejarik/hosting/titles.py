"""
The titles a program plays: found by their ids, loaded when first asked for.

What belongs here: finding and loading. What does not: which there are (`dejarik.titles.registry`
lists them for the programs; tests list their own). Whoever only lists ids waits for no game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dejarik.hosting.title import Title


def standing_at(path: str) -> object:
    """What stands at `module:name`; the module is loaded for it."""
    module, _, name = path.partition(":")
    found: object = getattr(import_module(module), name)
    return found


class UnknownTitle(ValueError):
    """There is no such game here."""

    def __init__(self, wanted: str, known: tuple[str, ...]) -> None:
        super().__init__(f"there is no game {wanted!r} here; there are {', '.join(known)}")
        self.wanted = wanted
        self.known = known


class Titles:
    """
    Titles by their ids; the first is meant where none is named.

    `paths` says where each stands, as `module:name`: plain text that another process can
    be given.
    """

    def __init__(self, paths: Mapping[str, str]) -> None:
        self.paths = dict(paths)
        self._loaded: dict[str, Title] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids, in their order."""
        return tuple(self.paths)

    @property
    def default(self) -> str:
        """The id that is meant where none is named."""
        return self.ids[0]

    def named(self, id_: str) -> Title:
        """The title of this id. Raises UnknownTitle."""
        if id_ not in self.paths:
            raise UnknownTitle(id_, self.ids)
        if id_ not in self._loaded:
            self._loaded[id_] = cast("Title", standing_at(self.paths[id_]))
        return self._loaded[id_]

    def __iter__(self) -> Iterator[Title]:
        return map(self.named, self.ids)

    def release_name(self) -> str:
        """The release of this process: each title with the name of its rules."""
        return ", ".join(f"{title.id} {title.rules()}" for title in sorted(self, key=_id))


def _id(title: Title) -> str:
    return title.id
