"""Display of Power, supports of all colours: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling
from tests.cards.destiny.idioms import followed, only_your_activation_counts

# Morai


def morai() -> Tabletop:
    """The support in play, about to roll shields, and an opponent with damage."""
    t = Tabletop("T02 T01", "T07")
    t.support("22052")
    t.next_roll("22052", "2Sh")
    t.show("T01", "1R")
    t.show("their T07", "3MD")
    return t


@card("22052")
def test_before_a_blue_character_is_dealt_damage_morai_may_come_and_help() -> None:
    """It is activated and its die may be resolved before the damage is dealt."""
    t = morai()
    t.answer("pass", "resolve melee", "T02")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer("yes")
    assert [] == t.events("damage_dealt")
    assert ["die 22052 2Sh", "stop"] == t.options()
    t.answer("die 22052 2Sh", "T02")
    while t.asked() != "you: action":
        t.choose(0)
    assert (1, 0, ["T01 1R"]) == (t.copy("T02").damage, t.copy("T02").shields, t.pool())


@card("22052")
def test_morai_may_stay_and_its_die_may_stay_in_the_pool() -> None:
    """Another character, and an exhausted Morai, are no reason."""
    t = morai()
    t.answer("pass", "resolve melee", "T02", "no")
    assert (3, True) == (t.copy("T02").damage, t.copy("22052").ready)
    t = morai()
    t.answer("pass", "resolve melee", "T02", "yes", "stop")
    while t.asked() != "you: action":
        t.choose(0)
    assert (3, ["T01 1R", "22052 2Sh"]) == (t.copy("T02").damage, t.pool())
    t = morai()
    t.answer("pass", "resolve melee", "T01")
    assert "you: action" == t.asked()
    t = morai()
    t.copy("22052").ready = False
    t.answer("pass", "resolve melee", "T02")
    assert "you: action" == t.asked()


@card("22052")
def test_morai_guards_only_yours_from_anyone() -> None:
    """A blue character of theirs is no reason; your own damage is one."""
    t = Tabletop("T02", "T04", hand="T39 T39")
    t.support("22052")
    t.answer("play T39", "their T04")
    assert "they: action" == t.asked()
    t.support("T15")
    t.answer("pass", "play T39", "T02")
    assert "you: order" == t.asked()


@card("22052")
def test_where_morai_cannot_be_activated_its_die_is_not_resolved() -> None:
    """Although it lies in the pool."""
    t = morai()
    t.answer("pass", "resolve melee", "T02")
    t.show("22052", "2Sh")
    t.copy("22052").ready = False
    t.answer("yes")
    assert ("you: action", 3) == (t.asked(), t.copy("T02").damage)


@card("22052")
@ruling("arh.part8.oppdie.01")
def test_morais_die_may_be_resolved_out_of_an_opponents_pool() -> None:
    """As if it lay in yours, where another of its dice was rolled."""
    t = morai()
    t.make_elite("22052")
    t.lend(t.show("22052", "2Sh"))
    t.answer("pass", "resolve melee", "T02", "yes")
    assert ["their die 22052 2Sh", "stop"] == t.options()[-2:]


@card("22052")
def test_morai_charms() -> None:
    """After you activate it, a token may be placed."""
    t = Tabletop("T02", "T04")
    t.support("22052")
    t.answer("activate 22052", "yes", "their T04")
    assert 1 == t.copy("their T04").charms


# Stranded


@card("22026")
def test_stranded_damages_a_character_for_the_dice_its_controller_left() -> None:
    """As upkeep begins; at most two, and it can be blocked."""
    for left, dealt in ((3, 2), (2, 2), (1, 1), (0, 0)):
        t = Tabletop("T01", "T02*2 T06")
        t.support("22026")
        t.copy("their T06").shields = 3
        t.show("T01", "1R")
        for label in ("T02", "T02", "T06")[:left]:
            t.show(f"their {label}", "1R")
        t.answer("pass", "pass")
        assert (["T01", "their T02", "their T06"], 1) == (t.options(), len(t.events("phase_began")))
        t.answer("their T06")
        assert (3 - dealt, 0) == (t.copy("their T06").shields, t.copy("their T06").damage)


@card("22026")
def test_stranded_counts_your_own_dice_for_your_own_character() -> None:
    """One die of yours, one damage."""
    t = Tabletop("T01", "T02*2")
    t.support("22026")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T02", "1R")
    t.answer("pass", "pass", "T01")
    assert 1 == t.copy("T01").damage
    t.keep_hands()
    assert ("you: action", 2) == (t.asked(), t.state.round)


# First Light


@card("22039")
def test_first_light_takes_a_card_and_draws_one_as_it_enters_play() -> None:
    """Their card is a random one; another support entering is no reason."""
    for seed in "abcd":
        t = Tabletop(
            "T01", "T02", hand="22039 T78 T22 T22 T22 T22", their_hand="T31 T33", seed=seed
        )
        t.discard_pile("T22", "T22", "T22", "T22", seat=THEM)
        t.answer("play 22039")
        assert (6, 1, 5) == (len(t.hand()), len(t.hand(THEM)), len(t.discards(THEM)))
        assert (True, []) == (followed(t, "entered_play", "card_discarded"), t.discards())
    t.answer("pass", "play T78")
    assert (5, 1) == (len(t.hand()), len(t.hand(THEM)))


@card("22039")
def test_first_light_rolls_in_a_die_of_qira() -> None:
    """One that lies on her, once a round; without her nothing."""
    t = Tabletop("22032*2 T01", "22032")
    t.support("22039")
    t.answer("use 22039")
    assert 2 == len(t.options())
    t.choose(0)
    assert (1, 0, True) == (len(t.pool()), len(t.pool(THEM)), t.copy("22032").ready)
    t.answer("pass")
    assert "use 22039" not in t.options()
    t = Tabletop("T01", "22032")
    t.support("22039")
    if "use 22039" in t.options():
        t.answer("use 22039")
    assert ([], []) == (t.pool(), t.pool(THEM))


# Chopper


def chopper(side: str, team: str = "22071 22070 T01", resources: int = 1) -> Tabletop:
    """The support and its die, and dice of theirs."""
    t = Tabletop(f"{team} T03", "T02*2 T06 22070", resources=resources)
    t.support("22077")
    t.show("T03", "2RD")
    if side:
        t.show("22077", side)
    t.show("their T02", "1R")
    t.show("their T02", "2RD")
    t.show("their T06", "-")
    return t


@card("22077")
def test_chopper_removes_a_die_worth_no_more_than_its_own() -> None:
    """With another Spectre and for a resource; once a round."""
    t = chopper("1R")
    t.answer("use 22077")
    assert ["die 22077 1R", "their die T02 1R", "their die T06 -"] == t.options()
    t.answer("their die T02 1R")
    assert (0, ["T02 2RD", "T06 -"]) == (t.resources(), t.pool(THEM))
    assert 1 == len(t.events("resources_spent"))
    t.answer("pass")
    assert "use 22077" not in t.options()


@card("22077")
@pytest.mark.parametrize(
    ("side", "team", "resources"),
    [("", "22070 T01", 1), ("2MD", "T01", 1), ("2MD", "22070", 0)],
)
def test_chopper_needs_its_die_a_spectre_and_a_resource(
    side: str, team: str, resources: int
) -> None:
    """Chopper itself is not another Spectre."""
    t = chopper(side, team, resources)
    if "use 22077" in t.options():
        t.answer("use 22077")
    assert 3 == len(t.pool(THEM))
    assert "choose" not in t.asked()


@card("22077")
def test_chopper_compares_with_its_die_in_any_pool() -> None:
    """An opponent may have it."""
    t = chopper("1R")
    t.lend(t.state.dice[t.copy("22077").dice[0]])
    t.answer("use 22077")
    assert ["their die T02 1R", "their die T06 -", "their die 22077 1R"] == t.options()


# Broken Horn


def broken_horn(team: str, side: str, hand: str = "T31 T33", resources: int = 1) -> Tabletop:
    """The support and its die; cards in hand."""
    t = Tabletop(team, "T02 22100", hand=hand, their_hand="T31", resources=resources)
    t.discard_pile("T22")
    t.support("22104")
    t.support("T70")
    t.copy("their T02").shields = 3
    t.show("22104", side)
    t.show("T70", "2R1")
    t.answer("use 22104")
    return t


@card("22104")
def test_broken_horns_die_is_worth_its_cost_more_for_a_card() -> None:
    """The cost is paid all the same."""
    t = broken_horn("T01", "2R1")
    t.choose(1)
    assert ["card T31", "card T33"] == t.options()
    t.answer("card T31")
    assert (3, ["T33"], ["T70 2R1"]) == (t.resources(), t.hand(), t.pool())
    t.answer("pass")
    assert "use 22104" not in t.options()


@card("22104")
@pytest.mark.parametrize("choice", [0, 1])
def test_broken_horn_needs_cikatro_vizago_or_a_card(choice: int) -> None:
    """Without either, its die stays; theirs does not count."""
    t = broken_horn("T01", "1R", hand="")
    if "either" in t.options()[0]:
        t.choose(choice)
    assert (1, ["22104 1R", "T70 2R1"]) == (t.resources(), t.pool())
    t = broken_horn("T01", "1R")
    t.choose(0)
    assert (1, 2, "they: action") == (t.resources(), len(t.hand()), t.asked())


@card("22104")
def test_with_cikatro_vizago_broken_horn_needs_no_card() -> None:
    """One may still discard one; a cost in damage counts as well."""
    t = broken_horn("22100 T01", "2Shi1")
    assert 2 == len(t.options())
    t.choose(0)
    t.answer("T01", "T01")
    assert (3, 2, ["T70 2R1"]) == (t.copy("T01").shields, len(t.hand()), t.pool())
    t = broken_horn("22100 T01", "1R")
    t.choose(1)
    t.answer("card T33")
    assert (2, ["T31"]) == (t.resources(), t.hand())


@card("22104")
@ruling("arh.part8.oppdie.01")
@pytest.mark.parametrize("choice", [0, 1])
def test_broken_horns_die_is_resolved_out_of_any_pool(choice: int) -> None:
    """As if it lay in yours."""
    t = Tabletop("22100 T01", "T02", hand="T31", resources=0)
    t.support("22104")
    t.lend(t.show("22104", "1R"))
    t.answer("use 22104")
    t.choose(choice)
    if choice:
        t.answer("card T31")
    assert (1, [], "they: action") == (t.resources(), t.pool(THEM), t.asked())


@card("22104")
@pytest.mark.parametrize("choice", [0, 1])
def test_broken_horns_damage_can_be_blocked_and_its_cost_must_be_paid(choice: int) -> None:
    """However it is resolved."""
    t = broken_horn("22100 T01", "2RD")
    t.choose(choice)
    if choice:
        t.answer("card T31")
    t.answer("their T02")
    assert (1, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)
    t = broken_horn("22100 T01", "2R1", resources=0)
    t.choose(choice)
    if t.asked() != "they: action":
        t.answer("card T31")
    assert (0, True) == (t.resources(), "22104 2R1" in t.pool())


# Oola


@card("22105")
def test_oola_is_activated_without_a_die_and_two_dice_are_rerolled() -> None:
    """Anyone's; she is exhausted, and may place a charm token."""
    t = Tabletop("T01 T03", "T02")
    t.support("22105")
    t.support("T12")
    for label in ("T01", "T03", "their T02"):
        t.show(label, "1R")
    assert ("activate 22105" in t.options(), "activate T12" in t.options()) == (True, False)
    t.answer("activate 22105")
    while t.asked() in ("you: order", "you: may"):
        t.choose(1 if t.asked() == "you: order" else 0)
    assert ["die T01 1R", "die T03 1R"] == t.options()
    t.answer("die T01 1R", "their die T02 1R")
    assert [2] == [len(event.items) for event in t.events("dice_rolled")]
    assert not t.copy("22105").ready


@card("22105")
def test_oola_follows_your_activation_alone() -> None:
    """Of her, not of another card through her."""
    tables = [Tabletop("T01 T03", "T02") for _ in range(2)]
    for t in tables:
        t.support("22105")
        for label in ("T01", "T03", "their T02"):
            t.show(label, "1R")
    only_your_activation_counts(tables[0], tables[1], "22105")
    assert "you: order" == tables[0].asked()


@card("22105")
def test_oola_charms() -> None:
    """The token goes on any character; without dice nothing is rerolled."""
    t = Tabletop("T01 T03", "T02")
    t.support("22105")
    t.answer("activate 22105")
    while t.asked() != "they: action":
        t.choose(len(t.options()) - 1 if t.asked() == "you: may" else 0)
    assert 1 == sum(t.copy(one).charms for one in ("T01", "T03", "their T02"))


# Hangar Bay


@card("22099")
def test_at_hangar_bay_the_battlefield_may_be_given_away_for_damage() -> None:
    """After you activate a character, while you control it."""
    t = Tabletop("T03 T11", "T02 T06")
    t.battlefield("22099")
    t.copy("their T06").shields = 1
    t.answer("activate T11")
    assert "they: action" == t.asked()
    t.answer("activate their T02", "activate T03")
    assert ("you: may", ["no", "yes"]) == (t.asked(), t.options())
    assert 3 == len(t.events("activated"))
    t.answer("yes", "their T06")
    assert (0, 0) == (t.copy("their T06").shields, t.copy("their T06").damage)
    assert THEM == t.state.copies[t.state.battlefield].controller


@card("22099")
def test_hangar_bay_may_be_kept() -> None:
    """Nothing is dealt."""
    t = Tabletop("T03", "T02")
    t.battlefield("22099")
    t.answer("activate T03", "no")
    assert (0, 0) == (t.copy("their T02").damage, t.state.copies[t.state.battlefield].controller)


@card("22099")
def test_a_hangar_bay_that_is_theirs_by_now_deals_nothing() -> None:
    """What is not given away brings nothing; an activation through a character is none of it."""
    t = Tabletop("T03 T66", "T02")
    t.battlefield("22099")
    emit(t.state, Event(ev.ACTIVATED, 0, t.copy("T66").ref, t.copy("T03").ref))
    assert "you: action" == t.asked()
    t.answer("activate T03")
    assert "you: may" == t.asked()
    emit(t.state, Event(ev.BATTLEFIELD_TAKEN, THEM, t.state.battlefield))
    t.answer("yes")
    assert 0 == t.copy("their T02").damage


# Daiyu City


def daiyu(hand: str) -> Tabletop:
    """The battlefield, this hand, and dice."""
    t = Tabletop("T01", "T02 T84", hand=hand, their_hand="T32")
    t.battlefield("22107")
    t.discard_pile("T23")
    t.show("T01", "1R")
    t.show("their T02", "1R")
    t.show("their T84", "1R")
    return t


@card("22107")
def test_daiyu_city_turns_a_die_of_theirs_to_the_cost_of_a_revealed_card() -> None:
    """The card stays in hand; once a round."""
    t = daiyu("T73 T33")
    t.answer("use 22107")
    assert ["card T33", "card T73"] == sorted(t.options())
    t.answer("card T73")
    assert [1] == [len(event.items) for event in t.events("cards_revealed")]
    assert [] == t.state.players[0].detected
    assert ["their die T02 1R", "their die T84 1R"] == t.options()
    t.answer("their die T84 1R")
    while t.asked() != "they: action":
        assert all("2" in one for one in t.options())
        t.choose(0)
    assert ("T84 2ID" in t.pool(THEM), sorted(t.hand())) == (True, ["T33", "T73"])
    t.answer("pass")
    assert "use 22107" not in t.options()


@card("22107")
def test_without_a_card_daiyu_city_turns_nothing() -> None:
    """An empty hand reveals nothing."""
    t = daiyu("")
    t.answer("use 22107")
    assert (["T02 1R", "T84 1R"], "they: action") == (t.pool(THEM), t.asked())
