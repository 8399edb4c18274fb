"""Unlikely Heroes, yellow deck cards and battlefield: what each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card

# Trick


@card("18038")
def test_trick_makes_the_opponent_remove_a_die_worth_the_revealed_cards_cost() -> None:
    """They choose among theirs of just this value; the card stays in your hand."""
    t = Tabletop("T03", "T02 T04 T62", hand="18038 T73")
    t.show("their T02", "2RD")
    t.show("their T04", "1MD")
    t.show("their T62", "2RD")

    t.answer("play 18038", "card T73")
    assert ("they: choose", ["their die T02 2RD", "their die T62 2RD"]) == (t.asked(), t.options())
    t.answer("their die T62 2RD")

    assert (["T73"], ["T02 2RD", "T04 1MD"]) == (t.hand(), t.pool(THEM))


# Gauntlet Fighter


@card("18041")
def test_a_gauntlet_fighter_may_give_up_another_die_to_resolve_its_own() -> None:
    """Not its own die; and it has ambush."""
    t = Tabletop("T01", "T02", hand="18041")
    t.show("T01", "-")
    t.show("their T02", "-")

    t.answer("play 18041")
    assert "you: additional_action" == t.asked()
    t.next_roll("18041", "2RD")
    t.answer("activate 18041", "yes", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool())


# Cad Bane's LL-30


@card("18042")
def test_an_ll_30_may_become_elite_on_cad_bane() -> None:
    """For a resource, with a second die."""
    t = Tabletop("03018", "T02", hand="18042", resources=2)
    t.spare_die("18042")

    t.answer("play 18042")
    assert ["no", "yes"] == t.options()
    t.answer("yes")

    assert (2, 0) == (len(t.copy("18042").dice), t.resources())


@card("18042")
def test_an_ll_30_stays_as_it_is_on_anybody_else() -> None:
    """Nothing is asked. Its special goes past shields."""
    t = Tabletop("T03", "T02", hand="18042")
    t.copy("their T02").shields = 1
    t.answer("play 18042")
    assert "they: action" == t.asked()
    t.pass_turn()
    t.show("18042", "Sp")

    t.answer("resolve special", "their T02")

    assert (1, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)


# Modified Relby V-10


@card("18043")
def test_a_relby_rolls_its_die_for_another_one_once_a_round() -> None:
    """Any die of yours."""
    t = Tabletop("T03", "T02")
    t.upgrade("18043", on="T03")
    t.show("T03", "-")
    t.next_roll("18043", "2RD")

    t.answer("use 18043")
    assert ["18043 2RD"] == t.pool()
    t.pass_turn()

    assert "use 18043" not in t.options()


# Defiant Uprising


@card("18079")
def test_a_defiant_uprising_may_follow_a_blue_or_red_character() -> None:
    """Not a yellow one, nor an opponent's."""
    t = Tabletop("T01 T03", "T02")
    t.support("18079")

    t.answer("activate T03")
    assert "they: action" == t.asked()
    t.answer("activate their T02")
    t.answer("activate T01", "first 18079", "yes")

    assert (False, "they: action") == (t.copy("18079").ready, t.asked())


# New Base


@card("18081")
def test_a_new_base_turns_a_die_to_the_symbol_of_a_modifier() -> None:
    """Another die than the model, in any pool, to a side with its symbol."""
    t = Tabletop("T03 T04", "T02")
    t.support("18081")
    t.show("T03", "+1MD")
    t.show("T04", "1R")
    t.show("their T02", "1R")

    t.answer("use 18081")
    assert ["die T04 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")
    assert ["1MD", "+1MD"] == t.options()
    t.answer("1MD")

    assert (["T02 1MD"], False) == (t.pool(THEM), t.copy("18081").ready)


# Smuggling Compartment


@card("18084")
def test_a_smuggling_compartment_keeps_resource_dice_of_its_vehicle() -> None:
    """Of the vehicle and of its upgrades, from whoever; what shows no resource can go."""
    t = Tabletop("T08", "T02", hand="18110")
    t.support("T11")
    t.support("T13")
    t.upgrade("18084", on="T11")
    t.upgrade("T71", on="T11")
    for what, side in (("T11", "1R"), ("18084", "1Dr"), ("T71", "2R"), ("T13", "1R"), ("T08", "-")):
        t.show(what, side)

    t.answer("play 18110")

    assert ["die 18084 1Dr", "die T13 1R"] == t.options()


# Tracked Target


@card("18104")
def test_a_tracked_target_lets_you_draw_when_it_is_activated() -> None:
    """By its controller, who is the opponent."""
    t = Tabletop("T03", "T02", deck="T32")
    t.downgrade("18104", on="their T02")
    t.pass_turn()

    t.answer("activate their T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")

    assert ["T32"] == t.hand()


# Complicated Profession


@card("18106")
def test_a_complicated_profession_needs_hunter_and_bounty_to_remove_a_die() -> None:
    """The resource comes anyhow."""
    t = Tabletop("18103", "T02", hand="18106 18106")
    t.show("their T02", "1R")

    t.answer("play 18106")
    assert (["T02 1R"], 5) == (t.pool(THEM), t.resources())
    t.pass_turn()
    t.downgrade("18104", on="their T02")
    t.answer("play 18106")

    assert ([], 5) == (t.pool(THEM), t.resources())


# Greed


@card("18107")
def test_greed_gives_a_resource_for_a_die_and_an_action_beside_a_red_character() -> None:
    """Any die of yours."""
    t = Tabletop("T03 T01", "T02", hand="18107")
    t.show("T03", "1Sh")
    t.show("T01", "-")
    t.show("their T02", "-")

    t.answer("play 18107")
    assert ["die T03 1Sh", "die T01 -"] == t.options()
    t.answer("die T01 -")

    assert ("you: additional_action", 6, ["T03 1Sh"]) == (t.asked(), t.resources(), t.pool())


@card("18107")
def test_greed_ends_where_no_die_can_be_removed() -> None:
    """What stands behind the then is left out, and so is all that follows."""
    t = Tabletop("T03 T01", "T02", hand="18107")

    t.answer("play 18107")

    assert ("they: action", 5) == (t.asked(), t.resources())


# Bo-Rifle


@card("18108")
def test_a_bo_rifle_may_be_resolved_as_ranged_damage() -> None:
    """Its damage sides, not its shields; other dice stay what they are."""
    t = Tabletop("T03", "T02")
    t.upgrade("18108", on="T03")
    t.show("18108", "2MD")

    assert ["resolve melee", "resolve ranged"] == [one for one in t.options() if "resolve" in one]


# Undercity


@card("18109")
def test_the_undercity_lets_you_draw_and_put_a_card_below() -> None:
    """The card may be the one just drawn."""
    t = Tabletop("T03", "T02", hand="T32", deck="T31 T34")
    t.battlefield("18109")

    t.answer("use 18109")
    assert ["card T32", "card T31"] == t.options()
    t.answer("card T31")

    assert (["T32"], ["T31", "T34"]) == (t.hand(), t.codes(t.state.players[0].deck))
