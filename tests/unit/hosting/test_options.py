"""Options of a setup: what can be chosen beside what, and what is meant where nothing is said."""

import pytest

from dejarik.hosting.options import (
    CHOICE,
    KEY,
    MOST_OPTIONS,
    Choice,
    SetupOption,
    UnknownChoice,
    chosen_in_full,
    read_chosen,
    write_chosen,
)
from dejarik.titles.registry import TITLES

PLACE = SetupOption("place", "Place", (Choice("any", "Any"), Choice("hill", "Hill")), "any")
PATH = SetupOption(
    "path",
    "Path",
    (
        Choice("steep", "Steep", given={"place": ("hill",), "format": ("open",)}),
        Choice("long", "Long", given={"place": ("hill",)}),
    ),
    "long",
)
OPTIONS = (PLACE, PATH)


def test_what_is_left_out_is_the_usual_where_it_means_something() -> None:
    """An option whose choices need another one is left out where that one is not chosen."""
    assert {"place": "any"} == chosen_in_full(OPTIONS, {}, "open", "new")
    assert {"place": "hill", "path": "long"} == chosen_in_full(
        OPTIONS, {"place": "hill"}, "open", "new"
    )


def test_a_choice_can_depend_on_the_format() -> None:
    """In another format it cannot be chosen, and what can be is named."""
    wanted = {"place": "hill", "path": "steep"}
    assert wanted == chosen_in_full(OPTIONS, wanted, "open", "new")
    with pytest.raises(UnknownChoice) as refused:
        chosen_in_full(OPTIONS, wanted, "core", "new")
    assert ("Path cannot be 'steep' here.", ("long",)) == (refused.value.what, refused.value.known)


@pytest.mark.parametrize(
    ("wanted", "what", "known"),
    [
        ({"place": "moon"}, "Place cannot be 'moon' here.", ("any", "hill")),
        ({"path": "long"}, "There is no path to choose beside what else is chosen.", ()),
        ({"pace": "quick"}, "There is no option 'pace' to choose.", ("place", "path")),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_what_can(
    wanted: dict[str, str], what: str, known: tuple[str, ...]
) -> None:
    """Unknown choices, unknown options, and options that mean nothing beside the others."""
    with pytest.raises(UnknownChoice) as refused:
        chosen_in_full(OPTIONS, wanted, "open", "new")
    assert (what, known) == (refused.value.what, refused.value.known)


def test_choices_go_into_a_line_and_come_back() -> None:
    """The same line for the same choices."""
    chosen = {"path": "long", "place": "hill"}
    assert "path=long place=hill" == write_chosen(chosen)
    assert chosen == read_chosen(write_chosen(dict(reversed(chosen.items()))))
    assert {} == read_chosen(write_chosen({}))


@pytest.mark.parametrize("title", TITLES.ids)
def test_every_title_declares_options_that_can_be_sent(title: str) -> None:
    """Keys fit the protocol, the usual choice is there, and nothing depends on what follows."""
    options = TITLES.named(title).options
    assert len(options) <= MOST_OPTIONS
    before = {"format", "edition"}
    for option in options:
        assert KEY.match(option.key)
        assert option.usual in {choice.key for choice in option.choices}
        for choice in option.choices:
            assert CHOICE.match(choice.key)
            assert before >= (choice.given or {}).keys()
        before.add(option.key)
