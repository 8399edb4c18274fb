"""
Whatever a setup accepts can be chosen by people, or stands below with a reason.

The types are walked: a new field of a setup, a new edition, map or mission fails here until
something that people choose leads to it.
"""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Final, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from dejarik.games.destiny import wire as destiny
from dejarik.games.imperial import wire as imperial
from dejarik.games.imperial.missions import missions
from dejarik.games.swccg import wire as swccg
from dejarik.hosting.decks import Payload, Terms
from dejarik.hosting.options import SetupOption, chosen_in_full
from dejarik.hosting.title import Title
from dejarik.titles.registry import TITLES

Setups = dict[str, type[msgspec.Struct]]
SETUPS: Final[Setups] = {
    "destiny": destiny.Setup,
    "imperial-assault": imperial.Setup,
    "swccg": swccg.Setup,
}
SEATS: Final[Setups] = {
    "destiny": destiny.SeatSetup,
    "imperial-assault": imperial.SeatSetup,
    "swccg": swccg.SeatSetup,
}
LABORATORY: Final = "for games of bots alone: people are not to play with it"
NOT_CHOSEN: Final = {
    ("destiny", "swift"): LABORATORY,
    ("destiny", "lab"): LABORATORY,
    ("imperial-assault", "swift"): LABORATORY,
    ("imperial-assault", "lab"): LABORATORY,
    ("swccg", "swift"): LABORATORY,
    ("swccg", "lab_turns"): LABORATORY,
    ("swccg", "edition"): "there is one edition of its rules",
    ("imperial-assault", "edition"): "there is one edition of its rules",
}
"""Fields that nobody chooses, and why."""
EXTRAS: Final = msgspec.json.encode(
    {
        "team": [["01045", 1]],
        "battlefields": ["01168"],
        "cards": [],
        "extra_dice": ["01056"],
        "aside": ["01056"],
    }
)
"""A list of Destiny with spare dice and cards set aside, as its builder keeps it."""


def lists_of(title: Title) -> list[Payload]:
    """Lists that people can bring: the ready ones, and those with parts that few have."""
    found = [deck.listed for deck in title.decks.ready()]
    return [*found, EXTRAS] if title.id == "destiny" else found


def choices_of(
    options: tuple[SetupOption, ...], format_code: str, edition: str
) -> list[dict[str, str]]:
    """Whatever can be chosen together."""
    found: list[dict[str, str]] = [{}]
    for option in options:
        found = [
            {**chosen, **({option.key: one.key} if one else {})}
            for chosen in found
            for one in option.choices_beside({"format": format_code, "edition": edition, **chosen})
            or (None,)
        ]
    return found


def setups_of(title: Title) -> Iterator[dict[str, object]]:
    """A setup for everything that can be chosen."""
    lists = lists_of(title)
    codes = [one.code for one in title.decks.formats()]
    for edition in title.editions:
        for code in codes:
            for chosen in choices_of(title.options, code, edition):
                full = chosen_in_full(title.options, chosen, code, edition)
                yield title.decks.setup(lists[:2], ("Ann", "Bob"), Terms(code, edition, full))
    for place in range(len(lists)):
        brought = [*islice(cycle(lists), place, place + title.seats[0])]
        yield title.decks.setup(brought, ("Cid", "Dan"), Terms(codes[0], title.editions[0]))


def reached(title: Title) -> dict[str, set[str]]:
    """What every field of a setup and of its seats can be, as JSON."""
    found: dict[str, set[str]] = {}
    for setup in setups_of(title):
        read = msgspec.convert(setup, SETUPS[title.id])
        for record in (read, *getattr(read, "seats")):  # noqa: B009 - every setup has them
            for name in record.__struct_fields__:
                value = msgspec.json.encode(getattr(record, name)).decode()
                found.setdefault(name, set()).add(value)
    return found


def fields_of(title: str) -> set[str]:
    """The fields of a setup and of its seats."""
    return {*SETUPS[title].__struct_fields__, *SEATS[title].__struct_fields__}


def test_the_setup_of_every_title_is_walked() -> None:
    """A new title fails until its setup is named here."""
    assert {*TITLES.ids} == SETUPS.keys() == SEATS.keys()


@pytest.mark.parametrize("id_", TITLES.ids)
def test_every_field_of_a_setup_can_be_chosen(id_: str) -> None:
    """Two values at least, by terms, options or lists; what nobody chooses has a reason."""
    values = reached(TITLES.named(id_))
    fixed = {(id_, name) for name in fields_of(id_) if len(values[name]) < 2}

    assert fixed == {one for one in NOT_CHOSEN if one[0] == id_}


@pytest.mark.parametrize("id_", TITLES.ids)
def test_every_name_that_a_setup_accepts_can_be_chosen(id_: str) -> None:
    """Of a closed set of names each one is reached."""
    values = reached(TITLES.named(id_))
    for record in (SETUPS[id_], SEATS[id_]):
        for name, hint in get_type_hints(record).items():
            if get_origin(hint) is Literal:
                assert {f'"{one}"' for one in get_args(hint)} == values[name], name


@pytest.mark.parametrize("id_", TITLES.ids)
def test_every_edition_and_format_can_be_chosen(id_: str) -> None:
    """Each of them stands in some setup."""
    title = TITLES.named(id_)
    values = reached(title)

    assert {f'"{one}"' for one in title.editions} == values["edition"]
    assert {f'"{one.code}"' for one in title.decks.formats()} == values["format"]


def test_every_mission_that_is_written_can_be_chosen() -> None:
    """By name with its map; also those that may be drawn, because they are the same."""
    title = TITLES.named("imperial-assault")
    named = {
        f"{setup.get('map')}/{setup.get('mission')}"
        for setup in setups_of(title)
        if setup.get("mission")
    }

    assert {*missions()} == named
