"""What has no English words is refused by name, and how cards speak of themselves."""

import pytest

from dejarik.games.swccg.effects import conditions, force, modifiers, nouns, playing
from dejarik.games.swccg.language.english.render import render_node
from dejarik.games.swccg.language.english.voices import card_voice
from dejarik.games.swccg.model import definition as kinds
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model import statistics as st
from dejarik.games.swccg.model.texts import Ongoing, WeaponText
from dejarik.kernel.modifiers import SET
from dejarik.kernel.program import Node, Op
from dejarik.kernel.terms import Number, You
from dejarik.speech.doors import NoWords

ONE = Number(1)
THIS = (nouns.This(),)
CHARACTER = nouns.OfType(kinds.CHARACTER)
LOSE = force.LoseForce(You(), ONE)


def test_a_node_without_words_is_named() -> None:
    """The complaint says which class lacks words and where they belong."""

    class Juggle(Op):
        pass

    with pytest.raises(NoWords, match=r"no English words for Juggle; add them to .*swccg"):
        render_node(Juggle())


REFUSED: list[Node] = [
    modifiers.Changes(st.ATTRITION, ONE, THIS),
    modifiers.Changes(st.POWER, ONE, THIS, how=SET),
    modifiers.Forbids(st.NIGHTTIME, THIS),
    nouns.HasIcon("pilot"),
    conditions.JustDrawnFor(0),
    WeaponText((CHARACTER,), 1, LOSE, ev.DRAINING),
    playing.Text((ev.FIRING,), ev.RESPOND, playing.UseText(0, LOSE, is_play=True)),
    Ongoing(modifiers.Instead(st.POWER, ONE, THIS)),
]


@pytest.mark.parametrize(
    "node", REFUSED, ids=[f"{type(one).__name__} {place}" for place, one in enumerate(REFUSED)]
)
def test_a_value_that_has_no_words_is_refused(node: Node) -> None:
    """A node of which only some values have words is not passed over in silence."""
    with pytest.raises(NoWords):
        render_node(node)


def test_a_card_speaks_of_itself_by_its_type() -> None:
    """A location is a site; interrupts and effects have capitals."""
    said = [card_voice(kind, kinds.DARK).this for kind in range(len(kinds.TYPE_NAMES))]

    assert [
        "this character",
        "this weapon",
        "this device",
        "this Effect",
        "this Interrupt",
        "this site",
    ] == said
