"""Unlikely Heroes, yellow deck cards and battlefield: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

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
    assert [] == t.state.players[0].detected


@card("18038")
def test_trick_spots_no_yellow_support() -> None:
    """A character is asked for; nothing is revealed without one."""
    t = Tabletop("T01", "T02", hand="18038 T73")
    t.support("18079")
    t.show("their T02", "2RD")

    t.answer("play 18038")

    assert ("they: action", ["T02 2RD"]) == (t.asked(), t.pool(THEM))


@card("18038")
@ruling("arh.clar.uh.16")
def test_trick_cannot_be_the_card_it_reveals() -> None:
    """It is open while it is played; without another card there is nothing to reveal."""
    t = Tabletop("T03", "T02", hand="18038")
    t.show("their T02", "-")

    t.answer("play 18038")

    assert ("they: action", ["T02 -"]) == (t.asked(), t.pool(THEM))


# Gauntlet Fighter


@card("18041")
def test_a_gauntlet_fighter_may_give_up_another_die_to_resolve_its_own() -> None:
    """Any other die of yours, and what the side costs is paid; and it has ambush."""
    t = Tabletop("T01", "T02 T03", hand="18041")
    t.show("T01", "-")
    t.show("their T02", "-")

    t.answer("play 18041")
    assert "you: additional_action" == t.asked()
    t.next_roll("18041", "3RDi1")
    t.answer("activate 18041")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("activated")))
    t.answer("yes", "their T02")

    assert (3, 1, []) == (t.copy("their T02").damage, t.copy("T01").damage, t.pool())


@card("18041")
def test_an_elite_gauntlet_fighter_may_give_up_one_die_for_the_other() -> None:
    """Which is resolved is said first."""
    t = Tabletop("T01", "T02")
    t.support("18041")
    t.make_elite("18041")
    t.next_roll("18041", "2RD")

    t.answer("activate 18041", "yes")
    first, second = t.pool()
    assert [f"die {first}", f"die {second}"] == t.options()
    t.answer("die 18041 2RD", "their T02")

    assert (2, []) == (t.copy("their T02").damage, t.pool())


@card("18041")
@ruling("arh.part8.oppdie.01")
def test_a_gauntlet_fighter_resolves_its_die_out_of_an_opponents_pool() -> None:
    """As if it lay in yours; what is given up for it is one of yours."""
    t = Tabletop("T01", "T02")
    t.support("18041")
    t.make_elite("18041")
    t.show("T01", "-")
    t.lend(t.show("18041", "2RD"))

    t.answer("activate 18041", "yes", "their die 18041 2RD")
    assert [f"die {one}" for one in t.pool()] == t.options()
    t.answer("die T01 -", "their T02")

    assert (2, 1, []) == (t.copy("their T02").damage, len(t.pool()), t.pool(THEM))


@card("18041")
def test_a_gauntlet_fighter_gives_up_one_die_of_your_choice() -> None:
    """Its damage can be blocked."""
    t = Tabletop("T01 T03", "T02")
    t.support("18041")
    t.show("T01", "-")
    t.show("T03", "1Sh")
    t.copy("their T02").shields = 1
    t.next_roll("18041", "2RD")

    t.answer("activate 18041", "yes")
    assert ["die T01 -", "die T03 1Sh"] == t.options()
    t.answer("die T01 -", "their T02")

    assert (["T03 1Sh"], 1) == (t.pool(), t.copy("their T02").damage)


@card("18041")
def test_a_gauntlet_fighter_without_another_die_resolves_nothing() -> None:
    """And another card that is activated is none of its business."""
    t = Tabletop("T01", "T02")
    t.support("18041")
    t.support("T11")
    t.next_roll("18041", "2RD")

    t.answer("activate 18041", "yes")
    assert ("they: action", ["18041 2RD"]) == (t.asked(), t.pool())
    t.pass_turn()
    t.answer("activate T11")

    assert "they: action" == t.asked()


@card("18041")
def test_a_gauntlet_fighter_waits_for_its_own_player_to_activate_it() -> None:
    """Somebody else's activation is none of yours."""
    t = Tabletop("T01", "T02")
    copy = t.support("18041")
    t.show("T01", "-")
    t.show("18041", "2RD")

    emit(t.state, Event(ev.ACTIVATED, THEM, copy.ref, copy.ref, 1))

    assert "you: action" == t.asked()


# Cad Bane's LL-30


@card("18042")
def test_an_ll_30_may_become_elite_on_cad_bane() -> None:
    """For a resource, with a second die."""
    t = Tabletop("03018", "T02", hand="18042", resources=2)
    t.spare_die("18042")

    t.answer("play 18042")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("card_played")))
    t.answer("yes")

    assert (2, 0) == (len(t.copy("18042").dice), t.resources())
    assert [] == t.events("resources_lost")


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


@card("18079")
def test_a_defiant_uprising_follows_no_support() -> None:
    """A red one neither."""
    t = Tabletop("T03", "T02")
    t.support("18079")
    t.support("T79")

    t.answer("activate T79")

    assert "they: action" == t.asked()


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


@card("18084")
def test_a_smuggling_compartment_keeps_dice_from_the_opponent_too() -> None:
    """And it goes on a support that is a vehicle, not on a character that is one."""
    t = Tabletop("T03 T61", "T01", hand="18084", their_hand="18110")
    t.support("T11")
    t.support("T66")
    t.support("T12")
    t.answer("play 18084")
    assert ["T11", "T66"] == t.options()
    t.answer("T11")
    t.show("T11", "1R")
    t.show("their T01", "-")

    t.answer("play 18110")

    assert ["T11 1R"] == t.pool()


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


def hunting(yours: str, theirs: str = "T02", bounty: str = "their T02") -> Tabletop:
    """The event in hand, a bounty on a character, dice of both players in the pools."""
    t = Tabletop(yours, theirs, hand="18106")
    t.downgrade("18104", on=bounty)
    t.show("their T02", "2RD")
    t.show(yours.partition(" ")[0], "1R")
    t.support("T07")
    t.show("T07", "3MD")
    return t


@card("18106")
def test_a_complicated_profession_removes_a_small_die() -> None:
    """Of any player, worth two or less; and it brings a resource."""
    t = hunting("18103")

    t.answer("play 18106")
    assert ["die 18103 1R", "their die T02 2RD"] == t.options()
    t.answer("their die T02 2RD")

    assert ([], 5) == (t.pool(THEM), t.resources())


@card("18106")
def test_a_complicated_profession_needs_a_bounty_hunter_of_yours() -> None:
    """The opponent's will not do; the resource comes all the same."""
    t = hunting("T03", "18103 T02")

    t.answer("play 18106")

    assert ("they: action", ["T02 2RD"], 5) == (t.asked(), t.pool(THEM), t.resources())


@card("18106")
def test_a_complicated_profession_needs_a_bounty_of_yours() -> None:
    """One that the opponent has set will not do."""
    t = Tabletop("18103", "T02", hand="18106")
    t.downgrade("18104", on="18103", by=THEM)
    t.show("their T02", "1R")

    t.answer("play 18106")

    assert ["T02 1R"] == t.pool(THEM)


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


@card("18107")
def test_greed_spots_characters_alone() -> None:
    """No yellow support; and with no red character there is no action, but the rest is done."""
    t = Tabletop("T02", "T02", hand="18107")
    t.support("18079")
    t.show("T02", "-")
    t.answer("play 18107")
    assert (["T02 -"], 5) == (t.pool(), t.resources())

    other = Tabletop("T03", "T02", hand="18107")
    other.show("T03", "-")
    other.answer("play 18107")

    assert ("they: action", 6) == (other.asked(), other.resources())


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
