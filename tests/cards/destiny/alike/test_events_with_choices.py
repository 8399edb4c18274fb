"""Events of several sets that choose between things, or look at hands, decks and piles."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# On Guard


def on_guard(resources: int = 2) -> Tabletop:
    """Exhausted upgrades of both players, and an exhausted support."""
    t = Tabletop("T01", "T02", hand="12111", resources=resources)
    for upgrade, on in (("T21", "T01"), ("T22", "their T02")):
        t.upgrade(upgrade, on=on).ready = False
    t.support("T12").ready = False
    return t


@card("12111")
def test_on_guard_gives_a_shield_for_nothing() -> None:
    """To any character; another action may follow."""
    t = on_guard()

    t.answer("play 12111", "either 0")
    assert ["T01", "their T02"] == t.options()
    t.answer("their T02")

    assert (1, 2) == (t.copy("their T02").shields, t.resources())
    assert "you: additional_action" == t.asked()


@card("12111")
@pytest.mark.parametrize("resources", [2, 0])
def test_on_guard_readies_an_upgrade_for_a_resource(resources: int) -> None:
    """Of either player; without the resource nothing."""
    t = on_guard(resources)

    t.answer("play 12111", "either 1")
    if resources:
        assert ["T21", "their T22"] == t.options()
        t.answer("T21")

    assert (max(0, resources - 1), bool(resources)) == (t.resources(), t.copy("T21").ready)
    assert ([1] if resources else []) == [one.amount for one in t.events("resources_spent")]
    assert "you: additional_action" == t.asked()


# Taking Charge


@card("12029")
def test_taking_charge_removes_a_die_for_who_controls_the_battlefield() -> None:
    """Any die; another action may follow."""
    t = Tabletop("T01", "T02", hand="12029")
    t.show("T01", "1R")
    t.show("their T02", "1R")

    t.answer("play 12029")
    assert ["die T01 1R", "their die T02 1R"] == t.options()
    t.answer("their die T02 1R")

    assert ([], "you: additional_action") == (t.pool(THEM), t.asked())
    assert [] == t.events("battlefield_taken")


@card("12029")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_taking_charge_takes_the_battlefield_and_may_reroll_a_die(answer: str) -> None:
    """Any die."""
    t = Tabletop("T01", "T02", hand="12029")
    t.battlefield("T42", THEM)
    t.show("T01", "1R")
    t.show("their T02", "1R")

    t.answer("play 12029", answer)
    if answer == "yes":
        assert ["die T01 1R", "their die T02 1R"] == t.options()
        t.answer("their die T02 1R")

    assert YOU == t.state.copies[t.state.battlefield].controller
    assert int(answer == "yes") == len(t.events("dice_rolled"))
    assert 2 == len(t.pool()) + len(t.pool(THEM))


# Flanked by Wingmen


@card("12121")
@pytest.mark.parametrize(("team", "shields"), [("T05 T01", 1), ("T05 T65 T01", 2)])
def test_flanked_by_wingmen_activates_and_shields_a_character(team: str, shields: int) -> None:
    """One of yours that is ready; two shields with two pilots of your own."""
    t = Tabletop(team, "T05 T65", hand="12121", resources=0)
    t.copy("T05").ready = False
    t.support("T11")

    t.answer("play 12121")
    if shields == 2:
        assert ["T65", "T01"] == t.options()
        t.answer("T01")

    assert (shields, False) == (t.copy("T01").shields, t.copy("T01").ready)


@card("12121")
def test_flanked_by_wingmen_gives_nothing_without_a_ready_character() -> None:
    """The activation is the price."""
    t = Tabletop("T01", "T02", hand="12121")
    t.copy("T01").ready = False

    t.answer("play 12121")

    assert ("they: action", 0) == (t.asked(), t.copy("T01").shields)


# Salvaged Parts and Extract


@card("12151", "07146")
@pytest.mark.parametrize("seat", [YOU, THEM])
def test_it_sets_cards_of_one_discard_pile_aside(code: str, seat: int) -> None:
    """Two that are no events, or up to three."""
    t = Tabletop("T914", "T02", hand=f"{code} T24", their_hand="T24", resources=0)
    for owner in (YOU, THEM):
        t.discard_pile("T31", "T22", "T23", "T12", seat=owner)
    whose = "" if seat == YOU else "their "

    t.answer(f"play {code}")
    assert ["you", "they"] == t.options()
    t.answer(("you", "they")[seat])
    cards = [f"{whose}card {one}" for one in ("T31", "T22", "T23", "T12")]
    offered = cards[1:3] if code == "12151" else [*cards, "stop"]
    assert offered == t.options()
    t.answer(f"{whose}card T22", f"{whose}card T12")
    if code == "07146":
        t.answer("stop")

    assert ["T22", "T12"] == t.aside(seat)
    assert (int(code == "12151"), "they: action") == (t.resources(), t.asked())


@card("07146")
def test_extract_sets_no_more_than_three_aside() -> None:
    """Of four."""
    t = Tabletop("T914", "T02", hand="07146")
    t.discard_pile("T31", "T22", "T23", "T12", seat=THEM)

    t.answer("play 07146", "they")
    t.answer(*[f"their card {one}" for one in ("T31", "T22", "T23")])

    assert (["T12"], "they: action") == (t.discards(THEM), t.asked())


@card("12151")
@pytest.mark.parametrize(("team", "pile"), [("T01", "T22 T23"), ("T914", "T22 T31")])
def test_salvaged_parts_pays_for_two_cards_and_a_scavenger(team: str, pile: str) -> None:
    """Theirs is not spotted; one card is set aside for nothing."""
    t = Tabletop(team, "T914", hand="12151", resources=0)
    t.discard_pile(*pile.split(), seat=THEM)

    t.answer("play 12151", "they")

    assert (0, 2 if team == "T01" else 1) == (t.resources(), len(t.aside(THEM)))


# Clever Distraction


def distraction(team: str = "T02 T905") -> Tabletop:
    """Trooper dice of both players and others."""
    t = Tabletop(team, "T905 T04", hand="11113", resources=1)
    for label in (team.rsplit(maxsplit=1)[-1], "their T905", "their T04"):
        t.show(label, "1R")
    return t


@card("11113")
def test_clever_distraction_does_nothing_without_a_blue_character() -> None:
    """Theirs is not spotted, nor is something blue that is no character."""
    t = distraction("T01 T905")
    t.support("T922")

    t.answer("play 11113")

    assert "they: action" == t.asked()


@card("11113")
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_clever_distraction_does_one_of_three_things(choice: int) -> None:
    """Turn a die of yours, discard from a deck, remove a trooper's die."""
    t = distraction()
    t.show("T02", "1R")

    t.answer("play 11113")
    assert ["either 0", "either 1", "either 2"] == t.options()
    t.answer(f"either {choice}")
    if choice == 0:
        assert ["die T905 1R", "die T02 1R"] == t.options()
        t.answer("die T02 1R", "2RD")
        assert ["T905 1R", "T02 2RD"] == t.pool()
    elif choice == 1:
        t.answer("they")
        assert (1, 2) == (len(t.discards(YOU)), len(t.discards(THEM)))
    else:
        assert ["die T905 1R", "their die T905 1R"] == t.options()
        t.answer("their die T905 1R")
        assert ["T04 1R"] == t.pool(THEM)


@card("11113")
def test_clever_distraction_can_discard_from_your_own_deck() -> None:
    """Any deck will do."""
    t = distraction()

    t.answer("play 11113", "either 1", "you")

    assert (3, 0) == (len(t.discards(YOU)), len(t.discards(THEM)))


# Counterintelligence and Friends in Low Places


@card("11025", "02146")
@pytest.mark.parametrize("spotted", [True, False])
def test_it_looks_at_their_hand_and_takes_an_event(code: str, spotted: bool) -> None:
    """Put on top of their deck, or if it costs one or less discarded; for a leader, or yellow."""
    right, wrong = ("T907", "T03") if code == "11025" else ("T06", "T907 T11")
    t = Tabletop(right if spotted else wrong, f"{right} T02", hand=f"{code} T33", resources=0)
    if not spotted and code == "02146":
        t.upgrade("T913", on="T907")
    t.discard_pile("T31", "T22", seat=THEM)
    for one in ("T31", "T33", "T22", "T32", "T400"):
        number = t._spare(THEM, one)
        t.state.players[THEM].hand.append(number)

    t.answer(f"play {code}")
    if spotted:
        events = ["their card T31", "their card T33", "their card T32", "their card T400"]
        assert events[: 4 if code == "11025" else 2] == t.options()
        t.answer("their card T33")

    assert ([(5, THEM)] if spotted else []) == [
        (len(one.items), one.subject) for one in t.events("hand_seen")
    ]
    assert (4 if spotted else 5) == len(t.hand(THEM))
    if code == "11025":
        assert spotted == ("T33" == t.codes(t.state.players[THEM].deck)[-1])
    else:
        assert (["T33"] if spotted else []) == t.discards(THEM)[2:]


# Witch Magick


@card("05082")
@pytest.mark.parametrize(("deck", "healed"), [("T33 T32 T73 T33", 2), ("T73 T31 T73 T33", 0)])
def test_witch_magick_heals_for_each_odd_cost_among_three_cards(deck: str, healed: int) -> None:
    """Of your own deck; they stay where they are."""
    t = Tabletop("T01 T02", "T03", hand="05082", deck=deck, their_deck="T33 T33 T33")
    for label in ("T01", "their T03"):
        t.copy(label).damage = 5

    t.answer("play 05082")
    assert ["T01", "T02", "their T03"] == t.options()
    t.answer("T01")

    assert 5 - healed == t.copy("T01").damage
    assert deck.split()[:3] == t.codes(t.events("cards_revealed")[0].items)
    assert (4, []) == (len(t.state.players[YOU].deck), t.state.players[YOU].detected)


# Hasty Exit


@card("05153")
@ruling("arh.clar.leg.04")
@pytest.mark.parametrize("controller", [YOU, THEM])
def test_hasty_exit_gives_up_the_battlefield_to_remove_a_die(controller: int) -> None:
    """Any die that shows damage, and only for a battlefield of yours."""
    t = Tabletop("T01 T910", "T02 T07", hand="05153", resources=0)
    t.battlefield("T42", controller)
    t.show("T910", "1ID")
    t.show("T01", "1R")
    t.show("their T02", "2RD")
    t.show("their T07", "3MD")

    t.answer("play 05153")
    if controller == YOU:
        assert ["die T910 1ID", "their die T02 2RD", "their die T07 3MD"] == t.options()
        t.answer("their die T07 3MD")

    assert THEM == t.state.copies[t.state.battlefield].controller
    assert (1 + controller, "they: action") == (len(t.pool(THEM)), t.asked())


# Vandalize


def doomed() -> Tabletop:
    """Supports and upgrades of costs from none to three, and two character dice to give."""
    t = Tabletop("T01 T03 T04", "T02", hand="05156", resources=1)
    for support, seat in (("T909", YOU), ("T919", THEM), ("T932", YOU)):
        t.support(support, seat)
    t.upgrade("T911", on="their T02")
    t.upgrade("T26", on="T01")
    t.support("T13")
    for label in ("T01", "T03", "T26", "their T02", "T909", "T13"):
        t.show(label, "1R")
    return t


@card("05156")
def test_vandalize_discards_a_card_for_as_many_dice_as_it_costs() -> None:
    """A support or an upgrade of either player, for character dice of your own."""
    t = doomed()

    t.answer("play 05156")
    assert ["T932", "T26", "T13", "their T919", "their T911"] == t.options()
    t.answer("their T919")

    assert ["T919"] == t.discards(THEM)
    assert (["T26 1R", "T909 1R", "T13 1R"], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@card("05156")
@ruling("arh.clar.leg.11")
def test_a_card_that_costs_nothing_is_discarded_for_nothing() -> None:
    """No dice are removed."""
    t = doomed()

    t.answer("play 05156", "T932")

    assert 5 == len(t.pool())
    assert "T932" in t.discards()


@card("05156")
def test_vandalize_lets_its_player_choose_the_dice() -> None:
    """Among the character dice."""
    t = doomed()

    t.answer("play 05156", "T26")
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T03 1R")

    assert ["T01 1R", "T909 1R", "T13 1R"] == t.pool()


@card("05156")
def test_vandalize_discards_nothing_if_a_die_stays() -> None:
    """Nobody can remove this one."""
    t = Tabletop("T935", "T02", hand="05156", resources=1)
    t.support("T12", THEM)
    t.show("T935", "1R")

    t.answer("play 05156")

    assert (["T935 1R"], ["T02", "T12"]) == (t.pool(), t.in_play(THEM))


@card("05156")
def test_without_anything_to_discard_nothing_is_given() -> None:
    """Nothing in play is cheap enough."""
    t = Tabletop("T01", "T02", hand="05156 T31", resources=1)
    t.support("T909")
    t.upgrade("T23", on="T01")
    t.show("T01", "1R")

    t.answer("play 05156")

    assert (["T31"], ["T01 1R"], "they: action") == (t.hand(), t.pool(), t.asked())


# New Orders


@card("02137")
def test_new_orders_exchanges_the_battlefield_and_uses_the_new_one() -> None:
    """The one that was not chosen; its claim ability is yours to use."""
    t = Tabletop("T01", "T02", hand="02137", resources=2)
    number = t._spare(THEM, "04046")
    t.state.knowledge.publish(number)
    t.state.players[THEM].aside = [number]
    t.set_aside("T41")
    t.set_aside("T12")

    t.answer("play 02137")
    assert ["card T41", "their card 04046"] == t.options()
    t.answer("their card 04046")
    assert ["either 0", "either 1"] == t.options()
    t.answer("either 0")

    assert "04046" == t.state.definition_of(t.state.copies[t.state.battlefield]).facts.code
    assert 1 == t.copy("their T02").shields
