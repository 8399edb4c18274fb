"""Parts of abilities: what must be possible, what comes to nothing, conversions, traits."""

from dataclasses import fields

import pytest

from dejarik.games.imperial.effects import abilities as moments
from dejarik.games.imperial.effects import figures as fig
from dejarik.games.imperial.effects.activation import TakeInitiative
from dejarik.games.imperial.effects.cards import DiscardFromHand
from dejarik.games.imperial.effects.conditions import AnyFits, HasDamage
from dejarik.games.imperial.effects.damage import RecoverDamage, Suffer
from dejarik.games.imperial.effects.modifiers import DEFENDING, Converts
from dejarik.games.imperial.effects.points import Score
from dejarik.games.imperial.language.words import during, then
from dejarik.games.imperial.model import events as ev
from dejarik.games.imperial.model import facts
from dejarik.games.imperial.model import statistics as st
from dejarik.games.imperial.model.texts import Passive
from dejarik.kernel.ops import Pay
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling

GAIN = Score(Number(1))
BESIDE = ("a1", "b1")
SELF = fig.ItselfOnly()
CLOSE = (fig.Hostile(), fig.Adjacent())
BOTH = then(GAIN, Suffer(fig.Figures(CLOSE), Number(1)))


@ruling("ia.ability.09")
def test_an_ability_that_asks_for_all_its_effects_is_not_used_for_some() -> None:
    """A point and damage for who is adjacent: with nobody there, only the one that does not ask."""
    parts = (during("Any", BOTH), during("All", BOTH, AnyFits(CLOSE)))
    for where, offered in (("b1", ["Any", "All"]), ("c1", ["Any"])):
        field = duel(at=("a1", where), programs=(parts, ()))
        assert offered == field.offered("use")


@ruling("ia.ability.11")
def test_an_ability_that_comes_to_nothing_is_used_for_its_cost() -> None:
    """A card of the hand for damage to nobody; an action to recover damage that is not there."""
    part = during("Pay", Pay(DiscardFromHand(), Suffer(fig.Figures(CLOSE), Number(1))))
    more = Brought(hands=("filler recovery", ""))
    field = duel(more=more, programs=((part,), ()))
    before = len(field.recorder.records)
    field.choose("use Pay", "filler")
    assert (["filler"], 0) == (field.discard(0), field.damage("two'"))
    kinds = [one.event.kind for one in field.recorder.records[before:] if one.event is not None]
    assert [ev.HAND_DISCARDED] == kinds
    field.choose("command recovery")

    assert 1 == field.s.activations[0].actions
    assert ["filler", "recovery"] == field.discard(0)
    assert [] == field.events(ev.RECOVERED)


@pytest.mark.parametrize("converts", [True, False])
@ruling("ia.ability.35", "ia.ability.36")
def test_what_is_converted_is_gone_and_the_new_result_is_there(converts: bool) -> None:
    """A dodge becomes an evade in the step of the modifiers: the attack hits, without surges."""
    change = Passive(Converts(st.DODGE, ((st.EVADE, 1),), DEFENDING))
    look = moments.When(moments.WHILE_MODIFYING, GAIN, moments.SOURCE, name="Look")
    field = duel(
        "melee, dice green, surges damage 3",
        "defence white",
        at=BESIDE,
        programs=((look,), (change,) if converts else ()),
    )
    field.fight("one", "two'", "green 1/1/1", "white 0/0/1")
    assert [] == field.attack().sums
    field.choose("pass")

    if converts:
        assert [1] == [event.amount for event in field.events(ev.ACCURACY_CHECKED)]
        assert 1 == field.damage("two'")
    else:
        assert ["surge 0", "stop"] == field.options()
        field.choose("stop")
        assert 0 == field.damage("two'")


@ruling("ia.ability.42")
def test_a_trait_does_nothing_by_itself() -> None:
    """Two games that differ in every trait of a figure go alike."""
    seen = []
    for traits in ("", ", traits Trooper; Creature; Vehicle; Leader; Force User"):
        field = duel(f"melee, dice red{traits}", f"health 9{traits}", at=BESIDE)
        menu = field.options()
        field.fight("one", "two'", "red 0/3/0")
        seen.append((menu, field.options(), field.damage("two'"), len(field.recorder.records)))

    assert seen[0] == seen[1]


@ruling("ia.ability.102")
def test_there_are_eight_keywords() -> None:
    """With a number, without one, and Habitat with its kinds of terrain."""
    plain = {*facts.KEYWORDS} - {facts.ATTACHMENT}
    named = {st.SYMBOL_NAMES[one].lower() for one in (st.PIERCE, st.BLAST, st.CLEAVE, st.RECOVER)}
    of_card = {one.name.removesuffix("s") for one in fields(facts.Deployment)} & {"habitat"}

    assert {"mobile", "massive", "reach"} == plain
    assert named == {*facts.EFFECTS} & named
    assert 8 == len(plain | named | of_card)


@ruling("ia.ability.119")
def test_what_a_figure_lets_you_claim_its_player_has() -> None:
    """The token of initiative, by an ability of the second seat's figure."""
    claim = moments.When(moments.START_OF_ROUND, TakeInitiative(), 2, name="Claim")
    field = Field("one a1", "two f6", "", Brought(cards=(by("one"), by("two", "", claim))))
    field.choose("two': Claim")

    assert (1, 1, ["two"]) == (field.s.initiative, field.seat, field.options())


@ruling("ia.damage.09")
def test_only_damage_that_is_on_a_figure_now_counts() -> None:
    """What was suffered and recovered since does not."""
    parts = (during("Rage", GAIN, HasDamage()), during("Heal", RecoverDamage(SELF, Number(2))))
    field = duel(programs=(parts, ()))
    field.hurt("one", 3)
    field.reload()
    assert ["Rage", "Heal"] == field.offered("use")
    field.choose("use Heal")
    assert ["Rage", "Heal"] == field.offered("use")
    field.choose("use Heal")

    assert ["Heal"] == field.offered("use")
