"""The tag check: what stands for a part, what differs, and what somebody looked at."""

from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

from dejarik.games.destiny import language as d
from dejarik.kernel.program import Node
from dejarik.titles.destiny.catalogue import files
from scripts import tags
from scripts.tags import Compared, Row

MAY_GAIN = d.card("04014", d.play(d.may(d.gain(1))))
GAINS_TWO = d.card("04014", d.play(d.gain(2)))


def row(*nodes: str, also: tuple[str, ...] = (), within: tuple[str, ...] = ()) -> Row:
    """A row of the table, as it is written."""
    read = tags.read_pattern
    return Row(tuple(map(read, nodes)), tuple(map(read, also)), frozenset(within))


def stands(pattern: str, parts: tuple[Node, ...]) -> bool:
    """Whether some node of a program is such."""
    read = tags.read_pattern(pattern)
    return any(read.met_by(found) for found in tags.nodes_of(parts))


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("May", True),
        ("Op", True),
        ("May outside EventText", False),
        ("ChangeResources outside Then", True),
        ("Pay", False),
        ("ChangeResources(kind=RESOURCES_GAINED)", True),
        ("ChangeResources(kind=RESOURCES_LOST)", False),
        ("ChangeResources(kind=RESOURCES_LOST|RESOURCES_GAINED)", True),
        ("ChangeResources(kind!RESOURCES_GAINED)", False),
        ("ChangeResources(amount=1,kind>0)", True),
        ("ChangeResources(amount>1)", False),
        ("ChangeResources(amount<2)", True),
        ("May(effect=ChangeResources)", True),
        ("May(effect.amount=1)", True),
        ("May(effect.amount=2)", False),
        ("May(effect.nothing=2)", False),
    ],
)
def test_a_pattern_is_a_node_and_what_its_fields_hold(pattern: str, expected: bool) -> None:
    """Nodes made from one are of its kind; a number is compared by what it is."""
    assert expected == stands(pattern, MAY_GAIN.parts)


def test_symbols_are_one_of_several_or_all_kinds_of_damage() -> None:
    """A die that shows any damage is not said to show melee damage."""
    melee = d.card("04014", d.play(d.remove(d.such(d.a_die, d.showing_melee))))
    damage = d.card("04014", d.play(d.remove(d.such(d.a_die, d.showing_damage))))
    named, kinds = "Showing(symbols:MELEE)", "Showing(symbols=MELEE+RANGED+INDIRECT)"

    assert (True, False) == (stands(named, melee.parts), stands(kinds, melee.parts))
    assert (False, True) == (stands(named, damage.parts), stands(kinds, damage.parts))


@pytest.mark.parametrize("text", ["", "May(", "May(effect)", "May(a=NO_SUCH)", "A(b=BY_OPPONENT)"])
def test_a_pattern_that_cannot_be_read_is_refused(text: str) -> None:
    """Also a constant that does not exist, or that two modules give another number."""
    with pytest.raises(tags.BadPattern):
        tags.read_pattern(text)


def test_a_constant_is_named_with_its_module_where_two_have_it() -> None:
    """By an opponent is another number as a flag of an event."""
    (demand,) = tags.read_pattern("A(b=triggers.BY_OPPONENT)").demands

    assert (2,) == demand.wanted


@pytest.mark.parametrize(
    ("asked", "agreed", "missing", "extra"),
    [
        (["X.may", "E.gain"], ["X.may", "E.gain"], [], []),
        (["E.gain"], ["E.gain"], [], ["X.may"]),
        (["X.may", "E.gain", "X.then"], ["X.may", "E.gain"], ["X.then"], []),
    ],
)
def test_what_differs_is_missing_or_extra(
    asked: list[str], agreed: list[str], missing: list[str], extra: list[str]
) -> None:
    """A part nobody compares is neither."""
    rows = {"X.may": row("May"), "E.gain": row("ChangeResources"), "X.then": row("Then")}

    found = tags.compare(frozenset([*asked, "N.that"]), MAY_GAIN.parts, rows)

    assert Compared(frozenset(agreed), frozenset(missing), frozenset(extra)) == found


def test_what_may_stand_for_a_part_is_no_surprise_without_it() -> None:
    """But it will do where the text asks for it."""
    rows = {"X.or": row("Either", also=("May",))}

    assert ({"X.or"}, set()) == agreed_and_extra(["X.or"], rows)
    assert (set(), set()) == agreed_and_extra([], rows)


def test_a_part_may_bring_another_along() -> None:
    """Unless pays is said as may, for one."""
    rows = {"X.may": row("May", within=("X.unless",))}

    assert (set(), set()) == agreed_and_extra(["X.unless"], rows)
    assert (set(), {"X.may"}) == agreed_and_extra(["X.then"], rows)


def agreed_and_extra(asked: list[str], rows: dict[str, Row]) -> tuple[set[str], set[str]]:
    """What agrees and what is extra on a card that may gain a resource."""
    found = tags.compare(frozenset(asked), MAY_GAIN.parts, rows)
    return set(found.agreed), set(found.extra)


def test_a_new_difference_and_a_reason_that_is_gone_are_named(tmp_path: Path) -> None:
    """One that was looked at is only counted."""
    kept = tmp_path / "looked_at.toml"
    kept.write_text(
        '[[reason]]\nwhy = "it may be none"\nmissing = ["X.may"]\nextra = ["X.then"]\n'
        'cards = ["04014"]\n',
        encoding="utf-8",
    )
    cards = {"04014": Compared(frozenset(["E.gain"]), frozenset(["X.may", "X.or"]), frozenset())}

    found = tags.report(cards, tags.looked_at(kept))

    assert {
        "cards": 1,
        "agreed": 1,
        "differences": 2,
        "looked_at": 1,
        "new": ["04014 missing X.or"],
        "gone": ["04014 extra X.then"],
    } == found
    assert [
        "tags: 1 cards, 1 parts agree, 2 differ, 1 looked at",
        "  04014 missing X.or: not looked at",
        "  04014 extra X.then: no longer so, but named",
    ] == tags.sentences(found).splitlines()


def test_one_card_says_why_a_difference_is_well() -> None:
    """Or that nobody has looked at it."""
    compared = Compared(frozenset(["E.gain"]), frozenset(["X.may"]), frozenset(["X.then"]))
    known = {("04014", "missing", "X.may"): "it may be none"}

    lines = tags.one_card("04014", compared, known).splitlines()

    assert lines[0].endswith(": E.gain")
    means = files.needs().parts["X.then"].means
    assert [
        f"  extra X.then ({means}): not looked at",
        "  missing X.may (optional effect): it may be none",
    ] == lines[1:]


def test_the_table_names_parts_and_nodes_that_exist() -> None:
    """A node that nothing is made of any more would never be found."""
    rows = tags.table()
    kinds = {kind.__name__ for kind in subclasses(Node)}
    named = {one.name for row in rows.values() for one in (*row.nodes, *row.also)}
    outside = {name for row in rows.values() for one in row.nodes for name in one.outside}
    parts = files.needs().parts.keys()

    assert set() == rows.keys() - parts
    assert set() == {part for row in rows.values() for part in row.within} - parts
    assert set() == (named | outside) - kinds


def test_the_table_names_fields_that_exist() -> None:
    """A demand on any other field is never met."""
    held: dict[str, set[str]] = {}
    for kind in filter(is_dataclass, subclasses(Node)):
        names = {field.name for field in fields(kind)}
        for ancestor in kind.__mro__:
            held.setdefault(ancestor.__name__, set()).update(names)
    asked = [
        (one.name, demand.field.split(".")[0])
        for row in tags.table().values()
        for one in (*row.nodes, *row.also)
        for demand in one.demands
    ]

    assert [] == [(name, field) for name, field in asked if field not in held[name]]


def subclasses(kind: type) -> set[type]:
    """A class and all that are made from it."""
    below: list[type] = type.__subclasses__(kind)
    return {kind}.union(*map(subclasses, below))


def test_somebody_looked_at_every_difference() -> None:
    """Whoever writes or changes a card looks at what is new."""
    found = tags.report(tags.compared(tags.table()), tags.looked_at())

    assert ([], []) == (found["new"], found["gone"]), "`just tags`"
