"""The engine of mutants: places of a program, one changed at a time, for any title's nodes."""

from collections.abc import Iterator

from dejarik.kernel import terms
from dejarik.testing.mutation import DROPPED, Change, Nodes, Site, mutants_of, show

PROGRAM = (terms.Sum((terms.Number(1), terms.Number(2))),)


def one_more(site: Site) -> Iterator[Change]:
    """A number that is one larger."""
    if isinstance(site.value, int):
        yield "one more", site.value + 1


def drop(site: Site) -> Iterator[Change]:
    """Without a part of a row."""
    if site.in_row and site.holder is not None:
        yield "drop", DROPPED


def test_each_place_is_changed_by_itself() -> None:
    """The operator and the path name the mutant."""
    found = mutants_of(PROGRAM, Nodes((one_more, drop)))

    assert [
        ("drop", "part 1, amounts 1"),
        ("one more", "part 1, amounts 1, number"),
        ("drop", "part 1, amounts 2"),
        ("one more", "part 1, amounts 2, number"),
    ] == [(one.operator, one.path) for one in found]
    assert (terms.Sum((terms.Number(2),)),) == found[0].parts


def test_a_field_can_be_left_alone() -> None:
    """A title says which is changed only with its node."""
    nodes = Nodes((one_more, drop), left_alone=frozenset([(terms.Number, "number")]))

    assert ["drop", "drop"] == [one.operator for one in mutants_of(PROGRAM, nodes)]


def test_a_number_is_shown_by_its_name() -> None:
    """If the title has one for it."""
    nodes = Nodes((), labels={(terms.Number, "number"): {2: "two"}})

    assert "Sum(amounts=(Number(number=1), Number(number=two)))" == show(PROGRAM[0], nodes)
