"""Two-Player Game, gray cards: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Parry


def parry() -> Tabletop:
    """Parry in hand, and dice of both players: some show melee damage, some do not."""
    t = Tabletop("T01*2 T03", "T02 T06", hand="04021", resources=1)
    t.support("T14", seat=THEM)
    t.show("T01", "1MD")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "+1MD")
    t.show("their T14", "2ID")
    return t


@card("04021")
def test_parry_removes_a_die_showing_melee_damage() -> None:
    """Of either player, modifiers too; not ranged or indirect damage. It costs one."""
    t = parry()

    t.answer("play 04021")
    assert ["die T01 1MD", "their die T06 +1MD"] == t.options()
    t.answer("their die T06 +1MD")

    assert (["T01 1MD", "T01 1R"], ["T02 2RD", "T14 2ID"]) == (t.pool(), t.pool(THEM))
    assert (0, ["04021"]) == (t.resources(), t.discards())


@card("04021")
def test_parry_takes_the_only_melee_die_without_a_question() -> None:
    """Even if it is your own."""
    t = Tabletop(hand="04021")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")

    t.answer("play 04021")

    assert ("they: action", [], ["T02 2RD"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("04021")
def test_parry_can_be_played_with_no_die_to_remove() -> None:
    """An event may be played to no effect; it is discarded."""
    t = Tabletop(hand="04021")
    t.show("their T02", "2RD")

    t.answer("play 04021")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))
    assert ["04021"] == t.discards()


@card("04021")
def test_parry_is_not_offered_without_a_resource() -> None:
    """It costs one."""
    t = Tabletop(hand="04021", resources=0)

    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


# Subjugate


@card("04022")
def test_subjugate_removes_a_die_of_either_player() -> None:
    """Any side will do; dice on their cards are not in a pool. It costs two."""
    t = Tabletop("T01 T03", "T02 T06", hand="04022", resources=2)
    t.show("T01", "1MD")
    t.show("their T02", "-")
    t.show("their T06", "+1MD")

    t.answer("play 04022")
    assert ["die T01 1MD", "their die T02 -", "their die T06 +1MD"] == t.options()
    t.answer("their die T02 -")

    assert (["T01 1MD"], ["T06 +1MD"]) == (t.pool(), t.pool(THEM))
    assert (0, ["04022"]) == (t.resources(), t.discards())


@card("04022")
def test_subjugate_takes_the_only_die_without_a_question() -> None:
    """Even if it is your own."""
    t = Tabletop(hand="04022")
    t.show("T01", "1MD")

    t.answer("play 04022")

    assert ("they: action", []) == (t.asked(), t.pool())


@card("04022")
def test_subjugate_can_be_played_with_no_die_to_remove() -> None:
    """An event may be played to no effect; it is discarded."""
    t = Tabletop(hand="04022")

    t.answer("play 04022")

    assert ("they: action", ["04022"]) == (t.asked(), t.discards())


@card("04022")
def test_subjugate_is_not_offered_with_one_resource() -> None:
    """It costs two."""
    t = Tabletop(hand="04022", resources=1)

    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


# Hangar Bay


def hangar_bay(their_deck: str) -> Tabletop:
    """The battlefield, a support and an upgrade on the table, and this deck against you."""
    t = Tabletop("T01 T03", "T02", deck="T21 T21", their_deck=their_deck, their_hand="T21")
    t.battlefield("04023")
    t.support("T12")
    t.upgrade("T21", on="their T02")
    return t


@card("04023")
def test_hangar_bay_deals_damage_if_the_top_card_is_an_event() -> None:
    """One damage to any character; the card is shown and stays where it is."""
    t = hangar_bay("T31 T21 T23")

    t.answer("claim", "yes")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("their T02")

    assert 1 == t.copy("their T02").damage
    assert [["T31"]] == [t.codes(event.items) for event in t.events("cards_revealed")]
    assert ["T23", "T21", "T31"] == t.codes(t.state.players[THEM].deck)
    assert [] == t.state.players[THEM].detected


@card("04023")
def test_hangar_bay_deals_damage_if_the_top_card_is_a_support() -> None:
    """A support is as good as an event; a shield blocks the damage."""
    t = hangar_bay("T12 T21")
    t.copy("T03").shields = 1

    t.answer("claim", "yes", "T03")

    assert (0, 0) == (t.copy("T03").shields, t.copy("T03").damage)
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("04023")
def test_hangar_bay_deals_nothing_if_the_top_card_is_an_upgrade() -> None:
    """The card below it does not matter."""
    t = hangar_bay("T21 T31 T12")

    t.answer("claim", "yes")

    assert "they: action" == t.asked()
    assert [["T21"]] == [t.codes(event.items) for event in t.events("cards_revealed")]


@card("04023")
def test_hangar_bay_does_nothing_to_an_empty_deck() -> None:
    """There is no card to reveal, and so none that matches."""
    t = hangar_bay("")

    t.answer("claim", "yes")

    assert "they: action" == t.asked()
    assert [] == t.events("cards_revealed")


@card("04023")
def test_hangar_bays_claim_ability_may_be_declined() -> None:
    """Then no card is revealed."""
    t = hangar_bay("T31 T31")

    t.answer("claim")
    assert ["no", "yes"] == t.options()
    t.answer("no")

    assert "they: action" == t.asked()
    assert [] == t.events("cards_revealed")


# Evade


def evade() -> Tabletop:
    """Evade in hand, and dice of both players: some show ranged damage, some do not."""
    t = Tabletop("T01*2 T03", "T02 T06", hand="04043", resources=1)
    t.support("T14", seat=THEM)
    t.show("T01", "2RD")
    t.show("T01", "1R")
    t.show("their T02", "1MD")
    t.upgrade("T21", on="their T06")
    t.show("their T21", "+2RD")
    t.show("their T14", "2ID")
    return t


@card("04043")
def test_evade_removes_a_die_showing_ranged_damage() -> None:
    """Of either player, modifiers too; not melee or indirect damage. It costs one."""
    t = evade()

    t.answer("play 04043")
    assert ["die T01 2RD", "their die T21 +2RD"] == t.options()
    t.answer("their die T21 +2RD")

    assert (["T01 2RD", "T01 1R"], ["T02 1MD", "T14 2ID"]) == (t.pool(), t.pool(THEM))
    assert (0, ["04043"]) == (t.resources(), t.discards())


@card("04043")
def test_evade_takes_the_only_ranged_die_without_a_question() -> None:
    """Even if it is your own."""
    t = Tabletop(hand="04043")
    t.show("T01", "2RD")
    t.show("their T02", "1MD")

    t.answer("play 04043")

    assert ("they: action", [], ["T02 1MD"]) == (t.asked(), t.pool(), t.pool(THEM))


@card("04043")
def test_evade_can_be_played_with_no_die_to_remove() -> None:
    """An event may be played to no effect; it is discarded."""
    t = Tabletop(hand="04043")
    t.show("their T02", "1MD")

    t.answer("play 04043")

    assert ("they: action", ["T02 1MD"]) == (t.asked(), t.pool(THEM))
    assert ["04043"] == t.discards()


@card("04043")
def test_evade_is_not_offered_without_a_resource() -> None:
    """It costs one."""
    t = Tabletop(hand="04043", resources=0)

    assert ["activate T01", "reroll", "claim", "pass"] == t.options()


# Obi-Wan's Hut


def hut(yours: str = "T02 T01 T05", theirs: str = "T04 T03", resources: int = 1) -> Tabletop:
    """The battlefield, characters of all colours, a support and a blue upgrade."""
    t = Tabletop(yours, theirs, resources=resources)
    t.battlefield("04046")
    t.support("T12")
    t.upgrade("04030", on="T01")
    return t


@card("04046")
def test_obi_wans_hut_lets_its_claimer_choose_between_two_shields() -> None:
    """For a blue character, or for another one at a price."""
    t = hut()

    t.answer("claim", "yes")

    assert ["either 0", "either 1"] == t.options()


@card("04046")
def test_obi_wans_hut_gives_a_blue_character_a_shield_for_nothing() -> None:
    """Blue characters of both players are offered, no others."""
    t = hut()

    t.answer("claim", "yes", "either 0")
    assert ["T02", "their T04"] == t.options()
    t.answer("their T04")

    assert (1, 1) == (t.copy("their T04").shields, t.resources())


@card("04046")
def test_obi_wans_hut_gives_another_character_a_shield_for_a_resource() -> None:
    """Characters of both players that are not blue are offered, no supports."""
    t = hut()

    t.answer("claim", "yes", "either 1")
    assert ["T01", "T05", "their T03"] == t.options()
    t.answer("T05")

    assert (1, 0) == (t.copy("T05").shields, t.resources())
    assert 5 == t.resources(THEM)


@card("04046")
def test_obi_wans_hut_gives_nothing_to_who_cannot_pay() -> None:
    """The option is there, but without a resource nothing comes of it."""
    t = hut(resources=0)

    t.answer("claim", "yes", "either 1")

    assert "they: action" == t.asked()
    assert [] == t.events("shields_gained")


@card("04046")
def test_obi_wans_hut_takes_one_resource_of_several() -> None:
    """It is spent, and not all that is there."""
    t = hut(resources=3)

    t.answer("claim", "yes", "either 1", "T01")

    assert 2 == t.resources()
    assert [1] == [event.amount for event in t.events("resources_spent")]


@card("04046")
def test_obi_wans_hut_has_nothing_to_give_without_a_blue_character() -> None:
    """Either option may be chosen, even an empty one."""
    t = hut(yours="T01", theirs="T03")

    t.answer("claim", "yes", "either 0")

    assert "they: action" == t.asked()
    assert [] == t.events("shields_gained")


@card("04046")
def test_obi_wans_hut_shields_the_only_blue_character_without_a_question() -> None:
    """Even if it is the opponent's."""
    t = hut(yours="T01", theirs="T02")

    t.answer("claim", "yes", "either 0")

    assert 1 == t.copy("their T02").shields


@card("04046")
def test_obi_wans_huts_claim_ability_may_be_declined() -> None:
    """Then nobody gains a shield."""
    t = hut()

    t.answer("claim", "no")

    assert "they: action" == t.asked()
    assert [] == t.events("shields_gained")
