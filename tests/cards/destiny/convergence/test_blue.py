"""Convergence, blue cards: what each offers, and what it does."""

import pytest

from dejarik.testing.destiny.table import THEM, Tabletop, card, ruling

# Forbidden Lore


def lore(team: str = "T02 T04", hand: str = "T912") -> Tabletop:
    """Forbidden Lore beside a blue Sith, and a blue ability that costs 2."""
    t = Tabletop(team, "T03", hand=hand)
    t.support("09012")
    return t


@card("09012")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_forbidden_lore_pays_for_a_blue_ability_and_a_sith_draws(answer: str, drawn: int) -> None:
    """It is discarded; drawing is optional."""
    t = lore()

    t.answer("play T912", "T02", "yes")
    assert (["no", "yes"], 5) == (t.options(), t.resources())
    t.answer(answer)

    assert (4, ["09012"], drawn) == (t.resources(), t.discards(), len(t.hand()))


@card("09012")
def test_forbidden_lore_need_not_be_given_up() -> None:
    """Then the ability costs what it costs."""
    t = lore()

    t.answer("play T912", "T02", "no")

    assert (3, [], []) == (t.resources(), t.discards(), t.hand())


@card("09012")
def test_without_a_sith_of_yours_nothing_is_drawn() -> None:
    """The cost is lower all the same."""
    t = Tabletop("T02", "T04", hand="T912")
    t.support("09012")

    t.answer("play T912", "yes")

    assert ("they: action", 4, []) == (t.asked(), t.resources(), t.hand())


@card("09012")
@pytest.mark.parametrize("other", ["T916", "T353"])
def test_forbidden_lore_helps_no_other_card(other: str) -> None:
    """A blue upgrade that is no ability, an ability that is not blue."""
    t = lore("T02", other)

    t.answer(f"play {other}")

    assert ["09012"] == [one for one in t.in_play() if one == "09012"]
    assert "they: action" == t.asked()


@card("09012")
def test_forbidden_lore_does_not_help_an_opponent() -> None:
    """It waits for your abilities."""
    t = Tabletop("T04", "T02", their_hand="T912")
    t.support("09012")

    t.answer("pass", "play T912")

    assert ("you: action", 3) == (t.asked(), t.resources(THEM))


# Force Storm


@card("09014")
@ruling("arh.errata.23")
def test_force_storm_grows_and_strikes_and_is_rerolled() -> None:
    """It is exhausted for a resource; the damage can be blocked."""
    t = Tabletop("T02 T03", "T04 T05")
    t.upgrade("09014", on="T02").resources = 1
    t.show("09014", "Sp")
    t.next_roll("09014", "2Sh")
    t.copy("their T05").shields = 1

    t.answer("resolve special")
    assert (2, False) == (t.copy("09014").resources, t.copy("09014").ready)
    assert ["T02", "T03", "their T04", "their T05"] == t.options()
    t.answer("their T05")

    assert (1, ["09014 2Sh"]) == (t.copy("their T05").damage, t.pool())


@card("09014")
@ruling("arh.errata.23")
def test_an_exhausted_force_storm_deals_what_lies_on_it() -> None:
    """There is no then: damage and reroll do not ask for the new resource."""
    t = Tabletop("T02", "T04")
    t.upgrade("09014", on="T02").resources = 3
    t.copy("09014").ready = False
    t.show("09014", "Sp")

    t.answer("resolve special", "their T04")

    assert (3, 3, 1) == (t.copy("their T04").damage, t.copy("09014").resources, len(t.pool()))


@card("09014")
@ruling("arh.errata.22")
def test_force_storm_is_for_blue_characters() -> None:
    """No other."""
    t = Tabletop("T02 T04 T01", "T03", hand="09014")

    t.answer("play 09014")

    assert ["T02", "T04"] == t.options()


# Twin Strike


@card("09111")
def test_twin_strike_resolves_two_blue_melee_dice_past_shields() -> None:
    """Character dice of yours; a modifier among them may join."""
    t = Tabletop("T02 T04 T01", "T904", hand="09111")
    t.upgrade("T936", on="T02")
    for label in ("T02", "T04", "T01", "T936", "their T904"):
        t.show(label, "1MD")
    t.copy("their T904").shields = 3

    t.answer("play 09111")
    assert ["die T02 1MD", "die T04 1MD", "stop"] == t.options()
    t.answer("die T02 1MD", "their T904", "die T04 1MD", "their T904")

    assert (2, 3, "they: action") == (
        t.copy("their T904").damage,
        t.copy("their T904").shields,
        t.asked(),
    )


@card("09111")
def test_twin_strike_resolves_no_third_die_nor_other_damage() -> None:
    """Two at the most, and melee alone; each at its cost."""
    t = Tabletop("T02 T04 T83 T904", "T03", hand="09111", resources=1)
    t.show("T83", "2MD1")
    t.show("T904", "2RD")
    t.show("T02", "1MD")
    t.show("T04", "1MD")

    t.answer("play 09111")
    assert ["die T83 2MD1", "die T02 1MD", "die T04 1MD", "stop"] == t.options()
    t.answer("die T83 2MD1", "their T03", "die T02 1MD", "their T03")

    assert (0, 3, ["T904 2RD", "T04 1MD"], "they: action") == (
        t.resources(),
        t.copy("their T03").damage,
        t.pool(),
        t.asked(),
    )
