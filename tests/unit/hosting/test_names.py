"""Names of people: which may be chosen, and which look like another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.bots import roster
from dejarik.hosting.people.names import (
    guest_name,
    is_reserved,
    look_of,
    name_fault,
    same_name,
    shape_fault,
)


@pytest.mark.parametrize(
    "name",
    [
        *("Han", "han-solo_77", "R2-D2", "a" * 24, "Botany", "Modal", "x_x"),
        *("Jedi-Master", "JediMaster", "Badminton", "Veteran-Luke", "Hosting", "Judgement"),
    ],
)
def test_a_name_that_may_be_chosen(name: str) -> None:
    """Letters, digits, hyphens and underscores, three to twenty-four of them."""
    assert name_fault(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "ab",
        "a" * 25,
        "han solo",
        "han\n",
        "Zoë",
        "h\u0430n",
        "han\x00",
        "---",
        "123",
        "<b>",
        "a.b",
    ],
)
def test_a_name_that_nobody_can_have(name: str) -> None:
    """Too short, too long, another sign, another script, or no letter at all."""
    assert shape_fault(name) is not None
    assert name_fault(name) is not None


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "Adm1n", "ADMIN", "moderator2", "Guest-4821", "gue5t", "b0t", "bot_7"),
        *("-admin", "x-admin", "admin-team", "staff-luke", "support-desk", "a-d-m-i-n"),
        *("admins", "moderators", "TheModerator", "themoderator", "DejarikTeam", "dejarik-team"),
        *("mod3rator", "d3jarik", "5t4ff", "official", "operator", "owner", "sysadmin"),
    ],
)
def test_words_of_the_service_are_reserved(name: str) -> None:
    """Nobody may pass for the service, a guest or a bot; the shape itself is right."""
    assert is_reserved(name)
    assert name_fault(name) is not None
    assert shape_fault(name) is None


@pytest.mark.parametrize("bot", roster.NAMES)
def test_nobody_is_called_like_a_bot(bot: str) -> None:
    """Whatever bots there are, in any case and with a number."""
    for name in (bot, bot.upper(), f"{bot}-2", f"-{bot}", f"{bot}s"):
        assert is_reserved(name), name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Luke", "lUKE"),
        ("Lobot", "L0b0t"),
        ("Ill", "lil"),
        ("a_b", "a-b"),
        ("Born", "Bom"),
        ("Luke", "-Luke"),
        ("Luke", "Luke_"),
        ("Luke", "L-uke"),
        ("Bor-n", "Bom"),
    ],
)
def test_look_alikes_have_one_look(one: str, other: str) -> None:
    """Case and similar signs do not make another name."""
    assert look_of(one) == look_of(other)


def test_other_names_have_another_look() -> None:
    """What reads differently is different."""
    assert look_of("luke") != look_of("leia")


def test_only_case_is_forgiven_where_a_name_is_typed() -> None:
    """Who signs in may type another case, not another sign."""
    assert same_name("Luke", "LUKE")
    assert not same_name("a_b", "a-b")


@given(st.text(max_size=30), st.integers(0, 10**9))
def test_a_guests_name_is_never_chosen(name: str, number: int) -> None:
    """No name that may be chosen looks like a guest's."""
    assert name_fault(guest_name(number)) is not None
    assert name_fault(name) is not None or look_of(name) != look_of(guest_name(number))
