"""Display of Power, blue upgrades that belong to Jedi: what each offers, and what it does."""

import pytest

from dejarik.games.destiny.model import events as ev
from dejarik.games.destiny.model import facts
from dejarik.kernel.emitting import emit
from dejarik.kernel.events import Event
from dejarik.testing.destiny.table import THEM, Tabletop, card
from tests.cards.destiny.idioms import activated_by

# Jedi Cloak


@card("22053")
@pytest.mark.parametrize(
    ("host", "carried", "full"),
    [
        ("T02", "T74 T23 22053", False),
        ("T02", "T74 T23 T25 22053", True),
        ("T03", "T74 T23 T25", True),
    ],
)
def test_a_character_with_a_jedi_cloak_carries_four_upgrades(
    host: str, carried: str, full: bool
) -> None:
    """Others carry three; who has one too many has to discard one."""
    t = Tabletop("T02 T03", hand="T22")
    for code in carried.split():
        t.upgrade(code, on=host)
    if host == "T03":
        t.upgrade("22053", on="T02")

    t.answer("play T22", host, "no")

    assert ("you: too_many_upgrades" if full else "they: action") == t.asked()


@card("22053")
def test_played_a_jedi_cloak_gives_its_character_a_shield() -> None:
    """One, and to nobody else; other upgrades bring none."""
    t = Tabletop("T02 T03", hand="22053 T22", resources=9)

    t.answer("play 22053", "T02")
    assert (1, 0, 1) == (t.copy("T02").shields, t.copy("T03").shields, len(t.events("card_played")))
    played, gained = t.events("card_played")[0], t.events("shields_gained")[0]
    assert played.serial < gained.serial
    t.answer("pass", "play T22", "T02", "no")

    assert 1 == t.copy("T02").shields


# Luke's Teachings


@card("22054")
def test_after_its_character_is_activated_a_card_is_drawn() -> None:
    """By you, once it is activated, and for nobody else."""
    t = Tabletop("T02 T03", deck="T31 T33")
    t.upgrade("22054", on="T02")

    t.answer("activate T02")
    assert ["T31"] == t.hand()
    assert t.events("activated")[0].serial < t.events("cards_drawn")[0].serial
    t.answer("pass", "activate T03")

    assert ["T31"] == t.hand()


@card("22054")
def test_only_your_activation_is_a_lesson() -> None:
    """Not theirs, and not that of another card through your character."""
    for seat, subject, source, drawn in ((THEM, "T02", "T03", 0), (0, "T03", "T02", 0)):
        t = Tabletop("T02 T03", deck="T31 T33")
        t.upgrade("22054", on="T02")
        event = Event(ev.ACTIVATED, seat, t.copy(subject).ref, t.copy(source).ref)
        emit(t.state, event)
        assert ("you: action", drawn) == (t.asked(), len(t.hand()))

    t = Tabletop("T02 T03", deck="T31 T33")
    t.upgrade("22054", on="T02")
    assert ("you: action", ["T31"]) == (activated_by(t, 0, "T02").asked(), t.hand())


@card("22054")
@pytest.mark.parametrize(
    ("code", "side", "kinds"),
    [
        ("22054", "2Sh", ["melee", "shield"]),
        ("22054", "1R", ["resource"]),
        ("T21", "1R", ["resource"]),
    ],
)
def test_its_shields_may_be_melee_damage(code: str, side: str, kinds: list[str]) -> None:
    """No other side of it."""
    t = Tabletop("T02", "T03")
    t.upgrade("22054", on="T02")
    if code != "22054":
        t.upgrade(code, on="T02")
    t.show(code, side)

    expected = [f"resolve {kind}" for kind in kinds]
    assert expected == sorted(one for one in t.options() if one.startswith("resolve"))


@card("22054")
def test_shields_of_other_dice_stay_shields() -> None:
    """Also those of its character."""
    t = Tabletop("T02", "T03")
    t.upgrade("22054", on="T02")
    t.show("T02", "1Sh")

    assert "resolve melee" not in t.options()


# Obi-Wan Kenobi's Lightsaber


def obi_wans_lightsaber(host: str = "22045", side: str = "1MD") -> Tabletop:
    """The upgrade on a character, with its die showing this."""
    t = Tabletop(f"{host} T03", "T02")
    t.upgrade("22055", on=host)
    t.copy("T03").damage = t.copy("their T02").damage = 3
    t.show("22055", side)
    t.show("T03", "1MD")
    return t


@card("22055")
def test_on_obi_wan_it_may_be_exhausted_after_its_die_to_heal_one() -> None:
    """From anybody."""
    t = obi_wans_lightsaber(side="1R")

    t.answer("resolve resource")
    assert (["no", "yes"], 1) == (t.options(), len(t.events("die_resolved")))
    t.answer("yes")
    assert ["22045", "T03", "their T02"] == t.options()
    t.answer("T03")

    assert (2, False) == (t.copy("T03").damage, t.copy("22055").ready)


@card("22055")
def test_it_may_stay_ready_and_as_a_modifier_it_is_asked_about_too() -> None:
    """Nothing is healed."""
    t = obi_wans_lightsaber(side="+2MD")

    t.answer("resolve melee", "die 22055 +2MD", "their T02", "no")

    assert (True, "they: action", 6) == (
        t.copy("22055").ready,
        t.asked(),
        t.copy("their T02").damage,
    )


@card("22055")
def test_others_heal_nothing_with_it_and_other_dice_neither() -> None:
    """Not on anybody else, not after another die, not after theirs, not exhausted."""
    t = obi_wans_lightsaber("T04", "1R")
    t.answer("resolve resource")
    assert "they: action" == t.asked()

    t = obi_wans_lightsaber(side="1R")
    t.answer("resolve melee", "their T02")
    assert "they: action" == t.asked()

    t = obi_wans_lightsaber(side="1R")
    emit(t.state, Event(ev.DIE_RESOLVED, THEM, t.copy("22055").dice[0], 0, 1, facts.RESOURCE))
    assert "you: action" == t.asked()

    t = obi_wans_lightsaber(side="1R")
    t.copy("22055").ready = False
    t.answer("resolve resource")
    assert "they: action" == t.asked()
