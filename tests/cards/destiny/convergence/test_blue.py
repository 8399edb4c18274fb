"""Convergence, blue cards: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.rules.legality import hosts_for
from dejarik.testing.destiny.table import THEM, YOU, Tabletop, card, ruling
from tests.cards.destiny.idioms import waits_only_for_your_activation

# Sentinel Messenger


def messenger(deck: str, resources: int = 1) -> Tabletop:
    """The Sentinel Messenger is activated, with this deck."""
    t = Tabletop("09003", "T02", deck=deck, resources=resources, hand="T33")
    t.next_roll("09003", "-")
    t.answer("activate 09003")
    return t


@card("09003")
def test_the_messenger_may_play_the_top_card() -> None:
    """At its cost; the next card and those of the hand are not offered."""
    t = messenger("T33 T31")

    assert ("you: choose", ["card T33", "stop"]) == (t.asked(), t.options())
    t.answer("card T33")

    assert (0, ["T33"], 0) == (t.resources(), t.discards(), len(t.state.players[YOU].deck))


@card("09003")
@pytest.mark.parametrize(("deck", "resources"), [("T33", 0), ("T24", 3), ("T33", 1)])
def test_the_messenger_asks_whatever_lies_there(deck: str, resources: int) -> None:
    """That the card is too dear, or cannot be played at all, is told to nobody."""
    t = messenger(deck, resources)

    assert ("you: choose", "stop") == (t.asked(), t.options()[-1])
    assert (len(t.options()) == 2) == (deck == "T33" and resources > 0)
    t.answer("stop")

    assert ("they: action", 1) == (t.asked(), len(t.state.players[YOU].deck))
    assert not t.state.knowledge.knows(THEM, t.state.players[YOU].deck[0])


@card("09003")
def test_the_messenger_finds_no_card_in_an_empty_deck() -> None:
    """Then there is nothing to ask."""
    assert "they: action" == messenger("").asked()


@card("09003")
def test_only_your_activation_sends_the_messenger() -> None:
    """Not an opponent's, nor that of another."""
    waits_only_for_your_activation(Tabletop("09003 T03", "T02"), "09003")


@card("09003")
def test_the_messenger_learns_no_blue_ability() -> None:
    """Others can be played on it, and blue abilities on others."""
    t = Tabletop("09003 T04", "T02", hand="01057 01026 T22")

    for code, hosts in (("01057", ["T04"]), ("01026", ["09003", "T04"]), ("T22", ["09003", "T04"])):
        number = next(one for one in t.state.players[YOU].hand if t.codes([one]) == [code])
        found = hosts_for(t.state, YOU, number)
        assert hosts == [t.label(ref) for ref in found]


@card("09003")
def test_the_messenger_carries_other_blue_cards() -> None:
    """A blue weapon, for one."""
    t = Tabletop("09003", "T02", hand="01040")

    assert "play 01040" in t.options()


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
