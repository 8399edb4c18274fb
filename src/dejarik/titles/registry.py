"""
The titles there are: where each of them and its larger parts stand, by its id.

Nothing of a title is loaded before it is asked for: help lists ids and must come at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from dejarik.hosting.titles import Titles, UnknownTitle, standing_at

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dejarik.hosting.terminal import Terminal
    from dejarik.laws.laboratory import Laboratory
    from dejarik.laws.register import Collection, Register

TITLES: Final = Titles(
    {
        "destiny": "dejarik.titles.destiny.title:TITLE",
        "imperial-assault": "dejarik.titles.imperial.title:TITLE",
        "swccg": "dejarik.titles.swccg.title:TITLE",
    }
)
"""The first is meant where none is named."""

LABORATORIES: Final = {
    "destiny": "dejarik.titles.destiny.laboratory.answers:LABORATORY",
    "imperial-assault": "dejarik.titles.imperial.laboratory.answers:LABORATORY",
    "swccg": "dejarik.titles.swccg.laboratory.answers:LABORATORY",
}
TERMINALS: Final = {
    "destiny": "dejarik.titles.destiny.terminal.answers:TERMINAL",
    "imperial-assault": "dejarik.titles.imperial.terminal.answers:TERMINAL",
    "swccg": "dejarik.titles.swccg.terminal.answers:TERMINAL",
}
DECK_TABLES: Final = {
    "destiny": "dejarik.titles.destiny.terminal.deck_table:deck_table",
    "imperial-assault": "dejarik.titles.imperial.terminal.deck_table:deck_table",
    "swccg": "dejarik.titles.swccg.terminal.deck_table:deck_table",
}
"""Lists of ready decks that can be told without the rules; a title may have none."""
REGISTERS: Final = {
    "destiny": "dejarik.titles.destiny.laboratory.register:REGISTER",
    "imperial-assault": "dejarik.titles.imperial.laboratory.register:REGISTER",
    "swccg": "dejarik.titles.swccg.laboratory.register:REGISTER",
}
COLLECTIONS: Final = {
    "destiny": "dejarik.titles.destiny.laboratory.collection:COLLECTION",
    "imperial-assault": "dejarik.titles.imperial.laboratory.collection:COLLECTION",
    "swccg": "dejarik.titles.swccg.laboratory.collection:COLLECTION",
}


def laboratory_of(id_: str) -> Laboratory:
    """The laboratory of a title. Raises UnknownTitle."""
    return cast("Laboratory", _part(LABORATORIES, id_))


def terminal_of(id_: str) -> Terminal:
    """The terminal of a title. Raises UnknownTitle."""
    return cast("Terminal", _part(TERMINALS, id_))


def deck_table_of(id_: str) -> Callable[[str], list[str]] | None:
    """What lists a title's decks in a language, told from its files alone; nothing without one."""
    if id_ not in DECK_TABLES:
        return None
    return cast("Callable[[str], list[str]]", _part(DECK_TABLES, id_))


def register_of(id_: str) -> Register:
    """How the register of a title's rulings is read. Raises UnknownTitle."""
    return cast("Register", _part(REGISTERS, id_))


def collection_of(id_: str) -> Collection:
    """The cards of a title. Raises UnknownTitle."""
    return cast("Collection", _part(COLLECTIONS, id_))


def _part(paths: Mapping[str, str], id_: str) -> object:
    if id_ not in paths:
        raise UnknownTitle(id_, tuple(paths))
    return standing_at(paths[id_])
