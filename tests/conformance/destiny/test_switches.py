"""What an edition or a committee may set otherwise: every switch both ways.

Some are tried where their topic is: ambush, activation, control, defeat together, setup.
"""

from typing import Final

import pytest

from dejarik.games.destiny.building.formats import Format
from dejarik.games.destiny.model.edition import Edition
from dejarik.testing.destiny.games import edition_with
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.table import THEM, YOU, Tabletop

BOTH: Final = pytest.mark.parametrize("usual", [True, False])


def set_to(name: str, usual: bool, *, otherwise: bool = False) -> dict[str, int]:
    """The current edition, or the one in which this is set otherwise."""
    return {} if usual else {name: otherwise}


def order(t: Tabletop, *names: str) -> list[str]:
    """These events in the order they happened."""
    told = [(event.serial, name) for name in names for event in t.events(name)]
    return [name for _, name in sorted(told)]


# --- playing cards ---


@BOTH
def test_one_upgrade_a_round_may_be_replaced(usual: bool) -> None:
    """Otherwise the second one may be replaced too."""
    edition = set_to("one_replacement", usual)
    t = Tabletop("T01", "T02", hand="T22 T22", edition=edition)
    t.upgrade("T23", on="T01")
    t.answer("play T22", "T23", "pass", "play T22")

    if usual:
        assert ("they: action", ["T01", "T22", "T22"]) == (t.asked(), t.in_play())
    else:
        assert ("you: replace_upgrade", ["T22", "no"]) == (t.asked(), t.options())


@BOTH
def test_a_support_played_by_an_effect_waits_in_the_queue(usual: bool) -> None:
    """Otherwise it enters play at once, and the rest of the effect follows."""
    t = Tabletop("T01", "T02", hand="T450 T12", edition=set_to("permanents_wait", usual))
    t.answer("play T450", "card T12")

    wanted = ["resources_gained", "entered_play"]
    assert (wanted if usual else wanted[::-1]) == order(t, "resources_gained", "entered_play")


@BOTH
def test_an_event_played_by_an_effect_waits_in_any_edition(usual: bool) -> None:
    """The inner event draws, the outer one gains first."""
    t = Tabletop("T01", "T02", hand="T450 T33", edition=set_to("permanents_wait", usual))
    t.answer("play T450", "card T33")

    assert ["resources_gained", "cards_drawn"] == order(t, "resources_gained", "cards_drawn")


@BOTH
def test_what_ignores_restrictions_keeps_to_modify(usual: bool) -> None:
    """Otherwise a mod may then go on characters."""
    edition = set_to("modify_is_kept", usual)
    t = Tabletop("T01 T03", "T02", hand="T142 T143", edition=edition)
    t.support("T11")
    t.support("T66")
    t.answer("play T143", "card T142")

    assert (["T11", "T66"] if usual else ["T01", "T03"]) == t.options()


# --- actions and rounds ---


@pytest.mark.parametrize(("least", "first"), [(0, True), (1, False)])
def test_a_card_may_be_discarded_to_reroll_nothing(least: int, first: bool) -> None:
    """Unless an edition asks for a die."""
    t = Tabletop("T01 T03", "T02", hand="T31", edition={"reroll_min": least} if least else {})
    t.show("T01", "1R")
    t.show("T03", "-")
    t.answer("reroll", "card T31")

    stop = ["stop"] if first else []
    assert ["die T01 1R", "die T03 -", *stop] == t.options()
    t.answer("die T01 1R")
    assert ["die T03 -", "stop"] == t.options()


@pytest.mark.parametrize("least", [0, 1, 2])
def test_without_enough_dice_there_is_no_rerolling(least: int) -> None:
    """With one die in the pool one can be asked for, but not two."""
    t = Tabletop("T01", "T02", hand="T31", edition={"reroll_min": least} if least else {})
    t.show("T01", "1R")

    assert (least < 2) == ("reroll" in t.options())


def test_of_two_dice_to_reroll_the_first_cannot_be_the_last() -> None:
    """Dice are named in their order, so enough must lie behind each."""
    t = Tabletop("T01 T03", "T02", hand="T31", edition={"reroll_min": 2})
    t.show("T01", "1R")
    t.show("T03", "-")
    t.answer("reroll", "card T31")

    assert ["die T01 1R"] == t.options()
    t.answer("die T01 1R")
    assert ["die T03 -"] == t.options()


@BOTH
def test_the_battlefield_is_taken_before_its_ability_is_used(usual: bool) -> None:
    """Otherwise behind it."""
    t = Tabletop("T01", "T02", edition=set_to("control_before_claim", usual))
    t.battlefield("T42", controller=THEM)
    t.answer("claim")
    before = t.state.copies[t.state.battlefield].controller
    t.answer("yes")

    assert (YOU if usual else THEM) == before
    assert YOU == t.state.copies[t.state.battlefield].controller
    assert 6 == t.resources()


@BOTH
def test_additional_actions_are_lost_with_the_phase(usual: bool) -> None:
    """Otherwise they are taken first, and then the phase ends."""
    t = Tabletop("T01", "T02", hand="T700 T31", edition=set_to("granted_actions_end", usual))
    t.answer("play T700")

    assert ("you: upkeep_discard" if usual else "you: additional_action") == t.asked()
    if not usual:
        t.answer("activate T01")
        assert "you: upkeep_discard" == t.asked()


@BOTH
def test_any_card_may_have_an_action(usual: bool) -> None:
    """Otherwise a downgrade's action cannot be used, and a support's still can."""
    t = Tabletop("T02", "T02", edition=set_to("actions_on_any_card", usual))
    t.downgrade("T310", on="their T02")
    t.support("T20")

    used = [option for option in t.options() if option.startswith("use")]
    assert (["use T20", "use T310"] if usual else ["use T20"]) == sorted(used)


@BOTH
def test_players_order_their_own_abilities(usual: bool) -> None:
    """Otherwise the battlefield's controller orders all of them."""
    t = Tabletop("T01 T08", "T08 T07", edition=set_to("each_orders_own", usual))
    t.battlefield("T41", controller=THEM)
    t.answer("activate T01")

    assert "they: order" == t.asked()
    if usual:
        assert 2 == len(t.options())
        t.choose(1)
        assert ("you: order", 2) == (t.asked(), len(t.options()))
    else:
        assert 3 == len(t.options())
        t.choose(1)
        assert ("they: order", 2) == (t.asked(), len(t.options()))


@BOTH
def test_upkeep_discards_are_chosen_by_both_at_once(usual: bool) -> None:
    """Otherwise the second sees what the first has discarded and drawn."""
    edition = set_to("secret_discards", usual)
    t = Tabletop("T01", "T02", hand="T12", their_hand="T33", edition=edition)
    t.battlefield("T41", controller=THEM)
    t.answer("pass", "pass")

    asked = [decision.seat for decision in t.game.pending(t.state)]
    assert ([YOU, THEM] if usual else [THEM]) == asked
    t.answer("their card T33", seat=THEM)
    assert ([] if usual else ["T33"]) == t.discards(THEM)
    t.answer("card T12", seat=YOU)

    assert (["T12"], ["T33"]) == (t.discards(), t.discards(THEM))
    assert (5, 5) == (len(t.hand()), len(t.hand(THEM)))
    assert (2, "they: action") == (t.state.round, t.asked())


@BOTH
def test_delayed_effects_come_before_hands_and_decks_are_counted(usual: bool) -> None:
    """Your deck is empty and their last character falls: what comes first decides."""
    edition = set_to("delayed_before_count", usual)
    t = Tabletop("T01", "T02", hand="T702", deck="", edition=edition)
    t.answer("play T702", "pass", "pass")

    assert (YOU if usual else THEM) == t.winner()


# --- dice ---


@BOTH
def test_a_focus_may_turn_itself(usual: bool) -> None:
    """Otherwise only the others are offered."""
    t = Tabletop("T07 T01", "T02", edition=set_to("focus_self", usual))
    t.show("T07", "1F")
    t.show("T01", "1R")
    t.answer("resolve focus")

    itself = ["die T07 1F"] if usual else []
    assert [*itself, "die T01 1R", "stop"] == t.options()


@BOTH
def test_a_die_rolled_in_anew_is_resolved_in_another_action(usual: bool) -> None:
    """Otherwise it may be resolved again at once."""
    t = Tabletop("T10 T01", "T02 T07", edition=set_to("die_serves_once", usual))
    t.show("T10", "1MD")
    t.next_roll("T10", "1MD")
    t.answer("resolve melee", "their T07")

    if usual:
        assert ("they: action", ["T10 1MD"]) == (t.asked(), t.pool())
    else:
        t.answer("their T02")
        assert ("they: action", []) == (t.asked(), t.pool())


@BOTH
def test_the_value_of_each_die_ends_at_zero(usual: bool) -> None:
    """Two off a one, and one on top: that makes one, or nothing."""
    edition = set_to("each_value_ends_at_zero", usual)
    t = Tabletop("T01", "T02", hand="T37 T208", edition=edition)
    t.support("T210")
    t.show("T210", "1MD")
    t.answer("play T37", "play T208", "resolve melee", "yes", "their T02")

    assert int(usual) == t.copy("their T02").damage


@BOTH
def test_a_blank_resolved_as_something_else_is_worth_nothing(usual: bool) -> None:
    """Otherwise its modifiers count."""
    t = Tabletop("T01 T03", "T02", edition=set_to("treated_blank_is_zero", usual))
    t.support("T230")
    t.show("T03", "-")
    t.show("T01", "+1MD")
    t.answer("resolve melee", "die T01 +1MD", "their T02")

    assert int(not usual) == t.copy("their T02").damage


@BOTH
@pytest.mark.parametrize(("side", "symbol"), [("3MDi1", "melee"), ("Spi1", "special")])
def test_a_die_whose_cost_defeats_its_card_is_lost(usual: bool, side: str, symbol: str) -> None:
    """Otherwise it does what it was worth before."""
    t = Tabletop("T703", "T02", edition=set_to("lost_die_is_lost", usual))
    t.support("T03")
    t.copy("T03").damage = 8 - 1
    t.show("T703", side)
    t.answer(f"resolve {symbol}", "T703")
    if t.asked() == "you: choose":
        t.answer("their T02")

    done = 0 if usual else 3
    assert ["T03"] == t.in_play()
    assert done == t.copy("their T02").damage + t.resources() - 5


@BOTH
def test_an_upgrades_die_whose_cost_defeats_its_host_is_lost(usual: bool) -> None:
    """Otherwise its player even chooses between its specials."""
    t = Tabletop("T01 T03", "T02", edition=set_to("lost_die_is_lost", usual))
    t.upgrade("T704", on="T03")
    t.copy("T03").damage = 8 - 1
    t.show("T704", "Spi1")
    t.answer("resolve special", "T03")

    assert ("they: action" if usual else "you: which_special") == t.asked()
    if not usual:
        t.choose(0)
    assert (["T01"], ["T704"]) == (t.in_play(), t.discards())
    assert (5 if usual else 7) == t.resources()


# --- damage and tokens ---


@BOTH
def test_shields_make_room_for_unblockable_damage(usual: bool) -> None:
    """Otherwise one health holds one damage."""
    edition = set_to("shields_take_unblockable", usual)
    t = Tabletop("T513", "T02 T03", hand="T215", edition=edition)
    t.show("T513", "2ID")
    t.copy("their T02").damage = 8 - 1
    t.copy("their T02").shields = 1
    t.answer("play T215", "their T02")

    assert (["their T02", "their T03"] if usual else ["their T03"]) == t.options()


@BOTH
def test_shields_make_room_for_other_damage_in_any_edition(usual: bool) -> None:
    """They will block it."""
    t = Tabletop("T513", "T02 T03", edition=set_to("shields_take_unblockable", usual))
    t.show("T513", "2ID")
    t.copy("their T02").damage = 8 - 1
    t.copy("their T02").shields = 1
    t.answer("resolve indirect", "their T02")

    assert ["their T02", "their T03"] == t.options()


@BOTH
def test_indirect_damage_is_dealt_by_the_player_whose_die_it_is(usual: bool) -> None:
    """Otherwise by the one who assigns it."""
    t = Tabletop("T513", "T02", edition=set_to("indirect_by_dealer", usual))
    t.show("T513", "2ID")
    t.answer("resolve indirect")

    assert [YOU if usual else THEM] == [event.seat for event in t.events("damage_dealt")]


@BOTH
def test_shields_moved_to_a_full_character_are_gained_and_lost(usual: bool) -> None:
    """Otherwise those beyond the limit are not gained."""
    t = Tabletop("T01 T03", "T02", hand="T301", edition=set_to("moved_shields_overflow", usual))
    t.copy("T01").shields = 2
    t.copy("T03").shields = 2
    t.answer("play T301", "T01", "T03")

    assert (0, 3) == (t.copy("T01").shields, t.copy("T03").shields)
    assert [2 if usual else 1] == [event.amount for event in t.events("shields_gained")]
    assert ([2, 1] if usual else [2]) == [event.amount for event in t.events("shields_lost")]


@BOTH
def test_tokens_are_moved_as_far_as_they_go(usual: bool) -> None:
    """Otherwise one shield is not moved where two are named."""
    t = Tabletop("T01 T03", "T02", hand="T301", edition=set_to("moves_in_part", usual))
    t.copy("T01").shields = 1
    t.answer("play T301", "T01", "T03")

    assert ((0, 1) if usual else (1, 0)) == (t.copy("T01").shields, t.copy("T03").shields)


@BOTH
@pytest.mark.parametrize("shields", [0, 2, 3])
def test_giving_some_of_the_shields_is_fully_done(usual: bool, shields: int) -> None:
    """Otherwise only giving all of them is; giving none never is."""
    t = Tabletop("T01", "T02", hand="T701", edition=set_to("part_is_full", usual))
    t.copy("T01").shields = shields
    t.answer("play T701", "T01")

    done = shields < 3 if usual else shields == 0
    assert 5 + int(done) == t.resources()


@BOTH
@pytest.mark.parametrize("shields", [1, 2, 3])
def test_distributing_some_of_the_shields_is_fully_done(usual: bool, shields: int) -> None:
    """Otherwise only where all of them are gained; where none is, it never is."""
    t = Tabletop("T01 T03", "T02", hand="T708", edition=set_to("part_is_full", usual))
    t.copy("T01").shields = shields
    t.copy("T03").shields = 3 if shields == 3 else 2
    t.answer("play T708", "T01", "T01", "T03")

    done = shields < 3 if usual else shields == 1
    assert 5 + int(done) == t.resources()


# --- keywords and cards in play ---


@BOTH
def test_a_guardian_leaves_a_die_worth_nothing(usual: bool) -> None:
    """Otherwise it is removed without any damage."""
    t = Tabletop("T100", "T02", edition=set_to("guardian_needs_damage", usual))
    t.support("T106", seat=THEM)
    t.show("their T106", "0MD")
    t.answer("activate T100", "their die T106 0MD")

    assert (0, ["T106 0MD"] if usual else []) == (t.copy("T100").damage, t.pool(THEM))


@pytest.mark.parametrize("name", ["guardian_needs_damage", "focus_self"])
def test_a_guardian_takes_damage_in_any_edition(name: str) -> None:
    """And only then is the die removed."""
    t = Tabletop("T100", "T02", edition={name: False})
    t.support("T106", seat=THEM)
    t.show("their T106", "2MD")
    t.answer("activate T100", "their die T106 2MD")

    assert (2, []) == (t.copy("T100").damage, t.pool(THEM))


@BOTH
def test_an_exhausted_vehicle_may_be_piloted(usual: bool) -> None:
    """Otherwise only a ready one."""
    t = Tabletop("T111", "T02", edition=set_to("exhausted_piloted", usual))
    t.support("T11").ready = False
    t.support("T66")
    t.answer("activate T111")

    assert ["T11", "T66", "stop"][int(not usual) :] == t.options()


@BOTH
def test_detected_cards_are_revealed_for_the_action_phase(usual: bool) -> None:
    """Otherwise until the next round begins."""
    edition = set_to("detect_ends_with_phase", usual)
    t = Tabletop("T01", "T02", their_hand="T12", edition=edition)
    t.support("T130")
    t.answer("activate T130", "pass", "pass")
    assert "they: upkeep_discard" == t.asked()

    assert ([] if usual else ["T12"]) == t.codes(t.state.players[THEM].detected)
    t.answer("stop")
    assert [] == t.state.players[THEM].detected


@BOTH
def test_downgrades_stay_on_a_character_that_becomes_a_support(usual: bool) -> None:
    """Otherwise they go with the upgrades."""
    t = Tabletop("T01", "T02 T03", hand="T360", edition=set_to("downgrades_stay", usual))
    t.downgrade("T310", on="their T02")
    t.answer("play T360", "their T02")

    assert ([] if usual else ["T310"]) == [code for code in t.discards() if code != "T360"]


@BOTH
def test_a_second_copy_of_a_unique_character_is_defeated(usual: bool) -> None:
    """Otherwise it goes to its owner's discard pile."""
    edition = set_to("double_is_defeated", usual)
    t = Tabletop("T02", "T02 T03", hand="T340", edition=edition)
    t.answer("play T340", "their T02")
    assert ("you: one_of_two_copies", 2) == (t.asked(), len(t.options()))
    t.choose(1)

    zones = (t.codes(t.state.players[THEM].defeated), t.discards(THEM))
    assert ((["T02"], []) if usual else ([], ["T02"])) == zones
    assert ["T02"] == t.in_play()


@BOTH
def test_what_a_card_says_of_its_type_follows_a_change(usual: bool) -> None:
    """It counts supports, and as a character counts characters, or supports all the same."""
    t = Tabletop("T02 T03", "T02", hand="T362", edition=set_to("mentions_follow", usual))
    t.support("T361")
    t.support("T12")
    t.answer("play T362", "T361", "pass", "use T361")

    assert 5 + (3 if usual else 1) == t.resources()


@BOTH
def test_the_owner_of_a_card_makes_it_elite(usual: bool) -> None:
    """Otherwise its controller; both have a spare die of it."""
    t = Tabletop("T01", "T02", hand="T340 T320", edition=set_to("owner_lends_die", usual))
    t.support("T343", seat=THEM)
    t.spare_die("T343", YOU)
    t.spare_die("T343", THEM)
    kind = t.state.definition_of(t.copy("their T343")).die
    t.answer("play T340", "their T343", "pass", "play T320", "T343")

    lender = THEM if usual else YOU
    assert [int(seat != lender) for seat in (YOU, THEM)] == [
        player.spares.get(kind, 0) for player in t.state.players
    ]
    assert [THEM, lender] == [t.state.dice[one].owner for one in t.copy("T343").dice]


# --- numbers, teams and decks ---


@pytest.mark.parametrize(("size", "hand"), [(5, 5), (3, 3)])
def test_hands_are_drawn_up_to_their_size(size: int, hand: int) -> None:
    """And resources are gained by the edition's income."""
    edition = {} if size == 5 else {"hand_size": size, "income": 1}
    t = Tabletop("T01", "T02", edition=edition)
    t.answer("pass", "pass")

    assert (hand, hand) == (len(t.hand()), len(t.hand(THEM)))
    assert (7 if size == 5 else 6) == t.resources()


@pytest.mark.parametrize(("name", "label"), [("upgrade_limit", "T22"), ("downgrade_limit", "T312")])
def test_limits_are_the_editions(name: str, label: str) -> None:
    """With a limit of one, a second makes one go; with three it stays."""
    for limit, asked in ((3, "they: action"), (1, "too_many_upgrades")):
        edition = {} if limit == 3 else {name: limit}
        t = Tabletop("T01", "T02", hand=label, edition=edition)
        put = t.upgrade if label == "T22" else t.downgrade
        put(label, on="T01" if label == "T22" else "their T02")
        t.answer(f"play {label}", *(["no"] if label == "T22" else []))

        assert t.asked().endswith(asked)


@pytest.mark.parametrize("limit", [3, 1])
def test_shields_end_at_the_editions_limit(limit: int) -> None:
    """Three were given."""
    t = Tabletop("T01", "T02", hand="T701", edition={} if limit == 3 else {"shield_limit": limit})
    t.answer("play T701", "T01")

    assert limit == t.copy("T01").shields


@pytest.mark.parametrize(
    ("edition", "found"),
    [
        (None, ["too_many_points T705 T609 32 30 10 1 22 2"]),
        (edition_with(team_up_lowers_itself=False), ["too_many_points T705 T609 34 30 12 1 22 2"]),
    ],
)
def test_team_up_lowers_the_card_that_has_it(edition: Edition | None, found: list[str]) -> None:
    """Otherwise only the others."""
    assert found == faults(listed("T705 T609*2"), edition=edition)


def test_an_edition_may_allow_more_restricted_cards() -> None:
    """One by default."""
    wanted = Format("X", "Example", sets=("TEST",), restricted=("T609", "T12", "T31"))
    two = edition_with(most_restricted=2)
    assert ["restricted T609 T12"] == faults(listed("T609", "T12*2"), wanted)
    assert [] == faults(listed("T609", "T12*2"), wanted, two)
    assert ["restricted T609 T12 T31"] == faults(listed("T609", "T12 T31"), wanted, two)


def test_points_and_deck_size_are_the_editions() -> None:
    """Each number moved by one is noticed."""
    deck = listed("T609*2")
    assert [] == faults(deck)
    assert ["too_many_points T609 24 23 24 2"] == faults(deck, edition=edition_with(team_points=23))
    assert ["deck_size 30 29"] == faults(deck, edition=edition_with(deck_size=29))


def test_an_edition_may_allow_more_copies() -> None:
    """Two by default."""
    deck = listed("T609*2", "T12*3")
    assert ["too_many_copies T12 3 2"] == faults(deck)
    assert [] == faults(deck, edition=edition_with(most_copies=3))


def test_a_format_means_every_printing_of_a_card() -> None:
    """Otherwise only the one it names: in its sets, its bans and its points."""
    named = edition_with(reprints_share_formats=False)
    banning = Format("X", "Example", banned=("02136",))
    assert ["banned 04043"] == faults(listed("T603", "04043"), banning)
    assert [] == faults(listed("T603", "04043"), banning, named)
    assert ["banned 02136"] == faults(listed("T603", "02136"), banning, named)
    boxed = Format("X", "Example", sets=("TEST", "TPG"))
    assert [] == faults(listed("T603", "02136"), boxed)
    assert ["not_in_sets 02136"] == faults(listed("T603", "02136"), boxed, named)
    dearer = Format("X", "Example", balance={"01002": (31,)})
    assert ["too_many_points 17002 31 30 31 1"] == faults(listed("17002"), dearer)
    assert [] == faults(listed("17002"), dearer, named)


def test_only_the_titles_of_fronts_meet_those_of_backs() -> None:
    """Two backs of one title are fine, unless an edition says otherwise."""
    both = edition_with(only_fronts_have_titles=False)
    assert [] == faults(listed("T706A T707A"))
    assert ["reverse_title T706A T707A", "reverse_title T707A T706A"] == faults(
        listed("T706A T707A"), edition=both
    )
    assert [] == faults(listed("T706A T603"), edition=both)


def test_a_hero_is_enough_for_hero_cards() -> None:
    """Otherwise any villain bars them, which only a mixed team can tell."""
    barred = edition_with(one_of_its_side_is_enough=False)
    mixed = listed("T600 T602 T631", "T620 T627")
    for usual, edition in ((True, None), (False, barred)):
        assert usual == ("deck_affiliation T620 T627" not in faults(mixed, edition=edition))
        assert [] == faults(listed("T604", "T620"), edition=edition)
        for team in ("T603", "T602"):
            assert ["deck_affiliation T620"] == faults(listed(team, "T620"), edition=edition)
