"""Awakenings, red neutral events: what each offers, and what it does."""

from dejarik.games.destiny.model import events as ev
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling

# Award Ceremony


def award(team: str = "T01 T03 T05", hand: str = "01138 T31 T32") -> Tabletop:
    """The event in hand; of your characters two are exhausted."""
    t = Tabletop(team, "T02", hand=hand, their_hand="T36", resources=1, deck="T33 T34 T35")
    t.discard_pile("T37")
    t.support("T12").ready = False
    t.copy("their T02").ready = False
    for label in ("T03", "T05"):
        t.copy(label).ready = False
    return t


@card("01138")
@ruling("arh.errata.01")
def test_award_ceremony_draws_for_exhausted_characters_and_sets_as_many_cards_aside() -> None:
    """Two of yours; then two cards of the whole hand are set aside."""
    t = award()

    t.answer("play 01138")
    assert ["T31", "T32", "T33", "T34"] == t.hand()
    assert ("you: choose", ["card T31", "card T32", "card T33"]) == (t.asked(), t.options())
    t.answer("card T31", "card T34")

    assert (["T32", "T33"], ["T31", "T34"]) == (t.hand(), t.aside())
    assert (["T37", "01138"], 0, "they: action") == (t.discards(), t.resources(), t.asked())


@card("01138")
@ruling("arh.errata.01")
def test_award_ceremony_sets_aside_what_could_not_be_drawn_as_well() -> None:
    """With a deck too small, as many cards go as there are exhausted characters."""
    t = award()
    del t.state.players[YOU].deck[:2]

    t.answer("play 01138", "card T31", "card T32")

    assert (["T33"], ["T31", "T32"]) == (t.hand(), t.aside())


@card("01138")
def test_award_ceremony_does_nothing_without_a_red_character_of_yours() -> None:
    """A red character of the opponent does not help, nor does a red support."""
    t = Tabletop("T03 T05", "T07", hand="01138 T31")
    t.support("T68")
    t.copy("T03").ready = False

    t.answer("play 01138")

    assert (["T31"], [], "they: action") == (t.hand(), t.aside(), t.asked())


@card("01138")
def test_award_ceremony_draws_nothing_if_all_are_ready() -> None:
    """And nothing can be set aside."""
    t = Tabletop("T01 T03", "T02", hand="01138 T31")

    t.answer("play 01138", "stop")

    assert (["T31"], [], "they: action") == (t.hand(), t.aside(), t.asked())


# Dug in


def dug_in(team: str = "T01 T03 T05", resources: int = 1) -> Tabletop:
    """The event in hand; you control the battlefield."""
    t = Tabletop(team, "T02", hand="01139", resources=resources)
    t.support("T51")
    return t


@card("01139")
def test_dug_in_spreads_three_shields_over_your_characters() -> None:
    """As you like; nothing else and nobody else gets any."""
    t = dug_in()

    t.answer("play 01139")
    assert ("you: shields", ["T01", "T03", "T05"]) == (t.asked(), t.options())
    t.answer("T03", "T03")
    assert ["T03", "T05"] == t.options()
    t.answer("T05")

    shields = [t.copy(one).shields for one in ("T01", "T03", "T05", "T51", "their T02")]
    assert ([0, 2, 1, 0, 0], 0, "they: action") == (shields, t.resources(), t.asked())


@card("01139")
@ruling("arh.part2.shield.04")
def test_dug_in_gives_no_character_more_than_its_limit() -> None:
    """Who is full may be given shields, which are ignored, and so is what goes past the limit."""
    t = dug_in("T01 T03 T05")
    t.copy("T01").shields = 3
    t.copy("T03").shields = 2

    t.answer("play 01139", "T01", "T03")
    assert ["T03", "T05"] == t.options()
    t.answer("T03")

    assert [3, 3, 0] == [t.copy(one).shields for one in ("T01", "T03", "T05")]
    assert [1] == [event.amount for event in t.events("shields_gained")]


@card("01139")
def test_dug_in_gives_a_lone_character_all_three() -> None:
    """Without a choice there is no question."""
    t = dug_in("T01")

    t.answer("play 01139")

    assert (3, "they: action") == (t.copy("T01").shields, t.asked())


@card("01139")
def test_dug_in_does_nothing_where_everyone_is_full() -> None:
    """Then it is discarded to no effect."""
    t = dug_in("T01 T03")
    t.copy("T01").shields = 3
    t.copy("T03").shields = 3

    t.answer("play 01139", "T01", "T01", "T03")

    assert ([], "they: action") == (t.events("shields_gained"), t.asked())


@card("01139")
def test_dug_in_can_be_played_only_by_who_controls_the_battlefield() -> None:
    """And only for a resource."""
    t = dug_in()
    assert "play 01139" in t.options()
    assert "play 01139" not in dug_in(resources=0).options()
    t = dug_in()
    t.battlefield("T41", THEM)
    assert "play 01139" not in t.options()


# Firepower


def firepower() -> Tabletop:
    """The event in hand; ranged dice of a character, a red vehicle and others."""
    t = Tabletop("T01 T03 T07", "T02 01002", hand="01140", resources=1)
    t.support("01006")
    t.support("T11")
    t.show("T01", "2RD")
    t.show("T03", "2RD")
    t.show("T07", "3MD")
    t.show("01006", "1RD")
    t.show("T11", "2RD")
    t.show("their 01002", "2RD")
    return t


@card("01140")
def test_firepower_resolves_a_red_ranged_die_with_one_more() -> None:
    """Only red dice of yours showing ranged damage."""
    t = firepower()

    t.answer("play 01140")
    assert ["die T01 2RD", "die 01006 1RD"] == t.options()
    t.answer("die T01 2RD", "their T02")

    assert (3, 0, "they: action") == (t.copy("their T02").damage, t.resources(), t.asked())
    assert ["T03 2RD", "T07 3MD", "01006 1RD", "T11 2RD"] == t.pool()


@card("01140")
def test_firepower_resolves_a_vehicle_die_with_two_more() -> None:
    """Instead of one."""
    t = firepower()

    t.answer("play 01140", "die 01006 1RD", "their T02")

    assert 3 == t.copy("their T02").damage


@card("01140")
@ruling("arh.part2.throughcards.02")
def test_firepower_resolves_the_die_like_any_other() -> None:
    """Its cost is paid, and shields block its damage; without the means nothing happens."""
    for resources, damage in ((2, 2), (1, 0)):
        t = Tabletop("01002", "T02", hand="01140", resources=resources)
        t.show("01002", "2RD1")
        t.copy("their T02").shields = 1
        t.answer("play 01140")
        if damage:
            t.answer("their T02")

        assert (damage, 0) == (t.copy("their T02").damage, t.resources())


@card("01140")
def test_firepower_does_nothing_without_a_red_ranged_die_of_yours() -> None:
    """An opponent's is not resolved."""
    t = Tabletop("T01 T03", "01002", hand="01140")
    t.show("T01", "1MD")
    t.show("T03", "2RD")
    t.show("their 01002", "2RD")

    t.answer("play 01140")

    assert (["T01 1MD", "T03 2RD"], ["01002 2RD"]) == (t.pool(), t.pool(THEM))


# Leadership


def leadership(team: str = "04002 01004 T03 T07") -> Tabletop:
    """The event in hand; your yellow character, a support and one of the opponent exhausted."""
    t = Tabletop(team, "T02 04002", hand="01141", resources=1)
    t.upgrade("04004", on="T03")
    for exhausted in (t.support("T12"), t.copy("T03"), t.copy("their T02")):
        exhausted.ready = False
    return t


@card("01141")
def test_leadership_exhausts_a_unique_red_character_to_ready_another() -> None:
    """Any other character, of either player; no support."""
    t = leadership()

    t.answer("play 01141")
    assert ["04002", "01004"] == t.options()
    t.answer("01004")
    assert ["04002", "T03", "T07", "their T02", "their 04002"] == t.options()
    t.answer("T03")

    ready = [t.copy(one).ready for one in ("04002", "01004", "T03", "T07", "their T02", "T12")]
    assert ([True, False, True, True, False, False], 0) == (ready, t.resources())


@card("01141")
def test_leadership_cannot_exhaust_who_is_exhausted() -> None:
    """Of two such characters the ready one is exhausted without a question."""
    t = leadership()
    t.copy("04002").ready = False

    t.answer("play 01141", "T03")

    ready = [t.copy(one).ready for one in ("04002", "01004", "T03")]
    assert [False, False, True] == ready


@card("01141")
def test_leadership_readies_nobody_without_a_ready_unique_red_character() -> None:
    """The cost cannot be paid."""
    t = leadership("T03 T05 T07")

    t.answer("play 01141")

    ready = [t.copy(one).ready for one in ("T03", "T05", "T07", "their 04002")]
    assert ([False, True, True, True], "they: action") == (ready, t.asked())


@card("01141")
@ruling("arh.faq.28", "arh.faq.29")
def test_dice_of_a_character_that_leadership_readies_stay_in_the_pool() -> None:
    """When it is activated again, only dice that lie on its card are rolled."""
    t = Tabletop("04002 T03*2", "T02", hand="01141")
    t.show("T03", "2RD")
    t.copy("T03").ready = False

    t.answer("play 01141", "T03", "pass")
    assert ["T03 2RD"] == t.pool()
    t.answer("activate T03")

    assert (2, "T03 2RD", 1) == (len(t.pool()), t.pool()[0], t.events("dice_rolled")[0].amount)


# Squad Tactics


def squad(team: str = "01002 T61 T03 T65") -> Tabletop:
    """The event in hand; of three non-unique characters one is exhausted."""
    t = Tabletop(team, "T61", hand="01143", resources=0)
    t.support("T13")
    if "T65" in team:
        t.copy("T65").ready = False
    return t


@card("01143")
def test_squad_tactics_activates_non_unique_characters_of_yours() -> None:
    """Any number that are ready; their dice are rolled."""
    t = squad()
    t.upgrade("T21", on="T61")

    t.answer("play 01143")
    assert ["01002", "T61", "stop"] == t.options()
    t.answer("01002", "T61")

    ready = [t.copy(one).ready for one in ("01002", "T61", "T03", "T65", "T13", "their T61")]
    assert [False, False, True, False, True, True] == ready
    assert ["01002", "T61", "T21"] == [one.split()[0] for one in t.pool()]
    assert "they: action" == t.asked()


@card("01143")
def test_squad_tactics_may_activate_one_or_none() -> None:
    """None is a number too."""
    for picks, rolled in ((["T61", "stop"], 1), (["stop"], 0)):
        t = squad()
        t.answer("play 01143", *picks)

        assert (rolled, "they: action") == (len(t.pool()), t.asked())


@card("01143")
def test_squad_tactics_activates_at_one_moment() -> None:
    """All are exhausted before any die is rolled, and all dice rolled before anything follows."""
    t = Tabletop("01001 01002 T61", "T02", hand="01143")
    t.show("their T02", "2RD")

    t.answer("play 01143", "01002", "T61")

    names = [ev.EVENT_NAMES[one.event.kind] for one in t.recorder.records if one.event is not None]
    kinds = ("exhausted", "dice_rolled", "activated")
    assert [one for one in kinds for _ in "ab"] == [one for one in names if one in kinds]
    assert ["first 01002", "first T61"] == t.options()


@ruling("ffg17.part7.guardian.01", "launch.part7.guardian.01")
def test_guardians_step_in_before_squad_tactics_activates_anyone() -> None:
    """Each in turn, and who falls to it is not activated."""
    t = Tabletop("01030 01030 01002", "T02 T06", hand="01143")
    t.show("their T02", "2RD")
    t.show("their T06", "+1MD")
    t.copy("01030").damage = 5

    t.answer("play 01143", "01030", "01030", "01002")
    assert (["their die T02 2RD", "their die T06 +1MD", "stop"], []) == (t.options(), t.pool())
    t.answer("their die T02 2RD")
    assert (["their die T06 +1MD", "stop"], []) == (t.options(), t.pool())
    t.answer("their die T06 +1MD")

    assert (["01030", "01002"], []) == (t.in_play(), t.pool(THEM))
    assert ["01030", "01002"] == [one.split()[0] for one in t.pool()]
    assert (2, "they: action") == (len(t.events("activated")), t.asked())


@card("01143")
def test_squad_tactics_does_nothing_without_a_ready_non_unique_character() -> None:
    """It is discarded to no effect."""
    t = squad("T03 T65")

    t.answer("play 01143")

    assert ([], ["01143"], "they: action") == (t.pool(), t.discards(), t.asked())
