"""Awakenings, battlefields: what claiming each offers, and what it does."""

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Command Center


@card("01165")
def test_command_center_discards_two_cards_from_the_opponents_deck() -> None:
    """From the top, face up; no hand and no deck of yours is touched."""
    t = Tabletop(their_deck="T21 T12 T33", deck="T31 T31", their_hand="T23")
    t.battlefield("01165")

    t.answer("claim", "yes")

    assert ("they: action", ["T33"]) == (t.asked(), t.codes(t.state.players[THEM].deck))
    assert (["T21", "T12"], []) == (t.discards(THEM), t.discards())
    assert ["T23"] == t.hand(THEM)


@card("01165")
def test_command_center_discards_the_last_card_of_a_deck() -> None:
    """One where there is but one."""
    t = Tabletop(their_deck="T21")
    t.battlefield("01165")

    t.answer("claim", "yes")

    assert ("they: action", ["T21"]) == (t.asked(), t.discards(THEM))


# Echo Base


@card("01166")
def test_echo_base_gives_a_shield_to_a_character_of_either_player() -> None:
    """Supports and upgrades have no shields."""
    t = Tabletop("T01 T03")
    t.battlefield("01166")
    t.support("T12")
    t.upgrade("T21", on="T01")

    t.answer("claim", "yes")
    assert ["T01", "T03", "their T02"] == t.options()
    t.answer("T03")

    shields = [t.copy(one).shields for one in ("T01", "T03", "their T02")]
    assert ("they: action", [0, 1, 0]) == (t.asked(), shields)


# Emperor's Throne Room


def throne_room() -> Tabletop:
    """Dice of both players: some have a special side, some do not."""
    t = Tabletop("T01 T07", "T62")
    t.battlefield("01167")
    t.support("T13")
    t.show("T01", "1MD")
    t.show("T07", "3MD")
    t.show("T13", "1R")
    t.show("their T62", "1R")
    return t


@card("01167")
def test_emperors_throne_room_turns_a_die_of_yours_to_its_special_and_may_resolve_it() -> None:
    """Character dice and others; no die of the opponent."""
    t = throne_room()

    t.answer("claim", "yes")
    assert ["die T01 1MD", "die T07 3MD", "die T13 1R"] == t.options()
    t.answer("die T07 3MD")
    assert (["no", "yes"], ["T01 1MD", "T07 Sp", "T13 1R"]) == (t.options(), t.pool())
    t.answer("yes")

    assert ("they: action", ["T01 1MD", "T13 1R"]) == (t.asked(), t.pool())
    assert 8 == t.resources()


@card("01167")
def test_the_die_emperors_throne_room_has_turned_need_not_be_resolved() -> None:
    """It stays in the pool, showing its special."""
    t = throne_room()

    t.answer("claim", "yes", "die T13 1R", "no")

    assert ("they: action", ["T01 1MD", "T07 3MD", "T13 Sp"]) == (t.asked(), t.pool())
    assert 5 == t.resources()


@card("01167")
def test_emperors_throne_room_does_nothing_with_a_die_without_a_special_side() -> None:
    """It is not turned, and so it cannot be resolved either."""
    t = throne_room()

    t.answer("claim", "yes", "die T01 1MD")

    assert ("they: action", ["T01 1MD", "T07 3MD", "T13 1R"]) == (t.asked(), t.pool())


@card("01167")
def test_emperors_throne_room_does_not_offer_what_cannot_be_paid() -> None:
    """The die is turned all the same."""
    t = Tabletop(resources=0)
    t.battlefield("01167")
    t.support("T297")
    t.show("T297", "1R")

    t.answer("claim", "yes")

    assert ("they: action", ["T297 Sp1"]) == (t.asked(), t.pool())


@card("01167")
def test_emperors_throne_room_leaves_a_die_alone_that_shows_its_only_special() -> None:
    """A die is turned to another side or not at all."""
    t = Tabletop("T07")
    t.battlefield("01167")
    t.show("T07", "Sp")

    t.answer("claim", "yes")

    assert ("they: action", ["T07 Sp"]) == (t.asked(), t.pool())


@card("01167")
def test_emperors_throne_room_resolves_its_die_as_usual() -> None:
    """A special with a cost is paid for, and its damage is blocked."""
    t = Tabletop("T01", "T02", resources=1)
    t.battlefield("01167")
    t.support("T297")
    t.show("T297", "1R")
    t.copy("their T02").shields = 1

    t.answer("claim", "yes", "yes", "their T02")

    assert (0, 0) == (t.resources(), t.copy("their T02").damage)


# Frozen Wastes


@card("01168")
def test_frozen_wastes_removes_a_character_die_of_either_player() -> None:
    """No die of a support or an upgrade."""
    t = Tabletop("T01", "T02 T06")
    t.battlefield("01168")
    t.support("T13", seat=THEM)
    t.upgrade("T21", on="their T02")
    t.show("T01", "1MD")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    t.show("their T13", "2R")
    t.show("their T21", "1MD")

    t.answer("claim", "yes")
    assert ["die T01 1MD", "their die T02 2RD", "their die T06 -"] == t.options()
    t.answer("their die T02 2RD")

    assert "they: action" == t.asked()
    assert (["T01 1MD"], ["T06 -", "T13 2R", "T21 1MD"]) == (t.pool(), t.pool(THEM))


@card("01168")
def test_frozen_wastes_removes_nothing_without_a_character_die() -> None:
    """Dice of supports and upgrades stay, and nothing is asked."""
    t = Tabletop()
    t.battlefield("01168")
    t.support("T13", seat=THEM)
    t.show("their T13", "2R")

    t.answer("claim", "yes")

    assert ("they: action", ["T13 2R"]) == (t.asked(), t.pool(THEM))


# Imperial Armory


@card("01169")
def test_imperial_armory_lets_an_upgrade_be_played_for_one_less() -> None:
    """From the hand, and only what can be paid then; no supports, no events."""
    t = Tabletop(hand="T23 T24 T12 T31", their_hand="T22", resources=2)
    t.battlefield("01169")
    t.discard_pile("T22")

    t.answer("claim", "yes")
    assert ["card T23", "card T24"] == t.options()
    t.answer("card T23")

    assert ("they: action", 0, ["T01", "T23"]) == (t.asked(), t.resources(), t.in_play())
    assert ["T24", "T12", "T31"] == t.hand()


@card("01169")
def test_imperial_armory_plays_nothing_that_cannot_be_paid_even_so() -> None:
    """Nobody learns that from the question."""
    t = Tabletop(hand="T23 T31", resources=1)
    t.battlefield("01169")

    t.answer("claim", "yes")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T23", "T31"]) == (t.asked(), t.hand())


@card("01169")
def test_imperial_armory_takes_its_one_off_beside_a_replaced_upgrade() -> None:
    """Three less one, less one for what is replaced: with one resource it must be replaced."""
    t = Tabletop(hand="T23", resources=1)
    t.battlefield("01169")
    t.upgrade("T21", on="T01")

    t.answer("claim", "yes", "card T23")
    assert ("you: replace_upgrade", ["T21"]) == (t.asked(), t.options())
    t.answer("T21")

    assert (0, ["T01", "T23"], ["T21"]) == (t.resources(), t.in_play(), t.discards())


@card("01169")
def test_imperial_armory_gives_nothing_back_for_an_upgrade_that_is_free() -> None:
    """No cost is below nothing."""
    t = Tabletop(hand="T22", resources=0)
    t.battlefield("01169")

    t.answer("claim", "yes", "card T22")

    assert (0, ["T01", "T22"]) == (t.resources(), t.in_play())


@card("01169")
@ruling("launch.clar.aw.02")
def test_what_follows_an_upgrade_waits_for_imperial_armory() -> None:
    """Its shields are given when it is in play, after the claim ability."""
    t = Tabletop("04024", hand="04030", resources=2)
    t.battlefield("01169")

    t.answer("claim", "yes", "card 04030")

    assert ("they: action", 2, 0) == (t.asked(), t.copy("04024").shields, t.resources())


# Rebel War Room


def war_room(resources: int = 0) -> Tabletop:
    """A die with a cost, one with damage as its cost, one to add and a blank; one of theirs."""
    t = Tabletop("T01 T03", "T02", resources=resources)
    t.battlefield("01171")
    t.support("T70")
    t.support("T14")
    t.show("T01", "+1MD")
    t.show("T03", "-")
    t.show("T70", "2R1")
    t.show("T14", "3MDi1")
    t.show("their T02", "1R")
    return t


@card("01171")
@ruling("arh.part4.battlefield.04")
def test_rebel_war_room_resolves_a_die_of_yours_without_its_cost() -> None:
    """Of your dice one that can be resolved by itself; without resources too."""
    t = war_room()

    t.answer("claim", "yes")
    assert ["die T70 2R1", "die T14 3MDi1"] == t.options()
    t.answer("die T70 2R1")

    assert ("they: action", 2) == (t.asked(), t.resources())
    assert (["T01 +1MD", "T03 -", "T14 3MDi1"], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@card("01171")
def test_rebel_war_room_finds_no_die_of_yours() -> None:
    """That of the opponent stays, and a blank of yours."""
    t = Tabletop()
    t.battlefield("01171")
    t.show("T01", "-")
    t.show("their T02", "1R")

    t.answer("claim", "yes")

    assert ("they: action", ["T02 1R"], 5) == (t.asked(), t.pool(THEM), t.resources())
    assert (["T01 -"], []) == (t.pool(), t.events("die_resolved"))


@card("01171")
def test_rebel_war_room_spends_nothing_where_something_could_be_spent() -> None:
    """One resource stays, two are gained."""
    t = war_room(resources=1)

    t.answer("claim", "yes", "die T70 2R1")

    assert 3 == t.resources()


@card("01171")
def test_rebel_war_room_does_not_spare_damage() -> None:
    """A cost in damage is no cost in resources; a modifier does not join, a shield blocks."""
    t = war_room()

    t.copy("their T02").shields = 1

    t.answer("claim", "yes", "die T14 3MDi1", "T01", "their T02")

    assert (1, 2) == (t.copy("T01").damage, t.copy("their T02").damage)


@card("01171")
@ruling("arh.faq.24")
def test_rebel_war_room_does_not_spare_what_a_special_asks_for() -> None:
    """Crime Lord's special costs five resources of its own."""
    t = Tabletop("T03", resources=4)
    t.battlefield("01171")
    t.upgrade("01023", on="T03")
    t.show("01023", "Sp")

    t.answer("claim", "yes")

    assert ("they: action", 4, []) == (t.asked(), t.resources(), t.state.delayed)


# Mos Eisley Spaceport


@card("01172")
def test_mos_eisley_spaceport_returns_an_upgrade_of_yours_for_a_resource() -> None:
    """No support, nothing of the opponent."""
    t = Tabletop("T01 T03", hand="T31")
    t.battlefield("01172")
    t.support("T12")
    t.upgrade("T21", on="T01")
    t.upgrade("T22", on="T03")
    t.upgrade("T23", on="their T02")

    t.answer("claim", "yes")
    assert ["T21", "T22"] == t.options()
    t.answer("T22")

    assert ("they: action", 6, ["T31", "T22"]) == (t.asked(), t.resources(), t.hand())
    assert ["T01", "T03", "T12", "T21"] == t.in_play()


@card("01172")
def test_mos_eisley_spaceport_gives_nothing_without_an_upgrade() -> None:
    """Supports do not help."""
    t = Tabletop()
    t.battlefield("01172")
    t.support("T12")

    t.answer("claim", "yes")

    assert ("they: action", 5, []) == (t.asked(), t.resources(), t.hand())


# Separatist Base


@card("01173")
def test_separatist_base_makes_the_opponent_damage_a_character_of_theirs() -> None:
    """They choose; a shield does not help."""
    t = Tabletop("T01", "T02 T06")
    t.battlefield("01173")
    t.support("T12", seat=THEM)
    t.copy("their T06").shields = 2

    t.answer("claim", "yes")
    assert ("they: choose", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T06")

    assert ("they: action", 1, 2) == (
        t.asked(),
        t.copy("their T06").damage,
        t.copy("their T06").shields,
    )


# Jedi Temple


@card("01170")
def test_jedi_temple_shows_the_hand_and_discards_up_to_two_events_of_it() -> None:
    """You choose; upgrades and supports stay, and so does your own hand."""
    t = Tabletop(hand="T31", their_hand="T33 T21 T34 T12 T35")
    t.battlefield("01170")
    t.discard_pile("T36", seat=THEM)

    t.answer("claim", "yes")
    events = ["their card T33", "their card T34", "their card T35", "stop"]
    assert ("you: choose", events) == (t.asked(), t.options())
    t.answer("their card T33", "their card T35")

    assert ("they: action", ["T36", "T33", "T35"]) == (t.asked(), t.discards(THEM))
    assert (["T21", "T34", "T12"], ["T31"]) == (t.hand(THEM), t.hand())
    seen = [(event.subject, t.codes(event.items)) for event in t.events("hand_seen")]
    assert [(THEM, ["T33", "T21", "T34", "T12", "T35"])] == seen


@card("01170")
def test_jedi_temple_need_not_discard_anything() -> None:
    """One event fewer, or none."""
    t = Tabletop(their_hand="T33 T34")
    t.battlefield("01170")

    t.answer("claim", "yes", "stop")

    assert ("they: action", ["T33", "T34"]) == (t.asked(), t.hand(THEM))


@card("01170")
def test_jedi_temple_does_not_tell_that_an_event_was_the_only_one() -> None:
    """Who looks on must not learn from the end of the choice what else is in the hand."""
    t = Tabletop(their_hand="T33 T21 T12")
    t.battlefield("01170")

    t.answer("claim", "yes", "their card T33")
    assert ("you: choose", ["stop"]) == (t.asked(), t.options())
    t.answer("stop")

    assert ("they: action", ["T21", "T12"]) == (t.asked(), t.hand(THEM))


@card("01170")
def test_jedi_temple_ends_with_the_last_card_of_a_hand() -> None:
    """How many cards there are is no secret."""
    t = Tabletop(their_hand="T33")
    t.battlefield("01170")

    t.answer("claim", "yes", "their card T33")

    assert ("they: action", []) == (t.asked(), t.hand(THEM))


@card("01170")
def test_jedi_temple_asks_nothing_of_an_empty_hand() -> None:
    """There is nothing to look at either."""
    t = Tabletop(hand="T33")
    t.battlefield("01170")

    t.answer("claim", "yes")

    assert ("they: action", ["T33"], []) == (t.asked(), t.hand(), t.events("hand_seen"))


@card("01170")
def test_jedi_temple_finds_no_event() -> None:
    """The hand is looked at all the same."""
    t = Tabletop(their_hand="T21")
    t.battlefield("01170")

    t.answer("claim", "yes")
    assert ["stop"] == t.options()
    t.answer("stop")

    assert ("they: action", ["T21"]) == (t.asked(), t.hand(THEM))
    assert 1 == len(t.events("hand_seen"))


# Starship Graveyard


@card("01174")
def test_starship_graveyard_puts_an_upgrade_or_support_on_top_of_your_deck() -> None:
    """Out of your discard pile; no event, nothing of the opponent."""
    t = Tabletop(deck="T33", hand="T23")
    t.battlefield("01174")
    t.discard_pile("T31", "T21", "T12")
    t.discard_pile("T22", seat=THEM)

    t.answer("claim", "yes")
    assert ["card T21", "card T12"] == t.options()
    t.answer("card T12")

    assert ("they: action", ["T31", "T21"]) == (t.asked(), t.discards())
    assert ["T33", "T12"] == t.codes(t.state.players[0].deck)


@card("01174")
def test_starship_graveyard_finds_nothing_among_events() -> None:
    """The deck stays as it is."""
    t = Tabletop(deck="T33")
    t.battlefield("01174")
    t.discard_pile("T31")

    t.answer("claim", "yes")

    assert ("they: action", ["T33"]) == (t.asked(), t.codes(t.state.players[0].deck))
