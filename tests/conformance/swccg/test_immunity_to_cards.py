"""Immunity to cards of a title: which part of a text has it, and what may answer the rest."""

from dejarik.games.swccg.effects import nouns
from dejarik.games.swccg.effects.playing import OPPONENT
from dejarik.games.swccg.model import events as ev
from dejarik.games.swccg.model.texts import ImmuneTo
from dejarik.games.swccg.rules.flow.acting import Cancel
from dejarik.testing.swccg import synthetic_making as make
from dejarik.testing.swccg import synthetic_texts as syn
from dejarik.testing.swccg.marks import ruling
from dejarik.testing.swccg.table import Laid

GAME = make.game_with(
    make.interrupt(
        "dark speech",
        syn.answering(ev.PHASE, ev.TOP, syn.Unit(ev.ACTIVATE_ONE, 1), play=True),
        ImmuneTo("light silence"),
        syn.answering(ev.PHASE, ev.TOP, syn.MustLose(1), play=True),
    ),
    make.interrupt(
        "light silence",
        syn.answering(
            ev.PLAYING,
            ev.RESPOND,
            Cancel(),
            play=True,
            who=OPPONENT,
            about=(nouns.NotImmuneTo("light silence"),),
        ),
    ),
)


@ruling("swccg.1c.143", "swccg.1c.144")
def test_text_before_the_words_is_immune_and_text_behind_is_not() -> None:
    """The first part of the speech cannot be silenced, the second can."""
    first = Laid(
        GAME, "dark street", phase="control", dark_hand="dark speech", light_hand="light silence"
    )
    offered = first.options()
    first.answer("play dark speech")
    second = Laid(
        GAME, "dark street", phase="control", dark_hand="dark speech", light_hand="light silence"
    )
    second.answer("play dark speech 2")

    assert ["play dark speech", "play dark speech 2", "pass"] == offered
    assert 1 == len(first.events(ev.ACTIVATE_ONE))
    assert ["light silence"] == first.codes("light", "hand")
    assert ("light: window", ["play light silence", "pass"]) == (second.asked(), second.options())
