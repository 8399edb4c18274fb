"""Abilities: whose they are, what they need, what they may choose from, what they cost."""

import pytest

from dejarik.games.imperial.effects import figures as fig
from dejarik.games.imperial.effects.abilities import AFTER_ATTACK, SOURCE, START_OF_ROUND, When
from dejarik.games.imperial.effects.cards import DiscardFromHand, DrawCards
from dejarik.games.imperial.effects.conditions import AnyFits, HasDamage
from dejarik.games.imperial.effects.damage import Suffer, SufferStrain
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during, may_reroll_attacking, special, then
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model.facts import UPGRADE
from dejarik.games.imperial.model.texts import During
from dejarik.kernel.ops import Pay
from dejarik.kernel.program import Op
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import activate, by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.made_up import deployment
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
HURT = Number(1)
BESIDE = ("a1", "b1")


def pair(effect: Op, theirs: str, things: str = "") -> Field:
    """A pair at a1 and f1 whose second figure is to act, with a special action, against foes."""
    cards = (by("pair", "group 2, health 5", special("Act", effect)), by("foe"))
    field = Field("pair f1 a1", theirs, things, Brought(cards=cards))
    activate(field, "pair")
    field.choose("pair2")
    return field


@ruling("ia.space.29", "ia.ability.116", "ia.space.105", "ia.ability.113")
def test_within_is_counted_from_the_figure_that_acts() -> None:
    """Two spaces from a1, seen or not; not beside the other figure of the group."""
    effect = Suffer(fig.AFigure((fig.Hostile(), fig.Within(2))), HURT)
    field = pair(effect, "foe b1, foe c1, foe d1, foe f2")
    assert "foe'2" not in field.offered("attack")

    field.choose("special Act")

    assert ["foe'1", "foe'2"] == field.options()


@ruling("ia.space.30", "ia.ability.117")
def test_adjacent_is_beside_the_figure_that_acts() -> None:
    """Not beside the other one of its group."""
    field = pair(
        Suffer(fig.AFigure((fig.Hostile(), fig.Adjacent())), HURT), "foe b2, foe a2, foe e2, foe c1"
    )

    field.choose("special Act")

    assert ["foe'1", "foe'2"] == field.options()


@ruling("ia.ability.118")
def test_sight_is_that_of_the_figure_that_acts() -> None:
    """The other one of its group sees the foe in f3; this one does not."""
    effect = Suffer(fig.AFigure((fig.Hostile(), fig.InSight())), HURT)
    field = pair(effect, "foe a3, foe b2, foe f3", "blocking d1 d2 d3 d4 d5 d6")

    field.choose("special Act")

    assert ["foe'1", "foe'2"] == field.options()


@ruling("ia.ability.114", "ia.ability.113")
def test_each_figure_of_a_group_uses_an_ability_for_itself() -> None:
    """A reroll for each of two attackers in one activation of the group."""
    cards = (by("pair", "group 2, melee, dice red", may_reroll_attacking("Again")), by("foe"))
    field = Field("pair a1 a2", "foe b1", "", Brought(cards=cards))
    activate(field, "pair")
    field.choose("pair1")
    field.dice("pair1", "red 0/1/0 red 0/2/0", "pair2", "red 0/1/0 red 0/2/0")
    field.choose("attack foe'")
    assert ["pair1: Again", "pass"] == field.options()
    field.choose("pair1: Again", "end", "attack foe'")

    assert ["pair2: Again", "pass"] == field.options()


@ruling("ia.ability.120", "ia.ability.121", "ia.ability.122", "ia.figure.23")
def test_points_cards_and_your_figures_are_the_player_s() -> None:
    """Of the second seat here: its points, its deck, its figures, the one that acts too."""
    parts = (
        during("Gain", GAIN),
        special("Draw", DrawCards(2)),
        special("All", Suffer(fig.Figures((fig.Friendly(),)), HURT)),
    )
    cards = (by("one"), by("two", "", *parts), by("more"))
    field = Field("one a1", "two f6, more f5", "", Brought(cards=cards, initiative=1))
    activate(field, "two")
    field.choose("use Gain", "special Draw", "special All")

    assert [0, 1] == field.points()
    assert [0, 2] == [len(field.hand(0)), len(field.hand(1))]
    assert [0, 1, 1] == [field.damage(name) for name in ("one", "two'", "more'")]


@ruling("ia.ability.02")
def test_an_ability_is_not_offered_while_its_requirement_is_not_met() -> None:
    """Damage on its figure; a foe beside it."""
    parts = (
        during("Hurt", GAIN, HasDamage()),
        During("Close", GAIN, (AnyFits((fig.Hostile(), fig.Adjacent())),)),
    )
    field = duel(programs=(parts, ()))
    assert [] == field.offered("use")
    field.hurt("one", 1)
    field.reload()
    assert ["Hurt"] == field.offered("use")
    field.put("two'", "b1")
    assert ["Hurt", "Close"] == field.offered("use")


@ruling("ia.ability.07", "ia.ability.16", "ia.ability.27")
def test_a_cost_is_paid_first_and_in_full_or_the_ability_is_not_used() -> None:
    """A card of the hand for a point: it may be declined, and not used without a card."""
    part = When(AFTER_ATTACK, Pay(DiscardFromHand(), GAIN), SOURCE, name="Pay")
    for hand in ("filler", ""):
        more = Brought(hands=(hand, ""))
        field = duel("melee, dice red", at=BESIDE, more=more, programs=((part,), ()))
        field.fight("one", "two'", "red 0/1/0")
        assert (["one: Pay", "pass"] if hand else ["move", "end"]) == field.options()
        if hand:
            field.choose("one: Pay", "filler")

    paid = duel(
        "melee, dice red", at=BESIDE, more=Brought(hands=("filler", "")), programs=((part,), ())
    )
    paid.fight("one", "two'", "red 0/1/0")
    paid.choose("one: Pay", "filler")
    kinds = (ev.HAND_DISCARDED, ev.POINTS_SCORED)
    assert list(kinds) == [event.kind for event in paid.events(*kinds)]


@ruling("ia.ability.103")
def test_an_upgrade_in_a_play_area_is_used_by_its_player() -> None:
    """At its moment, by nobody else."""
    start = When(START_OF_ROUND, GAIN, 2, name="Start")
    upgrade = (deployment("upgrade", kind=UPGRADE), (start,))
    cards = (by("one"), by("two"), upgrade)
    field = Field("one a1", "two f6", "", Brought(cards=cards, upgrades=("", "upgrade")))

    assert 1 == field.seat
    assert 2 == len(field.options())
    field.choose(field.options()[0])
    assert [0, 1] == field.points()


@ruling("ia.ability.101")
def test_keywords_on_a_card_apply_whole() -> None:
    """Reach: within two spaces and in sight, beside the adjacent ones."""
    more = Brought(cards=(by("near"), by("far")))
    for words, found in (
        ("melee, dice red", ["near'"]),
        ("melee, dice red, keywords reach", ["two'", "near'"]),
    ):
        field = duel(words, at=("a1", "c1, near a2, far d1"), more=more)
        assert found == field.offered("attack")


@ruling("ia.attack.118")
def test_a_pool_may_be_larger_than_any_box() -> None:
    """Eight red dice, each rolled once."""
    field = duel("melee, dice red red red red red red red red", "health 20", at=BESIDE)

    field.fight("one", "two'", "red 0/2/0 " * 8)

    assert 16 == field.damage("two'")
    assert [] == field.events(ev.REROLLED)


@ruling("ia.attack.207")
def test_who_has_no_melee_icon_makes_no_melee_attack() -> None:
    """A card that asks for one is offered to the melee figure only."""
    for words, found in (("melee, dice red", ["pummel"]), ("dice red", [])):
        field = duel(words, at=BESIDE, more=Brought(hands=("pummel", "")))
        assert found == field.offered("command")


@pytest.mark.parametrize("damage", [0, 7])
@ruling("ia.ability.23", "ia.ability.111")
def test_a_strain_cost_is_paid_in_damage_whatever_the_figure_has_suffered(damage: int) -> None:
    """One strain for a point; with an empty deck it is damage."""
    tire = special("Tire", then(SufferStrain(fig.ItselfOnly(), HURT), GAIN))
    field = duel("health 9", programs=((tire,), ()))
    field.s.sides[0].deck = []
    field.hurt("one", damage)
    field.reload()

    field.choose("special Tire")

    assert damage + 1 == field.damage("one")
    assert [1, 0] == field.points()
