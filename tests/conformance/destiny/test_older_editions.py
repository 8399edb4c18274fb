"""What the older editions say in their own way, and what became of it in the current one.

These statements are worded otherwise today; the tests are run in the editions that have them.
"""

import pytest

from dejarik.games.destiny import language as d
from dejarik.games.destiny.model import facts as f
from dejarik.games.destiny.rules.values import health_of
from dejarik.kernel.frames import Scope
from dejarik.testing.destiny.games import current_game
from dejarik.testing.destiny.lists import faults, listed
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling
from dejarik.titles.destiny.catalogue import files

AWAKENINGS = [card for card in files.facts("launch").values() if card.set_code == "AW"]

# --- cards ---


@ruling("launch.part1.battlefields.01")
def test_every_battlefield_of_the_first_set_has_a_claim_ability() -> None:
    """Of those that can be played."""
    game = current_game()
    fields = [card for card in AWAKENINGS if card.type == f.BATTLEFIELD]
    known = [game.definitions[game.numbers[card.code]] for card in fields]

    assert len(fields) == 10
    assert all(one.claim is not None for one in known if one.implemented)


@ruling("launch.part1.type.01")
def test_the_first_set_has_five_types_of_card_and_teams_have_no_plot() -> None:
    """Plots come later, and downgrades later still."""
    five = {f.BATTLEFIELD, f.CHARACTER, f.EVENT, f.SUPPORT, f.UPGRADE}
    assert five == {card.type for card in AWAKENINGS}
    assert ["too_many_plots T611 1 0"] == faults(listed("T600 T611"))


@ruling("ffg17.part1.components.01")
def test_the_characters_of_the_first_set_had_no_subtypes() -> None:
    """Its supports and upgrades have."""
    cards = [card for card in files.facts("ffg").values() if card.set_code == "AW"]
    having = {card.type for card in cards if card.subtypes}
    assert {f.SUPPORT, f.UPGRADE} == having


@ruling("launch.part2.symbol.01")
def test_no_die_of_the_first_set_has_a_side_without_a_symbol() -> None:
    """A blank is a symbol; and nothing shows indirect damage."""
    symbols = {side.symbol for card in AWAKENINGS for side in card.sides}
    assert set() == symbols & {f.NONE, f.INDIRECT, f.REROLL}


@ruling("ffg17.part1.characters.01", "ffg17.part1.characters.02")
def test_a_character_is_bought_with_one_die_or_with_two() -> None:
    """With two it is elite and costs the second price."""
    assert [] == faults(listed("T600*1"))
    assert [] == faults(listed("T600*2"))
    assert ["wrong_dice T600 3 2"] == faults(listed("T600*3"))
    assert ["too_many_points T600 T617 T601 41 30 15 2 12 2 14 2"] == [
        one for one in faults(listed("T600*2 T617*2 T601*2")) if "points" in one
    ]


@ruling("launch.part4.team.01", "ffg17.part4.deck.01")
def test_a_team_and_its_deck_are_of_one_side() -> None:
    """All heroes or all villains, each with cards of their own side and neutral ones."""
    assert ["hero_and_villain T604 T606"] == faults(listed("T604 T606"))
    assert [] == faults(listed("T604", "T620 T12"))
    assert ["deck_affiliation T621"] == faults(listed("T604", "T621"))
    assert ["deck_affiliation T620"] == faults(listed("T606", "T620"))


@ruling("launch.part4.team.01")
def test_a_team_of_neutrals_was_no_team() -> None:
    """There were no neutral characters."""
    assert ["neutral_character T603"] == faults(listed("T603"))


@ruling("ffg17.part3.setaside.01")
def test_any_number_of_dice_may_be_set_aside_for_what_is_brought() -> None:
    """For cards of the team and deck, and for no others."""
    assert [] == faults(listed("T600", "T11", extra_dice="T600 T600 T600 T11"))
    assert ["unmatched_die T601"] == faults(listed("T600", "T11", extra_dice="T601"))


# --- playing a card ---


@ruling("ffg17.part5.actions.01", "ffg17.part5.play.05", "ffg17.part5.play.06")
@ruling("ffg17.part3.inplay.01")
def test_an_event_is_played_from_hand_does_what_it_says_and_is_discarded() -> None:
    """Those in the deck and in the discard pile are not offered, and none enters play."""
    t = Tabletop(hand="T33", deck="T31", resources=1)
    t.discard_pile("T31")
    assert [one for one in t.options() if one.startswith("play")] == ["play T33"]
    t.answer("play T33")
    assert (["T31"], ["T31", "T33"], ["T01"]) == (t.hand(), t.discards(), t.in_play())
    assert [] == t.events("entered_play")


@ruling("ffg17.part1.events.01", "ffg17.part3.queuezone.01", "ffg17.part3.queuezone.02")
def test_an_event_being_resolved_is_in_limbo() -> None:
    """Neither in the hand nor in play nor discarded; played it is, but only when it is over."""
    t = Tabletop(hand="T39")
    t.answer("play T39")
    assert ([], [], 1) == (t.hand(), t.discards(), len(t.state.limbo))
    assert (["T01"], []) == (t.in_play(), t.events("card_played"))
    t.answer("their T02")
    assert (["T39"], [], 1) == (t.discards(), t.state.limbo, len(t.events("card_played")))


@ruling("ffg17.part5.play.01")
def test_an_unmet_restriction_stops_the_play() -> None:
    """An event that asks for a red character, an upgrade for red ones."""
    for team, offered in (("T02", []), ("T01", ["play T24", "play T34"])):
        t = Tabletop(team, hand="T24 T34")
        assert offered == [one for one in t.options() if one.startswith("play")]


@ruling("ffg17.part5.play.02", "ffg17.part5.play.07", "ffg17.part5.play.10")
def test_the_host_is_chosen_then_paid_for_and_the_upgrade_goes_there_with_its_die() -> None:
    """When the host is asked for, nothing has been spent."""
    t = Tabletop("T01 T03", hand="T21", resources=3)
    cost = t.game.definitions[t.game.numbers["T21"]].facts.cost
    t.answer("play T21")
    assert ("you: host", ["T01", "T03"], 3) == (t.asked(), t.options(), t.resources())
    t.answer("T03")
    assert (3 - cost, t.copy("T03").ref) == (t.resources(), t.copy("T21").host)
    assert 1 == len(t.copy("T21").dice)


@ruling("ffg17.part5.play.07", "ffg17.part5.play.10")
@only_in("launch")
def test_at_first_too_the_upgrade_goes_to_the_chosen_character_with_its_die() -> None:
    """Of two."""
    t = Tabletop("T01 T03", hand="T21")
    t.answer("play T21", "T03")
    assert (t.copy("T03").ref, 1) == (t.copy("T21").host, len(t.copy("T21").dice))


@ruling("ffg17.part5.play.03", "launch.part5.play.01")
def test_what_cannot_be_paid_for_in_full_is_not_played() -> None:
    """With a discount counted it can."""
    assert "play T23" not in Tabletop(hand="T23", resources=2).options()
    t = Tabletop(hand="T23", resources=2)
    t.support("T406")
    t.answer("play T23")
    assert (0, ["T01", "T406", "T23"]) == (t.resources(), t.in_play())


@ruling("ffg17.part5.play.04")
def test_a_card_beyond_ones_means_can_be_begun_where_its_cost_can_change() -> None:
    """It is offered, and what lowers the cost is then used."""
    t = Tabletop(hand="T23", resources=2)
    t.support("T404")
    t.answer("play T23")
    assert (0, False) == (t.resources(), t.copy("T404").ready)


@ruling("ffg17.part5.play.08", "ffg17.part5.play.09")
def test_a_replaced_upgrade_goes_when_the_new_one_comes_and_may_make_it_free() -> None:
    """One of three for one of one."""
    t = Tabletop(hand="T24", resources=0)
    t.upgrade("T23", on="T01")
    t.answer("play T24")
    assert ([], 0) == (t.discards(), t.resources())
    t.answer("T23")
    assert (["T23"], ["T01", "T24"], 0) == (t.discards(), t.in_play(), t.resources())


@ruling("ffg17.part5.play.11")
def test_a_played_support_has_its_die() -> None:
    """Beside the team."""
    t = Tabletop(hand="T11", resources=5)
    t.answer("play T11")
    assert (["T01", "T11"], 1) == (t.in_play(), len(t.copy("T11").dice))


# --- other actions ---


@ruling("ffg17.part5.activate.01")
def test_an_activation_rolls_every_die() -> None:
    """Those of the character and of its upgrades, without a question."""
    t = Tabletop("T03*2", "T02")
    t.upgrade("T21", on="T03")
    t.answer("activate T03")
    assert (3, "they: action") == (len(t.pool()), t.asked())


@ruling("ffg17.part5.cardaction.01")
def test_card_actions_stood_on_characters_supports_and_upgrades() -> None:
    """On a plot or a battlefield they could not be used."""
    t = Tabletop("T06", "T02")
    t.support("T19")
    t.support("T458")
    t.upgrade("T457", on="T06")
    t.battlefield("T459")
    used = {one.split()[1] for one in t.options() if one.startswith("use ")}
    assert {"T06", "T19", "T457"} == used


@ruling("ffg17.part5.cardaction.02")
def test_a_power_action_stays_spent_when_its_card_moves() -> None:
    """Of a support taken over by the other player."""
    t = Tabletop("T01", "T02", their_hand="T340")
    t.support("T343")
    t.answer("use T343", "play T340", "T343")
    t.answer("pass")
    assert "use their T343" not in t.options()


@ruling("ffg17.part5.claim.01")
def test_the_claim_ability_came_before_control() -> None:
    """When it is offered, the battlefield is still the opponent's."""
    t = Tabletop("T01", "T02")
    t.battlefield("T42", THEM)
    t.answer("claim")
    assert ("you: claim_ability", THEM) == (
        t.asked(),
        t.state.copies[t.state.battlefield].controller,
    )
    t.answer("no")
    assert YOU == t.state.copies[t.state.battlefield].controller


@ruling("launch.part5.reroll.01", "launch.part5.reroll.02")
def test_a_reroll_needed_a_hand_card_and_a_die() -> None:
    """One die at the least, out of one's own pool."""
    assert "reroll" not in Tabletop(hand="T31").options()
    t = Tabletop("T01 T03", hand="T31")
    t.show("T01", "-")
    t.show("T03", "-")
    t.answer("reroll", "card T31")
    assert ["die T01 -", "die T03 -"] == t.options()
    t.answer("die T01 -")
    assert "stop" in t.options()


@ruling("launch.part2.focus.01")
def test_a_focus_turned_other_dice_and_not_itself() -> None:
    """Only the other one is offered."""
    t = Tabletop("T07 T01", "T02")
    t.show("T07", "1F")
    t.show("T01", "-")
    t.answer("resolve focus")
    assert ["die T01 -"] == [one for one in t.options() if one != "stop"]


# --- dice and damage ---


@ruling("ffg17.part2.throughcards.01")
def test_a_card_that_resolves_one_die_takes_no_modifiers() -> None:
    """One that resolves several takes them along."""
    t = Tabletop("T01 T03", "T02", hand="T38")
    for label, side in (("T01", "1MD"), ("T03", "+1MD")):
        t.show(label, side)
    t.answer("play T38", "their T02")
    assert (1, ["T03 +1MD"]) == (t.copy("their T02").damage, t.pool())


@ruling("ffg17.faq.01", "launch.faq.01")
def test_ranged_and_melee_differ_in_needing_two_actions() -> None:
    """Both deal damage; of the two symbols one is chosen for an action."""
    t = Tabletop("T01 T453", "T02")
    t.show("T01", "1MD")
    t.show("T453", "2RD")
    assert {"resolve melee", "resolve ranged"} <= set(t.options())
    t.answer("resolve ranged", "their T02")
    assert (2, ["T01 1MD"]) == (t.copy("their T02").damage, t.pool())


@ruling("ffg17.faq.02")
def test_indirect_damage_was_credited_to_who_spread_it() -> None:
    """The opponent, to their own characters."""
    t = Tabletop("T01", "T02")
    t.support("T14")
    t.show("T14", "2ID")
    t.answer("resolve indirect")
    assert [THEM] == [event.seat for event in t.events("damage_dealt")]


@ruling("launch.part6.damage.01")
def test_damage_beyond_the_defeat_is_lost() -> None:
    """Two to a character with one health left; nobody else is hurt."""
    t = Tabletop("T01", "T02 T03", hand="T39")
    t.copy("their T02").damage = health_of(t.state, t.copy("their T02")) - 1
    t.answer("play T39", "their T02")
    assert (["T03"], 0) == (t.in_play(THEM), t.copy("their T03").damage)
    assert [1] == [event.amount for event in t.events("damage_taken")]


@ruling("ffg17.part6.shields.01")
def test_a_fourth_shield_is_never_given() -> None:
    """Neither by an effect nor by moving it there."""
    t = Tabletop("T01 T03", "T02", hand="T445 T301")
    t.copy("T01").shields = 2
    t.copy("T03").shields = 2
    t.answer("play T445", "T01", "their T02")
    assert 3 == t.copy("T01").shields
    t.answer("pass", "play T301", "T03", "T01")
    assert 3 == t.copy("T01").shields


@ruling("ffg17.part8.target.01")
def test_the_fallen_cannot_be_dealt_damage() -> None:
    """Only who stands is offered."""
    t = Tabletop("T01 T03", "T02", hand="T39 T39")
    t.copy("T03").damage = health_of(t.state, t.copy("T03")) - 1
    t.answer("play T39", "T03", "pass", "play T39")
    assert ["T01", "their T02"] == t.options()


@ruling("ffg17.part8.combined.01", "ffg17.part8.combined.02")
def test_values_taken_together_are_their_sum() -> None:
    """Two ranged and one ranged are three for who counts them."""
    t = Tabletop("T01 T453", "T02")
    t.show("T453", "2RD")
    t.upgrade("T26", on="T01")
    t.show("T26", "1RD")
    dice = [t.state.dice[number] for number in t.state.players[YOU].pool]
    scope = Scope(YOU, 0)
    scope.names["dice"] = [die.id for die in dice]
    assert 3 == d.value_of(d.named("dice")).amount(t.state, scope)


# --- abilities ---


@ruling("ffg17.part7.abilities.01", "launch.part3.outofplay.01")
def test_an_ability_works_while_its_card_is_in_play_and_no_longer() -> None:
    """Held, in the deck or discarded the watcher draws nothing."""
    t = Tabletop("T01", "T02", hand="T08", deck="T08 T31")
    t.discard_pile("T08")
    t.answer("activate T01")
    assert (["T08"], 6) == (t.hand(), t.resources())
    u = Tabletop("T01 T08", "T02")
    u.answer("activate T01", "first T08")
    assert 1 == len(u.hand())


@ruling("launch.part7.queue.02", "launch.part7.simultaneous.01")
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_the_battlefields_controller_settled_the_order_of_all_abilities(controller: int) -> None:
    """Yours and theirs, of one activation."""
    t = Tabletop("T01 T08", "T08")
    t.battlefield("T41", controller)
    t.answer("activate T01")
    assert ("you: order" if controller == YOU else "they: order") == t.asked()
    assert ["first T01", "first T08", "first their T08"] == t.options()


@ruling("launch.part7.replacement.01", "arh.part7.replacement.08")
@only_in("launch")
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_among_rival_replacements_the_battlefields_controller_picked_one(controller: int) -> None:
    """The other one is kept, since there is nothing left to replace."""
    t = Tabletop("T07 T01", "T02 T06", resources=0, their_resources=0)
    t.show("T07", "3MD")
    t.copy("their T02").damage = 5
    t.upgrade("T500", on="their T02")
    t.support("T521")
    t.battlefield("T41", controller)
    t.answer("resolve melee", "their T02")
    assert ("you: order" if controller == YOU else "they: order") == t.asked()
    assert ["first T521", "first their T500"] == sorted(t.options())
    t.answer("first T521")
    assert ("T521" in t.in_play(), "T500" in t.in_play(THEM)) == (False, True)


@ruling("launch.part7.special.01")
def test_a_die_without_its_card_still_has_the_cards_special() -> None:
    """Another card has gained the die of one that is out of the game."""
    t = Tabletop("T204 T205", "T02", hand="T39")
    t.copy("T205").damage = 1
    t.answer("play T39", "T205", "pass")
    number = t.copy("T204").dice[-1]
    die = t.state.dice[number]
    die.zone, die.seat, die.side = 1, YOU, t.side_number(die, "Sp")
    t.state.players[YOU].pool.append(number)
    t.answer("resolve special")
    assert (7, ["T204"]) == (t.resources(), t.in_play())
