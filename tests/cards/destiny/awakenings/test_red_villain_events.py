"""Awakenings, red villain events: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.marks import only_in
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Cannon Fodder


def cannon_fodder(team: str = "T61 T03 T65") -> Tabletop:
    """The event in hand, dice showing damage and other things on both sides."""
    t = Tabletop(team, "T02 T06 T65 T61", hand="01068", resources=0)
    t.show("T03", "2RD")
    t.show("their T02", "2RD")
    t.show("their T06", "1MD")
    t.show("their T65", "2ID")
    t.show("their T61", "1Sh")
    return t


@card("01068")
def test_cannon_fodder_takes_the_damage_of_a_die_which_is_removed() -> None:
    """A die of the opponent showing damage of any kind, a non-unique character of yours."""
    t = cannon_fodder()

    t.answer("play 01068")
    assert ["their die T02 2RD", "their die T06 1MD", "their die T65 2ID"] == t.options()
    t.answer("their die T02 2RD")
    assert ["T61", "T65"] == t.options()
    t.answer("T65")

    assert (2, ["T06 1MD", "T65 2ID", "T61 1Sh"]) == (t.copy("T65").damage, t.pool(THEM))
    assert (["T03 2RD"], "they: action") == (t.pool(), t.asked())
    assert [0] == [event.detail for event in t.events("damage_dealt")]


@card("01068")
def test_cannon_fodders_damage_may_be_blocked() -> None:
    """It was dealt all the same, so the die is removed."""
    t = cannon_fodder()
    t.copy("T61").shields = 2

    t.answer("play 01068", "their die T02 2RD", "T61")

    assert (0, 0, 3) == (t.copy("T61").damage, t.copy("T61").shields, len(t.pool(THEM)))


@card("01068")
@ruling("arh.part8.showing.04")
def test_cannon_fodder_takes_indirect_damage_as_plain_damage() -> None:
    """It is the value of the die that counts: it is not spread, and shields block it."""
    t = cannon_fodder()
    t.copy("T61").shields = 1

    t.answer("play 01068", "their die T65 2ID", "T61")

    assert (1, 0, [0]) == (
        t.copy("T61").damage,
        t.copy("T61").shields,
        [event.detail for event in t.events("damage_dealt")],
    )
    assert (["T02 2RD", "T06 1MD", "T61 1Sh"], "they: action") == (t.pool(THEM), t.asked())


@card("01068")
def test_cannon_fodder_leaves_a_die_worth_nothing() -> None:
    """No damage is dealt, and the removal hangs on it."""
    t = Tabletop("T61", "T02", hand="01068")
    t.support("01031", seat=THEM)
    t.show("their 01031", "XRD")

    t.answer("play 01068")

    assert (["01031 XRD"], []) == (t.pool(THEM), t.events("damage_dealt"))


@card("01068")
def test_cannon_fodder_removes_nothing_if_nobody_takes_the_damage() -> None:
    """Unique characters do not."""
    t = cannon_fodder("T03")

    t.answer("play 01068", "their die T02 2RD")

    assert (4, 0, "they: action") == (len(t.pool(THEM)), t.copy("T03").damage, t.asked())


@card("01068")
def test_cannon_fodder_does_nothing_without_a_die_showing_damage() -> None:
    """Yours do not count, nor do other symbols."""
    t = Tabletop("T61 T65", "T61", hand="01068")
    t.show("T65", "2ID")
    t.show("their T61", "1Sh")

    t.answer("play 01068")

    assert (["T61 1Sh"], [], "they: action") == (
        t.pool(THEM),
        t.events("damage_dealt"),
        t.asked(),
    )


# Closing the Net


def closing_the_net() -> Tabletop:
    """The event in hand, dice on both sides."""
    t = Tabletop("T01", "T02 T06", hand="01069", resources=1, deck="T34 T33")
    t.show("T01", "2RD")
    t.show("their T02", "2RD")
    t.show("their T06", "1R")
    return t


@card("01069")
def test_closing_the_net_makes_the_opponent_remove_a_die() -> None:
    """One of theirs, of their choice."""
    t = closing_the_net()

    t.answer("play 01069")
    assert ("they: choose", ["their die T02 2RD", "their die T06 1R"]) == (t.asked(), t.options())
    t.answer("their die T06 1R")

    assert (["T01 2RD"], ["T02 2RD"]) == (t.pool(), t.pool(THEM))
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())


@card("01069")
def test_closing_the_net_may_go_to_the_bottom_of_the_deck() -> None:
    """Instead of the discard pile."""
    t = closing_the_net()

    t.answer("play 01069", "their die T06 1R", "yes")

    assert ([], ["01069", "T33", "T34"]) == (t.discards(), t.codes(t.state.players[YOU].deck))
    assert ("they: action", [], 0) == (t.asked(), t.hand(), t.resources())


@card("01069")
def test_closing_the_net_may_be_discarded() -> None:
    """As events are."""
    t = closing_the_net()

    t.answer("play 01069", "their die T06 1R", "no")

    assert (["01069"], ["T33", "T34"]) == (t.discards(), t.codes(t.state.players[YOU].deck))


@card("01069")
def test_closing_the_net_may_go_to_the_deck_although_there_is_no_die() -> None:
    """The second sentence does not depend on the first."""
    t = Tabletop("T01", "T02", hand="01069", deck="T34")
    t.show("T01", "2RD")

    t.answer("play 01069", "yes")

    assert (["T01 2RD"], ["01069", "T34"]) == (t.pool(), t.codes(t.state.players[YOU].deck))


# Endless Ranks


def endless_ranks(*fallen: str) -> Tabletop:
    """The event in hand, and these characters defeated."""
    t = Tabletop("T01 T62 T06 04002 T03", "T07 T02", hand="01070", resources=5)
    t.set_aside("T07")
    for label in fallen:
        emit(t.state, Event(ev.DEFEATED, THEM, t.copy(label).ref))
    return t


@card("01070")
@only_in("arh", "ffg", "launch")
def test_endless_ranks_returns_a_defeated_non_unique_red_character() -> None:
    """One of yours, with its die and without damage; not one that is only set aside."""
    t = endless_ranks("T01", "T62", "T06", "04002", "their T07")

    t.answer("play 01070")
    assert ["card T01", "card T62"] == t.options()
    t.answer("card T62")

    back = t.copy("T62")
    assert (["T03", "T62"], 0, 1, True) == (t.in_play(), back.damage, len(back.dice), back.ready)
    assert (["T01", "T06", "04002"], 0) == (
        t.codes(t.state.players[0].defeated),
        t.resources(),
    )


@card("01070")
def test_endless_ranks_returns_nobody_if_no_such_character_is_defeated() -> None:
    """Those in play do not count."""
    t = endless_ranks("T06", "04002", "their T07")

    t.answer("play 01070")

    assert (["T01", "T62", "T03"], "they: action") == (t.in_play(), t.asked())


@card("01070")
def test_endless_ranks_costs_five() -> None:
    """Four are not enough."""
    assert "play 01070" not in Tabletop(hand="01070", resources=4).options()


# Occupation


@card("01071")
def test_occupation_takes_all_resources_of_an_opponent() -> None:
    """However many; yours stay."""
    t = Tabletop(hand="01071", resources=3, their_resources=7)

    t.answer("play 01071")

    assert (1, 0, "they: action") == (t.resources(), t.resources(THEM), t.asked())
    assert ([7], []) == (
        [one.amount for one in t.events("resources_lost")],
        t.events("resources_gained"),
    )


@card("01071")
def test_occupation_can_be_played_only_by_who_controls_the_battlefield() -> None:
    """And only for two resources."""
    assert "play 01071" in Tabletop(hand="01071", resources=2).options()
    assert "play 01071" not in Tabletop(hand="01071", resources=1).options()
    t = Tabletop(hand="01071", resources=2)
    t.battlefield("T41", THEM)
    assert "play 01071" not in t.options()


@card("01071")
def test_occupation_can_be_wasted_on_an_opponent_without_resources() -> None:
    """Nothing is lost."""
    t = Tabletop(hand="01071", their_resources=0)

    t.answer("play 01071")

    assert ([], ["01071"]) == (t.events("resources_lost"), t.discards())


# Probe


@card("01072")
def test_probe_discards_the_events_among_two_random_cards() -> None:
    """Both if both are events, and nothing else; your hand is left alone."""
    t = Tabletop(hand="01072 T34", their_hand="T31 T32", resources=0)
    t.answer("play 01072")
    assert (["T31", "T32"], []) == (sorted(t.discards(THEM)), t.hand(THEM))
    assert (["T34"], "they: action") == (t.hand(), t.asked())

    t = Tabletop(hand="01072", their_hand="T22 T12")
    t.answer("play 01072")
    assert ([], ["T22", "T12"]) == (t.discards(THEM), t.hand(THEM))


@card("01072")
def test_probe_looks_at_two_cards_and_no_more() -> None:
    """Of three events one stays in hand, and nobody knows which."""
    t = Tabletop(hand="01072", their_hand="T31 T32 T33")

    t.answer("play 01072")

    left = t.state.players[THEM].hand
    assert (2, 1) == (len(t.discards(THEM)), len(left))
    assert not t.state.knowledge.knows(YOU, left[0])


@card("01072")
def test_probe_shows_you_what_it_does_not_discard() -> None:
    """The card that is no event is seen and stays."""
    t = Tabletop(hand="01072", their_hand="T31 T22")
    t.discard_pile("T32", "T33", "T34", "T35", "T36", seat=THEM)

    t.answer("play 01072")

    assert (["T31"], ["T22"]) == (t.discards(THEM)[5:], t.hand(THEM))
    assert t.state.knowledge.knows(YOU, t.state.players[THEM].hand[0])


@card("01072")
def test_probe_does_nothing_against_an_empty_hand() -> None:
    """It is discarded to no effect."""
    t = Tabletop(hand="01072")

    t.answer("play 01072")

    assert ([], ["01072"], "they: action") == (t.discards(THEM), t.discards(), t.asked())


# Sweep the Area


def sweep(team: str = "T01 T62 T03 T07") -> Tabletop:
    """The event in hand; of three red characters one is exhausted."""
    t = Tabletop(team, "T02 T06 T61", hand="01073", resources=0)
    t.support("T68")
    t.show("T03", "1MD")
    for label, side in (("T02", "2RD"), ("T06", "1R"), ("T61", "-")):
        t.show(f"their {label}", side)
        t.next_roll(f"their {label}", "1Sh")
    t.copy("T03").ready = True
    if "T07" in team:
        t.copy("T07").ready = False
    return t


@card("01073")
def test_sweep_the_area_rerolls_a_die_for_each_ready_red_character() -> None:
    """Two dice of the opponent: no more, and no fewer."""
    t = sweep()

    t.answer("play 01073")
    assert ["their die T02 2RD", "their die T06 1R"] == t.options()
    t.answer("their die T02 2RD")
    assert ["their die T06 1R", "their die T61 -"] == t.options()
    t.answer("their die T61 -")

    assert (["T02 1Sh", "T06 1R", "T61 1Sh"], ["T03 1MD"]) == (t.pool(THEM), t.pool())
    assert "they: action" == t.asked()


@card("01073")
def test_sweep_the_area_rerolls_all_dice_if_there_are_no_more() -> None:
    """Without a choice there is no question."""
    t = Tabletop("T01 T62", "T02", hand="01073")
    t.show("their T02", "2RD")
    t.next_roll("their T02", "1Sh")

    t.answer("play 01073")

    assert (["T02 1Sh"], "they: action") == (t.pool(THEM), t.asked())


@card("01073")
def test_sweep_the_area_rerolls_nothing_without_a_ready_red_character() -> None:
    """A red support does not count, nor a red character of the opponent."""
    t = Tabletop("T03 T07", "01002 T02", hand="01073")
    t.support("T68")
    t.copy("T07").ready = False
    t.show("their T02", "2RD")

    t.answer("play 01073")

    assert (["T02 2RD"], []) == (t.pool(THEM), t.events("dice_rolled"))


# The Best Defense...


def best_defense(team: str = "T01 T62 T03") -> Tabletop:
    """The event in hand, dice on both sides."""
    t = Tabletop(team, "T02 T07 T61", hand="01075", resources=1)
    t.support("T68")
    t.show("T03", "1MD")
    for label, side in (("T02", "2RD"), ("T07", "3MD"), ("T61", "-")):
        t.show(f"their {label}", side)
    return t


@card("01075")
def test_the_best_defense_damages_a_red_character_to_remove_up_to_two_dice() -> None:
    """A character of yours; dice of the opponent."""
    t = best_defense()

    t.answer("play 01075")
    assert ["T01", "T62"] == t.options()
    t.answer("T01")
    assert ["their die T02 2RD", "their die T07 3MD", "their die T61 -", "stop"] == t.options()
    t.answer("their die T02 2RD", "their die T61 -")

    assert (3, ["T07 3MD"], "they: action") == (t.copy("T01").damage, t.pool(THEM), t.asked())
    assert ([0], 0) == ([event.detail for event in t.events("damage_dealt")], t.resources())


@card("01075")
def test_the_best_defense_may_remove_fewer_dice() -> None:
    """One, or none."""
    for picks, left in ((["their die T07 3MD", "stop"], 2), (["stop"], 3)):
        t = best_defense()
        t.answer("play 01075", "T01", *picks)

        assert (3, left, "they: action") == (t.copy("T01").damage, len(t.pool(THEM)), t.asked())


@card("01075")
def test_shields_block_what_the_best_defense_deals() -> None:
    """The cost is paid all the same."""
    t = best_defense()
    t.copy("T01").shields = 3

    t.answer("play 01075", "T01", "their die T02 2RD", "stop")

    assert (0, 0, 2) == (t.copy("T01").damage, t.copy("T01").shields, len(t.pool(THEM)))


@card("01075")
def test_the_best_defense_removes_nothing_without_a_red_character() -> None:
    """The cost cannot be paid; a red character of the opponent does not help."""
    t = best_defense("T03")

    t.answer("play 01075")

    assert (3, [], "they: action") == (len(t.pool(THEM)), t.events("damage_dealt"), t.asked())
