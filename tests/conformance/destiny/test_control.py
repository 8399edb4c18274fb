"""Control: whose card it is now, whose it was, and who lends the dice."""

from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, ruling


@ruling("arh.part8.controller.03", "arh.part8.owner.01", "arh.part3.areas.01")
def test_players_control_what_they_brought() -> None:
    """Every card in a player's own area, every die on it: owner and controller are the same."""
    t = Tabletop("T01 T06", "T02", hand="T11 T31")
    t.upgrade("T21", on="T01")

    for seat in (YOU, THEM):
        for ref in t.state.players[seat].play:
            copy = t.state.copies[ref]
            assert (seat, seat) == (copy.owner, copy.controller)
            assert all(t.state.dice[one].owner == seat for one in copy.dice)
    assert ["T01", "T06", "T21"] == t.in_play(YOU)
    assert ["T02"] == t.in_play(THEM)
    assert (["T11", "T31"], []) == (t.hand(YOU), t.hand(THEM))


@ruling("arh.part8.controller.01", "arh.part8.owner.02", "arh.part8.opponentcard.01")
def test_a_support_taken_over_works_for_its_new_controller() -> None:
    """It is activated by you, its dice are yours, and it stays the opponent's property."""
    t = Tabletop("T01", "T02", hand="T340")
    t.support("T343", seat=THEM)

    t.answer("play T340", "their T343")
    t.pass_turn()

    assert "activate T343" in t.options()
    t.next_roll("T343", "2R")
    t.answer("activate T343")
    assert ["T343 2R"] == t.pool()
    assert ["T02"] == t.in_play(THEM)
    copy = t.copy("T343")
    assert (YOU, THEM) == (copy.controller, copy.owner)
    assert [THEM] == [t.state.dice[one].owner for one in copy.dice]


@ruling("arh.part8.controller.04")
def test_your_cards_are_those_you_control() -> None:
    """A card that counts your supports counts the one taken over, and not the one taken away."""
    t = Tabletop("T01", "T02", hand="T340")
    t.support("T361")
    t.support("T12", seat=THEM)

    t.answer("play T340", "their T12")
    t.pass_turn()
    t.answer("use T361")

    assert 5 + 1 + 2 == t.resources()


@ruling("arh.part8.controller.04")
def test_what_guards_your_characters_guards_one_taken_over() -> None:
    """A support that shields your characters shields the one you took, not those left to them."""
    t = Tabletop("T01", "T02 T03", hand="T340 T39 T39")
    t.support("T15")
    t.answer("play T340", "their T02")
    for target in ("T02", "their T03"):
        t.pass_turn()
        t.answer("play T39", target)

    assert 1 == t.copy("T02").shields
    assert 0 == t.copy("their T03").shields


@ruling("arh.part3.outofplay.04", "arh.part8.owner.02")
def test_a_card_taken_over_leaves_play_to_its_owner() -> None:
    """Discarded under your control it lies in the opponent's pile."""
    t = Tabletop("T01", "T02", hand="T340 T40")
    t.support("T12", seat=THEM)
    t.answer("play T340", "their T12")
    t.pass_turn()

    t.answer("play T40")

    assert ["T12"] == t.discards(THEM)
    assert ["T340", "T40"] == t.discards(YOU)


@ruling("arh.part5.cardaction.03")
def test_a_used_power_action_stays_used_under_a_new_controller() -> None:
    """Its old controller used it this round: it is not offered to you; an unused one is."""
    used, fresh = [Tabletop("T01", "T02", hand="T340") for _ in range(2)]
    for t in (used, fresh):
        t.support("T343", seat=THEM)
    used.pass_turn()
    used.answer("use their T343")

    for t in (used, fresh):
        t.answer("play T340", "their T343")
        t.pass_turn()

    assert "use T343" not in used.options()
    assert "use T343" in fresh.options()


@ruling("arh.part8.controller.05")
def test_an_upgrade_taken_over_goes_to_the_same_type_of_card() -> None:
    """It was on a character: your characters are offered, your supports are not."""
    t = Tabletop("T01 T06", "T02", hand="T340")
    t.support("T11")
    t.upgrade("T21", on="their T02")
    t.answer("play T340", "their T21")

    assert ["T01", "T06"] == t.options()
    t.answer("T06")

    assert t.copy("T06").ref == t.copy("T21").host
    assert [] == t.copy("their T02").attached


@ruling("arh.part8.controller.06", "arh.part8.move.02")
def test_without_such_a_card_the_opponent_keeps_the_upgrade() -> None:
    """It is on a support and you have none: nothing moves, nothing follows."""
    t = Tabletop("T01 T06", "T02", hand="T340")
    t.support("T11", seat=THEM)
    t.upgrade("T21", on="their T11")

    t.answer("play T340", "their T21")

    assert "they: action" == t.asked()
    assert t.copy("their T11").ref == t.copy("their T21").host
    assert 5 == t.resources()
    assert [] == t.events("control_taken")


@ruling("arh.part8.controller.05")
def test_a_named_destination_goes_before_the_same_type() -> None:
    """An effect that says onto any card of yours offers the support as well."""
    t = Tabletop("T01", "T02", hand="T341")
    t.support("T11")
    t.upgrade("T21", on="their T02")

    t.answer("play T341")

    assert ["T01", "T11"] == t.options()


@ruling("arh.part8.controller.01")
def test_what_lies_on_a_character_comes_along() -> None:
    """Upgrades and tokens follow; your downgrade does not stay on what is now your own."""
    t = Tabletop("T01", "T02 T03", hand="T340")
    t.upgrade("T21", on="their T02")
    t.downgrade("T310", on="their T02")
    t.copy("their T02").damage = 2
    t.show("their T02", "1R")
    t.show("their T21", "1R")

    t.answer("play T340", "their T02")

    taken = t.copy("T02")
    assert ["T01", "T02", "T21"] == t.in_play()
    assert [t.copy("T21").ref] == taken.attached
    assert 2 == taken.damage
    assert ["T310", "T340"] == t.discards()
    assert [] == t.pool(THEM)
    assert [] == t.pool(YOU)


@ruling("arh.part8.controller.01")
@only_in("arh")
def test_who_has_lost_control_of_the_last_character_has_lost() -> None:
    """Losing control is enough: nobody was defeated."""
    t = Tabletop("T01", "T02", hand="T340")

    t.answer("play T340")

    assert YOU == t.winner()
    assert [] == t.events("defeated")


@ruling("arh.part8.opponentcard.01")
def test_the_owner_lends_the_die_of_a_card_you_play() -> None:
    """A support out of their discard pile: it is yours with a die of theirs on it."""
    t = Tabletop("T01", "T02", hand="T342")
    t.discard_pile("T343", "T31", seat=THEM)
    t.discard_pile("T11")

    t.answer("play T342")
    assert ["their card T343", "their card T31"] == t.options()
    t.answer("their card T343")

    copy = t.copy("T343")
    assert (YOU, THEM) == (copy.controller, copy.owner)
    assert [THEM] == [t.state.dice[one].owner for one in copy.dice]
    t.pass_turn()
    t.answer("activate T343")
    assert 1 == len(t.pool())


@ruling("arh.part8.opponentcard.02")
def test_the_owner_supplies_the_die_that_makes_it_elite() -> None:
    """Your own spare die of that card is no help; the owner's is taken."""
    t = Tabletop("T01", "T02", hand="T340 T320 T320")
    t.support("T343", seat=THEM)
    t.answer("play T340", "their T343")
    t.pass_turn()
    t.spare_die("T343", seat=YOU)
    t.answer("play T320", "T343")
    assert 1 == len(t.copy("T343").dice)
    t.pass_turn()

    t.spare_die("T343", seat=THEM)
    t.answer("play T320", "T343")

    assert 2 == len(t.copy("T343").dice)
    assert {} == t.state.players[THEM].spares
    assert 1 == len(t.state.players[YOU].spares)


@ruling("arh.part8.takingbattlefield.01")
def test_taking_the_battlefield_is_getting_what_one_does_not_have() -> None:
    """You control it: taking it does nothing. The opponent takes it: that pays them."""
    t = Tabletop("T01", "T02", hand="T373", their_hand="T373")
    t.support("T372")
    t.support("T372", seat=THEM)
    t.answer("play T373")
    assert 5 == t.resources()
    assert [] == t.events("battlefield_taken")

    t.answer("play T373")

    assert 5 + 2 + 1 == t.resources(THEM)
    assert THEM == t.state.copies[t.state.battlefield].controller


@ruling("arh.part8.takingbattlefield.02")
def test_a_battlefield_given_by_an_opponent_is_taken() -> None:
    """Your event gives it to them: they are paid for having taken it, you are not."""
    t = Tabletop("T01", "T02", hand="T371")
    t.support("T372")
    t.support("T372", seat=THEM)

    t.answer("play T371")

    assert 5 + 2 == t.resources(THEM)
    assert 5 == t.resources(YOU)


@ruling("arh.part8.takingbattlefield.01")
def test_claiming_what_one_controls_is_not_taking_it() -> None:
    """Who already controls it claims it and is not paid; who does not, is."""
    yours, theirs = Tabletop("T01", "T02"), Tabletop("T01", "T02")
    theirs.battlefield("T41", controller=THEM)
    for t in (yours, theirs):
        t.support("T372")
        t.answer("claim")

    assert 5 == yours.resources()
    assert 7 == theirs.resources()


def test_an_edition_may_leave_dice_where_they_are() -> None:
    """With the switch turned the die of a support taken over stays in the old pool."""
    t = Tabletop("T01", "T02", hand="T340", edition={"taken_dice_return": False})
    t.support("T343", seat=THEM)
    t.show("their T343", "2R")

    t.answer("play T340", "their T343")

    assert ["T343 2R"] == t.pool(THEM)
