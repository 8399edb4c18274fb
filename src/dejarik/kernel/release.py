"""
Releases: which rules a game is played by.

What belongs here: the record, what differs between two of them in words, and its plain
form. What does not: how the hashes come about (the host knows the files), and what a
difference means for a journal (`journal`).
"""

from __future__ import annotations

from dejarik.kernel.plain import number_in, row_in, text_in


class WrongRelease(Exception):
    """What other rules wrote cannot be judged by those at hand."""


class Release:
    """
    Which rules a game is played by.

    `schema` grows when states are packed or journals are read otherwise: hashes of an older
    one cannot be compared. `rules` names everything that decides how a game goes. `programs`
    has a hash for each program the game can use: its cards, die symbols, keywords.
    """

    def __init__(self, game: str, schema: int, rules: str, programs: dict[str, str]) -> None:
        self.game: str = game
        self.schema: int = schema
        self.rules: str = rules
        self.programs: dict[str, str] = programs

    def at(self, schema: int) -> Release:
        """The same, as of another schema: a journal may have been gone on with since."""
        return Release(self.game, schema, self.rules, self.programs)


def differences(wrote: Release, here: Release) -> list[str]:
    """What differs, in words; nothing if both play alike. `here` may know more programs."""
    found: list[str] = []
    if wrote.game != here.game:
        found.append(f"it is of the game {wrote.game}, the rules are of {here.game}")
    if wrote.schema != here.schema:
        found.append(f"schema {wrote.schema}, here {here.schema}")
    if wrote.rules != here.rules:
        found.append(f"rules {wrote.rules}, here {here.rules}")
    for name in sorted(wrote.programs):
        program = here.programs.get(name)
        if program is None:
            found.append(f"{name} is unknown here")
        elif program != wrote.programs[name]:
            found.append(f"{name} has another program here")
    return found


def pack_release(release: Release) -> list[object]:
    """A release as plain data."""
    programs = [[name, release.programs[name]] for name in sorted(release.programs)]
    return [release.game, release.schema, release.rules, programs]


def unpack_release(data: object) -> Release:
    """
    The release that was packed.

    Raises ValueError when it is none.
    """
    game, schema, rules, rows = row_in(data, 4, "the release")
    if not isinstance(rows, list):
        message = "the programs of a release are a list"
        raise ValueError(message)
    programs: dict[str, str] = {}
    for row in rows:
        name, program = row_in(row, 2, "a program of the release")
        programs[text_in(name, "a program's name")] = text_in(program, "a program's hash")
    return Release(
        text_in(game, "the game's name"),
        number_in(schema, "the schema version"),
        text_in(rules, "the rules version"),
        programs,
    )
