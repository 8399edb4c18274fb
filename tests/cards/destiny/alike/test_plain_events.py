"""Events of several sets that do one thing, or one thing after another."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Way of the Light


@card("07106")
def test_way_of_the_light_removes_a_die_that_is_not_a_heros() -> None:
    """A villain's or a neutral one's, of either player."""
    t = Tabletop("T01 T908", "T907 T908", hand="07106", resources=1)
    for label in ("T01", "T908", "their T907", "their T908"):
        t.show(label, "1MD")

    t.answer("play 07106")
    assert ["die T01 1MD", "their die T907 1MD"] == t.options()
    t.answer("their die T907 1MD")

    assert (["T908 1MD"], 0) == (t.pool(THEM), t.resources())


# Shakedown


@card("08044")
def test_shakedown_is_played_with_a_disrupt_and_removes_a_die_of_two_or_less() -> None:
    """Of either player; it costs nothing."""
    t = Tabletop("T07", "T02 T07", hand="08044", resources=0)
    t.show("T07", "1Dr")
    t.show("their T02", "2RD")
    t.show("their T07", "3MD")

    t.answer("play 08044")
    assert ["die T07 1Dr", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert ["T07 3MD"] == t.pool(THEM)


@card("08044")
def test_shakedown_cannot_be_played_without_a_disrupt_of_your_own() -> None:
    """Theirs does not count, nor another symbol."""
    t = Tabletop("T07", "T07", hand="08044")
    t.show("T07", "2Dc")
    t.show("their T07", "1Dr")

    assert "play 08044" not in t.options()


# Shriek


@card("08149")
def test_shriek_removes_all_their_dice_without_a_value() -> None:
    """Blanks and specials; your own stay."""
    t = Tabletop("T01", "T02 T07 T03 T914", hand="08149", resources=2)
    t.show("T01", "-")
    for label, side in (("T02", "-"), ("T07", "Sp"), ("T03", "1R"), ("T914", "-")):
        t.show(f"their {label}", side)

    t.answer("play 08149")

    assert (["T01 -"], ["T03 1R"]) == (t.pool(), t.pool(THEM))
    assert (0, "they: action") == (t.resources(), t.asked())


# Unshackle


@card("09167")
def test_unshackle_discards_a_downgrade() -> None:
    """Of either player, no upgrade; another action may follow."""
    t = Tabletop("T01", "T02", hand="09167", resources=1)
    t.downgrade("T902", on="T01", by=THEM)
    t.downgrade("T903", on="their T02")
    t.upgrade("T21", on="T01")

    t.answer("play 09167")
    assert ["T903", "their T902"] == t.options()
    t.answer("their T902")

    assert (["T902"], "you: additional_action") == (t.discards(THEM), t.asked())


# Polarity


@card("11117")
@pytest.mark.parametrize(("team", "asked"), [("T908", 1), ("T907", 1), ("T01 T51", 0)])
def test_polarity_shields_for_a_hero_and_hurts_for_a_villain(team: str, asked: int) -> None:
    """Each by itself, and neither if there is neither; a hero's upgrade is no hero."""
    t = Tabletop(team, "T907 T908", hand="11117", resources=1)
    t.upgrade("T916", on=team.split(maxsplit=1)[0])
    t.copy("their T907").shields = 1

    t.answer("play 11117")

    assert asked == int("choose" in t.asked())
    if asked:
        assert [team, "their T907", "their T908"] == t.options()
        t.answer("their T907")
    assert (2 if team == "T908" else 1 - asked) == t.copy("their T907").shields
    assert (0, "you: additional_action") == (t.copy("their T907").damage, t.asked())


@card("11117")
def test_polarity_does_both_for_both() -> None:
    """First the shield, then the damage."""
    t = Tabletop("T907 T908", "T01", hand="11117", resources=1)
    t.upgrade("01008", on="T907")

    t.answer("play 11117", "T907", "T908")

    assert (1, 1) == (t.copy("T907").shields, t.copy("T908").damage)


@card("11117")
def test_polarity_spots_characters() -> None:
    """A villain's weapon and a hero's upgrade on others do not count."""
    t = Tabletop("T01", "T02", hand="11117")
    t.upgrade("01008", on="T01")
    t.upgrade("T916", on="T01")

    t.answer("play 11117")

    assert "you: additional_action" == t.asked()


# Faltering Allegiances


@card("14079")
def test_faltering_allegiances_hurts_one_character_of_each_colour() -> None:
    """Blue, red and yellow in this order; not gray; shields block."""
    t = Tabletop("T02 T01 T03 T08", "T04 T905 T06", hand="14079", resources=0)
    t.support("T922")
    t.support("T909")
    t.upgrade("T913", on="T01")
    for label in ("T02", "T01", "T03"):
        t.copy(label).shields = 1

    t.answer("play 14079")
    for options in (["T02", "their T04"], ["T01", "their T905"], ["T03", "their T06"]):
        assert options == t.options()
        t.answer(options[0])

    assert [(0, 0)] * 3 == [
        (t.copy(label).damage, t.copy(label).shields) for label in ("T02", "T01", "T03")
    ]


# Synchronicity


@card("02106")
@pytest.mark.parametrize(
    ("yours", "theirs", "playable"),
    [(("1MD", "1Sh"), "-", True), (("1MD", "-"), "1Sh", False), (("-", "1Sh"), "1MD", False)],
)
def test_synchronicity_needs_melee_damage_and_shields(
    yours: tuple[str, str], theirs: str, playable: bool
) -> None:
    """On dice of your own."""
    t = Tabletop("T01 T03", "T02", hand="02106", resources=0)
    t.show("T01", yours[0])
    t.show("T03", yours[1])
    t.show("their T02", theirs)

    assert playable == ("play 02106" in t.options())


@card("02106")
def test_synchronicity_deals_two_unblockable_damage() -> None:
    """To any character."""
    t = Tabletop("T01 T03", "T02", hand="02106", resources=0)
    t.show("T01", "1MD")
    t.show("T03", "1Sh")
    t.copy("their T02").shields = 2

    t.answer("play 02106")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert (2, 2) == (t.copy("their T02").damage, t.copy("their T02").shields)


# Loose Ends


@card("02084")
def test_loose_ends_trades_a_ranged_die_for_four_cards_of_their_deck() -> None:
    """Of your own dice, any that shows ranged damage; an action may follow."""
    t = Tabletop("T01 T03", "T02", hand="02084", resources=2)
    t.show("T01", "2RD")
    t.show("T03", "1MD")
    t.show("their T02", "2RD")

    t.answer("play 02084")

    assert (["T03 1MD"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert ["T31"] * 4 == t.discards(THEM)
    assert (["02084"], "you: additional_action") == (t.discards(), t.asked())


@card("02084")
@pytest.mark.parametrize("dice", [0, 2])
def test_loose_ends_removes_just_one_die_and_without_it_does_nothing(dice: int) -> None:
    """The discard is what the die pays for."""
    t = Tabletop("T01 T03", "T02", hand="02084", resources=2)
    for label in ("T01", "T03")[:dice]:
        t.show(label, "2RD")

    t.answer("play 02084")
    if dice:
        assert ["die T01 2RD", "die T03 2RD"] == t.options()
        t.answer("die T01 2RD")

    assert (dice * 2, max(0, dice - 1)) == (len(t.discards(THEM)), len(t.pool()))


# Truce


@card("03142")
def test_truce_gives_each_player_a_resource() -> None:
    """You first; an action may follow."""
    t = Tabletop(hand="03142", resources=0, their_resources=0)

    t.answer("play 03142")

    assert (1, 1) == (t.resources(), t.resources(THEM))
    assert [YOU, THEM] == [event.seat for event in t.events("resources_gained")]
    assert "you: additional_action" == t.asked()
