"""Grogu: a support that can be spotted as if it were a blue character."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# T73 may be played where a blue character is spotted, T34 where a red one is.


def grogu(team: str = "T01", hand: str = "T73 T34", seat: int = YOU) -> Tabletop:
    """It lies before a player."""
    t = Tabletop(team, "T02", hand=hand, resources=9)
    t.support("24077", seat=seat)
    return t


@card("24077")
@ruling("arh.part8.spotting.01")
@pytest.mark.parametrize(
    ("team", "seat", "offered"),
    [
        ("T01", YOU, ["play T73", "play T34"]),
        ("T08", YOU, ["play T73"]),
        ("T08", THEM, []),
    ],
)
def test_grogu_is_spotted_as_a_blue_character(team: str, seat: int, offered: list[str]) -> None:
    """By its own player, and as no other colour."""
    t = grogu(team, seat=seat)

    assert offered == [one for one in t.options() if one.startswith("play")]


@card("24077")
def test_grogu_is_spotted_as_no_yellow_character() -> None:
    """It is yellow as a support; spotted as a character it is a blue one."""
    t = grogu("T08", hand="01159")
    t.show("24077", "1Sh")
    t.answer("play 01159")

    assert ("they: action", ["24077 1Sh"]) == (t.asked(), t.pool())


@card("24077")
@pytest.mark.parametrize(("team", "healed"), [("T904", 2), ("T03", 0), ("T01", 0)])
def test_grogu_is_compared_as_a_blue_character(team: str, healed: int) -> None:
    """Of two that share a colour and no subtype, the other is blue; once it is looked at."""
    t = grogu(team, hand="18111")
    t.copy(team).damage = 3
    t.answer("play 18111", *([team] if healed else []))

    assert (3 - healed, {}) == (t.copy(team).damage, t.state.posing)


@card("24077")
def test_grogu_may_be_one_of_several_that_are_spotted() -> None:
    """Or be left out; one who is alone needs no choice."""
    t = grogu(hand="09093")
    t.support("T12", seat=THEM)
    t.answer("play 09093")
    assert ["T01", "24077", "stop"] == t.options()
    t.answer("24077")
    assert ["T12"] == t.discards(THEM)

    t = grogu(hand="12109")
    t.show("24077", "1Sh")
    t.show("their T02", "1MD")
    t.answer("play 12109")
    assert ("they: action", []) == (t.asked(), t.pool(THEM))


@card("24077")
def test_grogu_is_found_as_a_support_as_well_and_once() -> None:
    """Supports that can be spotted are counted with it, and it is one of them."""
    t = grogu(hand="24073")
    t.support("T12")
    t.answer("play 24073", "either 0", "T01")

    assert 2 == t.copy("T01").shields


@card("24077")
def test_grogu_is_controlled_as_a_support_only() -> None:
    """Guardian of one that wants an apprentice character under the same control."""
    t = grogu("22072", hand="T31")
    t.show("their T02", "1MD")
    t.answer("activate 22072")

    assert "they: action" == t.asked()


@card("24077")
def test_an_opponents_grogu_is_spotted_with_their_cards() -> None:
    """By a card that spots them as if you had them."""
    t = grogu("24003 T915", hand="21009", seat=THEM)
    t.discard_pile("09093", seat=THEM)
    t.answer("play 21009")

    assert ["24003", "T915", "their T02", "their 24077", "stop"] == t.options()


@card("24077")
def test_the_special_of_grogu() -> None:
    """A die of theirs goes, any character is healed, and Din Djarin gets a shield."""
    t = grogu("24070 T01", hand="")
    t.support("T11", seat=THEM)
    t.show("24077", "Sp")
    t.show("T01", "1MD")
    t.show("their T02", "1MD")
    t.show("their T11", "2RD")
    t.copy("T01").damage = 2
    t.answer("resolve special")
    assert ["their die T02 1MD", "their die T11 2RD"] == t.options()
    t.answer("their die T02 1MD")
    assert (["24070", "T01", "their T02"], ["T11 2RD"]) == (t.options(), t.pool(THEM))
    t.answer("T01")

    assert (1, 1, 0) == (t.copy("T01").damage, t.copy("24070").shields, t.copy("T01").shields)


@card("24077")
def test_the_special_of_grogu_does_what_it_can() -> None:
    """Without dice of theirs or a Din Djarin of yours a character is healed all the same."""
    t = Tabletop("T01 T03", "24070")
    t.support("24077")
    t.show("24077", "Sp")
    t.copy("T03").damage = 2
    t.answer("resolve special", "T03")

    assert (1, 0, "they: action") == (
        t.copy("T03").damage,
        t.copy("their 24070").shields,
        t.asked(),
    )
