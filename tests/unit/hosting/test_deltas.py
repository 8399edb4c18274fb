"""Deltas: what changed, and making the change."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dejarik.games.destiny.wire import DieView
from dejarik.hosting.play.deltas import difference, patched
from dejarik.hosting.wire import Delta

plain = st.recursive(
    st.none() | st.booleans() | st.integers(0, 5) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(plain, plain)
def test_the_changes_make_the_new_out_of_the_old(old: object, new: object) -> None:
    """Whatever the two are, patching one gives the other."""
    assert new == patched(old, difference(old, new))


@given(plain)
def test_the_same_needs_no_change(data: object) -> None:
    """Nothing is told about what stays."""
    assert Delta() == difference(data, data)


def test_only_what_changed_is_told() -> None:
    """A number deep inside is one path and one value; a field that went is a path alone."""
    old = {"players": [{"hand": [1, 2], "ready": True}, {"hand": [3]}], "round": 1}
    new = {"players": [{"hand": [1, 4]}, {"hand": [3, 5]}], "round": 1}

    found = difference(old, new)

    assert ((("players", 0, "hand", 1), 4), (("players", 1, "hand"), [3, 5])) == found.put
    assert (("players", 0, "ready"),) == found.gone


def test_patching_leaves_the_old_alone() -> None:
    """Other audiences may still hold what was shown before."""
    old = {"players": [{"hand": [1]}]}

    patched(old, Delta(((("players", 0, "hand", 0), 9),)))

    assert {"players": [{"hand": [1]}]} == old


def test_rows_of_either_kind_are_compared_place_by_place() -> None:
    """Views have tuples where the wire has lists; neither is told whole for one change."""
    found = difference({"dice": (1, 2, 3)}, {"dice": (1, 5, 3)})

    assert Delta(((("dice", 1), 5),)) == found
    assert {"dice": [1, 5, 3]} == patched({"dice": (1, 2, 3)}, found)


def test_records_are_compared_field_by_field() -> None:
    """A changed field is told alone; one that a whole view leaves out is gone."""
    old = DieView(1, "01001", 10, "pool", 0, "2MD")
    gone = msgspec.structs.replace(old, side="")

    found = difference((old,), (gone,))

    assert Delta(gone=((0, "side"),)) == found
    assert Delta((((0, "side"), "2MD"),)) == difference((gone,), (old,))
