"""Display of Power, yellow events: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Await the Dawn


def await_the_dawn(team: str = "T03 T01") -> Tabletop:
    """The event in hand, and dice worth one, two and three."""
    t = Tabletop(team, "T02 T06", hand="22036")
    t.support("T14", seat=THEM)
    t.show(team.split(maxsplit=1)[0], "2RD")
    t.show("their T02", "1R")
    t.show("their T06", "2RD")
    t.show("their T14", "3Dr")
    return t


@card("22036")
def test_await_the_dawn_costs_you_indirect_damage_for_the_die_it_removes() -> None:
    """A die of theirs worth two or more; you spread as much over your own characters."""
    t = await_the_dawn()
    t.copy("T01").shields = 1

    t.answer("play 22036")
    assert ["their die T06 2RD", "their die T14 3Dr"] == t.options()
    t.answer("their die T14 3Dr")
    assert ("you: indirect_damage", ["T03", "T01"]) == (t.asked(), t.options())
    t.answer("T03", "T01", "T01")

    assert [1, 1] == [t.copy(one).damage for one in ("T03", "T01")]
    assert ["T02 1R", "T06 2RD"] == t.pool(THEM)


@card("22036")
@pytest.mark.parametrize("team", ["T01", "T02"])
def test_await_the_dawn_needs_a_yellow_character_of_yours(team: str) -> None:
    """Theirs and your support do not help."""
    t = await_the_dawn(team)
    t.support("22040")

    t.answer("play 22036")

    assert ("they: action", 3, 0) == (t.asked(), len(t.pool(THEM)), t.copy(team).damage)


@card("22036")
def test_without_a_die_worth_two_nothing_is_dealt() -> None:
    """The event is discarded."""
    t = Tabletop("T03", "T02", hand="22036")
    t.show("their T02", "1R")

    t.answer("play 22036")

    assert ("they: action", 0, ["T02 1R"]) == (t.asked(), t.copy("T03").damage, t.pool(THEM))


# Infamy


def infamy(dice: int) -> Tabletop:
    """The event in hand, a support die and so many character dice in your pool."""
    t = Tabletop("T03*2 T11", "T02 T06 T11", hand="22037", resources=2)
    t.show("T11", "1R")
    for _ in range(dice):
        t.show("T03", "1R")
    t.support("T14", seat=THEM)
    for label, side in (("T02", "1R"), ("T06", "-"), ("T14", "2ID")):
        t.show(f"their {label}", side)
    return t


@card("22037")
@pytest.mark.parametrize(("dice", "offered"), [(0, False), (1, True), (2, False)])
def test_infamy_needs_exactly_one_character_die_in_your_pool(dice: int, offered: bool) -> None:
    """Support dice and theirs do not count."""
    assert offered == ("play 22037" in infamy(dice).options())


@card("22037")
def test_infamy_deals_indirect_damage_for_each_die_in_their_pool() -> None:
    """Of every kind; they spread it, and shields block it."""
    t = infamy(1)
    t.copy("their T02").shields = 1

    t.answer("play 22037")
    assert ("they: indirect_damage", ["their T02", "their T06"]) == (t.asked(), t.options())
    t.answer("their T02", "their T06", "their T06")

    assert [0, 2] == [t.copy(one).damage for one in ("their T02", "their T06")]
    assert "they: action" == t.asked()


# The Upper Hand


@card("22038")
@ruling("arh.clar.dop.20")
@pytest.mark.parametrize(("theirs", "offered"), [("T31 T31", True), ("T31 T31 T31", False)])
def test_the_upper_hand_counts_itself(theirs: str, offered: bool) -> None:
    """Three cards with it are more than two and not more than three."""
    t = Tabletop("T03", hand="22038 T22 T22", their_hand=theirs)
    t.discard_pile(*["T31"] * 2, seat=THEM if offered else YOU)

    assert offered == ("play 22038" in t.options())


@card("22038")
def test_the_upper_hand_deals_damage_and_discards_a_card_you_see() -> None:
    """One unblockable damage to anybody; then a card of their hand that you choose."""
    t = Tabletop("T03", hand="22038 T22 T22", their_hand="T31 T33")
    t.discard_pile("T34", seat=THEM)
    t.copy("their T02").shields = 1
    t.support("T11")

    t.answer("play 22038")
    assert ["T03", "their T02"] == t.options()
    t.answer("their T02")
    assert (1, 1) == (t.copy("their T02").damage, t.copy("their T02").shields)
    assert all(t.state.knowledge.knows(0, one) for one in t.state.players[THEM].hand)
    assert ["their card T31", "their card T33"] == t.options()
    t.answer("their card T33")

    assert (["T34", "T33"], ["T31"], 2) == (t.discards(THEM), t.hand(THEM), len(t.hand()))
    assert [["T31", "T33"]] == [t.codes(event.items) for event in t.events("hand_seen")]


@card("22038")
def test_against_an_empty_hand_the_upper_hand_only_deals_damage() -> None:
    """There is nothing to discard."""
    t = Tabletop("T03", hand="22038")

    t.answer("play 22038", "their T02")

    assert ("they: action", 1) == (t.asked(), t.copy("their T02").damage)


# Asteroid Sanctuary


@card("22074")
def test_asteroid_sanctuary_removes_a_vehicle_die_to_heal_two() -> None:
    """Yours, from one of your characters; then there is a further action."""
    t = Tabletop("T03 T01 T11 T66", "T02 T11", hand="22074")
    for label in ("T03", "T01", "their T02"):
        t.copy(label).damage = 3
    for label in ("T03", "T11", "T66", "their T11"):
        t.show(label, "1R")

    t.answer("play 22074")
    assert ["die T11 1R", "die T66 1R"] == t.options()
    t.answer("die T11 1R")
    assert ["T03", "T01"] == t.options()
    t.answer("T01")

    assert [3, 1, 3] == [t.copy(one).damage for one in ("T03", "T01", "their T02")]
    assert (["T03 1R", "T66 1R"], "you: additional_action") == (t.pool(), t.asked())


@card("22074")
def test_without_a_vehicle_die_nothing_is_healed() -> None:
    """There is the further action all the same."""
    t = Tabletop("T03", hand="22074")
    t.copy("T03").damage = 3
    t.show("T03", "1R")

    t.answer("play 22074")

    assert ("you: additional_action", 3) == (t.asked(), t.copy("T03").damage)


# Dejarik


def dejarik() -> Tabletop:
    """The event in hand, and dice of both players."""
    t = Tabletop("T01 T03", "T02 T06", hand="22103", resources=0, their_resources=0)
    for label in ("T01", "T03", "their T02", "their T06"):
        t.show(label, "1R")
    t.answer("play 22103")
    return t


@card("22103")
def test_in_dejarik_you_and_then_they_resolve_a_die_for_one_more() -> None:
    """Each one of their own."""
    t = dejarik()
    assert ("you", 3) == (t.asked()[:3], len(t.options()))
    t.choose(0)
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T03 1R")
    assert ("they", 3) == (t.asked()[:4], len(t.options()))
    t.choose(0)
    assert ["their die T02 1R", "their die T06 1R"] == t.options()
    t.answer("their die T02 1R")
    assert (2, 2, "they: action") == (t.resources(), t.resources(THEM), t.asked())
    assert (["T01 1R"], ["T06 1R"]) == (t.pool(), t.pool(THEM))


@card("22103")
def test_in_dejarik_one_may_make_the_other_remove_a_die_of_their_choice() -> None:
    """First you make them, then they make you."""
    t = dejarik()
    t.choose(1)
    assert ("they: choose", ["their die T02 1R", "their die T06 1R"]) == (t.asked(), t.options())
    t.answer("their die T02 1R")
    assert "they" == t.asked()[:4]
    t.choose(1)
    assert ("you: choose", ["die T01 1R", "die T03 1R"]) == (t.asked(), t.options())
    t.answer("die T01 1R")
    assert (["T03 1R"], ["T06 1R"], 0) == (t.pool(), t.pool(THEM), t.resources())


@card("22103")
def test_in_dejarik_one_may_reroll_any_number_of_dice() -> None:
    """Anyone's, also none."""
    t = dejarik()
    t.choose(2)
    everything = ["die T01 1R", "die T03 1R", "their die T02 1R", "their die T06 1R", "stop"]
    assert ("you: choose", everything) == (t.asked(), t.options())
    t.next_roll("their T06", "-")
    t.answer("die T01 1R", "their die T06 1R", "stop")
    t.choose(2)
    assert ("they: choose", 5) == (t.asked(), len(t.options()))
    t.answer("their die T06 -", "stop")
    assert (2, 2) == (len(t.pool()), len(t.pool(THEM)))
    assert [2, 1] == [len(event.items) for event in t.events("dice_rolled")]


@card("22103")
def test_in_dejarik_dice_cost_what_they_cost_and_their_damage_can_be_blocked() -> None:
    """For either player."""
    t = Tabletop("T83 T01", "T83 T06", hand="22103", resources=0, their_resources=0)
    t.copy("their T06").shields = 3
    t.copy("T01").shields = 3
    for label, side in (("T83", "2R1"), ("T01", "2RD")):
        t.show(label, side)
    for label, side in (("T83", "2R1"), ("T06", "2RD")):
        t.show(f"their {label}", side)
    t.answer("play 22103")
    t.choose(0)
    t.answer("their T06")
    t.choose(0)
    t.answer("T01")
    assert (0, 0) == (t.copy("their T06").shields, t.copy("T01").shields)
    assert (0, 0) == (t.copy("their T06").damage, t.copy("T01").damage)


# A Step Ahead


@card("22073")
@pytest.mark.parametrize(
    ("side", "gained", "shielded"), [("3ID1", 1, False), ("2Dci1", 0, True), ("2RD", 0, False)]
)
def test_a_step_ahead_brings_something_for_each_kind_of_cost(
    side: str, gained: int, shielded: bool
) -> None:
    """A die of yours that shows a cost in resources, or in indirect damage."""
    t = Tabletop("22100 T01", "T02 22100", hand="22073", resources=0)
    t.show("22100", side)
    t.show("their 22100", "1Ri1" if gained else "3ID1")
    t.answer("play 22073")
    if shielded:
        assert ["22100", "T01", "their T02", "their 22100"] == t.options()
        t.answer("T01")
    assert (gained, int(shielded)) == (t.resources(), t.copy("T01").shields)
    assert "they: action" == t.asked()


@card("22073")
def test_a_step_ahead_brings_both_for_both() -> None:
    """Two dice of yours, one of each kind."""
    t = Tabletop("22100*2 T01", "T02", hand="22073", resources=0)
    t.show("22100", "3ID1")
    t.show("22100", "1Ri1")
    t.answer("play 22073", "their T02")
    assert (1, 1) == (t.resources(), t.copy("their T02").shields)
