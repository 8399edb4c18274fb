"""Two-Player Game, blue upgrades and supports: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card

# Dark Counsel


def dark_counsel(roll: str) -> Tabletop:
    """Dark Counsel showing its special beside another special, and its next roll."""
    t = Tabletop("T07", "T02", deck="T31 T32 T33")
    t.upgrade("04006", on="T07")
    t.show("04006", "Sp")
    t.show("T07", "Sp")
    t.next_roll("04006", roll)
    return t


@card("04006")
def test_dark_counsel_draws_a_card_and_stays_in_the_pool() -> None:
    """One card; the die is rerolled and no other is."""
    t = dark_counsel("1R")

    t.answer("resolve special", "die 04006 Sp", "stop")

    assert (["T31"], []) == (t.hand(), t.hand(THEM))
    assert ["04006 1R", "T07 Sp"] == t.pool()
    assert [1] == [event.amount for event in t.events("dice_rolled")]


@card("04006")
def test_dark_counsel_waits_for_another_action_when_it_rolls_its_special_again() -> None:
    """In this action it has done its part."""
    t = dark_counsel("Sp")

    t.answer("resolve special", "die 04006 Sp")
    assert ["die T07 Sp", "stop"] == t.options()
    t.answer("stop", "pass", "resolve special", "die 04006 Sp")

    assert ["T31", "T32"] == t.hand()


@card("04006")
def test_dark_counsel_stays_although_there_is_no_card_to_draw() -> None:
    """Two sentences without a then."""
    t = Tabletop("T02", "T03", deck="", hand="T31")
    t.upgrade("04006", on="T02")
    t.show("04006", "Sp")
    t.next_roll("04006", "-")

    t.answer("resolve special")

    assert (["04006 -"], ["T31"]) == (t.pool(), t.hand())


@card("04006")
def test_dark_counsel_costs_one() -> None:
    """It is not offered without a resource."""
    assert "play 04006" not in Tabletop("T02", hand="04006", resources=0).options()
    assert "play 04006" in Tabletop("T02", hand="04006", resources=1).options()


# Crossguard Lightsaber


def crossguard(team: str) -> Tabletop:
    """The lightsaber in hand, these characters, and a support that is no target."""
    t = Tabletop(team, "04001 T03", hand="04007", resources=2)
    t.support("T12")
    return t


@card("04007")
def test_the_crossguard_lightsaber_deals_damage_when_played_on_kylo_ren() -> None:
    """One damage to any character."""
    t = crossguard("04001 T02")

    t.answer("play 04007", "04001")
    assert 1 == len(t.events("card_played"))
    assert ["04001", "T02", "their 04001", "their T03"] == t.options()
    t.answer("their T03")

    assert (1, 0) == (t.copy("their T03").damage, t.resources())
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04007")
def test_the_crossguard_lightsabers_first_damage_is_blocked_by_a_shield() -> None:
    """It is plain damage, one and no more."""
    t = crossguard("04001 T02")
    t.copy("their T03").shields = 1

    t.answer("play 04007", "04001", "their T03")

    assert (0, 0) == (t.copy("their T03").shields, t.copy("their T03").damage)


@card("04007")
def test_the_crossguard_lightsaber_deals_nothing_when_played_on_another() -> None:
    """Kylo Ren beside it is not enough."""
    t = crossguard("04001 T02")

    t.answer("play 04007", "T02")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04007")
def test_a_crossguard_lightsaber_in_play_is_silent_when_another_card_is_played() -> None:
    """It speaks only of its own play."""
    t = Tabletop("04001 T02", "T03", hand="T22")
    t.upgrade("04007", on="04001")

    t.answer("play T22", "T02")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))


@card("04007")
def test_the_crossguard_lightsaber_is_silent_when_an_opponent_plays_it() -> None:
    """It must be you who plays this upgrade."""
    t = Tabletop("04001 T02", "T03")
    saber = t.upgrade("04007", on="04001")
    emit(t.state, Event(ev.CARD_PLAYED, THEM, saber.card, saber.ref))

    assert "you: action" == t.asked()


@card("04007")
def test_the_crossguard_lightsaber_costs_two() -> None:
    """One is not enough."""
    assert "play 04007" not in Tabletop("T02", hand="04007", resources=1).options()


def crossguard_special(shields: int) -> Tabletop:
    """The lightsaber showing its special against so many shields, more on its own side."""
    t = Tabletop("T02", "T03 T06")
    t.upgrade("04007", on="T02")
    t.show("04007", "Sp")
    t.copy("T02").shields = 2
    t.copy("their T06").shields = 1
    t.copy("their T03").shields = shields
    return t


@card("04007")
def test_the_crossguard_lightsabers_special_deals_two_damage() -> None:
    """To any character; without shields it is two."""
    t = crossguard_special(0)

    t.answer("resolve special")
    assert ["T02", "their T03", "their T06"] == t.options()
    t.answer("their T03")

    assert (2, 2) == (t.copy("their T03").damage, t.events("damage_dealt")[0].amount)


@card("04007")
def test_the_crossguard_lightsabers_special_deals_three_damage_to_the_shielded() -> None:
    """Even a single shield makes it three, and blocks one of them."""
    t = crossguard_special(1)

    t.answer("resolve special", "their T03")

    assert (0, 2) == (t.copy("their T03").shields, t.copy("their T03").damage)
    assert [(3, 0)] == [(event.amount, event.detail) for event in t.events("damage_dealt")]


# Force Stasis


def force_stasis() -> Tabletop:
    """Force Stasis showing its special, and dice of both players."""
    t = Tabletop("T02 T01*2", "T03 T06")
    t.upgrade("04008", on="T02")
    t.upgrade("T21", on="T01")
    t.show("04008", "Sp")
    t.show("T01", "2RD")
    t.show("T01", "1MD")
    t.show("T21", "+2RD")
    t.show("their T03", "2RD")
    t.show("their T06", "1R")
    return t


@card("04008")
def test_force_stasis_removes_a_ranged_die_and_deals_damage() -> None:
    """A die of either player, modifiers too; then one damage to any character."""
    t = force_stasis()

    t.answer("resolve special")
    assert ["die T01 2RD", "die T21 +2RD", "their die T03 2RD"] == t.options()
    t.answer("their die T03 2RD")
    assert ["T02", "T01", "their T03", "their T06"] == t.options()
    t.answer("their T06")

    assert (["T06 1R"], 1) == (t.pool(THEM), t.copy("their T06").damage)
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04008")
def test_force_stasis_deals_plain_damage() -> None:
    """A shield blocks it."""
    t = force_stasis()
    t.copy("their T06").shields = 1

    t.answer("resolve special", "their die T03 2RD", "their T06")

    assert (0, 0) == (t.copy("their T06").shields, t.copy("their T06").damage)


@card("04008")
def test_force_stasis_deals_nothing_if_no_die_is_removed() -> None:
    """Melee damage is not ranged damage, and without a die there is no then."""
    t = Tabletop("T02", "T03")
    t.upgrade("04008", on="T02")
    t.show("04008", "Sp")
    t.show("their T03", "1MD")

    t.answer("resolve special")

    assert ("they: action", []) == (t.asked(), t.events("damage_dealt"))
    assert ["T03 1MD"] == t.pool(THEM)


@card("04008")
def test_force_stasis_is_played_on_a_blue_character_only() -> None:
    """Others are not offered; with none it cannot be played. It costs two."""
    t = Tabletop("T02 T01 T04", hand="04008", resources=2)

    t.answer("play 04008")
    assert ["T02", "T04"] == t.options()
    t.answer("T04")

    assert 0 == t.resources()
    assert "play 04008" not in Tabletop("T01", hand="04008").options()
    assert "play 04008" not in Tabletop("T02", hand="04008", resources=1).options()


# Jedi Rival


def jedi_rival() -> Tabletop:
    """Jedi Rival on one of two characters, with shields on both sides."""
    t = Tabletop("T02 T03", "T01 T06")
    t.support("T12")
    t.upgrade("04009", on="T02")
    t.copy("T03").shields = 2
    t.copy("their T06").shields = 3
    return t


@card("04009")
def test_jedi_rival_may_remove_a_shield_after_its_character_is_activated() -> None:
    """One shield of any character."""
    t = jedi_rival()

    t.answer("activate T02")
    assert (1, ["no", "yes"]) == (len(t.events("activated")), t.options())
    t.answer("yes")
    assert ["T02", "T03", "their T01", "their T06"] == t.options()
    t.answer("their T06")

    assert (2, 2) == (t.copy("their T06").shields, t.copy("T03").shields)


@card("04009")
def test_jedi_rival_need_not_remove_a_shield() -> None:
    """Then every shield stays."""
    t = jedi_rival()

    t.answer("activate T02", "no")

    assert ("they: action", []) == (t.asked(), t.events("shields_lost"))


@card("04009")
def test_jedi_rival_is_silent_when_another_character_is_activated() -> None:
    """Neither for your other character nor for an opponent's."""
    t = jedi_rival()

    t.answer("activate T03")
    assert "they: action" == t.asked()
    t.answer("activate their T06")

    assert "you: action" == t.asked()


@card("04009")
def test_jedi_rival_asks_only_if_you_activate_its_character() -> None:
    """Not if an opponent does; but it does not matter which card of yours brings it about."""
    t = jedi_rival()
    emit(t.state, Event(ev.ACTIVATED, THEM, t.copy("T02").ref, t.copy("T02").ref))
    assert "you: action" == t.asked()

    t = jedi_rival()
    emit(t.state, Event(ev.ACTIVATED, YOU, t.copy("T02").ref, t.copy("T12").ref))
    assert "you: may" == t.asked()


@card("04009")
def test_jedi_rival_removes_nothing_from_a_character_without_shields() -> None:
    """It may be chosen to no effect."""
    t = jedi_rival()

    t.answer("activate T02", "yes", "their T01")

    assert ("they: action", []) == (t.asked(), t.events("shields_lost"))


@card("04009")
def test_jedi_rival_costs_one() -> None:
    """It is not offered without a resource."""
    assert "play 04009" not in Tabletop("T02", hand="04009", resources=0).options()
    assert "play 04009" in Tabletop("T02", hand="04009", resources=1).options()


# Inner Strength


def inner_strength(damage: int = 2) -> Tabletop:
    """Inner Strength showing its special on a damaged character, targets of every kind."""
    t = Tabletop("T02 T01", "T03 T06 T07")
    t.support("T12", seat=THEM)
    t.upgrade("04031", on="T02")
    t.show("04031", "Sp")
    t.copy("T02").damage = damage
    t.copy("T01").damage = 3
    t.copy("their T06").shields = 1
    return t


@card("04031")
def test_inner_strength_moves_damage_to_an_opponents_character_without_shields() -> None:
    """Neither to your own nor to one with shields; one damage."""
    t = inner_strength()

    t.answer("resolve special")
    assert ["their T03", "their T07"] == t.options()
    t.answer("their T03")

    moved = [t.copy(one).damage for one in ("T02", "T01", "their T03")]
    assert ([1, 3, 1], []) == (moved, t.events("damage_dealt"))


@card("04031")
def test_inner_strength_may_defeat_by_moving() -> None:
    """A character with one health left falls."""
    t = inner_strength()

    t.answer("resolve special", "their T07")

    assert ["T03", "T06", "T12"] == t.in_play(THEM)


@card("04031")
def test_inner_strength_has_nothing_to_move_from_an_undamaged_character() -> None:
    """The damage of another character of yours does not serve, whatever is chosen."""
    t = inner_strength(damage=0)

    t.answer("resolve special", "their T03")

    assert ("they: action", 3) == (t.asked(), t.copy("T01").damage)
    assert 0 == t.copy("their T03").damage


@card("04031")
def test_inner_strength_has_nowhere_to_move_damage_if_all_are_shielded() -> None:
    """Then it stays."""
    t = Tabletop("T02", "T03")
    t.upgrade("04031", on="T02")
    t.show("04031", "Sp")
    t.copy("T02").damage = 1
    t.copy("their T03").shields = 2

    t.answer("resolve special")

    assert (1, 0) == (t.copy("T02").damage, t.copy("their T03").damage)


@card("04031")
def test_inner_strength_costs_two() -> None:
    """One is not enough."""
    assert "play 04031" not in Tabletop("T02", hand="04031", resources=1).options()
    assert "play 04031" in Tabletop("T02", hand="04031", resources=2).options()


# Luke's Protection


def lukes_protection() -> Tabletop:
    """The support, and characters of several colours on both sides."""
    t = Tabletop("T02 T01", "T04 T03", deck="T31")
    t.support("04032")
    t.upgrade("04030", on="T01")
    return t


@card("04032")
def test_lukes_protection_gives_a_blue_character_a_shield() -> None:
    """Blue characters of both players; the support lies on your deck by then."""
    t = lukes_protection()

    t.answer("use 04032")
    assert ["T02", "their T04"] == t.options()
    assert ["T31", "04032"] == t.codes(t.state.players[YOU].deck)
    t.answer("T02")

    assert (1, ["T02", "T01", "04030"], []) == (t.copy("T02").shields, t.in_play(), t.discards())
    assert [0] == [event.amount for event in t.events("ability_used")]


@card("04032")
def test_lukes_protection_returns_to_the_deck_even_for_nothing() -> None:
    """Without a blue character nobody is shielded."""
    t = Tabletop("T01", "T03", deck="")
    t.support("04032")

    t.answer("use 04032")

    assert ("they: action", []) == (t.asked(), t.events("shields_gained"))
    assert ["04032"] == t.codes(t.state.players[YOU].deck)


@card("04032")
def test_lukes_protection_costs_nothing() -> None:
    """It can be played without a resource."""
    assert "play 04032" in Tabletop("T02", hand="04032", resources=0).options()
