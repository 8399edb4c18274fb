"""In which group of a layout a site goes."""

import pytest

from dejarik.games.swccg.model.facts import Printed, UnreadableFact
from dejarik.games.swccg.model.layouts import Group, Layout, group_of, kind_of, layout_from

LAYOUT = Layout(
    "Somewhere",
    (Group("interior"), Group("buffer"), Group(titles=("Somewhere: Gate",)), Group("exterior")),
    "made up",
)


def site(title: str, kind: str, type_: str = "location") -> Printed:
    """A site of Somewhere."""
    return Printed(
        "9_1", 1, "dark", "9", "C", f"Somewhere: {title}", type_, subtypes=("site",), site_kind=kind
    )


@pytest.mark.parametrize(
    ("title", "kind", "expected"),
    [
        ("Hall", "interior", 0),
        ("Docking Bay 1", "both", 1),
        ("Ewok Village", "exterior", 1),
        ("Gate", "exterior", 2),
        ("Plain", "exterior", 3),
        ("Balcony", "both", 3),
        ("Docking Bay Office", "interior", 0),
    ],
)
def test_a_site_goes_to_its_title_then_to_its_kind(title: str, kind: str, expected: int) -> None:
    """Bays with both icons and three sites by name are buffers, others with both are exterior."""
    assert expected == group_of(LAYOUT, site(title, kind))


def test_what_is_no_site_goes_nowhere() -> None:
    """Nor does a site of a kind that the layout has no group for."""
    assert "" == kind_of(site("Hall", "interior", "weapon"))
    assert group_of(LAYOUT, site("Hall", "interior", "weapon")) is None
    assert group_of(LAYOUT, site("Table", "")) is None
    only_inside = Layout("Ship", (Group("interior"),), "made up")
    assert group_of(only_inside, site("Plain", "exterior")) is None


def test_a_layout_is_read_group_by_group() -> None:
    """A kind, titles, or both; unverified unless it says otherwise."""
    groups = [{"kind": "interior"}, {"kind": "buffer", "titles": ["A: Bay"]}, {"titles": ["A: B"]}]
    found = layout_from({"system": "A", "groups": groups, "source": "a rule"})

    assert (Group("interior"), Group("buffer", ("A: Bay",)), Group("", ("A: B",))) == found.groups
    assert ("A", "a rule", False) == (found.system, found.source, found.verified)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"source": ""}, "layout of A: system and source"),
        ({"groups": []}, "groups: there is no list of groups"),
        ({"groups": [{}]}, "has neither a kind nor titles"),
        ({"groups": [{"kind": "outside"}]}, "has neither a kind nor titles"),
        ({"groups": ["interior"]}, "has neither a kind nor titles"),
    ],
)
def test_what_is_no_layout_is_refused(changes: dict[str, object], reason: str) -> None:
    """System, fact and reason are named."""
    right: dict[str, object] = {"system": "A", "groups": [{"kind": "interior"}], "source": "a rule"}
    with pytest.raises(UnreadableFact, match=reason):
        layout_from({**right, **changes})
