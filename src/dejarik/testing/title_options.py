"""
Titles of an experiment: which of them it is about, and how other processes find them.

What belongs here: the option of the programs, and what a child needs to import a title.
What does not: what is done with them.
"""

import os
from argparse import ArgumentParser
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import cast

from dejarik.hosting.titles import Titles, UnknownTitle, standing_at
from dejarik.laws.secrets import Secrets
from dejarik.titles.registry import TITLES


def add_titles(parser: ArgumentParser) -> None:
    """Let a program be told its titles."""
    parser.add_argument(
        "--titles",
        nargs="*",
        default=[],
        metavar="TITLE",
        help="ids of games, all there are for none; MODULE:NAME before them lists other games",
    )


def titles_from(words: Sequence[str]) -> Titles:
    """
    The titles that were named, all of a list for none.

    Raises UnknownTitle when a list has no such title, ImportError or AttributeError when
    there is no such list.
    """
    known, ids = TITLES, [*words]
    if ids and ":" in ids[0]:
        listed = standing_at(ids.pop(0))
        assert isinstance(listed, Titles)
        known = listed
    for id_ in ids:
        if id_ not in known.ids:
            raise UnknownTitle(id_, known.ids)
    return Titles({id_: known.paths[id_] for id_ in ids or known.ids})


def secrets_of(titles: Titles, id_: str) -> Secrets:
    """What a title says of its secrets. Raises ImportError when it says nothing."""
    package = titles.paths[id_].partition(":")[0].rpartition(".")[0]
    return cast("Secrets", standing_at(f"{package}.laboratory.secrets:SECRETS"))


def environment_for(titles: Titles) -> dict[str, str]:
    """What lets another process import these titles, wherever it runs."""
    places = [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    for path in titles.paths.values():
        name = path.partition(":")[0]
        if not name.startswith("dejarik."):
            file = import_module(name).__file__
            assert file is not None
            places.append(str(Path(file).parents[name.count(".")]))
    return {"PYTHONPATH": os.pathsep.join(dict.fromkeys(places))} if places else {}
