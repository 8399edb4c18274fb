"""Objects: what is one, what cannot be done to it, and claiming."""

from dejarik.games.imperial.effects.abilities import AFTER_ATTACK, SOURCE, When
from dejarik.games.imperial.effects.damage import Suffer
from dejarik.games.imperial.effects.figures import AFigure, TheTarget, Within
from dejarik.games.imperial.effects.modifiers import OfFigures
from dejarik.games.imperial.effects.movement import PushNamed
from dejarik.games.imperial.effects.objects import Carrying, ClaimToken, TakeToken
from dejarik.games.imperial.effects.raiders import BringToken
from dejarik.games.imperial.language.words import special, then
from dejarik.games.imperial.model.ids import is_figure
from dejarik.games.imperial.model.statistics import SPEED
from dejarik.games.imperial.model.texts import Attackable, Interaction, Passive
from dejarik.games.imperial.rules.objects import controls_token
from dejarik.games.imperial.rules.relations import speed_of
from dejarik.kernel.ids import NOBODY
from dejarik.kernel.terms import Number
from dejarik.testing.imperial.duels import by, duel
from dejarik.testing.imperial.field import Brought, Field
from dejarik.testing.imperial.marks import ruling
from dejarik.testing.imperial.table import Skirmish

CLAIM = (Interaction("crate", ClaimToken()),)
SLOW = Passive(OfFigures(SPEED, Number(-3), (Carrying("crate"),)))


# --- what is an object --------------------------------------------------------------------


@ruling("ia.object.110", "ia.object.111")
def test_doors_crates_terminals_and_mission_tokens_are_no_figures() -> None:
    """An ability that chooses a figure close by is offered the figures alone."""
    strike = special("Strike", Suffer(AFigure((Within(2),)), Number(1)))
    more = Brought(cards=(by("friend"),), tokens={"crate": "a2", "sign": "b2"}, terminals="b1")
    things = "door a2|b2 a3|b3"
    at = ("a1, friend b3", "c1")
    field = duel(at=at, things=things, more=more, programs=((strike,), ()))

    field.choose("special Strike")

    assert ["one", "friend", "two'"] == field.options()
    assert not any(is_figure(token.id) for token in field.s.tokens)


@ruling("ia.object.01", "ia.object.115")
def test_an_object_cannot_be_pushed() -> None:
    """An effect on the target of an attack: offered for a figure, not for a crate."""
    push = When(
        AFTER_ATTACK, then(Suffer(TheTarget(), Number(1)), PushNamed(2)), SOURCE, name="Push"
    )
    more = Brought(mission=(Attackable("crate", 9),), tokens={"crate": "b1"})
    field = duel("melee, dice red", at=("a1", "a2"), more=more, programs=((push,), ()))
    field.fight("one", "crate", "red 0/1/0")
    field.choose("one: Push")

    assert ["move", "end"] == field.options()
    assert "b1" == field.s.map().names[field.token("crate").space]
    figure = duel("melee, dice red", at=("a1", "a2"), more=more, programs=((push,), ()))
    figure.fight("one", "two'", "red 0/1/0")
    figure.choose("one: Push")
    assert "go a4" in figure.options()


@ruling("ia.object.132")
def test_terminals_lie_where_the_map_puts_them() -> None:
    """On every map that is played."""
    for name, spaces in (
        ("mos-eisley-outskirts", {"h21", "t9"}),
        ("devaron-garrison", {"o5", "o20"}),
    ):
        t = Skirmish("hansolo", "darthvader", map=name, mission="A")
        found = [one.space for one in t.state.tokens if one.kind == "terminal"]
        assert spaces == {t.state.map().names[space] for space in found}


@ruling("ia.object.06")
def test_tokens_do_not_run_out() -> None:
    """With forty of a kind on the map another one can be brought."""
    floor = " ".join(f"{column}{row}" for column in "abcdef" for row in range(1, 7))
    field = duel(at=("a1", "f6"), more=Brought(tokens={"crate": floor}))
    bring = BringToken("crate", "anywhere")
    field.s.map().areas["anywhere"] = field.s.map().every

    assert 36 == len([one for one in field.s.tokens if one.kind == "crate"])
    assert [] == bring.places(field.s)
    field.token("crate", 7).space = -1
    assert [7] == bring.places(field.s)


# --- claiming -----------------------------------------------------------------------------


def claimed() -> Field:
    """`one` has claimed the crate beside it; who carries a crate would be slow."""
    field = duel("speed 4", more=Brought(mission=(*CLAIM, SLOW), tokens={"crate": "a2"}))
    field.choose("interact crate")
    return field


@ruling("ia.object.02", "ia.object.03")
def test_a_claimed_token_leaves_the_map_and_does_nothing_by_itself() -> None:
    """It is its player's; no points, no options, nothing to control."""
    field = claimed()
    token = field.token("crate")

    assert (0, -1, 0) == (token.owner, token.space, token.carrier)
    assert [0, 0] == field.points()
    assert ["move", "attack two'", "end"] == field.options()
    assert NOBODY == controls_token(field.s, token)


@ruling("ia.object.05", "ia.object.131")
def test_claiming_and_carrying_are_two_things() -> None:
    """Who claimed is not slowed by what slows carriers; who carries has claimed nothing."""
    field = claimed()
    assert 4 == speed_of(field.s, field.figure("one"))
    assert [] == field.s.carried_by(field.names["one"])
    take = (Interaction("crate", TakeToken()), SLOW)
    other = duel("speed 4", more=Brought(mission=take, tokens={"crate": "a2"}))
    other.choose("interact crate")

    assert 1 == speed_of(other.s, other.figure("one"))
    assert -1 == other.token("crate").owner
