"""Specials and claim abilities of several sets, and cards with little else."""

import pytest

from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling


def special(code: str, on: str = "T01", team: str = "T01 T03", theirs: str = "T02") -> Tabletop:
    """An upgrade or support whose special is to be resolved."""
    t = Tabletop(team, theirs, hand="T31", their_hand="T31 T31", resources=0, their_resources=2)
    if on:
        t.upgrade(code, on=on)
    else:
        t.support(code)
    t.show(code, "Sp")
    return t


# Enfys Nest's Electroripper


@card("09156")
@pytest.mark.parametrize("on", ["T924", "T01"])
def test_electroripper_hurts_all_their_characters(on: str) -> None:
    """Past their shields; on Enfys Nest it removes one of their character dice."""
    t = special("09156", on, "T924 T01", "T02 T03")
    t.support("T11", THEM)
    t.copy("their T02").shields = 1
    for label in ("T01", "their T02", "their T03", "their T11"):
        t.show(label, "1R")

    t.answer("resolve special")
    if on == "T924":
        assert ["their die T02 1R", "their die T03 1R"] == t.options()
        t.answer("their die T03 1R")

    assert [1, 1, 0] == [t.copy(one).damage for one in ("their T02", "their T03", on)]
    assert (2 if on == "T924" else 3) == len(t.pool(THEM))
    assert 2 == len(t.events("damage_dealt"))
    assert "they: action" == t.asked()


# Lotho Minor Junkers


@card("07152")
def test_lotho_minor_junkers_sell_a_card_of_your_discard_pile() -> None:
    """A weapon, a vehicle, equipment or a droid, set aside for two resources."""
    t = special("07152", "")
    t.discard_pile("T74", "T909", "T913", "T910", "T12", "T912")
    t.discard_pile("T74", seat=THEM)

    t.answer("resolve special")
    assert ["card T74", "card T909", "card T913", "card T910"] == t.options()
    t.answer("card T909")

    assert (2, ["T909"]) == (t.resources(), t.aside())


@card("07152")
def test_lotho_minor_junkers_pay_nothing_for_nothing() -> None:
    """Nor for a card of the hand."""
    t = Tabletop("T01", "T02", hand="T74", resources=0)
    t.support("07152")
    t.show("07152", "Sp")
    t.discard_pile("T12")

    t.answer("resolve special")

    assert (0, "they: action", []) == (t.resources(), t.asked(), t.aside())


# Bardottan Sphere


@card("07014")
@pytest.mark.parametrize(
    ("seat", "deck", "asked"), [(0, "T33 T31", 1), (1, "T33 T31", 1), (1, "T73 T33", 0)]
)
def test_bardottan_sphere_hurts_if_an_odd_card_is_discarded(
    seat: int, deck: str, asked: int
) -> None:
    """From the top of either deck."""
    decks = {("deck", "their_deck")[seat]: deck}
    t = Tabletop("T01", "T02", resources=0, **decks)  # type: ignore[arg-type]
    t.upgrade("07014", on="T01")
    t.show("07014", "Sp")
    t.copy("their T02").shields = 1

    t.answer("resolve special")
    assert ["you", "they"] == t.options()
    t.answer(("you", "they")[seat])
    if asked:
        assert ["T01", "their T02"] == t.options()
        t.answer("their T02")

    assert deck.split()[:1] == t.discards(seat)
    assert (1 - asked, 0, "they: action") == (
        t.copy("their T02").shields,
        t.copy("their T02").damage,
        t.asked(),
    )


# Lone Operative


@card("02049")
@pytest.mark.parametrize(("team", "healed"), [("T01", 3), ("T01 T03", 2)])
def test_lone_operative_heals_more_alone(team: str, healed: int) -> None:
    """Your only character in play; a support is no company, nor are theirs."""
    t = special("02049", "T01", team, "T02 T03")
    t.support("T12")
    t.copy("T01").damage = 5

    t.answer("resolve special")

    assert 5 - healed == t.copy("T01").damage


# T-47 Airspeeder


@card("03045")
@pytest.mark.parametrize("choice", [0, 1])
def test_airspeeder_exhausts_a_support_or_draws(choice: int) -> None:
    """Any support, or two cards."""
    t = special("03045", "")
    t.support("T12")
    t.support("T16", THEM)
    t.upgrade("T21", on="T01")

    t.answer("resolve special", f"either {choice}")
    if choice == 0:
        assert ["03045", "T12", "their T16"] == t.options()
        t.answer("their T16")

    assert (bool(choice), 1 + 2 * choice) == (t.copy("their T16").ready, len(t.hand()))


# BD-1


@card("14036")
def test_bd_1_heals_its_character() -> None:
    """Two damage."""
    t = special("14036")
    t.copy("T01").damage = 5

    t.answer("resolve special")

    assert 3 == t.copy("T01").damage


@card("14036")
def test_bd_1_moves_to_a_jedi_once_a_round() -> None:
    """One of your own; no other character."""
    t = Tabletop("T01 T904 01035 T02", "T904")
    t.upgrade("14036", on="T01")
    t.support("T12").subtypes = ["jedi"]

    t.answer("use 14036")
    assert ["T904", "01035"] == t.options()
    t.answer("T904", "pass")

    assert t.copy("T904").ref == t.copy("14036").host
    assert "use 14036" not in t.options()


# Mandalorian Executioner Vibro-Ax


@card("15097")
def test_vibro_ax_goes_on_a_character_of_thirteen_health() -> None:
    """Or more; it is handed on when that one falls."""
    t = Tabletop("T920 T921", hand="15097")
    t.copy("T920").damage = 4
    t.answer("play 15097")
    assert t.copy("T920").ref == t.copy("15097").host


@card("15097")
def test_vibro_ax_deals_two_unblockable_damage_and_redeploys() -> None:
    """To any character."""
    t = special("15097", "T01", "T01 T03", "T07")
    t.copy("T01").damage = 6

    t.answer("resolve special")
    assert ["T01", "T03", "their T07"] == t.options()
    t.copy("T01").shields = 2
    t.answer("T01", "yes")

    assert t.copy("T03").ref == t.copy("15097").host
    assert [2] == [one.amount for one in t.events("damage_dealt")]


# Veteran of War


@card("15062")
@ruling("arh.errata.45", "arh.errata.46")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_veteran_of_war_may_heal_its_character_for_a_resource(answer: str) -> None:
    """It goes on a unique red character only."""
    t = Tabletop("T01 T02 01029", "T03", hand="15062", resources=4)
    t.copy("01029").damage = t.copy("T01").damage = 3

    t.answer("play 15062")
    assert ("you: may", 1) == (t.asked(), len(t.events("card_played")))
    t.answer(answer)

    assert (1 if answer == "yes" else 3, 3) == (t.copy("01029").damage, t.copy("T01").damage)
    assert [2, 1][: 1 + (answer == "yes")] == [one.amount for one in t.events("resources_spent")]


@card("15062")
def test_veteran_of_war_waits_for_no_other_upgrade() -> None:
    """Only when it is played itself, and paid for."""
    t = Tabletop("01029", "T03", hand="T22 15062", resources=2)
    t.upgrade("15062", on="01029")
    t.copy("01029").damage = 3
    t.answer("play T22", "no")
    assert "they: action" == t.asked()

    t = Tabletop("01029", "T03", hand="15062", resources=2)
    t.copy("01029").damage = 3
    t.answer("play 15062")
    assert "they: action" == t.asked()


@card("15062")
@ruling("arh.errata.47")
def test_veteran_of_war_resolves_a_red_die_and_removes_one_of_theirs() -> None:
    """Its value is one higher; both are done as far as possible."""
    t = special("15062", "01029", "01029 T01 T905 T03", "T02 T905")
    for label in ("T01", "T905", "T03", "their T02", "their T905"):
        t.show(label, "1R")
    t.support("T79")
    t.show("T79", "2Dc1")

    t.answer("resolve special")
    assert ["die T01 1R", "die T905 1R"] == t.options()
    t.answer("die T01 1R")
    assert 2 == t.resources()
    assert ["their die T02 1R", "their die T905 1R"] == t.options()
    t.answer("their die T905 1R")

    assert (["T905 1R", "T03 1R", "T79 2Dc1"], ["T02 1R"]) == (t.pool(), t.pool(THEM))


@card("15062")
def test_the_damage_of_a_red_die_can_be_blocked() -> None:
    """Nothing makes it unblockable."""
    t = special("15062", "01029", "01029 T01")
    t.show("T01", "1MD")
    t.copy("their T02").shields = 3

    t.answer("resolve special", "their T02")

    assert (1, 0) == (t.copy("their T02").shields, t.copy("their T02").damage)


# Tobias Beckett


@card("08036")
@ruling("arh.clar.atg.09")
@pytest.mark.parametrize(("theirs", "yours"), [(2, 1), (1, 2), (0, 1)])
def test_tobias_beckett_takes_a_resource_and_gains_one_if_they_have_none(
    theirs: int, yours: int
) -> None:
    """None left, or none from the start."""
    t = Tabletop("08036", "T02", resources=0, their_resources=theirs)
    t.show("08036", "Sp")

    t.answer("resolve special")

    assert (yours, max(0, theirs - 1)) == (t.resources(), t.resources(THEM))


@card("08036")
def test_tobias_becketts_action_gives_each_player_a_resource() -> None:
    """Once a round."""
    t = Tabletop("08036", "T02", resources=0, their_resources=0)

    t.answer("use 08036", "pass")

    assert (1, 1) == (t.resources(), t.resources(THEM))
    assert "use 08036" not in t.options()


# Temptation


@card("03014")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_temptation_lets_the_opponent_choose(answer: str) -> None:
    """They draw and you gain, or you draw."""
    t = special("03014")

    t.answer("resolve special")
    assert ("they: may", ["no", "yes"]) == (t.asked(), t.options())
    t.answer(answer)

    tempted = 2 * (answer == "yes")
    assert (tempted, 3 - tempted) == (t.resources(), len(t.hand()))
    assert (2 + tempted, 2) == (len(t.hand(THEM)), t.resources(THEM))


@card("03014")
@pytest.mark.parametrize(("deck", "tempted"), [("T31 T33", True), ("T31", False), ("", False)])
def test_temptation_is_as_if_declined_if_they_cannot_draw_two(deck: str, tempted: bool) -> None:
    """They have what there is, and you draw all the same."""
    t = Tabletop("T01", "T02", hand="T31", their_deck=deck, resources=0)
    t.upgrade("03014", on="T01")
    t.show("03014", "Sp")

    t.answer("resolve special", "yes")

    assert (2 * tempted, 3 - 2 * tempted) == (t.resources(), len(t.hand()))
    assert [] == t.state.players[THEM].deck


# Rift Valley and Jabba's Palace


@card("07160")
@pytest.mark.parametrize(("deck", "asked"), [("T33 T31", 1), ("T31 T33", 0), ("", 0)])
def test_rift_valley_removes_a_die_if_the_top_card_is_odd(deck: str, asked: int) -> None:
    """A die of two or less; the card stays where it is."""
    t = Tabletop("T01", "T02 T07", deck=deck, their_deck="T33 T33")
    t.battlefield("07160")
    t.show("T01", "2RD")
    t.show("their T02", "1R")
    t.show("their T07", "3MD")

    t.answer("claim", "yes")
    if asked:
        assert ["die T01 2RD", "their die T02 1R"] == t.options()
        t.answer("their die T02 1R")

    assert 2 - asked == len(t.pool(THEM))
    assert (deck.split()[::-1], []) == (
        t.codes(t.state.players[YOU].deck),
        t.state.players[YOU].detected,
    )
    assert "they: action" == t.asked()


@card("11158")
@pytest.mark.parametrize(("team", "lost"), [("T906", 1), ("T906", 0), ("T01", 0)])
def test_jabbas_palace_pays_and_a_bounty_hunter_may_take(team: str, lost: int) -> None:
    """One resource each; theirs is not spotted."""
    t = Tabletop(team, "T906", resources=0, their_resources=2)
    t.battlefield("11158")

    t.answer("claim", "yes")
    if team == "T906":
        assert "you: may" == t.asked()
        t.answer("yes" if lost else "no")

    assert (1, 2 - lost, "they: action") == (t.resources(), t.resources(THEM), t.asked())
    assert lost == len(t.events("resources_lost"))


# Mandalorian Vambraces and Stap Droid


@card("07143")
def test_mandalorian_vambraces_return_to_the_hand() -> None:
    """As an action."""
    t = Tabletop("T01", "T02")
    t.upgrade("07143", on="T01")

    t.answer("use 07143")

    assert (["T01"], ["07143"]) == (t.in_play(), t.hand())


@card("09032")
def test_stap_droid_ambushes() -> None:
    """Another action may follow."""
    t = Tabletop("T01", "T02", hand="09032")

    t.answer("play 09032")

    assert "you: additional_action" == t.asked()
