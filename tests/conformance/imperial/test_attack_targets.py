"""Attacks: who may be a target, from where, and what becomes of a target that moves."""

import pytest

from dejarik.games.imperial.effects.attacks import MELEE, MakeAttack
from dejarik.games.imperial.language.words import special
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.dice import RED, YELLOW
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

BYSTANDERS = Brought(cards=(by("friend"), by("foe"), by("giant", "size 2x2")))


def missed(field: Field) -> bool:
    """Whether the last attack that was checked has missed."""
    return not field.events(ev.ACCURACY_CHECKED)[-1].amount


@ruling("ia.attack.28", "ia.attack.33", "ia.attack.35", "ia.attack.202", "ia.attack.82")
def test_melee_targets_are_the_adjacent_hostile_figures() -> None:
    """Not the friend beside it, not the foe two spaces away that it sees, not an empty space."""
    at = ("b2, friend a1", "c3, foe d2, giant c1")
    field = duel("melee, dice red", at=at, more=BYSTANDERS)

    assert ["two'", "giant'"] == field.offered("attack")


@ruling("ia.attack.39", "ia.attack.40", "ia.attack.229", "ia.attack.28")
def test_ranged_targets_are_the_hostile_figures_in_sight() -> None:
    """At any distance; not behind a blocking space; no friends."""
    at = ("a1, friend a2", "f1, foe f6, giant d3")
    field = duel("dice blue", at=at, things="blocking e5 e6 f5 d5", more=BYSTANDERS)

    assert ["two'", "giant'"] == field.offered("attack")


@ruling("ia.attack.32", "ia.activation.03")
def test_without_a_target_no_attack_is_offered() -> None:
    """Neither far away in melee nor unseen."""
    assert [] == duel("melee, dice red").offered("attack")
    assert [] == duel("dice blue", things="wall b1|c1, blocking b2").offered("attack")


@ruling("ia.attack.31", "ia.attack.250")
def test_one_target_is_named() -> None:
    """Only it suffers, and no second one is asked for."""
    field = duel("dice red, box accuracy 5", at=("a1", "c1, foe c2"), more=BYSTANDERS)

    field.fight("one", "two'", "red 0/3/0")

    assert [3, 0] == [field.damage("two'"), field.damage("foe'")]
    assert ["move", "end"] == field.options()


@ruling("ia.attack.17", "ia.movement.21", "ia.movement.20")
def test_in_the_space_of_another_figure_nothing_but_going_on_is_offered() -> None:
    """No attack, no action; the same figure in a space of its own has them."""
    field = duel("melee, dice red, speed 4", at=("a1", "b2, foe c3"), more=BYSTANDERS)
    field.choose("move", "walk", "stepwise", "step b1", "stop")
    assert ["walk", "move", "attack two'", "end"] == field.options()

    field.put("one", "b2")
    assert ["walk"] == field.options()


@ruling("ia.attack.18", "ia.movement.122", "ia.movement.123", "ia.movement.01", "ia.movement.155")
def test_points_can_be_spent_before_and_after_an_attack() -> None:
    """Two of four before it, two after it."""
    field = duel("melee, dice red, speed 4", at=("a1", "d1"))
    field.choose("move", "walk", "go c1")
    field.fight("one", "two'", "red 0/1/0")

    assert ["walk", "end"] == field.options()
    field.choose("walk", "go a1")
    assert "a1" == field.where("one")
    assert ["end"] == field.options()


@ruling("ia.attack.20", "ia.attack.22", "ia.attack.253")
def test_a_target_that_has_moved_is_targeted_where_it_stands_now() -> None:
    """The target stays the same, its space is the new one; nobody else is asked about."""
    words = "dice blue, surges recover 1"
    field = duel(words, at=("a1", "c1, foe c2"), more=BYSTANDERS)
    field.fight("one", "two'", "blue 3/1/1")
    assert field.s.map().space("c1") == field.attack().space
    field.put("two'", "d1")

    field.choose("surge 0")

    (changed,) = field.events(ev.TARGET_CHANGED)
    assert field.names["two'"] == changed.subject
    assert field.s.map().space("d1") == changed.amount
    assert [1, 0] == [field.damage("two'"), field.damage("foe'")]


@ruling("ia.attack.20", "ia.attack.22")
def test_the_attacker_names_a_space_of_a_large_target_that_has_moved() -> None:
    """Spaces with different figures around them, all of this target."""
    at = ("a1", "f6, giant c1, foe f2")
    field = duel("dice blue, surges recover 1", at=at, more=BYSTANDERS)
    field.dice("one", "blue 3/1/1")
    field.choose("attack giant'")
    field.put("giant'", "d1")

    field.choose("surge 0")

    assert ["d1", "e1"] == field.options()
    field.choose("d1")
    assert 1 == field.damage("giant'")


@ruling("ia.attack.21", "ia.attack.23")
def test_an_attack_misses_when_its_target_is_no_longer_seen() -> None:
    """A figure has come between: no space of the target is left."""
    field = duel("dice blue, surges damage 1", at=("a1", "c1, foe f6"), more=BYSTANDERS)
    field.fight("one", "two'", "blue 3/1/1")
    field.put("foe'", "b1")

    field.choose("surge 0")

    assert missed(field)
    assert [0, 0] == [field.damage("two'"), field.damage("foe'")]


@ruling("ia.attack.25", "ia.attack.23", "ia.attack.24")
def test_a_melee_attack_misses_when_its_target_is_no_longer_adjacent() -> None:
    """And what refers to the target space does nothing: not even Blast of a sure hit."""
    words = "melee, dice red, box blast 1, surges damage 1"
    field = duel(words, at=("a1", "b1, foe b2"), more=BYSTANDERS)
    field.fight("one", "two'", "red 0/2/1")
    field.put("two'", "d1")

    field.choose("surge 0")

    assert missed(field)
    assert [0, 0, 0] == [field.damage(name) for name in ("two'", "foe'", "one")]


@ruling("ia.attack.08", "ia.attack.201", "ia.attack.228", "ia.attack.255")
def test_type_dice_and_surges_are_those_of_the_card() -> None:
    """A melee and a ranged figure, each with its own."""
    for words, melee, faces in (
        ("melee, dice red yellow, surges damage 1", True, "red 0/2/1 yellow 0/0/1"),
        ("ranged, dice blue, surges pierce 1; recover 1", False, "blue 2/0/1"),
    ):
        field = duel(words, at=("a1", "b1"))
        field.fight("one", "two'", faces)
        assert melee is field.attack().is_melee
        assert len(faces.split()) // 2 == len(field.attack().attack_dice)
        assert words.count(";") + 1 == len(field.offered("surge"))


@ruling("ia.attack.208")
def test_a_ranged_figure_attacks_an_adjacent_one_at_range() -> None:
    """Its attack is no melee attack."""
    field = duel("dice blue, surges recover 1", at=("a1", "b1"))

    field.fight("one", "two'", "blue 2/0/1")

    assert not field.attack().is_melee


@ruling("ia.attack.09", "ia.attack.10")
def test_an_ability_replaces_type_and_pool_for_its_attack_only() -> None:
    """Melee with red and yellow; the card's surges stay; the next attack is as printed."""
    parts = (special("Strike", MakeAttack(pool=(RED, YELLOW), attack_type=MELEE), attacks=True),)
    more = Brought(hands=("", ""))
    field = duel("dice blue, surges damage 1", at=("a1", "b1"), more=more, programs=(parts, ()))
    field.dice("one", "red 0/1/0 yellow 0/0/1")
    field.choose("special Strike")
    assert field.attack().is_melee
    assert [RED, YELLOW] == [die.colour for die in field.attack().attack_dice]
    field.choose("surge 0", "end")
    assert 2 == field.damage("two'")

    for group in ("two", "two", "one"):
        activate(field, group)
        if group == "two":
            field.choose("end")
    field.fight("one", "two'", "blue 2/0/1")
    assert not field.attack().is_melee
    assert 1 == len(field.attack().attack_dice)


@pytest.mark.parametrize(
    ("group", "found"), [("one", ["two'", "foe'"]), ("two", ["one", "friend"])]
)
@ruling("ia.figure.02", "ia.figure.03")
def test_figures_of_a_player_are_friendly_and_the_others_hostile(
    group: str, found: list[str]
) -> None:
    """Whatever their affiliations: the friend is a rebel, the foe an imperial like `one`."""
    cards = (by("one"), by("two", "side rebel"), by("friend", "side rebel"), by("foe"))
    brought = Brought(cards=cards, initiative=int(group == "two"))
    field = Field("one a1, friend a2", "two c1, foe c2", "", brought)

    activate(field, group)

    assert found == field.offered("attack")
