"""No field of the state is forgotten when it is saved or copied."""

from collections.abc import Callable

import pytest

from dejarik.games.destiny.model.past import Past
from dejarik.games.destiny.model.state import (
    Copy,
    Die,
    Player,
    Table,
)
from dejarik.games.destiny.model.unpacking import (
    unpack_copy,
    unpack_die,
    unpack_player,
    unpack_table,
)
from dejarik.testing.destiny.table import Tabletop

NOT_SAVED = {
    "game",
    "rules",
    "recorder",
    "reading",
    "index",
    "decisions",
    "listing",
    "posing",
    "treating",
}
"""Worked out anew, or given from outside."""

OF_THE_KERNEL = {"frames", "queue", "delayed", "lasting", "knowledge", "chance", "outcome"}
"""Whole objects of the kernel, which has tests of its own."""

BY_DEFINITION = {"face", "spares"}
"""Kept as codes by the table, since the numbers of definitions change with the cards."""

OF_THE_TABLE = {"players", "copies", "gone", "dice", "gone_dice", "past"}
"""Whole objects with fields of their own, tested here one by one."""


def other_than(value: object) -> object:
    """Another value of the same sort."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, list):
        return [*value, 1]
    assert isinstance(value, dict)
    return {**value, 3: 4}


def table_other_than(name: str, value: object) -> object:
    """The same of a table: cards lie under others in lists."""
    return {3: [4], 5: [6, 7]} if name == "under" else other_than(value)


def fields(thing: object) -> list[str]:
    """The names of what a thing keeps."""
    names = [name for name in dir(thing) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(thing, name))]


def saved_and_copied(thing: Player | Copy | Die) -> tuple[object, object]:
    """The thing through its plain data, and a clone of it."""
    if isinstance(thing, Player):
        return unpack_player(thing.pack()), thing.clone()
    if isinstance(thing, Copy):
        return unpack_copy(thing.pack()), thing.clone()
    return unpack_die(thing.pack()), thing.clone()


@pytest.mark.parametrize(
    "make",
    [lambda: Player(0), lambda: Copy(10000, 1, 0, 2), lambda: Die(1000, 1, 0, 10000)],
    ids=["player", "copy", "die"],
)
def test_every_field_of_a_thing_is_saved_and_copied(
    make: Callable[[], Player | Copy | Die],
) -> None:
    """Each is changed by itself, so that none can hide behind another."""
    for name in set(fields(make())) - BY_DEFINITION:
        thing = make()
        changed = other_than(getattr(thing, name))
        if name == "subtypes":
            changed = ["jedi"]
        setattr(thing, name, changed)

        saved, copied = saved_and_copied(thing)

        assert (name, changed) == (name, getattr(saved, name))
        assert (name, changed) == (name, getattr(copied, name))


def test_every_field_of_the_table_is_saved_and_copied() -> None:
    """The same, for what the table itself keeps."""
    t: Table = Tabletop().state
    for name in set(fields(t)) - NOT_SAVED - OF_THE_KERNEL - OF_THE_TABLE:
        table = t.clone()
        changed = table_other_than(name, getattr(table, name))
        setattr(table, name, changed)

        assert (name, changed) == (name, getattr(unpack_table(t.rules, table.pack()), name))
        assert (name, changed) == (name, getattr(table.clone(), name))


def test_what_is_kept_by_definition_is_saved_and_copied() -> None:
    """The sides shown by a copy and a die, and the spare dice."""
    t: Table = Tabletop().state
    copy, die = next(iter(t.copies.values())), next(iter(t.dice.values()))
    copy.face, die.face = 5, 6
    t.players[1].spares = {7: 2}

    for other in (unpack_table(t.rules, t.pack()), t.clone()):
        assert (5, 6) == (other.copies[copy.ref].face, other.dice[die.id].face)
        assert {7: 2} == other.players[1].spares


def test_every_field_of_the_past_is_saved_and_shared() -> None:
    """Each is changed by itself; a clone has the same past, and forgets on its own."""
    t: Table = Tabletop().state
    for name in fields(Past(1, 2, 0)):
        one = Past(1, 2, 0)
        changed = other_than(getattr(one, name))
        setattr(one, name, changed)
        t.past = [one]

        assert (name, changed) == (name, getattr(unpack_table(t.rules, t.pack()).past[0], name))
        other = t.clone()
        assert [one] == other.past
        other.past.clear()
        assert [one] == t.past
